"""How dice tumble: onto the faces that chance has chosen, flat, apart, inside, always alike.

That a throw shows what was thrown rests on two things, each proved here without a gap: the turn
that is put before a tumble brings any face onto the place of any other (all 24 turns of a cube
for each of the 6 faces), and a tumble ends lying flat. So 10,000 throws of two dice are led
through the relabelling of a few hundred tumbles that are worked out in full.
"""

import math
import random
from functools import cache

import pytest

from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ui.dice.faces import (
    NORMALS,
    SIDES,
    SYMMETRIES,
    Turn,
    joined,
    lying,
    relabelling,
    tilt_cosine,
    top_face,
    turned,
)
from tabletop.ui.dice.physics import MOST_STEPS, Tumble
from tabletop.ui.dice.throwing import (
    FASTEST,
    FLYING_ON,
    GENTLE,
    Floor,
    Roll,
    Swing,
    flicked,
    gently,
    lies_at,
    tosses,
)
from tabletop.ui.dice.tumble import BOX, Instant, any_turn
from tabletop.ui.table import feel
from tests.fixture_game import DIE
from tests.fixture_game import GAME as TALLY

TRAYS = [(3.7, 2.5), (4.4, 3.0), (6.0, 4.0)]
THROWS = 10_000
TUMBLES = 240
DRAWN = 1.09  # a die as it is drawn, its rounded edges nearer to the eye than its middle
# The value that chi-square with five degrees of freedom exceeds once in a thousand fair samples.
CHI_SQUARE = 20.52
FRAME = 1 / 60


def at_rest(count: int = 2) -> list[Instant]:
    """Return dice that lie beside one another."""
    return [Instant(1.4 * number - 0.7, 0.0, 0.0, lying(1, 0.0)) for number in range(count)]


def swing_of(seed: int, tray: tuple[float, float]) -> Swing:
    """Return some throw: every other one gentle, the others from anywhere at any speed."""
    chance = random.Random(seed)
    angle = chance.uniform(0, math.tau)
    if seed % 2:
        return gently(tray, angle)
    at = (chance.uniform(-8, 8), chance.uniform(-5, 5))
    speed = chance.uniform(0, 40)
    return flicked(tray, at, (speed * math.cos(angle), speed * math.sin(angle)), angle)


def roll_of(seed: int, faces: list[int], tray: tuple[float, float] = TRAYS[0]) -> Roll:
    """Return some throw of dice that are to show these faces."""
    return Roll(Floor(tray), at_rest(len(faces)), faces, swing_of(seed, tray), seed)


@cache
def tumbled(seed: int) -> tuple[Turn, ...]:
    """Return how two dice lie after a tumble of their own, before anything is relabelled."""
    tray = TRAYS[seed % len(TRAYS)]
    tumble = Tumble(tray, tosses(tray, 2, swing_of(seed, tray), random.Random(seed)))
    tumble.run()
    return tuple(die.turn for die in tumble.frames[-1])


def shown(roll: Roll) -> list[int]:
    """Return the faces on top."""
    return [top_face(die.turn) for die in roll.moments()]


def corners(die: Instant) -> list[tuple[float, float]]:
    """Return where the corners of a die that lies flat are seen from above."""
    c, s = math.cos(lies_at(die.turn)), math.sin(lies_at(die.turn))
    half = DRAWN / 2
    around = [(half, half), (-half, half), (-half, -half), (half, -half)]
    return [(die.x + c * x - s * y, die.y + s * x + c * y) for x, y in around]


def gap(one: Instant, other: Instant) -> float:
    """Return how far apart two dice lie that lie flat; below 0 they overlap."""
    best = -math.inf
    for die in (one, other):
        for turn in (0.0, math.pi / 2):
            x, y = math.cos(lies_at(die.turn) + turn), math.sin(lies_at(die.turn) + turn)
            spans = [[x * a + y * b for a, b in corners(each)] for each in (one, other)]
            best = max(best, min(spans[0]) - max(spans[1]), min(spans[1]) - max(spans[0]))
    return best


