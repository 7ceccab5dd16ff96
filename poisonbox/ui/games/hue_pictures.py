"""What lies on the felt of Hue, each composed once in its size: cards, veils, glows, dots."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from poisonbox.games.hue.board import TILES, Board, at, tiles
from poisonbox.games.hue.cards import COLOURS
from poisonbox.ui.games.hue_felt import Bounds
from poisonbox.ui.games.hue_ground import Ground
from poisonbox.ui.games.hue_standing import Section, in_rows, section_box
from poisonbox.ui.theme import PAINTS

_MASTER = 144.0
"""Pixels of a square of the cards that all smaller ones are made of: zooming draws nothing anew."""

_HALO = 0.18
"""How far light reaches beyond a card, in squares."""

_GLOW_MOST = 1600
"""Pixels of the longer side of a glow; it is soft, so a larger board stretches it."""


class Pictures(Ground):
    """Composes pictures of cards and of what lies over them."""

    # -- cards -------------------------------------------------------------------------------

    def card(self, card: str, heading: str, unit: float) -> QPixmap:
        """A card as it lies in a heading, its squares so many pixels wide."""
        key = ("card", card, heading, unit)
        drawn = max(unit, _MASTER)
        paint = partial(self._paint_card, card, heading, drawn)
        if unit == drawn:
            return self.once(key, _lying(heading, unit), paint)
        master = ("card", card, heading, drawn)
        return self.once(
            key,
            _lying(heading, unit),
            lambda painter: _paint_smaller(
                painter, self.once(master, _lying(heading, drawn), paint)
            ),
        )

    def _paint_card(self, card: str, heading: str, unit: float, painter: QPainter) -> None:
        squares = tiles(card, heading)
        if heading in "wn":  # from west to east, or from north to south
            squares = squares[::-1]
        for index, tile in enumerate(squares):
            x, y = (index * unit, 0.0) if heading in "ew" else (0.0, index * unit)
            self._paint_tile(painter, tile, QRectF(x, y, unit, unit))
        frame = "hue/frame-starter" if card[0] == "N" else "hue/frame"
        self._paint_long(painter, frame, heading, unit)

    def _paint_tile(self, painter: QPainter, tile: int, box: QRectF) -> None:
        shown = TILES[tile]
        paints = [PAINTS[COLOURS[colour]] for colour in shown.colours]
        unit = box.width()
        if len(paints) == 1:
            paint = paints[0]
            values = {
                "colour": paint.base,
                "colour-light": paint.light,
                "colour-deep": paint.deep,
                "symbol": paint.symbol,
            }
            painter.drawPixmap(box.topLeft(), self.look.picture("hue/square", unit, unit, values))
            if shown.skull:
                painter.drawPixmap(box.topLeft(), self.look.picture("hue/skull", unit, unit))
            return
        values = {}
        for name, paint in zip("abc", paints, strict=True):
            values |= {name: paint.base, f"{name}-symbol": paint.symbol}
        picture = self.look.picture("hue/stripes", unit, unit, values)
        painter.save()
        painter.translate(box.center())
        if not in_rows(tile):  # the drawing has its first stripe above; here it is in the west
            painter.rotate(-90)
        painter.drawPixmap(QPointF(-unit / 2, -unit / 2), picture)
        painter.restore()

    def _paint_long(
        self, painter: QPainter, name: str, heading: str, unit: float, **values: str
    ) -> None:
        """A drawing of a whole card, along or across."""
        picture = self.look.picture(name, unit * 3, unit, values)
        if heading in "ew":
            painter.drawPixmap(QPointF(0, 0), picture)
            return
        painter.save()
        painter.translate(unit, 0)
        painter.rotate(90)
        painter.drawPixmap(QPointF(0, 0), picture)
        painter.restore()

    def outline(self, heading: str, unit: float, colour: str, *, airy: bool = False) -> QPixmap:
        """The light around a card, wider than it; airy around one that does not lie yet."""
        key = ("outline", heading in "ew", unit, colour, airy)
        wide, tall = _lying(heading, unit)
        around = 2 * _HALO * unit
        paint = partial(self._paint_outline, heading, unit, colour, airy)
        return self.once(key, (wide + around, tall + around), paint)

    def _paint_outline(
        self, heading: str, unit: float, colour: str, airy: bool, painter: QPainter
    ) -> None:
        halo = _HALO * unit
        wide, tall = _lying(heading, unit)
        card = QRectF(halo, halo, wide, tall)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        outside = QPainterPath()
        outside.addRect(card.adjusted(-halo, -halo, halo, halo))
        painter.setClipPath(outside.subtracted(_around(card.adjusted(2, 2, -2, -2))))
        light = QColor(colour)
        for step in range(5, 0, -1):
            light.setAlpha(26 + 14 * (5 - step))
            painter.setPen(_round_pen(light, halo * 2 * step / 5))
            painter.drawPath(_around(card))
        painter.setPen(_round_pen(QColor("#1c1305"), max(3.0, unit * 0.09)))
        painter.drawPath(_around(card))
        painter.setPen(_round_pen(QColor(colour), max(2.0, unit * 0.055)))
        painter.drawPath(_around(card))
        painter.setClipping(False)
        if airy:
            painter.translate(halo, halo)
            self._paint_long(painter, "hue/ghost", heading, unit, glow=colour)

    # -- what lies over cards ----------------------------------------------------------------

    def dot(self, unit: float, colour: str, ring: bool) -> QPixmap:
        """Where the middle of a card may lie; a ring where it would cover a square."""

        def paint(painter: QPainter) -> None:
            size = max(4.0, unit * 0.2)
            box = QRectF(unit / 2 - size / 2, unit / 2 - size / 2, size, size)
            painter.setPen(QPen(QColor("#c0100a06"), 1.2))
            painter.setBrush(QColor(colour))
            if ring:
                painter.setBrush(QColor("#d0100a06"))
                painter.drawEllipse(box.adjusted(-1.5, -1.5, 1.5, 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(colour), max(1.6, unit * 0.05)))
            painter.drawEllipse(box)

        return self.once(("dot", unit, colour, ring), (unit, unit), paint)

    def killed(self, unit: float, wide: float, tall: float, skull: bool) -> QPixmap:
        """The veil over a section that a skull has made worthless, with a mark if it has none."""
        size = (unit * wide, unit * tall)
        paint = partial(self._paint_killed, *size, unit, skull)
        return self.once(("killed", unit, wide, tall, skull), size, paint)

    def _paint_killed(
        self, width: float, height: float, unit: float, skull: bool, painter: QPainter
    ) -> None:
        box = QRectF(0, 0, width, height).adjusted(1, 1, -1, -1)
        painter.fillRect(box, QColor("#60100c08" if skull else "#96100c08"))
        painter.setPen(QPen(QColor("#58000000"), max(1.4, unit * 0.04)))
        painter.setClipRect(box)
        step = max(5.0, unit / 7)
        for line in range(int((width + height) / step) + 1):
            painter.drawLine(QPointF(line * step, 0), QPointF(line * step - height, height))
        painter.setClipping(False)
        if not skull:
            size = min(width, height, unit * 0.4) * 1.5
            mark = self.look.picture("hue/skull", size, size)
            painter.drawPixmap(QPointF((width - size) / 2, (height - size) / 2), mark)

    def glow(
        self, board: Board, lit: tuple[Section, ...], unit: float, colour: str
    ) -> tuple[QPixmap, Bounds, float]:
        """A board on which only some sections shine.

        Returns:
            The picture, which squares it covers, and how much larger it is to be shown.
        """
        bounds = Bounds.of(board).grown(1)
        across, down = bounds.right - bounds.left, bounds.bottom - bounds.top
        drawn = min(unit, _GLOW_MOST / max(across, down))
        key = ("glow", tuple(board), tuple(board.values()), lit, drawn, colour)
        paint = partial(_paint_glow, board, lit, bounds, drawn, colour)
        picture = self.once(key, (across * drawn, down * drawn), paint)
        return picture, bounds, unit / drawn

    def doubled(self, tall: float) -> QPixmap:
        """The sign that a centre counts twice."""

        def paint(painter: QPainter) -> None:
            box = QRectF(0, 0, tall * 1.5, tall).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(QColor("#f0d68c"), max(1.2, tall * 0.07)))
            painter.setBrush(QColor("#f01a1109"))
            painter.drawRoundedRect(box, tall / 2.4, tall / 2.4)
            painter.setFont(self.look.font_of(tall * 0.66, display=True))
            painter.setPen(QColor("#fff3d0"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "×2")

        return self.once(("doubled", tall), (tall * 1.5, tall), paint)


def _paint_smaller(painter: QPainter, master: QPixmap) -> None:
    """A picture in the size of the ground that is painted on."""
    ground = painter.device()
    ratio = ground.devicePixelRatioF()
    image = master.toImage().scaled(
        QSize(ground.width(), ground.height()),  # of a pixmap these are real pixels
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    image.setDevicePixelRatio(ratio)
    painter.drawImage(QPointF(0, 0), image)


def _lying(heading: str, unit: float) -> tuple[float, float]:
    return (unit * 3, unit) if heading in "ew" else (unit, unit * 3)


def _paint_glow(
    board: Board, lit: Iterable[Section], bounds: Bounds, unit: float, colour: str,
    painter: QPainter,
) -> None:  # fmt: skip
    """Everything dim, and light around what counts."""
    ground, area = QPainterPath(), QPainterPath()
    for square in board:
        x, y = at(square)
        ground.addRect(QRectF((x - bounds.left) * unit, (y - bounds.top) * unit, unit, unit))
    for square, section in lit:
        x, y = at(square)
        left, top, wide, tall = section_box(board[square], section)
        left, top = (x - bounds.left + left) * unit, (y - bounds.top + top) * unit
        area.addRect(QRectF(left, top, wide * unit, tall * unit).adjusted(-0.3, -0.3, 0.3, 0.3))
    area = area.simplified()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#b4090705"))
    painter.drawPath(ground.simplified().subtracted(area))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    light = QColor(colour)
    for wide, alpha in ((0.3, 40), (0.2, 70), (0.12, 120)):
        light.setAlpha(alpha)
        painter.setPen(_round_pen(light, wide * unit))
        painter.drawPath(area)
    painter.setPen(QPen(QColor("#fffbe8"), max(1.5, 0.045 * unit)))
    painter.drawPath(area)


def _round_pen(colour: QColor, wide: float) -> QPen:
    pen = QPen(colour, wide)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _around(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, 5, 5)
    return path
