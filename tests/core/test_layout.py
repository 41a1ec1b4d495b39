"""Positions as data: what a layout says lies on the table, and what it cannot mean is refused."""

import pytest

from rules.core.data import Facts
from rules.core.examples import Example, complaints
from rules.core.layout import Layout, LayoutError, lay_out
from rules.core.table import Table
from rules.divide.game import GAME as WITH_STACKS
from rules.kstreet.game import GAME


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


def test_a_card_is_laid_onto_a_piece_and_sums_follow_from_what_lies_there() -> None:
    lay = ["fat_cats > base.0", "tax_shelter > fat_cats", "nepotism > fat_cats"]
    t = lay_out(WITH_STACKS, Layout(Facts("example", "", {"lay": lay}), WITH_STACKS))
    fat_cats = t.setup.refs["fat_cats"]
    (stack,) = [place.name for place in t.setup.places if place.host == fat_cats]
    assert lies(t, stack) == ["tax_shelter", "nepotism"]
    assert t.count(t.setup.refs["influence.0"]) == 3 + 3 - 1


@pytest.mark.parametrize(("influence", "wrong"), [(5, 0), (6, 1)])
def test_an_example_complains_where_something_else_is_worked_out(
    influence: int, wrong: int
) -> None:
    lay = ["fat_cats > base.0", "gold_hoarders > base.0"]
    then = {"readouts": {"sums": {"seat": 0, "influence": influence}}}
    facts = Facts("example", "", {"clauses": ["D-31"], "lay": lay, "then": then})
    assert len(complaints(WITH_STACKS, Example("sums", facts, WITH_STACKS))) == wrong


@pytest.mark.parametrize(
    "text", ["three favor > bid.0.0", "17 favor > bid.0.0", "favor > nowhere", "favor"]
)
def test_a_layout_that_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(LayoutError):
        laid(text)