def test_a_cube_has_24_turns_and_opposite_faces_add_up_to_seven() -> None:
    assert len(set(SYMMETRIES)) == 24
    for face, normal in NORMALS.items():
        x, y, z = normal
        assert NORMALS[7 - face] == (-x, -y, -z)


@pytest.mark.parametrize("wanted", range(1, SIDES + 1))
def test_every_face_can_be_brought_onto_every_resting_place(wanted: int) -> None:
    for rest in SYMMETRIES:  # all 24 ways in which a die can lie flat
        for which in range(4):
            label = relabelling(top_face(rest), wanted, which)
            assert label in SYMMETRIES
            assert top_face(joined(rest, label)) == wanted
    sideways = {relabelling(1, wanted, which) for which in range(4)}
    assert len(sideways) == 4


def test_a_relabelled_die_moves_as_before() -> None:
    chance = random.Random(5)
    for label in SYMMETRIES:
        _, x, y, z = any_turn(chance)
        edges = {tuple(turned(label, normal)) for normal in NORMALS.values()}
        assert edges == {tuple(map(float, normal)) for normal in NORMALS.values()}
        assert math.isclose(math.hypot(*turned(label, (x, y, z))), math.hypot(x, y, z))


def test_ten_thousand_throws_show_what_was_thrown_and_the_dice_are_fair() -> None:
    table = Table.bare(TALLY.setup(2, TALLY.usual_options()), Rng.seeded(2024))
    counts = [0] * SIDES
    for number in range(THROWS):
        faces = [table.roll(DIE, SIDES) for _ in range(2)]
        for face, rest in zip(faces, tumbled(number % TUMBLES), strict=True):
            label = relabelling(top_face(rest), face, number)
            assert top_face(joined(rest, label)) == face
            counts[face - 1] += 1
    expected = 2 * THROWS / SIDES
    assert sum((count - expected) ** 2 / expected for count in counts) < CHI_SQUARE


def test_what_is_played_ends_on_the_faces_it_was_given() -> None:
    rng = Rng.seeded(7)
    for seed in range(60):
        faces = [rng.below(SIDES) + 1 for _ in range(2)]
        roll = roll_of(seed, faces, TRAYS[seed % len(TRAYS)])
        while not roll.finished:
            roll.advance(FRAME)
        assert shown(roll) == faces


@pytest.mark.parametrize("tray", TRAYS)
def test_dice_come_to_rest_flat_apart_and_inside(tray: tuple[float, float]) -> None:
    for seed in range(60):
        roll = roll_of(seed, [3, 5], tray)
        roll.finish()
        dice = roll.moments()
        assert all(die.z == 0 and tilt_cosine(die.turn) > 1 - 1e-9 for die in dice)
        assert gap(*dice) > 0
        for x, y in [corner for die in dice for corner in corners(die)]:
            assert abs(x) < tray[0] / 2
            assert abs(y) < tray[1] / 2


def test_five_dice_find_room_too() -> None:
    for seed in range(12):
        roll = roll_of(seed, [1, 2, 3, 4, 5], (7.0, 3.4))
        roll.finish()
        dice = roll.moments()
        assert shown(roll) == [1, 2, 3, 4, 5]
        pairs = [(a, b) for index, a in enumerate(dice) for b in dice[:index]]
        assert all(gap(*pair) > 0 for pair in pairs)


def test_dice_that_are_not_thrown_stay_where_they_lie() -> None:
    stays = Instant(0.4, 0.1, 0.0, lying(6, 0.3))
    for seed in range(12):
        floor = Floor(TRAYS[1], (stays,))
        roll = Roll(floor, at_rest(1), [2], swing_of(seed, TRAYS[1]), seed)
        roll.finish()
        assert gap(roll.moments()[0], stays) > 0


