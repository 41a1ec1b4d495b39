"""How things feel in the hand: dice follow, roll and remember its speed; coins rise and vanish."""

import math
from itertools import pairwise

import pytest

from tabletop.player.settings import Settings
from tabletop.ui.dice.faces import Turn, joined
from tabletop.ui.dice.throwing import HAND
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.materials.surfaces import DRAGGED
from tabletop.ui.sound import DIE
from tabletop.ui.table import feel
from tabletop.ui.table.counters.tokens import raised
from tabletop.ui.table.dice.tray import DiceTray
from tabletop.ui.table.hands.carrying import VANISH, CardGrip, TokenGrip
from tabletop.ui.table.hands.dice_grip import REMEMBERED, DiceGrip
from tabletop.ui.table.hands.grip import Grip
from tests.fixture_game import GAME as TALLY
from tests.fixture_market import GAME as MARKET
from tests.fixture_market import coins, rank
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.ui.heard import Heard
from tests.ui.table.bench import FRAME, Bench
from tests.ui.table.conftest import Lay

CALM = Settings(language="en", reduced_motion=True)
START = (400.0, 300.0)


def rests(grip: Grip) -> bool:
    """Tell whether a thing that left the hand lies still."""
    return grip.done


def dice_in_hand(bench: Bench) -> tuple[DiceTray, DiceGrip]:
    """Take the dice of the only tray at its middle."""
    table = bench.scene.view.table
    tray = table.dice.trays[0]
    return tray, DiceGrip(table.setting, tray, tray.dice[0].ref, tray.floor.center)


def lead(grip: DiceGrip, by: tuple[float, float], frames: int) -> None:
    """Move the hand by so many pixels a frame."""
    for _ in range(frames):
        grip.follow((grip.pointer[0] + by[0], grip.pointer[1] + by[1]))
        grip.advance(FRAME)


def axis_between(before: Turn, after: Turn) -> tuple[float, float, float]:
    """Return about which direction a thing was turned, longer where it was turned farther."""
    transposed: Turn = tuple(zip(*before, strict=True))  # type: ignore[assignment]
    (_, b, c), (d, _, f), (g, h, _) = joined(after, transposed)
    return h - f, c - g, d - b


@pytest.mark.parametrize("by", [(6.0, 0.0), (0.0, 4.0), (-9.0, 3.0)])
def test_the_speed_of_a_hand_is_its_way_in_sides_by_the_time_it_took(
    lay: Lay, by: tuple[float, float]
) -> None:
    tray, grip = dice_in_hand(lay(SKIRMISH, seats=4))
    assert grip.velocity == (0.0, 0.0)
    lead(grip, by, 12)
    wanted = tuple(part / tray.side / FRAME for part in by)
    assert grip.velocity == pytest.approx(wanted)


def test_only_the_last_motion_of_a_hand_counts(lay: Lay) -> None:
    _, grip = dice_in_hand(lay(SKIRMISH, seats=4))
    lead(grip, (8.0, 2.0), 20)
    lead(grip, (0.0, 0.0), round(REMEMBERED / FRAME) + 1)
    assert grip.velocity == (0.0, 0.0)


@pytest.mark.parametrize("seconds", [0.004, FRAME, 0.03, 0.2])
def test_a_hand_remembers_the_last_moments_and_no_more(lay: Lay, seconds: float) -> None:
    _, grip = dice_in_hand(lay(SKIRMISH, seats=4))
    for _ in range(50):
        grip.advance(seconds)
    times = [part[0] for part in grip.motion]
    assert sum(times) >= REMEMBERED - 1e-9
    assert sum(times[1:]) < REMEMBERED + 1e-9


def test_two_motions_between_frames_count_together(lay: Lay) -> None:
    tray, grip = dice_in_hand(lay(SKIRMISH, seats=4))
    x, y = grip.pointer
    for at in ((x + 3, y + 1), (x + 8, y + 5)):
        grip.follow(at)
    grip.advance(FRAME)
    assert grip.velocity == pytest.approx((8 / tray.side / FRAME, 5 / tray.side / FRAME))


@pytest.mark.parametrize("settings", [None, CALM])
def test_dice_lie_side_by_side_in_the_hand_around_the_pointer(
    lay: Lay, settings: Settings | None
) -> None:
    tray, grip = dice_in_hand(lay(SKIRMISH, seats=4, settings=settings))
    lead(grip, (7.0, -3.0), 3)
    lead(grip, (0.0, 0.0), 1 if settings else 60)
    x, y = tray.in_sides(grip.pointer)
    moments = [die.moment for die in tray.dice]
    assert sum(moment.x for moment in moments) / len(moments) == pytest.approx(x, abs=0.01)
    assert all(abs(moment.y - y) < 0.2 for moment in moments)
    assert all(1.0 < two.x - one.x < 1.2 for one, two in pairwise(moments)), "close, not touching"
    assert all(moment.z == pytest.approx(HAND) for moment in moments)
    assert grip.rect.collidepoint(grip.pointer)


