"""The folder of a piece: it opens, is filled in as things change, offers moves, and closes."""

from collections.abc import Callable

import pygame
import pytest

from rules.core.moves import Move
from rules.core.notation import write
from tabletop.settings import Settings
from tabletop.ui.table.dossier import Dossier
from tabletop.ui.table.record import Entry
from tests.fixture_council import CLERK, DESK, GAME, MAYOR, town
from tests.ui.helpers import down, moved, up
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)]
OUTSIDE = (3, 716)


@pytest.fixture
def council(lay: Lay) -> Bench:
    """Return a table at which the viewer is to move; the rival never answers."""
    bench = lay(GAME)
    bench.thinker.silent = True
    bench.wait_for_me()
    return bench


def opened(bench: Bench, piece: int = 1) -> Dossier:
    """Return the folder of a piece, opened by a click on it."""
    bench.click(bench.middle(piece))
    return top(bench)


def top(bench: Bench) -> Dossier:
    """Return the folder that is open."""
    panel = bench.scene.overlays.top
    assert isinstance(panel, Dossier)
    return panel


def tile_at(panel: Dossier, ref: int) -> tuple[int, int]:
    """Return the middle of a tile."""
    assert panel.map is not None
    return panel.map.tiles[ref].rect.center


def move(bench: Bench, verb: str, what: int, onto: int = 0) -> Move:
    """Return a legal move of the viewer."""
    moves = bench.match.view(bench.match.decider).moves
    names = [v.name for v in GAME.verbs]
    return next(m for m in moves if (names[m.verb], m.what, m.onto) == (verb, what, onto))


def play(bench: Bench, verb: str, what: int, onto: int = 0) -> None:
    """Make a move of the viewer and let it be shown."""
    bench.scene.submit(move(bench, verb, what, onto))
    bench.wait_for_me()


# Opening and closing


def test_a_click_opens_the_folder_of_a_piece(council: Bench) -> None:
    panel = opened(council, 2)
    assert panel.piece == 2
    assert panel.record.title == "Night School"
    assert council.match.number == 0, "nothing was decided by that"


def test_every_piece_with_a_sheet_has_a_folder_and_no_other(council: Bench) -> None:
    assert council.scene.hands.folders() == [1, 2, 3]
    council.click(council.middle(CLERK))
    assert council.scene.overlays.top is None
    assert council.scene.hands.chosen == CLERK


@pytest.mark.parametrize("code", [pygame.K_ESCAPE, pygame.K_r, pygame.K_a])
def test_keys_close_it(council: Bench, code: int) -> None:
    opened(council)
    council.press(code)
    assert council.scene.overlays.top is None


def test_a_press_outside_or_on_the_cross_closes_it(council: Bench) -> None:
    opened(council)
    council.click(OUTSIDE)
    assert council.scene.overlays.top is None
    panel = opened(council)
    council.click(panel.pages.close.center)
    assert council.scene.overlays.top is None


def test_a_press_inside_leaves_it_open(council: Bench) -> None:
    panel = opened(council)
    council.click(panel.pages.sheet.center)
    council.click(panel.pages.caption.center)
    assert top(council) is panel


def test_a_press_on_another_piece_beside_it_turns_to_that(lay: Lay) -> None:
    bench = lay(GAME, size=(2560, 1080))
    bench.wait_for_me()
    bench.press(pygame.K_r)
    beside = [ref for ref in (1, 2, 3) if not top(bench).pages.holds(bench.middle(ref))]
    bench.click(bench.middle(beside[-1]))
    assert top(bench).piece == beside[-1]


def test_a_key_opens_what_is_pointed_at_else_the_first(council: Bench) -> None:
    council.press(pygame.K_r)
    assert top(council).piece == 1
    council.press(pygame.K_r)
    council.point(council.middle(3))
    council.press(pygame.K_r)
    assert top(council).piece == 3


def test_the_ring_reaches_a_piece_and_enter_opens_it(council: Bench) -> None:
    refs = [stop.ref for stop in council.scene.keyboard.stops()]
    while council.scene.keyboard.focused is None or council.scene.keyboard.focused.ref != 2:
        council.press(pygame.K_TAB)
    council.press(pygame.K_RETURN)
    assert {1, 2, 3, CLERK} <= set(refs)
    assert top(council).piece == 2


def test_what_is_chosen_still_goes_onto_the_piece(council: Bench) -> None:
    council.click(council.middle(CLERK))
    council.click(council.middle(2))
    assert council.scene.overlays.top is None
    assert council.match.number == 1


def test_cards_are_still_dragged_onto_and_off_the_piece(council: Bench) -> None:
    council.drag(council.middle(CLERK), council.middle(1))
    council.wait_for_me()
    assert council.match.number == 1
    council.drag(council.middle(1), council.middle(council.ref("bin")))
    council.wait_for_me()
    assert council.match.view(0).table.at(DESK) == [2, 3]
    assert council.scene.overlays.top is None


# The record sheet


def test_the_sheet_is_filled_in_from_what_is_known(council: Bench) -> None:
    play(council, "grant", town(2), 1)
    record = opened(council).record
    assert record.kind == "Project"
    assert record.lines == (
        Entry("sheet_weight", "Weight", "2", "4"),
        Entry("sheet_grant", "Share", "Cold Well", "\N{MINUS SIGN}1"),
    )
    assert record.boxes == (Entry("sheet_voted", "Voted on", done=0),)
    assert record.foot == (Entry("sheet_score", "Worth", "3"),)
    assert record.ahead == ("The vote is next.",)
    assert record.listed == {town(2)}
    assert not record.stamped


