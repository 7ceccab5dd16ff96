"""What the sources say: the refusals that rules can give, and the clauses that tests name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]


class Written(NamedTuple):
    """A refusal as it stands in the rules.

    Attributes:
        clauses: A pattern for each clause it may name; part of a name may be filled in later.
        reason: Its reason.
        facts: The names of its facts.
        where: File and line.
    """

    clauses: tuple[str, ...]
    reason: str
    facts: frozenset[str]
    where: str


def refusals(game: str) -> list[Written]:
    """Every ``Refusal(...)`` in the rules of a game."""
    path = ROOT / "poisonbox" / "games" / game / "rules.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        _read(function, call, f"{path.name}:{call.lineno}")
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for call in _calls(function, "Refusal")
    ]


def _calls(function: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def _read(function: ast.FunctionDef, call: ast.Call, where: str) -> Written:
    assert not call.keywords, f"{where}: clause, reason and facts in this order"
    clause, reason, *facts = call.args
    assert isinstance(reason, ast.Constant), f"{where}: the reason is not a plain word"
    names = _keys(function, facts[0], call.lineno, where) if facts else frozenset()
    return Written(tuple(_patterns(clause, where)), str(reason.value), names, where)


def _patterns(node: ast.expr, where: str) -> Iterator[str]:
    """What a clause's id may be, as regular expressions."""
    if isinstance(node, ast.Constant):
        yield re.escape(str(node.value))
    elif isinstance(node, ast.IfExp):
        yield from _patterns(node.body, where)
        yield from _patterns(node.orelse, where)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
            for part in node.values
        )
    else:
        raise AssertionError(f"{where}: the clause cannot be read from the source")


def _keys(function: ast.FunctionDef, node: ast.expr, line: int, where: str) -> frozenset[str]:
    """The keys of a literal, or of the literal that a name was last given."""
    if isinstance(node, ast.Name):
        given = [
            assign
            for assign in ast.walk(function)
            if isinstance(assign, ast.Assign)
            and assign.lineno < line
            and any(isinstance(to, ast.Name) and to.id == node.id for to in assign.targets)
        ]
        assert given, f"{where}: {node.id} is given nothing before"
        node = max(given, key=lambda assign: assign.lineno).value
    assert isinstance(node, ast.Dict), f"{where}: the facts cannot be read from the source"
    return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))


def clauses_named_by_tests() -> dict[str, list[str]]:
    """Each clause that is the argument of ``pytest.mark.clause`` somewhere, and where."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            mark = node.func.value
            if (
                node.func.attr == "clause"
                and isinstance(mark, ast.Attribute)
                and mark.attr == "mark"
            ):
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{path}:{node.lineno}"
                    where = f"{path.relative_to(ROOT)}:{node.lineno}"
                    found.setdefault(str(argument.value), []).append(where)
    return found


def clauses_of_the_page(page: str) -> dict[str, list[str]]:
    """The clauses of each game in the page of rules: the first column of the game's table."""
    found: dict[str, list[str]] = {}
    game = None
    for line in page.splitlines():
        if heading := re.match(r"## ([a-z]+) — ", line):
            game = heading[1]
            found[game] = []
        elif line.startswith("## "):
            game = None
        elif (
            game and (row := re.match(r"\| ([a-z-]+)(?: \(\d\))? \| ", line)) and row[1] != "clause"
        ):
            found[game].append(f"{game}/{row[1]}")
    return found
