"""A match on the screen: drag, click, keys, refusals, undo, curtain and result."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from rules.core.game import Game
from rules.core.hidden import PUBLIC
from rules.core.refs import is_piece
from rules.registry import GAMES
from tabletop.settings import Settings
from tabletop.ui.curtain import Curtain
from tabletop.ui.pause_menu import PauseMenu
from tabletop.ui.result import ResultCard
from tabletop.ui.rulebook import Rulebook
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import CASE_NAMES, CASES
from tests.ui.helpers import down, moved, up
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
KSTREET = GAMES["kstreet"]
AT_ONCE = Settings(language="en", speed=0.0)


@pytest.fixture
def table(lay: Lay) -> Bench:
    """Return a table of Tally at which the viewer must lay a ballot."""
    bench = lay(TALLY)
    bench.wait_for_me()
    return bench


def first_card(bench: Bench) -> tuple[int, int]:
    """Return the middle of the first card in the own hand."""
    return bench.pieces("hand.0")[0].rect.center


# Dragging


def test_a_card_dropped_where_it_may_go_is_played_and_shown_there(table: Bench) -> None:
    piece = table.pieces("hand.0")[0]
    table.drag(piece.rect.center, table.middle(table.ref("urn.0")))
    assert table.match.record.moves == [f"lay {table.match.setup.name_of(piece.ref)}>urn.0"]
    table.wait(1.0)
    assert table.agrees()
    assert table.pieces("urn.0")[0].look.is_back


def test_the_grabbed_point_stays_under_the_pointer_and_the_card_rises(table: Bench) -> None:
    piece = table.pieces("hand.0")[1]
    start = (piece.rect.centerx + 9, piece.rect.centery - 14)
    table.point(start)
    table.wait(0.3)
    table.scene.handle(down(start))
    before = piece.shown_pose
    grip = pygame.Vector2(start[0] - before.x, start[1] - before.y).rotate(before.angle)
    share = grip / before.width
    for step in range(1, 12):
        at = (start[0] + 40 * step, start[1] - 9 * step)
        table.scene.handle(moved(at))
        pose = piece.pose
        held = pygame.Vector2(at[0] - pose.x, at[1] - pose.y).rotate(pose.angle) / pose.width
        assert held.distance_to(share) < 0.01
        table.wait(1 / 60)
    assert piece.pose.width > piece.rest.width * 1.05
    assert piece.pose.angle < -2, "a card carried to the right leans back"
    table.wait(0.6)
    assert abs(piece.pose.angle) < 0.5, "and swings home when the pointer rests"


def test_the_place_under_a_carried_card_lights_up_and_a_drop_beside_it_still_counts(
    lay: Lay,
) -> None:
    table = lay(KSTREET, size=(1920, 1080))
    table.wait_for_me()
    slot = table.scene.view.geometry.slot_of[table.ref("bid.0.3")]
    beside = (slot.drop.left + 3, slot.drop.bottom - 4)
    start = first_card(table)
    table.point(start)
    table.scene.handle(down(start))
    table.point((start[0] + 20, start[1]))
    table.point(beside)
    assert table.scene.hands._target_under(beside) == table.ref("bid.0.3")
    table.scene.handle(up(beside))
    assert table.match.record.moves[-1].endswith(">bid.0.3")


def test_a_card_dropped_where_it_may_not_go_glides_home_and_the_clause_is_quoted(
    table: Bench,
) -> None:
    piece = table.pieces("hand.0")[0]
    home = piece.rest
    table.drag(piece.rect.center, table.middle(table.ref("box")))
    assert table.match.number == 0
    bubble = table.scene.hud.bubble
    assert bubble is not None
    assert table.scene.hud.clause == "T-2"
    table.wait(1.0)
    assert (piece.pose.x, piece.pose.y) == (home.x, home.y)
    assert table.scene.hud.bubble is bubble, "it stays until it is dismissed"
    table.click(bubble.rect.center)
    book = table.scene.overlays.top
    assert isinstance(book, Rulebook)
    assert book.clause == "T-2"


def test_a_card_laid_back_into_the_hand_is_no_mistake(table: Bench) -> None:
    pieces = table.pieces("hand.0")
    table.drag(pieces[0].rect.center, pieces[-1].rect.center)
    assert table.scene.hud.bubble is None
    assert table.match.number == 0
    table.wait()
    assert table.agrees()


def test_escape_gives_a_drag_up(table: Bench) -> None:
    start = first_card(table)
    table.point(start)
    table.scene.handle(down(start))
    table.point((start[0] + 60, start[1] - 80))
    assert table.scene.hands.dragging
    table.press(pygame.K_ESCAPE)
    assert not table.scene.hands.dragging
    table.scene.handle(up((start[0] + 60, start[1] - 80)))
    table.wait()
    assert table.match.number == 0
    assert table.agrees()


def test_out_of_turn_a_drop_says_whose_turn_it_is(lay: Lay) -> None:
    table = lay(KSTREET)
    table.thinker.silent = True
    table.wait(2.0)
    while table.match.decider == 0:
        table.match.submit(table.match.view(0).moves[0])
        table.scene.settle_now()
    table.drag(first_card(table), table.middle(table.ref("bid.0.1")))
    assert table.scene.hud.clause == "C-2"


# Clicks and keys


def test_click_a_card_then_a_place_does_what_dragging_does(table: Bench) -> None:
    piece = table.pieces("hand.0")[1]
    table.click(piece.rect.center)
    assert table.scene.hands.chosen == piece.ref
    table.click(table.middle(table.ref("urn.0")))
    assert table.match.record.moves == [f"lay {table.match.setup.name_of(piece.ref)}>urn.0"]


def test_a_click_on_a_wrong_place_explains_itself(table: Bench) -> None:
    table.click(first_card(table))
    table.click(table.middle(table.ref("box")))
    assert table.scene.hud.clause == "T-2"
    right = table.ref("urn.0")
    assert right in table.scene.hands.targets(), "the legal place is lit beside the bubble"
    table.click(table.middle(right))
    assert table.match.number == 1


def test_choices_without_a_thing_are_buttons_and_number_keys(table: Bench) -> None:
    table.drag(first_card(table), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    labels = [button.label for button in table.scene.hud.prompt.buttons]
    assert labels == ["Pay 0", "Pay 1", "Pay 2", "Pay 3"]
    table.press(pygame.K_2)
    assert table.match.record.moves[-1] == "bribe=1"


def test_a_button_is_pressed_by_the_pointer(table: Bench) -> None:
    table.drag(first_card(table), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    table.click(table.scene.hud.prompt.buttons[3].rect.center)
    assert table.match.record.moves[-1] == "bribe=3"


def test_several_rounds_are_played_by_keys_alone(lay: Lay) -> None:
    table = lay(KSTREET, settings=Settings(language="en", speed=4.0))
    for _ in range(14):
        table.wait_for_me()
        if table.match.over:
            break
        before = table.match.number
        for _ in range(4):
            table.press(pygame.K_RIGHT, pygame.K_RETURN)
            if table.match.number > before:
                break
        assert table.match.number > before, "arrow and Enter always lead to a move"
    assert table.match.number >= 14
    table.wait_for_me()
    assert table.agrees()


def test_tab_walks_over_things_and_buttons_and_comes_back(table: Bench) -> None:
    stops = table.scene.keyboard.stops()
    for _ in stops:
        table.press(pygame.K_TAB)
    assert table.scene.keyboard.focused is not None
    assert table.scene.keyboard.focused.widget is stops[-1].widget
    table.press(pygame.K_TAB)
    assert table.scene.keyboard.focused.ref == stops[0].ref
    table.press(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert table.scene.keyboard.focused.widget is stops[-1].widget


# Looking


def test_a_preview_opens_after_a_rest_beside_the_card_and_escape_closes_it(table: Bench) -> None:
    at = first_card(table)
    table.point(at)
    table.wait(0.1)
    assert not table.scene.zoom.shown
    table.wait(0.3)
    assert table.scene.zoom.shown
    assert not table.scene.zoom.rect.collidepoint(at)
    table.press(pygame.K_ESCAPE)
    assert not table.scene.zoom.shown


def test_a_right_click_previews_at_once_and_stays(table: Bench) -> None:
    at = first_card(table)
    table.click(at, button=3)
    assert table.scene.zoom.pinned
    table.point((5, 5))
    table.wait(0.5)
    assert table.scene.zoom.shown
    table.press(pygame.K_SPACE)
    assert not table.scene.zoom.shown


def test_the_own_face_down_card_can_be_looked_at_and_the_rivals_cannot(lay: Lay) -> None:
    table = lay(KSTREET)
    table.wait_for_me()
    table.drag(first_card(table), table.middle(table.ref("bid.0.0")))
    table.wait_for_me()
    own = table.pieces("bid.0.0")[0]
    assert own.look.is_back
    table.click(own.rect.center, button=3)
    subject = table.scene.zoom.subject
    assert subject is not None
    assert not subject.looks[0].is_back
    table.press(pygame.K_ESCAPE)
    theirs = [p for lane in range(7) for p in table.pieces(f"bid.1.{lane}")]
    assert theirs
    table.click(theirs[0].rect.center, button=3)
    assert not table.scene.zoom.shown


def test_hovering_lifts_a_card_of_the_hand_and_its_neighbours_make_room(table: Bench) -> None:
    left, middle, right = table.pieces("hand.0")
    gap = right.pose.x - left.pose.x
    table.point(middle.rect.center)
    table.wait(0.3)
    assert middle.shown_pose.y < middle.pose.y
    assert middle.shown_pose.width > middle.pose.width
    assert right.pose.x - left.pose.x > gap
    table.point((3, 3))
    table.wait(0.3)
    assert right.pose.x - left.pose.x == pytest.approx(gap)


# The course of a match


@pytest.mark.parametrize(("game", "seats"), CASES, ids=CASE_NAMES)
def test_the_screen_agrees_with_the_table_after_every_move(
    lay: Lay, game: Game, seats: int
) -> None:
    table = lay(game, seats=seats, people=0, settings=Settings(language="de", speed=0.0))
    for _ in range(60):
        table.wait(0.04)
        if table.scene.view.idle and not table.match.over:
            assert table.agrees(), table.match.record.moves[-3:]
    assert table.match.number > 10


@pytest.mark.parametrize(("game", "seats"), CASES, ids=CASE_NAMES)
def test_events_lead_the_sprites_to_where_settling_puts_them(
    lay: Lay, game: Game, seats: int
) -> None:
    table = lay(game, seats=seats, people=0, moves=9)
    view, match = table.scene.view, table.match
    view.settle(match.view_at(PUBLIC, 0))
    for number in range(1, match.number + 1):
        update = match.update_at(PUBLIC, number)
        view.add(update)
        while not view.idle:
            view.advance(1 / 30)
        for index, refs in enumerate(update.table.places):
            assert [piece.ref for piece in view.board.by_place[1000 + index]] == refs


def test_a_press_during_motion_completes_the_motion(lay: Lay) -> None:
    table = lay(KSTREET)
    table.wait_for_me()
    table.thinker.silent = True
    table.drag(first_card(table), table.middle(table.ref("bid.0.0")))
    assert not table.scene.view.idle
    table.scene.handle(down((4, 4)))
    assert table.scene.view.idle
    assert table.agrees()


def test_undo_takes_a_secret_move_back(table: Bench) -> None:
    table.drag(first_card(table), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    table.press(pygame.K_u)
    table.wait(0.5)
    assert table.match.number == 0
    assert table.agrees()


def test_undo_says_why_it_is_refused(table: Bench) -> None:
    table.press(pygame.K_u)
    assert table.scene.hud.bubble is not None
    assert table.match.number == 0


def test_a_forced_choice_plays_itself_only_if_wished(lay: Lay) -> None:
    for wished in (True, False):
        table = lay(TALLY, settings=Settings(language="en", auto_forced=wished))
        while table.match.forced(0) is None:
            # The last option of a bribe is the dearest: soon the purse is empty.
            table.match.submit(table.match.view(table.match.decider).moves[-1])
        table.scene.settle_now()
        before = table.match.number
        table.wait(0.3)
        assert table.match.number == before
        table.wait(0.6)
        assert (table.match.number > before) is wished


def test_the_end_of_a_match_is_announced_once(lay: Lay) -> None:
    table = lay(TALLY, people=0, settings=AT_ONCE)
    for _ in range(400):
        table.wait(0.05)
        if table.match.over:
            break
    table.wait(0.2)
    card = table.scene.overlays.top
    assert isinstance(card, ResultCard)
    table.press(pygame.K_ESCAPE)
    table.wait(0.5)
    assert table.scene.overlays.top is None, "the table can be looked at in peace"


def test_escape_opens_the_menu_when_nothing_else_is_open(table: Bench) -> None:
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.scene.overlays.top, PauseMenu)


def test_the_log_shows_and_hides(lay: Lay) -> None:
    table = lay(KSTREET, size=(1920, 1080), moves=4)
    table.scene.settle_now()
    assert table.scene.hud.docked is not None
    assert table.scene.hud.docked.list.rows
    table.press(pygame.K_l)
    assert table.scene.hud.log_panel is None
    table.press(pygame.K_l)
    assert table.scene.hud.docked is not None
    small = lay(KSTREET, size=(1024, 640), moves=4)
    small.scene.settle_now()
    assert small.scene.hud.log_panel is None
    small.press(pygame.K_l)
    assert small.scene.hud.floating is not None
    small.press(pygame.K_ESCAPE)
    assert small.scene.hud.log_panel is None


def test_nothing_is_drawn_while_nothing_happens(table: Bench) -> None:
    table.wait(2.0)
    assert not table.scene.busy
    table.now += 1
    table.scene.tick(table.now)
    assert table.scene.paint() == []


def test_the_pause_key_halts_the_computers(lay: Lay) -> None:
    table = lay(KSTREET, people=0)
    table.press(pygame.K_p)
    before = table.match.number
    table.wait(2.0)
    assert table.match.number == before
    table.press(pygame.K_p)
    table.wait(2.0)
    assert table.match.number > before


def test_reduced_motion_fades_instead_of_travelling(lay: Lay) -> None:
    table = lay(TALLY, settings=Settings(language="en", reduced_motion=True))
    table.wait_for_me()
    piece = table.pieces("hand.0")[0]
    table.click(piece.rect.center)
    table.click(table.middle(table.ref("urn.0")))
    for _ in range(30):
        table.wait(1 / 60)
        assert piece.glide is None or piece.held
    assert table.agrees()


# Two people at one screen


def test_a_curtain_hangs_between_two_people_and_hides_every_face(lay: Lay) -> None:
    table = lay(TALLY, people=2)
    curtain = table.scene.overlays.top
    assert isinstance(curtain, Curtain)
    assert not [p for p in table.scene.view.board.pieces() if is_piece(p.ref)]
    table.press(pygame.K_RETURN)
    table.wait_for_me()
    assert table.scene.viewer == 0
    hidden = set(table.match.view(1).table.at(table.ref("hand.1")))
    own = {piece.ref for piece in table.pieces("hand.0")}
    table.drag(first_card(table), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    table.press(pygame.K_1)
    for _ in range(300):
        table.wait(1 / 60)
        shown = {piece.ref for piece in table.scene.view.board.pieces()}
        if table.scene.overlays.top is None:
            assert not shown & hidden
        else:
            assert not [ref for ref in shown if is_piece(ref)], "behind the curtain lies nothing"
    assert isinstance(table.scene.overlays.top, Curtain)
    table.press(pygame.K_RETURN)
    table.wait(0.1)
    assert table.scene.viewer == 1
    shown = {piece.ref for piece in table.scene.view.board.pieces()}
    assert hidden <= shown
    assert not own & shown


def test_a_spectator_sees_no_hand(lay: Lay) -> None:
    table = lay(KSTREET, people=0)
    assert table.scene.viewer == PUBLIC
    for seat in range(2):
        assert all(piece.look.is_back for piece in table.pieces(f"hand.{seat}"))


# The diary


def test_the_diary_tells_moves_what_was_shown_and_where_things_are(
    lay: Lay, tmp_path: Path
) -> None:
    table = lay(TALLY, log=tmp_path / "log.jsonl")
    table.wait_for_me()
    table.drag(first_card(table), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    assert [entry["number"] for entry in table.diary("move")] == [1]
    assert [entry["number"] for entry in table.diary("shown")] == [1]
    layout = table.diary("layout")[0]
    refs = layout["refs"]
    assert isinstance(refs, dict)
    assert "urn.0" in refs
    names = [table.match.setup.name_of(piece.ref) for piece in table.pieces("hand.0")]
    assert all(name in refs for name in names)


def test_the_diary_never_tells_a_secret_of_another_seat(lay: Lay, tmp_path: Path) -> None:
    table = lay(KSTREET, log=tmp_path / "log.jsonl")
    table.wait(4.0)
    theirs = [entry for entry in table.diary("move") if entry["seat"] == 1]
    assert theirs
    assert all(entry["move"] == "" for entry in theirs)
