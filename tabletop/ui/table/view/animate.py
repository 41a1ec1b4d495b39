"""Events as motion: one function for each kind of event, and the playing of a whole update."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from rules.core.events import (
    COUNTED,
    FINISHED,
    MOVED,
    REVEALED,
    ROLLED,
    SAID,
    SHUFFLED,
    STEPPED,
    Event,
)
from rules.core.game import Game
from rules.core.table import NOBODY
from tabletop.ui.cues import Cues
from tabletop.ui.drawing.tween import enter, standard
from tabletop.ui.sound import DEAL, NO_SOUND, PLACE, SLIDE
from tabletop.ui.table import feel
from tabletop.ui.table.moments.ordering import verdicts_first
from tabletop.ui.table.pieces.board import Board
from tabletop.ui.table.pieces.travel import Way
from tabletop.update import NO_VERB, Update

Act = Callable[[], None]
RUNS = (MOVED, ROLLED)  # events of these kinds that follow one another are shown together
MOST_HASTE = 4.0  # cards that fly faster are not seen


class Showing(Protocol):
    """What events are shown on."""

    cues: Cues
    game: Game

    @property
    def board(self) -> Board:
        """Return the pieces of the table."""

    def sees(self, ref: int) -> bool:
        """Tell whether a change of a counter is seen at all."""

    def count(self, ref: int, amount: int) -> None:
        """Show that a counter changes by an amount."""

    def reveal(self, event: Event) -> None:
        """Show a piece to those who may see it."""

    def roll(self, faces: Mapping[int, int], seconds: float) -> None:
        """Throw dice that come to rest on these faces after so many seconds."""

    def rested(self, faces: Mapping[int, int]) -> None:
        """Count what dice show that have come to rest."""

    def say(self, event: Event) -> None:
        """Tell what happened in words."""

    def reading(self, event: Event) -> float:
        """Return how long at least what is said must be seen."""

    def shake(self, place: int) -> None:
        """Show that a place is shuffled."""


@dataclass(slots=True)
class Beat:
    """Something that begins, and how long the next thing waits for it, or at the very least.

    What `halts` lets nothing else begin in the same frame, however long that took.
    """

    act: Act
    seconds: float
    least: float = 0.0
    halts: bool = False


@dataclass(slots=True)
class Pace:
    """How fast events follow one another: each automatic step a little faster than the last."""

    own: bool
    steps: int = 0

    def next_step(self) -> float:
        """Return how long the next automatic step takes."""
        seconds = max(feel.CHAIN_LEAST, feel.CHAIN * feel.CHAIN_FACTOR**self.steps)
        self.steps += 1
        return seconds


def beats(update: Update, showing: Showing) -> list[Beat]:
    """Turn the events of an update into beats."""
    pace = Pace(own=update.mover == update.seat)
    result = _heard(update, showing)
    told = verdicts_first([event for event in update.events if event.kind != STEPPED])
    events = _thrown_together(told)
    index = 0
    while index < len(events):
        kind = events[index].kind
        if kind in RUNS:
            run = _run(events, index)
            first = index == 0
            result += _moved(run, showing, pace, first=first) if kind == MOVED else []
            result += _rolled(run, showing, pace) if kind == ROLLED else []
            index += len(run)
        else:
            result += KINDS[kind](events[index], showing, pace)
            index += 1
    if not pace.own:
        rest = feel.GAP if result else 0.0
        if update.mover != NOBODY and not any(event.moment for event in update.events):
            # Whoever says something is given a moment, even if nothing moves.
            rest = max(rest, feel.DEED - sum(beat.seconds for beat in result))
        result += [Beat(lambda: None, rest)] if rest else []
    return result


def hurry(result: list[Beat], most: float) -> float:
    """Let beats that take too long go faster; return by how much everything else should.

    What has a least length of its own keeps that, even if all of it takes longer then.
    """
    fixed = sum(beat.least for beat in result)
    loose = sum(beat.seconds for beat in result) - fixed
    share = max(0.0, most - fixed) / loose if loose > 0 else 1.0
    if share >= 1:
        return 1.0
    for beat in result:
        beat.seconds = beat.least + (beat.seconds - beat.least) * share
    return min(MOST_HASTE, 1 / share) if share else MOST_HASTE


def _thrown_together(events: list[Event]) -> list[Event]:
    """Put the dice of an update side by side: they are one throw until one is thrown again."""
    first = next((n for n, event in enumerate(events) if event.kind == ROLLED), len(events))
    thrown: dict[int, Event] = {}
    others: list[Event] = []
    for number, event in enumerate(events[first:], first):
        if event.kind == ROLLED and event.what in thrown:
            others += _thrown_together(events[number:])
            break
        if event.kind == ROLLED:
            thrown[event.what] = event
        else:
            others.append(event)
    return [*events[:first], *thrown.values(), *others]


def _heard(update: Update, showing: Showing) -> list[Beat]:
    """Let a move be heard that the game has a sound for, whoever made it."""
    verb = showing.game.verbs[update.verb].name if update.verb != NO_VERB else ""
    sound = showing.cues.move.get(verb, NO_SOUND)
    return [Beat(partial(showing.board.sound.play, sound), 0.0)] if sound else []


def _run(events: list[Event], start: int) -> list[Event]:
    """Return the events of one kind from an index on; a die that is thrown again begins anew."""
    end, kind = start, events[start].kind
    seen: set[int] = set()
    while end < len(events) and events[end].kind == kind:
        if kind == ROLLED and events[end].what in seen:
            break
        seen.add(events[end].what)
        end += 1
    return events[start:end]


def _moved(run: list[Event], showing: Showing, pace: Pace, *, first: bool) -> list[Beat]:
    """Carry cards; many overlap, and all of them together stay within the longest deal."""
    if first and len(run) == 1:
        return _first_move(run[0], showing, pace)
    gap = min(feel.DEAL_GAP, (feel.DEAL_MOST - feel.DEAL) / len(run))
    way = Way(feel.DEAL, standard, arc=0.5, squash=True, leaving=SLIDE, landing=DEAL)
    result = [Beat(partial(_carry, showing, event, way), gap) for event in run]
    result[-1].seconds = max(feel.DEAL, pace.next_step())
    return result


def _carry(showing: Showing, event: Event, way: Way) -> None:
    board, cues = showing.board, showing.cues
    board.sound.play(cues.drawn(event, board.setup))
    board.moved(event, replace(way, landing=cues.landed(event, board.setup, way.landing)))


def _first_move(event: Event, showing: Showing, pace: Pace) -> list[Beat]:
    """Show the card that somebody plays: it lifts, travels, and lies for a moment."""
    if pace.own:
        way = Way(feel.DROP, enter, squash=True, landing=PLACE)
        return [Beat(partial(_carry, showing, event, way), feel.DROP)]
    way = Way(feel.TRAVEL, standard, arc=0.8, squash=True, leaving=SLIDE, landing=PLACE)
    return [
        Beat(lambda: showing.board.raise_piece(event), feel.SHOW_CARD),
        Beat(partial(_carry, showing, event, way), feel.TRAVEL + feel.RESULT),
    ]


def _counted(event: Event, showing: Showing, pace: Pace) -> list[Beat]:
    """Slide a marker and let the change rise from it."""
    seen = showing.sees(event.what)
    seconds = max(feel.CHAIN_LEAST, min(feel.COUNT, pace.next_step())) if seen else 0.0
    return [Beat(lambda: showing.count(event.what, event.amount), seconds)]


def _rolled(run: list[Event], showing: Showing, pace: Pace) -> list[Beat]:
    """Throw dice; nothing is counted or said of them before they lie still."""
    faces = {event.what: event.amount for event in run}
    usual = (feel.ROLL_CALM,) * 2 if showing.board.calm else (feel.ROLL, feel.ROLL_LEAST)
    throw = Beat(lambda: showing.roll(faces, throw.seconds), *usual)
    said = [Beat(partial(showing.say, event), pace.next_step()) for event in run]
    return [throw, Beat(partial(showing.rested, faces), 0.0), *said]


def _shuffled(event: Event, showing: Showing, pace: Pace) -> list[Beat]:
    """Shake the pile that is shuffled."""
    seconds = max(feel.SHUFFLE, pace.next_step())
    return [Beat(lambda: showing.shake(event.target), seconds)]


def _revealed(event: Event, showing: Showing, pace: Pace) -> list[Beat]:
    """Turn a card over where it lies."""
    seconds = max(feel.FLIP, pace.next_step())
    return [Beat(lambda: showing.reveal(event), seconds)]


def _said(event: Event, showing: Showing, pace: Pace) -> list[Beat]:
    """Tell something, and leave a moment to read it."""
    if event.moment is not None:
        # Time stands still on the table while it is told on its stage.
        return [Beat(lambda: showing.say(event), feel.CHAIN_LEAST, halts=True)]
    least = showing.reading(event)
    seconds = max(least, feel.RESULT + pace.next_step())
    return [Beat(lambda: showing.say(event), seconds, least)]


def _finished(event: Event, showing: Showing, pace: Pace) -> list[Beat]:
    """Pause before the result."""
    return [Beat(lambda: showing.say(event), feel.RESULT + pace.next_step())]


KINDS = {
    COUNTED: _counted,
    SHUFFLED: _shuffled,
    REVEALED: _revealed,
    SAID: _said,
    FINISHED: _finished,
}


class Playback:
    """Plays the beats of one update; what is skipped is still done, at once."""

    def __init__(
        self,
        update: Update,
        showing: Showing,
        *,
        lead: float = 0.0,
        most: float = feel.CHAIN_MOST,
    ) -> None:
        self.update = update
        self._beats = beats(update, showing)
        self.haste = hurry(self._beats, max(0.0, most - lead))
        self.seconds = lead + sum(beat.seconds for beat in self._beats)
        self._wait = lead

    @property
    def finished(self) -> bool:
        """Tell whether nothing is left to play."""
        return not self._beats and self._wait <= 0

    def advance(self, seconds: float) -> None:
        """Let time pass and begin what is due."""
        self._wait -= seconds
        while self._wait <= 0 and self._beats:
            beat = self._beats.pop(0)
            beat.act()
            self._wait = beat.seconds if beat.halts else self._wait + beat.seconds
        if not self._beats and self._wait < 0:
            self._wait = 0.0

    def finish(self) -> None:
        """Begin everything that is left."""
        while self.next_act():
            pass

    def next_act(self) -> bool:
        """Begin what is next, at once; return whether there was anything left."""
        self._wait = 0.0
        if self._beats:
            self._beats.pop(0).act()
            return True
        return False
