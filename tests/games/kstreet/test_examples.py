"""The positions of the examples look like those of a real match, since players are shown them."""

from collections import Counter

import pytest

from rules.core.examples import Example, read_examples
from rules.core.layout import lay_out
from rules.core.table import Table
from rules.kstreet.facts import names
from rules.kstreet.facts.cards import K
from rules.kstreet.facts.names import bid, centre, deck, discard, hand, owner, shown
from rules.kstreet.game import GAME
from rules.kstreet.law.lanes import KINDS
from tests.games_under_law import asset_folder

EXAMPLES = read_examples(GAME, asset_folder(GAME) / "examples.toml")
every_example = pytest.mark.parametrize("example", EXAMPLES, ids=[one.name for one in EXAMPLES])


def owned(t: Table, seat: int) -> list[int]:
    """Return everything that lies with a seat."""
    lanes = [place(seat, lane) for place in (bid, shown) for lane in range(names.LANES)]
    places = [hand(seat), deck(seat), discard(seat), *lanes]
    return [piece for place in places for piece in t.at(place)]


@every_example
def test_every_card_lies_with_its_owner_and_every_slot_of_the_row_is_filled(
    example: Example,
) -> None:
    t = lay_out(GAME, example.layout)
    for seat in range(names.SEATS):
        assert {owner(t, piece) for piece in owned(t, seat)} == {seat}
    empty = [lane for lane in range(names.LANES) if not t.at(centre(lane))]
    # Only a purchase deck that has run out leaves a slot empty (K-25).
    assert not empty or not t.at(names.PURCHASES)
    kinds = [KINDS[piece] for lane in range(names.LANES) for piece in t.at(centre(lane))]
    assert Counter(kinds)["opportunity"] == K.opportunity_lanes


@every_example
def test_nobody_has_more_cards_in_a_round_than_a_hand_holds(example: Example) -> None:
    t = lay_out(GAME, example.layout)
    for seat in range(names.SEATS):
        in_round = [p for p in owned(t, seat) if t.where[p] not in {deck(seat), discard(seat)}]
        # What was laid in a lane that came to nothing lies in the discard pile already (K-13).
        assert len(in_round) <= K.hand_size
        assert len(in_round) + len(t.at(discard(seat))) + len(t.at(names.RETIRED)) >= K.hand_size
