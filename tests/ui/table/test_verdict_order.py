"""On the screen a verdict comes before its effects and after what it follows from."""

from rules.core.events import COUNTED, MOVED, REVEALED, ROLLED, SAID, Event
from rules.core.moments import Moment, Upshot
from tabletop.ui.table.moments.ordering import verdicts_first

MINE, OTHER, POINTS = 5, 6, 2003


def verdict(*changed: int) -> Event:
    """Return a sentence with a moment that changes some things."""
    upshots = [Upshot(0, "lost", what, -1, 10) for what in changed]
    return Event(SAID, key="won", moment=Moment("fight", 1, 0, [], None, upshots, {}))


def test_a_verdict_comes_before_whatever_it_changes() -> None:
    said = verdict(MINE, POINTS)
    total, moved, counted = Event(SAID, key="total"), Event(MOVED, MINE), Event(COUNTED, POINTS)
    assert verdicts_first([total, moved, counted, said]) == [total, said, moved, counted]


def test_what_it_does_not_change_may_come_before_it() -> None:
    said, moved = verdict(MINE), Event(MOVED, OTHER)
    assert verdicts_first([moved, said]) == [moved, said]


def test_dice_and_revealed_cards_are_seen_before_it() -> None:
    said, moved = verdict(MINE), Event(MOVED, MINE)
    for kind in (ROLLED, REVEALED):
        seen = Event(kind, MINE)
        assert verdicts_first([moved, seen, said]) == [moved, seen, said]


def test_a_verdict_never_passes_another() -> None:
    first, second = verdict(MINE), verdict(OTHER)
    moves = [Event(MOVED, OTHER), Event(MOVED, MINE)]
    assert verdicts_first([*moves, first, second]) == [moves[0], first, moves[1], second]
