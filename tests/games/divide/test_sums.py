"""The sums of the seats are true after every move, in battles too."""

import pytest

from rules.core.table import Table
from rules.divide import names
from rules.divide.names import card_count, influence, left, on, right
from rules.divide.pieces import IDS, WORTH
from tests.games.divide.walks import walk

CRISIS = IDS.index("identity_crisis")


def owner(t: Table, place: int) -> int:
    """Return whose a group is by where it lies."""
    if place == names.ATTACK:
        return t.count(names.ACTIVE)
    if place in {names.TARGET, names.DEFENCE}:
        return t.count(names.HOME)
    facts = t.setup.place(place)
    return facts.owner if facts.base == "base" else -1


def recount(t: Table) -> list[tuple[int, int, int, int]]:
    """Count both wings, influence and cards of every seat, group by group."""
    wings = [[0, 0] for _ in range(t.setup.seats)]
    cards = [0] * t.setup.seats
    for group in range(1, names.GROUPS + 1):
        seat = owner(t, t.where[group])
        if seat < 0:
            continue
        stack = t.at(on(group))
        wing = ["left", "right"].index(t.setup.card(group).words["wing"])
        wing ^= (t.count(names.TURNED) == group) ^ (CRISIS in stack)
        wings[seat][wing] += WORTH[group] + sum(WORTH[extra] for extra in stack)
        cards[seat] += 1 + len(stack)
    return [(a, b, abs(a - b), count) for (a, b), count in zip(wings, cards, strict=True)]


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.clauses("D-31", "D.7.3")
def test_counters_equal_a_recount(seats: int, seed: int) -> None:
    for t in walk(seats, seed, long=seed % 2):
        counted = [
            tuple(t.count(ref(seat)) for ref in (left, right, influence, card_count))
            for seat in range(seats)
        ]
        assert counted == recount(t)


@pytest.mark.parametrize("seed", range(8))
def test_nothing_lies_on_a_group_that_is_not_on_the_table(seed: int) -> None:
    for t in walk(5, seed):
        for group in range(1, names.GROUPS + 1):
            place = t.setup.place(t.where[group]).base
            bare = {"deck", "discard", "removed", "hand"}
            assert place not in bare or not t.at(on(group))
        turned = t.count(names.TURNED)
        assert not turned or t.setup.place(t.where[turned]).base not in {"discard", "hand"}


@pytest.mark.parametrize("seed", range(8))
def test_a_battle_leaves_nothing_behind(seed: int) -> None:
    for t in walk(6, seed):
        if t.agenda and names.PHASES[t.agenda[-1].phase] == "turn":
            for place in (names.ATTACK, names.TARGET, names.DEFENCE, names.EVENT):
                assert not t.at(place)
            assert t.count(names.INTENT) == t.count(names.RAISED) == 0
            assert t.count(names.HOME) == -1
