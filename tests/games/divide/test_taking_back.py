"""Taking back: nobody sees a die or a drawn card, or a rival's answer, and goes back."""

from rules.core.notation import read
from rules.core.record import Record
from rules.divide.game import GAME
from tabletop.match import Match
from tabletop.player.seats import PERSON, Seat
from tests.games.divide.desk import Desk

NEWS = "text.undo_news"
ANOTHERS = "text.undo_anothers"


def match_of(desk: Desk, *texts: str) -> Match:
    """Let people play on from a laid-out table."""
    setup = desk.t.setup
    record = Record(GAME.name, GAME.version, 1, setup.seats, dict(setup.options), [], {})
    people = [Seat(name, PERSON) for name in ("Ada", "Bo", "Cy", "Di")]
    match = Match(GAME, people, record, [desk.t], None)
    for text in texts:
        match.submit(read(GAME, match.setup, text))
    return match


def play_on(match: Match, *texts: str) -> Match:
    """Make moves."""
    for text in texts:
        match.submit(read(GAME, match.setup, text))
    return match


def test_a_turn_that_ends_cannot_be_taken_back_because_a_card_was_drawn() -> None:
    match = match_of(Desk().hand(0, "baristas"), "settle baristas>base.0")
    assert match.why_not_undo(0) == NEWS


def test_dice_cannot_be_taken_back() -> None:
    desk = Desk().hand(0, "jingle").base(0, "tofu_cartel").on("tofu_cartel", "door_knockers")
    desk.free("yurt_owners")
    match = match_of(desk, "take tofu_cartel>yurt_owners")
    assert match.undo(0), "a group of the base shows nothing new"
    play_on(match, "destroy tofu_cartel>yurt_owners", "throw")
    assert match.why_not_undo(0) == NEWS


def test_an_answer_of_the_defender_stands_against_taking_back() -> None:
    desk = Desk().hand(0, "jingle").base(0, "tofu_cartel").on("tofu_cartel", "door_knockers")
    desk.base(1, "idle_trucks").hand(1, "baristas")
    match = match_of(desk, "take tofu_cartel>idle_trucks", "challenge")
    assert match.can_undo(0)
    play_on(match, "call")
    assert match.why_not_undo(0) == ANOTHERS
    assert match.undo(1), "one's own call is no news to oneself"


def test_a_discard_is_an_answer_too() -> None:
    desk = Desk().hand(0, "subpoena").hand(1, "baristas", "typo", "jingle")
    match = match_of(desk, "play subpoena>hand.1", "discard typo>discard")
    assert match.why_not_undo(0) == ANOTHERS
    assert match.undo(1)
