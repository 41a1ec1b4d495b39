"""The positions of the examples look like those of a real match, since players are shown them."""

import pytest

from rules.core.examples import Example, read_examples
from rules.core.layout import lay_out
from rules.divide.facts import names
from rules.divide.facts.cards import K
from rules.divide.facts.names import hand
from rules.divide.game import GAME
from tests.games_under_law import asset_folder

EXAMPLES = read_examples(GAME, asset_folder(GAME) / "examples.toml")
every_example = pytest.mark.parametrize("example", EXAMPLES, ids=[one.name for one in EXAMPLES])


@every_example
def test_nobody_holds_more_than_one_card_a_turn_and_one_thing_a_turn_leave(
    example: Example,
) -> None:
    t = lay_out(GAME, example.layout)
    active = t.count(names.ACTIVE)
    for seat in range(t.setup.seats):
        assert len(t.at(hand(seat))) <= K.hand + (seat == active)


@every_example
def test_whoever_is_asked_is_at_turn_and_only_groups_lie_in_bases(example: Example) -> None:
    t = lay_out(GAME, example.layout)
    assert t.seat == t.count(names.ACTIVE)
    bases = [piece for seat in range(t.setup.seats) for piece in t.at(names.base(seat))]
    assert all(piece <= names.GROUPS for piece in [*bases, *t.at(names.UNAFFILIATED)])
    if t.count(names.TURNS) == 1:
        assert bases == []
