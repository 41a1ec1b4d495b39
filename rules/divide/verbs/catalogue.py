"""Everything a player may do in Divide & Conquer, in the order of the rulebook.

There is no other way for cards to change hands: no gifts, no binding deals (D-39).
"""

from rules.core.game import Verb
from rules.divide.facts.names import TURN
from rules.divide.verbs.attacking import attack_verbs, battle_verbs
from rules.divide.verbs.own_turn import Attach, Pass, Release, Settle
from rules.divide.verbs.playing_events import Discard, Lose, Play, Swap, Transfer


def all_verbs() -> list[Verb]:
    """Return every verb of the game; a turn is one of the first six (D.2.3), or a pass."""
    return [
        Play(),
        Release(),
        Settle(),
        Attach(),
        *attack_verbs(),
        Pass("pass", [TURN], "D-4"),
        *battle_verbs(),
        Lose(),
        Swap(),
        Transfer(),
        Discard(),
    ]
