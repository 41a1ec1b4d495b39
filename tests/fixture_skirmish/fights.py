"""How a fight of Skirmish is told."""

from rules.core.moments import LOST, WON, Camp, Moment, Stroke, Upshot
from rules.core.table import NOBODY, Table
from tests.fixture_skirmish.facts import ATTACK, DEFENCE, DIE, INTENT, RAID, TARGET, on


def fought(t: Table, seats: tuple[int, int], totals: tuple[int, int]) -> Moment:
    """Return how a fight was decided: every band and all that lies on it, then the die."""
    sides, won = (t.at(ATTACK), t.at(TARGET) + t.at(DEFENCE)), totals[0] > totals[1]
    camps = []
    for number, (seat, bands) in enumerate(zip(seats, sides, strict=True)):
        strokes = []
        for band in bands:
            strokes.append(Stroke(band, t.setup.card(band).numbers["strength"]))
            strokes += [Stroke(g, t.setup.card(g).numbers["bonus"]) for g in t.at(on(band))]
        strokes.append(Stroke(DIE + number, t.count(DIE + number), "die"))
        fate = WON if won == (number == 0) else LOST
        camps.append(Camp(seat, strokes, totals[number], fate, ("attack", "defence")[number]))
    target, intent = t.at(TARGET)[0], t.count(INTENT)
    upshots = [Upshot(seats[0], "taken", target, 1, 50)] if won and intent == RAID else []
    if won and seats[1] != NOBODY:
        upshots.append(Upshot(seats[1], "lost", target, -1, 80))
    return Moment("fight", target, TARGET, camps, totals[1] + 1, upshots, {"seat": seats[0]})
