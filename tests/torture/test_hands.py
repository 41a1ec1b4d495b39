"""A small dose of monkey hands, hung workers and whole matches, and scenes that break."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ordeals import hands, soak, worker
from ordeals.monkey import GESTURES, Monkey
from ordeals.program import Program, quick_client
from ordeals.report import Result, at_home
from ordeals.visits import CASES, VISITS, Visit
from rules.core.data import ComplaintError
from rules.core.rng import Rng
from tabletop.ai.client import Client
from tabletop.match import Match
from tabletop.ui.drawing.memory import forget_pictures
from tabletop.ui.scene import Scene
from tabletop.ui.stage import Stage
from tabletop.ui.table.table_scene import TableScene

SHORT_VISIT = 60  # events
SENATORS = 1  # the second case on the shelf: the shortest matches


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """Give back the room of what was painted."""
    yield
    forget_pictures()


class Broken(Scene):
    """A scene in which everything is wrong."""

    name = "broken"

    def tick(self, now: float) -> None:
        raise KeyError("nothing is right here")


class Complaining(Scene):
    """A scene that finds a file of the program wrong."""

    def tick(self, now: float) -> None:
        raise ComplaintError("theme.toml", "colours", "ink", "missing")


def broken(_stage: Stage, _rng: Rng) -> Scene:
    return Broken()


def complaining(_stage: Stage, _rng: Rng) -> Scene:
    return Complaining()


def test_hands_without_a_plan_break_nothing_on_any_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "LONGEST_VISIT", SHORT_VISIT)
    found = hands.ordeal(SHORT_VISIT * len(VISITS), 31, tmp_path)
    assert found.examples == []
    assert found.failed == 0
    assert found.extras["visits"] in {len(VISITS) - 1, len(VISITS)}  # some gestures are long


@pytest.mark.parametrize(
    ("visit", "why"), [(broken, "error"), (complaining, "ComplaintError")], ids=["error", "file"]
)
def test_a_scene_that_raises_is_noticed_and_the_hands_go_on(
    tmp_path: Path, visit: Visit, why: str
) -> None:
    found = hands.ordeal(4, 1, tmp_path, visits=(visit, VISITS[0]))
    assert found.examples[0]["why"] == why
    assert str(found.examples[0]["told"]).count("Error")
    assert found.count >= 4


def test_a_match_that_is_not_on_the_disk_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with at_home(tmp_path):
        used = hands.Hands(3, Result("hands", 3))
        used.visited = 1
        used.visit()
        scene = used.program.app.scene
        assert isinstance(scene, TableScene)
        match = scene.match
        monkeypatch.setattr(Match, "keep", lambda _self: None)
        match.submit(match.view(match.decider).moves[0])
        used.step([])
        used.program.close()
    assert [example["why"] for example in used.result.examples] == ["unlike"]


def test_hands_know_every_gesture_and_repeat_themselves(tmp_path: Path) -> None:
    def gestures(seed: int) -> list[tuple[int, str]]:
        program = Program(hands.SIZE, quick_client(1))
        monkey = Monkey(program.app, Rng.seeded(seed))
        made = [event for gesture, _ in GESTURES for event in gesture(monkey)]
        program.close()
        return [(event.type, str(event.dict)) for event in made]

    with at_home(tmp_path):
        first = gestures(1)
        assert first == gestures(1)
        assert first != gestures(2)
    assert {pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEWHEEL} <= {kind for kind, _ in first}


def test_play_goes_on_when_the_worker_is_killed(tmp_path: Path) -> None:
    found = worker.ordeal(1, 41, tmp_path, ways=(worker.KILL,))
    assert (found.count, found.failed, found.examples) == (1, 0, [])


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system cannot stop a process")
def test_play_goes_on_when_the_worker_hangs(tmp_path: Path) -> None:
    found = worker.ordeal(1, 42, tmp_path, ways=(worker.STOP,))
    assert (found.count, found.failed, found.examples) == (1, 0, [])


def test_a_worker_that_never_answers_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Client, "poll", lambda _self: None)
    monkeypatch.setattr(worker, "PATIENCE", 0.05)
    found = worker.ordeal(1, 1, tmp_path, ways=(worker.KILL,))
    assert found.examples[0]["why"] == "SilentError"


def test_whole_matches_leave_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "CASES", CASES[SENATORS : SENATORS + 2])
    found = soak.ordeal(2, 51, tmp_path)
    assert found.examples == []
    assert found.failed == 0


def test_what_grows_is_noticed() -> None:
    usage = soak.Usage()
    count = soak.WARM + 9
    usage.memory = [100.0 + 20 * number for number in range(count)]
    usage.handles = list(range(count))
    usage.threads = [1] * (count - 1) + [9]
    assert [fault.partition(":")[0] for fault in usage.faults()] == [
        "memory",
        "open files",
        "threads",
    ]
    usage.memory, usage.handles, usage.threads = [100.0] * count, [5] * count, [1] * count
    assert usage.faults() == []


def test_files_that_nobody_needs_are_litter(tmp_path: Path) -> None:
    (tmp_path / "matches").mkdir()
    (tmp_path / "settings.toml").touch()
    assert soak.litter(tmp_path) == []
    (tmp_path / "reports").mkdir()
    (tmp_path / "matches" / ".x.toml.new").touch()
    assert soak.litter(tmp_path) == [".x.toml.new", "reports"]


def test_a_match_that_stands_still_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "STILL", 3)
    monkeypatch.setattr(soak, "PATIENCE", 0.0)
    monkeypatch.setattr(Client, "ask", lambda *_facts: os.getpid())
    found = soak.ordeal(1, 1, tmp_path)
    assert found.examples[0]["why"] == "StuckError"
