"""An open round without a window: everybody is called in turn, and the guide speaks once."""

from random import Random

import pytest

from poisonbox.control.customs import Customs
from poisonbox.control.lessons.guide import Guide, open_customs
from poisonbox.core.refusal import Refusal
from poisonbox.games import GAMES
from poisonbox.teach.open_round import OpenRound, read_open_round
from poisonbox.texts.lessons import open_round
from tests.control.party import Party

OPEN = open_customs(Customs(bots_pace=0.0, bots_seal=0.0))
SECRET = ("goblets", "pok")


def lesson(game: str) -> OpenRound:
    found = open_round(game)
    assert found is not None
    return found


class Table(Party):
    """A party with a guide, who hears everything."""

    def __init__(self, game: str, plan: str) -> None:
        self.guide = Guide(lesson(game))
        super().__init__(game, plan, OPEN, **self.guide.lesson.options)
        self.called: list[int | None] = []

    def play(self, rng: Random) -> None:
        """Whoever is called makes some move."""
        self.guide.hear(self.wait(), self.screen)
        screen = self.screen
        if self.guide.over:
            return
        if screen.kind == "scoring":
            self.session.go_on(self.now)
        for ask in screen.asks:
            self.called.append(screen.called)
            self.session.choose(rng.choice(ask.moves), self.now)
            self.guide.moved()
            self.session.confirm(self.now)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", ["", "b"])
def test_an_open_round_is_played_to_its_end_and_explained(game: str, bots: str) -> None:
    few, many = GAMES[game].seats[0], GAMES[game].seats[-1]
    for players in (max(few, 2 + len(bots)), many):
        table = Table(game, "h" * (players - len(bots)) + bots)
        rng = Random(players)
        for _ in range(200):
            table.play(rng)
            if table.guide.over:
                break
        for _ in table.guide.lesson.scoring:
            assert table.guide.phase == "scoring"
            assert table.guide.spoken.clause in GAMES[game].clauses
            table.guide.next()
        assert table.guide.phase == "done"


@pytest.mark.parametrize("game", SECRET)
def test_secret_choices_are_made_one_by_one_in_the_order_of_seats(game: str) -> None:
    table = Table(game, "hhhh")
    for _ in range(4):
        table.play(Random(1))
    assert table.called == [0, 1, 2, 3]


def test_what_is_new_is_said_once_and_until_somebody_moves() -> None:
    table = Table("cauldrons", "hhhh")
    welcome = table.guide.spoken
    assert welcome.texts == (table.guide.lesson.say,)
    table.play(Random(0))
    table.guide.hear(table.wait(), table.screen)
    said = table.guide.spoken
    assert said.clause == "cauldrons/own-colour"
    heard = list(said.texts)
    for _ in range(20):
        table.play(Random(0))
        heard += [text for text in table.guide.spoken.texts if text in said.texts]
    assert heard == list(said.texts)


def test_a_refusal_is_said_until_something_happens() -> None:
    table = Table("cauldrons", "hhh")
    table.guide.refused(Refusal("cauldrons/own-colour", "other", {}))
    assert table.guide.spoken.clause == "cauldrons/own-colour"
    assert not table.guide.spoken.texts
    table.guide.moved()
    assert table.guide.spoken.refusal is None


def test_a_table_that_has_had_enough_hears_the_last_words() -> None:
    guide = Guide(lesson("hue"))
    guide.enough()
    assert guide.spoken.texts == (guide.lesson.done,)


def test_an_open_round_without_words_is_refused() -> None:
    with pytest.raises(ValueError, match="say"):
        read_open_round({"aim": {"en": "a", "fr": "a", "de": "a"}})
