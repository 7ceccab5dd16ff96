"""The set-up page: who plays, and with which options."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from poisonbox.control.pins import Lock, lock
from poisonbox.games import GAMES
from poisonbox.store.models import SeatInfo
from poisonbox.store.preferences import PinHash, RememberedPlayer, Setup
from poisonbox.ui.evening import usual_setup
from poisonbox.ui.room import Room
from poisonbox.ui.screens.option_fields import PairsField
from poisonbox.ui.screens.pin_dialog import PinDialog
from poisonbox.ui.screens.seat_chips import EmptyChair, NameField
from poisonbox.ui.screens.setup import SetUpPage

# The platform without a screen says so whenever a window of a test is shown.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def page_of(qtbot: QtBot, room: Room, game: str = "goblets") -> SetUpPage:
    page = SetUpPage(room, game)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    return page


def table_of(room: Room, *people: str, game: str = "goblets", **options: object) -> None:
    """Let a game have been set up for these people last time."""
    crests = ("raven", "fox", "owl", "hare", "cat", "stag", "toad", "moth")
    seats = tuple(SeatInfo(n, crest=c) for n, c in zip(people, crests, strict=False))
    room.settings.keep_setup(game, Setup(len(seats), seats, dict(options)))


def started(qtbot: QtBot, page: SetUpPage) -> Setup:
    with qtbot.waitSignal(page.start) as heard:
        page.play_button.click()
    setup = heard.args[0]
    assert isinstance(setup, Setup)
    return setup


def press(page: QWidget, words: str) -> None:
    found = [button for button in page.findChildren(QPushButton) if button.text() == words]
    assert len(found) == 1, words
    found[0].click()


def chair(page: SetUpPage) -> EmptyChair | None:
    shown = [made for made in page.findChildren(EmptyChair) if not made.isHidden()]
    return shown[0] if shown else None


def field(page: SetUpPage, seat: int) -> NameField:
    made = page.chips[seat].controls["name"]
    assert isinstance(made, NameField)
    return made


def names(setup: Setup) -> list[str]:
    return [seat.name or str(seat.character) for seat in setup.seats]


@pytest.mark.parametrize("game", list(GAMES))
def test_play_works_at_once_with_the_usual_setup(qtbot: QtBot, room: Room, game: str) -> None:
    usual = usual_setup(room, game)
    setup = started(qtbot, page_of(qtbot, room, game))
    assert setup.seats == usual.seats
    assert setup.options == GAMES[game].read_options(setup.players, {})


@pytest.mark.parametrize("game", list(GAMES))
def test_seats_stay_within_the_limits_of_the_game(qtbot: QtBot, room: Room, game: str) -> None:
    page = page_of(qtbot, room, game)
    while (free := chair(page)) is not None:
        free.click()
    assert len(page.chips) == GAMES[game].seats[-1]
    while page.chips[0].controls["remove"].isEnabled():
        page.chips[0].removed.emit()
    assert len(page.chips) == GAMES[game].seats[0]


def test_a_new_seat_is_not_somebody_who_sits_there_already(qtbot: QtBot, room: Room) -> None:
    page = page_of(qtbot, room)
    for _ in range(4):
        free = chair(page)
        assert free is not None
        free.click()
    guests = names(started(qtbot, page))
    assert len(set(guests)) == 8


@pytest.mark.parametrize(("typed", "sentence"), [("", "name"), ("  ", "name"), (" anna ", "same")])
def test_an_empty_or_double_name_is_complained_about_and_not_played(
    qtbot: QtBot, room: Room, typed: str, sentence: str
) -> None:
    table_of(room, "Anna", "Ben", "Cleo")
    page = page_of(qtbot, room)
    field(page, 1).setText(typed)
    assert sentence in page.message.text()
    assert not page.play_button.isEnabled()
    field(page, 1).setText("Berta")
    assert page.message.text() == ""
    assert names(started(qtbot, page)) == ["Anna", "Berta", "Cleo"]


def test_a_person_may_not_be_called_like_a_guest_at_the_table(qtbot: QtBot, room: Room) -> None:
    page = page_of(qtbot, room)
    field(page, 0).setText("Ambrose")
    assert not page.play_button.isEnabled()


def test_people_are_remembered_the_first_one_first(qtbot: QtBot, room: Room) -> None:
    table_of(room, "Anna", "Ben", "Cleo")
    started(qtbot, page_of(qtbot, room))
    assert list(room.preferences.players) == ["Anna", "Ben", "Cleo"]
    assert room.preferences.players["Ben"].crest == "fox"


def test_somebody_known_brings_crest_and_pin(qtbot: QtBot, room: Room) -> None:
    room.settings.remember("Dora", RememberedPlayer("moth", "", PinHash("00", "11")))
    table_of(room, "Anna", "Ben", "Cleo")
    page = page_of(qtbot, room)
    field(page, 2).setText("Dora")
    setup = started(qtbot, page)
    assert setup.seats[2].crest == "moth"
    assert room.preferences.players["Dora"].pin == PinHash("00", "11")


def test_typing_another_name_does_not_take_the_pin_along(qtbot: QtBot, room: Room) -> None:
    room.settings.remember("Dora", RememberedPlayer("moth", "", PinHash("00", "11")))
    table_of(room, "Dora", "Ben", "Cleo")
    page = page_of(qtbot, room)
    field(page, 0).setText("Dorothea")
    started(qtbot, page)
    assert room.preferences.players["Dorothea"].pin is None


def test_the_keyboard_stays_in_the_name_while_it_is_typed(qtbot: QtBot, room: Room) -> None:
    room.settings.remember("Dora", RememberedPlayer("moth"))
    table_of(room, "Anna", "Ben", "Cleo")
    page = page_of(qtbot, room)
    page.show()
    field(page, 0).setFocus()
    field(page, 0).clear()
    for letter in "Doras":
        qtbot.keyClick(page.focusWidget(), letter)
    assert page.plan.seats[0].name == "Doras"


def test_a_crest_that_is_taken_changes_places(qtbot: QtBot, room: Room) -> None:
    table_of(room, "Anna", "Ben", "Cleo")
    page = page_of(qtbot, room)
    page.chips[0].faced.emit("fox")
    assert [seat.crest for seat in started(qtbot, page).seats] == ["fox", "raven", "owl"]


def test_the_faces_to_choose_from_can_be_pressed(qtbot: QtBot, room: Room) -> None:
    page = page_of(qtbot, room)
    page.show()
    chooser = page.chips[1].choose_face()
    assert [b for b, made in chooser.buttons.items() if made.isChecked()] == ["steady"]
    chooser.buttons["copycat"].setFocus()
    qtbot.keyClick(chooser.buttons["copycat"], Qt.Key.Key_Return)
    assert names(started(qtbot, page))[1] == "copycat"


def test_seats_change_places_and_their_options_follow(qtbot: QtBot, room: Room) -> None:
    table_of(room, "Anna", "Ben", "Cleo", game="hue", first=0)
    page = page_of(qtbot, room, "hue")
    page.chips[0].moved.emit(1)
    setup = started(qtbot, page)
    assert names(setup) == ["Ben", "Anna", "Cleo"]
    assert setup.options["first"] == 1


def test_who_leaves_is_neither_first_nor_half_of_a_couple(qtbot: QtBot, room: Room) -> None:
    table_of(room, "Anna", "Ben", "Cleo", game="hue", first=0)
    page = page_of(qtbot, room, "hue")
    page.chips[0].removed.emit()
    assert started(qtbot, page).options["first"] == "random"
    table_of(room, "Anna", "Ben", "Cleo", "Dora", couples=[(0, 1), (2, 3)])
    page = page_of(qtbot, room)
    page.chips[0].removed.emit()
    assert started(qtbot, page).options["couples"] == ((1, 2),)


def test_a_seat_remembers_its_name_when_it_was_a_bot_for_a_while(qtbot: QtBot, room: Room) -> None:
    table_of(room, "Anna", "Ben", "Cleo")
    page = page_of(qtbot, room)
    page.chips[1].turned.emit("bot")
    assert page.plan.setup().seats[1].kind == "bot"
    page.chips[1].turned.emit("human")
    assert names(started(qtbot, page)) == ["Anna", "Ben", "Cleo"]


def test_one_click_makes_it_you_against_bots_of_a_level(qtbot: QtBot, room: Room) -> None:
    table_of(room, "Anna", "Ben", "Cleo")
    page = page_of(qtbot, room)
    press(page, "Expert")
    seats = started(qtbot, page).seats
    assert [seat.kind for seat in seats] == ["human", "bot", "bot"]
    assert [seat.level for seat in seats[1:]] == ["expert", "expert"]


def test_one_click_makes_it_all_people_who_are_known(qtbot: QtBot, room: Room) -> None:
    for name in ("Cleo", "Ben", "Anna"):
        room.settings.remember(name, RememberedPlayer())
    page = page_of(qtbot, room)
    page.plan.remove(3)
    press(page, "All people")
    assert names(started(qtbot, page)) == ["Anna", "Ben", "Cleo"]


def test_the_level_of_one_bot_can_be_chosen(qtbot: QtBot, room: Room) -> None:
    page = page_of(qtbot, room)
    page.chips[2].levelled.emit("novice")
    assert started(qtbot, page).seats[2].level == "novice"


def test_options_are_chosen(qtbot: QtBot, room: Room) -> None:
    page = page_of(qtbot, room)
    press(page, "One per round")
    assert started(qtbot, page).options["specials"] == "one"


@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_has_its_title_and_what_it_does(qtbot: QtBot, room: Room, game: str) -> None:
    page = page_of(qtbot, room, game)
    assert set(page.options) == {option.name for option in GAMES[game].options}


def test_couples_are_made_and_parted(qtbot: QtBot, room: Room) -> None:
    table_of(room, "Anna", "Ben", "Cleo", "Dora")
    page = page_of(qtbot, room)
    pairs = [made for made in page.findChildren(PairsField) if not made.isHidden()][-1]
    pairs.one.setCurrentIndex(0)
    pairs.other.setCurrentIndex(0)
    assert not pairs.add.isEnabled()
    pairs.other.setCurrentIndex(3)
    pairs.add.click()
    assert page.plan.options["couples"] == ((0, 3),)
    page.options["couples"].chosen.emit(())
    assert started(qtbot, page).options["couples"] == ()


def test_esc_goes_back(qtbot: QtBot, room: Room) -> None:
    page = page_of(qtbot, room)
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_reading_the_rules_does_not_lose_what_was_set_up(qtbot: QtBot, room: Room) -> None:
    page = page_of(qtbot, room)
    press(page, "One per round")
    with qtbot.waitSignal(page.rules):
        press(page, "Rules")
    assert usual_setup(room, "goblets").options["specials"] == "one"


# -- PINs ------------------------------------------------------------------------------------------


def dialog_of(qtbot: QtBot, now: PinHash | None = None) -> PinDialog:
    made = PinDialog(None, "Anna", now)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("new", "again", "sentence"),
    [
        ("123", "123", "A PIN has 4 to 12 digits."),
        ("12a4", "12a4", "A PIN has 4 to 12 digits."),
        ("²³²³", "²³²³", "A PIN has 4 to 12 digits."),
        ("1234", "1243", "The two new PINs are not the same."),
    ],
)
def test_what_is_no_pin_is_not_kept(qtbot: QtBot, new: str, again: str, sentence: str) -> None:
    dialog = dialog_of(qtbot)
    dialog.new.setText(new)
    dialog.again.setText(again)
    dialog.save()
    assert dialog.complaint.text() == sentence
    assert dialog.pin is None
    assert dialog.result() != QDialog.DialogCode.Accepted


def test_a_new_pin_opens_the_lock(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    dialog.new.setText("4711")
    dialog.again.setText("4711")
    dialog.save()
    assert dialog.pin is not None
    made = Lock(dialog.pin.salt, dialog.pin.digest)
    assert made.opens("4711")
    assert not made.opens("4712")


def test_a_pin_is_removed_only_by_who_knows_it(qtbot: QtBot) -> None:
    made = lock("4711", b"salt")
    dialog = dialog_of(qtbot, PinHash(made.salt, made.digest))
    assert dialog.old is not None
    dialog.old.setText("0000")
    dialog.remove()
    assert dialog.complaint.text() == "This is not the PIN so far."
    assert dialog.pin is not None
    dialog.old.setText("4711")
    dialog.remove()
    assert dialog.pin is None
