"""Reviews that were worked out before, kept so that nobody has to wait for them again.

They lie in the folder of what can be made again, one file for each match, named after its moves:
names of people are not in it, and a match that was exported and imported is known again. A file
that cannot be read is as good as none.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from poisonbox.core.match import Match
from poisonbox.core.refusal import Malformed
from poisonbox.store.files import write_whole
from poisonbox.teach.coach import Advice
from poisonbox.teach.review import Judgement

_FORMAT = 1
"""Goes up when bots think so much better that reviews are worth being made again."""

_MOST = 200
"""Reviews that are kept; older ones make room."""


class _Kept(Struct, frozen=True):
    """The file; moves are as records write them."""

    format: int
    judgements: list[Judgement]


def load(folder: Path, match: Match[Any]) -> dict[int, Judgement]:
    """What was found out about a match before, by the moves' places in the log."""
    decode = match.game.decode
    try:
        kept = msgspec.json.decode(_file(folder, match).read_bytes(), type=_Kept)
        found = [_with_moves(each, decode) for each in kept.judgements]
    except (OSError, msgspec.MsgspecError, Malformed):
        return {}
    return {each.at: each for each in found} if kept.format == _FORMAT else {}


def keep(folder: Path, match: Match[Any], found: Mapping[int, Judgement | None]) -> None:
    """Keep what was found out so far; where that is not possible it is made again next time."""
    encode = match.game.encode
    judgements = [_with_moves(each, encode) for each in found.values() if each is not None]
    file = _file(folder, match)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, [msgspec.json.encode(_Kept(_FORMAT, judgements))])
        ages = sorted((each.stat().st_mtime, each) for each in file.parent.glob("*.json"))
        for _, old in ages[:-_MOST]:
            old.unlink(missing_ok=True)


def _file(folder: Path, match: Match[Any]) -> Path:
    moves = msgspec.json.encode(match.to_record())
    return folder / "reviews" / f"{sha256(moves).hexdigest()[:32]}.json"


def _with_moves(judgement: Judgement, change: Any) -> Judgement:
    """The same with its moves written, or read."""
    advice = judgement.advice
    best, *others = (
        replace(each, move=change(each.move)) for each in (advice.best, *advice.others)
    )
    changed = Advice(best, tuple(others), advice.mixed)
    return replace(judgement, move=change(judgement.move), advice=changed)
