"""Everything a player may do in Senators, in the order of the rulebook.

There is no other way for talents or cards to change hands: no gifts, no deals (S-36).
"""

from rules.core.game import Verb
from rules.senators.facts.names import ACTION, ANSWER, BID, CONFIRM, EXTORT
from rules.senators.verbs.bidding import Bid, Done, Keep, Sell
from rules.senators.verbs.cash_in import cash_verbs
from rules.senators.verbs.extorting import Give, Offer, Refuse, Skip
from rules.senators.verbs.selling_places import Convert, Leave, Relent
from rules.senators.verbs.turn_start import Auction, CashIn, Choose, Extortion, Seal


def all_verbs() -> list[Verb]:
    """Return every verb of the game."""
    return [
        Choose(),
        Auction("auction", [ACTION]),
        Extortion("extortion", [ACTION]),
        CashIn("cash_in", [ACTION]),
        Seal(),
        Bid(),
        Done("done", [BID]),
        Sell("sell"),
        Keep("keep"),
        Offer(),
        Skip("skip", [EXTORT]),
        Give("give", [ANSWER]),
        Refuse("refuse", [ANSWER]),
        *cash_verbs(),
        Convert(),
        Leave("leave", [CONFIRM]),
        Relent("relent", [CONFIRM]),
    ]
