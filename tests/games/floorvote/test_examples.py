"""The positions of the examples look like those of a real match, since players are shown them."""

import pytest

from rules.core.examples import Example, read_examples
from rules.core.layout import lay_out
from rules.core.table import Table
from rules.floorvote.facts import names
from rules.floorvote.facts.cards import K
from rules.floorvote.facts.fields import OWNER, POSITION, SPONSOR
from rules.floorvote.facts.names import active, away, caucus, cloakroom, hand, on, seat_of
from rules.floorvote.game import GAME
from rules.floorvote.law import records
from tests.games_under_law import asset_folder

EXAMPLES = read_examples(GAME, asset_folder(GAME) / "examples.toml")
every_example = pytest.mark.parametrize("example", EXAMPLES, ids=[one.name for one in EXAMPLES])


def activated(t: Table) -> list[int]:
    """Return everybody who lies on a bill."""
    return [senator for bill in records.live_bills(t) for senator in t.at(on(bill))]


def in_play(t: Table, seat: int) -> list[int]:
    """Return the senators of a seat that are in play, wherever they are activated."""
    own = [senator for senator in activated(t) if seat_of(t, senator) == seat]
    return [*t.at(caucus(seat)), *t.at(active(seat)), *t.at(away(seat)), *own]


@every_example
def test_nobody_holds_or_has_in_play_more_than_the_rules_allow(example: Example) -> None:
    t = lay_out(GAME, example.layout)
    for seat in range(names.SEATS):
        assert len(t.at(hand(seat))) <= K.politics_hand
        assert len(t.at(cloakroom(seat))) <= K.senator_hand
        assert len(in_play(t, seat)) <= K.caucus
        assert {seat_of(t, senator) for senator in t.at(caucus(seat))} <= {seat}
    assert len(t.at(names.FLASH)) <= K.flashes


@every_example
def test_every_live_bill_has_a_sponsor_in_play_and_a_position(example: Example) -> None:
    t = lay_out(GAME, example.layout)
    for bill in records.live_bills(t):
        sponsor, owner = records.get(t, bill, SPONSOR), records.get(t, bill, OWNER)
        assert seat_of(t, sponsor) == owner
        assert sponsor in in_play(t, owner)
        assert records.get(t, bill, POSITION) > 0
