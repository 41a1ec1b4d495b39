"""Whole matches by random hands, watched move by move: what is true before and after each."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.engine import new_table, play
from rules.core.events import MOVED, Event
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import Table
from rules.divide.facts import names
from rules.divide.facts.names import VERBS, base, card_count, hand, influence, left, on, right
from rules.divide.facts.pieces import IDS, WORTH, is_event, is_extra, is_group
from rules.divide.game import GAME
from tests.games.divide.walks import choose

CRISIS, GAG, ASLEEP, SUIT, CHARTER = (
    IDS.index(card)
    for card in ("identity_crisis", "gag_order", "asleep", "teflon_suit", "zombie_charter")
)
GUARDS = {IDS.index("lawyers"), IDS.index("press_secretary")}
MELEE = {"attack", "target", "defence"}
GROUPS = range(1, names.GROUPS + 1)

seeds = st.integers(0, 2**40)
seat_counts = st.sampled_from([4, 5, 6, 7, 8])
some = settings(max_examples=20)


class Moment(NamedTuple):
    """One move of a match: the table before, the move, what happened, the table after."""

    before: Table
    move: Move
    events: list[Event]
    after: Table

    @property
    def verb(self) -> str:
        return VERBS[self.move.verb]


def match(seats: int, seed: int) -> Iterator[Moment]:
    """Play a random match."""
    rng = Rng.seeded(seed)
    t = new_table(GAME, seats, seed, {"long": seed % 2})
    while not t.over:
        before = t.copy()
        m = choose(t, rng)
        yield Moment(before, m, play(GAME, t, m), t)


def place_of(t: Table, piece: int) -> str:
    """Return the kind of place in which a piece lies."""
    return t.setup.place(t.where[piece]).base


def owner_of(t: Table, group: int) -> int:
    """Return whose a group is by where it lies, or -1."""
    place = t.where[group]
    if place == names.ATTACK:
        return t.count(names.ACTIVE)
    if place in {names.TARGET, names.DEFENCE}:
        return t.count(names.HOME)
    return t.setup.place(place).owner if place_of(t, group) == "base" else -1


def worth(t: Table, group: int) -> int:
    """Add up a group with all that lies on it."""
    return WORTH[group] + sum(WORTH[extra] for extra in t.at(on(group)))


def wing_of(t: Table, group: int) -> int:
    """Return 0 for a group that counts for the left wing, 1 for the right."""
    printed = ["left", "right"].index(t.setup.card(group).words["wing"])
    return printed ^ (t.count(names.TURNED) == group) ^ (CRISIS in t.at(on(group)))


def fighting(t: Table, place: int) -> int:
    """Add up the groups of a team that are not gagged."""
    return sum(worth(t, group) for group in t.at(place) if GAG not in t.at(on(group)))


def recount(t: Table) -> list[list[int]]:
    """Count both wings, influence and cards of every seat, group by group."""
    wings = [[0, 0] for _ in range(t.setup.seats)]
    cards = [0] * t.setup.seats
    for group in GROUPS:
        seat = owner_of(t, group)
        if seat >= 0:
            wings[seat][wing_of(t, group)] += worth(t, group)
            cards[seat] += 1 + len(t.at(on(group)))
    return [[a, b, abs(a - b), count] for (a, b), count in zip(wings, cards, strict=True)]


@some
@given(seats=seat_counts, seed=seeds)
@pytest.mark.clauses("D-31", "D.7.3", "D-32")
def test_the_sums_of_the_seats_equal_a_recount(seats: int, seed: int) -> None:
    counters = (left, right, influence, card_count)
    for moment in match(seats, seed):
        t = moment.after
        counted = [[t.count(ref(seat)) for ref in counters] for seat in range(seats)]
        assert counted == recount(t)


@some
@given(seats=seat_counts, seed=seeds)
def test_every_card_lies_where_its_kind_may_lie(seats: int, seed: int) -> None:
    for moment in match(seats, seed):
        t = moment.after
        for piece in range(1, len(t.where)):
            place = t.setup.place(t.where[piece])
            if place.base in {"base", "unaffiliated", *MELEE}:
                assert is_group(piece)
            elif place.base == "event":
                assert is_event(piece)
            elif place.base == "on":
                assert is_extra(piece)
                assert place_of(t, place.host) in {"base", "unaffiliated", *MELEE}
        if t.agenda and names.PHASES[t.agenda[-1].phase] == "turn":
            at_rest = (names.ATTACK, names.TARGET, names.DEFENCE, names.EVENT)
            assert not any(t.at(place) for place in at_rest)
            counters = [t.count(ref) for ref in (names.INTENT, names.HOME, names.RAISED)]
            assert counters == [0, -1, 0]
        turned = t.count(names.TURNED)
        assert not turned or place_of(t, turned) in {"base", "unaffiliated", *MELEE}


@some
@given(seats=seat_counts, seed=seeds)
def test_cards_come_to_hands_only_by_drawing_and_the_deck_is_the_clock(
    seats: int, seed: int
) -> None:
    turns = extra = 0
    start = new_table(GAME, seats, seed, {"long": seed % 2})
    active, deck = start.count(names.ACTIVE), len(start.at(names.DECK))
    t = start
    for moment in match(seats, seed):
        t = moment.after
        for event in moment.events:
            if event.kind == MOVED and t.setup.place(event.target).base == "hand":
                assert event.clause in {"D-3", "D.9.6", "D.9.9"}
                assert event.source == (names.DISCARD if event.clause == "D.9.9" else names.DECK)
                turns += event.clause == "D-3"
                extra += event.clause == "D.9.6"
        assert (t.count(names.ACTIVE) - active) % seats == turns % seats
    assert turns + extra == deck
    assert t.count(names.TURNS) == turns + 1
    assert not t.at(names.DECK)
    assert not any(t.at(hand(seat)) for seat in range(seats))


@some
@given(seats=seat_counts, seed=seeds)
@pytest.mark.clauses("D-26", "D.8.1")
def test_whoever_has_lawyers_joins_every_defence_of_the_base(seats: int, seed: int) -> None:
    for moment in match(seats, seed):
        if moment.verb not in {"take", "destroy"}:
            continue
        before, target = moment.before, moment.move.onto
        home = owner_of(before, target)
        found = {
            group
            for group in (before.at(base(home)) if home not in {-1, before.seat} else [])
            if GUARDS & set(before.at(on(group))) and GAG not in before.at(on(group))
        }
        assert set(moment.after.at(names.DEFENCE)) == found - {target}


@some
@given(seats=seat_counts, seed=seeds)
@pytest.mark.clauses("D-20", "D-21", "D-37", "D.6.3", "D.6.4", "D.6.5", "D.8.4", "D.8.5", "D.8.7")
def test_dice_and_sums_decide_and_everybody_goes_home(seats: int, seed: int) -> None:
    for moment in match(seats, seed):
        if moment.verb != "throw":
            continue
        before, after = moment.before, moment.after
        (target,) = before.at(names.TARGET)
        home, seat = before.count(names.HOME), before.count(names.ACTIVE)
        stack = before.at(on(target))
        attack = fighting(before, names.ATTACK) + after.count(names.ATTACK_DIE)
        defence = worth(before, target) + fighting(before, names.DEFENCE)
        defence += after.count(names.DEFENCE_DIE) - (2 if ASLEEP in stack else 0)
        taking = before.count(names.INTENT) == names.TAKE_OVER
        place = names.UNAFFILIATED if home < 0 else base(home)
        if attack > defence and taking:
            place = base(seat)
        elif attack > defence and CHARTER not in stack:
            place = names.DISCARD
        assert after.where[target] == place
        assert after.at(on(target)) == ([] if place == names.DISCARD else stack)
        for group in before.at(names.ATTACK):
            assert after.where[group] == base(seat)
        for group in before.at(names.DEFENCE):
            assert after.where[group] == base(home)


@some
@given(seats=seat_counts, seed=seeds)
@pytest.mark.clauses("D-8", "D.8.3", "D.8.4")
def test_suits_and_charters_keep_their_word(seats: int, seed: int) -> None:
    for moment in match(seats, seed):
        before, after = moment.before, moment.after
        for group in GROUPS:
            stack = before.at(on(group))
            if CHARTER in stack:
                assert place_of(after, group) != "discard"
            if SUIT in stack and moment.verb in {"play", "lose", "swap", "transfer", "discard"}:
                assert after.where[group] == before.where[group]
                assert after.at(on(group)) == stack
                assert wing_of(after, group) == wing_of(before, group)


@some
@given(seats=seat_counts, seed=seeds)
@pytest.mark.clauses("D-7", "D-17", "D.9.2")
def test_nobody_loses_a_group_but_to_an_event_a_battle_or_by_choice(seats: int, seed: int) -> None:
    for moment in match(seats, seed):
        before, after = moment.before, moment.after
        lost = [
            group
            for group in GROUPS
            if place_of(before, group) == "base" and place_of(after, group) != "base"
        ]
        if moment.verb in {"settle", "release", "attach", "pass", "discard", "call", "stand"}:
            assert not lost
        seats_struck = [owner_of(before, group) for group in lost]
        if moment.verb in {"lose", "play"}:
            assert len(seats_struck) == len(set(seats_struck)), "one group each at most"
