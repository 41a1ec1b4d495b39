"""The map in a folder: what its tiles show, how they are given, and when it opens by itself."""

from collections.abc import Callable

import pygame
import pytest

from rules.core.game import Readout
from rules.core.moves import Move
from rules.core.table import Table
from tabletop.player.settings import Settings
from tests.fixture_council import GAME, MAYOR, Council, town
from tests.ui.helpers import up
from tests.ui.table.bench import Bench
from tests.ui.table.unfolding import (
    OUTSIDE,
    carried,
    is_seen,
    move,
    opened,
    play,
    tile_at,
    top,
)

Lay = Callable[..., Bench]
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)]


def test_tiles_show_who_is_there_what_is_listed_and_what_a_move_brings(council: Bench) -> None:
    play(council, "grant", town(3), 1)
    panel = opened(council)
    council.wait(0.1)
    assert panel.map is not None
    looks = {ref: tile.look for ref, tile in panel.map.tiles.items()}
    assert len(looks) == 13
    assert (looks[town(0)].dots, looks[town(1)].dots) == ((0,), (1,))
    assert looks[town(3)].listed
    assert not looks[town(3)].usable
    nine = looks[town(9)]
    assert (nine.gain, nine.loss, nine.note) == ("+9", "\N{MINUS SIGN}2", "1")
    assert looks[MAYOR].usable


def test_what_moves_bring_is_worked_out_once_for_a_table(
    council: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    preview = Council.preview

    def noted(game: Council, t: Table, m: Move) -> Readout | None:
        asked.append(m.what)
        return preview(game, t, m)

    monkeypatch.setattr(Council, "preview", noted)
    opened(council)
    council.wait(0.5)
    assert sorted(asked) == sorted(set(asked)) == [*range(town(0), MAYOR + 1)]


def test_a_click_on_a_tile_makes_its_move_and_the_folder_stays(council: Bench) -> None:
    panel = opened(council, 2)
    council.click(tile_at(panel, town(7)))
    council.wait_for_me()
    assert top(council) is panel
    assert panel.record.listed == {town(7)}
    council.click(tile_at(panel, town(7)))
    assert council.match.number == 1, "it is listed already"


def test_pointing_at_a_tile_tells_in_words_with_the_clause(council: Bench) -> None:
    panel = opened(council)
    council.wait(0.1)
    council.point(tile_at(panel, town(1)))
    assert panel.map is not None
    assert panel.map.caption == (
        "*Birch End* · Clerk 2 lives here. · Frees 1, binds 0, costs 1. (G-1)"
    )
    council.click(tile_at(panel, town(1)))
    council.wait_for_me()
    assert panel.map.caption.endswith("A town has one share of a project at most. (G-1)")


def test_arrows_walk_over_the_map_and_enter_gives(council: Bench) -> None:
    panel = opened(council)
    council.press(pygame.K_LEFT)
    first = panel.ring.focused
    assert first is not None
    council.press(pygame.K_RIGHT)
    other = panel.ring.focused
    assert other is not None
    assert other.rect.x > first.rect.x
    council.press(pygame.K_RETURN)
    council.wait_for_me()
    assert panel.record.listed == {int(other.name)}


def test_a_tile_is_dragged_onto_the_sheet(council: Bench) -> None:
    panel = opened(council)
    council.drag(tile_at(panel, town(4)), panel.pages.sheet.center)
    council.wait_for_me()
    assert panel.record.listed == {town(4)}


def test_a_tile_is_dragged_out_onto_a_piece_while_the_folder_makes_way(council: Bench) -> None:
    panel, goal = opened(council), council.middle(2)
    carried(council, town(6), OUTSIDE)
    assert panel.drag.holding
    assert not is_seen(panel)
    assert council.scene.table.hands.taken == town(6)
    council.point(goal)
    assert not is_seen(panel), "the piece lay below the folder"
    council.scene.handle(up(goal))
    council.wait_for_me()
    assert is_seen(panel)
    sheets = [r for r in council.scene.view.table.readouts if r.key == "sheet_grant"]
    assert [(r.ref, r.numbers["town"]) for r in sheets] == [(2, town(6))]


def test_a_tile_dropped_nowhere_goes_back(council: Bench) -> None:
    panel = opened(council)
    carried(council, town(6), OUTSIDE)
    council.scene.handle(up(OUTSIDE))
    council.wait(0.1)
    assert top(council) is panel
    assert council.match.number == 0
    assert council.scene.table.hands.meanings.chosen == 0
    carried(council, town(6), OUTSIDE)
    council.press(pygame.K_ESCAPE)
    assert top(council) is panel, "the key lets go of the tile only"
    assert not panel.drag.holding


def test_the_map_alone_is_for_reading(council: Bench) -> None:
    council.press(pygame.K_a)
    panel = top(council)
    assert panel.piece == 0
    assert not panel.pages.sheet.width
    council.click(tile_at(panel, town(2)))
    assert council.match.number == 0
    council.point(tile_at(panel, town(0)))
    assert panel.map is not None
    assert panel.map.caption == "*Ashby* · Clerk 1 lives here."


def test_the_button_opens_the_map(council: Bench) -> None:
    council.click(council.scene.table.hud.bar.buttons["map"].rect.center)
    assert top(council).piece == 0


def test_the_map_opens_by_itself_when_a_tile_must_be_named(council: Bench) -> None:
    council.scene.course.submit(move(council, "favour", 0))
    council.wait_for_me()
    panel = top(council)
    assert panel.piece == 1
    assert council.scene.table.hud.prompt.text == "Name a town for Town Bridge."
    assert MAYOR not in panel.prospects.moves
    council.click(tile_at(panel, town(8)))
    council.wait_for_me()
    council.wait(0.05)
    assert council.scene.overlays.top is None
    assert opened(council).record.listed == {town(8)}


def test_a_map_that_was_put_away_comes_back_by_key_and_by_click(council: Bench) -> None:
    council.scene.course.submit(move(council, "favour", 0))
    council.wait_for_me()
    council.press(pygame.K_ESCAPE)
    council.wait(0.2)
    assert council.scene.overlays.top is None
    council.press(pygame.K_a)
    assert top(council).piece == 1
    council.press(pygame.K_ESCAPE)
    assert opened(council).prospects.moves


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_fits_every_window(lay: Lay, size: tuple[int, int], language: str) -> None:
    bench = lay(GAME, size=size, settings=Settings(language=language))
    bench.wait_for_me()
    bench.press(pygame.K_r)
    panel = top(bench)
    bounds, pages = bench.stage.screen.get_rect(), panel.pages
    assert bounds.contains(pages.folder)
    for page in (pages.sheet, pages.buttons, pages.map):
        assert pages.folder.contains(page)
    assert not pages.sheet.colliderect(pages.map)
    assert panel.map is not None
    rects = [tile.rect for tile in panel.map.tiles.values()]
    for number, rect in enumerate(rects):
        assert pages.grid.inflate(2, 2).contains(rect)
        assert rect.collidelist(rects[:number] + rects[number + 1 :]) < 0
        assert min(rect.size) >= 44


def test_it_follows_a_new_window(council: Bench) -> None:
    panel = opened(council)
    council.stage.renew()
    council.scene.resize()
    council.wait(0.2)
    assert top(council) is panel
    council.click(tile_at(panel, town(9)))
    council.wait_for_me()
    assert panel.record.listed == {town(9)}
