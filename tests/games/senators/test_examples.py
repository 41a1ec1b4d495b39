"""The positions of the examples look like those of a real match, since players are shown them."""

import pytest

from rules.core.examples import Example, read_examples
from rules.core.layout import lay_out
from rules.core.table import Table
from rules.senators.facts.cards import SUPPORT
from rules.senators.facts.names import (
    ACTIVE,
    EVENT,
    LOTS,
    PAST,
    TURN_COUNT,
    WARS,
    alive,
    deck,
    front,
    hand,
    lot,
    money,
    pile,
    sack,
    seen,
)
from rules.senators.facts.pieces import CARDS, DECK_OF, VALUES
from rules.senators.facts.pieces import WARS as IS_WAR
from rules.senators.game import GAME
from tests.games_under_law import asset_folder

EXAMPLES = read_examples(GAME, asset_folder(GAME) / "examples.toml")
every_example = pytest.mark.parametrize("example", EXAMPLES, ids=[one.name for one in EXAMPLES])


def supports(t: Table, seat: int) -> list[int]:
    return [piece for piece in t.at(front(seat)) if CARDS[piece - 1].kind == SUPPORT]


@every_example
def test_every_card_lies_where_a_match_could_have_brought_it(example: Example) -> None:
    t = lay_out(GAME, example.layout)
    for number in range(LOTS):
        lying = t.at(deck(number)) + t.at(pile(number)) + t.at(lot(number))
        assert {DECK_OF[piece] for piece in lying} <= {number}
    for seat in range(t.setup.seats):
        hidden = t.at(hand(seat)) + t.at(sack(seat))
        assert all(VALUES[piece] for piece in hidden)
        assert alive(t, seat) or not t.at(front(seat)) + hidden
    assert all(IS_WAR[piece] for piece in t.at(WARS))
    assert not any(IS_WAR[piece] for piece in t.at(PAST))


@every_example
def test_s_2_2_as_many_events_were_drawn_as_turns_have_begun(example: Example) -> None:
    t = lay_out(GAME, example.layout)
    assert len(t.at(PAST) + t.at(WARS) + t.at(EVENT)) == t.count(TURN_COUNT)
    assert alive(t, t.count(ACTIVE))


@every_example
def test_s6_everybody_has_seen_what_a_purse_holds_and_who_is_out_has_none(example: Example) -> None:
    t = lay_out(GAME, example.layout)
    for seat in range(t.setup.seats):
        assert t.count(seen(seat)) == t.count(money(seat))
        assert alive(t, seat) or not t.count(money(seat))


@every_example
def test_s29_support_cards_lie_out_only_where_they_were_chosen(example: Example) -> None:
    t = lay_out(GAME, example.layout)
    chosen = t.setup.options["supports"] and t.count(TURN_COUNT)
    wanted = 1 if chosen else 0
    assert [len(supports(t, seat)) for seat in range(t.setup.seats)] == [wanted] * t.setup.seats
