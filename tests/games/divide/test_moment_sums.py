"""Over whole matches: the sums that moments tell are those that lie on the table."""

import pytest

from ordeals.moments import Played, played
from rules.core.engine import apply, new_table, play
from rules.core.events import ROLLED
from rules.core.moments import Camp, Moment
from rules.core.rng import Rng
from rules.core.table import Table
from rules.divide.facts import names
from rules.divide.game import GAME
from tests.games.divide.walks import choose

SEATS = (4, 6, 8)
MATCHES = 4  # at random, and half as many at a glance


def printed(t: Table, piece: int) -> int:
    """Return the number on a card."""
    numbers = t.setup.card(piece).numbers
    return numbers.get("influence", numbers.get("bonus", 0))


def worth(t: Table, group: int) -> int:
    """Add up a group with all that lies on it."""
    return printed(t, group) + sum(printed(t, extra) for extra in t.at(t.setup.on[group]))


def bears(t: Table, group: int, card: str) -> bool:
    """Tell whether a card lies on a group."""
    return any(t.setup.card(extra).id == card for extra in t.at(t.setup.on[group]))


def fighting(t: Table, place: int) -> int:
    """Add up a team without those who are gagged."""
    return sum(worth(t, group) for group in t.at(place) if not bears(t, group, "gag_order"))


def wings(t: Table, seat: int) -> list[int]:
    """Add up the left and the right wing of a base."""
    sums = [0, 0]
    for group in t.at(names.base(seat)):
        right = t.setup.card(group).words["wing"] == "right"
        right ^= bears(t, group, "identity_crisis")
        right ^= t.count(names.TURNED) == group
        sums[right] += worth(t, group)
    return sums


def check_battle(done: Played, moment: Moment) -> None:
    """Compare both sides of a battle with the table before the throw and the dice."""
    t = done.before
    thrown, rolled = (event.amount for event in done.events if event.kind == ROLLED)
    target = t.at(names.TARGET)[0]
    asleep = 2 if bears(t, target, "asleep") else 0
    attack = fighting(t, names.ATTACK) + thrown
    defence = worth(t, target) + fighting(t, names.DEFENCE) + rolled - asleep
    assert [camp.total for camp in moment.camps] == [attack, defence]
    won = done.after.where[target] != t.where[target] and moment.camps[0].fate > 0
    assert won == (attack > defence)


def check_camp(camp: Camp) -> None:
    """Compare the strokes of a camp with what it comes to; nothing is capped in this game."""
    assert len(camp.strokes) <= 13
    assert not camp.strokes or camp.plain_sum() == camp.total


def check_end(t: Table, moment: Moment) -> None:
    """Compare the influence of everybody with their bases."""
    for camp in moment.camps:
        left, right = wings(t, camp.seat)
        assert camp.total == abs(left - right)


@pytest.mark.clauses("D.6.1", "D.6.2", "D.3.6", "D.7.3")
@pytest.mark.parametrize("seats", SEATS)
def test_every_camp_comes_to_what_lies_on_the_table(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(MATCHES):
        for done in played(GAME, seats, seed, {}, glancing=seed % 2 == 1):
            for moment in done.moments:
                seen.add(moment.name)
                for camp in moment.camps:
                    check_camp(camp)
                if moment.name == "battle":
                    check_battle(done, moment)
                elif moment.name == "laid" and moment.camps:
                    assert moment.camps[0].total == worth(done.after, moment.onto)
                elif moment.name == "end":
                    check_end(done.after, moment)
    assert seen == set(GAME.moments)


def test_d31_a_turn_of_all_tells_the_influence_at_both_of_its_ends() -> None:
    stood, rounds = [0] * 5, 0
    for done in played(GAME, 5, 3, {}, glancing=False):
        for moment in done.moments:
            if moment.name == "summary":
                rounds += 1
                for camp, upshot in zip(moment.camps, moment.upshots, strict=True):
                    left, right = wings(done.after, camp.seat)
                    assert camp.total == upshot.also == abs(left - right)
                    assert upshot.amount == camp.total - stood[camp.seat]
                    stood[camp.seat] = camp.total
    assert rounds == 11, "the last turn of all ends with the match"


def test_a_table_without_listeners_plays_the_same() -> None:
    rng = Rng.seeded(9)
    t = new_table(GAME, 4, 9, {})
    while not t.over:
        silent, m = t.copy(), choose(t, rng)
        apply(GAME, silent, m)
        play(GAME, t, m)
        assert silent.digest() == t.digest()
