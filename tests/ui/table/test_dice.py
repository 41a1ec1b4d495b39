"""Dice on a table: they wait for a hand, tumble in their tray, and tell nothing before they lie."""

from pathlib import Path

import pygame
import pytest

from rules.core.rng import Rng
from tabletop.player.settings import Settings
from tabletop.ui.dice.faces import tilt_cosine, top_face
from tabletop.ui.dice.picture import IVORY
from tabletop.ui.sound import DIE
from tabletop.ui.table import feel
from tabletop.ui.table.dice.tray import TRAY_Z, DiceTray
from tabletop.ui.table.plan.geometry import OVER
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.ui.heard import Heard
from tests.ui.helpers import down, moved, up
from tests.ui.table.bench import FRAME, Bench
from tests.ui.table.conftest import Lay

LONG = 1.6
SLIP = 0.05


def verb(bench: Bench, number: int) -> str:
    """Return what a verb is called."""
    return bench.match.game.verbs[number].name


def to_the_dice(bench: Bench) -> Bench:
    """Let seat 0 go for something in the field, so that it may throw now."""
    match, rng = bench.match, Rng.seeded(4)
    while not any(verb(bench, m.verb) == "throw" for m in match.view(0).moves):
        options = match.view(match.decider).moves
        field = match.view(0).table.at(bench.ref("field"))
        raids = [m for m in options if verb(bench, m.verb) == "raid" and m.onto in field]
        match.submit((raids or options)[rng.below(len(raids or options))])
    bench.thinker.silent = True
    bench.scene.settle_now()
    bench.wait(0.3)
    return bench


@pytest.fixture
def fight(lay: Lay) -> Bench:
    """Return a table at which the viewer may throw the dice."""
    return to_the_dice(lay(SKIRMISH, seats=4))


def tray_of(bench: Bench) -> DiceTray:
    """Return the only tray."""
    return bench.scene.view.table.dice.trays[0]


def thrown(bench: Bench) -> list[int]:
    """Return what the dice of the match show: the truth."""
    table = bench.match.view(0).table
    return [table.count(bench.ref(f"die.{number}")) for number in range(2)]


def shown(bench: Bench) -> list[int]:
    """Return which faces are seen on top."""
    return [top_face(die.moment.turn) for die in tray_of(bench).dice]


def lies(bench: Bench) -> bool:
    """Tell whether all dice lie flat inside their tray."""
    tray = tray_of(bench)
    inside = all(tray.floor.collidepoint(tray._pixel(die.moment)) for die in tray.dice)
    return inside and all(
        die.moment.z == 0 and tilt_cosine(die.moment.turn) > 0.9999 for die in tray.dice
    )


def press_die(bench: Bench, number: int = 0) -> tuple[int, int]:
    """Press the pointer down on a die; return where."""
    at = bench.middle(bench.ref(f"die.{number}"))
    bench.point(at)
    bench.scene.handle(down(at))
    return at


def flick(bench: Bench, by: tuple[int, int], steps: int = 5) -> None:
    """Take the dice and let them go while the hand moves on by some pixels a frame."""
    x, y = press_die(bench)
    for _ in range(steps):
        x, y = x + by[0], y + by[1]
        bench.point((x, y))
    bench.scene.handle(up((x, y)))


def test_dice_glow_for_whoever_may_throw_them(fight: Bench) -> None:
    tray = tray_of(fight)
    assert {die.light for die in tray.dice} == {"can"}
    assert all(die.glow is not None for die in tray.dice)
    fight.click(fight.middle(fight.ref("die.1")))
    assert {die.light for die in tray.dice} == {""}
    fight.wait(LONG)
    assert all(die.glow is None for die in tray.dice)


def test_the_move_is_made_and_saved_before_the_dice_tumble(fight: Bench) -> None:
    number = fight.match.number
    at = fight.middle(fight.ref("die.0"))
    fight.scene.handle(moved(at))
    fight.scene.handle(down(at))
    fight.scene.handle(up(at))
    assert fight.match.number == number + 1
    assert fight.scene.view.table.dice.moving
    fight.wait(LONG)
    assert shown(fight) == thrown(fight)
    assert lies(fight)


@pytest.mark.parametrize("way", ["click", "button", "keys", "flick", "slow"])
def test_dice_are_thrown_in_every_way(fight: Bench, way: str) -> None:
    number = fight.match.number
    if way == "click":
        fight.click(fight.middle(fight.ref("die.1")))
    elif way == "button":
        (button,) = [b for b in fight.scene.table.hud.prompt.buttons if "hrow" in b.label]
        fight.click(button.rect.center)
    elif way == "keys":
        stops = fight.scene.table.keyboard.stops()
        fight.scene.table.keyboard.focus(next(s for s in stops if s.ref == fight.ref("die.0")))
        fight.press(pygame.K_RETURN)
    else:
        flick(fight, (14, -6) if way == "flick" else (2, 0), steps=5)
        fight.wait(FRAME)
    assert fight.match.number == number + 1
    assert fight.scene.view.table.dice.moving
    fight.wait(LONG)
    assert shown(fight) == thrown(fight)
    assert lies(fight)


