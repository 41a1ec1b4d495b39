"""Checks that the self-test notices a window that shows nothing, the wrong thing or trouble."""

import pygame
import pytest

from tabletop import paths
from tabletop.match import Match
from tabletop.selftest import drawing
from tabletop.selftest.findings import Bench, FailedError


def test_a_die_must_come_to_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing.throw_die()
    monkeypatch.setattr("tabletop.ui.dice.physics.Tumble.run", lambda _tumble: False)
    with pytest.raises(FailedError, match="dice"):
        drawing.throw_die()


def test_a_picture_must_show_something() -> None:
    picture = pygame.Surface((400, 300))
    assert drawing.is_blank(picture)
    for x in range(400):
        pygame.draw.line(picture, (x // 2, 0, 255 - x // 2), (x, 0), (x, 20))
    assert drawing.is_blank(picture), "nearly all of it is black"
    for x in range(400):
        pygame.draw.line(picture, (x // 2, 0, 255 - x // 2), (x, 0), (x, 300))
    assert not drawing.is_blank(picture)


@pytest.mark.usefixtures("home")
def test_trouble_while_drawing_is_a_failure_that_names_it(
    bench: Bench, halfway: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "assets", lambda: bench.assets)

    def breaks(_scene: object, _now: float = 0.0) -> None:
        raise ZeroDivisionError("under the table")

    with drawing.window((1280, 720)) as opened:
        room = drawing.Showroom(bench, opened)
        monkeypatch.setattr("tabletop.ui.table.table_scene.TableScene.tick", breaks)
        with pytest.raises(FailedError, match="under the table"):
            room.show_all(bench)
        room.app.close()
    assert halfway.trouble is None


@pytest.mark.usefixtures("home")
def test_the_same_picture_twice_and_a_window_that_keeps_its_size_are_noticed(
    bench: Bench, halfway: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "assets", lambda: bench.assets)
    with drawing.window((1280, 720)) as opened:
        room = drawing.Showroom(bench, opened)
        assert room.show_all(bench) == 1
        with pytest.raises(FailedError, match="alike: scene again, other tally"):
            room.look("again")
        monkeypatch.setattr(drawing, "PATIENCE", 0.0)
        monkeypatch.setattr(opened, "resize", lambda _size: None)
        with pytest.raises(FailedError, match="size"):
            room.resize((1120, 680))
        monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
        assert not room.resize((1120, 680)), "a window manager may keep the size"
        room.app.close()
    assert halfway.number > 0
