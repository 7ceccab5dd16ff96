"""What the library is asked to keep, it gives back."""

from datetime import UTC, datetime

import pytest

from poisonbox.core.match import Match
from poisonbox.games import GAMES
from poisonbox.store.errors import (
    LibraryClosed,
    LibraryError,
    MatchDamaged,
    MatchOver,
    NoSuchMatch,
    NotStorable,
    OutOfStep,
)
from poisonbox.store.library import Library
from poisonbox.store.models import SeatInfo
from tests.store.material import BOT, PEOPLE, begin, inside, log, played, store

every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
def test_a_match_comes_back_move_by_move(library, game):
    match = played(game)
    match_id = begin(library, match)
    for at, move in enumerate(match.moves):
        library.append(match_id, at, [move])
    stored = library.load(match_id)
    assert log(stored) == list(match.moves)
    replayed = Match.from_record(stored.record, GAMES).result()
    assert replayed is not None
    assert (replayed.totals, replayed.winners) == (match.totals, match.winners)


@pytest.mark.parametrize("players", GAMES["goblets"].seats)
def test_options_of_any_shape_come_back(library, players):
    couples = ((0, 1),)
    match_id = library.begin(
        "goblets", players, {"specials": "two", "couples": couples}, list(PEOPLE[:players])
    )
    record = library.load(match_id).record
    assert record.options == {"specials": "two", "couples": [[0, 1]]}
    assert Match.from_record(record, GAMES).options["couples"] == couples


def test_what_is_known_of_a_match(tmp_path):
    times = iter([1000.0, 2000.5, 3000.25])
    with Library.open(tmp_path, clock=lambda: next(times)) as library:
        match = played("pok")
        seats = [PEOPLE[0], SeatInfo("Zoë"), BOT]
        match_id = library.begin("pok", 3, {}, seats, {"drafts": {"0": "disc"}})
        library.append(match_id, 0, match.moves)
        before = library.load(match_id)
        assert (before.finished, before.totals, before.winners) == (False, None, None)
        library.finish(match_id, match.totals, match.winners)
        after = library.load(match_id)
    assert after.finished
    assert (after.totals, after.winners) == (match.totals, match.winners)
    assert after.seats == tuple(seats)
    assert after.note == {"drafts": {"0": "disc"}}
    assert after.begun == datetime.fromtimestamp(1000, UTC)
    assert before.changed == datetime.fromtimestamp(2000.5, UTC)
    assert after.changed == datetime.fromtimestamp(3000.25, UTC)
    assert after.tags == ()
    assert after.moves == len(match.moves)


def test_the_record_names_the_seats_and_nothing_of_the_note(library):
    match_id = library.begin("pok", 3, {}, [PEOPLE[0], SeatInfo("Zoë"), BOT], {"pin": "x"})
    assert library.load(match_id).record.seats == [
        {"name": "Ada", "kind": "human", "crest": "crest-ada"},
        {"name": "Zoë", "kind": "human"},
        {"name": "Rufus", "kind": "bot", "character": "gambler", "level": "expert"},
    ]


def test_moves_that_do_not_follow_are_refused(library):
    match = played("pok")
    match_id = begin(library, match)
    library.append(match_id, 0, match.moves[:2])
    for at in (-1, 0, 1, 3):
        with pytest.raises(OutOfStep) as caught:
            library.append(match_id, at, match.moves[2:3])
        assert caught.value.facts == {"match": match_id, "moves": 2, "at": at}
    assert log(library.load(match_id)) == list(match.moves[:2])


def test_a_note_goes_with_its_moves_or_not_at_all(library):
    match = played("pok")
    match_id = begin(library, match, seals=[])
    library.append(match_id, 0, match.moves[:1], {"seals": [1]})
    assert library.load(match_id).note == {"seals": [1]}
    with pytest.raises(OutOfStep):
        library.append(match_id, 0, match.moves[:1], {"seals": [2]})
    with pytest.raises(NotStorable):
        library.append(match_id, 1, match.moves[1:2], {"seals": {object()}})
    stored = library.load(match_id)
    assert (stored.note, stored.moves) == ({"seals": [1]}, 1)


def test_taking_back(library):
    match = played("hue")
    match_id = begin(library, match, hint=1)
    library.append(match_id, 0, match.moves[:5])
    library.take_back(match_id, 3, {"hint": 2})
    assert log(library.load(match_id)) == list(match.moves[:3])
    assert library.load(match_id).note == {"hint": 2}
    library.append(match_id, 3, match.moves[3:4])
    assert log(library.load(match_id)) == list(match.moves[:4])
    for keep in (-1, 5):
        with pytest.raises(OutOfStep):
            library.take_back(match_id, keep)


def test_a_finished_match_takes_no_moves_until_one_is_taken_back(library):
    match = played("pok")
    match_id = store(library, match)
    with pytest.raises(MatchOver):
        library.append(match_id, len(match.moves), match.moves[-1:])
    library.take_back(match_id, len(match.moves))
    assert library.load(match_id).finished
    library.take_back(match_id, len(match.moves) - 1)
    stored = library.load(match_id)
    assert (stored.finished, stored.totals, stored.winners) == (False, None, None)
    library.append(match_id, len(match.moves) - 1, match.moves[-1:])


def test_somebody_takes_over_a_seat(library):
    match_id = begin(library, played("pok"))
    library.reseat(match_id, [PEOPLE[0], BOT, PEOPLE[2]])
    assert library.load(match_id).seats == (PEOPLE[0], BOT, PEOPLE[2])
    with pytest.raises(NotStorable):
        library.reseat(match_id, [BOT])


