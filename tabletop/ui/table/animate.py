"""Events as motion: one function for each kind of event, and the playing of a whole update."""

from collections.abc import Callable
from dataclasses import dataclass
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
from tabletop.ui.table.board import Board, Way
from tabletop.update import NO_VERB, Update

Act = Callable[[], None]


class Showing(Protocol):
    """What events are shown on."""

    board: Board
    cues: Cues
    game: Game

    def count(self, ref: int, amount: int) -> None:
        """Show that a counter changes by an amount."""

    def reveal(self, event: Event) -> None:
        """Show a piece to those who may see it."""

    def roll(self, ref: int, face: int) -> None:
        """Show the face of a die."""

    def say(self, event: Event) -> None:
        """Tell what happened in words."""

    def shake(self, place: int) -> None:
        """Show that a place is shuffled."""


@dataclass(slots=True)
class Beat:
    """Something that begins, and how long the next thing waits for it."""

    act: Act
    seconds: float


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
    events = [event for event in update.events if event.kind != STEPPED]
    index = 0
    while index < len(events):
        if events[index].kind == MOVED:
            run = _run(events, index)
            result += _moved(run, showing, pace, first=index == 0)
            index += len(run)
        else:
            result += KINDS[events[index].kind](events[index], showing, pace)
            index += 1
    _hurry(result)
    if not pace.own:
        rest = feel.GAP if result else 0.0
        if update.mover != NOBODY:
            # Whoever says something is given a moment, even if nothing moves.
            rest = max(rest, feel.DEED - sum(beat.seconds for beat in result))
        result += [Beat(lambda: None, rest)] if rest else []
    return result


def _hurry(result: list[Beat]) -> None:
    """Let a long chain of consequences go faster, so that nobody waits for it."""
    total = sum(beat.seconds for beat in result)
    for beat in result if total > feel.CHAIN_MOST else []:
        beat.seconds *= feel.CHAIN_MOST / total


def _heard(update: Update, showing: Showing) -> list[Beat]:
    """Let a move be heard that the game has a sound for, whoever made it."""
    verb = showing.game.verbs[update.verb].name if update.verb != NO_VERB else ""
    sound = showing.cues.move.get(verb, NO_SOUND)
    return [Beat(partial(showing.board.sound.play, sound), 0.0)] if sound else []


def _run(events: list[Event], start: int) -> list[Event]:
    """Return the moves from an index on that follow one another without anything between."""
    end = start
    while end < len(events) and events[end].kind == MOVED:
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
    board = showing.board
    board.sound.play(showing.cues.drawn(event, board.setup))
    board.moved(event, way)


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
    seconds = max(feel.CHAIN_LEAST, min(feel.COUNT, pace.next_step()))
    return [Beat(lambda: showing.count(event.what, event.amount), seconds)]


def _rolled(event: Event, showing: Showing, pace: Pace) -> list[Beat]:
    """Show the face of a die."""
    return [
        Beat(lambda: showing.roll(event.what, event.amount), feel.ROLL),
        Beat(lambda: showing.say(event), pace.next_step()),
    ]


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
    return [Beat(lambda: showing.say(event), feel.RESULT + pace.next_step())]


def _finished(event: Event, showing: Showing, pace: Pace) -> list[Beat]:
    """Pause before the result."""
    return [Beat(lambda: showing.say(event), feel.RESULT + pace.next_step())]


KINDS = {
    COUNTED: _counted,
    ROLLED: _rolled,
    SHUFFLED: _shuffled,
    REVEALED: _revealed,
    SAID: _said,
    FINISHED: _finished,
}


class Playback:
    """Plays the beats of one update; what is skipped is still done, at once."""

    def __init__(self, update: Update, showing: Showing) -> None:
        self.update = update
        self._beats = beats(update, showing)
        self._wait = 0.0

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
            self._wait += beat.seconds
        if not self._beats and self._wait < 0:
            self._wait = 0.0

    def finish(self) -> None:
        """Begin everything that is left."""
        while self._beats:
            self._beats.pop(0).act()
        self._wait = 0.0
