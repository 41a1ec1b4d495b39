"""What no opponent at Senators does, looked for in many positions."""

from collections.abc import Iterator
from functools import cache

import pytest

from rules.core.engine import apply, new_table
from rules.core.hidden import redact
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import Table
from rules.senators.facts.cards import K
from rules.senators.facts.names import (
    ACTIVE,
    BID,
    CASH,
    EVENTS,
    JOIN,
    LOTS,
    OFFER,
    VERBS,
    WARS,
    alive,
    bid,
    front,
    lot,
    money,
    next_before,
)
from rules.senators.facts.pieces import GOVERNORS, IDS, PLAYABLE, SELLABLE
from rules.senators.facts.pieces import WARS as IS_WAR
from rules.senators.game import GAME
from rules.senators.law.auction import highest, open_lots
from rules.senators.law.cashing import joining_price, left_undone, own_cards
from rules.senators.law.extortion import demandable
from rules.senators.law.sets import best_sets
from rules.senators.mind.outlook import lasting
from rules.senators.mind.worth import SETS
from tabletop.ai.levels import choose
from tabletop.ai.policy import best_looking
from tabletop.ai.trials import Stop
from tests.ai.thinkers import unhurried
from tests.ai.thoughts import Thoughts, thoughts

SEATS = [3, 5]
MATCHES = 4
HARDLY = 8  # one of so many lots: what it adds may come too late to be paid for
SOME_USE = 4  # what a card must add to a sale to be of use beyond doubt
# What an office can bring at best: three places at a Consul's price, three nines for a Quaestor,
# a place won and one taken for a Censor.
OFFICES = {"consul": 9, "quaestor": 27, "censor": 2 * K.place_price}

every_size = pytest.mark.parametrize("seats", SEATS)


@cache
def seen(seats: int) -> Thoughts:
    """Return what was worth a thought in some matches."""
    return thoughts(GAME, seats, range(70, 70 + MATCHES), whims=6)


def thought_of(verb: str, seats: int) -> Iterator[tuple[Table, Move]]:
    """Yield every position with a move of a kind that was worth a thought there."""
    for t, moves in seen(seats):
        for m in moves:
            if VERBS[m.verb] == verb:
                yield t, m


def sale(cards: list[int]) -> int:
    """Return what some cards pay when all their sets are sold (S-24)."""
    return sum([found[0] for found in best_sets([card for card in cards if card <= SELLABLE])])


def nothing_to_do(t: Table, purse: int) -> bool:
    """Tell whether a seat could neither sell a set nor play an office nor buy a place."""
    offices = any(PLAYABLE[piece] for piece in t.at(front(t.seat)))
    return not offices and not sale(own_cards(t, t.seat)) and purse < K.place_price


@every_size
def test_no_cash_in_is_begun_or_joined_without_anything_to_do(seats: int) -> None:
    begun = [t for t, _ in thought_of("cash_in", seats)]
    joined = [t for t, _ in thought_of("join", seats)]
    assert begun
    assert joined
    assert not any(nothing_to_do(t, t.count(money(t.seat))) for t in begun)
    assert not any(
        nothing_to_do(t, t.count(money(t.seat)) - joining_price(t, t.seat)) for t in joined
    )


@every_size
def test_no_cash_in_is_finished_with_a_set_to_sell(seats: int) -> None:
    finished = list(thought_of("finish", seats))
    assert finished
    assert not any(left_undone(t, t.seat)["best"] for t, _ in finished)


@every_size
def test_whoever_cashes_in_does_something(seats: int) -> None:
    """Even opponents who slip, and so do not always what looks best."""
    ended = 0
    for seed in range(MATCHES):
        t, rng = new_table(GAME, seats, seed, {}), Rng.seeded(seed)
        done = 0
        while not t.over:
            m = choose(GAME, redact(t, t.seat), unhurried("easy"), rng, Stop())
            cashing = t.agenda[-1].phase == CASH
            done += cashing and VERBS[m.verb] in {"sell_set", "play", "buy"}
            if cashing and VERBS[m.verb] == "finish":
                ended += 1
                assert done
                done = 0
            apply(GAME, t, m)
    assert ended


