"""Learn: the courses of the games, how far each was taken, and which rules are known."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from poisonbox.control.lessons.pupil import Pupil
from poisonbox.games import GAMES
from poisonbox.teach.lesson import Lesson
from poisonbox.texts.lessons import course, open_round
from poisonbox.texts.puzzles import puzzles
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.look import Look
from poisonbox.ui.room import Room
from poisonbox.ui.screens.flow import Columns, Flow
from poisonbox.ui.screens.frame import FramedPage, add_icon
from poisonbox.ui.screens.lesson_pieces import WrapButton
from poisonbox.ui.screens.pictures import Cover
from poisonbox.ui.widgets import button, column, label, panel
from poisonbox.ui.words import game_title

_CARD = 440
"""How narrow a course's card may be at 100 % text."""

_WIDEST = (680, 680, 1320)
"""How wide the page is with no course, one, and more."""

_PICTURE = 130
_GEM = 18


class LearnPage(FramedPage):
    """Every course there is; a game without lessons is not listed.

    Signals:
        lesson: The id of the lesson that somebody wants to take.
        rules: A clause whose rulebook somebody wants to read.
        together: The game that several people want to learn together.
        puzzles: The game whose puzzles somebody wants to solve.
        changed: What was learnt is another thing now, so that the page is built anew.
    """

    lesson = Signal(str)
    changed = Signal()
    rules = Signal(str)
    together = Signal(str)
    puzzles = Signal(str)

    def __init__(self, room: Room) -> None:
        """Lay out the courses."""
        courses = {game: course(game) for game in GAMES if course(game)}
        super().__init__(room, self.tr("Learn"), widest=_WIDEST[min(len(courses), 2)])
        self.courses = courses
        pupil = room.learner()
        self._go: QPushButton | None = None
        self.body.addWidget(
            label(self.tr("Short lessons at a real table. The first move is yours."), "soft")
        )
        cards: list[QWidget] = []
        for game, lessons in self.courses.items():
            card = CourseCard(self.look, game, lessons, pupil)
            card.lesson.connect(self.lesson)
            card.rules.connect(lambda game=game: self.rules.emit(game))
            card.together.connect(lambda game=game: self.together.emit(game))
            card.forgotten.connect(lambda game=game: self._forget(game))
            card.puzzles.connect(lambda game=game: self.puzzles.emit(game))
            if puzzles(game):
                card.offer_puzzles(len(room.training().due(puzzles(game))))
            cards.append(card)
            self._go = self._go or card.go_on
        columns = Columns(round(_CARD * self.look.text_scale), allowed=(1, 2))
        columns.show_cards(cards)
        self.body.addWidget(columns)
        self.body.addStretch(1)

    def _forget(self, game: str) -> None:
        self.room.learner().forget(game)
        self.changed.emit()

    def arrive(self) -> None:
        """Enter goes on learning."""
        if self._go is None:
            super().arrive()
        else:
            self._go.setFocus()


