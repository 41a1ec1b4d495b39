"""What a refusal may name: the bill that was meant, its sponsor, where a senator is busy."""

from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.floorvote.facts.fields import POSITION, SPONSOR
from rules.floorvote.facts.names import (
    ACTIVES,
    CHAMBER,
    COUNTER_BILL,
    EXCHANGES,
    FIRST_ON,
    LAST_ON,
    ON_BILLS,
    PLACES_EACH,
    REOPENING,
    STAGES,
    SUBSTITUTE,
    TURNS,
    is_bill,
    is_senator,
)
from rules.floorvote.facts.pieces import AT, ISSUE, PRINTED
from rules.floorvote.law.duties import possible_sponsors
from rules.floorvote.law.records import get, is_live


def text_at(t: Table, step: Step, onto: int) -> int:
    """Return the bill or substitute that a gesture at a place means, else what it points at."""
    if is_senator(onto) and FIRST_ON <= t.where[onto] <= LAST_ON:
        onto = t.where[onto]
    if FIRST_ON <= onto <= LAST_ON:
        return onto - ON_BILLS
    in_chamber = onto in {CHAMBER, COUNTER_BILL} or onto in t.at(CHAMBER)
    return step.what if in_chamber and step.phase in EXCHANGES else onto


def stage_at(t: Table, step: Step, onto: int) -> int:
    """Return the stage that a gesture points at: itself, or where the bill lies; else nothing."""
    text = text_at(t, step, onto)
    place = t.where[text] if is_bill(text) else text
    return place if place in STAGES else 0


def busy_on(t: Table, senator: int) -> int:
    """Return the bill that a senator is activated on, or nothing."""
    place = t.where[senator]
    if FIRST_ON <= place <= LAST_ON:
        return place - ON_BILLS
    return t.at(CHAMBER)[0] if place in {ACTIVES, ACTIVES + PLACES_EACH} else 0


def bill_of(t: Table, m: Move) -> int:
    """Return the bill that a gesture is about, else the one that is voted on."""
    for ref in (m.what, m.onto):
        if is_bill(ref):
            return ref
    return t.at(CHAMBER)[0] if t.at(CHAMBER) else 0


def named(t: Table, step: Step, m: Move) -> dict[str, int]:
    """Return the refs and numbers of this very case."""
    facts = {"turns": t.count(REOPENING) - t.count(TURNS), "phase": step.phase}
    bill = bill_of(t, m)
    senator = m.what if is_senator(m.what) else m.onto if is_senator(m.onto) else 0
    if senator:
        facts |= {"senator": senator, "busy": busy_on(t, senator)}
    if not bill:
        return facts
    live = is_live(t, bill)
    text = SUBSTITUTE if step.what == SUBSTITUTE else bill
    position = get(t, text, POSITION) if live else PRINTED[bill]
    facts |= {"bill": bill, "position": position, "area": ISSUE[bill]}
    if live:
        sponsor = get(t, bill, SPONSOR)
        facts |= {"sponsor": sponsor, "busy": busy_on(t, senator or sponsor)}
    else:
        free = possible_sponsors(t, step.seat, bill)
        facts["sponsor"] = free[0] if free else 0
    if senator:
        at = AT[ISSUE[bill]][senator]
        facts |= {"at": at, "steps": abs(at - position)}
    return facts
