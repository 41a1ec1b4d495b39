"""How much: the panel that asks for an amount, by pointer, wheel and keys."""

from collections.abc import Callable

import pygame
import pytest

from tabletop.player.settings import Settings
from tabletop.ui.table.panels.amounts import (
    CONFIRM,
    LESS,
    MORE,
    RULER,
    AmountPicker,
    AmountQuestion,
)
from tests.fixture_market import GAME as MARKET
from tests.fixture_market import coins
from tests.ui.helpers import wheel
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
AT_ONCE = Settings(language="en", speed=0.0)


def at_the_tip(lay: Lay) -> Bench:
    """Return a table at which the viewer must say how much the crier gets."""
    table = lay(MARKET, settings=AT_ONCE)
    table.thinker.silent = True
    table.wait_for_me()
    table.press(pygame.K_1)
    table.wait_for_me()
    return table


def asked(table: Bench) -> AmountPicker:
    """Return the open panel."""
    picker = table.scene.overlays.top
    assert isinstance(picker, AmountPicker)
    return picker


@pytest.fixture
def table(lay: Lay) -> Bench:
    """Return a table at which the panel for the tip is open: 0 to 6."""
    bench = at_the_tip(lay)
    bench.press(pygame.K_1)
    return bench


def widget(picker: AmountPicker, name: str) -> tuple[int, int]:
    """Return the middle of a part of the panel."""
    return next(w for w in picker.ring.widgets if w.name == name).rect.center


def test_the_panel_begins_with_the_least_and_enter_confirms_it(table: Bench) -> None:
    assert asked(table).wish.amount == 0
    table.press(pygame.K_RETURN)
    assert table.match.record.moves[-1] == "tip"


@pytest.mark.parametrize(
    ("keys", "amount"),
    [
        ([pygame.K_UP, pygame.K_RIGHT, pygame.K_UP], 3),
        ([pygame.K_END], 6),
        ([pygame.K_END, pygame.K_DOWN, pygame.K_LEFT], 4),
        ([pygame.K_PAGEUP], 5),
        ([pygame.K_END, pygame.K_HOME], 0),
        ([pygame.K_END, pygame.K_UP], 6),
        ([pygame.K_5], 5),
        ([pygame.K_KP4], 4),
        ([pygame.K_3, pygame.K_BACKSPACE, pygame.K_2], 2),
    ],
)
def test_keys_set_the_amount(table: Bench, keys: list[int], amount: int) -> None:
    table.press(*keys)
    assert asked(table).wish.amount == amount
    table.press(pygame.K_RETURN)
    assert table.match.record.moves[-1] == (f"tip={amount}" if amount else "tip")


def test_plus_minus_ruler_and_wheel_set_the_amount(table: Bench) -> None:
    picker = asked(table)
    table.click(widget(picker, MORE))
    table.click(widget(picker, MORE))
    assert picker.wish.amount == 2
    table.click(widget(picker, LESS))
    assert picker.wish.amount == 1
    ruler = next(w for w in picker.ring.widgets if w.name == RULER).rect
    table.click((ruler.right - 4, ruler.top + 20))
    assert picker.wish.amount == 6
    table.scene.handle(wheel(-1))
    assert picker.wish.amount == 5
    table.click(widget(picker, CONFIRM))
    assert table.match.record.moves[-1] == "tip=5"


def test_label_and_outlook_follow_the_amount(table: Bench) -> None:
    picker = asked(table)
    assert picker.question.label(picker.wish.amount) == "Tip 0"
    assert picker.wish.words == "Leaves you 24 coins."
    table.press(pygame.K_4)
    assert picker.question.label(picker.wish.amount) == "Tip 4"
    assert picker.wish.words == "Leaves you 20 coins."


@pytest.mark.parametrize("way", ["escape", "beside", "right"])
def test_the_panel_is_put_away_without_a_move(table: Bench, way: str) -> None:
    before = table.match.number
    picker = asked(table)
    if way == "escape":
        table.press(pygame.K_ESCAPE)
    else:
        beside = (picker.box.left - 9, picker.box.top - 9)
        table.click(beside, button=1 if way == "beside" else 3)
    assert table.scene.overlays.top is None
    assert table.match.number == before
    assert table.scene.table.hud.prompt.buttons, "the question is still there"


def test_an_amount_that_may_not_be_is_explained_and_not_confirmed(table: Bench) -> None:
    table.press(pygame.K_4, pygame.K_2)
    picker = asked(table)
    assert not picker.wish.legal
    assert picker.wish.words == "Choose from 0 to 6."
    before = table.match.number
    table.press(pygame.K_RETURN)
    table.click(widget(picker, CONFIRM))
    assert table.match.number == before
    table.press(pygame.K_DOWN)
    assert picker.wish.amount == 6, "a step leads back to the nearest that may be"


def test_a_typed_amount_is_refused_by_the_clause_of_the_game(lay: Lay) -> None:
    table = lay(MARKET, settings=AT_ONCE)
    table.wait_for_me()
    table.drag(table.middle(coins(0)), table.pieces("front.1")[0].rect.center)
    table.press(pygame.K_9, pygame.K_9)
    assert asked(table).wish.words == "You have only 24 coins."


def test_amounts_with_gaps_are_stepped_over(lay: Lay) -> None:
    table = at_the_tip(lay)
    question = AmountQuestion((2, 3, 7), str, str, str)
    anchor = pygame.Rect(600, 300, 60, 80)
    picker = AmountPicker(table.stage, table.scene.view.table.setting.kit, question, anchor)
    table.scene.overlays.open(picker)
    table.press(pygame.K_UP, pygame.K_UP)
    assert picker.wish.amount == 7
    table.press(pygame.K_5)
    assert not picker.wish.legal
    table.press(pygame.K_DOWN)
    assert picker.wish.amount == 3


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_panel_fits_and_never_covers_what_it_is_about(
    lay: Lay, size: tuple[int, int], percent: int, language: str
) -> None:
    settings = Settings(
        language=language, speed=0.0, text_scale=percent, high_contrast=percent == 150
    )
    table = lay(MARKET, size=size, settings=settings, seats=4)
    table.wait_for_me()
    for number in (1, 2, 3):
        card = table.pieces(f"front.{number}")[0]
        table.drag(table.middle(coins(0)), card.rect.center)
        picker = asked(table)
        for amount in (1, 24, 99):
            picker.choose(amount)
            table.wait(0.05)
            assert table.stage.screen.get_rect().contains(picker.box)
            assert not picker.box.colliderect(card.rect)
            for part in picker.ring.widgets:
                assert picker.box.contains(part.rect), part.name
            for row, laid in (
                (picker._rows[0], picker._heading(amount, picker._inner)),
                (picker._rows[3], picker._words()),
            ):
                assert laid.size[0] <= row.width
                assert laid.size[1] <= row.height
        table.press(pygame.K_ESCAPE)
        table.wait(0.4)
