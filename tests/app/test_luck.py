"""The ledger of luck: every die that was thrown is in it once, under the seat it was thrown for."""

import pytest

from rules.core.events import ROLLED
from rules.core.hidden import PUBLIC
from rules.core.rng import Rng
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.summary.luck import Ledger, Luck
from tabletop.words.text import Texts
from tests.fixture_skirmish import DIE
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.games_under_law import ROOT

THROW = next(number for number, verb in enumerate(SKIRMISH.verbs) if verb.name == "throw")
DICE = {DIE: "active", DIE + 1: "home"}


@pytest.fixture
def match() -> Match:
    """Return a match in which dice were thrown."""
    match = Match.new(SKIRMISH, [Seat(name, "random") for name in "ABCD"], 5, {})
    rng = Rng.seeded(9)
    while match.number < 120 and not match.over:
        options = match.view(match.decider).moves
        match.submit(options[rng.below(len(options))])
    return match


def rolled(match: Match, number: int) -> list[int]:
    """Return all faces that the events of a match tell of."""
    updates = [match.update_at(PUBLIC, at) for at in range(1, number + 1)]
    return [e.amount for update in updates for e in update.events if e.kind == ROLLED]


def test_every_die_is_counted_once(match: Match) -> None:
    ledger = Ledger(match, DICE, {THROW})
    ledger.read(match.number)
    faces = rolled(match, match.number)
    assert len(faces) > 10
    assert ledger.everybody.counts == tuple(faces.count(face) for face in range(1, 7))
    assert sum(luck.thrown for luck in ledger.seats.values()) == len(faces)


def test_the_ledger_follows_the_match_bit_by_bit_and_back(match: Match) -> None:
    ledger, fresh = Ledger(match, DICE, {THROW}), Ledger(match, DICE, {THROW})
    for number in (10, 50, match.number, 30):
        ledger.read(number)
    fresh.read(30)
    assert ledger.everybody == fresh.everybody
    assert ledger.seats == fresh.seats
    assert ledger.everybody.thrown == len(rolled(match, 30))


def test_luck_is_told_in_both_languages_after_the_first_throw(match: Match) -> None:
    ledger = Ledger(match, DICE, {THROW})
    for language, point in (("en", "."), ("de", ",")):
        texts = Texts(language, [ROOT / "assets" / "common"])
        ledger.read(0)
        assert ledger.lines(0, texts) == []
        ledger.read(match.number)
        told = ledger.lines(next(iter(ledger.seats)), texts)
        whole, tenth = divmod(ledger.everybody.tenths, 10)
        assert len(told) == 2
        assert f"{whole}{point}{tenth}" in told[0]


def test_the_average_is_that_of_the_faces() -> None:
    luck = Luck().and_also(6).and_also(1).and_also(4)
    assert (luck.thrown, luck.tenths, Luck().tenths) == (3, 37, 0)
