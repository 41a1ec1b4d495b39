"""What is hidden stays hidden: purses, offers and face-down cards, through whole matches."""

import pytest

from rules.core.engine import new_table, play
from rules.core.events import COUNTED
from rules.core.hidden import PUBLIC, imagine, redact, seen_by
from rules.core.rng import Rng
from rules.core.table import HIDDEN, Table
from rules.senators.facts import names
from rules.senators.facts.names import alive, hand, money, offer, sack, seen
from rules.senators.game import GAME
from tests.games.senators.walks import choose, walk

every_table = pytest.mark.parametrize("seats", [3, 4, 5])
MODULE = {"supports": 1}
CLOSED = MODULE | {"ledger": 0}


@every_table
@pytest.mark.parametrize("seed", range(8))
def test_what_everybody_has_seen_is_always_what_a_seat_has(seats: int, seed: int) -> None:
    for t in walk(seats, seed, {"supports": seed % 2}):
        for seat in range(seats):
            assert t.count(seen(seat)) == t.count(money(seat)) >= 0


@every_table
@pytest.mark.parametrize("seed", range(8))
def test_no_piece_ever_vanishes(seats: int, seed: int) -> None:
    for t in walk(seats, seed, MODULE)[::5]:
        assert sorted(piece for place in t.places for piece in place) == list(range(1, 101))


@every_table
@pytest.mark.parametrize("seed", range(8))
def test_an_eliminated_seat_never_decides_and_owns_nothing(seats: int, seed: int) -> None:
    for t in walk(seats, seed, MODULE):
        for step in t.agenda:
            assert alive(t, step.seat)
        for seat in range(seats):
            if not alive(t, seat):
                cards = t.at(hand(seat)) + t.at(names.front(seat)) + t.at(sack(seat))
                assert not cards
                assert t.count(money(seat)) == t.count(offer(seat)) == 0
                assert not any(t.count(names.bid(seat, n)) for n in range(names.LOTS))


def leaks(t: Table, viewer: int) -> list[str]:
    """Name the purses, offers and hidden cards of others that a viewer can read."""
    view = redact(t, viewer)
    found = []
    for seat in range(t.setup.seats):
        if seat == viewer:
            continue
        found += ["purse"] * (view.count(money(seat)) != HIDDEN)
        found += ["offer"] * (view.count(offer(seat)) != HIDDEN)
        for piece in view.at(hand(seat)) + view.at(sack(seat)):
            found += ["card"] * (piece > 0 and t.known[piece] != t.setup.everyone)
    return found


@every_table
@pytest.mark.parametrize("seed", range(4))
def test_nobody_reads_the_purse_the_offer_or_the_hand_of_another(seats: int, seed: int) -> None:
    for t in walk(seats, seed, CLOSED):
        for viewer in [*range(seats), PUBLIC]:
            assert leaks(t, viewer) == []


@every_table
@pytest.mark.parametrize("seed", range(4))
def test_no_event_tells_a_purse_or_an_offer_to_the_others(seats: int, seed: int) -> None:
    rng = Rng.seeded(seed)
    t = new_table(GAME, seats, seed, CLOSED)
    secret = {ref(seat): seat for seat in range(seats) for ref in (money, offer)}
    while not t.over:
        events = play(GAME, t, choose(t, rng))
        for viewer in [*range(seats), PUBLIC]:
            for event in seen_by(t.setup, events, viewer):
                if event.kind == COUNTED and event.what in secret:
                    assert secret[event.what] == viewer


@every_table
def test_purses_are_counted_and_offers_guessed_within_them(seats: int) -> None:
    rng = Rng.seeded(3)
    guesses = set()
    for t in walk(seats, 5, CLOSED):
        world = imagine(GAME, redact(t, 0), rng)
        for seat in range(seats):
            assert world.count(money(seat)) == t.count(money(seat))
            assert 0 <= world.count(offer(seat)) <= world.count(money(seat))
            if seat and t.agenda and GAME.phases[t.agenda[0].phase] == "offer":
                guesses.add(world.count(offer(seat)))
            else:
                assert seat == 0 or world.count(offer(seat)) == 0
    assert len(guesses) > 2


def test_a_card_that_everybody_saw_turned_down_stays_known_until_it_may_have_left() -> None:
    for t in walk(4, 2, {})[::3]:
        for seat in range(4):
            for piece in t.at(hand(seat)):
                assert t.known[piece] in {1 << seat, t.setup.everyone}
