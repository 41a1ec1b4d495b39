"""What no opponent at Divide & Conquer does, looked for in many positions."""

from collections.abc import Iterator
from functools import cache

import pytest

from rules.core.engine import apply, legal_moves
from rules.core.hidden import redact
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import NOBODY, Table
from rules.divide.facts.cards import DESTROY, LASTING
from rules.divide.facts.names import DISCARD, GROUPS, TURN, VERBS, base_owner, hand, left, right
from rules.divide.facts.pieces import (
    EFFECT,
    IS_LEFT,
    LAST_ASSET,
    LAST_DEFICIT,
    WORTH,
    is_asset,
    is_group,
)
from rules.divide.game import GAME
from rules.divide.law.battle import guards, sleepiness
from rules.divide.law.odds import chance
from rules.divide.law.stacks import lasting, owner_of, total
from rules.divide.mind.event_prior import SWEEPING
from tabletop.ai.policy import at_a_glance
from tests.ai.thoughts import Thoughts, weighed
from tests.games.divide.desk import Desk
from tests.games_under_law import any_table, random_walk

SEATS = [4, 6, 8]
WALKS = 6  # of each sort, for each number of seats
FAR = 500  # moves, beyond the end of a match


def glances(seats: int, seed: int) -> Iterator[Table]:
    """Yield the tables of a match in which everybody does what looks best."""
    t = any_table(GAME, seats, seed)
    rng = Rng.seeded(seed)
    while not t.over:
        yield t.copy()
        apply(GAME, t, at_a_glance(GAME, redact(t, t.seat), rng))


def worth_a_thought(t: Table) -> list[Move]:
    """Return the moves that an opponent would give a thought, of which any may be played."""
    return weighed(GAME, redact(t, t.seat), Rng.seeded(1))[1]


@cache
def thoughts(seats: int) -> Thoughts:
    """Return turns in which there is a group to lay, so that nobody is at a loss for a move."""
    found: Thoughts = []
    for seed in range(WALKS):
        tables = [*random_walk(GAME, seats, seed, FAR), *glances(seats, seed)]
        for t in tables:
            if t.over or t.agenda[-1].phase != TURN:
                continue
            if any(is_group(piece) for piece in t.at(hand(t.seat))):
                found.append((t, worth_a_thought(t)))
    return found


def verb(m: Move) -> str:
    return VERBS[m.verb]


def attachments(seats: int) -> Iterator[tuple[Table, Move, int]]:
    """Yield every thought of an asset or deficit on a group, with the seat that the group is of."""
    for t, moves in thoughts(seats):
        for m in moves:
            if verb(m) == "attach":
                yield t, m, owner_of(t, m.onto)


def change(t: Table, m: Move, seat: int) -> int:
    """Return by how much a move changes what a seat's base counts."""
    after = t.copy()
    apply(GAME, after, m)
    then, now = (abs(x.count(left(seat)) - x.count(right(seat))) for x in (after, t))
    return then - now


def sure(t: Table) -> bool:
    """Tell whether the seat in turn has one stronger wing, and no group in hand for the other."""
    gap = t.count(left(t.seat)) - t.count(right(t.seat))
    groups = [piece for piece in t.at(hand(t.seat)) if is_group(piece)]
    return gap != 0 and all(IS_LEFT[piece] == (gap > 0) for piece in groups)


@pytest.mark.parametrize("seats", SEATS)
def test_no_asset_and_no_deficit_is_laid_on_a_group_of_nobody(seats: int) -> None:
    assert [m for _, m, owner in attachments(seats) if owner == NOBODY] == []


@pytest.mark.parametrize("seats", SEATS)
def test_no_asset_makes_a_rival_count_more(seats: int) -> None:
    gifts = [
        m
        for t, m, owner in attachments(seats)
        if owner not in {t.seat, NOBODY} and is_asset(m.what) and change(t, m, owner) > 0
    ]
    assert gifts == []


@pytest.mark.parametrize("seats", SEATS)
def test_no_deficit_makes_its_own_player_count_less(seats: int) -> None:
    harm = [
        m
        for t, m, owner in attachments(seats)
        if owner == t.seat
        and LAST_ASSET < m.what <= LAST_DEFICIT
        and sure(t)
        and change(t, m, owner) < 0
    ]
    assert harm == []


@pytest.mark.parametrize("seats", SEATS)
def test_no_event_is_played_that_strikes_nobody(seats: int) -> None:
    wasted = [
        m
        for _, moves in thoughts(seats)
        for m in moves
        if verb(m) == "play" and m.onto == DISCARD and EFFECT[m.what] not in SWEEPING
    ]
    assert wasted == []


@pytest.mark.parametrize("seats", SEATS)
def test_no_event_destroys_a_group_that_counts_for_its_player(seats: int) -> None:
    own = [
        m
        for t, moves in thoughts(seats)
        for m in moves
        if verb(m) == "play"
        and EFFECT[m.what] == DESTROY
        and base_owner(t.where[m.onto]) == t.seat
        and sure(t)
        and change(t, m, t.seat) < 0
    ]
    assert own == []


def reach(t: Table, m: Move) -> int:
    """Return how far an attack could be ahead if all of the hand helped it."""
    strength = sum(abs(WORTH[piece]) for piece in t.at(hand(t.seat)) if piece <= LAST_DEFICIT)
    if base_owner(t.where[m.what]) == t.seat:
        strength += total(t, m.what)
    home = base_owner(t.where[m.onto])
    against = total(t, m.onto) - sleepiness(t, m.onto)
    if home not in {NOBODY, t.seat}:
        against += sum(total(t, guard) for guard in guards(t, home) if guard != m.onto)
    return strength - against


@pytest.mark.parametrize("seats", SEATS)
def test_no_attack_is_declared_that_cannot_be_won(seats: int) -> None:
    vain = [
        m
        for t, moves in thoughts(seats)
        for m in moves
        if verb(m) in {"take", "destroy"} and not chance(reach(t, m))
    ]
    assert vain == []


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_tries_to_destroy_what_lasts(seats: int) -> None:
    vain = [
        m
        for t, moves in thoughts(seats)
        for m in moves
        if verb(m) == "destroy" and lasting(t, m.onto)
    ]
    assert vain == []


def test_a_lasting_group_is_not_worth_destroying() -> None:
    charter = next(p for p in range(GROUPS + 1, LAST_ASSET + 1) if EFFECT[p] == LASTING)
    desk = Desk().base(1, "fat_cats").hand(0, "board_everything", "tenured_rebels").deck(12)
    name = desk.t.setup.cards[desk.t.setup.card_of[charter]].id
    assert any(verb(m) == "destroy" for m in legal_moves(GAME, desk.t))
    desk.on("fat_cats", name)
    assert [m for m in worth_a_thought(desk.t) if verb(m) == "destroy"] == []


def test_the_positions_hold_what_is_looked_for() -> None:
    """Blunders were there to be made: the laws above are not about nothing."""
    legal = {"nobody": 0, "vain": 0, "wasted": 0}
    for t, _ in thoughts(4):
        for m in legal_moves(GAME, t):
            legal["nobody"] += verb(m) == "attach" and owner_of(t, m.onto) == NOBODY
            legal["vain"] += verb(m) in {"take", "destroy"} and not chance(reach(t, m))
            legal["wasted"] += verb(m) == "play" and m.onto == DISCARD
    assert min(legal.values()) > 0
