"""A tray with dice in it: they lie on their last faces, glow, are carried, thrown, and rest."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from rules.core.table import NOBODY
from tabletop.ui.cards.pictures import LIGHTS
from tabletop.ui.dice.faces import SIDES, lying, top_face
from tabletop.ui.dice.picture import IVORY, Dye, die_picture, die_shadow
from tabletop.ui.dice.throwing import Floor, Roll, Swing, gently, lies_at, tumble_of
from tabletop.ui.dice.tumble import Instant, Point
from tabletop.ui.drawing.canvas import Canvas, Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.marks import seat_mark
from tabletop.ui.drawing.materials.surfaces import RESTING, brass_edge, glow, panel, shadow, well
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import faded, grey_noise, layer, put
from tabletop.ui.drawing.theme import Colour
from tabletop.ui.sound import DIE
from tabletop.ui.table import feel
from tabletop.ui.table.pieces.travel import IN_HAND
from tabletop.ui.table.plan.geometry import CounterSpot

FROM_BELOW: Final = -0.2 * math.pi  # the viewer throws up and to the right
TRAY_Z: Final = 180_000  # above every mat, below what is on its way
GLOW_Z, SHADOW_Z, DIE_Z, MARK_Z = 1, 2, 20, 60
LARGEST: Final = 76  # side of a die in pixels of the design
SMALLEST: Final = 18
MARGIN: Final = 6  # around the tray
RIM: Final = 13
APART: Final = 1.5  # how far from one another dice lie that nobody has thrown yet, in sides
ASKEW: Final = (-0.22, 0.13, 0.3, -0.1)  # and at which angles
WOOD: Final = (82, 50, 26)
MARK: Final = 0.42  # size of a seat's mark beside its die, in sides
BESIDE: Final = 0.62
QUIET: Final = 0.06  # what touches more softly is not heard


class TrayDie:
    """One die of a tray, as it is now."""

    def __init__(self, ref: int, moment: Instant, canvas: Canvas) -> None:
        self.ref = ref
        self.moment = self.rest = moment  # where it is, and where it lay last
        self.face = top_face(moment.turn)
        self.dye, self.seat = IVORY, NOBODY
        self.mark = canvas.add(Sprite(layer((1, 1)), z=TRAY_Z + MARK_Z, visible=False))
        self.sprite = canvas.add(Sprite(layer((1, 1)), z=TRAY_Z + DIE_Z))
        self.shadow = canvas.add(Sprite(layer((1, 1)), z=TRAY_Z + SHADOW_Z))
        self.glow: Sprite | None = None
        self.light = ""
        self.fading: pygame.Surface | None = None  # what it showed before, while it changes softly

    def lie(self, face: int) -> None:
        """Lie where it lay last, on some face, without having been thrown."""
        self.face = face
        turn = lying(face, lies_at(self.rest.turn))
        self.moment = self.rest = Instant(self.rest.x, self.rest.y, 0.0, turn)


class DiceTray:
    """The dice of one counter spot; whatever is thrown, they end on the faces they are given."""

    def __init__(self, kit: Kit, canvas: Canvas, spot: CounterSpot) -> None:
        self.kit = kit
        self.canvas = canvas
        self.spot = spot
        self.box = spot.box.inflate(-2 * kit.scale.px(MARGIN), -2 * kit.scale.px(MARGIN))
        rim = max(4, kit.scale.px(RIM))
        self.floor = self.box.inflate(-2 * rim, -2 * rim)
        count = len(spot.refs)
        wanted = min(self.floor.height / 2.4, self.floor.width / (1.7 + count))
        self.side = max(float(SMALLEST), min(wanted, kit.scale.px(LARGEST)))
        self.size: Point = (self.floor.width / self.side, self.floor.height / self.side)
        cast = shadow(self.box.size, rim, RESTING, kit.scale.factor)
        image = layer((self.box.width + 2 * cast.margin, self.box.height + 2 * cast.margin))
        cast.draw(image, (cast.margin, cast.margin))
        put(image, _tray(self.box.size, rim, kit.theme["felt"]), (cast.margin, cast.margin))
        at = (self.box.x - cast.margin, self.box.y - cast.margin)
        self.ground = canvas.add(Sprite(image, at, TRAY_Z))
        self.dice = [
            TrayDie(ref, self._home(number), canvas) for number, ref in enumerate(spot.refs)
        ]
        self.calm = False
        self.held = False
        self._swing: Swing | None = None  # how a hand has just let go of them
        self._roll: Roll | None = None
        self._rolling: list[TrayDie] = []
        self._fade = 1.0
        tumble_of(self.size, [])  # so that the first throw need not wait for physics
        self._draw()

    def _home(self, number: int) -> Instant:
        """Return how a die lies that has not been thrown yet."""
        count = len(self.spot.refs)
        aside = (number - (count - 1) / 2) * min(APART, (self.size[0] - 1.4) / max(1, count - 1))
        return Instant(aside, 0.0, 0.0, lying(1 + number % SIDES, ASKEW[number % len(ASKEW)]))

    # Reading

    @property
    def moving(self) -> bool:
        """Tell whether a die moves or changes."""
        return self._roll is not None or self._fade < 1.0

    def shows(self, ref: int) -> bool:
        """Tell whether a counter is one of these dice."""
        return ref in self.spot.refs

    def rect_of(self, ref: int) -> pygame.Rect | None:
        """Return what a die covers."""
        for die in self.dice:
            if die.ref == ref:
                side = round(self.side * 1.24)
                rect = pygame.Rect(0, 0, side, side)
                rect.center = self._pixel(die.moment)
                return rect
        return None

    def refs_at(self, at: Point) -> list[int]:
        """Return the dice under a point; the floor of their tray stands for all of them."""
        if not self.box.collidepoint(at):
            return []
        away = {
            die.ref: math.hypot(*(a - b for a, b in zip(at, self._pixel(die.moment), strict=True)))
            for die in self.dice
        }
        return sorted(away, key=lambda ref: away[ref])

    def _pixel(self, moment: Instant) -> tuple[int, int]:
        x = self.floor.centerx + moment.x * self.side
        y = self.floor.centery + (moment.y - moment.z * 0.25) * self.side
        return round(x), round(y)

    def in_sides(self, at: Point) -> Point:
        """Return a point of the window as a point of the tray."""
        x, y = at[0] - self.floor.centerx, at[1] - self.floor.centery
        return x / self.side, y / self.side

    # Resting

    def show(self, values: Mapping[int, int], *, at_once: bool) -> None:
        """Lie as counters say; what is on its way gets there by itself unless it must at once."""
        if at_once or (self._swing is not None and self._roll is None):
            self.finish()
        if self._roll is not None or self.held:
            return
        faces = {die: values.get(die.ref, 0) for die in self.dice}
        wrong = [die for die, face in faces.items() if 1 <= face <= SIDES and face != die.face]
        for die in wrong:
            die.lie(faces[die])
        if wrong:
            self._draw()

    def finish(self) -> None:
        """Come to rest at once."""
        self._swing = None
        if self._roll is not None:
            self._roll.finish()
            self._follow(self._roll)
        if self.held or (self._fade == 1.0 and all(die.moment == die.rest for die in self.dice)):
            return
        self._fade = 1.0
        for die in self.dice:
            die.fading = None
            die.moment = die.rest
        self._draw()

    @property
    def dyes(self) -> list[tuple[Dye, int]]:
        """Return the colour of each die and the seat that it stands for."""
        return [(die.dye, die.seat) for die in self.dice]

    def dress(self, dyes: Sequence[tuple[Dye, int]]) -> None:
        """Give the dice their colours, and the marks of the seats that they stand for."""
        if self.dyes == list(dyes):
            return
        for die, (dye, seat) in zip(self.dice, dyes, strict=True):
            die.dye, die.seat = dye, seat
            if seat != NOBODY:
                die.mark.show(seat_mark(self.kit, seat, max(15, round(self.side * MARK))))
        self._draw()

    # Throwing

    def throw(self, faces: Mapping[int, int], seconds: float, angle: float, seed: int) -> None:
        """Throw some dice so that they end on these faces; others stay where they lie."""
        self.finish_roll()
        self._rolling = [die for die in self.dice if die.ref in faces]
        wanted = [faces[die.ref] for die in self._rolling]
        if self.calm:
            self._change(wanted)
            return
        others = tuple(die.moment for die in self.dice if die.ref not in faces)
        swing = self._swing or gently(self.size, angle)
        moments = [die.moment for die in self._rolling]
        self._roll = Roll(Floor(self.size, others), moments, wanted, swing, seed)
        self._roll.seconds = max(1e-3, seconds)
        self._swing, self.held = None, False
        self.light({})

    def finish_roll(self) -> None:
        """End an earlier throw before another one begins."""
        if self._roll is not None:
            self._roll.finish()
            self._follow(self._roll)

    def _change(self, faces: list[int]) -> None:
        """Fade from the old faces to the new ones, for those who want no motion."""
        self.kit.sound.play(DIE, 0.5)
        for die, face in zip(self._rolling, faces, strict=True):
            die.fading = die.sprite.image
            die.lie(face)
        self._swing, self.held = None, False
        self._fade = 0.0
        self._draw()

    def advance(self, seconds: float) -> None:
        """Let the dice tumble on."""
        if seconds <= 0:
            return
        if self._fade < 1.0:
            self._fade = min(1.0, self._fade + seconds / feel.ROLL_CALM)
            self._draw()
        if self._roll is not None:
            for contact in self._roll.advance(seconds):
                if contact.force > QUIET:
                    self.kit.sound.play(DIE, contact.force)
            self._follow(self._roll)

    def _follow(self, roll: Roll) -> None:
        for die, moment in zip(self._rolling, roll.moments(), strict=True):
            die.moment = moment
        if roll.finished:
            for die, face in zip(self._rolling, roll.faces, strict=True):
                die.face, die.rest = face, die.moment
            self._roll, self._rolling = None, []
        self._draw()

    # In the hand

    def take(self) -> None:
        """Follow a hand from now on."""
        self.finish_roll()
        self.held = True

    def carry(self, moments: Sequence[Instant]) -> None:
        """Be where the hand has them."""
        for die, moment in zip(self.dice, moments, strict=True):
            die.moment = moment
        self._draw()

    def let_go(self, swing: Swing) -> None:
        """Leave the hand: the next throw begins so."""
        self._swing, self.held = swing, False

    # Light and pictures

    def light(self, lights: Mapping[int, str]) -> None:
        """Let dice glow that can be thrown."""
        for die in self.dice:
            light = lights.get(die.ref, "")
            if light != die.light:
                die.light = light
                self._glow(die)

    def _glow(self, die: TrayDie) -> None:
        if die.glow is not None:
            self.canvas.remove(die.glow)
            die.glow = None
        if not die.light or self.held or self._roll is not None:
            return
        side = round(self.side * 1.16)
        spread, line = max(4, self.kit.scale.px(10)), max(2, self.kit.scale.px(3))
        colour = self.kit.theme[LIGHTS[die.light]]
        image = _turned_glow(
            side, colour, spread, line, round(math.degrees(lies_at(die.moment.turn)))
        )
        die.glow = self.canvas.add(Sprite(image, z=TRAY_Z + GLOW_Z))
        die.glow.move_centre(self._pixel(die.moment))

    def _draw(self) -> None:
        order = sorted(self.dice, key=lambda die: die.moment.z)
        for number, die in enumerate(order):
            self._draw_die(die)
            base = IN_HAND if self.held else TRAY_Z
            self.canvas.raise_to(die.sprite, base + DIE_Z + number)
            self.canvas.raise_to(die.shadow, base + SHADOW_Z)
        for die in self.dice:
            self._mark(die)
            if die.light:
                self._glow(die)

    def _mark(self, die: TrayDie) -> None:
        """Lay the mark of its seat beside a die that rests: away from others, inside the tray."""
        still = die.moment.z == 0 and not self.moving
        die.mark.set_visible(still and die.seat != NOBODY)
        if not die.mark.visible:
            return
        x, y = self._pixel(die.moment)
        away = self.side * BESIDE
        spots = [(x + right * away, y + low * away) for right in (1, -1) for low in (1, -1)]
        others = [self._pixel(other.moment) for other in self.dice if other is not die]
        inside = [spot for spot in spots if self.floor.collidepoint(spot)] or spots
        die.mark.move_centre(
            max(inside, key=lambda spot: min((math.dist(spot, o) for o in others), default=0.0))
        )

    def _draw_die(self, die: TrayDie) -> None:
        moment, side = die.moment, self.side
        image = die_picture(moment.turn, side * (1 + 0.1 * moment.z), die.dye)
        if die.fading is not None and self._fade < 1.0:
            image = _mixed(die.fading, image, self._fade)
        die.sprite.show(image)
        x, y = self._pixel(moment)
        die.sprite.move_centre((x, y))
        height = max(0, min(14, round(moment.z * 6)))
        die.shadow.show(die_shadow(round(side), height))
        low = y + moment.z * 0.25 * side
        die.shadow.move_centre(
            (x + side * (0.07 + 0.4 * moment.z), low + side * (0.1 + 0.5 * moment.z))
        )

    def remove(self) -> None:
        """Leave the canvas."""
        self.canvas.remove(self.ground)
        for die in self.dice:
            for sprite in (die.sprite, die.shadow, die.mark, die.glow):
                if sprite is not None:
                    self.canvas.remove(sprite)


def _mixed(old: pygame.Surface, new: pygame.Surface, share: float) -> pygame.Surface:
    """Return a picture on its way from one to another."""
    result = faded(new, share)
    before = faded(old, 1 - share)
    result.blit(
        before, before.get_rect(center=result.get_rect().center), None, pygame.BLEND_RGBA_ADD
    )
    return result


@remembered
def _tray(size: tuple[int, int], rim: int, felt: Colour) -> pygame.Surface:
    """Return a wooden tray lined with felt."""
    image = panel(size, rim, WOOD, 0).copy()
    put(image, brass_edge(size, rim, max(1, rim // 6)), (0, 0))
    inner = (size[0] - 2 * rim, size[1] - 2 * rim)
    lining = well(inner, max(3, rim // 2), felt).copy()
    grain = pygame.transform.box_blur(grey_noise(inner, 5, 190, 255), 1)
    lining.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    put(image, lining, (rim, rim))
    put(image, faded(brass_edge(inner, max(3, rim // 2), max(1, rim // 8)), 0.6), (rim, rim))
    return image


@remembered
def _turned_glow(side: int, colour: Colour, spread: int, line: int, degrees: int) -> pygame.Surface:
    cast = glow((side, side), side // 5, colour, spread, line)
    return pygame.transform.rotozoom(cast.image, -degrees, 1.0)