def test_tags(library):
    match_id = begin(library, played("pok"))
    library.tag(match_id, "  family   evening ")
    library.tag(match_id, "family evening")
    library.tag(match_id, "2026")
    assert library.load(match_id).tags == ("2026", "family evening")
    assert library.tags() == {"2026": 1, "family evening": 1}
    library.untag(match_id, "family evening")
    library.untag(match_id, "never there")
    assert library.load(match_id).tags == ("2026",)
    with pytest.raises(NotStorable):
        library.tag(match_id, "  ")


def test_deleting_leaves_nothing_and_gives_no_number_twice(tmp_path):
    with Library.open(tmp_path) as library:
        first = store(library, played("pok"))
        library.tag(first, "gone")
        library.delete(first)
        second = begin(library, played("pok"))
        assert second != first
        library.delete(second)
        with pytest.raises(NoSuchMatch):
            library.load(first)
    with inside(tmp_path) as file:
        for table in ("match", "seat", "move", "tag"):
            assert file.execute(f"SELECT COUNT(*) FROM {table}").fetchone() == (0,)


@pytest.mark.parametrize("match_id", [0, 7, -1, 2**70])
def test_a_match_that_is_not_there(library, match_id):
    for ask in (
        lambda: library.load(match_id),
        lambda: library.append(match_id, 0, []),
        lambda: library.take_back(match_id, 0),
        lambda: library.keep_note(match_id, {}),
        lambda: library.finish(match_id, [1, 2, 3], [0]),
        lambda: library.reseat(match_id, []),
        lambda: library.tag(match_id, "x"),
        lambda: library.untag(match_id, "x"),
        lambda: library.delete(match_id),
    ):
        with pytest.raises(NoSuchMatch if match_id < 2**63 else NotStorable):
            ask()


@pytest.mark.parametrize(
    ("game", "players", "options", "seats"),
    [
        ("chess", 2, {}, PEOPLE[:2]),
        ("pok", 2, {}, PEOPLE[:2]),
        ("pok", True, {}, PEOPLE[:1]),
        ("pok", 3, {"memory": "perhaps"}, PEOPLE[:3]),
        ("pok", 3, {"length": 3}, PEOPLE[:3]),
        ("pok", 3, {}, PEOPLE[:2]),
        ("pok", 3, {}, (*PEOPLE[:2], SeatInfo("x", "ghost"))),
        ("pok", 3, {}, (*PEOPLE[:2], SeatInfo(5))),
        ("pok", 3, {}, (*PEOPLE[:2], SeatInfo("\ud800"))),
        ("pok", 3, {}, (*PEOPLE[:2], SeatInfo("x" * 201))),
    ],
)
def test_what_is_no_table_is_not_begun(library, game, players, options, seats):
    with pytest.raises(NotStorable):
        library.begin(game, players, options, list(seats))
    assert library.history() == []


@pytest.mark.parametrize(
    ("seat", "move"),
    [
        (3, {"show": "disc"}),
        (-2, {"show": "disc"}),
        (True, {"show": "disc"}),
        ("0", {"show": "disc"}),
        (0, {"show": "star"}),
        (0, 2),
        (0, object()),
        (0, {"show": "\ud800"}),
    ],
)
def test_what_is_no_move_is_not_kept(library, seat, move):
    match = played("pok")
    match_id = begin(library, match)
    with pytest.raises(NotStorable):
        library.append(match_id, 0, [match.moves[0], (seat, move)])
    assert library.load(match_id).moves == 0


@pytest.mark.parametrize(
    ("totals", "winners"),
    [([1, 2], [0]), ([1, 2, 3, 4], [0]), ([1, 2, "3"], [0]), ([1, 2, 3], []), ([1, 2, 3], [3])],
)
def test_what_is_no_result_is_not_kept(library, totals, winners):
    match_id = begin(library, played("pok"))
    with pytest.raises(NotStorable):
        library.finish(match_id, totals, winners)
    assert not library.load(match_id).finished


def test_a_closed_library_says_so(library):
    library.close()
    library.close()
    with pytest.raises(LibraryClosed):
        library.history()
    with pytest.raises(LibraryClosed):
        library.keep_note(1, {})


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE move SET move = '{\"show\"' WHERE match = 1 AND at = 2",
        "DELETE FROM move WHERE match = 1 AND at = 2",
        "UPDATE match SET options = 'off' WHERE id = 1",
        "UPDATE match SET note = '[]' WHERE id = 1",
    ],
)
def test_one_unreadable_match_leaves_the_others(tmp_path, harm):
    with Library.open(tmp_path) as library:
        store(library, played("pok"))
        whole = store(library, played("pok", 2))
    with inside(tmp_path) as file:
        file.execute(harm)
    with Library.open(tmp_path) as library:
        with pytest.raises(MatchDamaged):
            library.load(1)
        assert {match.id for match in library.history()} == {1, whole}
        assert log(library.load(whole)) == list(played("pok", 2).moves)


def test_a_time_that_no_calendar_has_hides_nothing(tmp_path):
    with Library.open(tmp_path) as library:
        match_id = store(library, played("pok"))
    with inside(tmp_path) as file:
        file.execute("UPDATE match SET begun = 1 << 62")
    with Library.open(tmp_path) as library:
        assert library.load(match_id).begun == datetime.fromtimestamp(0, UTC)


def test_every_error_has_a_code_and_a_sentence():
    codes = {kind.code for kind in LibraryError.__subclasses__()}
    assert len(codes) == len(LibraryError.__subclasses__())
    assert all(code.startswith("library/") for code in codes)
    facts = dict.fromkeys(("path", "reason", "match", "moves", "at", "version", "known"), "it")
    for kind in LibraryError.__subclasses__():
        sentence = str(kind(**facts))
        assert sentence.endswith(".")
        assert "{" not in sentence
