"""Any order of calls leaves in the library what it leaves in a plain dict."""

import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule

from poisonbox.games import GAMES
from poisonbox.store.errors import MatchOver, NoSuchMatch, OutOfStep
from poisonbox.store.library import Library
from poisonbox.store.models import SeatInfo
from tests.store.material import BOT, PEOPLE, crashed_copy, log, played

MATCHES = [played(game, seed) for game in GAMES for seed in range(2)]

text = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats(allow_nan=False) | text,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(text, inner, max_size=3),
    max_leaves=8,
)
finite = values.filter(lambda value: "inf" not in repr(value))
notes = st.dictionaries(text, finite, max_size=3)
seats = st.builds(SeatInfo, text, crest=st.none() | text) | st.just(BOT) | st.sampled_from(PEOPLE)


class LibraryAndDict(RuleBasedStateMachine):
    """The library, and what it should hold."""

    ids = Bundle("ids")

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.library = Library.open(self.folder / "data")
        self.model: dict[int, dict[str, Any]] = {}
        self.source: dict[int, Any] = {}

    @rule(target=ids, match=st.sampled_from(MATCHES), note=notes, data=st.data())
    def begin(self, match, note, data):
        sat = tuple(data.draw(seats) for _ in range(match.players))
        match_id = self.library.begin(match.game, match.players, match.options, sat, note)
        assert match_id not in self.source
        self.source[match_id] = match
        self.model[match_id] = {
            "moves": [],
            "note": note,
            "result": None,
            "seats": sat,
            "tags": set(),
        }
        return match_id

    @rule(match_id=ids, count=st.integers(0, 6), note=st.none() | notes)
    def append(self, match_id, count, note):
        held, source = self.model[match_id], self.source[match_id]
        at = len(held["moves"])
        moves = source.moves[at : at + count]
        if held["result"] is not None:
            with pytest.raises(MatchOver):
                self.library.append(match_id, at, moves, note)
            return
        self.library.append(match_id, at, moves, note)
        held["moves"] = [*held["moves"], *moves]
        held["note"] = held["note"] if note is None else note

    @rule(match_id=ids, at=st.integers(-1, 200), note=notes)
    def append_elsewhere(self, match_id, at, note):
        held = self.model[match_id]
        if held["result"] is None and at != len(held["moves"]):
            with pytest.raises(OutOfStep):
                self.library.append(match_id, at, self.source[match_id].moves[:1], note)

    @rule(match_id=ids, back=st.integers(0, 5), note=st.none() | notes)
    def take_back(self, match_id, back, note):
        held = self.model[match_id]
        keep = max(0, len(held["moves"]) - back)
        self.library.take_back(match_id, keep, note)
        if keep < len(held["moves"]):
            held["moves"], held["result"] = held["moves"][:keep], None
        held["note"] = held["note"] if note is None else note

    @rule(match_id=ids, note=notes)
    def keep_note(self, match_id, note):
        self.library.keep_note(match_id, note)
        self.model[match_id]["note"] = note

    @rule(match_id=ids)
    def finish(self, match_id):
        match = self.source[match_id]
        self.library.finish(match_id, match.totals, match.winners)
        self.model[match_id]["result"] = (match.totals, match.winners)

    @rule(match_id=ids, sat=seats)
    def reseat(self, match_id, sat):
        held = self.model[match_id]
        held["seats"] = (sat, *held["seats"][1:])
        self.library.reseat(match_id, held["seats"])

    @rule(match_id=ids, tag=st.sampled_from(["a", "b"]), on=st.booleans())
    def tag(self, match_id, tag, on):
        (self.library.tag if on else self.library.untag)(match_id, tag)
        tags = self.model[match_id]["tags"]
        (tags.add if on else tags.discard)(tag)

    @rule(match_id=consumes(ids))
    def delete(self, match_id):
        self.library.delete(match_id)
        del self.model[match_id]
        with pytest.raises(NoSuchMatch):
            self.library.load(match_id)

    @rule()
    def close_and_open(self):
        self.library.close()
        self.library = Library.open(self.folder / "data")
        assert self.library.notice is None

    @rule()
    def die_and_open(self):
        """The program ends without closing anything; the next one finds what is on the disk."""
        copy = crashed_copy(self.folder / "data", self.folder / "copy")
        self.library.close()
        shutil.rmtree(self.folder / "data")
        copy.rename(self.folder / "data")
        self.library = Library.open(self.folder / "data")
        assert self.library.notice is None

    @invariant()
    def they_are_equal(self):
        summaries = {summary.id: summary for summary in self.library.history()}
        assert summaries.keys() == self.model.keys()
        unfinished = {i for i, held in self.model.items() if held["result"] is None}
        assert {summary.id for summary in self.library.unfinished()} == unfinished
        for match_id, held in self.model.items():
            stored = self.library.load(match_id)
            assert log(stored) == [tuple(move) for move in held["moves"]]
            assert stored.note == held["note"]
            assert stored.seats == tuple(held["seats"])
            assert stored.tags == tuple(sorted(held["tags"]))
            assert (stored.totals, stored.winners) == (held["result"] or (None, None))
            assert summaries[match_id].moves == len(held["moves"])

    def teardown(self):
        self.library.close()
        shutil.rmtree(self.folder)


TestLibraryAndDict = LibraryAndDict.TestCase
TestLibraryAndDict.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
