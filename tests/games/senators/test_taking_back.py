"""Taking back in Senators: one's own choices, up to what the others have shown since."""

from rules.core.notation import read
from rules.core.record import Record
from rules.senators.game import GAME
from tabletop.match import Match
from tabletop.player.seats import PERSON, Seat
from tests.games.senators.desk import Desk

LOTS = ["grain2", "olives5", "wine8", "consul"]
NEWS = "text.undo_news"
ANOTHERS = "text.undo_anothers"


def match_of(desk: Desk, *texts: str) -> Match:
    """Let three people play on from a laid-out table."""
    setup = desk.t.setup
    record = Record(GAME.name, GAME.version, 1, setup.seats, dict(setup.options), [], {})
    people = [Seat(name, PERSON) for name in ("Ada", "Bo", "Cy")]
    return play_on(Match(GAME, people, record, [desk.t], None), *texts)


def play_on(match: Match, *texts: str) -> Match:
    """Make moves."""
    for text in texts:
        match.submit(read(GAME, match.setup, text))
    return match


def test_s13_bids_can_be_taken_back_until_the_next_player_has_bid() -> None:
    match = match_of(Desk(3).lots(*LOTS), "auction", "bid bid.1.0>lot.0=3", "bid bid.1.1>lot.1=4")
    assert match.undo(1)
    play_on(match, "bid bid.1.1>lot.1=5", "done")
    assert match.can_undo(1), "nobody has answered yet"
    play_on(match, "bid bid.2.0>lot.0=4")
    assert match.why_not_undo(1) == ANOTHERS
    assert match.undo(2), "one's own bid"
    assert match.can_undo(1), "an answer that was taken back was never given"
    play_on(match, "done")
    assert match.why_not_undo(1) == ANOTHERS, "to bid nothing is an answer too"
    assert match.why_not_undo(0) == ANOTHERS


def test_s_4_3_an_offer_stands_once_it_is_answered() -> None:
    for answer in ("give", "refuse"):
        match = match_of(Desk(3).front(1, "grain4"), "extortion", "offer money.0>grain4=6")
        assert match.undo(0)
        play_on(match, "offer money.0>grain4=7", answer)
        assert match.why_not_undo(0) == ANOTHERS


def test_s31_a_sealed_offer_can_be_changed_until_somebody_else_has_sealed() -> None:
    match = match_of(Desk(3).turn("war"), "seal money.0>event=3", "seal money.1>event=5")
    assert match.why_not_undo(0) == ANOTHERS
    assert match.undo(1)
    assert match.undo(0)
    play_on(match, "seal money.0>event=3", "seal money.1>event=2", "seal money.2>event=1")
    assert [match.why_not_undo(seat) for seat in range(3)] == [ANOTHERS, ANOTHERS, NEWS]


def test_s22_a_cash_in_stands_once_somebody_has_answered_it() -> None:
    match = match_of(Desk(3), "cash_in")
    assert match.undo(0)
    play_on(match, "cash_in", "stay")
    assert match.why_not_undo(0) == ANOTHERS
    match.friendly_undo = True
    assert not match.undo(0), "not even as practice: a person has answered"
