"""What cards in hand say beforehand is what comes of playing them."""

import pytest

from rules.core.engine import apply, legal_moves
from rules.core.hidden import redact
from rules.core.table import Table
from rules.divide.facts.names import influence
from rules.divide.game import GAME
from rules.divide.law.stacks import total
from rules.divide.told.in_hand import read_hand
from tests.games.divide.walks import walk


def told(t: Table, seat: int) -> dict[int, tuple[str, dict[str, int]]]:
    """Return what each card in a seat's hand says to its owner."""
    return {one.ref: (one.key, one.numbers) for one in read_hand(redact(t, seat))}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_d31_d36_d9_what_is_foretold_is_what_happens(seed: int) -> None:
    checked = {"settle": 0, "attach": 0, "play": 0}
    for t in walk(4, seed):
        if t.over:
            continue
        said = told(t, t.seat)
        for m in legal_moves(GAME, t):
            verb = GAME.verbs[m.verb].name
            if verb not in checked or m.what not in said:
                continue
            key, numbers = said[m.what]
            after = t.copy()
            apply(GAME, after, m)
            if verb == "settle":
                assert key == "hand_group"
                assert numbers["now"] == t.count(influence(t.seat))
                assert numbers["influence"] == after.count(influence(t.seat))
            elif verb == "attach" and numbers.get("onto") == m.onto:
                assert key == "hand_extra"
                assert (numbers["now"], numbers["total"]) == (
                    total(t, m.onto),
                    total(after, m.onto),
                )
            elif verb == "play":
                assert key == "hand_event"
            checked[verb] += 1
    assert all(checked.values())


def test_d5_an_event_counts_what_it_may_be_aimed_at() -> None:
    idle = aimed = 0
    for t in walk(5, 4):
        if t.over:
            continue
        plays = [m for m in legal_moves(GAME, t) if GAME.verbs[m.verb].name == "play"]
        for card, (key, numbers) in told(t, t.seat).items():
            moves = [m for m in plays if m.what == card]
            if key != "hand_event" or not moves:
                continue
            idle += not numbers["count"]
            aimed += bool(numbers["count"])
            assert numbers["count"] in {0, len(moves)}
    assert aimed
    assert idle


def test_only_the_own_hand_is_told() -> None:
    t = walk(4, 2)[9]
    assert told(t, 1).keys() == set(t.at(t.setup.refs["hand.1"]))
    assert read_hand(t) == []
