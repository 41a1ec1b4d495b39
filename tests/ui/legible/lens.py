"""Finds every text in a picture as players see it, and measures how well it stands out there.

A picture is painted twice: once as it is, and once with every letter dyed in a colour of its own
that nothing in the house has. Where the two differ there are letters, and what lies next to them in
the first one is what they stand on. So all that happens between a letter and the window is seen:
fading, veils, turning, shadows. A letter of the whole dye tells its face and size; a paler one was
faded.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median

import pygame
import pytest

from tabletop.ui.drawing import paint
from tabletop.ui.drawing.letters import fonts, gilding, lettering
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.paint import Point
from tabletop.ui.drawing.theme import Colour, contrast

NEAR = 2  # pixels around a letter that count as its ground
APART = 3  # letters closer than this belong together
SAME = 3  # by less than this no channel of two pictures differs where there is no letter
LARGE, LARGE_BOLD = 24, 19  # pixels from which letters are large, as WCAG 2.2 counts
BOLD = ("title", "text_bold", "ui_bold", "ui_semibold")
WHOLE = 0.94  # what has so much of its dye is not faded
FEWEST = 6  # pixels of a text that is more than a sliver
SPARED = 0.25  # of the ground of a text, which may be an edge that runs beside it
LEAST_HIGH = 6  # pixels; what is lower is cut by something that lies upon it
SLIVER = 0.45  # of their size letters are high at least, unless they are cut
RELIEF = 6  # pixels by which light and shadow of letters lie beside them
DIM = 0.25  # what has less of its dye is on its way in or out


@dataclass(frozen=True, slots=True)
class Written:
    """What a font was asked to write."""

    text: str
    face: str
    px: int
    colour: Colour

    @property
    def large(self) -> bool:
        """Tell whether letters are large by WCAG."""
        return self.px >= (LARGE_BOLD if self.face in BOLD else LARGE)


@dataclass(frozen=True, slots=True)
class Sight:
    """A text as it is seen: where, its ink, its ground, what is left of it, what was written."""

    box: pygame.Rect
    ink: Colour
    ground: Colour
    ratio: float
    share: float
    written: Written | None

    @property
    def faded(self) -> bool:
        """Tell whether it is seen through something, or shown through."""
        return self.share < WHOLE


class Dye:
    """Lets all letters be written plainly, or each text in a colour of its own."""

    def __init__(self) -> None:
        self.on = False
        self.known: dict[Colour, Written] = {}
        self.reliefs: set[Written] = set()
        self.read: dict[object, list[Sight]] = {}
        self._codes: dict[Written, Colour] = {}
        self._last: tuple[object, Point, list[Written]] = (None, (0, 0), [])

    def code(self, written: Written) -> Colour:
        """Return the colour of a text: strong red or strong green, the rest is a number."""
        if written not in self._codes:
            # Strewn, so that no mixture of a code with its ground is another code.
            number = len(self._codes) * 104_729 % 2**19
            low, high = number >> 1 & 31, 255 - (number >> 6 & 31)
            red, green = (high, low) if number & 1 else (low, high)
            colour = (red, green, number >> 11 & 255)
            self._codes[written] = colour
            self.known[colour] = written
        return self._codes[written]

    def note(self, laid: Laid, target: pygame.Surface, at: Point) -> None:
        """See whether letters are laid on the same ones of another colour: on their own relief."""
        style = laid.style
        words = [Written(p.word.text, p.word.face, style.px, style.colour) for p in laid.placed]
        before, spot, under = self._last
        away = max(abs(at[0] - spot[0]), abs(at[1] - spot[1]))
        same = [(w.text, w.face, w.px) for w in words] == [(w.text, w.face, w.px) for w in under]
        if before is target and same and 0 < away <= RELIEF:
            self.reliefs.update(word for word in under if word.colour != style.colour)
        self._last = (target, at, words)


class _DyedFont:
    """A font that writes in the dye; of letters with an outline only what is written first."""

    def __init__(self, opened: pygame.font.Font, face: str, px: int, dye: Dye) -> None:
        self._opened, self._face, self._px, self._dye = opened, face, px, dye
        self.outlined = self._spent = False

    def render(self, text: str, antialias: bool, color: Colour) -> pygame.Surface:
        """Write a text; an outline stays what it is, since letters stand on it."""
        tone: Colour = (color[0], color[1], color[2])
        written = Written(text, self._face, self._px, tone)
        if not self._spent and written not in self._dye.reliefs:
            code = self._dye.code(written)
            tone = code if self._dye.on else tone
        self._spent = self.outlined
        return self._opened.render(text, antialias, tone)

    def __getattr__(self, name: str) -> object:
        return getattr(self._opened, name)


@contextmanager
def dyeing() -> Iterator[Dye]:
    """Let every font of the house be one that can be dyed."""
    dye, opened = Dye(), fonts._open
    tinted, draw = paint.tinted, Laid.draw

    class Opening:
        cache_clear = staticmethod(opened.cache_clear)

        def __call__(self, face: str, px: int) -> _DyedFont:
            return _DyedFont(opened(face, px), face, px, dye)

    opening = Opening()

    def outlined(face: str, px: int) -> _DyedFont:
        found = opening(face, px)
        found.outlined = True
        return found

    def metal(mask: pygame.Surface, colours: pygame.Surface) -> pygame.Surface:
        return mask if dye.on else tinted(mask, colours)

    def drawn(laid: Laid, target: pygame.Surface, at: Point) -> None:
        dye.note(laid, target, at)
        draw(laid, target, at)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "_open", opening)
        patch.setattr(lettering, "font", outlined)
        patch.setattr(gilding, "tinted", metal)
        patch.setattr(Laid, "draw", drawn)
        yield dye


def sights(
    plain: pygame.Surface, dyed: pygame.Surface, dye: Dye, area: pygame.Rect | None = None
) -> list[Sight]:
    """Return every text of a picture, or of an area of it, that was painted twice."""
    letters = _differing(plain, dyed)
    if area is not None:
        letters = _only(letters, area)
    picture = _Twice(plain, dyed)
    found = []
    for box in _swollen(letters, APART).get_bounding_rects():
        # Most of a picture is as it was in the one before: what was read there is not read again.
        key = (tuple(box), *(one.subsurface(box).get_buffer().raw for one in (plain, dyed)))
        if key not in dye.read:
            dye.read[key] = _group(picture, letters, box, dye)
        found += dye.read[key]
    return found


def _differing(one: pygame.Surface, other: pygame.Surface) -> pygame.Mask:
    same = pygame.mask.from_threshold(one, (0, 0, 0), (SAME, SAME, SAME, 255), other)
    same.invert()
    return same


def _only(mask: pygame.Mask, area: pygame.Rect) -> pygame.Mask:
    inside = pygame.Mask(mask.get_size())
    inside.draw(pygame.Mask(area.size, fill=True), area.topleft)
    return mask.overlap_mask(inside, (0, 0))


def _swollen(mask: pygame.Mask, by: int) -> pygame.Mask:
    wide, both = mask.copy(), mask.copy()
    for step in range(1, by + 1):
        wide.draw(mask, (step, 0))
        wide.draw(mask, (-step, 0))
    both = wide.copy()
    for step in range(1, by + 1):
        both.draw(wide, (0, step))
        both.draw(wide, (0, -step))
    return both


class _Twice:
    """The pixels of a picture and of the same with dyed letters."""

    def __init__(self, plain: pygame.Surface, dyed: pygame.Surface) -> None:
        self.width = plain.get_width()
        self._plain = pygame.image.tobytes(plain, "RGB")
        self._dyed = pygame.image.tobytes(dyed, "RGB")

    def plain(self, at: tuple[int, int]) -> Colour:
        """Return what is seen somewhere."""
        return self._of(self._plain, at)

    def dyed(self, at: tuple[int, int]) -> Colour:
        """Return what is there with dye."""
        return self._of(self._dyed, at)

    def _of(self, pixels: bytes, at: tuple[int, int]) -> Colour:
        first = 3 * (at[1] * self.width + at[0])
        return pixels[first], pixels[first + 1], pixels[first + 2]


Pixels = list[tuple[int, int]]


def _group(picture: _Twice, letters: pygame.Mask, box: pygame.Rect, dye: Dye) -> list[Sight]:
    """Return the texts of letters that stand close to one another."""
    pixels = [
        (x, y)
        for y in range(box.top, box.bottom)
        for x in range(box.left, box.right)
        if letters.get_at((x, y))
    ]
    whole: dict[Written, Pixels] = {}
    for at in pixels:
        written = dye.known.get(picture.dyed(at))
        if written is not None:
            whole.setdefault(written, []).append(at)
    if whole:
        return [
            sight
            for written, inked in whole.items()
            if len(inked) >= FEWEST
            and _box(inked).height >= SLIVER * written.px
            and (sight := _whole(picture, letters, inked, written)) is not None
        ]
    pale = pygame.Mask(box.size)
    for x, y in pixels:
        pale.set_at((x - box.left, y - box.top))
    found = []
    for part in _swollen(pale, 1).get_bounding_rects():
        around = part.move(box.topleft)
        inked = [at for at in pixels if around.collidepoint(at)]
        if inked and (sight := _pale(picture, letters, inked)) is not None:
            found.append(sight)
    return found


def _ground(picture: _Twice, letters: pygame.Mask, inked: Pixels) -> list[Colour]:
    """Return what is seen next to letters."""
    within = _box(inked).inflate(2, 2).clip(letters.get_rect())
    around = {
        (x + right, y + down)
        for x, y in inked
        for right in range(-NEAR, NEAR + 1)
        for down in range(-NEAR, NEAR + 1)
    }
    return [
        picture.plain(at) for at in around if within.collidepoint(at) and not letters.get_at(at)
    ]


def _worst(ink: Colour, ground: list[Colour], spared: float = SPARED) -> Colour:
    """Return a ground than which only some is worse: an edge may run beside a letter."""
    ranked = sorted(set(ground), key=lambda tone: contrast(ink, tone))
    counts = dict.fromkeys(ranked, 0)
    for tone in ground:
        counts[tone] += 1
    left = len(ground) * spared
    for tone in ranked:
        left -= counts[tone]
        if left <= 0:
            return tone
    return ranked[-1]


def _middle(colours: list[Colour]) -> Colour:
    return (
        round(median(c[0] for c in colours)),
        round(median(c[1] for c in colours)),
        round(median(c[2] for c in colours)),
    )


def _box(pixels: Pixels) -> pygame.Rect:
    left, top = min(x for x, _ in pixels), min(y for _, y in pixels)
    right, bottom = max(x for x, _ in pixels), max(y for _, y in pixels)
    return pygame.Rect(left, top, right - left + 1, bottom - top + 1)


def _whole(picture: _Twice, letters: pygame.Mask, inked: Pixels, written: Written) -> Sight | None:
    around = _ground(picture, letters, inked)
    if not around:
        return None
    ink = _middle([picture.plain(at) for at in inked])
    ground = _worst(ink, around)
    return Sight(_box(inked), ink, ground, contrast(ink, ground), 1.0, written)


def _pale(picture: _Twice, letters: pygame.Mask, pixels: Pixels) -> Sight | None:
    around = _ground(picture, letters, pixels)
    if not around:
        return None
    lean = median(red - green for red, green, _ in around)
    shares = {at: _share(picture.dyed(at), lean) for at in pixels}
    most = max(shares.values())
    core = [at for at, share in shares.items() if share >= 0.9 * most]
    if (
        most < DIM
        or len(core) < FEWEST
        or _box(pixels).height < LEAST_HIGH
        or _box(pixels).width < 4
    ):
        return None
    ink = _middle([picture.plain(at) for at in core])
    ground = _worst(ink, around, 0.5)
    return Sight(_box(pixels), ink, ground, contrast(ink, ground), most, None)


def _share(dyed: Colour, lean: float) -> float:
    """Return how much of its dye a letter has left on a ground of some redness."""
    here = dyed[0] - dyed[1]
    full = 230 if here > lean else -230
    return min(1.0, (here - lean) / (full - lean))