def test_dice_rise_while_they_are_picked_up(lay: Lay) -> None:
    tray, grip = dice_in_hand(lay(SKIRMISH, seats=4))
    heights = [tray.dice[0].moment.z]
    for _ in range(3):
        grip.advance(feel.PICK_UP / 3)
        heights.append(tray.dice[0].moment.z)
    assert heights == pytest.approx([0.0, HAND / 3, 2 * HAND / 3, HAND])


@pytest.mark.parametrize("by", [(9.0, 3.0), (-4.0, 8.0), (5.0, 0.0)])
def test_dice_roll_about_what_lies_across_the_way_of_the_hand(
    lay: Lay, by: tuple[float, float]
) -> None:
    _, grip = dice_in_hand(lay(SKIRMISH, seats=4))
    before = grip.turns[:]
    lead(grip, by, 1)
    leans = []
    for old, new in zip(before, grip.turns, strict=True):
        x, y, z = axis_between(old, new)
        assert x * by[0] + y * by[1] == pytest.approx(0.0, abs=1e-9), "neither along nor against"
        assert by[0] * y - by[1] * x > 0, "forwards"
        leans.append(z)
    assert leans[0] == pytest.approx(-leans[1]), "each its own way"
    assert leans[0] != 0


def test_dice_in_a_resting_hand_do_not_turn(lay: Lay) -> None:
    _, grip = dice_in_hand(lay(SKIRMISH, seats=4))
    before = grip.turns[:]
    lead(grip, (0.0, 0.0), 5)
    assert grip.turns == before


def test_only_a_sharp_turn_of_the_hand_makes_dice_rattle(lay: Lay) -> None:
    sound = Heard()
    _, grip = dice_in_hand(lay(SKIRMISH, seats=4, sound=sound))
    lead(grip, (20.0, 4.0), 4)
    lead(grip, (4.0, 20.0), 4)
    assert DIE not in sound.names
    lead(grip, (-20.0, -20.0), 1)
    assert sound.names.count(DIE) == 1


def test_a_rattle_is_heard_and_louder_the_sharper_the_turn(lay: Lay) -> None:
    volumes = []

    class Volumes(Heard):
        """Notes how loud dice are."""

        def play(self, name: str, loudness: float = 1.0) -> None:
            """Note the loudness of a die."""
            if name == DIE:
                volumes.append(loudness)

    _, grip = dice_in_hand(lay(SKIRMISH, seats=4, sound=Volumes()))
    for far in (2.0, 6.0, 400.0):
        lead(grip, (far, 0.0), 2)
        lead(grip, (-far, 0.0), 1)
        lead(grip, (0.0, 0.0), 1)
        lead(grip, (0.0, 1.0), 2)
    assert 0 < volumes[0] < volumes[1] < volumes[2] <= 0.6


def test_dice_in_the_hand_do_not_glow_any_more(lay: Lay) -> None:
    bench = lay(SKIRMISH, seats=4)
    tray = bench.scene.view.table.dice.trays[0]
    tray.light({die.ref: "can" for die in tray.dice})
    assert {die.light for die in tray.dice} == {"can"}
    dice_in_hand(bench)
    assert {die.light for die in tray.dice} == {""}


def test_dice_glide_home_and_lie_there_as_before(lay: Lay) -> None:
    tray, grip = dice_in_hand(lay(SKIRMISH, seats=4))
    lead(grip, (10.0, 5.0), 12)
    grip.go_home()
    assert not rests(grip)
    away = [abs(die.moment.x - home.x) for die, home in zip(tray.dice, grip.home, strict=True)]
    grip.advance(feel.HOME / 2)
    assert not rests(grip)
    nearer = [abs(die.moment.x - home.x) for die, home in zip(tray.dice, grip.home, strict=True)]
    assert sum(nearer) < sum(away)
    assert tray.dice[0].moment.turn == grip.home[0].turn
    assert tray.dice[0].moment.z == pytest.approx(HAND / 2)
    grip.advance(feel.HOME)
    assert rests(grip)
    assert [die.moment for die in tray.dice] == grip.home
    assert not tray.held


def test_calm_dice_are_home_at_once(lay: Lay) -> None:
    tray, grip = dice_in_hand(lay(SKIRMISH, seats=4, settings=CALM))
    lead(grip, (10.0, 5.0), 3)
    grip.go_home()
    assert rests(grip)
    assert [die.moment for die in tray.dice] == grip.home


