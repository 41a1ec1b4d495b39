"""The ring of the keyboard on the tables of the house: what it reads, and where it goes next."""

from collections.abc import Callable

import pygame

from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.table.dossier.dossier import Dossier
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
ARROWS = (pygame.K_LEFT, pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN)


def at_turn(lay: Lay, name: str, **how: object) -> Bench:
    """Lay a table of a game at which the viewer is to move."""
    bench = lay(GAMES[name], settings=Settings(language="en", speed=0.0), **how)
    bench.wait_for_me()
    return bench


def test_the_cards_of_the_lanes_are_read_by_arrows(lay: Lay) -> None:
    bench = at_turn(lay, "kstreet")
    keyboard, setup = bench.scene.table.keyboard, bench.match.setup
    bench.press(pygame.K_TAB)
    read = set()
    for key in (*[pygame.K_UP] * 3, *[pygame.K_LEFT] * 8, *[pygame.K_RIGHT] * 8):
        bench.press(key)
        stop = keyboard.focused
        assert stop is not None
        if stop.ref and bench.scene.keys._subject(stop) is not None:
            piece = bench.scene.view.table.setting.lying.find(stop.ref)
            if piece is not None:
                read.add(setup.name_of(bench.scene.view.table.setting.lying.place_of(piece)))
    assert len(read - {"hand.0"}) >= 7, read


def test_right_of_the_last_card_there_is_no_button_of_the_corner(lay: Lay) -> None:
    bench = at_turn(lay, "kstreet")
    keyboard = bench.scene.table.keyboard
    small = bench.scene.table.hud.bar.buttons.values()
    bench.press(pygame.K_TAB)
    for _ in range(30):
        bench.press(pygame.K_RIGHT)
        assert keyboard.focused is not None
        assert keyboard.focused.widget not in small


def test_after_a_placement_the_ring_is_on_the_next_card_and_enter_in_haste_takes_nothing(
    lay: Lay,
) -> None:
    bench = at_turn(lay, "kstreet")
    keyboard = bench.scene.table.keyboard
    bench.press(pygame.K_TAB, pygame.K_RETURN, pygame.K_RETURN)
    assert bench.match.number > 0
    bench.wait_for_me()
    stop = keyboard.focused
    assert stop is not None
    assert stop.ref in [piece.ref for piece in bench.pieces("hand.0")]
    keyboard._rest = 0.5
    bench.press(pygame.K_RETURN)
    assert not bench.scene.table.hands.meanings.picked
    bench.wait(0.8)
    bench.press(pygame.K_RETURN)
    assert bench.scene.table.hands.meanings.chosen == stop.ref


def test_escape_lets_go_and_the_ring_is_back_on_the_card(lay: Lay) -> None:
    bench = at_turn(lay, "kstreet")
    keyboard = bench.scene.table.keyboard
    bench.press(pygame.K_TAB)
    assert keyboard.focused is not None
    card = keyboard.focused.ref
    bench.press(pygame.K_RETURN, pygame.K_ESCAPE)
    assert not bench.scene.table.hands.meanings.picked
    assert keyboard.focused.ref == card


def test_the_ring_is_turned_as_its_card_is(lay: Lay) -> None:
    bench = at_turn(lay, "divide")
    keyboard = bench.scene.table.keyboard
    tilted = [p for p in bench.pieces("hand.0") if abs(p.shown_pose.angle) > 1]
    assert tilted
    stop = next(s for s in keyboard.everything() if s.ref == tilted[0].ref)
    keyboard.focus(stop)
    ring = bench.scene.table.hands.highlights._ring
    assert ring is not None
    assert ring.image.get_width() > tilted[0].rect.width + 16
    assert abs(ring.rect.centerx - tilted[0].rect.centerx) <= 1


def test_a_plate_is_told_and_space_tells_it_at_once(lay: Lay) -> None:
    bench = at_turn(lay, "senators", seats=4)
    keyboard = bench.scene.table.keyboard
    bench.press(pygame.K_TAB)
    plate = next(s for s in keyboard.everything() if s.sign == "plate.2")
    keyboard.focus(plate)
    bench.press(pygame.K_SPACE)
    tooltip = bench.scene.table.hud.tooltip
    assert tooltip.visible
    assert bench.match.seats[2].name in tooltip.hint


def test_a_folder_that_opens_while_keys_are_used_has_the_ring_and_enter_in_haste_does_nothing(
    lay: Lay,
) -> None:
    bench = at_turn(lay, "floorvote", moves=60)
    bench.press(pygame.K_TAB)
    bench.scene.folders.open_map()
    folder, number = bench.scene.overlays.top, bench.match.number
    assert isinstance(folder, Dossier)
    first = folder.ring.focused
    assert first is not None
    bench.press(pygame.K_RETURN)
    assert (bench.match.number, bench.scene.overlays.top) == (number, folder)
    bench.press(pygame.K_LEFT)
    assert folder.ring.focused not in (None, first), "the arrows go on from there"
