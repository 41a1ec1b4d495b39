"""A computer whose thinking keeps failing plays on without, and the table says so."""

from collections.abc import Callable

import pytest

from tabletop.player.settings import Settings
from tests.fixture_game import GAME as TALLY
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]


def watched(table: Bench, seconds: int) -> list[bool]:
    """Let time pass, decide for the viewer, and return when the table says so."""
    sentence = table.scene.view.table.setting.texts.text("text.glance")
    seen = []
    for _ in range(seconds * 10):
        table.wait(0.1)
        seen.append(table.scene.table.hud.prompt.remark == sentence)
        if table.match.decider == 0 == table.scene.view.table.viewer and table.idle():
            table.scene.course.submit(table.match.view(0).moves[0])
    return seen


@pytest.mark.parametrize("people", [1, 0])
def test_it_is_said_once_and_long_enough_to_be_read(lay: Lay, people: int) -> None:
    table = lay(TALLY, people=people, settings=Settings(language="en", speed=0.0))
    table.thinker.glancing = True
    seen = watched(table, 20)
    first, times = seen.index(True), seen.count(True)
    assert times > 30
    assert all(seen[first : first + times])


def test_nothing_is_said_while_it_thinks(lay: Lay) -> None:
    table = lay(TALLY, settings=Settings(language="en", speed=0.0))
    assert not any(watched(table, 5))
