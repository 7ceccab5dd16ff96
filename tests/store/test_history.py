"""The history is found again by game, person, number of players and tag; and it is counted."""

import itertools

import pytest

from poisonbox.store.errors import NotStorable
from poisonbox.store.library import Library
from poisonbox.store.models import SeatInfo
from tests.store.material import BOT, PEOPLE, Played, begin, played, store

ADA, BEN, CLEO = PEOPLE[:3]


@pytest.fixture
def library(tmp_path):
    """Its clock ticks, so that matches have an order."""
    ticks = itertools.count(1_000_000)
    with Library.open(tmp_path, clock=lambda: next(ticks)) as opened:
        yield opened


def result(library: Library, game: str, seats: list[SeatInfo], *points: int, won: tuple[int, ...]):
    """A finished match of which only the result counts."""
    match_id = library.begin(game, len(seats), {}, seats)
    library.finish(match_id, points, won)
    return match_id


def ids(matches):
    return [match.id for match in matches]


def test_the_last_one_played_comes_first(library):
    first, second, third = (begin(library, played("pok", seed)) for seed in (1, 2, 3))
    assert ids(library.history()) == [third, second, first]
    library.append(first, 0, played("pok", 1).moves[:1])
    assert ids(library.history()) == [first, third, second]
    library.tag(second, "looked at")
    assert ids(library.history()) == [first, third, second]


def test_a_page_of_it(library):
    stored = [begin(library, played("pok")) for _ in range(5)]
    pages = [library.history(limit=2, offset=offset) for offset in (0, 2, 4, 6)]
    assert [ids(page) for page in pages] == [stored[:2:-1], stored[2:0:-1], stored[:1], []]


def test_unfinished_ones(library):
    running = begin(library, played("pok"))
    over = store(library, played("hue"))
    assert ids(library.unfinished()) == [running]
    assert ids(library.history(finished=True)) == [over]
    assert ids(library.history(finished=None)) == [over, running]


def test_filters(library):
    pok = store(library, played("pok"))
    hue = store(library, played("hue"))
    with_bot = store(library, played("pok", 2), [SeatInfo("ada "), SeatInfo("ZOË"), BOT])
    library.tag(hue, "favourite")
    library.tag(pok, "favourite")
    for filters, expected in [
        ({}, [with_bot, hue, pok]),
        ({"game": "pok"}, [with_bot, pok]),
        ({"game": "goblets"}, []),
        ({"players": 2}, [hue]),
        ({"person": "Ada"}, [with_bot, hue, pok]),
        ({"person": " zoë"}, [with_bot]),
        ({"person": "Rufus"}, []),
        ({"tag": "favourite"}, [hue, pok]),
        ({"tag": "favourite", "game": "pok", "person": "Cleo", "finished": True}, [pok]),
        ({"tag": "favourite", "players": 5}, []),
    ]:
        assert ids(library.history(**filters)) == expected, filters


def test_a_summary_tells_who_played_and_how_it_ended(library):
    match = played("goblets")
    begin(library, match)
    (running,) = library.history()
    assert (running.finished, running.moves, running.winners) == (False, 0, None)
    library.append(running.id, 0, match.moves)
    library.finish(running.id, match.totals, match.winners)
    (over,) = library.history()
    assert over.seats == PEOPLE[: match.players]
    assert (over.finished, over.moves) == (True, len(match.moves))
    assert (over.totals, over.winners) == (match.totals, match.winners)
    assert over.options == {"specials": "off", "couples": []}
    assert over.begun < over.changed


# --- Statistics -----------------------------------------------------------------------------------


def figures(standings):
    return {(s.name or (s.character, s.level)): (s.played, s.won) for s in standings}


def test_wins_of_persons(library):
    result(library, "pok", [ADA, BEN, CLEO], 5, 2, 3, won=(0,))
    result(library, "pok", [BEN, ADA, CLEO], 5, 5, 1, won=(0, 1))
    result(library, "pok", [ADA, BEN, BOT], 1, 2, 5, won=(2,))
    begin(library, played("pok"))
    assert figures(library.statistics()) == {"Ada": (3, 1.5), "Ben": (3, 0.5), "Cleo": (2, 0.0)}
    assert figures(library.statistics("bot")) == {("gambler", "expert"): (1, 1.0)}