def token_in_hand(bench: Bench, ref: int) -> TokenGrip:
    """Take a counter in its middle."""
    table = bench.scene.view.table
    home = table.rects_of(ref)[0]
    return TokenGrip(table.setting, table.markers, ref, home, home.center)


def test_a_coin_rises_to_its_size_in_the_hand_and_stays_so(lay: Lay) -> None:
    bench = lay(MARKET, seats=3)
    grip = token_in_hand(bench, coins(0))
    kit = bench.scene.view.table.setting.kit
    sizes = [grip.sprite.image.get_size()]
    for _ in range(8):
        grip.advance(feel.PICK_UP / 6)
        sizes.append(grip.sprite.image.get_size())
    assert sizes == sorted(sizes)
    assert sizes[0] == raised(kit, grip.image, DRAGGED, 1.0).get_size()
    assert sizes[6:] == [raised(kit, grip.image, DRAGGED, feel.TOKEN_SCALE).get_size()] * 3


def test_a_thing_that_has_risen_is_not_drawn_again_before_it_moves(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    grip = token_in_hand(lay(MARKET, seats=3), coins(0))
    grip.advance(feel.PICK_UP * 2)
    drawn: list[Sprite] = []
    monkeypatch.setattr(Sprite, "show", lambda sprite, _image: drawn.append(sprite))
    grip.advance(FRAME)
    assert drawn == []
    grip.follow(START)
    assert drawn == [grip.sprite]


def test_a_coin_waits_above_what_it_is_asked_about_and_vanishes_with_the_move(lay: Lay) -> None:
    bench = lay(MARKET, seats=3)
    grip = token_in_hand(bench, coins(0))
    grip.ask(START)
    assert grip.middle == START
    assert grip.sprite.rect.center == pytest.approx(START, abs=1)
    assert grip.rect.center == pytest.approx(START, abs=1)
    grip.leave()
    before = grip.sprite.image
    grip.advance(VANISH / 2)
    assert not rests(grip)
    middle = (before.get_width() // 2, before.get_height() // 2)
    assert 0 < grip.sprite.image.get_at(middle).a < before.get_at(middle).a
    grip.advance(VANISH)
    assert rests(grip)
    assert grip.sprite not in bench.stage.canvas.sprites


def test_a_disc_keeps_the_grabbed_point_under_the_pointer_and_is_seen_again_at_home(
    lay: Lay,
) -> None:
    bench = lay(MARKET, seats=3)
    table = bench.scene.view.table
    markers = table.markers
    home = markers.rects_of(rank(0))[0]
    grip = TokenGrip(table.setting, markers, rank(0), home, (home.centerx + 3, home.centery - 2))
    assert markers.rects_of(rank(0)) == []
    grip.follow(START)
    assert grip.middle == (START[0] - 3, START[1] + 2)
    grip.go_home()
    start, ways = grip.middle, []
    for _ in range(4):
        ways.append(math.dist(grip.middle, home.center))
        grip.advance(feel.HOME / 5)
    assert ways == sorted(ways, reverse=True), "nearer and nearer"
    assert ways[0] == math.dist(start, home.center) > ways[1]
    assert not rests(grip)
    grip.advance(feel.HOME)
    assert rests(grip)
    assert markers.rects_of(rank(0)) == [home]


@pytest.mark.parametrize("nudge", [None, False, True])
def test_a_refused_card_is_nudged_on_its_way_and_one_given_up_is_not(
    lay: Lay, nudge: bool | None
) -> None:
    bench = lay(TALLY)
    bench.wait_for_me()
    piece = bench.pieces("hand.0")[0]
    setting = bench.scene.view.table.setting
    grip = CardGrip(setting, piece, piece.rect.center)
    grip.follow(START)
    assert piece.rect.collidepoint(START), "it is drawn where the hand is"
    if nudge is None:
        grip.go_home()
    else:
        grip.go_home(nudge=nudge)
    assert piece.glide is not None
    assert piece.glide.nudge == (setting.kit.scale.px(feel.NUDGE) if nudge else 0.0)


@pytest.mark.parametrize("settings", [None, CALM])
def test_a_card_is_taken_as_it_lies_and_a_calm_one_straight(
    lay: Lay, settings: Settings | None
) -> None:
    bench = lay(TALLY, settings=settings)
    bench.wait_for_me()
    piece = bench.pieces("hand.0")[0]
    lying = piece.shown_pose.angle
    assert lying != 0
    grip = CardGrip(bench.scene.view.table.setting, piece, piece.rect.center)
    grip.follow(START)
    assert piece.pose.angle == (0.0 if settings else lying)
