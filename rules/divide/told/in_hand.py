"""What the cards in the viewer's own hand would do here and now."""

from rules.core.game import Readout
from rules.core.table import Table
from rules.divide.facts.names import GROUPS, UNAFFILIATED, base, hand, influence
from rules.divide.facts.pieces import EFFECT, LAST_ASSET, LAST_DEFICIT
from rules.divide.law import changes
from rules.divide.law.effects import EFFECTS
from rules.divide.law.stacks import base_groups, total


def read_hand(t: Table) -> list[Readout]:
    """Return a sentence for each card that only the viewer holds."""
    seat = t.viewer
    if not 0 <= seat < t.setup.seats or not t.agenda:
        return []
    return [_told(t, seat, card) for card in t.at(hand(seat)) if card > 0]


def _told(t: Table, seat: int, card: int) -> Readout:
    if card <= GROUPS:
        return _group(t, seat, card)
    if card <= LAST_DEFICIT:
        return _extra(t, seat, card, helps=card <= LAST_ASSET)
    targets = EFFECTS[EFFECT[card]].targets(t, seat)
    numbers = {"count": len(targets), "onto": targets[0] if targets else 0}
    return Readout(card, "hand_event", numbers)


def _group(t: Table, seat: int, group: int) -> Readout:
    """Return what a group would make of the viewer's influence in its base (D-31)."""
    after = t.copy()
    changes.relocate(after, group, base(seat), "")
    numbers = {"now": t.count(influence(seat)), "influence": after.count(influence(seat))}
    return Readout(group, "hand_group", numbers)


def _extra(t: Table, seat: int, extra: int, *, helps: bool) -> Readout:
    """Return what the strongest group would be worth: one's own with help, a rival's with harm.

    Any group on the table may be chosen instead (D-9).
    """
    mine = t.at(base(seat))
    groups = mine if helps else [one for one in base_groups(t) if one not in mine]
    groups = groups or t.at(UNAFFILIATED) or base_groups(t)
    if not groups:
        return Readout(extra, "hand_extra_idle", {})
    onto = max(groups, key=lambda group: total(t, group))
    after = t.copy()
    changes.attach(after, seat, extra, onto, "")
    numbers = {"onto": onto, "now": total(t, onto), "total": total(after, onto)}
    return Readout(extra, "hand_extra", numbers)