def test_the_same_throw_looks_the_same_every_time() -> None:
    for seed in range(6):
        one, other = roll_of(seed, [6, 1]), roll_of(seed, [6, 1])
        while not one.finished:  # however the work is shared out among frames
            one.advance(FRAME)
        other.advance(feel.ROLL)
        assert one.moments() == other.moments()
        assert one._tumble.frames == other._tumble.frames


def test_chance_never_asks_how_the_dice_tumbled() -> None:
    paths = [roll_of(3, faces)._tumble for faces in ([1, 1], [6, 4])]
    for path in paths:
        path.run()
    assert paths[0].frames == paths[1].frames


@pytest.mark.parametrize("degrees", range(0, 360, 30))
def test_dice_fly_where_the_hand_flicks_them(degrees: int) -> None:
    tray = TRAYS[2]
    angle = math.radians(degrees)
    way = (math.cos(angle), math.sin(angle))
    fast = (way[0] * 18, way[1] * 18)
    swing = flicked(tray, (-way[0], -way[1]), fast, angle + 2)
    assert math.isclose(
        math.atan2(swing.velocity[1], swing.velocity[0]) % math.tau, angle % math.tau, abs_tol=1e-9
    )
    roll = Roll(Floor(tray), at_rest(), [2, 2], swing, degrees)
    roll.advance(FLYING_ON)
    before = roll.moments()
    roll.advance(0.04)
    for start, end in zip(before, roll.moments(), strict=True):
        gone = (end.x - start.x, end.y - start.y)
        along = gone[0] * way[0] + gone[1] * way[1]
        assert along > 0.94 * math.hypot(*gone) > 0.2


def test_a_slow_hand_throws_gently_and_a_wild_one_not_too_fast() -> None:
    assert math.hypot(*flicked(TRAYS[0], (0, 0), (1.0, 0.5), 0.0).velocity) == pytest.approx(GENTLE)
    assert math.hypot(*flicked(TRAYS[0], (0, 0), (300, 0), 0.0).velocity) == pytest.approx(FASTEST)


def test_a_throw_lasts_as_long_as_it_may_and_hardly_changes_its_pace() -> None:
    natural = [len(tumble_of(seed).frames) / 120 for seed in range(40)]
    assert min(natural) > 0.5
    assert max(natural) < 1.1
    for seconds in (feel.ROLL_LEAST, feel.ROLL, 0.9):
        roll = roll_of(1, [4, 4])
        roll.seconds = seconds
        frames = 0
        while not roll.finished:
            roll.advance(FRAME)
            frames += 1
        assert frames == math.ceil(seconds / FRAME - 1e-9)


def tumble_of(seed: int) -> Tumble:
    """Return a tumble that has been worked out."""
    tray = TRAYS[seed % 2]
    tumble = Tumble(tray, tosses(tray, 2, swing_of(seed, tray), random.Random(seed)))
    tumble.run()
    return tumble


def test_contacts_come_in_order_and_within_the_throw() -> None:
    for seed in range(20):
        roll = roll_of(seed, [1, 2])
        heard = []
        while not roll.finished:
            heard += roll.advance(FRAME)
        times = [contact.at for contact in heard]
        assert len(heard) >= 3
        assert times == sorted(times)
        assert all(0 <= contact.force <= 1 for contact in heard)


def test_a_tumble_that_finds_no_rest_is_laid_flat_in_time() -> None:
    tray = (3.0, 2.0)  # too narrow for five: they push each other for good
    tumble = Tumble(tray, tosses(tray, 5, gently(tray, 1.0), random.Random(1)))
    assert tumble.run()
    assert len(tumble.frames) <= MOST_STEPS + 12
    assert all(tilt_cosine(die.turn) > 1 - 1e-9 for die in tumble.frames[-1])


def test_boxes_are_as_large_as_what_is_drawn() -> None:
    assert BOX > DRAWN
