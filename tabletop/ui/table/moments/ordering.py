"""The order in which a move is shown that decides something: first the verdict, then its effects.

Laws often say how something ended after they have moved everything; on the screen that would come
too late.
"""

from collections.abc import Sequence

from rules.core.events import COUNTED, MOVED, REVEALED, ROLLED, Event

EFFECTS = (MOVED, COUNTED)
GROUNDS = (REVEALED, ROLLED)  # what a verdict follows from is seen before it


def verdicts_first(events: Sequence[Event]) -> list[Event]:
    """Return events with every moment before the first of its own effects."""
    result: list[Event] = []
    for event in events:
        place = len(result) if event.moment is None else _place(event, result)
        result.insert(place, event)
    return result


def _place(event: Event, before: Sequence[Event]) -> int:
    """Return where a moment belongs among the events that happened before it was told."""
    assert event.moment is not None
    changed = {upshot.what for upshot in event.moment.upshots if upshot.what}
    place = len(before)
    for index in range(len(before) - 1, -1, -1):
        earlier = before[index]
        if earlier.kind in GROUNDS or earlier.moment is not None:
            break
        if earlier.kind in EFFECTS and earlier.what in changed:
            place = index
    return place
