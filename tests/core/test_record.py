"""Records: what is one is read, what is none is refused with one short sentence."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poisonbox.core.record import MAX_BYTES, Record, dump_record, parse_record
from poisonbox.core.refusal import Malformed

WHOLE = {
    "format": 1,
    "game": "pok",
    "rules_version": 1,
    "players": 3,
    "options": {"memory": "on"},
    "seats": ["Ada", {"bot": "easy"}, None],
    "moves": [[-1, {"roll": [[1, "disc"], None, None]}], [0, {"show": "disc"}]],
}


def parse(value) -> Record:
    return parse_record(json.dumps(value).encode())


def without(*names):
    return {name: value for name, value in WHOLE.items() if name not in names}


def test_a_record_is_read():
    record = parse(WHOLE)
    assert record.game == "pok"
    assert record.players == 3
    assert record.options == {"memory": "on"}
    assert record.seats == WHOLE["seats"]
    assert record.moves == [(-1, WHOLE["moves"][0][1]), (0, WHOLE["moves"][1][1])]


def test_seats_and_options_may_be_missing():
    record = parse(without("seats", "options"))
    assert record.seats is None
    assert record.options == {}


@pytest.mark.parametrize("name", ["format", "game", "rules_version", "players", "moves"])
def test_nothing_else_may_be_missing(name):
    with pytest.raises(Malformed, match=name):
        parse(without(name))


def test_nothing_may_be_added():
    with pytest.raises(Malformed, match="not a record"):
        parse({**WHOLE, "comment": "a good match"})


@pytest.mark.parametrize(
    "change",
    [
        {"format": "1"}, {"format": True}, {"format": 1.0}, {"format": None}, {"format": 2},
        {"format": 0}, {"game": 1}, {"game": None}, {"rules_version": "1"},
        {"rules_version": 1.0}, {"players": "3"}, {"players": 3.0}, {"players": True},
        {"players": None}, {"options": []}, {"options": None}, {"seats": {}}, {"seats": "Ada"},
        {"moves": {}}, {"moves": None}, {"moves": [0]}, {"moves": [[]]}, {"moves": [[0]]},
        {"moves": [[0, {}, 1]]}, {"moves": [["0", {}]]}, {"moves": [[0.0, {}]]},
        {"moves": [[True, {}]]}, {"moves": [[None, {}]]}, {"moves": [{"0": {}}]},
    ],
    ids=repr,
)  # fmt: skip
def test_other_types_make_it_no_record(change):
    with pytest.raises(Malformed):
        parse({**WHOLE, **change})


@pytest.mark.parametrize(
    "text",
    [
        b"", b" ", b"{", b"}", b"[]", b"null", b"1", b'"pok"', b"true", b"{}", b"{'format': 1}",
        b"\x00", b"{} {}", b"[" * 100_000, b'{"a":' * 100_000, b"NaN", b"Infinity", b"-Infinity",
    ],
    ids=lambda text: repr(text[:12]),
)  # fmt: skip
def test_what_is_not_even_an_object_is_no_record(text):
    with pytest.raises(Malformed):
        parse_record(text)


def test_a_key_that_is_there_twice_is_not_read_either_way():
    text = json.dumps(WHOLE).replace('"players": 3', '"players": 3, "players": 4')
    with pytest.raises(Malformed, match="twice"):
        parse_record(text.encode())
    text = json.dumps(WHOLE).replace('{"show": "disc"}', '{"show": "disc", "show": "disc"}')
    with pytest.raises(Malformed, match="twice"):
        parse_record(text.encode())


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
def test_there_is_no_nan_and_no_infinity_in_json(constant):
    text = json.dumps(WHOLE).replace('"seats": [', f'"seats": [{constant}, ')
    with pytest.raises(Malformed, match="not a number in JSON"):
        parse_record(text.encode())


@pytest.mark.parametrize("digits", ["1" + "0" * 400, "-" + "9" * 5000, "1" * 19])
def test_numbers_without_end_are_not_read(digits):
    text = json.dumps(WHOLE).replace('"players": 3', f'"players": {digits}')
    with pytest.raises(Malformed, match="too large"):
        parse_record(text.encode())


@pytest.mark.parametrize("data", [b'{"game": "\xff"}', b"\xff\xfe{\x00}\x00", b"\x80"])
def test_what_is_not_utf_8_is_no_record(data):
    with pytest.raises(Malformed, match="UTF-8"):
        parse_record(data)


def test_a_byte_order_mark_is_allowed():
    assert parse_record(b"\xef\xbb\xbf" + json.dumps(WHOLE).encode()) == parse(WHOLE)


def test_what_is_far_longer_than_any_match_is_not_parsed():
    with pytest.raises(Malformed, match="4 MiB"):
        parse_record(json.dumps(WHOLE).encode().ljust(MAX_BYTES + 1))
    assert parse_record(json.dumps(WHOLE).encode().ljust(MAX_BYTES)) == parse(WHOLE)


def test_a_record_is_written_on_one_line_and_read_back():
    record = parse(WHOLE)
    written = dump_record(record)
    assert b"\n" not in written
    assert parse_record(written) == record
    assert json.loads(written) == WHOLE


def test_seats_are_not_written_when_nobody_named_them():
    assert "seats" not in json.loads(dump_record(parse(without("seats"))))


@given(st.binary(max_size=200))
def test_any_bytes_are_a_record_or_malformed(data):
    with pytest.raises(Malformed):
        parse_record(data)


@given(st.integers(0, len(json.dumps(WHOLE)) - 1))
def test_a_record_that_breaks_off_is_malformed(length):
    with pytest.raises(Malformed):
        parse_record(json.dumps(WHOLE).encode()[:length])


@pytest.mark.parametrize("more", [r'"\ud800": 1', r'"seats": ["\ud800", 0, 0]'])
def test_half_a_character_is_no_record(more):
    with pytest.raises(Malformed, match="UTF-8"):
        parse_record(bare(more))


def test_a_number_beyond_all_numbers_is_no_record():
    with pytest.raises(Malformed, match="too large"):
        parse_record(bare('"seats": [1e999, 0, 0]'))


def bare(more):
    """A record without moves, with something added as it is."""
    head = '"format": 1, "game": "pok", "rules_version": 1, "players": 3, "moves": []'
    return f"{{{head}, {more}}}".encode()
