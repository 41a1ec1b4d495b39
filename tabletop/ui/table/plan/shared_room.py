"""Two areas side by side share their room: the border between them follows what lies in them."""

from collections.abc import Mapping
from dataclasses import replace

from rules.core.table import Table
from tabletop.ui.table.plan.arrange import ROW_GAP
from tabletop.ui.table.plan.table_plan import Cut, Length, Plan

FAN_EDGE = 0.12  # what the turned outer cards of a fan need beside them, in card widths
FAN_READABLE = 0.72  # distance of fanned cards at which each can still be read
LEAST = 0.2  # of the room that either of them keeps, however little lies there


def lying_in(plan: Plan, table: Table | None, own: int) -> dict[str, int]:
    """Return how many cards a seat has in the areas that share their room."""
    if table is None:
        return {}
    named = table.setup.refs
    refs = {
        zone.site.area: [named[f"{base}.{own}"] for base in zone.places]
        for zone in plan.zones
        if zone.site.area in plan.sharing
    }
    return {area: sum(len(table.at(ref)) for ref in places) for area, places in refs.items()}


def shared(plan: Plan, lying: Mapping[str, int]) -> Plan:
    """Return a plan that gives each of the two areas the room for as many cards as lie there."""
    if not plan.sharing or not lying:
        return plan
    needs = [_need(plan, name, lying.get(name, 0)) for name in plan.sharing]
    share = min(max(needs[0] / sum(needs), LEAST), 1 - LEAST)
    weights = dict(zip(plan.sharing, (share, 1 - share), strict=True))
    forms = [
        replace(form, cuts=tuple(_cut(cut, weights) for cut in form.cuts)) for form in plan.forms
    ]
    return replace(plan, forms=tuple(forms))


def _cut(cut: Cut, weights: Mapping[str, float]) -> Cut:
    """Share what the two areas have of a cut between them anew."""
    whole = sum(length.weight for name, length in cut.parts if name in weights)
    parts = [
        (name, Length(weight=whole * weights[name]) if name in weights else length)
        for name, length in cut.parts
    ]
    return replace(cut, parts=tuple(parts))


def _need(plan: Plan, area: str, count: int) -> float:
    """Return how many card widths so many cards want in an area."""
    fanned = any(zone.site.area == area and zone.arrange == "fan" for zone in plan.zones)
    if fanned:
        return 1 + FAN_EDGE + FAN_READABLE * (max(1, count) - 1)
    return (1 + ROW_GAP) * max(1, count)
