"""Everything a player may do in Floor Vote, in the order of names.VERBS."""

from rules.core.game import Verb
from rules.floorvote.facts.names import ANSWER, CLEAR, DEBATE, EXCHANGES, OWN_ANSWER, TURN
from rules.floorvote.verbs.answering import (
    Amend,
    Cloture,
    Consent,
    Filibuster,
    Hold,
    Offer,
)
from rules.floorvote.verbs.around_turn import Adjourn, Discard, Draw, End, Expire, Lead
from rules.floorvote.verbs.handing_over import Close, Decline, Muster, Reply
from rules.floorvote.verbs.own_turn import Call, Enter, Introduce, Withdraw
from rules.floorvote.verbs.playing import Name, Play, Whip
from rules.floorvote.verbs.pork import Pork
from rules.floorvote.verbs.voting import Activate, StandDown, Vote


def all_verbs() -> list[Verb]:
    """Return every verb of the game."""
    return [
        Lead("lead_majority", majority=True),
        Lead("lead_minority", majority=False),
        Discard(),
        Draw("draw", [CLEAR], "F.2.2"),
        Enter(),
        Introduce(),
        Call(),
        Pork(),
        Activate(),
        Vote(),
        StandDown(),
        Whip(),
        Play(),
        Name(),
        Withdraw(),
        Amend(),
        Offer(),
        Filibuster(),
        Consent("consent", [ANSWER, OWN_ANSWER], "F-48"),
        Cloture("cloture", [DEBATE], "F.11.3"),
        Hold("hold", [DEBATE], "F.11.4"),
        Muster("muster", EXCHANGES, "F.15.10"),
        Reply("reply", EXCHANGES, "F.15.5"),
        Decline("decline", EXCHANGES, "F-23"),
        Close("close", EXCHANGES, "F.15.11"),
        End("end", [TURN], "F.2.3"),
        Expire("expire"),
        Adjourn("adjourn"),
    ]
