"""Name plates: who sits where, whose turn it is, who thinks, and what a seat counts."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from math import cos, pi, sin

import pygame

from tabletop.player.seats import Seat
from tabletop.ui.cards.portraits import Portrait, seat_portrait
from tabletop.ui.drawing.canvas import Canvas, Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.letters.richtext import Laid, Style
from tabletop.ui.drawing.materials.surfaces import brass_edge, glow, panel
from tabletop.ui.drawing.paint import faded, layer, put, rounded_mask
from tabletop.ui.drawing.theme import mix
from tabletop.ui.table.fittings.counts import Number
from tabletop.ui.table.flat.parts import Part

SMALLEST = 14  # pixels of its letters
SLACK = 0.15  # how much less a name may grow than what is half as large again
DOT = " · "  # between what is told of a seat
HIGHEST = 2.75  # of a plate, in sizes of its text
LINE = 1.2  # height of a line in sizes of its text
SEAL = (150, 32, 24)  # of wax
MARKED = (0.62, 0.54)  # of a plate's height, for a mark alone and with something around it
PICTURED = 1.9  # of that height, for a portrait at most
WREATH = 1.78  # of the mark that it is around
VEIL, VEIL_PLAIN = 0.3, 0.18  # how dark the plate of a seat is that is out, and with contrast
RING_Z = 100_500
RING_DOTS = 9
RING_TURN = 1.1
Figure = tuple[int, Laid, pygame.Rect]  # a counter, its number and where that stands


@dataclass(frozen=True, slots=True)
class PlateState:
    """What a plate shows of its seat besides its counters.

    active   whether it decides now
    out      whether it has left the match
    turn     the icon that marks whose turn it is, if it is its own
    sealed   whether it has decided in secret while others still do
    deed     what it did last
    focused  whether it is the one of the others that is looked at
    party    what its party is called
    """

    active: bool = False
    out: bool = False
    turn: str = ""
    sealed: bool = False
    deed: str = ""
    focused: bool = False
    party: str = ""


class SeatPlate(Part, ABC):
    """The plate of one seat, of whatever form: who sits there and what it counts."""

    def __init__(
        self, kit: Kit, who: tuple[int, Seat, str], rect: pygame.Rect, area: pygame.Rect
    ) -> None:
        super().__init__(area)
        self.kit = kit
        self.rect = rect
        self.seat, self.who, self.level = who
        self.portrait: Portrait = None
        self.standing = PlateState()
        self.numbers: list[Number] = []

    def set_state(self, standing: PlateState, numbers: list[Number]) -> None:
        """Say how the seat stands and what it counts."""
        if (standing, numbers) != (self.standing, self.numbers):
            self.standing = standing
            self.set_numbers(numbers)
            self.dirty = True

    def set_numbers(self, numbers: list[Number]) -> None:
        """Say what the seat counts; where the numbers stand is worked out anew."""
        self.numbers = numbers
        self._forget()

    @property
    def active(self) -> bool:
        """Tell whether the seat decides now."""
        return self.standing.active

    @property
    def out(self) -> bool:
        """Tell whether the seat has left the match."""
        return self.standing.out

    def face(self, px: int) -> pygame.Surface:
        """Return what stands for the seat: its portrait with its mark, or the mark alone."""
        return seat_portrait(self.kit, self.seat, self.portrait, px)

    @property
    @abstractmethod
    def mark_box(self) -> pygame.Rect:
        """Return where the seat's mark is, and the ring around it while it thinks."""

    @abstractmethod
    def _figures(self) -> list[Figure]:
        """Return the counters, their icons with their numbers and where they stand."""

    @abstractmethod
    def _forget(self) -> None:
        """Forget where everything stands."""

    def box_of(self, ref: int) -> pygame.Rect | None:
        """Return where the number of a counter stands on the plate."""
        found = [box for counter, _, box in self._figures() if counter == ref]
        tall = self.rect.height
        return found[0].inflate(round(tall * 0.2), -round(tall * 0.16)) if found else None

    def veil(self, radius: int) -> pygame.Surface:
        """Return what darkens the plate of a seat that is out."""
        veil = rounded_mask(self.rect.size, radius)
        veil.fill((*self.kit.theme["table_dark"], 255), special_flags=pygame.BLEND_RGBA_MULT)
        return faded(veil, VEIL_PLAIN if self.kit.theme.high_contrast else VEIL)


