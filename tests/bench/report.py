"""The figures as text, as a table for the README, and against the bars that are set for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.bench import search

README = Path(__file__).resolve().parents[2] / "README.md"
BEGIN, END = "<!-- bench -->", "<!-- /bench -->"

RIVAL = "hearts"
BAR_PLAYERS = 4  # as many as hearts has
RATIO_BARS = {"cauldrons": 1.2, "goblets": 1.0, "pok": 1.0}
HUE_BARS = {
    "moves_ms": ("Hue, legal moves of a late board", 2.0),
    "values_ms": ("Hue, values of five colours", 0.3),
}


def bars(figures: dict[str, Any]) -> list[dict[str, Any]]:
    """Each bar with what was measured and whether it was met."""
    judged = []
    for row in figures["rows"]:
        bar = RATIO_BARS.get(row["game"])
        if bar is None or row["players"] != BAR_PLAYERS or "playouts_ratio" not in row:
            continue
        value = row["moves_ratio"]
        name = f"{row['game'].capitalize()} / {RIVAL}, moves a second"
        judged.append({"bar": name, "limit": f"≥ {bar}", "value": value, "met": value >= bar})
    for key, (name, limit) in HUE_BARS.items():
        if figures.get("hue"):
            worst = figures["hue"][key]["late_worst"]
            entry = {"bar": f"{name}, ms", "limit": f"< {limit}", "value": worst}
            judged.append({**entry, "met": worst < limit})
    return judged + search.bars(figures.get("search", {}))


def markdown(figures: dict[str, Any]) -> str:
    """Everything as tables."""
    setting = figures["setting"]
    compared = any("playouts_ratio" in row for row in figures["rows"])
    intro = (
        f"Python {setting['python']} on {setting['machine']}; medians of {setting['rounds']} turns"
        f"{f', each beside one of {RIVAL} in OpenSpiel' if compared else ''}. "
        "Moves include chance."
    )
    head = (
        f"| game | players | playouts/s | moves/s | playouts × {RIVAL} | moves × {RIVAL} "
        "| copy µs | views/s | replay ms |"
    )
    lines = [intro, "", head, "|---|--:|--:|--:|--:|--:|--:|--:|--:|"]
    lines += [f"| {' | '.join(cells(row))} |" for row in figures["rows"]]
    if figures.get("hue"):
        lines += ["", *hue_lines(figures["hue"])]
    if figures.get("search"):
        lines += ["", *search.markdown(figures["search"])]
    if figures["bars"]:
        lines += ["", "| bar | limit | measured | |", "|---|--:|--:|---|"]
        lines += [
            f"| {bar['bar']} | {bar['limit']} | {bar['value']:.2f} | "
            f"{'met' if bar['met'] else 'missed'} |"
            for bar in figures["bars"]
        ]
    return "\n".join(lines)


def cells(row: dict[str, Any]) -> list[str]:
    """One line of the table."""

    def number(key: str, form: str) -> str:
        return format(row[key], form) if key in row else ""

    return [
        row["game"] + (" (OpenSpiel)" if row["open_spiel"] else ""),
        str(row["players"]),
        number("playouts_per_s", ",.0f"),
        number("moves_per_s", ",.0f"),
        number("playouts_ratio", ".2f"),
        number("moves_ratio", ".2f"),
        number("copy_us", ".2f"),
        number("views_per_s", ",.0f"),
        number("replay_ms", ".2f"),
    ]


def hue_lines(hue: dict[str, Any]) -> list[str]:
    """Hue's board: time against squares laid."""
    sizes = hue["squares_laid"]
    head = " | ".join(str(size) for size in sizes)
    lines = [
        f"| Hue, ms at squares laid, {hue['boards']} boards | {head} | worst late | grows as |",
        "|---" + "|--:" * (len(sizes) + 2) + "|",
    ]
    for key, name in (("moves_ms", "legal moves"), ("values_ms", "values of five colours")):
        part = hue[key]
        times = " | ".join(f"{part['by_squares'][size]:.3f}" for size in sizes)
        lines.append(
            f"| {name} | {times} | {part['late_worst']:.3f} | squares^{part['exponent']:.1f} |"
        )
    return lines


def write_readme(table: str) -> None:
    """Puts the table between the README's markers."""
    text = README.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"README.md has no place for the table: {BEGIN} ... {END}")
    README.write_text(f"{before}{BEGIN}\n{table}\n{END}{after}", encoding="utf-8")
