"""The folders of bills: fifty states and the White House on the map, pork, calls, earmarks."""

from collections.abc import Callable

import pygame
import pytest

from rules.floorvote.facts import names
from tabletop.player.settings import Settings
from tabletop.ui.table.dossier.dossier import Dossier
from tests.ui.table.bench import Bench
from tests.ui.table.caucusing import GAME, file_bills, seat, settled, show

Lay = Callable[..., Bench]


@pytest.fixture
def senate(lay: Lay) -> Bench:
    """Return a table with twelve senators a side; the rival never answers."""
    return laid(lay(GAME))


def laid(bench: Bench) -> Bench:
    """Put senators of both sides into play."""
    bench.thinker.silent = True
    seat(bench, 12)
    return bench


def unfolded(bench: Bench, piece: int) -> Dossier:
    """Return the folder of a bill, opened by a click on it."""
    bench.click(bench.middle(piece))
    bench.wait(0.1)
    return top(bench)


def top(bench: Bench) -> Dossier:
    """Return the folder that is open."""
    panel = bench.scene.overlays.top
    assert isinstance(panel, Dossier)
    return panel


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_folder_says_everything_in_both_languages(
    lay: Lay, size: tuple[int, int], language: str
) -> None:
    bench = laid(lay(GAME, size=size, settings=Settings(language=language)))
    (bill,) = file_bills(bench, "floor", [1])
    panel = unfolded(bench, bill)
    record, tiles = panel.record, panel.map
    assert tiles is not None
    words = [part for entry in record.lines for part in (entry.label, entry.value, entry.points)]
    words += [entry.label for entry in record.boxes + record.foot] + list(record.ahead)
    for tile in tiles.tiles.values():
        bench.point(tile.rect.center)
        words.append(tiles.caption)
    assert not [word for word in words if "[" in word or "{" in word]
    assert len(record.boxes) == 3
    assert len(record.foot) == 2
    assert len(tiles.tiles) == 51
    assert all(len(tile._face.code) == 2 for tile in tiles.tiles.values())
    assert min(min(tile.rect.size) for tile in tiles.tiles.values()) >= 44


def test_states_show_their_senators_in_play(senate: Bench) -> None:
    (bill,) = file_bills(senate, "floor", [0])
    tiles = unfolded(senate, bill).map
    assert tiles is not None
    dots = [side for tile in tiles.tiles.values() for side in tile.look.dots]
    assert (dots.count(0), dots.count(1)) == (12, 12)


def test_a_click_on_a_state_is_pork_for_it(senate: Bench) -> None:
    (bill,) = file_bills(senate, "floor", [0])
    panel = unfolded(senate, bill)
    ohio = senate.ref("oh")
    assert panel.map is not None
    senate.click(panel.map.tiles[ohio].rect.center)
    senate.wait_for_me()
    assert top(senate) is panel
    assert panel.record.listed == {ohio}
    assert panel.map.tiles[ohio].look.listed
    assert any(entry.key == "sheet_pork" for entry in panel.record.lines)


def test_the_button_calls_the_vote_and_the_folder_makes_way(senate: Bench) -> None:
    (bill,) = file_bills(senate, "floor", [0])
    panel = unfolded(senate, bill)
    button = panel.buttons.shown[0][0]
    senate.click(button.rect.center)
    senate.wait(0.3)
    assert senate.scene.overlays.top is None
    assert senate.match.view(0).table.where[bill] == names.CHAMBER


def test_a_card_that_asks_for_a_state_opens_the_map(senate: Bench) -> None:
    (bill,) = file_bills(senate, "floor", [0])
    card, t = senate.ref("bridge_money"), settled(senate)
    t.move(card, names.hand(0))
    t.known[card] = t.setup.everyone
    show(senate)
    play = next(m for m in senate.match.view(0).moves if (m.what, m.onto) == (card, bill))
    senate.scene.course.submit(play)
    senate.wait_for_me()
    panel = top(senate)
    assert panel.piece == bill
    assert len(panel.prospects.moves) == 50
    senate.press(pygame.K_UP, pygame.K_RETURN)
    senate.wait_for_me()
    senate.wait(0.05)
    assert senate.scene.overlays.top is None
    assert len(unfolded(senate, bill).record.listed) == 1
