"""What cards in hand say beforehand agrees with what may be done with them."""

from rules.core.engine import legal_moves
from rules.core.hidden import redact
from rules.core.table import Table
from rules.floorvote.facts.names import TURN, VERBS, caucus, cloakroom, hand, is_bill
from rules.floorvote.game import GAME
from rules.floorvote.law.flash import shut_down
from rules.floorvote.law.turns import first_turn
from rules.floorvote.told.in_hand import read_hand
from tests.games.floorvote.walks import match

INTRODUCE, PLAY = VERBS.index("introduce"), VERBS.index("play")


def tables(seed: int, most: int) -> list[Table]:
    """Return the tables of a random match in which somebody decides."""
    found = []
    for t, _ in match(seed):
        if not t.over:
            found.append(t.copy())
        if len(found) == most:
            break
    return found


def test_f14_f41_whoever_is_named_could_sponsor_the_bill() -> None:
    named = later = alone = 0
    for t in tables(3, 500):
        if t.agenda[-1].phase != TURN or first_turn(t) or shut_down(t):
            continue
        seat = t.seat
        moves = [m for m in legal_moves(GAME, t) if m.verb == INTRODUCE]
        for one in read_hand(redact(t, seat)):
            able = {m.onto for m in moves if m.what == one.ref}
            if one.key == "hand_bill":
                named += 1
                assert one.numbers["senator"] in able
                assert one.numbers["count"] == len(able)
                assert one.numbers["senator"] in t.at(caucus(seat))
            elif one.key in {"hand_bill_later", "hand_bill_alone"}:
                assert not able
                later += one.key == "hand_bill_later"
                alone += one.key == "hand_bill_alone"
                assert one.numbers.get("senator", 0) in {0, *t.at(cloakroom(seat))}
    assert named
    assert later
    assert alone


def test_f34_an_influence_card_counts_what_it_may_be_played_on() -> None:
    counted = 0
    for t in tables(5, 400):
        moves = [m for m in legal_moves(GAME, t) if m.verb == PLAY]
        for one in read_hand(redact(t, t.seat)):
            if one.key == "hand_influence":
                counted += one.numbers["count"]
                assert one.numbers["count"] == len([m for m in moves if m.what == one.ref])
    assert counted


def test_f24_a_senator_outside_tells_the_bills_it_could_bring() -> None:
    told = 0
    for t in tables(7, 200):
        view = redact(t, 0)
        for one in read_hand(view):
            if one.key == "hand_senator" and one.numbers["count"]:
                told += 1
                assert one.ref in view.at(cloakroom(0))
                assert is_bill(one.numbers["what"])
                assert one.numbers["what"] in view.at(hand(0))
    assert told
