"""Moments made up on any table, and the events that tell them."""

from dataclasses import replace

from ordeals.moments import played
from rules.core.events import SAID, Event
from rules.core.game import Game
from rules.core.moments import LOST, SUMMARY, WON, Camp, Moment, Stroke, Upshot
from rules.core.table import NOBODY
from tabletop.ui.table.moments.telling import Telling
from tests.ui.table.bench import FRAME, Bench

MOST_FRAMES = 60 * 30
SEEDS = 4


def fight(
    first: int = 0, second: int = 1, *, strokes: int = 4, what: int = 1, name: str = "fight"
) -> Moment:
    """Return two camps with as many strokes each, every third of which takes something away."""
    camps = []
    for number, seat in enumerate((first, second)):
        amounts = [-1 if index % 3 == 2 else 2 for index in range(strokes)]
        made = [Stroke(1 + index, amount) for index, amount in enumerate(amounts)]
        camps.append(Camp(seat, made, sum(amounts), LOST if number else WON))
    upshots = [Upshot(first, "taken", what, 1, 60), Upshot(second, "lost", what, -1, 70)]
    return Moment(name, what, 0, camps, 5, upshots, {"seat": first})


def offers(seats: int = 5) -> Moment:
    """Return sealed offers of several seats, the last one highest."""
    camps = [
        Camp(seat, [Stroke(0, seat * 3, "die")] if seat else [], seat * 3, LOST if seat else WON)
        for seat in range(seats)
    ]
    return Moment("fight", 2, 0, camps, None, [], {"seat": 0})


def blow(seat: int = 0) -> Moment:
    """Return a moment without sums: something is lost."""
    return Moment("fight", 3, 0, [], None, [Upshot(seat, "lost", 3, -2, 50)], {"seat": NOBODY})


def capped() -> Moment:
    """Return a camp whose total is less than what its strokes add up to."""
    camp = Camp(0, [Stroke(1, 4), Stroke(2, 5)], 6, WON)
    return Moment("fight", 1, 0, [camp], 6, [], {"seat": 0})


def announced(seat: int = 0) -> Moment:
    """Return a moment that only tells what is to come."""
    return Moment("fight", 3, 0, [], None, [Upshot(seat, "lost", 3, 0, 5)], {"seat": NOBODY})


def decisive_acts(game: Game, seats: int) -> list[Event]:
    """Return what rivals of seat 0 bring in matches: the first of every kind, near it and far."""
    found: dict[tuple[str, bool], Event] = {}
    for seed in range(1, SEEDS):
        for done in played(game, seats, seed, {}, glancing=True):
            for event in done.events if done.mover != 0 else ():
                moment = event.moment
                if moment is not None and moment.name != SUMMARY:
                    found.setdefault((moment.name, moment.touches(0)), event)
    return list(found.values())


def summary(seats: int) -> Moment:
    """Return what a round brought everybody."""
    upshots = [Upshot(seat, "taken", 1 + seat, 1, 5) for seat in range(seats)]
    return Moment("summary", 0, 0, [], None, upshots, {"seat": NOBODY})


def said(moment: Moment, key: str = "won", seat: int = 0) -> Event:
    """Return the sentence that ends a moment."""
    return Event(SAID, moment.what, target=seat, key=key, moment=moment)


def tell(table: Bench, *moments: Moment, mover: int = 1) -> None:
    """Let a move be shown that brought these moments, and let the first frame of it pass."""
    view = table.scene.view
    update = replace(table.match.view(view.table.viewer), events=[said(one) for one in moments])
    view.add(replace(update, moves=[], mover=mover))
    table.wait(FRAME)


def telling(table: Bench) -> Telling:
    """Return what is being told."""
    told = table.scene.view.moments.telling
    assert told is not None
    return told


def seconds_until_idle(table: Bench) -> float:
    """Return how long it takes until everything has been shown."""
    for frame in range(MOST_FRAMES):
        if table.idle():
            return frame * FRAME
        if table.scene.view.moments.rests:
            table.scene.view.moments.press()
        table.now += FRAME
        table.scene.tick(table.now)
        table.scene.paint()
    raise AssertionError("it never came to an end")


def seconds_seen(table: Bench) -> float:
    """Return how long any sheet or strip is seen from now on, however it is told."""
    moments, seen = table.scene.view.moments, 0.0
    for _ in range(MOST_FRAMES):
        if moments.telling is None and not moments.strips.strips:
            return seen
        table.now += FRAME
        table.scene.tick(table.now)
        moments, seen = table.scene.view.moments, seen + FRAME
    raise AssertionError("it never went")