class CourseCard(QWidget):
    """One game's course.

    Attributes:
        go_on: Takes the lesson that comes next.
        renew: Asks whether the course is to begin anew.
        forget: Begins it anew.
        lessons: The button of each lesson.

    Signals:
        lesson: The id of a lesson that is to be taken.
        rules: The game's rulebook is to be read.
        together: Several people want to learn it together.
        puzzles: Its puzzles are to be solved.
        forgotten: The course is to begin anew; it was asked whether that is meant.
    """

    lesson = Signal(str)
    forgotten = Signal()
    rules = Signal()
    together = Signal()
    puzzles = Signal()

    def __init__(self, look: Look, game: str, lessons: tuple[Lesson, ...], pupil: Pupil) -> None:
        """Show a course as far as it was taken."""
        super().__init__()
        self._look = look
        QVBoxLayout(self).setContentsMargins(0, 0, 0, 0)
        card = panel()
        self.layout().addWidget(card)  # type: ignore[union-attr]
        inside = QVBoxLayout(card)
        inside.setContentsMargins(1, 1, 1, 14)
        inside.setSpacing(8)
        picture = Cover(look, f"home/{game}", radius=11, foot=False)
        picture.setFixedHeight(round(_PICTURE * min(look.text_scale, 1.4)))
        inside.addWidget(picture)
        words = column(space=8)
        words.setContentsMargins(16, 4, 16, 0)
        inside.addLayout(words)
        words.addWidget(label(game_title(game, look.language), "title"))
        done = sum(pupil.progress(each.id).finished > 0 for each in lessons)
        taken = self.tr("{done} of {all} lessons").format(done=done, all=len(lessons))
        words.addWidget(label(taken, "soft"))
        words.addWidget(self._rules(game, pupil))
        following = next_lesson(lessons, pupil)
        begun = done or pupil.progress(following.id).step
        verb = self.tr("Go on") if begun else self.tr("Begin")
        self.go_on: QPushButton = button(verb, lambda: self.lesson.emit(following.id), "accent")
        title = following.title.said(look.language)
        self.go_on.setAccessibleName(f"{verb}: {title}")
        self.go_on.setToolTip(title)
        read = button(self.tr("Rules"), self.rules.emit, "quiet")
        add_icon(read, look, "book")
        offers = QWidget()
        line = Flow(offers, space=8)
        line.addWidget(self.go_on)
        if open_round(game) is not None:
            line.addWidget(self._together())
        line.addWidget(read)
        self._offers = line
        words.addWidget(offers)
        self.lessons: list[LessonButton] = []
        for at, each in enumerate(lessons):
            made = LessonButton(look, at + 1, each, pupil, next_=each is following)
            made.clicked.connect(lambda _=False, each=each: self.lesson.emit(each.id))
            self.lessons.append(made)
            words.addWidget(made)
        if begun:
            words.addWidget(self._forgetting())
        inside.addStretch(1)

    def offer_puzzles(self, due: int) -> None:
        """Lead to the game's puzzles; some of them may be due today."""
        words = self.tr("Puzzles")
        if due:
            words = self.tr("Puzzles: %n due today", "", due)
        made = button(words, self.puzzles.emit)
        made.setToolTip(self.tr("Positions in which one choice is clearly best"))
        add_icon(made, self._look, "hint")
        self._offers.addWidget(made)

    def _together(self) -> QPushButton:
        made = button(self.tr("Learn together"), self.together.emit)
        made.setToolTip(self.tr("Everybody at this computer plays a first round with open hands"))
        add_icon(made, self._look, "human")
        return made

    def _forgetting(self) -> QWidget:
        """Begin the course anew; it is asked once more, here."""
        holder = QWidget()
        line = Flow(holder, space=8)
        sure = label(self.tr("Forget how far this course was taken?"))
        self.renew = button(self.tr("Begin anew …"), lambda: ask(True), "quiet")
        self.forget = button(self.tr("Forget it"), self.forgotten.emit)
        keep = button(self.tr("Keep it"), lambda: ask(False))
        for made in (self.renew, sure, self.forget, keep):
            line.addWidget(made)

        def ask(asking: bool) -> None:
            self.renew.setVisible(not asking)
            for made in (sure, self.forget, keep):
                made.setVisible(asking)
            (keep if asking else self.renew).setFocus()

        for made in (sure, self.forget, keep):
            made.hide()
        add_icon(self.renew, self._look, "rematch")
        return holder

    def _rules(self, game: str, pupil: Pupil) -> QWidget:
        """A gem for each rule; it shines once the rule was used rightly."""
        holder = QWidget()
        lay = QVBoxLayout(holder)
        lay.setContentsMargins(0, 0, 0, 0)
        lay.setSpacing(4)
        book, language = rulebook(game), self._look.language
        known = [pupil.mastery(clause.id).mastered for clause in book.clause]
        words = self.tr("{known} of {all} rules mastered").format(known=sum(known), all=len(known))
        lay.addWidget(label(words, "small"))
        gems = QWidget()
        line = Flow(gems, space=4)
        for clause, shines in zip(book.clause, known, strict=True):
            line.addWidget(Gem(self._look, clause.title[language], shines=shines))
        lay.addWidget(gems)
        return holder


class LessonButton(WrapButton):
    """A lesson in the list: its number or a tick, its title, how long it takes."""

    def __init__(
        self, look: Look, number: int, taken: Lesson, pupil: Pupil, *, next_: bool
    ) -> None:
        """Show how far it was taken."""
        progress = pupil.progress(taken.id)
        title = taken.title.said(look.language)
        super().__init__(title, lambda: None)
        finished = progress.finished > 0
        state = self.tr("finished") if finished else ""
        if progress.step and not finished:
            state = self.tr("step {at} of {all}").format(at=progress.step + 1, all=len(taken.steps))
        minutes = self.tr("%n min", "", taken.minutes)
        self.setToolTip(taken.goal.said(look.language))
        spoken = ", ".join(part for part in (f"{number}. {title}", state, minutes) if part)
        self.setAccessibleName(spoken)
        self.setProperty("role", "" if next_ else "quiet")
        inside = self.layout()
        assert isinstance(inside, QVBoxLayout)
        words = inside.takeAt(0).widget()  # type: ignore[union-attr]
        line = QHBoxLayout()
        line.setSpacing(10)
        mark = label("✓" if finished else str(number), "good" if finished else "soft")
        mark.setFixedWidth(round(22 * look.text_scale))
        line.addWidget(mark)
        if words is not None:
            line.addWidget(words, 1)
        line.addWidget(
            label(f"{state} · {minutes}" if state and not finished else minutes, "small")
        )
        inside.addLayout(line)
        inside.setContentsMargins(10, 5, 10, 5)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class Gem(QWidget):
    """A rule: a brass gem when it is mastered, a ring when it is not."""

    def __init__(self, look: Look, words: str, *, shines: bool) -> None:
        """Stand for a rule."""
        super().__init__()
        self._look = look
        self.shines = shines
        state = self.tr("mastered") if shines else self.tr("not yet")
        self.setToolTip(f"{words}: {state}")
        self.setAccessibleName(f"{words}: {state}")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Small."""
        return QSize(_GEM, _GEM)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """A lozenge, full or empty."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        painter.translate(self.width() / 2, self.height() / 2)
        painter.rotate(45)
        side = _GEM * 0.6
        painter.setPen(QPen(QColor(theme.accent if self.shines else theme.line), 1.8))
        painter.setBrush(QColor(theme.accent) if self.shines else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(-side / 2, -side / 2, side, side), 2, 2)


def next_lesson(lessons: tuple[Lesson, ...], pupil: Pupil) -> Lesson:
    """The lesson to go on with: the first that is not finished, or the first of all."""
    return next((each for each in lessons if not pupil.progress(each.id).finished), lessons[0])
