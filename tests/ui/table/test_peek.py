"""The cards behind a chip while a mat covers the table: they hang from it, and go again."""

import pygame

from tabletop.ui.table import feel
from tests.ui.table.bench import Bench
from tests.ui.table.focusing import OFF, REST, attack, chip_of


def fight(bench: Bench) -> None:
    """Let the viewer go for a band of seat 3, and come to rest with the mat on the table."""
    bench.scene.course.submit(attack(bench, 3))
    bench.wait_for_me()
    assert bench.scene.view.table.covers_focus


def test_below_a_mat_the_cards_of_a_chip_hang_from_it(eight: Bench) -> None:
    peek = eight.scene.table.peek
    fight(eight)
    eight.point(chip_of(eight, 5))
    eight.wait(REST)
    assert peek.seat == 5
    shown = peek._cards
    assert shown is not None
    assert sorted(ref for _, _, ref in shown.lying) == sorted(p.ref for p in eight.pieces("base.5"))
    card = shown.lying[0][0].center
    eight.point(card)
    eight.wait(1.0)
    assert peek.seat == 5, "the pointer may go down to what it came to see"
    assert eight.zoomed()
    eight.click(card)
    assert eight.match.view(0).table.count(eight.ref("turns")) == 1
    eight.point(OFF)
    eight.wait(REST)
    assert not peek.rect


def test_a_number_shows_them_for_a_while(eight: Bench) -> None:
    fight(eight)
    eight.press(pygame.K_6)
    eight.wait(1.0)
    assert eight.scene.table.peek.seat == 6
    eight.wait(feel.FOCUS_KEPT)
    assert not eight.scene.table.peek.rect


def test_nothing_hangs_where_no_mat_lies(eight: Bench) -> None:
    eight.point(chip_of(eight, 5))
    eight.wait(REST)
    assert not eight.scene.table.peek.rect
