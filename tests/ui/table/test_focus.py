"""One of the others at a time: who is looked at, how one turns to another, what comes by itself."""

from collections.abc import Callable

import pygame
import pytest

from rules.core.refs import is_piece
from tabletop.player.settings import Settings
from tabletop.ui.panels.curtain import Curtain
from tabletop.ui.table import feel
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.fixture_skirmish import base, is_band, on
from tests.ui.helpers import down, up
from tests.ui.table.bench import Bench
from tests.ui.table.focusing import GLIDE, OFF, REST, attack, chip_of, held, seen

Lay = Callable[..., Bench]


def test_the_next_seat_is_looked_at_and_the_others_are_in_their_chips(eight: Bench) -> None:
    assert [seat for seat in range(8) if seen(eight, seat)] == [0, 1]
    assert eight.agrees()


def test_a_rest_of_the_pointer_on_a_chip_turns_to_its_seat(eight: Bench) -> None:
    eight.point(chip_of(eight, 5))
    eight.wait(feel.FOCUS_REST / 3)
    assert seen(eight, 1)
    assert eight.scene.busy
    eight.wait(REST)
    assert seen(eight, 5)
    assert not seen(eight, 1)


def test_a_pointer_in_passing_turns_nothing(eight: Bench) -> None:
    for seat in range(2, 8):
        eight.point(chip_of(eight, seat))
    eight.point(OFF)
    eight.wait(1.0)
    assert seen(eight, 1)


@pytest.mark.parametrize("way", ["click", "number"])
def test_a_click_and_a_number_turn_at_once(eight: Bench, way: str) -> None:
    if way == "click":
        eight.click(chip_of(eight, 6))
    else:
        eight.press(pygame.K_6)
    assert eight.scene.view.table.focus == 6
    eight.wait(GLIDE)
    assert seen(eight, 6)
    assert eight.match.number == 0


def test_a_number_presses_a_button_only_with_shift(eight: Bench) -> None:
    eight.scene.course.submit(attack(eight, 3))
    eight.wait_for_me()
    buttons = len(eight.scene.table.hud.prompt.buttons)
    number = eight.match.number
    eight.press(pygame.K_1)
    assert buttons
    assert eight.match.number == number
    eight.press(pygame.K_1, mod=pygame.KMOD_LSHIFT)
    assert eight.match.number == number + 1


def test_turning_is_quick_and_at_once_with_less_motion(lay: Lay) -> None:
    bench = lay(SKIRMISH, seats=8, settings=Settings(language="en", reduced_motion=True))
    bench.thinker.silent = True
    bench.wait_for_me()
    bench.press(pygame.K_4)
    assert not bench.scene.view.table.setting.lying.moving
    assert seen(bench, 4)
    assert feel.FOCUS <= 0.2


def test_a_halted_table_can_be_looked_over(eight: Bench) -> None:
    eight.press(pygame.K_p, pygame.K_7)
    eight.wait(GLIDE)
    assert seen(eight, 7)
    assert not eight.scene.view.table.setting.lying.moving


def test_a_dragged_card_opens_chips_and_reaches_what_is_behind_them(eight: Bench) -> None:
    m = attack(eight, 4)
    start = held(eight, m.what)
    eight.point(start)
    eight.scene.handle(down(start))
    eight.point((start[0] - 30, start[1] - 60))
    lights = eight.scene.table.hands.highlights._spots
    assert {base(seat) for seat in range(2, 8)} <= {ref for ref, _ in lights}
    assert base(1) not in {ref for ref, _ in lights}
    eight.point(chip_of(eight, 4))
    eight.wait(REST + GLIDE)
    assert eight.dragging()
    assert seen(eight, 4)
    band = eight.scene.view.table.setting.lying.find(m.onto)
    assert band is not None
    assert band.lit == "target"
    goal = eight.middle(m.onto)
    eight.point(goal)
    eight.scene.handle(up(goal))
    eight.wait(0.1)
    asked = eight.scene.overlays.top
    assert asked is not None or eight.match.number == 1


def test_a_card_dropped_on_a_chip_comes_home_without_a_word(eight: Bench) -> None:
    m = attack(eight, 4)
    eight.drag(held(eight, m.what), chip_of(eight, 4))
    eight.wait(0.5)
    assert eight.match.number == 0
    assert eight.scene.table.hud.bubble is None
    assert eight.agrees()


def test_cards_on_their_way_out_of_a_chip_cannot_be_hit(eight: Bench) -> None:
    m = attack(eight, 4)
    start, chip = held(eight, m.what), chip_of(eight, 4)
    eight.point(start)
    eight.scene.handle(down(start))
    eight.point(chip)
    while eight.scene.view.table.focus != 4:
        eight.wait(1 / 60)
    assert eight.scene.view.table.setting.lying.pieces_at(chip) == []
    eight.scene.handle(up(chip))
    eight.wait(GLIDE)
    assert eight.match.number == 0
    assert eight.scene.overlays.top is None


