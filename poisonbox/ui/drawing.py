"""Drawings: SVG files with shared parts and colours that are filled in.

A drawing in ``resources/art`` is plain SVG with two habits of its own, both valid SVG and CSS:

- ``var(--name, default)`` anywhere in it is replaced by a value that the caller gives, or by the
  default. So one potion card is all potion cards.
- ``parts.svg#id``, in ``url(...)`` or ``href``, refers to a gradient, symbol or group in the file
  of shared parts. What is referred to is copied in, with what that refers to in turn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from xml.etree import ElementTree

from poisonbox.paths import resources

_VARIABLE = re.compile(r"var\(--([\w-]+)\s*,\s*([^()]*(?:\([^()]*\))?[^()]*)\)")
_PART = re.compile(r"parts\.svg#([\w-]+)")
_LOCAL = re.compile(r"(?:url\(|href=\")#([\w-]+)")
_OPENING = re.compile(r"<svg\b[^>]*>", re.DOTALL)

ElementTree.register_namespace("", "http://www.w3.org/2000/svg")


def drawing(name: str, values: Mapping[str, str]) -> bytes:
    """The finished SVG of a drawing.

    Args:
        name: Its path below ``resources/art`` without ``.svg``.
        values: What its variables are; those not named keep their defaults.
    """
    text = fill_in(_read(name), values)
    wanted = list(dict.fromkeys(_PART.findall(text)))
    if not wanted:
        return text.encode()
    parts = _parts()
    found: dict[str, str] = {}
    while wanted:
        part = wanted.pop()
        if part not in found:
            found[part] = fill_in(parts[part], values)
            wanted += _LOCAL.findall(found[part])
    text = _PART.sub(r"#\1", text)
    opening = _OPENING.search(text)
    if opening is None:
        raise ValueError(f"{name} is no SVG drawing")
    end = opening.end()
    return f"{text[:end]}<defs>{''.join(found.values())}</defs>{text[end:]}".encode()


def fill_in(text: str, values: Mapping[str, str]) -> str:
    """A text with each ``var(--name, default)`` replaced."""
    return _VARIABLE.sub(lambda match: values.get(match[1], match[2].strip()), text)


@cache
def _read(name: str) -> str:
    return (resources() / "art" / f"{name}.svg").read_text("utf-8")


@cache
def _parts() -> Mapping[str, str]:
    """Each shared part by its id."""
    root = ElementTree.fromstring(_read("parts"))
    return {
        element.attrib["id"]: ElementTree.tostring(element, "unicode")
        for element in root.iter()
        if "id" in element.attrib
    }
