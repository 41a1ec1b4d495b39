"""How events become beats: short enough to follow, never too long, all of them in order."""

from collections.abc import Mapping

import pygame
import pytest

from rules.core.events import COUNTED, MOVED, REVEALED, ROLLED, SAID, SHUFFLED, STEPPED, Event
from rules.core.game import Game
from rules.core.table import Table
from tabletop.ui.cues import Cues
from tabletop.ui.sound import SILENT, Sound
from tabletop.ui.table import feel
from tabletop.ui.table.pieces.board import Board
from tabletop.ui.table.pieces.travel import Way
from tabletop.ui.table.plan.beside import place_beside
from tabletop.ui.table.view.animate import Beat, Pace, Playback, beats, hurry
from tabletop.update import Update
from tests.fixture_game import GAME as TALLY

UNSEEN = 2999
BEAT_MOST = 1.4  # seconds of one move of the computer: seven of them stay below ten


class FakeBoard(Board):
    """Notes what it is told to move."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.calm = False
        self.setup = TALLY.setup(2, TALLY.usual_options())

    @property
    def sound(self) -> Sound:
        """Keep silent."""
        return SILENT

    def moved(self, event: Event, way: Way) -> None:
        """Note a move."""
        self.done.append(f"moved {event.what}")

    def raise_piece(self, event: Event) -> None:
        """Note a lift."""
        self.done.append(f"raised {event.what}")


class FakeShowing:
    """Notes everything that is shown."""

    def __init__(self) -> None:
        self.board: Board = FakeBoard()
        self.cues = Cues()
        self.game: Game = TALLY

    @property
    def done(self) -> list[str]:
        """Return what was shown, in order."""
        assert isinstance(self.board, FakeBoard)
        return self.board.done

    def sees(self, ref: int) -> bool:
        """See every counter but the last of all."""
        return ref != UNSEEN

    def count(self, ref: int, amount: int) -> None:
        """Note a count."""
        self.done.append(f"counted {ref} {amount}")

    def reveal(self, event: Event) -> None:
        """Note a reveal."""
        self.done.append(f"revealed {event.what}")

    def roll(self, faces: Mapping[int, int], seconds: float) -> None:
        """Note a throw."""
        self.done.append(f"threw {dict(faces)}")

    def rested(self, faces: Mapping[int, int]) -> None:
        """Note that dice lie still."""
        self.done.append(f"rested {dict(faces)}")

    def say(self, event: Event) -> None:
        """Note a sentence."""
        self.done.append(f"said {event.key}")

    def reading(self, event: Event) -> float:
        """Leave nothing to be read."""
        return 0.0

    def shake(self, place: int) -> None:
        """Note a shuffle."""
        self.done.append(f"shook {place}")


def update(events: list[Event], table: Table, mover: int = 1) -> Update:
    """Return an update of seat 0 about a move of some seat."""
    return Update(1, 0, table, events, [], mover)


def moves(count: int) -> list[Event]:
    """Return so many moves from one place to another."""
    return [Event(MOVED, number + 1, 1000, 1001) for number in range(count)]


def length(parts: list[Beat]) -> float:
    """Return how long beats take together."""
    return sum(beat.seconds for beat in parts)


@pytest.fixture
def table() -> Table:
    """Return any table: beats do not look at it."""
    from rules.core.engine import new_table  # noqa: PLC0415
    from tests.fixture_game import GAME  # noqa: PLC0415

    return new_table(GAME, 2, 1, {})


def test_a_rivals_card_is_shown_before_it_travels_and_the_beat_is_capped(table: Table) -> None:
    showing = FakeShowing()
    result = beats(update(moves(1), table), showing)
    for beat in result:
        beat.act()
    assert showing.done == ["raised 1", "moved 1"]
    assert length(result) <= BEAT_MOST


def test_another_seat_that_only_says_something_is_given_a_moment(table: Table) -> None:
    said = [Event(STEPPED)]
    assert length(beats(update(said, table), FakeShowing())) == pytest.approx(feel.DEED)
    assert length(beats(update(said, table, mover=0), FakeShowing())) == 0


def test_the_own_card_goes_at_once(table: Table) -> None:
    result = beats(update(moves(1), table, mover=0), FakeShowing())
    assert length(result) == pytest.approx(feel.DROP)


@pytest.mark.parametrize("count", [2, 10, 40])
def test_a_deal_never_lasts_longer_than_its_cap(table: Table, count: int) -> None:
    result = beats(update(moves(count), table, mover=0), FakeShowing())
    assert len(result) == count
    assert length(result) <= feel.DEAL_MOST + feel.CHAIN


@pytest.mark.parametrize("count", [3, 12, 40])
def test_a_long_chain_of_consequences_is_hurried(table: Table, count: int) -> None:
    said = [Event(SAID, key="pays", amount=number) for number in range(count)]
    showing = FakeShowing()
    playback = Playback(update(said, table), showing)
    assert playback.seconds <= feel.CHAIN_MOST + 1e-6
    playback.finish()
    assert len(showing.done) == count


def test_automatic_steps_get_faster_down_to_a_floor() -> None:
    pace = Pace(own=False)
    steps = [pace.next_step() for _ in range(30)]
    assert steps[0] == feel.CHAIN
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] == feel.CHAIN_LEAST


def test_every_kind_of_event_is_shown_once_and_in_order(table: Table) -> None:
    events = [
        Event(STEPPED, 1),
        Event(REVEALED, 5, 1000),
        Event(COUNTED, 2000, amount=2),
        Event(SHUFFLED, target=1003),
        Event(SAID, key="point"),
        *moves(2),
    ]
    showing = FakeShowing()
    playback = Playback(update(events, table), showing)
    while not playback.finished:
        playback.advance(1 / 60)
    assert showing.done == [
        "revealed 5",
        "counted 2000 2",
        "shook 1003",
        "said point",
        "moved 1",
        "moved 2",
    ]


def test_nobody_waits_for_a_counter_that_is_not_seen(table: Table) -> None:
    changes = [Event(COUNTED, UNSEEN, amount=1) for _ in range(5)]
    assert length(beats(update(changes, table, mover=0), FakeShowing())) == 0


def rolled(die: int, face: int) -> Event:
    """Return that a die was thrown."""
    return Event(ROLLED, die, amount=face)


def test_all_dice_of_a_move_are_one_throw_and_nothing_is_told_before_they_lie(table: Table) -> None:
    events = [rolled(2004, 6), Event(SAID, key="odd"), rolled(2005, 2), *moves(1)]
    showing = FakeShowing()
    parts = beats(update(events, table, mover=0), showing)
    for part in parts:
        part.act()
    faces = "{2004: 6, 2005: 2}"
    assert showing.done == [
        f"threw {faces}",
        f"rested {faces}",
        "said ",
        "said ",
        "said odd",
        "moved 1",
    ]
    assert parts[0].seconds == feel.ROLL


def test_a_die_that_is_thrown_again_is_a_throw_of_its_own(table: Table) -> None:
    showing = FakeShowing()
    playback = Playback(update([rolled(2004, 6), rolled(2004, 1)], table), showing)
    playback.finish()
    threw = [what for what in showing.done if what.startswith("threw")]
    assert threw == ["threw {2004: 6}", "threw {2004: 1}"]


def test_dice_are_seen_to_tumble_however_little_time_there_is(table: Table) -> None:
    events = [rolled(2004, 6), rolled(2005, 2), *moves(9)]
    parts = beats(update(events, table), FakeShowing())
    haste = hurry(parts, 0.9)
    assert parts[0].seconds >= feel.ROLL_LEAST
    assert length(parts) == pytest.approx(0.9)
    assert haste > 1


def test_what_is_skipped_is_still_done(table: Table) -> None:
    showing = FakeShowing()
    playback = Playback(update(moves(3), table), showing)
    playback.advance(0.01)
    playback.finish()
    assert playback.finished
    assert showing.done == ["moved 1", "moved 2", "moved 3"]


@pytest.mark.parametrize("at", [(0, 0), (600, 300), (1180, 620), (20, 640), (1200, 10)])
def test_a_preview_never_covers_what_it_shows(at: tuple[int, int]) -> None:
    bounds = pygame.Rect(0, 0, 1280, 720)
    anchor = pygame.Rect(at, (80, 112)).clamp(bounds)
    place = place_beside((420, 520), anchor, bounds)
    assert bounds.contains(place)
    assert not place.colliderect(anchor)
