"""The folder of a piece: it opens, is filled in as things change, offers moves, and closes."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from rules.core.notation import write
from tabletop.ui.panels.curtain import Curtain
from tabletop.ui.table.hud.zoom import subject_of
from tabletop.ui.table.plan.sheet import SheetLine
from tests.fixture_council import CLERK, DESK, GAME, town
from tests.ui.table.bench import Bench
from tests.ui.table.unfolding import OUTSIDE, move, opened, play, top

Lay = Callable[..., Bench]


# Opening and closing


def test_a_click_opens_the_folder_of_a_piece(council: Bench) -> None:
    panel = opened(council, 2)
    assert panel.piece == 2
    assert panel.record.title == "Night School"
    assert council.match.number == 0, "nothing was decided by that"


def test_every_piece_with_a_sheet_has_a_folder_and_no_other(council: Bench) -> None:
    assert council.scene.table.hands.meanings.folders() == [1, 2, 3]
    council.click(council.middle(CLERK))
    assert council.scene.overlays.top is None
    assert council.scene.table.hands.meanings.chosen == CLERK


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
    refs = [stop.ref for stop in council.scene.table.keyboard.stops()]
    while (
        council.scene.table.keyboard.focused is None
        or council.scene.table.keyboard.focused.ref != 2
    ):
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


def test_the_large_card_tells_how_to_open_it(council: Bench) -> None:
    subject, other = (subject_of(council.scene.view.table, ref) for ref in (1, CLERK))
    assert subject is not None
    assert subject.lines == ("The vote is next.", "Click or R: open its folder")
    assert other is not None
    assert not other.lines


def test_the_diary_tells_where_the_tiles_are(lay: Lay, tmp_path: Path) -> None:
    bench = lay(GAME, log=tmp_path / "log")
    bench.wait_for_me()
    panel = opened(bench, 2)
    (entry,) = bench.diary("folder")
    assert entry["piece"] == "project2"
    assert panel.map is not None
    assert isinstance(entry["tiles"], dict)
    assert entry["tiles"]["tc"] == [*panel.map.tiles[town(2)].rect]


def test_nobody_else_at_the_screen_finds_a_folder_open(lay: Lay) -> None:
    bench = lay(GAME, people=2)
    bench.press(pygame.K_RETURN)
    bench.wait_for_me()
    opened(bench)
    bench.scene.course.submit(move(bench, "end", 0))
    bench.wait(1.5)
    assert isinstance(bench.scene.overlays.top, Curtain)
    bench.press(pygame.K_RETURN)
    bench.wait(0.3)
    assert bench.scene.view.table.viewer == 1
    assert bench.scene.overlays.top is None


# The record sheet


def test_the_sheet_is_filled_in_from_what_is_known(council: Bench) -> None:
    play(council, "grant", town(2), 1)
    record = opened(council).record
    assert record.kind == "Project"
    assert record.lines == (
        SheetLine("sheet_weight", "Weight", "2", "4"),
        SheetLine("sheet_grant", "Share", "Cold Well", "\N{MINUS SIGN}1"),
    )
    assert record.boxes == (SheetLine("sheet_voted", "Voted on", done=0),)
    assert record.foot == (SheetLine("sheet_score", "Worth", "3"),)
    assert record.ahead == ("The vote is next.",)
    assert record.listed == {town(2)}
    assert not record.stamped


def test_what_is_done_is_checked_and_stamped(council: Bench) -> None:
    play(council, "call", CLERK, 1)
    record = opened(council).record
    assert [box.done for box in record.boxes] == [1]
    assert record.stamped == "Voted on"


def test_its_lines_are_not_repeated_beside_the_large_card(council: Bench) -> None:
    assert council.scene.view.table.readouts_of([1]) == ["The vote is next."]


def test_it_is_filled_in_while_it_is_open(council: Bench) -> None:
    panel = opened(council)
    assert panel.sheet is not None
    before = panel.sheet.picture
    play(council, "grant", town(5), 1)
    assert top(council) is panel
    assert panel.record.listed == {town(5)}
    assert panel.sheet.picture is not before
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
    council.scene.course.submit(play_end)
    council.wait(0.5)
    assert council.match.decider == 1
    assert not panel.buttons.shown
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
    labels = [button.label for button, _ in panel.buttons.shown]
    assert labels == ["Call Long Canal", "Away with it"]
    council.click(panel.buttons.shown[0][0].rect.center)
    council.wait_for_me()
    assert council.scene.overlays.top is None
    assert opened(council, 3).record.stamped
    assert [button.label for button, _ in top(council).buttons.shown] == ["Away with it"]