@every_size
def test_nobody_extorts_where_nobody_shows_a_card(seats: int) -> None:
    begun = list(thought_of("extortion", seats))
    assert begun
    for t, _ in begun:
        rivals = [seat for seat in range(seats) if seat != t.seat and alive(t, seat)]
        assert any(demandable(t, rival) for rival in rivals)


def most_of(piece: int) -> int:
    """Return the most that a card can ever bring."""
    if piece > SELLABLE:
        return OFFICES[IDS[piece]]
    return max(pay for pay, found in SETS if found >> piece & 1)


@every_size
def test_no_bid_is_higher_than_purse_or_what_the_lot_can_return(seats: int) -> None:
    bids = list(thought_of("bid", seats))
    assert bids
    for t, m in bids:
        assert m.amount <= t.count(money(t.seat))
        assert m.amount <= most_of(t.at(m.onto)[0])


def unspent(t: Table) -> int:
    """Return the talents of the seat in turn that no leading bid of its own ties down."""
    tied = [t.count(bid(t.seat, i)) for i in range(LOTS) if highest(t, i)[0] == t.seat]
    return t.count(money(t.seat)) - sum(tied)


@every_size
def test_the_last_bidder_hardly_ever_lets_a_lot_go_that_would_sell(seats: int) -> None:
    free = missed = 0
    for t, moves in seen(seats):
        if t.agenda[-1].phase != BID or next_before(t, t.seat, t.count(ACTIVE)) >= 0:
            continue
        hand = own_cards(t, t.seat)
        for number in open_lots(t):
            piece = t.at(lot(number))[0]
            unbid = not highest(t, number)[1] and unspent(t) > 0
            if unbid and piece <= SELLABLE and sale([*hand, piece]) >= sale(hand) + SOME_USE:
                free += 1
                looks = best_looking(GAME.knowledge, t, t.agenda[-1], moves, Rng.seeded(1))
                thought_of = any(m.onto == lot(number) for m in moves)
                missed += not thought_of or VERBS[looks.verb] != "bid"
    assert free
    assert missed <= free / HARDLY


def last_chance(t: Table) -> bool:
    """Tell whether the fourth War is likely to come before the seat's next turn (S-8)."""
    drawn = len(t.at(WARS))
    needed = max(K.last_war - drawn, 1)
    return lasting(len(t.at(EVENTS)), sum(IS_WAR) - drawn, needed, t.setup.seats) < 0.5


@every_size
def test_nobody_hoards_talents_or_sets_at_the_end(seats: int) -> None:
    late = 0
    for t, moves in seen(seats):
        if t.agenda[-1].phase == CASH and last_chance(t):
            undone = left_undone(t, t.seat)
            if undone["places"] or undone["best"]:
                late += 1
                assert all(VERBS[m.verb] != "finish" for m in moves)
    assert late


@every_size
def test_no_sealed_offer_is_more_than_one_above_all_that_a_rival_has(seats: int) -> None:
    sealed = [(t, m) for t, m in thought_of("seal", seats) if t.agenda[-1].phase == OFFER]
    assert sealed
    for t, m in sealed:
        rivals = [seat for seat in range(seats) if seat != t.seat and alive(t, seat)]
        assert m.amount <= max(t.count(money(rival)) for rival in rivals) + 1


@every_size
def test_a_place_is_sold_only_to_join_with_a_rich_sale(seats: int) -> None:
    for t, _ in thought_of("convert", seats):
        assert t.agenda[-1].phase == JOIN
        assert sale(own_cards(t, t.seat)) >= 2 * K.place_value or any(
            IDS[piece] == "quaestor" for piece in t.at(front(t.seat))
        )


def test_a_governor_can_be_part_of_a_set() -> None:
    """The bound on bids is about all that can be sold."""
    assert all(most_of(piece) > K.run_bonus for piece in GOVERNORS)