def test_the_ring_reaches_what_is_behind_a_chip(eight: Bench) -> None:
    keyboard = eight.scene.table.keyboard
    m = attack(eight, 5)
    eight.click(held(eight, m.what))
    assert eight.scene.table.hands.meanings.chosen == m.what
    stops = {stop.ref: stop for stop in keyboard.stops()}
    assert base(5) in stops
    keyboard.focus(stops[base(5)])
    eight.press(pygame.K_RETURN)
    assert seen(eight, 5)
    assert keyboard.focused is not None
    assert keyboard.focused.ref in [piece.ref for piece in eight.pieces("base.5")]
    assert eight.scene.table.hands.meanings.chosen == m.what
    assert eight.match.number == 0


def test_a_move_against_a_base_turns_to_it_before_it_is_shown(eight: Bench) -> None:
    m = attack(eight, 6)
    eight.scene.course.submit(m)
    assert eight.scene.view.table.focus == 6
    band = eight.scene.view.table.setting.lying.find(m.onto)
    assert band is not None
    assert eight.scene.view.table.setting.lying.place_of(band) == base(6)
    eight.wait_for_me()
    assert eight.scene.view.table.focus == 6


def test_who_has_just_chosen_a_seat_stays_there(eight: Bench) -> None:
    eight.press(pygame.K_2)
    eight.scene.course.submit(attack(eight, 6))
    assert eight.scene.view.table.focus == 2
    eight.wait_for_me()
    assert seen(eight, 2)
    assert eight.agrees()


def test_that_choice_is_forgotten_after_a_while(eight: Bench) -> None:
    eight.press(pygame.K_2)
    eight.wait(feel.FOCUS_KEPT + 0.1)
    eight.scene.course.submit(attack(eight, 6))
    assert eight.scene.view.table.focus == 6


def test_gear_laid_on_a_band_concerns_the_base_it_lies_in(lay: Lay) -> None:
    bench = lay(SKIRMISH, seats=8, people=0, moves=12)
    bench.scene.settle_now()
    view = bench.scene.view
    for _ in range(300):
        if bench.match.over:
            break
        decider = bench.match.decider
        moves = bench.match.view(decider).moves
        homes = {band: s for s in range(1, 8) for band in bench.match.view(0).table.at(base(s))}
        equips = [m for m in moves if m.onto in homes and m.what and not is_band(m.what)]
        if equips:
            view.attention.forget()
            bench.match.submit(equips[0])
            update = bench.match.update_for(bench.scene.view.table.viewer)
            assert view.attention.concerned(update) == homes[equips[0].onto]
            assert bench.match.view(0).table.where[equips[0].what] == on(equips[0].onto)
            return
        bench.match.submit(moves[0])
        view.table.settle(bench.match.view(bench.scene.view.table.viewer))
    raise AssertionError("nobody ever laid gear on a band of another")


def test_nothing_turns_where_nothing_is_tucked_away(lay: Lay) -> None:
    bench = lay(SKIRMISH, seats=4)
    bench.thinker.silent = True
    bench.wait_for_me()
    view = bench.scene.view
    assert view.table.plates.chips == []
    assert not view.table.attend(2, None)
    bench.press(pygame.K_2, pygame.K_b)
    assert bench.scene.overlays.top is None
    assert "overview" not in bench.scene.table.hud.bar.buttons


def test_a_whole_match_of_eight_is_shown_truly(lay: Lay) -> None:
    bench = lay(SKIRMISH, seats=8, people=0, settings=Settings(language="en", speed=4.0))
    looked_at = set()
    for _ in range(1500):
        bench.wait(1 / 60)
        view = bench.scene.view
        looked_at.add(view.table.focus)
        if view.idle and not view.table.setting.lying.moving and view.table.shown is not None:
            shown = view.table.shown.table
            for seat in range(8):
                pieces = view.table.setting.board.by_place[base(seat)]
                assert [piece.ref for piece in pieces] == shown.at(base(seat))
                laid_out = seat in {0, view.table.focus}
                assert all(piece.hidden != laid_out for piece in pieces)
                riders = [rider for piece in pieces for rider in piece.riders]
                assert all(rider.hidden != laid_out for rider in riders)
        if bench.match.over:
            break
    assert len(looked_at) >= 5
    assert all(is_piece(piece.ref) for piece in bench.pieces("base.1"))


def test_every_person_at_a_screen_looks_at_the_others(lay: Lay) -> None:
    bench = lay(SKIRMISH, seats=6, people=6, settings=Settings(language="en", speed=0.0))
    met = set()
    for _ in range(40):
        bench.wait(1 / 60)
        if isinstance(bench.scene.overlays.top, Curtain):
            bench.scene.overlays.top.done = True
            bench.wait(0.1)
        view = bench.scene.view
        met.add(view.table.viewer)
        assert view.table.focus != view.table.viewer
        assert view.table.viewer not in [chip.seat for chip in view.table.plates.chips]
        if bench.match.over:
            break
        bench.scene.course.submit(bench.match.view(bench.scene.view.table.viewer).moves[0])
    assert len(met) >= 4


def test_the_pictures_of_other_bases_are_ready_before_they_are_looked_at(lay_real: Lay) -> None:
    bench = lay_real(SKIRMISH, seats=8)
    bench.thinker.silent = True
    bench.wait(3.0)
    view = bench.scene.view
    assert not view.table.setting.board.pictures.waiting
    before = view.table.setting.board.pictures._held_sides
    for seat in range(1, 8):
        bench.press(pygame.K_0 + seat)
        bench.wait(GLIDE)
    assert view.table.setting.board.pictures._held_sides == before
