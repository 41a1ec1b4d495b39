"""The levels of the computers at a table: changed from menu, key and plate, shown and told."""

from pathlib import Path

import pygame
import pytest

from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.save import SaveFile
from tabletop.ui.panels.pause_menu import OPPONENTS, PauseMenu
from tabletop.ui.table.panels.opponents import Opponents
from tests.fixture_game import GAME as TALLY
from tests.fixture_market import GAME as MARKET
from tests.ui.table.bench import Bench

RIGHT = 3


def kept(tmp_path: Path, *levels: str) -> Bench:
    """Return a table with a file, one person and computers of these levels."""
    seats = [Seat("Ada"), *(Seat(f"Bot {n}", level) for n, level in enumerate(levels))]
    game = TALLY if len(levels) == 1 else MARKET
    return Bench(game, match=Match.new(game, seats, 7, {}, SaveFile(tmp_path / "m.toml")))


def panel(bench: Bench) -> Opponents:
    """Return the open panel."""
    top = bench.scene.overlays.top
    assert isinstance(top, Opponents)
    return top


def test_a_key_opens_the_levels_and_arrows_change_them_at_once(tmp_path: Path) -> None:
    bench = kept(tmp_path, "easy")
    bench.wait_for_me()
    bench.press(pygame.K_o)
    assert panel(bench).ring.focused is not None
    bench.press(pygame.K_RIGHT, pygame.K_RIGHT)
    assert bench.match.seats[1].level == "hard"
    bench.press(pygame.K_ESCAPE)
    assert bench.scene.overlays.top is None
    bench.wait(0.5)
    plate = next(p for p in bench.scene.view.table.plates.plates if p.seat == 1)
    assert plate.level == "hard"
    assert bench.match.log(0)[-1].text == "Bot 0 now plays at hard."
    assert SaveFile(tmp_path / "m.toml").read().seats[1].level == "hard"
    bench.close()


def test_a_plate_opens_the_level_of_its_own_seat(tmp_path: Path) -> None:
    bench = kept(tmp_path, "easy", "normal")
    bench.wait_for_me()
    plate = next(p for p in bench.scene.view.table.plates.plates if p.seat == 2)
    bench.click(plate.rect.center, RIGHT)
    focused = panel(bench).ring.focused
    assert focused is not None
    assert focused.name == "level:2"
    bench.press(pygame.K_LEFT)
    assert [seat.level for seat in bench.match.seats] == ["", "easy", "easy"]
    bench.close()


def test_the_menu_has_them_only_where_a_computer_plays_a_match_that_is_kept(
    tmp_path: Path,
) -> None:
    for bench, there in ((kept(tmp_path, "hard"), True), (Bench(TALLY), False)):
        bench.wait_for_me()
        bench.press(pygame.K_ESCAPE)
        menu = bench.scene.overlays.top
        assert isinstance(menu, PauseMenu)
        assert (OPPONENTS in [widget.name for widget in menu.ring.widgets]) is there
        menu.finish(OPPONENTS)
        bench.wait()
        assert isinstance(bench.scene.overlays.top, Opponents) is there
        bench.close()


@pytest.mark.parametrize("level", ["random", "of another version"])
def test_a_level_that_nobody_is_offered_stays_until_it_is_changed(
    tmp_path: Path, level: str
) -> None:
    bench = kept(tmp_path, level)
    bench.wait_for_me()
    bench.press(pygame.K_o, pygame.K_ESCAPE)
    assert bench.match.seats[1].level == level
    assert bench.match.changes == []
    bench.close()