def test_what_is_done_is_checked_and_stamped(council: Bench) -> None:
    play(council, "call", CLERK, 1)
    record = opened(council).record
    assert [box.done for box in record.boxes] == [1]
    assert record.stamped == "Voted on"


def test_its_lines_are_not_repeated_beside_the_large_card(council: Bench) -> None:
    assert council.scene.view.readouts_of([1]) == ["The vote is next."]


def test_it_is_filled_in_while_it_is_open(council: Bench) -> None:
    panel = opened(council)
    before = panel._sheet
    play(council, "grant", town(5), 1)
    assert top(council) is panel
    assert panel.record.listed == {town(5)}
    assert panel._sheet is not before
    council.press(pygame.K_u)
    council.wait_for_me()
    assert panel.record.listed == frozenset()


def test_it_closes_when_the_piece_is_gone(council: Bench) -> None:
    opened(council, 2)
    play(council, "withdraw", 2, council.ref("bin"))
    assert council.scene.overlays.top is None


def test_a_rival_moves_on_behind_it_and_nothing_is_offered_meanwhile(council: Bench) -> None:
    play_end = move(council, "end", 0)
    panel = opened(council)
    council.scene.submit(play_end)
    council.wait(0.5)
    assert council.match.decider == 1
    assert not panel.buttons
    assert not panel.prospects.moves
    council.thinker.silent = False
    number = council.match.number
    council.thinker.move = write(GAME, council.match.setup, move(council, "grant", town(5), 1))
    council.wait(2.0)
    assert council.match.number > number
    assert council.scene.overlays.top is panel, "the rival is not kept waiting"
    assert town(5) in panel.record.listed


# Buttons


def test_buttons_make_the_moves_that_concern_the_piece(council: Bench) -> None:
    panel = opened(council, 3)
    labels = [button.label for button, _ in panel.buttons]
    assert labels == ["Call Long Canal", "Withdraw Long Canal"]
    council.click(panel.buttons[0][0].rect.center)
    council.wait_for_me()
    assert council.scene.overlays.top is None
    assert opened(council, 3).record.stamped
    assert [button.label for button, _ in top(council).buttons] == ["Withdraw Long Canal"]


# The map


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
    preview = type(GAME).preview
    monkeypatch.setattr(
        type(GAME), "preview", lambda game, t, m: asked.append(m.what) or preview(game, t, m)
    )
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
        "*Birch End.* Clerk 2 lives here. Frees 1, binds 0, costs 1. (G-1)"
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


def carried(bench: Bench, tile: int, to: tuple[int, int]) -> None:
    """Take a tile out of the open folder and hold it somewhere."""
    start = tile_at(top(bench), tile)
    bench.point(start)
    bench.scene.handle(down(start))
    for share in (0.2, 0.6, 1.0):
        at = [round(a + (b - a) * share) for a, b in zip(start, to, strict=True)]
        bench.scene.handle(moved((at[0], at[1])))
    bench.wait(0.05)


def test_a_tile_is_dragged_out_onto_a_piece_while_the_folder_makes_way(lay: Lay) -> None:
    bench = lay(GAME, size=(2560, 1080))
    bench.thinker.silent = True
    bench.wait_for_me()
    bench.press(pygame.K_r)
    panel = top(bench)
    outside = next(ref for ref in (1, 2, 3) if not panel.pages.holds(bench.middle(ref)))
    goal = bench.middle(outside)
    carried(bench, town(6), goal)
    assert panel.drag.holding
    assert panel._sprite is not None
    assert not panel._sprite.visible
    assert bench.scene.hands.taken == town(6)
    bench.scene.handle(up(goal))
    bench.wait_for_me()
    assert panel._sprite.visible
    sheets = [r for r in bench.scene.view.readouts if r.key == "sheet_grant"]
    assert [(r.ref, r.numbers["town"]) for r in sheets] == [(outside, town(6))]


def test_a_tile_dropped_nowhere_goes_back(council: Bench) -> None:
    panel = opened(council)
    carried(council, town(6), OUTSIDE)
    council.scene.handle(up(OUTSIDE))
    council.wait(0.1)
    assert top(council) is panel
    assert council.match.number == 0
    assert council.scene.hands.chosen == 0
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
    assert panel.map.caption == "*Ashby.* Clerk 1 lives here."


def test_the_button_opens_the_map(council: Bench) -> None:
    council.click(council.scene.hud.bar.buttons["map"].rect.center)
    assert top(council).piece == 0


def test_the_map_opens_by_itself_when_a_tile_must_be_named(council: Bench) -> None:
    council.scene.submit(move(council, "favour", 0))
    council.wait_for_me()
    panel = top(council)
    assert panel.piece == 1
    assert council.scene.hud.prompt.text == "Name a town for Town Bridge."
    assert MAYOR not in panel.prospects.moves
    council.click(tile_at(panel, town(8)))
    council.wait_for_me()
    assert council.scene.overlays.top is None
    assert opened(council).record.listed == {town(8)}


def test_a_map_that_was_put_away_comes_back_by_key_and_by_click(council: Bench) -> None:
    council.scene.submit(move(council, "favour", 0))
    council.wait_for_me()
    council.press(pygame.K_ESCAPE)
    council.wait(0.2)
    assert council.scene.overlays.top is None
    council.press(pygame.K_a)
    assert top(council).piece == 1
    council.press(pygame.K_ESCAPE)
    assert opened(council).prospects.moves


# Windows


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
