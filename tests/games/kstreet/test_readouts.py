"""What the table computes for its players: totals, outlooks and counts."""

from rules.core.game import Readout
from rules.core.hidden import PUBLIC, redact
from rules.kstreet.facts import names
from rules.kstreet.facts.names import bid, centre, reputation, shown
from rules.kstreet.game import GAME
from tests.games.kstreet.desk import Desk


def found(desk: Desk, viewer: int, ref: int) -> dict[str, list[dict[str, int]]]:
    result: dict[str, list[dict[str, int]]] = {}
    readouts: list[Readout] = GAME.readouts(redact(desk.t, viewer))
    for readout in readouts:
        if readout.ref == ref:
            result.setdefault(readout.key, []).append(readout.numbers)
    return result


def half_flipped() -> Desk:
    """Return a desk on which seat 1 has flipped a bid of 2 and a lobby of 3 Power."""
    desk = Desk().centre(0, "moon").centre(4, "farm_relief")
    desk.stack(0, 0, "favor", "grudge").stack(0, 4, "sunday", "objection")
    desk.stack(1, 0, "steak_dinner").stack(1, 4, "crane").stack(1, 1, "favor")
    desk.stack(0, 1, "favor").flipping()
    return desk


def test_k18_both_totals_are_shown_after_each_flip() -> None:
    desk = half_flipped()
    assert found(desk, 0, centre(0)) == {}
    desk.play("flip bid.1.0")
    totals = {"seat0": 0, "seat1": 2, "mine": 0, "theirs": 2}
    assert found(desk, 0, centre(0))["lane_totals"] == [totals]
    totals = {"seat0": 0, "seat1": 2, "mine": 2, "theirs": 0}
    assert found(desk, 1, centre(0))["lane_totals"] == [totals]
    assert found(desk, 0, shown(1, 0))["influence_total"] == [{"seat": 1, "have": 2}]


def test_k24_a_resolved_lane_shows_no_totals_any_more() -> None:
    desk = half_flipped().play("flip bid.1.0")
    assert "lane_totals" in found(desk, 0, centre(0))
    desk.play("flip bid.0.0")
    assert desk.cards("bid.0.0") == desk.cards("bid.1.0") == [], "both sides are open"
    assert "lane_totals" not in found(desk, 0, centre(0))
    assert found(desk, 0, shown(1, 0)) == {}


def done(desk: Desk) -> list[int]:
    """Return the lanes of which it is told that they are settled for the round."""
    return [lane for lane in range(names.LANES) if "lane_done" in found(desk, 0, centre(lane))]


def test_k11_a_lane_is_settled_for_the_round_once_all_its_stacks_are_turned_over() -> None:
    desk = half_flipped()
    idle = [lane for lane in range(names.LANES) if lane not in {0, 1, 4}]
    assert done(desk) == idle, "nobody has laid anything there"
    desk.play("flip bid.1.0")
    assert done(desk) == idle, "one side of lane 0 is still face down"
    desk.play("flip bid.0.0")
    assert done(desk) == sorted([0, *idle]), "sold or not, its cards gone or not"


def test_k11_while_cards_are_laid_no_lane_is_settled() -> None:
    assert done(Desk()) == []


def test_who_would_buy() -> None:
    desk = half_flipped().play("flip bid.1.0")
    assert found(desk, 0, centre(0))["would_buy"] == [{"seat": 1, "cost": 2}]
    desk = Desk().centre(0, "pike").stack(0, 0, "favor").stack(0, 2, "favor")
    desk.stack(1, 0, "favor").stack(1, 1, "favor").flipping().play("flip bid.1.0")
    assert found(desk, 0, centre(0))["nobody_buys"] == [{"cost": 3}]


def test_what_an_opportunity_would_bring() -> None:
    desk = half_flipped().play("flip bid.1.4")
    seen = found(desk, 0, centre(4))
    assert seen["would_reward"] == [{"seat": 1, "have": 3, "need": 3, "amount": 2}]
    assert seen["would_nothing"] == [{"seat": 0, "have": 0, "need": 3}]
    assert found(desk, 0, shown(1, 4))["power_total"] == [{"seat": 1, "have": 3}]
    desk = Desk().centre(4, "farm_relief").stack(0, 4, "objection").stack(0, 0, "favor")
    desk.stack(1, 4, "moon").stack(1, 0, "favor").flipping().play("flip bid.1.4")
    assert found(desk, 0, centre(4))["would_penalise"] == [
        {"seat": 1, "have": 1, "need": 3, "amount": 1}
    ]


def test_the_outlook_is_shown_while_texts_are_being_used() -> None:
    desk = Desk().centre(0, "moon").stack(1, 0, "change_of_venue").stack(1, 1, "favor")
    desk.stack(0, 1, "favor").flipping().play("flip bid.1.0")
    assert desk.phase == "shift"
    assert found(desk, 0, centre(0))["would_buy"] == [{"seat": 1, "cost": 2}]


def test_k6_only_the_owner_reads_a_face_down_stack() -> None:
    desk = half_flipped().play("flip bid.1.4")
    assert found(desk, 0, bid(0, 4)) == {"own_power": [{"have": 2, "need": 3}]}
    assert found(desk, 0, bid(0, 0)) == {"own_influence": [{"have": 1, "need": 2}]}
    assert found(desk, 1, bid(0, 4)) == {}
    assert found(desk, PUBLIC, bid(0, 4)) == {}
    assert found(desk, 1, bid(0, 0)) == {}


def test_decks_and_the_way_to_fifteen_are_counted() -> None:
    desk = Desk().set_reputation(9, 4)
    assert found(desk, 0, names.PURCHASES) == {"cards_left": [{"count": 44}]}
    assert found(desk, 1, reputation(0)) == {"track": [{"seat": 0, "have": 9, "need": 15}]}
