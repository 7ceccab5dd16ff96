"""The look of buttons, fields and panels: one style sheet for a theme and a size of text."""

from __future__ import annotations

from string import Template

from PySide6.QtGui import QColor, QPalette

from poisonbox.ui.fonts import DISPLAY
from poisonbox.ui.theme import Theme

BODY = 15
"""Pixels of plain text at 100 %."""


def sizes(text_scale: float) -> dict[str, int]:
    """The few sizes of text there are."""
    names = {"small": 13, "body": BODY, "large": 18, "title": 24, "hero": 40}
    return {name: round(size * text_scale) for name, size in names.items()}


def style_sheet(theme: Theme, text_scale: float) -> str:
    """The style sheet of the whole application."""
    colours = {name: getattr(theme, name) for name in theme.__struct_fields__}
    target = max(32, round(34 * min(text_scale, 1.5)))
    return _SHEET.substitute(colours, **sizes(text_scale), target=target, display=DISPLAY)


def palette(theme: Theme) -> QPalette:
    """What style sheets do not reach: selections, links, disabled text."""
    colours = QPalette()
    roles = QPalette.ColorRole
    for role, colour in {
        roles.Window: theme.ground,
        roles.WindowText: theme.ink,
        roles.Base: theme.panel,
        roles.AlternateBase: theme.raised,
        roles.Text: theme.ink,
        roles.Button: theme.raised,
        roles.ButtonText: theme.ink,
        roles.Highlight: theme.accent,
        roles.HighlightedText: theme.accent_ink,
        roles.Link: theme.accent,
        roles.LinkVisited: theme.accent,
        roles.ToolTipBase: theme.panel,
        roles.ToolTipText: theme.ink,
        roles.PlaceholderText: theme.soft,
    }.items():
        colours.setColor(role, QColor(colour))
    return colours


