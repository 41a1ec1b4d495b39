"""A gesture says what it will do, why it cannot, and asks before it costs what never comes back."""

from collections.abc import Callable

import pygame
import pytest

from rules.core.moves import Move
from rules.core.table import Step, Table
from tabletop.player.settings import Settings
from tabletop.ui.table import feel
from tabletop.ui.table.panels.spread import MoveChoice, PricedButton
from tests.fixture_game import GAME as TALLY
from tests.fixture_market import bid, coins, lot, rank
from tests.fixture_skirmish import FIELD
from tests.ui.helpers import down, key, up
from tests.ui.table.bench import FRAME, Bench

Lay = Callable[..., Bench]
NOWHERE = (640, 4)


def told(table: Bench) -> str:
    """Return what the tag says."""
    return table.scene.table.previews.text


def carry(table: Bench, start: tuple[int, int], *way: tuple[int, int]) -> None:
    """Take something and hold it above one thing after another."""
    table.point(start)
    table.scene.handle(down(start))
    table.point((start[0] + 12, start[1] - 12))
    for at in way:
        table.point(at)


def card(table: Bench) -> tuple[int, int]:
    """Return where the first card in the hand is."""
    return table.pieces("hand.0")[0].rect.center


def elsewhere(table: Bench) -> tuple[int, int]:
    """Return a thing on the table where no card of the hand may go."""
    return table.middle(lot(1))


# What is carried


def test_what_rests_above_where_it_cannot_go_is_told_why_and_not_before(table: Bench) -> None:
    carry(table, card(table), elsewhere(table))
    table.wait(feel.WHY_REST - 0.1)
    assert told(table) == ""
    table.wait(0.2)
    assert told(table)
    assert table.scene.table.hud.bubble is None, "nothing was refused yet"


def test_a_hand_that_stirs_is_not_told_why(table: Bench) -> None:
    at = elsewhere(table)
    carry(table, card(table), at)
    for step in range(20):
        table.point((at[0] + 6 * (step % 2), at[1]))
        table.wait(0.1)
        assert told(table) == ""


def test_the_reason_stays_while_the_hand_moves_on_above_the_same_thing(table: Bench) -> None:
    at = elsewhere(table)
    carry(table, card(table), at)
    table.wait(0.6)
    why, before = told(table), table.scene.table.previews.rect.copy()
    table.point((at[0] + 9, at[1] + 2))
    assert told(table) == why
    assert table.scene.table.previews.rect.x > before.x, "it goes with the hand"


def test_the_tag_keeps_out_of_the_way_of_what_is_carried(table: Bench) -> None:
    goal = table.scene.view.table.markers.rects_of(rank(1))[0].center
    carry(table, card(table), goal)
    for step in range(-4, 5):
        table.point((goal[0] + step, goal[1] + 2 * step))
        previews, held = table.scene.table.previews, table.scene.table.hands.held.rect
        assert previews.text
        assert not previews.rect.colliderect(held.inflate(-8, -8))


