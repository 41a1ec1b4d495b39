"""What the viewer's own cards could bring together with the others."""

from rules.core.game import Readout
from rules.core.table import Table
from rules.senators.facts.names import alive
from rules.senators.law.cashing import own_cards, set_bonus
from rules.senators.law.sets import all_sets, appraise


def read_hand(t: Table) -> list[Readout]:
    """Return the best set with each of the viewer's own cards (S-24), or that there is none."""
    seat = t.viewer
    if not 0 <= seat < t.setup.seats or not t.agenda or not alive(t, seat):
        return []
    cards = own_cards(t, seat)
    best: dict[int, tuple[int, ...]] = {}
    for found in all_sets(cards):  # dearest first
        for piece in found[1:]:
            best.setdefault(piece, found)
    return [_card(piece, best.get(piece), set_bonus(t, seat)) for piece in cards]


def _card(piece: int, found: tuple[int, ...] | None, bonus: int) -> Readout:
    if found is None:
        return Readout(piece, "hand_no_set", {"what": piece})
    pay, *three = found
    others = [other for other in three if other != piece]
    numbers = {"first": others[0], "second": others[1], "amount": pay + bonus}
    return Readout(piece, "hand_run" if appraise(three)[1] else "hand_set", numbers)