def test_all_dice_come_along_in_the_hand_and_turn_as_it_moves(fight: Bench) -> None:
    tray = tray_of(fight)
    before = [die.moment.turn for die in tray.dice]
    x, y = press_die(fight)
    for step in range(10):
        fight.point((x - 12 * step, y + 6 * step))
    assert fight.dragging()
    hand = pygame.Rect(0, 0, 160, 160)
    hand.center = (x - 108, y + 54)
    assert all(hand.collidepoint(tray._pixel(die.moment)) for die in tray.dice)
    assert all(die.moment.turn != turn for die, turn in zip(tray.dice, before, strict=True))
    assert fight.match.view(0).moves


def test_dice_go_home_when_the_hand_gives_up(fight: Bench) -> None:
    tray, number = tray_of(fight), fight.match.number
    home = [die.moment for die in tray.dice]
    x, y = press_die(fight)
    for step in range(8):
        fight.point((x - 15 * step, y))
    fight.press(pygame.K_ESCAPE)
    fight.wait(0.5)
    assert fight.match.number == number
    assert [die.moment for die in tray.dice] == home
    assert {die.light for die in tray.dice} == {"can"}


@pytest.mark.parametrize("by", [(16, 0), (-16, 0), (0, 12), (0, -12)])
def test_dice_leave_the_hand_the_way_it_moves(fight: Bench, by: tuple[int, int]) -> None:
    flick(fight, by)
    roll = tray_of(fight)._roll
    assert roll is not None
    x, y = roll.swing.velocity
    assert x * by[0] + y * by[1] > 0.9 * (x * x + y * y) ** 0.5 * max(map(abs, by))


def test_nothing_is_told_before_the_dice_lie(fight: Bench) -> None:
    view = fight.scene.view
    before = dict(view.table.counts.values)
    lines = len(fight.scene.table.hud._lines)
    faces = shown(fight)
    fight.click(fight.middle(fight.ref("die.0")))
    pieces = {piece.ref: piece.rest for piece in view.table.setting.lying.pieces()}
    passed = 0.0
    while view.table.dice.moving:
        assert view.table.counts.values == before
        assert not view.happening.said
        assert {piece.ref: piece.rest for piece in view.table.setting.lying.pieces()} == pieces
        assert len(fight.scene.table.hud._lines) == lines
        fight.wait(FRAME)
        passed += 2 * FRAME
    assert 0.6 <= passed <= 0.9 + SLIP
    fight.wait(LONG)
    assert view.happening.said or len(fight.scene.table.hud._lines) > lines
    assert faces != thrown(fight)


def test_a_press_ends_the_tumble_at_once(fight: Bench) -> None:
    fight.click(fight.middle(fight.ref("die.0")))
    fight.wait(0.2)
    assert lies(fight) is False
    fight.click((5, 5))
    assert shown(fight) == thrown(fight)
    assert lies(fight)


def test_where_dice_are_skipped_to_is_where_they_would_have_come_to_rest(lay: Lay) -> None:
    ends = []
    for skip in (False, True):
        fight = to_the_dice(lay(SKIRMISH, seats=4))
        fight.click(fight.middle(fight.ref("die.0")))
        fight.wait(0.1 if skip else LONG)
        fight.click((5, 5))
        ends.append([die.moment for die in tray_of(fight).dice])
    assert ends[0] == ends[1]


def test_pause_holds_the_dice_and_space_hurries_them(fight: Bench) -> None:
    fight.click(fight.middle(fight.ref("die.0")))
    fight.wait(0.2)
    fight.press(pygame.K_p)
    held = [die.moment for die in tray_of(fight).dice]
    fight.wait(1.0)
    assert [die.moment for die in tray_of(fight).dice] == held
    fight.press(pygame.K_p)
    fight.scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    fight.wait(feel.ROLL / feel.FAST)
    assert not fight.scene.view.table.dice.moving
    assert shown(fight) == thrown(fight)


def test_with_reduced_motion_faces_fade(lay: Lay) -> None:
    fight = to_the_dice(
        lay(SKIRMISH, seats=4, settings=Settings(language="en", reduced_motion=True))
    )
    tray = tray_of(fight)
    places = [(die.moment.x, die.moment.y) for die in tray.dice]
    flick(fight, (10, 0))
    passed = 0.0
    while fight.scene.view.table.dice.moving:
        assert [(die.moment.x, die.moment.y) for die in tray.dice] == places
        assert all(die.moment.z == 0 for die in tray.dice)
        fight.wait(FRAME)
        passed += 2 * FRAME
    assert passed <= feel.ROLL_CALM + SLIP
    assert shown(fight) == thrown(fight)


