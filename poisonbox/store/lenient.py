"""Reading a person's file as far as it makes sense, and writing it without losing the rest."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

import msgspec

S = TypeVar("S", bound=msgspec.Struct)


def read(shape: type[S], raw: Any, wrong: list[str], at: str = "") -> S | None:
    """A Struct from JSON values: each wrong value is replaced by its own default, no more.

    Args:
        shape: The Struct.
        raw: What the file has.
        wrong: Gets the names of what was replaced, such as ``customs.one_visit``.
        at: Where ``raw`` is in the file.

    Returns:
        The Struct, or None where ``raw`` is none or lacks a value that has no default.
    """
    if not isinstance(raw, dict):
        wrong.append(at)
        return None
    values = {}
    for field in msgspec.structs.fields(shape):
        if field.name not in raw:
            continue
        value = _read_value(field.type, raw[field.name], wrong, f"{at}.{field.name}".lstrip("."))
        if value is not msgspec.UNSET:
            values[field.name] = value
    try:
        return shape(**values)
    except TypeError:  # a value that is needed was wrong or is not there
        return None


def _read_value(kind: Any, raw: Any, wrong: list[str], at: str) -> Any:
    """One value, or UNSET where it is wrong."""
    shape = _struct(kind)
    if shape is not None and raw is not None:
        found = read(shape, raw, wrong, at)
        return msgspec.UNSET if found is None else found
    inner = _entries(kind)
    if inner is not None and isinstance(raw, dict):
        key_type, entry = inner
        kept = {}
        for key, value in raw.items():
            found = read(entry, value, wrong, f"{at}.{key}")
            if found is None or not _fits(key, key_type):
                wrong.append(f"{at}.{key}")
            else:
                kept[key] = found
        return kept
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        wrong.append(at)
        return msgspec.UNSET


def merge(value: msgspec.Struct, raw: Any) -> dict[str, Any]:
    """A Struct as JSON values, with whatever ``raw`` has that this version does not know."""
    merged = dict(raw) if isinstance(raw, dict) else {}
    for field in msgspec.structs.fields(value):
        own, old = getattr(value, field.name), merged.get(field.name, msgspec.UNSET)
        if isinstance(own, dict | msgspec.Struct) or _read_value(field.type, old, [], "") != own:
            merged[field.name] = _merge_value(own, old)
    return merged


def _merge_value(own: Any, old: Any) -> Any:
    if isinstance(own, msgspec.Struct):
        return merge(own, old)
    if isinstance(own, dict):
        known = old if isinstance(old, dict) else {}
        return {key: _merge_value(entry, known.get(key)) for key, entry in own.items()}
    return msgspec.to_builtins(own)


def _fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def _struct(kind: Any) -> type[msgspec.Struct] | None:
    """The Struct of a type that is one, or one or None."""
    if get_origin(kind) in (UnionType, Union):
        kinds = [part for part in get_args(kind) if part is not NoneType]
        kind = kinds[0] if len(kinds) == 1 else None
    return kind if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else None


def _entries(kind: Any) -> tuple[Any, type[msgspec.Struct]] | None:
    """The types of keys and values of a dict of Structs."""
    if get_origin(kind) is not dict:
        return None
    key, value = get_args(kind)
    shape = _struct(value)
    return None if shape is None else (key, shape)
