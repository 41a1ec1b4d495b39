"""The turns go round: a card is drawn, one option taken, and the empty deck ends the match."""

from rules.core.table import NOBODY, Step, Table
from rules.divide.facts.names import (
    ACTIVE,
    BEGIN,
    DECK,
    DISCARD,
    TURN,
    TURNS,
    hand,
    influence,
    stood,
)
from rules.divide.law.round_moments import best_rival, end, last_turn, ranks, summary


def active(t: Table) -> int:
    """Return the seat whose turn it is."""
    return t.count(ACTIVE)


def draw(t: Table, seat: int, clause: str) -> int:
    """Draw a card into a hand and return it, or 0 when the deck is empty (D-34)."""
    deck = t.at(DECK)
    if not deck:
        return 0
    piece = deck[-1]
    t.move(piece, hand(seat), clause)
    return piece


def begin_turn(t: Table) -> None:
    """Draw a card before anything else, whatever the hand holds (D-3, D.2.2)."""
    seat = active(t)
    t.add(TURNS, 1, "D.2.2")
    piece = draw(t, seat, "D-3")
    t.say("turn", piece, amount=t.count(TURNS), clause="D-3", seat=seat)
    announce_end(t)
    t.ask(Step(TURN, seat))


def announce_end(t: Table) -> None:
    """Say that the turn in which the deck ran out is the last one (D-33, D.7.1)."""
    if not t.at(DECK):
        moment = last_turn(t) if t.heard else None
        t.say("last_turn", clause="D-33", seat=active(t), moment=moment)


def end_turn(t: Table) -> None:
    """Pass the turn clockwise, or end the match with the deck (D-2, D-33)."""
    if not t.at(DECK):
        _finish(t)
        return
    if not t.count(TURNS) % t.setup.seats:
        _sum_up(t)
    seat = active(t)
    t.add(ACTIVE, (seat + 1) % t.setup.seats - seat, "D-2")
    t.ask(Step(BEGIN, NOBODY))


def _sum_up(t: Table) -> None:
    """Tell what a turn of all has changed, and remember how everybody stands (D-31)."""
    if t.heard:
        found = ranks(t)
        seat = found.index(max(found))
        moment, most = summary(t), found[seat][0]
        if found.count(found[seat]) > 1:
            t.say("summary_level", amount=most, clause="D-31", moment=moment)
        else:
            t.say("summary", amount=most, clause="D-31", seat=seat, moment=moment)
    for seat in range(t.setup.seats):
        change = t.count(influence(seat)) - t.count(stood(seat))
        if change:
            t.add(stood(seat), change, "D-31")


def _finish(t: Table) -> None:
    """Let everybody discard their hands, and end the match (D.7.2)."""
    for seat in range(t.setup.seats):
        for piece in t.at(hand(seat))[:]:
            t.move(piece, DISCARD, "D.7.2")
    if t.heard:
        _announce_winner(t)
    t.finish("D-33")


def _announce_winner(t: Table) -> None:
    """Say who has won, and by what (D.7.3, D.7.5, D-32)."""
    found = ranks(t)
    seat = found.index(max(found))
    most, cards = found[seat]
    second, fewer = best_rival(found, seat)
    moment = end(t)
    if most != second:
        t.say("wins", amount=most, clause="D.7.3", seat=seat, moment=moment)
    elif cards != fewer:
        t.say("wins_by_cards", amount=most, clause="D-32", seat=seat, moment=moment)
    else:
        t.say("draw", amount=most, clause="D-32", moment=moment)
