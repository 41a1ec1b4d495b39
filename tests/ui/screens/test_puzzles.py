"""Checks the puzzles on the screen: chosen in the box, tried on a table, judged, and left again."""

from pathlib import Path

import pygame
import pytest

from rules.core.game import Game
from rules.core.notation import read
from rules.registry import GAMES
from tabletop import paths
from tabletop.lessons.practice import goal_of, key_of, puzzles_of
from tabletop.player.settings import Settings
from tabletop.ui.screens.book.demonstration import Demonstration
from tabletop.ui.screens.home import Home
from tabletop.ui.screens.openbox import PUZZLES
from tabletop.ui.screens.puzzle_list import PuzzleList
from tabletop.ui.table.hud.task_plate import TASK_HINT, TASK_SOLUTION
from tabletop.ui.table.panels.puzzle_sheet import AGAIN, BEGIN, HINT, NEXT, SOLUTION, PuzzleSheet
from tabletop.ui.table.table_scene import TableScene
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver, widget

POSED = [game for game in GAMES.values() if puzzles_of(game)]
SHORT = GAMES["kstreet"]
PATIENCE = 4000  # looks at the table until a try counts as stuck


def press(driver: Driver, name: str) -> None:
    """Press a button of the panel on top with the mouse."""
    driver.click(widget(driver.panel.ring.widgets, name).rect.center)


def table_of(driver: Driver) -> TableScene:
    """Return the table that is on."""
    assert isinstance(driver.scene, TableScene)
    return driver.scene


def list_of(driver: Driver) -> PuzzleList:
    """Return the list that lies on top."""
    assert isinstance(driver.panel, PuzzleList)
    return driver.panel


def shown(driver: Driver) -> Demonstration:
    """Return the solution that is on."""
    assert isinstance(driver.scene, Demonstration)
    return driver.scene


def standing_goal(scene: TableScene) -> str:
    """Return what the table says of the goal: on its plaque, else above the question."""
    hud = scene.table.hud
    return hud.task_plate.task if hud.task_plate is not None else hud.prompt.remark


def posed(start: Start, game: Game, number: int = 0) -> tuple[Driver, Home]:
    """Take the box of a game, open its puzzles and choose one by the keyboard."""
    driver = start(Settings(speed=0.0, stop_losses=False, auto_forced=False))
    home = driver.scene
    assert isinstance(home, Home)
    home.ways.open_box(game.name)
    driver.wait(0.5)
    press(driver, PUZZLES)
    assert list_of(driver).game is game
    driver.press(*[pygame.K_DOWN] * number, pygame.K_RETURN)
    driver.wait(0.5)
    assert isinstance(driver.panel, PuzzleSheet)
    return driver, home


def carry_out(driver: Driver, line: list[str]) -> PuzzleSheet:
    """Make the moves of a line as they come up, until the verdict lies there."""
    scene, left = table_of(driver), list(line)
    assert scene.puzzling is not None
    seat, match = scene.puzzling.attempt.puzzle.seat, scene.match
    for _ in range(PATIENCE):
        driver.wait(0.05)
        if isinstance(scene.overlays.top, PuzzleSheet):
            return scene.overlays.top
        if match.decider != seat:
            driver.stage.client.wait(0.02)
        elif scene.view.idle and scene.course.settled == match.number:
            moves = match.view(seat).moves
            wanted = read(match.game, match.setup, left.pop(0)) if left else moves[0]
            scene._submit(wanted)
    raise AssertionError("nothing was said of the try")


@pytest.mark.parametrize("game", POSED, ids=[game.name for game in POSED])
def test_the_solution_is_called_solved_and_marked_in_the_list(start: Start, game: Game) -> None:
    # The surest of them: what the computer does can hardly matter.
    number, puzzle = max(enumerate(puzzles_of(game)), key=lambda one: one[1].proof.solves)
    driver, home = posed(start, game, number)
    assert table_of(driver).match.save is None
    press(driver, BEGIN)
    verdict = carry_out(driver, puzzle.line)
    texts = driver.stage.texts_of(game.name)
    told = verdict.told(texts)
    assert told == [texts.text("puzzles.solved"), texts.text(f"puzzle_line.{puzzle.name}")]
    assert driver.stage.settings.puzzles_solved == [key_of(game, puzzle)]
    assert Settings.load(paths.settings_file()).puzzles_solved == [key_of(game, puzzle)]
    driver.press(pygame.K_ESCAPE)
    driver.wait()
    assert driver.scene is home
    assert list_of(driver).listed.rows[number].icon == "check"


