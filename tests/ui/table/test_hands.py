"""Dragging, clicking and pressing keys at the table."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from rules.core.moves import Move
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.table import feel
from tabletop.ui.table.hands.highlights import corner_of
from tabletop.ui.table.panels.amounts import AmountPicker
from tabletop.ui.table.panels.spread import MoveChoice, Spread
from tests.fixture_game import GAME as TALLY
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


def test_a_card_dropped_where_it_may_go_is_played_and_shown_there(table: Bench) -> None:
    piece = table.pieces("hand.0")[0]
    table.drag(piece.rect.center, table.middle(table.ref("urn.0")))
    assert table.match.record.moves == [f"lay {table.match.setup.name_of(piece.ref)}>urn.0"]
    table.wait(1.0)
    assert table.agrees()
    assert table.pieces("urn.0")[0].look.is_back


def test_a_drop_does_what_was_seen_last_and_is_shown_before_its_sequel_is_worked_out(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    piece, goal = table.pieces("hand.0")[0], table.middle(table.ref("urn.0"))
    table.point(piece.rect.center)
    table.scene.handle(down(piece.rect.center))
    table.point(goal)
    asked: list[str] = []
    view, match = table.scene.view, table.match
    lying = view.table.setting.lying

    def noted(name: str, real: Callable[..., object]) -> Callable[..., object]:
        def note(*given: object) -> object:
            asked.append(name)
            return real(*given)

        return note

    monkeypatch.setattr(lying, "refs_at", noted("table", lying.refs_at))
    monkeypatch.setattr(match, "view", noted("moves", match.view))
    monkeypatch.setattr(view, "add", noted("queued", view.add))
    table.scene.handle(up(goal))
    assert asked[0] == "queued"
    table.wait(1.0)
    assert "moves" in asked


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
    slot = table.scene.view.table.setting.geometry.slot_of[table.ref("bid.0.3")]
    beside = (slot.drop.left + 3, slot.drop.bottom - 4)
    start = table.first_card()
    table.point(start)
    table.scene.handle(down(start))
    table.point((start[0] + 20, start[1]))
    table.point(beside)
    intent = table.scene.table.hands.intent()
    assert intent is not None
    assert intent.moves[0].onto == table.ref("bid.0.3")
    table.scene.handle(up(beside))
    assert table.match.record.moves[-1].endswith(">bid.0.3")


def test_a_card_dropped_where_it_may_not_go_glides_home_and_the_clause_is_quoted(
    table: Bench,
) -> None:
    piece = table.pieces("hand.0")[0]
    home = piece.rest
    table.drag(piece.rect.center, table.middle(table.ref("box")))
    assert table.match.number == 0
    bubble = table.scene.table.hud.bubble
    assert bubble is not None
    assert table.scene.table.hud.clause == "T-2"
    table.wait(1.0)
    assert (piece.pose.x, piece.pose.y) == (home.x, home.y)
    assert table.scene.table.hud.bubble is bubble, "it stays until it is dismissed"
    table.click(bubble.rect.center)
    book = table.scene.overlays.top
    assert isinstance(book, Rulebook)
    assert book.clause == "T-2"


def test_a_drop_onto_the_rivals_side_of_a_lane_is_refused_not_mended(lay: Lay) -> None:
    table = lay(KSTREET, size=(1280, 720))
    table.wait_for_me()
    before = table.match.number
    theirs = table.scene.view.table.setting.geometry.slot_of[table.ref("bid.1.2")].box.center
    table.drag(table.first_card(), theirs)
    assert table.match.number == before
    assert table.scene.table.hud.clause == "K-5"


def test_a_drop_onto_the_centre_card_means_the_own_side_of_its_lane(lay: Lay) -> None:
    table = lay(KSTREET, size=(1280, 720))
    table.wait_for_me()
    table.drag(table.first_card(), table.middle(table.ref("centre.2")))
    assert table.match.record.moves[-1].endswith(">bid.0.2")


def test_a_card_laid_back_into_the_hand_is_no_mistake(table: Bench) -> None:
    pieces = table.pieces("hand.0")
    table.drag(pieces[0].rect.center, pieces[-1].rect.center)
    assert table.scene.table.hud.bubble is None
    assert table.match.number == 0
    table.wait()
    assert table.agrees()


def test_a_click_on_bare_wood_lays_down_what_was_chosen(table: Bench) -> None:
    card = table.first_card()
    table.click(card)
    hands = table.scene.table.hands
    assert hands.meanings.chosen
    size = table.stage.screen.get_size()
    bare = next(
        (x, y)
        for x in range(4, size[0], 20)
        for y in range(120, size[1] - 120, 20)
        if not hands.things.at((x, y)).refs
        if not any(widget.rect.collidepoint((x, y)) for widget in table.scene.table.hud.widgets)
    )
    table.click(bare)
    assert not hands.meanings.chosen
    assert table.match.number == 0
    assert table.scene.table.hud.bubble is None


def test_escape_gives_a_drag_up(table: Bench) -> None:
    start = table.first_card()
    table.point(start)
    table.scene.handle(down(start))
    table.point((start[0] + 60, start[1] - 80))
    assert table.dragging()
    table.press(pygame.K_ESCAPE)
    assert not table.dragging()
    table.scene.handle(up((start[0] + 60, start[1] - 80)))
    table.wait()
    assert table.match.number == 0
    assert table.agrees()


def test_a_window_that_loses_the_focus_drops_the_carried_card(table: Bench) -> None:
    start, goal = table.first_card(), table.middle(table.ref("urn.0"))
    table.point(start)
    table.scene.handle(down(start))
    table.point(goal)
    assert table.dragging()
    table.scene.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not table.dragging()
    table.scene.handle(up(goal))
    table.wait(1.0)
    assert table.match.number == 0, "the release, wherever it comes, plays nothing"
    assert table.agrees()


def test_out_of_turn_a_drop_says_whose_turn_it_is(lay: Lay) -> None:
    table = lay(KSTREET)
    table.thinker.silent = True
    table.wait(2.0)
    while table.match.decider == 0:
        table.match.submit(table.match.view(0).moves[0])
        table.scene.settle_now()
    table.drag(table.first_card(), table.middle(table.ref("bid.0.1")))
    assert table.scene.table.hud.clause == "C-2"


def test_click_a_card_then_a_place_does_what_dragging_does(table: Bench) -> None:
    piece = table.pieces("hand.0")[1]
    table.click(piece.rect.center)
    assert table.scene.table.hands.meanings.chosen == piece.ref
    table.click(table.middle(table.ref("urn.0")))
    assert table.match.record.moves == [f"lay {table.match.setup.name_of(piece.ref)}>urn.0"]


def test_a_click_on_a_wrong_place_explains_itself(table: Bench) -> None:
    table.click(table.first_card())
    table.click(table.middle(table.ref("box")))
    assert table.scene.table.hud.clause == "T-2"
    right = table.ref("urn.0")
    hands = table.scene.table.hands
    lit = hands.meanings.targets(hands.taken)
    assert right in lit, "the legal place is lit beside the bubble"
    table.click(table.middle(right))
    assert table.match.number == 1


def test_choices_without_a_thing_are_buttons_and_number_keys(table: Bench) -> None:
    table.drag(table.first_card(), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    labels = [button.label for button in table.scene.table.hud.prompt.buttons]
    assert labels == ["Pay 0 to 3"], "one button for every amount of the same thing"
    table.press(pygame.K_1, pygame.K_1, pygame.K_RETURN)
    assert table.match.record.moves[-1] == "bribe=1"


def test_a_button_is_pressed_by_the_pointer(table: Bench) -> None:
    table.drag(table.first_card(), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    table.click(table.scene.table.hud.prompt.buttons[0].rect.center)
    picker = table.scene.overlays.top
    assert isinstance(picker, AmountPicker)
    table.click(next(w for w in picker.ring.widgets if w.name == "confirm").rect.center)
    assert table.match.record.moves[-1] == "bribe"


REST = feel.BUTTON_REST + 0.1


def test_several_rounds_are_played_by_keys_alone(lay: Lay) -> None:
    table = lay(KSTREET, settings=Settings(language="en", speed=4.0))
    for _ in range(14):
        table.wait_for_me()
        if table.match.over:
            break
        before = table.match.number
        for _ in range(4):
            table.wait(REST)
            table.press(pygame.K_RETURN)
            if table.match.number > before:
                break
        assert table.match.number > before, "Enter where the ring is always leads to a move"
    assert table.match.number >= 14
    table.wait_for_me()
    assert table.agrees()


def test_tab_walks_over_things_and_buttons_and_comes_back(table: Bench) -> None:
    stops = table.scene.table.keyboard.stops()
    for _ in stops:
        table.press(pygame.K_TAB)
    assert table.scene.table.keyboard.focused is not None
    assert table.scene.table.keyboard.focused.widget is stops[-1].widget
    table.press(pygame.K_TAB)
    assert table.scene.table.keyboard.focused.ref == stops[0].ref
    table.press(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert table.scene.table.keyboard.focused.widget is stops[-1].widget


def test_a_card_inside_a_pile_is_chosen_from_the_pile_spread_out(lay: Lay) -> None:
    table = lay(TALLY, moves=16)
    table.scene.settle_now()
    box = table.match.view(0).table.at(table.ref("box"))
    moves = [Move(0, piece) for piece in box[:2]]
    played: list[Move] = []
    hands = table.scene.table.hands

    def play(chosen: list[Move], _anchor: pygame.Rect) -> bool:
        played.extend(chosen)
        return False

    hands.desk = replace(hands.desk, press=play)
    hands.allow(table.match.game, table.match.view(0).table, moves)
    lit = hands.meanings.takable()
    assert lit == [table.ref("box")], "the pile is lit, not what it hides"
    table.click(table.middle(table.ref("box")))
    spread = table.scene.overlays.top
    assert isinstance(spread, Spread)
    cards = [widget for widget in spread.ring.widgets if widget.name]
    assert [widget.name for widget in cards] == [str(piece) for piece in box]
    table.click(cards[2].rect.center)
    assert played == [], "a card that cannot be used is only looked at"
    table.click(cards[1].rect.center)
    assert played == [moves[1]]


def test_one_gesture_with_several_meanings_asks_which(table: Bench) -> None:
    first = table.match.view(0).moves[0]
    moves = [first, *(Move(1, 0, 0, amount) for amount in (1, 2))]
    assert table.scene.questions.play(moves, pygame.Rect(600, 300, 80, 100))
    panel = table.scene.overlays.top
    assert isinstance(panel, MoveChoice)
    assert [widget.name for widget in panel.ring.widgets] == ["0", "1", ""]
    table.press(pygame.K_ESCAPE)
    assert table.scene.overlays.top is None
    assert table.match.number == 0


def begin_drag(table: Bench) -> tuple[int, int]:
    """Take the first card of the hand by the mouse; return where the pointer is then."""
    start = table.first_card()
    table.point(start)
    table.scene.handle(down(start))
    table.point((start[0] + 20, start[1] - 40))
    assert table.dragging()
    return start[0] + 20, start[1] - 40


def test_a_panel_that_opens_during_a_drag_sends_the_card_home(table: Bench) -> None:
    at = begin_drag(table)
    table.press(pygame.K_F1)
    table.scene.handle(up(at))
    table.press(pygame.K_ESCAPE)
    table.wait(0.5)
    assert not table.scene.table.hands.occupied
    assert table.agrees()
    table.drag(table.first_card(), table.middle(table.ref("urn.0")))
    assert table.match.number == 1


def test_a_choice_by_key_during_a_drag_sends_the_card_home_before_it_is_made(table: Bench) -> None:
    table.drag(table.first_card(), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    before = table.match.number
    at = begin_drag(table)
    table.press(pygame.K_1)
    assert not table.scene.table.hands.occupied
    table.press(pygame.K_RETURN)
    assert table.match.number == before + 1
    table.scene.handle(up(at))
    table.wait_for_me()
    assert table.agrees()


def test_the_rival_waits_while_the_pointer_is_pressed_on_a_card(lay: Lay) -> None:
    table = lay(KSTREET, settings=AT_ONCE)
    table.wait_for_me()
    table.scene.course.submit(table.match.view(0).moves[0])
    before = table.match.number
    start = table.first_card()
    table.scene.handle(down(start))
    table.wait(1.0)
    assert table.match.number == before
    table.point((start[0] + 20, start[1] - 40))
    assert table.dragging()
    table.scene.handle(up((start[0] + 20, start[1] - 40)))
    table.wait_for_me()
    assert table.match.number > before


def test_pressing_enter_once_too_often_takes_nothing_back(lay: Lay) -> None:
    table = lay(KSTREET, settings=AT_ONCE)
    table.wait_for_me()
    table.thinker.silent = True
    before = table.match.number
    table.press(pygame.K_TAB, pygame.K_RETURN, pygame.K_RETURN)
    assert table.match.number == before + 1
    table.press(*[pygame.K_RETURN] * 4)
    table.wait(0.3)
    assert table.match.number == before + 1


def test_the_light_of_a_row_has_the_corners_of_one_card() -> None:
    card, row = pygame.Rect(0, 0, 100, 140), pygame.Rect(0, 0, 720, 140)
    assert corner_of(row) == corner_of(card) < corner_of(card.inflate(100, 140))
    assert corner_of(pygame.Rect(0, 0, 720, 30), pill=True) == 10
