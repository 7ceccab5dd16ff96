"""The games agree with the naive reading of the rules, as far as 40 records of each can tell."""

import json
from random import Random

from poisonbox.cli import main
from tests.contract.playing import every_game
from tests.reference.compare import differing_fields
from tests.reference.generate import NAIVE, PLAYERS, random_record

RECORDS = 40


@every_game
def test_records_are_judged_as_the_naive_reading_judges_them(game, tmp_path, capsys):
    rng = Random(f"quick comparison {game.id}")
    batch = [random_record(game.id, rng) for _ in range(RECORDS)]
    file = tmp_path / "records.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for _, record, _ in batch))
    code = main(["check", "--json", str(file)])
    printed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(printed) == len(batch)
    for (kind, record, expected), answer in zip(batch, printed, strict=True):
        fields = differing_fields(expected, answer)
        assert not fields, f"{kind} {fields}: {expected} {answer} {json.dumps(record)}"
    assert code == (0 if all(expected["ok"] for _, _, expected in batch) else 1)


@every_game
def test_the_naive_reading_knows_the_game_at_every_size(game):
    assert game.id in NAIVE
    assert PLAYERS[game.id] == game.seats