def test_a_puzzle_keeps_silent_about_what_is_best(start: Start) -> None:
    held_back = 0
    for game in POSED:
        for number, puzzle in enumerate(puzzles_of(game)):
            driver, _ = posed(start, game, number)
            press(driver, BEGIN)
            driver.wait(0.5)
            laid, match = table_of(driver).view.table, table_of(driver).match
            advice = laid.plan.extras.advice
            assert not [one for one in laid.readouts if one.key in advice], puzzle.name
            held_back += len([one for one in match.readouts(puzzle.seat) if one.key in advice])
            if not advice or held_back:
                break
    assert held_back


def test_a_try_that_fails_says_how_far_it_came_and_can_be_made_again(start: Start) -> None:
    driver, _ = posed(start, SHORT)
    puzzle = puzzles_of(SHORT)[0]
    press(driver, BEGIN)
    verdict = carry_out(driver, ["place favor/1>bid.0.6"])
    texts = driver.stage.texts_of(SHORT.name)
    assert verdict.told(texts)[0] == texts.text("puzzles.failed")
    assert verdict.told(texts)[1] == texts.text("puzzles.missed", got=0, amount=1)
    assert driver.stage.settings.puzzles_solved == []
    before = driver.scene
    press(driver, AGAIN)
    driver.wait(0.5)
    scene = table_of(driver)
    assert scene is not before
    assert scene.puzzling is not None
    assert scene.puzzling.attempt.puzzle is puzzle
    assert scene.match.number == 0


def test_hint_solution_and_next_are_one_press_away(start: Start) -> None:
    driver, home = posed(start, SHORT)
    texts = driver.stage.texts_of(SHORT.name)
    first, second = puzzles_of(SHORT)[:2]
    press(driver, HINT)
    assert isinstance(driver.panel, PuzzleSheet)
    assert driver.panel.told(texts)[1] == texts.text(f"puzzle_hint.{first.name}")
    press(driver, BEGIN)
    driver.wait(1)
    assert driver.scene.overlays.top is None
    scene = table_of(driver)
    assert standing_goal(scene) == texts.text("puzzles.goal", goal=goal_of(first, texts))
    driver.click(scene.table.hud.bar.buttons["puzzle"].rect.center)
    press(driver, NEXT)
    driver.wait(0.5)
    scene = table_of(driver)
    assert scene.puzzling is not None
    assert scene.puzzling.attempt.puzzle is second
    press(driver, SOLUTION)
    driver.wait(0.5)
    solution = shown(driver)
    driver.wait(40)
    assert solution.course.at_end
    assert solution.table.bar.caption == texts.text(f"puzzle_line.{second.name}")
    driver.press(pygame.K_ESCAPE)
    driver.wait()
    assert driver.scene is home


@pytest.mark.parametrize("game", POSED, ids=[game.name for game in POSED])
def test_the_goal_can_be_read_and_hint_and_solution_pressed_during_a_try(
    start: Start, game: Game
) -> None:
    driver, _ = posed(start, game)
    puzzle, texts = puzzles_of(game)[0], driver.stage.texts_of(game.name)
    press(driver, BEGIN)
    driver.wait(1)
    scene = table_of(driver)
    hud = scene.table.hud
    assert standing_goal(scene) == texts.text("puzzles.goal", goal=goal_of(puzzle, texts))
    # A long question may need the whole line; the star tells the goal all the same.
    assert hud.bar.buttons["puzzle"].hint == standing_goal(scene)
    helps = {one.name: one.rect.center for one in hud.widgets}
    if hud.task_plate is None and TASK_HINT not in helps:
        # Where another button would make the others too small, the star leads there.
        room = hud.geometry.areas["buttons"].width
        assert room < (len(hud.bar.buttons) + 2) * (hud.kit.scale.target() + 4)
        driver.click(helps["puzzle"])
        press(driver, HINT)
        assert isinstance(driver.panel, PuzzleSheet)
        assert driver.panel.told(texts)[1] == texts.text(f"puzzle_hint.{puzzle.name}")
        return
    driver.click(helps[TASK_HINT])
    assert isinstance(driver.panel, PuzzleSheet)
    assert driver.panel.told(texts)[1] == texts.text(f"puzzle_hint.{puzzle.name}")
    press(driver, BEGIN)
    driver.wait(1)
    driver.click(helps[TASK_SOLUTION])
    driver.wait(0.5)
    assert shown(driver).table is not None


def test_damaged_marks_of_solved_puzzles_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("puzzles_solved = 7\nspeed = 2.0\n", encoding="utf-8")
    settings = Settings.load(path)
    assert settings.puzzles_solved == []
    assert settings.speed == 2.0
