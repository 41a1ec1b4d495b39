"""Checks the warning of the coach: before a move that loses much, and after one made in haste."""

import pygame
import pytest

from rules.core.engine import legal_moves
from rules.core.game import Game
from rules.core.moves import Move
from rules.core.notation import write
from rules.core.table import Table
from rules.registry import GAMES
from tabletop.ai.messages import Reply
from tabletop.coach.nudging import nudges
from tabletop.player.seats import PERSON, Seat
from tabletop.player.settings import ALWAYS, LEARNING, NEVER, Settings
from tabletop.save import Guided
from tabletop.ui.widgets.notice import Notice
from tests.app.matches import new_match
from tests.ui.table.bench import Bench

GAME = next(iter(GAMES.values()))
GOOD, BAD = 0.7, 0.3


class StrictThinker:
    """Thinks that the first legal move is good and all others are bad; silent until told."""

    def __init__(self) -> None:
        self.ready = True
        self.reply: Reply | None = None

    def begin_match(self) -> None:
        """Have nothing to forget."""

    def ask(self, game: Game, view: Table, level: str, seed: int, temper: str = "") -> int:
        """Weigh every move."""
        moves = [write(game, view.setup, m) for m in legal_moves(game, view)]
        thoughts = [(text, 9, BAD if number else GOOD) for number, text in enumerate(moves)]
        self.reply = Reply(job=1, move=moves[0], thoughts=thoughts)
        return 1

    def poll(self) -> Reply | None:
        """Answer once it may."""
        reply, self.reply = (self.reply, None) if self.ready else (None, self.reply)
        return reply

    def wait(self, seconds: float) -> None:
        """Be ready at once."""

    def cancel(self) -> None:
        """Forget the question."""
        self.reply = None

    def close(self) -> None:
        """Have nothing to close."""


def watched(
    *, ready: bool = True, nudge: str = ALWAYS, game: Game = GAME
) -> tuple[Bench, StrictThinker]:
    """Return a table at which the viewer decides, and the thinker who finds fault."""
    bench = Bench(game, settings=Settings(language="en", speed=0.0, nudge=nudge), people=1)
    thinker = StrictThinker()
    thinker.ready = ready
    bench.wait_for_me()
    bench.scene.course.players.client = thinker
    bench.scene.coaching.forget()
    bench.scene.course.unsettle()
    bench.wait(0.5)
    return bench, thinker


def bad_move(bench: Bench) -> Move:
    return bench.match.view(0).moves[-1]


def play(bench: Bench, m: Move) -> bool:
    return bench.scene.questions.play([m], bench.scene.table.hud.prompt.rect)


def test_a_move_that_loses_much_is_warned_of_and_can_be_taken_back() -> None:
    bench, _ = watched()
    number = bench.match.number
    assert play(bench, bad_move(bench))
    notice = bench.scene.overlays.top
    assert isinstance(notice, Notice)
    bench.click(notice.ring.widgets[0].rect.center)
    bench.wait(0.1)
    assert bench.match.number == number
    assert not play(bench, bad_move(bench)), "it was said once, and is not said again"
    assert bench.match.number == number + 1


def test_who_plays_it_anyway_is_not_held_up_again() -> None:
    bench, _ = watched()
    number = bench.match.number
    play(bench, bad_move(bench))
    notice = bench.scene.overlays.top
    assert isinstance(notice, Notice)
    bench.click(notice.ring.widgets[1].rect.center)
    assert bench.match.number > number


def test_the_best_move_is_made_without_a_word() -> None:
    bench, _ = watched()
    number = bench.match.number
    assert not play(bench, bench.match.view(0).moves[0])
    assert bench.match.number == number + 1


@pytest.mark.parametrize("nudge", [NEVER, LEARNING])
def test_who_wants_no_warning_gets_none(nudge: str) -> None:
    bench, _ = watched(nudge=nudge)
    assert not play(bench, bad_move(bench))
    assert bench.scene.overlays.top is None


def test_a_move_is_never_delayed_by_thoughts_that_are_not_ready() -> None:
    bench, _ = watched(ready=False)
    number = bench.match.number
    assert not play(bench, bad_move(bench))
    assert bench.match.number == number + 1


def test_a_hasty_move_is_told_of_while_it_can_be_taken_back() -> None:
    bench, thinker = watched(ready=False, game=GAMES["floorvote"])
    number = bench.match.number
    first = bench.match.view(0).moves[1]
    assert not play(bench, first)
    assert (bench.match.decider, bench.match.can_undo(0)) == (0, True)
    thinker.ready = True
    bench.wait(0.1)
    assert bench.scene.table.hud.bubble is not None
    bench.press(pygame.K_u)
    assert bench.match.number == number


def test_warnings_are_for_learners_unless_the_player_wants_otherwise() -> None:
    def among(*levels: str) -> list[Seat]:
        return [Seat("Ada", PERSON), *(Seat("Bo", level) for level in levels)]

    easy, hard = new_match(GAME, among("easy")), new_match(GAME, among("hard"))
    taught = new_match(GAME, among("hard"))
    taught.guided = Guided()
    assert [nudges(match, Settings()) for match in (easy, hard, taught)] == [True, False, True]
    assert all(nudges(match, Settings(nudge=ALWAYS)) for match in (easy, hard, taught))
    assert not any(nudges(match, Settings(nudge=NEVER)) for match in (easy, hard, taught))
