"""What cards in hand say of the sets they belong to."""

from itertools import combinations

from rules.core.hidden import redact
from rules.senators.game import GAME
from rules.senators.law.cashing import own_cards, set_bonus
from rules.senators.law.sets import appraise
from rules.senators.told.in_hand import read_hand
from tests.games_under_law import random_walk


def test_s24_every_card_names_its_dearest_set() -> None:
    sets = none = 0
    for seed in range(4):
        for t in random_walk(GAME, 3, seed, 120)[::5]:
            for seat in range(3) if t.agenda else ():
                cards = own_cards(t, seat)
                for one in read_hand(redact(t, seat)):
                    threes = [c for c in combinations(sorted(cards), 3) if one.ref in c]
                    best = max((appraise(list(three))[0] for three in threes), default=0)
                    if one.key == "hand_no_set":
                        none += 1
                        assert not best
                        continue
                    sets += 1
                    three = [one.ref, one.numbers["first"], one.numbers["second"]]
                    assert len(set(three)) == 3
                    assert appraise(sorted(three))[0] == best
                    assert one.numbers["amount"] == best + set_bonus(t, seat)
    assert sets
    assert none