_SHEET = Template("""
QToolTip { background: $panel; color: $ink; border: 1px solid $line; padding: 6px 8px; }
QMainWindow, QDialog { background: $ground; }
QLabel { background: transparent; }
QLabel[role="hero"] { font-family: "$display"; font-size: ${hero}px; font-weight: 600; }
QLabel[role="title"] { font-family: "$display"; font-size: ${title}px; font-weight: 600; }
QLabel[role="heading"] { font-family: "$display"; font-size: ${large}px; font-weight: 600; }
QLabel[role="large"] { font-size: ${large}px; }
QLabel[role="soft"] { color: $soft; }
QLabel[role="small"] { color: $soft; font-size: ${small}px; }
QLabel[role="bad"] { color: $bad; font-weight: 600; }
QLabel[role="good"] { color: $good; font-weight: 600; }
QFrame[role="panel"] { background: $panel; border: 1px solid $line; border-radius: 12px; }
QFrame[role="card"] { background: $raised; border: 1px solid $line; border-radius: 10px; }
QFrame[role="plain"] { background: transparent; border: none; }
QFrame[role="rule"] { background: $line; border: none; max-height: 1px; min-height: 1px; }

QPushButton, QToolButton, QComboBox, QSpinBox, QLineEdit {
    background: $raised; border: 1px solid $line; border-radius: 8px;
    padding: 4px 14px; min-height: ${target}px;
}
QPushButton:hover, QToolButton:hover, QComboBox:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $line; }
QPushButton:focus, QToolButton:focus, QComboBox:focus, QSpinBox:focus, QLineEdit:focus,
QCheckBox:focus, QListView:focus, QTreeView:focus, QTextBrowser:focus { border: 2px solid $focus; }
QPushButton:disabled, QToolButton:disabled, QComboBox:disabled, QLineEdit:disabled {
    color: $soft; background: transparent; border-style: dashed;
}
QPushButton[role="accent"] {
    background: $accent; color: $accent_ink; border: 1px solid $accent; font-weight: 600;
    padding: 4px 22px;
}
QPushButton[tight="true"] { padding: 4px 8px; text-align: left; }
QPushButton[role="accent"]:hover { border: 2px solid $ink; }
QPushButton[role="accent"]:focus { border: 2px solid $ink; }
QPushButton[role="accent"]:disabled {
    background: $panel; color: $soft; border: 1px dashed $line;
}
QPushButton[role="quiet"], QToolButton[role="quiet"] {
    background: transparent; border: 1px solid transparent;
}
QPushButton[role="quiet"]:hover, QToolButton[role="quiet"]:hover { background: $hover; }
QPushButton[role="quiet"]:focus, QToolButton[role="quiet"]:focus { border: 2px solid $focus; }
QPushButton[role="quiet"]:checked, QToolButton[role="quiet"]:checked {
    background: $hover; border: 1px solid $accent;
}
QPushButton[role="link"] {
    background: transparent; border: none; color: $accent; text-decoration: underline;
    padding: 2px 4px; text-align: left;
}
QPushButton[role="link"]:focus { border: 2px solid $focus; }
QPushButton[role="choice"] { padding: 4px 12px; }
QPushButton[role="choice"]:checked {
    background: $accent; color: $accent_ink; border: 1px solid $accent; font-weight: 600;
}
QToolButton[role="rail"] {
    background: transparent; border: 1px solid transparent; border-radius: 10px; padding: 6px;
    min-width: ${target}px;
}
QToolButton[role="rail"]:hover { background: $hover; border: 1px solid $line; }
QToolButton[role="rail"]:checked { background: $hover; border: 1px solid $accent; }
QToolButton[role="rail"]:focus { border: 2px solid $focus; }
QToolButton[role="rail"]:disabled { border: 1px solid transparent; }

QComboBox::drop-down { border: none; width: 24px; }
QComboBox QAbstractItemView {
    background: $panel; border: 1px solid $line; selection-background-color: $accent;
    selection-color: $accent_ink; padding: 4px; outline: none;
}
QComboBox QAbstractItemView::item { min-height: ${target}px; }
QCheckBox { spacing: 10px; min-height: ${target}px; border: 2px solid transparent;
    border-radius: 6px; }
QCheckBox::indicator { width: 22px; height: 22px; border: 1px solid $line; border-radius: 6px;
    background: $raised; }
QCheckBox::indicator:checked { background: $accent; border: 5px solid $raised;
    outline: 1px solid $accent; }
QSlider::groove:horizontal { height: 6px; background: $line; border-radius: 3px; }
QSlider::handle:horizontal { width: 22px; height: 22px; margin: -8px 0; border-radius: 11px;
    background: $accent; }
QSlider::handle:horizontal:disabled { background: $line; }
QSlider::handle:horizontal:focus { border: 3px solid $focus; }

QScrollBar:vertical { background: transparent; width: 14px; margin: 2px; }
QScrollBar::handle:vertical { background: $line; border-radius: 5px; min-height: 40px; }
QScrollBar:horizontal { background: transparent; height: 14px; margin: 2px; }
QScrollBar::handle:horizontal { background: $line; border-radius: 5px; min-width: 40px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QTextBrowser { background: transparent; border: 2px solid transparent; border-radius: 8px; }
QListView, QTreeView, QTableView {
    background: $panel; border: 1px solid $line; border-radius: 10px; outline: none;
    alternate-background-color: $raised;
}
QListView::item, QTreeView::item { min-height: ${target}px; padding: 2px 8px; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
    background: $accent; color: $accent_ink;
}
QHeaderView::section { background: $panel; color: $soft; border: none; padding: 6px 8px; }
QMenu { background: $panel; border: 1px solid $line; border-radius: 8px; padding: 6px; }
QMenu::item { padding: 8px 24px; border-radius: 6px; min-height: ${body}px; }
QMenu::item:selected { background: $accent; color: $accent_ink; }
QMenu::separator { height: 1px; background: $line; margin: 6px 8px; }
""")