def test_bots_are_counted_by_character_and_level(library):
    novice, twin = SeatInfo("Rufus", "bot", "gambler", "novice"), BOT
    result(library, "pok", [BOT, twin, novice], 5, 5, 1, won=(0, 1))
    assert figures(library.statistics("bot")) == {
        ("gambler", "expert"): (2, 1.0),
        ("gambler", "novice"): (1, 0.0),
    }


def test_points_where_the_most_win_and_where_the_fewest_do(library):
    result(library, "hue", [ADA, BEN], 30, 20, won=(0,))
    result(library, "hue", [ADA, BEN], 10, 25, won=(1,))
    result(library, "cauldrons", [ADA, BEN, CLEO], 30, 20, 40, won=(1,))
    result(library, "cauldrons", [ADA, BEN, CLEO], 12, 22, 13, won=(0,))
    points = {(s.name, s.game): (s.mean, s.best) for s in library.statistics() if s.name != "Cleo"}
    assert points == {
        ("Ada", "hue"): (20.0, 30),
        ("Ben", "hue"): (22.5, 25),
        ("Ada", "cauldrons"): (21.0, 12),
        ("Ben", "cauldrons"): (21.0, 20),
    }


def test_points_of_different_games_are_not_mixed(library):
    result(library, "hue", [ADA, BEN], 30, 20, won=(0,))
    result(library, "pok", [ADA, BEN, CLEO], 5, 1, 1, won=(0,))
    (ada, *_) = library.statistics(by=())
    assert (ada.name, ada.played, ada.won, ada.mean, ada.best) == ("Ada", 2, 2.0, None, None)
    (ada, *_) = library.statistics(by=(), game="pok")
    assert (ada.game, ada.mean, ada.best) == ("pok", 5.0, 5)


def test_by_number_of_players(library):
    result(library, "pok", list(PEOPLE[:3]), 5, 1, 1, won=(0,))
    result(library, "pok", list(PEOPLE[:4]), 1, 1, 1, 5, won=(3,))
    result(library, "pok", list(PEOPLE[:4]), 5, 1, 1, 4, won=(0,))
    found = {
        (s.game, s.players): (s.played, s.won)
        for s in library.statistics(by=("game", "players"), person="ADA")
    }
    assert found == {("pok", 3): (1, 1.0), ("pok", 4): (2, 1.0)}
    (ada,) = library.statistics(person="Ada", players=4)
    assert (ada.played, ada.players) == (2, 4)


def test_a_person_is_the_same_in_any_spelling_and_named_as_last_written(library):
    result(library, "hue", [SeatInfo("ZOE\u0308"), BEN], 30, 20, won=(0,))
    result(library, "hue", [SeatInfo(" zoë  "), BEN], 30, 20, won=(0,))
    result(library, "hue", [SeatInfo("Zoë"), BEN], 30, 20, won=(0,))
    assert figures(library.statistics())["Zoë"] == (3, 3.0)


def test_nobody_knows_who_sat_there(library):
    result(library, "hue", [SeatInfo(""), BEN], 30, 20, won=(0,))
    assert figures(library.statistics()) == {"Ben": (1, 0.0)}


def test_who_takes_over_a_seat_is_counted(library):
    match_id = library.begin("hue", 2, {}, [ADA, BEN])
    library.reseat(match_id, [ADA, BOT])
    library.finish(match_id, [1, 2], [1])
    assert figures(library.statistics()) == {"Ada": (1, 0.0)}
    assert figures(library.statistics("bot")) == {("gambler", "expert"): (1, 1.0)}


def test_statistics_of_whole_matches_add_up(library):
    matches: list[Played] = [played(game, s) for game in ("pok", "cauldrons") for s in range(6)]
    for match in matches:
        store(library, match)
    standings = library.statistics()
    assert sum(s.played for s in standings) == sum(match.players for match in matches)
    assert sum(s.won for s in standings) == pytest.approx(len(matches))
    for standing in standings:
        seat = [person.name for person in PEOPLE].index(standing.name)
        points = [match.totals[seat] for match in matches if match.game == standing.game]
        assert standing.mean == pytest.approx(sum(points) / len(points))
        assert standing.best == (min if standing.game == "cauldrons" else max)(points)


def test_numbers_beyond_sqlite_are_refused(library):
    with pytest.raises(NotStorable):
        result(library, "hue", [ADA, BEN], 2**63, 1, won=(0,))
    with pytest.raises(NotStorable):
        library.history(players=2**64)
