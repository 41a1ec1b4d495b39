"""What is believed of a rival's face-down stacks (K-5, K-6): mostly cards that count there."""

from rules.core.engine import apply, new_table
from rules.core.hidden import imagine, redact
from rules.core.refs import FIRST_PLACE
from rules.core.rng import Rng
from rules.core.table import Table
from rules.kstreet.facts.names import BIDS, DECKS, DISCARDS, HANDS, LANES, PLACE, SEAT_BACK
from rules.kstreet.law.lanes import centre_card
from rules.kstreet.mind.prior import use
from rules.registry import GAMES
from tabletop.ai.policy import at_a_glance

GAME = GAMES["kstreet"]


def views(*, waiting: bool = False) -> list[Table]:
    """Return what the seats that decide, or those that wait, see in the middle of rounds."""
    found: list[Table] = []
    for seed in range(4):
        t, rng = new_table(GAME, 2, seed, {}), Rng.seeded(seed)
        while not t.over:
            view = redact(t, t.seat)
            if t.agenda[-1].phase == PLACE and any(rival_bids(t)):
                found.append(redact(t, 1 - t.seat) if waiting else view)
            apply(GAME, t, at_a_glance(GAME, view, rng))
    return found


def rival_bids(t: Table) -> list[list[int]]:
    first = BIDS + (1 - t.seat) * LANES
    return t.places[first : first + LANES]


def test_k6_unseen_bids_are_believed_to_count_where_they_lie() -> None:
    counting = all_of_them = 0
    rng = Rng.seeded(7)
    for view in views():
        world = imagine(GAME, view, rng)
        for lane, stack in enumerate(rival_bids(world)):
            card = centre_card(world, lane)
            all_of_them += len(stack)
            counting += sum(use(piece, lane, card) > 0 for piece in stack)
    assert counting > 0.9 * all_of_them


def test_k5_a_bluff_stays_possible() -> None:
    rng = Rng.seeded(8)
    bluffs = 0
    for view in views():
        world = imagine(GAME, view, rng)
        for lane, stack in enumerate(rival_bids(world)):
            bluffs += sum(not use(piece, lane, centre_card(world, lane)) for piece in stack)
    assert bluffs


def test_what_is_believed_fits_what_anybody_sees() -> None:
    rng = Rng.seeded(9)
    for view in [*views(), *views(waiting=True)]:
        world = imagine(GAME, view, rng)
        assert [len(pieces) for pieces in world.places] == [len(p) for p in view.places]
        again = redact(world, view.viewer)
        assert again.places == view.places
        rival = 1 - view.viewer
        owned = [HANDS + rival, DECKS + rival, DISCARDS + rival]
        for index in [*owned, *range(BIDS + rival * LANES, BIDS + rival * LANES + LANES)]:
            for piece in world.places[index]:
                assert world.backs[piece] == SEAT_BACK + rival
                assert world.places[world.where[piece] - FIRST_PLACE].count(piece) == 1
