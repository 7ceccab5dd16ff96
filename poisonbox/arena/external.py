"""Other people's bots: programs that read a question and write a move, one JSON line each."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from poisonbox.core.game import Game
from poisonbox.core.refusal import Malformed
from poisonbox.core.view import view_json

_LONGEST_ANSWER = 1 << 16


class Forfeit(Exception):
    """A program lost its match by being slow, dead or wrong; the text says how."""


class ExternalPlayer:
    """A program at a seat.

    It gets ``{"game", "seat", "view", "moves", "seed"}`` and answers ``{"move": ...}`` with one of
    the moves. It is started when it is first asked, and anew after it has forfeited.

    Args:
        game: What is played.
        command: The program and its arguments.
        patience: Seconds it has for each move.
    """

    def __init__(self, game: Game[Any], command: Sequence[str], patience: float) -> None:
        self._game = game
        self._command = command
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Ask the program; raises Forfeit."""
        encoded = [self._game.encode(move) for move in moves]
        question = {
            "game": self._game.id,
            "seat": view.seat,
            "view": view_json(view),
            "moves": encoded,
            "seed": rng.getrandbits(32),
        }
        try:
            answer = self._ask(json.dumps(question).encode())
            move = _read(answer)
            if move not in encoded:
                raise Forfeit(f"answered a move that is not legal here: {move!r:.80}")
            return moves[encoded.index(move)]
        except Forfeit:
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        process = self._process
        if process is None:
            return
        self._process = None
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()

    def _ask(self, line: bytes) -> bytes:
        process = self._process or self._start()
        assert process.stdin is not None
        with suppress(BrokenPipeError):  # a dead program is noticed by its silence
            process.stdin.write(line + b"\n")
            process.stdin.flush()
        try:
            answer = self._lines.get(timeout=self._patience)
        except queue.Empty:
            raise Forfeit(f"did not answer within {self._patience:g} s") from None
        if not answer.endswith(b"\n"):
            raise Forfeit("ended, or wrote an endless line, instead of answering")
        return answer

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise Forfeit(f"cannot be started: {error.strerror or error}") from error
        self._process = process
        lines = self._lines = queue.SimpleQueue()

        def listen() -> None:
            assert process.stdout is not None
            with suppress(ValueError):  # closed under our hands
                while line := process.stdout.readline(_LONGEST_ANSWER):
                    lines.put(line)
            lines.put(b"")

        threading.Thread(target=listen, daemon=True).start()
        return process


def _read(answer: bytes) -> Any:
    try:
        value = json.loads(answer)
        if not isinstance(value, dict) or "move" not in value:
            raise Malformed("no move")
    except (ValueError, RecursionError):
        raise Forfeit(f"answered what is no move: {answer[:80]!r}") from None
    return value["move"]