def test_above_its_own_place_nothing_is_said(table: Bench) -> None:
    start = card(table)
    carry(table, start, start)
    table.wait(1.0)
    assert told(table) == ""


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("calm", [False, True])
def test_the_tag_stays_in_the_window_wherever_the_hand_goes(
    lay: Lay, size: tuple[int, int], *, calm: bool
) -> None:
    settings = Settings(language="de", reduced_motion=calm, high_contrast=calm)
    bench = lay(TALLY, size=size, settings=settings)
    bench.thinker.silent = True
    bench.wait_for_me()
    carry(bench, card(bench))
    for at in ((2, 2), (size[0] - 3, 2), (2, size[1] // 2), (size[0] - 3, size[1] // 2)):
        bench.point(at)
        bench.wait(0.6)
        if told(bench):
            assert bench.stage.screen.get_rect().contains(bench.scene.table.previews.rect)
    bench.point(bench.middle(bench.ref("urn.0")))
    assert told(bench)
    assert bench.stage.screen.get_rect().contains(bench.scene.table.previews.rect)


def test_a_drag_while_another_decides_says_whose_turn_it_is(field: Bench) -> None:
    field.scene.course.submit(next(m for m in field.match.view(0).moves if m.onto == FIELD))
    while field.match.decider == 0:
        field.wait(1.0)
        field.scene.course.submit(field.match.view(0).moves[0])
    field.wait(2.0)
    bystander = field.pieces("field")[0].rect.center
    carry(field, card(field), bystander)
    field.wait(0.6)
    assert told(field), "before it is let go"
    field.scene.handle(up(bystander))
    field.wait(0.1)
    assert field.scene.table.hud.bubble is not None, "and when it is"
    field.wait(1.0)
    assert field.agrees()


# Giving up


@pytest.mark.parametrize("way", ["right", "escape"])
def test_a_drag_can_be_given_up(table: Bench, way: str) -> None:
    start, goal = card(table), table.scene.view.table.markers.rects_of(rank(1))[0].center
    carry(table, start, goal)
    assert told(table)
    table.scene.handle(down(goal, 3) if way == "right" else key(pygame.K_ESCAPE))
    assert not table.dragging()
    table.scene.handle(up(goal))
    table.wait(1.0)
    assert table.match.number == 0
    assert "Push" not in told(table)
    assert table.scene.overlays.top is None
    assert table.agrees()


@pytest.mark.parametrize("way", ["right", "escape"])
def test_a_chosen_thing_can_be_given_up(table: Bench, way: str) -> None:
    table.click(card(table))
    meanings = table.scene.table.hands.meanings
    assert meanings.picked
    if way == "right":
        table.click(card(table), 3)
    else:
        table.press(pygame.K_ESCAPE)
    assert not meanings.chosen
    assert not table.zoomed(), "one thing at a time"


# What costs dearly


@pytest.fixture
def dear(table: Bench, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """Return a table at which a push and a tip cannot be won back."""

    def costly(t: Table, step: Step, m: Move) -> bool:
        return t.agenda[-1] is step and m.verb >= 0

    for verb in table.match.game.verbs:
        if verb.name in {"done", "push"}:
            monkeypatch.setattr(verb, "costly", costly)
    return table


def question(table: Bench) -> MoveChoice:
    """Return what is asked now."""
    top = table.scene.overlays.top
    assert isinstance(top, MoveChoice)
    return top


def test_one_press_asks_before_it_costs_what_cannot_be_won_back(dear: Bench) -> None:
    button = dear.scene.table.hud.prompt.buttons[0]
    dear.click(button.rect.center)
    assert dear.match.number == 0
    asked = question(dear)
    assert asked.labels == [button.label]
    gold = [one.primary for one in asked.ring.widgets if isinstance(one, PricedButton)]
    assert gold == [False, True], "to leave it is the usual way on"
    dear.wait(1.0)
    dear.press(pygame.K_1)
    assert dear.match.number == 1


def test_what_costs_dearly_is_never_the_usual_way_on(dear: Bench) -> None:
    prompt = dear.scene.table.hud.prompt
    assert [button.primary for button in prompt.buttons] == [True], "offered before it was dear"
    dear.scene.course.settle()
    assert [button.primary for button in prompt.buttons] == [False]
    assert prompt.buttons[0].enabled


@pytest.mark.parametrize("keys", [(pygame.K_1,), (pygame.K_RETURN,)])
def test_a_second_press_in_haste_does_not_answer_it(dear: Bench, keys: tuple[int, ...]) -> None:
    dear.click(dear.scene.table.hud.prompt.buttons[0].rect.center)
    deed = question(dear).ring.widgets[0].rect.center
    dear.press(*keys)
    if dear.scene.overlays.top is not None:
        dear.click(deed)
    dear.wait(0.1)
    assert dear.match.number == 0


@pytest.mark.parametrize("way", ["right", "escape", "leave"])
def test_it_can_be_left_undone(dear: Bench, way: str) -> None:
    dear.click(dear.scene.table.hud.prompt.buttons[0].rect.center)
    leave = question(dear).ring.widgets[-1].rect.center
    if way == "escape":
        dear.press(pygame.K_ESCAPE)
    else:
        dear.click(leave, 3 if way == "right" else 1)
    dear.wait(0.1)
    assert dear.scene.overlays.top is None
    assert dear.match.number == 0


def test_a_drag_onto_what_is_meant_is_not_asked_about(dear: Bench) -> None:
    dear.drag(card(dear), dear.scene.view.table.markers.rects_of(rank(1))[0].center)
    assert dear.scene.overlays.top is None
    assert dear.match.number == 1


# Buttons that change their meaning


def offer(table: Bench, *labels: str) -> None:
    """Show buttons as a new position does: first none, then these."""
    prompt = table.scene.table.hud.prompt
    prompt.offer([])
    prompt.offer([(str(number), label, "") for number, label in enumerate(labels)])


def enabled(table: Bench) -> list[bool]:
    """Return which buttons can be pressed."""
    return [button.enabled for button in table.scene.table.hud.prompt.buttons]


def test_a_button_in_the_place_of_another_rests(table: Bench) -> None:
    offer(table, "Fill both hands")
    offer(table, "End turn")
    assert enabled(table) == [False]
    table.wait(feel.BUTTON_REST - 0.1)
    assert enabled(table) == [False]
    table.wait(0.2)
    assert enabled(table) == [True]


def test_a_button_that_means_the_same_as_before_does_not_rest(table: Bench) -> None:
    offer(table, "Pass")
    table.wait(1.0)
    offer(table, "Pass")
    assert enabled(table) == [True]


def test_a_resting_button_is_pressed_neither_by_pointer_nor_by_keys(table: Bench) -> None:
    offer(table, "Something else", "More")
    before = table.match.number
    table.scene.course.settle()
    assert enabled(table)[0] is False
    button = table.scene.table.hud.prompt.buttons[0]
    table.click(button.rect.center)
    table.press(pygame.K_1, mod=pygame.KMOD_SHIFT)
    assert button.use() is None
    assert table.match.number == before
    table.wait(feel.BUTTON_REST)
    assert button.hovered, "the pointer has been there all the time"
    table.click(button.rect.center)
    assert table.match.number == before + 1


# Why not


def bubbling(table: Bench) -> bool:
    """Tell whether a bubble says why."""
    return table.scene.table.hud.bubble is not None


def refused(table: Bench) -> str:
    """Let something be refused; return what the bubble quotes."""
    table.drag(card(table), elsewhere(table))
    table.wait(0.4)
    assert table.scene.table.hud.bubble is not None
    return table.scene.table.hud.clause


def test_a_bubble_leaves_when_it_has_been_read(table: Bench) -> None:
    refused(table)
    table.point(NOWHERE)
    table.wait(feel.TOAST - 0.6)
    assert table.scene.table.hud.bubble is not None
    table.wait(14.0)
    assert table.scene.table.hud.bubble is None


def test_a_bubble_under_the_pointer_is_being_read(table: Bench) -> None:
    refused(table)
    bubble = table.scene.table.hud.bubble
    assert bubble is not None
    table.point(bubble.rect.center)
    table.wait(16.0)
    assert table.scene.table.hud.bubble is bubble


def test_a_key_takes_a_bubble_away_unless_it_is_only_held(table: Bench) -> None:
    refused(table)
    table.press(pygame.K_LSHIFT)
    assert bubbling(table)
    table.press(pygame.K_TAB)
    assert not bubbling(table)


def test_the_next_drag_takes_a_bubble_away(table: Bench) -> None:
    refused(table)
    table.scene.table.hud.explain("Why", "Not so.", "", pygame.Rect(NOWHERE, (2, 2)))
    carry(table, table.scene.view.table.rects_of(coins(0))[0].center)
    assert table.dragging()
    assert table.scene.table.hud.bubble is None


def test_carried_by_keys_a_thing_says_the_same(table: Bench) -> None:
    table.click(table.middle(bid(0, 0)))
    table.point(NOWHERE)
    table.press(pygame.K_TAB)
    assert told(table).startswith("Bid ")
    table.wait(FRAME)
