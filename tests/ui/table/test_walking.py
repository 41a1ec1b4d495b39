"""The ring of the keyboard on the tables of the house: what it reads, and where it goes next."""

from collections.abc import Callable

import pygame
import pytest

from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.panels.rulebook import Rulebook
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


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 640)], ids=["docked", "drawer"])
def test_keys_open_the_log_walk_its_sentences_and_come_back(
    lay: Lay, size: tuple[int, int]
) -> None:
    bench = at_turn(lay, "kstreet", size=size, moves=30)
    scene = bench.scene
    bench.press(pygame.K_TAB)
    before = scene.table.keyboard.focused
    assert before is not None
    bench.press(pygame.K_l)
    bench.wait(0.2)
    hud = scene.table.hud
    assert (hud.docked is not None) == (size[0] == 1920)
    panel = hud.log_panel
    assert panel is not None
    assert scene.table.keyboard.focused is not None
    assert scene.table.keyboard.focused.widget is panel.list
    named = [n for n, row in enumerate(panel.list.rows) if row.name]
    assert panel.list.chosen == named[-1], "keys begin at the newest sentence"
    bench.press(pygame.K_UP, pygame.K_UP)
    assert panel.list.chosen == named[-3]
    bench.press(pygame.K_RETURN)
    book = scene.overlays.top
    assert isinstance(book, Rulebook)
    assert book.clause == panel.list.rows[named[-3]].name
    bench.press(pygame.K_ESCAPE)
    assert scene.overlays.top is None
    bench.press(pygame.K_l)
    bench.wait(0.2)
    after = scene.table.keyboard.focused
    assert scene.table.hud.log_panel is None
    assert after is not None
    assert after.identity == before.identity, "the ring is back where it was"


def test_a_log_beside_the_table_stays_open_in_the_next_match_and_a_folded_one_folded(
    lay: Lay,
) -> None:
    large = (1920, 1080)
    bench = lay(GAMES["kstreet"], size=large)
    bench.press(pygame.K_l)
    bench.wait(0.1)
    assert bench.stage.settings.log_open
    again = lay(GAMES["senators"], size=large, settings=bench.stage.settings)
    assert again.scene.table.hud.docked is not None
    again.press(pygame.K_l)
    assert not again.stage.settings.log_open
    last = lay(GAMES["kstreet"], size=large, settings=again.stage.settings)
    assert last.scene.table.hud.docked is None


def test_the_ring_goes_to_nothing_that_the_log_lies_on(lay: Lay) -> None:
    bench = at_turn(lay, "kstreet", size=(1024, 640), moves=30)
    bench.press(pygame.K_TAB)
    keyboard, hud = bench.scene.table.keyboard, bench.scene.table.hud
    free = len(keyboard.everything())
    bench.press(pygame.K_l)
    assert hud.floating is not None
    under = hud.floating.panel.area
    rest = [stop for stop in keyboard.everything() if stop.widget is not hud.floating.panel.list]
    assert 0 < len(rest) < free
    assert not any(under.collidepoint(stop.rect.center) for stop in rest if stop.widget is None)
    bench.press(pygame.K_ESCAPE)
    assert hud.log_panel is None
    assert len(keyboard.everything()) == free


@pytest.mark.parametrize("name", list(GAMES))
def test_a_card_read_large_by_keys_never_hides_the_question_and_seldom_where_the_arrows_lead(
    lay: Lay, name: str
) -> None:
    bench = at_turn(lay, name, size=(1920, 1080), moves=40)
    bench.press(pygame.K_TAB)
    keyboard, zoom = bench.scene.table.keyboard, bench.scene.table.zoom
    asked = bench.scene.view.table.setting.geometry.areas["prompt"]
    zoom.pinned, read, hiding = True, 0, 0
    for stop in keyboard.everything():
        subject = bench.scene.keys._subject(stop)
        keyboard.focus(stop)
        if subject is None:
            continue
        read += 1
        _, rect = zoom._placed(subject)
        hiding += any(rect.collidepoint(near.center) for near in keyboard.neighbours())
        assert not rect.colliderect(asked)
    assert hiding * 6 < read, "only stacks of several cards may be too wide for any free side"


@pytest.mark.parametrize("name", list(GAMES))
def test_a_card_that_is_kept_large_goes_with_the_ring(lay: Lay, name: str) -> None:
    bench = at_turn(lay, name, moves=40)
    keyboard, zoom, keys = bench.scene.table.keyboard, bench.scene.table.zoom, bench.scene.keys
    bench.press(pygame.K_TAB)
    followed, stops = 0, keyboard.everything()
    readable = [stop for stop in stops if keys._subject(stop) is not None]
    for number, way in enumerate((*ARROWS, pygame.K_TAB) * 6):
        if not zoom.pinned:
            keyboard.focus(readable[number % len(readable)])
            bench.press(pygame.K_SPACE)
        before, large = zoom.subject, zoom.pinned
        bench.press(way)
        subject = keys._subject(keyboard.focused)
        if large and subject is not None:
            assert zoom.pinned
            assert zoom.subject == subject
            followed += subject != before
        else:
            assert not zoom.pinned
    assert followed >= 3


def test_a_card_that_is_kept_large_stays_as_it_is_while_the_ring_does(lay: Lay) -> None:
    bench = at_turn(lay, "kstreet")
    zoom = bench.scene.table.zoom
    bench.press(pygame.K_TAB, pygame.K_SPACE)
    sprite = zoom._sprite
    assert sprite is not None
    zoom.follow(zoom.subject)
    assert zoom._sprite is sprite


def test_where_there_is_nothing_to_be_shown_the_hint_takes_the_place_of_a_large_card(
    lay: Lay,
) -> None:
    bench = at_turn(lay, "kstreet")
    bench.press(pygame.K_TAB, pygame.K_SPACE)
    assert bench.zoomed()
    bench.press(*[pygame.K_TAB] * (len(bench.scene.table.keyboard.stops()) - 1))
    bench.wait(1.0)
    assert not bench.zoomed()
    assert bench.scene.table.hud.tooltip.visible


def test_enter_puts_away_the_card_that_was_shown_large(lay: Lay) -> None:
    bench = at_turn(lay, "kstreet")
    bench.press(pygame.K_TAB)
    bench.wait(0.5)
    assert bench.zoomed()
    bench.press(pygame.K_RETURN)
    assert not bench.zoomed()
    assert bench.scene.table.hands.meanings.picked


def test_f1_asks_about_an_empty_place_under_the_pointer_as_about_one_under_the_ring(
    lay: Lay,
) -> None:
    bench = at_turn(lay, "senators", seats=4)
    keys, lying = bench.scene.keys, bench.scene.view.table.setting.lying
    treasury = bench.match.setup.refs["treasury"]
    bench.press(pygame.K_TAB)
    place = lying.rect_of(treasury)
    assert place is not None
    assert not lying.pieces_at(place.center)
    bench.point((5, 5))
    bench.point(place.center)
    assert keys._looked_at() == treasury
