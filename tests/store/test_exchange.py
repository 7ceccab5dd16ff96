"""Records go out and come in: what replays, once, and nothing by halves."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poisonbox.cli import main
from poisonbox.core.record import MAX_BYTES, dump_record
from poisonbox.games import GAMES
from poisonbox.store import exchange
from poisonbox.store.errors import FileUnreadable, FileUnwritable, NoSuchMatch, NotStorable
from poisonbox.store.library import Library
from poisonbox.store.models import Duplicate, SeatInfo
from tests.store.material import BOT, PEOPLE, begin, log, played, store


@pytest.fixture
def other(tmp_path):
    with Library.open(tmp_path / "other") as opened:
        yield opened


def record(game="pok", seed=1, **changes):
    """A record as another program would write it."""
    match = played(game, seed)
    plain = {
        "format": 1,
        "game": game,
        "rules_version": 1,
        "players": match.players,
        "moves": match.moves,
    }
    return json.dumps({**plain, **changes})


def imported(library, tmp_path, *lines, name="in.jsonl"):
    (tmp_path / name).write_text("\n".join(lines))
    return library.import_(tmp_path / name)


def test_what_goes_out_is_accepted_by_check_and_comes_in(library, other, tmp_path, capsys):
    stored = [store(library, played(game, seed)) for game in GAMES for seed in range(2)]
    stored.append(begin(library, played("pok", 9)))
    file = tmp_path / "all.jsonl"
    library.export(stored, file)
    assert main(["check", "--json", str(file)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(stored)
    report = other.import_(file)
    assert (len(report.imported), report.duplicates, report.refused) == (len(stored), (), ())
    for here, there in zip(stored, report.imported, strict=True):
        left, right = library.load(here), other.load(there)
        assert left.record == right.record
        assert (left.totals, left.winners, left.seats, left.finished) == (
            right.totals,
            right.winners,
            right.seats,
            right.finished,
        )


def test_one_match_is_one_record_file(library, tmp_path, capsys):
    match_id = library.begin("pok", 3, {}, [PEOPLE[0], SeatInfo(""), BOT], {"pin": "secret"})
    file = tmp_path / "match.json"
    library.export([match_id], file)
    assert file.read_bytes() == dump_record(library.load(match_id).record) + b"\n"
    assert b"secret" not in file.read_bytes()
    assert main(["check", str(file)]) == 0
    assert "0 moves" in capsys.readouterr().out


def test_a_match_is_not_imported_twice(library, tmp_path):
    first = store(library, played("pok"))
    library.export([first], tmp_path / "out.jsonl")
    for _ in range(2):
        report = library.import_(tmp_path / "out.jsonl")
        assert report.imported == ()
        assert report.duplicates == (Duplicate("out.jsonl:1", first),)
    library.delete(first)
    assert len(library.import_(tmp_path / "out.jsonl").imported) == 1


def test_a_file_with_the_same_match_twice(library, tmp_path):
    report = imported(library, tmp_path, record(), record(options={"memory": "off"}))
    assert len(report.imported) == 1
    assert report.duplicates == (Duplicate("in.jsonl:2", report.imported[0]),)


def test_a_match_that_went_on_is_another_one(library, tmp_path):
    match = played("pok")
    match_id = begin(library, match)
    library.append(match_id, 0, match.moves[:3])
    library.export([match_id], tmp_path / "three.jsonl")
    assert library.import_(tmp_path / "three.jsonl").duplicates
    library.append(match_id, 3, match.moves[3:])
    assert library.import_(tmp_path / "three.jsonl").imported


def test_the_refused_ones_are_named_and_the_others_imported(library, tmp_path):
    match = played("pok")
    late = [*match.moves, match.moves[-1]]
    report = imported(
        library,
        tmp_path,
        record(seed=5),
        "",
        '{"format": 1}',
        record(moves=late),
        "no JSON at all",
        record(game="pok", seed=6),
        record(rules_version=99),
        record(seats=[{}]),
    )
    assert len(report.imported) == 2
    assert {match.moves for match in library.history()} == {
        len(played("pok", 5).moves),
        len(played("pok", 6).moves),
    }
    assert [refused.place for refused in report.refused] == [
        f"in.jsonl:{line}" for line in (3, 4, 5, 7, 8)
    ]
    illegal = report.refused[1]
    assert illegal.move == len(match.moves)
    assert illegal.refusal is not None
    assert illegal.refusal.clause in illegal.sentence
    assert all(refused.sentence for refused in report.refused)


@pytest.mark.parametrize(
    ("seats", "read"),
    [
        (None, ("", "", "")),
        (["Ada", "Ben", 3], ("Ada", "Ben", "")),
        ([{"name": "Ada", "team": 1}, {"name": 5}, {}], ("Ada", "", "")),
        ([{"name": "Ada", "kind": "ghost"}, {"name": "x" * 999}, "Zoë"], ("", "", "Zoë")),
    ],
)
def test_seats_as_other_programs_write_them(library, tmp_path, seats, read):
    report = imported(library, tmp_path, record(seats=seats))
    assert report.refused == ()
    stored = library.load(report.imported[0])
    assert tuple(seat.name for seat in stored.seats) == read
    assert log(stored) == [(seat, value) for seat, value in played("pok").moves]


def test_a_record_over_many_lines(library, tmp_path):
    spread = json.dumps(json.loads(record()), indent=1)
    report = imported(library, tmp_path, *spread.splitlines(), name="match.json")
    assert len(report.imported) == 1


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\xff\xfe", b"[" * 100_000, b"{}", b"\x00" * 9])
@pytest.mark.parametrize("name", ["in.json", "in.jsonl"])
def test_what_is_no_record_file(library, tmp_path, content, name):
    (tmp_path / name).write_bytes(content)
    report = library.import_(tmp_path / name)
    assert (report.imported, len(report.refused)) == ((), 1)
    assert library.history() == []


@pytest.mark.parametrize("name", ["in.json", "in.jsonl"])
def test_far_too_long(library, tmp_path, name):
    with (tmp_path / name).open("wb") as file:
        file.write(record(seed=3).encode() + b"\n" if name == "in.jsonl" else b"")
        file.truncate(3 * MAX_BYTES)
    report = library.import_(tmp_path / name)
    assert len(report.imported) == (name == "in.jsonl")
    (refused,) = report.refused
    assert "MiB" in refused.sentence


def test_something_else_is_not_read_to_its_end(library, tmp_path):
    report = imported(library, tmp_path, *["{}"] * (exchange.MOST_REFUSED + 50), record())
    assert (len(report.refused), report.imported) == (exchange.MOST_REFUSED + 1, ())
    assert "not read" in report.refused[-1].sentence


def test_a_file_that_cannot_be_read(library, tmp_path):
    for path in (tmp_path / "nowhere", tmp_path, tmp_path / "nul\0"):
        with pytest.raises(FileUnreadable):
            library.import_(path)
    store(library, played("pok"))  # and the library goes on


def test_exporting_what_is_not_there_writes_nothing(library, tmp_path):
    match_id = store(library, played("pok"))
    file = tmp_path / "out.jsonl"
    file.write_text("earlier")
    with pytest.raises(NoSuchMatch):
        library.export([match_id, 99], file)
    with pytest.raises(NotStorable):
        library.export([], file)
    with pytest.raises(FileUnwritable):
        library.export([match_id], tmp_path / "no" / "folder")
    with pytest.raises(FileUnwritable):
        library.export([match_id], tmp_path / "nul\0")
    assert file.read_text() == "earlier"
    assert {path.name for path in tmp_path.iterdir()} == {"data", "out.jsonl"}


@given(st.binary(max_size=300) | st.text(max_size=80).map(str.encode))
def test_no_file_breaks_it(tmp_path_factory, data):
    folder = tmp_path_factory.mktemp("any", numbered=True)
    (folder / "file").write_bytes(data)
    with (folder / "file").open("rb") as file:
        places = list(exchange.split("file", file))
    assert places
    assert all(isinstance(place, str) for place, _ in places)