class NamePlate(SeatPlate):
    """A plate with all that a seat counts beside its name."""

    def __init__(self, kit: Kit, who: tuple[int, Seat, str], box: pygame.Rect) -> None:
        pad = max(3, kit.scale.px(7))
        rect = box.inflate(-2 * pad, -2 * pad)
        rect.height = min(rect.height, round(kit.scale.text(20) * HIGHEST))
        rect.centery = box.centery
        around = rect.inflate(2 * pad + 24, 2 * pad + 24)
        super().__init__(kit, who, rect, around.union(box))
        self._room = box.height - 2
        self._lined: list[Figure] | None = None

    def _forget(self) -> None:
        self._lined = None

    @property
    def mark_box(self) -> pygame.Rect:
        """Return where the seat's mark is, and the ring around it while it thinks."""
        tall = self.rect.height
        # A mark with something around it is smaller, but its middle stays.
        side = round(tall * MARKED[bool(self.standing.turn)])
        if self.portrait is not None:
            side = round(self._portrait * (0.8 if self.standing.turn else 1.0))
        box = pygame.Rect(0, 0, side, side)
        box.center = (self.rect.left + round(tall * self._reach / 2), self.rect.centery)
        return box

    @property
    def _portrait(self) -> float:
        """Return how large a portrait is: it stands out of its plate where there is room."""
        return min(self.rect.height * PICTURED, max(self._room, self.rect.height))

    @property
    def _reach(self) -> float:
        """Return how much of the plate mark or portrait takes, in heights of the plate."""
        return self._portrait / self.rect.height + 0.16 if self.portrait is not None else 1.12

    @property
    def _name_left(self) -> int:
        return self.rect.left + round(self.rect.height * self._reach)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the plate: mark, name, kind of player, counters; lit while it is its turn."""
        theme, kit = self.kit.theme, self.kit
        radius = self.rect.height // 3
        if self.active:
            spread = max(4, kit.scale.px(8))
            glow(self.rect.size, radius, theme["brass"], spread, 2).draw(target, self.rect.topleft)
        ground = mix(theme["panel"], theme["button"], 0.8 if self.active else 0.0)
        put(target, panel(self.rect.size, radius, ground, 0), self.rect)
        edge = max(1, kit.scale.px(2.5 if self.active else 1.5))
        put(target, brass_edge(self.rect.size, radius, edge), self.rect)
        box = self.mark_box
        if self.standing.turn:
            side = round(box.width * WREATH)
            wreath = kit.icons.get(self.standing.turn, side, theme["brass_light"])
            put(target, wreath, wreath.get_rect(center=box.center))
        self._draw_name(target, self._name_left, self._draw_numbers(target) - 6)
        if self.out:
            put(target, self.veil(radius), self.rect)
        put(target, self.face(box.width), box)

    def _draw_name(self, target: pygame.Surface, left: int, right: int) -> None:
        """Draw who sits here and below it how well, or an icon for that where there is no room."""
        kit = self.kit
        style = kit.style("ui_semibold", 20)
        level = self._second_line(right - left)
        two_lines = bool(level.size[0]) and (style.px + level.style.px) * LINE <= self.rect.height
        name = kit.type.fit(
            escaped(self.who.name),
            style,
            (max(10, right - left), self.rect.height),
            kit.least(SMALLEST),
            1,
        )
        self.cut = name.cut
        if two_lines and level.size[0] <= right - left:
            top = self.rect.centery - (style.px + level.style.px) * LINE / 2
            name.draw(target, (left, top + (style.px * LINE - name.size[1]) / 2))
            low = top + style.px * LINE
            level.draw(target, (left, low + (level.style.px * LINE - level.size[1]) / 2))
            return
        name.draw(target, (left, self.rect.centery - name.size[1] / 2))
        icon = kit.scale.text(18)
        if right - left - name.size[0] > icon + 6:
            kind = "person" if self.who.person else "robot"
            image = kit.icons.get(kind, icon, kit.theme["text_soft"])
            put(target, image, (right - icon, self.rect.centery - icon // 2))

    def _second_line(self, room: int) -> Laid:
        """Return what stands below the name: what the seat did last, else what kind it is."""
        kit = self.kit
        deed = kit.style("ui", 16, "brass")
        for px in range(deed.px, kit.least(SMALLEST) - 1, -1) if self.standing.deed else ():
            laid = kit.type.line(self.standing.deed, replace(deed, px=px))
            if laid.size[0] <= room:
                return laid
        plain = [word for word in (self.standing.party, *self.level.split(DOT)) if word]
        whole = kit.line(escaped(DOT.join(plain)), "ui", 16, "text_soft")
        # What comes last is told by the hint as well.
        while len(plain) > 1 and whole.size[0] > room:
            plain.pop()
            whole = kit.line(escaped(DOT.join(plain)), "ui", 16, "text_soft")
        return whole

    def _draw_numbers(self, target: pygame.Surface) -> int:
        """Draw the counters from the right; return where they begin."""
        left = self.rect.right - round(self.rect.height * 0.05)
        for _, laid, box in self._figures():
            laid.draw_in(target, box)
            left = box.left
        if self.standing.sealed:
            side = self._seal
            left -= side + round(self.rect.height * 0.2)
            icon = self.kit.icons.get("sealed", side, self.kit.theme["brass_light"], SEAL)
            put(target, icon, (left, self.rect.centery - side // 2))
        return left - round(self.rect.height * 0.25)

    @property
    def _seal(self) -> int:
        return round(self.rect.height * 0.56)

    def _figures(self) -> list[Figure]:
        """Return the counters, their icons with their numbers and where they stand."""
        if self._lined is None:
            style = self.kit.style("ui_bold", 21, "brass")
            usual, least = self.kit.scale.usual(21), self.kit.least(SMALLEST)
            # The numbers get smaller rather than the name being cut, or smaller than usual.
            fitting = self._beside(style, self._least_name, usual) or self._beside(
                style, least, least
            )
            self._lined = fitting or self._lined_up(replace(style, px=least))
        return self._lined

    @property
    def _least_name(self) -> int:
        """Return how small a name may get for its numbers: larger than usual if texts are."""
        scale = self.kit.scale
        return max(self.kit.least(SMALLEST), round(scale.usual(20) * (scale.growth - SLACK)))

    def _beside(self, style: Style, name_px: int, least: int) -> list[Figure] | None:
        """Return the counters as large as they leave the name so much room, if they can."""
        small = replace(self.kit.style("ui_semibold", 20), px=name_px)
        name = self.kit.type.line(escaped(self.who.name), small).size[0]
        for px in range(style.px, least - 1, -1):
            lined = self._lined_up(replace(style, px=px))
            left = min((box.left for _, _, box in lined), default=self.rect.right)
            left -= round(self._seal * 1.4) if self.standing.sealed else 0
            if self._name_left + name <= left - round(self.rect.height * 0.25) - 6:
                return lined
        return None

    def _lined_up(self, style: Style) -> list[Figure]:
        right = self.rect.right - round(self.rect.height * 0.3)
        result = []
        for number in reversed(self.numbers):
            laid = self.kit.type.line(number.written(number.icon), style)
            right -= laid.size[0]
            box = pygame.Rect(right, self.rect.top, laid.size[0], self.rect.height)
            result.append((number.ref, laid, box))
            right -= round(self.rect.height * 0.25)
        return result


class ThinkingRing:
    """Dots that run around the mark of the seat that thinks."""

    def __init__(self, kit: Kit, canvas: Canvas) -> None:
        self.kit = kit
        self.canvas = canvas
        self._sprite: Sprite | None = None
        self._at = 0.0
        self._step = -1

    @property
    def moving(self) -> bool:
        """Tell whether the ring is shown."""
        return self._sprite is not None

    def show(self, around: pygame.Rect | None) -> None:
        """Show the ring around a mark, or take it away."""
        if around is None:
            if self._sprite is not None:
                self.canvas.remove(self._sprite)
                self._sprite = None
            return
        if self._sprite is None:
            side = round(around.width * 1.45)
            self._sprite = self.canvas.add(Sprite(layer((side, side)), z=RING_Z))
            self._step = -1
        self._sprite.move_centre(around.center)

    def advance(self, seconds: float, *, calm: bool) -> None:
        """Turn the ring on."""
        if self._sprite is None:
            return
        self._at += seconds / (RING_TURN * (3 if calm else 1))
        step = int(self._at * RING_DOTS) % RING_DOTS
        if step != self._step:
            self._step = step
            self._sprite.show(self._picture(self._sprite.image.get_width(), step))

    def _picture(self, side: int, first: int) -> pygame.Surface:
        image = layer((side, side))
        theme = self.kit.theme
        for dot in range(RING_DOTS):
            age = (first - dot) % RING_DOTS / RING_DOTS
            angle = dot / RING_DOTS * 2 * pi
            middle = (side / 2 + cos(angle) * side * 0.43, side / 2 + sin(angle) * side * 0.43)
            colour = mix(theme["brass_light"], theme["panel"], age)
            pygame.draw.circle(image, colour, middle, max(2.0, side * 0.055))
        return image
