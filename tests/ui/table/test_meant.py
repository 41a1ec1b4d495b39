"""A drop that names no move makes the only one that it can mean, and says so before."""

import pytest

from rules.floorvote.facts.names import COMMITTEE, FLOOR
from rules.floorvote.game import GAME as FLOOR_VOTE
from rules.kstreet.facts.names import bid, centre
from rules.kstreet.game import GAME as K_STREET
from tests.games.floorvote.desk import Desk
from tests.ui.helpers import up
from tests.ui.table.bench import Bench
from tests.ui.table.conftest import Lay
from tests.ui.table.test_floor_votes import laid
from tests.ui.table.test_previews import carry, told


def lit(table: Bench, ref: int) -> str:
    """Return how a place is lit."""
    spots = table.scene.table.hands.highlights._spots
    return next((light for key, (light, *_) in spots.items() if key[0] == ref), "")


def floor(lay: Lay) -> Bench:
    """Return a turn with a bill in hand that one senator can sponsor, and one in committee."""
    desk = Desk().hand(0, "wild_rivers").seated("tom_harkin", "max_baucus")
    return laid(lay, desk.bill("clean_coal", "john_breaux", "committee"))


def corner(table: Bench, place: int) -> tuple[int, int]:
    """Return a free spot of a place: its far lower corner."""
    rect = table.scene.view.table.rect_of(place)
    assert rect is not None
    return rect.right - 8, rect.bottom - 8


@pytest.mark.parametrize(
    ("bill", "place", "verb"),
    [("wild_rivers", COMMITTEE, "introduce"), ("clean_coal", FLOOR, "call")],
)
def test_a_bill_goes_by_its_only_sponsor(lay: Lay, bill: str, place: int, verb: str) -> None:
    table = floor(lay)
    ref, number = table.ref(bill), table.match.number
    goal = corner(table, place)
    carry(table, table.middle(ref), goal)
    hands = table.scene.table.hands
    moves = hands._meant_here()
    assert [FLOOR_VOTE.verbs[m.verb].name for m in moves] == [verb]
    assert lit(table, place) == "chosen"
    there = table.scene.view.table.rect_of(place)
    assert there is not None
    assert table.scene.table.previews.rect.inflate(40, 40).colliderect(there), "it is told there"
    said = table.scene.course.sentences.label(moves)
    assert told(table).startswith(said)
    assert told(table) != said, "the tag says what it would bring as well"
    table.scene.handle(up(goal))
    table.wait(0.1)
    assert table.match.number == number + 1


def test_a_card_dropped_on_the_card_of_a_lane_is_placed_beside_it(lay: Lay) -> None:
    table = lay(K_STREET)
    table.wait_for_me()
    number, piece = table.match.number, table.pieces("hand.0")[0].ref
    start, goal = table.middle(piece), table.middle(centre(2))
    carry(table, start, (goal[0], goal[1] - 30))
    assert lit(table, bid(0, 2)) == "chosen"
    assert "Influence, costs" in told(table)
    table.scene.handle(up(goal))
    table.wait(0.1)
    assert table.match.number == number + 1
    assert piece in table.match.view(0).table.at(bid(0, 2))
