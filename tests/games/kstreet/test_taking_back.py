"""Taking back in K Street: nobody scouts where the rival will place, or what a stack holds."""

from rules.core.notation import read
from rules.core.record import Record
from rules.kstreet.game import GAME
from tabletop.match import Match
from tabletop.player.seats import PERSON, Seat
from tests.games.kstreet.desk import Desk

ANSWERED = "text.undo_answered"
NEWS = "text.undo_news"


def against_a_computer(desk: Desk, *texts: str) -> Match:
    """Let a person (seat 0) and a computer play on from a laid-out table."""
    setup = desk.t.setup
    record = Record(GAME.name, GAME.version, 1, setup.seats, dict(setup.options), [], {})
    seats = [Seat("Ada", PERSON), Seat("Bo", "easy")]
    match = Match(GAME, seats, record, [desk.t], None)
    for text in texts:
        match.submit(read(GAME, match.setup, text))
    return match


def placing() -> Desk:
    return Desk().hand(0, "crane", "moon").hand(1, "birch", "vane")


def test_k_2_2_a_placed_card_may_be_taken_back_until_the_rival_has_placed() -> None:
    match = against_a_computer(placing(), "place crane>bid.0.0")
    assert match.can_undo(0)
    match.submit(read(GAME, match.setup, "place birch>bid.1.0"))
    assert match.why_not_undo(0) == ANSWERED


def test_k9_a_stack_that_was_flipped_stays_open() -> None:
    desk = Desk().centre(0, "steadfast").centre(1, "vane")
    desk.stack(0, 0, "favor").stack(0, 1, "favor").asking().flipping(0)
    match = against_a_computer(desk, "flip bid.0.0")
    assert match.why_not_undo(0) == ""  # the computer has seen it, and has not answered
    desk = Desk().centre(0, "steadfast").centre(1, "vane").stack(1, 0, "favor")
    desk.stack(0, 0, "favor").stack(0, 1, "favor").asking().flipping(0)
    match = against_a_computer(desk, "flip bid.0.0", "flip bid.1.0")
    assert match.why_not_undo(0) == ANSWERED


def test_k6_whoever_has_looked_at_a_stack_has_looked() -> None:
    desk = Desk().centre(0, "steadfast").centre(1, "vane").centre(2, "crane")
    desk.stack(1, 0, "favor").stack(1, 1, "favor").stack(0, 2, "planted_intern")
    desk.stack(0, 1, "favor").asking().flipping(0)
    match = against_a_computer(desk, "flip bid.0.2", "look planted_intern>bid.1.0")
    assert match.why_not_undo(0) == NEWS