def test_where_everything_is_shown_at_once_so_are_dice(lay: Lay) -> None:
    fight = to_the_dice(lay(SKIRMISH, seats=4, settings=Settings(language="en", speed=0.0)))
    fight.click(fight.middle(fight.ref("die.0")))
    assert not fight.scene.view.table.dice.moving
    assert shown(fight) == thrown(fight)


def test_dice_keep_their_faces_when_everything_is_laid_out_anew(fight: Bench) -> None:
    fight.click(fight.middle(fight.ref("die.0")))
    fight.wait(0.2)
    fight.scene.resize()
    assert shown(fight) == thrown(fight)
    assert lies(fight)


def test_a_taken_back_throw_shows_the_dice_as_before(fight: Bench) -> None:
    before = fight.match.number
    fight.click(fight.middle(fight.ref("die.0")))
    fight.wait(LONG)
    fight.match.friendly_undo = True
    fight.scene.course.undo()
    fight.wait(0.5)
    assert fight.match.number == before
    assert {die.light for die in tray_of(fight).dice} == {"can"}
    assert lies(fight)


def test_a_single_choice_is_not_made_for_whoever_may_throw(fight: Bench) -> None:
    throws = [m for m in fight.match.view(0).moves if verb(fight, m.verb) == "throw"]
    number = fight.match.number
    fight.scene.table.hands.allow(fight.match.game, fight.match.view(0).table, throws)
    fight.wait(3 * feel.FORCED)
    assert fight.match.number == number


def test_dice_lie_above_every_mat_and_below_what_flies() -> None:
    assert OVER + 10_000 < TRAY_Z < 200_000


def test_dice_have_the_colours_of_those_who_fight(lay: Lay) -> None:
    fight = to_the_dice(lay(SKIRMISH, seats=4))
    fight.click(fight.middle(fight.ref("die.0")))
    fight.wait(2.0)
    attack, defence = (die.dye for die in tray_of(fight).dice)
    assert attack != defence
    assert attack.body[2] < attack.body[0]  # seat A is orange; the field belongs to nobody
    worn = tray_of(fight).dyes
    fight.scene.view.table.lay_out_again()
    assert tray_of(fight).dyes == worn


def test_dice_that_wait_to_be_thrown_do_not_look_like_a_result(lay: Lay) -> None:
    fight = to_the_dice(lay(SKIRMISH, seats=4))
    assert {die.dye for die in tray_of(fight).dice} == {IVORY}
    assert not any(die.mark.visible for die in tray_of(fight).dice)


def test_contacts_are_heard_while_the_dice_tumble(lay: Lay) -> None:
    heard = Heard()
    fight = to_the_dice(lay(SKIRMISH, seats=4, sound=heard))
    heard.take()
    fight.click(fight.middle(fight.ref("die.0")))
    fight.wait(0.4)
    assert heard.take().count(DIE) >= 2
    fight.wait(0.6)
    heard.take()
    fight.wait(0.5)
    assert DIE not in heard.take()


def test_whoever_drives_the_program_is_told_where_the_dice_are(lay: Lay, tmp_path: Path) -> None:
    fight = to_the_dice(lay(SKIRMISH, seats=4, log=tmp_path / "log"))
    entry = fight.diary("layout")[-1]
    assert "die.0" in str(entry["takable"])
    assert "die.0" in str(entry["refs"])


def test_a_hint_names_a_die_and_what_it_shows(fight: Bench) -> None:
    fight.click(fight.middle(fight.ref("die.0")))
    fight.wait(LONG)
    ref = fight.ref("die.0")
    assert ref in {shown for shown, _ in fight.scene.view.table.furniture.hints()}
    assert str(thrown(fight)[0]) in fight.scene.view.table.hint_of(ref)


def test_the_luck_of_the_dice_is_told_once_they_lie(fight: Bench) -> None:
    ref = fight.ref("die.0")
    before = fight.scene.sentences.hint_of(ref)
    assert "on average" not in before
    fight.click(fight.middle(ref))
    fight.wait(0.3)
    assert fight.scene.view.table.dice.moving
    assert "on average" not in fight.scene.sentences.hint_of(ref)
    fight.wait(6.0)  # the fight is told on its sheet first
    faces = thrown(fight)
    told = fight.scene.sentences.hint_of(ref).splitlines()
    assert any(f"{sum(faces) / 2:.1f}" in line for line in told)
    assert any(f"{faces[0]}.0" in line and "own" in line for line in told)
