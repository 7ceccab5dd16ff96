"""The drawer beside the table: score sheet, log, rulebook."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QTextBrowser, QToolButton
from pytestqt.qtbot import QtBot

from poisonbox.games import GAMES
from poisonbox.store.models import SeatInfo
from poisonbox.texts.rulebook import rulebook
from poisonbox.texts.telling import say_line
from poisonbox.ui.look import Look
from poisonbox.ui.screens.panel import SidePanel
from poisonbox.ui.screens.people import (
    chairs_of,
    contrast,
    leaders,
    name_colour,
    plain_names,
    ranking,
)
from poisonbox.ui.screens.rulebook_view import RulebookView
from poisonbox.ui.screens.story_log import StoryLog
from poisonbox.ui.theme import PLAYERS, THEMES
from tests.ui.stored_matches import PEOPLE, finished, play, shown_texts, story

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

CHAIRS = chairs_of(PEOPLE[:3])


@pytest.fixture
def look() -> Look:
    return Look(motion=0.0)


def open_panel(qtbot: QtBot, look: Look, game: str = "cauldrons") -> SidePanel:
    panel = SidePanel(look, game)
    qtbot.addWidget(panel)
    panel.resize(300, 600)
    panel.show()
    return panel


def log_of(panel: SidePanel) -> StoryLog:
    return panel.findChildren(StoryLog)[0]


# -- score -----------------------------------------------------------------------------------------


def round_button(panel: SidePanel, number: int) -> QPushButton:
    return next(
        made
        for made in panel.findChildren(QPushButton)
        if made.text() == str(number) and made.isVisibleTo(panel)
    )


def test_totals_and_the_leader_are_shown(qtbot: QtBot, look: Look) -> None:
    match = play("cauldrons", rounds=2)
    panel = open_panel(qtbot, look)
    panel.show_scores(match.sheets(), CHAIRS, None)
    totals = match.view(None).totals
    best = CHAIRS[totals.index(min(totals))].name
    texts = shown_texts(panel)
    assert f"{best} leads." in texts
    assert {str(total) for total in totals} <= set(texts)


def test_a_round_that_is_clicked_is_explained_and_a_second_click_ends_that(
    qtbot: QtBot, look: Look
) -> None:
    match = play("cauldrons", rounds=2)
    panel = open_panel(qtbot, look)
    panel.show_scores(match.sheets(), CHAIRS, None)
    said = [say_line(line, "en", plain_names(CHAIRS)) for line in match.sheets()[0].lines]
    assert not set(said) & set(shown_texts(panel))
    round_button(panel, 1).click()
    assert set(said) <= set(shown_texts(panel))
    round_button(panel, 1).click()
    assert not set(said) & set(shown_texts(panel))


def test_before_the_first_round_nobody_leads(qtbot: QtBot, look: Look) -> None:
    panel = open_panel(qtbot, look)
    panel.show_scores((), CHAIRS, None)
    assert "No round is scored yet." in shown_texts(panel)


def test_the_fewest_points_lead_in_cauldrons_and_the_most_elsewhere() -> None:
    assert leaders("cauldrons", (3, 1, 2)) == (1,)
    assert leaders("goblets", (3, 1, 3)) == (0, 2)
    assert leaders("hue", (2, 2)) == ()


def test_a_broken_tie_puts_its_winner_first() -> None:
    match = play("hue")
    result = match.result()
    assert result is not None
    tied = type(result)((5, 9, 9), (2,))
    assert ranking("hue", tied.totals, tied) == [(1, 2), (2, 1), (3, 0)]


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_names_in_players_colours_can_be_read_on_every_surface(theme: object) -> None:
    look = Look(theme=theme)  # type: ignore[arg-type]
    for seat in range(len(PLAYERS)):
        colour = name_colour(seat, look)
        for ground in (look.theme.panel, look.theme.raised, look.theme.hover):
            assert contrast(colour, ground) >= 4.5


# -- log -------------------------------------------------------------------------------------------


def test_new_sentences_are_added_below_and_the_old_ones_stay(qtbot: QtBot, look: Look) -> None:
    told = story(play("cauldrons", rounds=1))
    panel = open_panel(qtbot, look)
    panel.show_log(told[:20], CHAIRS)
    before = log_of(panel).toPlainText()
    log_of(panel).document().firstBlock().setUserState(7)
    panel.show_log(told, CHAIRS)
    assert log_of(panel).toPlainText().startswith(before)
    assert len(log_of(panel).toPlainText()) > len(before)
    assert log_of(panel).document().firstBlock().userState() == 7  # not written anew


def test_what_was_taken_back_is_not_told_any_more(qtbot: QtBot, look: Look) -> None:
    told = story(play("cauldrons", rounds=1))
    panel = open_panel(qtbot, look)
    panel.show_log(told[:20], CHAIRS)
    twenty = log_of(panel).toPlainText()
    panel.show_log(told[:30], CHAIRS)
    panel.show_log(told[:20], CHAIRS)
    assert log_of(panel).toPlainText() == twenty


def test_rounds_have_headings(qtbot: QtBot, look: Look) -> None:
    panel = open_panel(qtbot, look)
    panel.show_log(story(play("cauldrons", rounds=2)), CHAIRS)
    lines = log_of(panel).toPlainText().split("\n")
    assert lines[0] == "Round 1"
    assert "Round 2" in lines
    assert "Round 3" not in lines


def test_asides_are_left_out(qtbot: QtBot, look: Look) -> None:
    panel = open_panel(qtbot, look, "pok")
    panel.show_log(story(play("pok", rounds=2)), CHAIRS)
    text = log_of(panel).toPlainText()
    assert "has chosen" not in text
    assert "The fists open" in text


def test_two_players_with_one_name_keep_their_own_colours(qtbot: QtBot, look: Look) -> None:
    chairs = chairs_of((SeatInfo("Ada"), SeatInfo("Ada"), SeatInfo("Ada")))
    panel = open_panel(qtbot, look)
    panel.show_log(story(play("cauldrons", rounds=1)), chairs)
    html = log_of(panel).toHtml()
    assert all(name_colour(seat, look) in html for seat in range(3))


def test_a_name_is_never_markup(qtbot: QtBot, look: Look) -> None:
    chairs = chairs_of((SeatInfo("<b>&amp;"), SeatInfo("Ben"), SeatInfo("Cleo")))
    panel = open_panel(qtbot, look)
    panel.show_log(story(play("cauldrons", rounds=1)), chairs)
    assert "<b>&amp;" in log_of(panel).toPlainText()


# -- rules -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_can_be_read(qtbot: QtBot, look: Look, game: str) -> None:
    panel = open_panel(qtbot, look, game)
    panel.show_rules(None)
    text = panel.findChildren(RulebookView)[0].text
    assert all(clause.title["en"] in text for clause in rulebook(game).clause)


def test_a_clause_is_jumped_to_and_marked(qtbot: QtBot, look: Look) -> None:
    panel = open_panel(qtbot, look)
    panel.open_tab("rules")
    panel.show_rules("cauldrons/winner")
    book = panel.findChildren(RulebookView)[0]
    assert "▸ Who wins" in book.text
    assert book.findChildren(QTextBrowser)[0].verticalScrollBar().value() > 0


def test_a_clause_that_does_not_exist_opens_the_book_at_its_beginning(
    qtbot: QtBot, look: Look
) -> None:
    panel = open_panel(qtbot, look)
    panel.show_rules("cauldrons/nothing")
    assert "▸" not in panel.findChildren(RulebookView)[0].text


def test_searching_leaves_only_what_fits(qtbot: QtBot, look: Look) -> None:
    panel = open_panel(qtbot, look)
    book = panel.findChildren(RulebookView)[0]
    book.search.setText("smallest TOTAL")
    assert "Who wins" in book.text
    assert "Fifty cards" not in book.text


def test_searching_for_what_is_nowhere_says_so(qtbot: QtBot, look: Look) -> None:
    panel = open_panel(qtbot, look)
    panel.open_tab("rules")
    panel.findChildren(RulebookView)[0].search.setText("hovercraft")
    assert "Nothing in these rules says “hovercraft”." in shown_texts(panel)


# -- the drawer ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["score", "log", "rules"])
def test_a_tab_that_is_opened_has_the_keyboard(qtbot: QtBot, look: Look, name: str) -> None:
    panel = open_panel(qtbot, look)
    panel.open_tab(name)
    assert panel.tab == name
    focused = panel.focusWidget()
    assert isinstance(focused, QPushButton)
    assert focused.isChecked()


def test_enter_opens_the_tab_that_has_the_keyboard(qtbot: QtBot, look: Look) -> None:
    panel = open_panel(qtbot, look)
    log = next(made for made in panel.findChildren(QPushButton) if made.text() == "Log")
    log.setFocus()
    qtbot.waitUntil(log.hasFocus)
    qtbot.keyClick(log, Qt.Key.Key_Return)
    assert panel.tab == "log"


def test_esc_and_the_button_close_it(qtbot: QtBot, look: Look) -> None:
    panel = open_panel(qtbot, look)
    with qtbot.waitSignal(panel.closed, timeout=0, raising=True):
        qtbot.keyClick(panel, Qt.Key.Key_Escape)
    close = panel.findChildren(QToolButton)[0]
    with qtbot.waitSignal(panel.closed, timeout=0, raising=True):
        close.click()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_needs_more_than_300_pixels(qtbot: QtBot, scale: float) -> None:
    panel = open_panel(qtbot, Look(text_scale=scale, motion=0.0))
    match = finished("cauldrons")
    panel.show_scores(match.sheets(), CHAIRS, match.result())
    panel.show_log(story(match), CHAIRS)
    assert panel.minimumSizeHint().width() <= 300
