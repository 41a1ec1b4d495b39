"""Positions as data: what a layout says lies on the table, and what it cannot mean is refused."""

import pytest

from rules.core.data import Facts
from rules.core.layout import Layout, LayoutError, lay_out
from rules.core.table import Table
from rules.kstreet import GAME


def laid(*lay: str) -> Table:
    clear = ["hand.0 > deck.0", "hand.1 > deck.1"]
    facts = Facts("example", "", {"clear": clear, "lay": list(lay)})
    return lay_out(GAME, Layout(facts, GAME))


def lies(t: Table, place: str) -> list[str]:
    return [t.setup.name_of(piece) for piece in t.at(t.setup.refs[place])]


def test_a_number_before_a_card_lays_so_many_copies_each_used_once() -> None:
    t = laid("3 favor > bid.0.0", "favor > bid.0.1", "2 favor > bid.1.0")
    assert lies(t, "bid.0.0") == ["favor/1", "favor/2", "favor/3"]
    assert lies(t, "bid.0.1") == ["favor/4"]
    assert lies(t, "bid.1.0") == ["favor/9", "favor/10"]


def test_a_list_is_what_the_counters_of_all_seats_show() -> None:
    facts = Facts("example", "", {"count": {"reputation": [7, 9], "round": 3}})
    t = lay_out(GAME, Layout(facts, GAME))
    shown = [t.count(t.setup.refs[name]) for name in ["reputation.0", "reputation.1", "round"]]
    assert shown == [7, 9, 3]


@pytest.mark.parametrize(
    "text", ["three favor > bid.0.0", "17 favor > bid.0.0", "favor > nowhere", "favor"]
)
def test_a_layout_that_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(LayoutError):
        laid(text)
