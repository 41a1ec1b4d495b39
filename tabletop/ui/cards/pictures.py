"""Pictures of cards with their shadow and light around them, resting, turned and enlarged."""

from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from rules.core.refs import NOTHING
from rules.core.setup import Setup
from tabletop.ui.cards.art import CardPainter
from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.form import CARD_RATIO, TILE_RATIO
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.cast import Cast
from tabletop.ui.drawing.materials.surfaces import (
    DRAGGED,
    HOVERING,
    RESTING,
    focus_ring,
    glow,
    shadow,
)
from tabletop.ui.drawing.materials.turning import Turning
from tabletop.ui.drawing.memory import Album, bytes_of, forget_pictures
from tabletop.ui.drawing.paint import faded, layer, put, resized
from tabletop.words.speech import Speaker

TAKEN = "taken"  # what is in the hand, by pointer or keys
LIGHTS = {"can": "brass", "target": "accent", "chosen": "brass_light", TAKEN: "brass_light"}
HEIGHTS = (RESTING, HOVERING, DRAGGED)
# What framed cards and bare sides may take. A side takes long to paint, a frame is soon laid round
# it, but those in flight are large.
FRAMED_BYTES = 14 * 1024 * 1024
DOUBLES_BYTES = 16 * 1024 * 1024
SIDES_BYTES = 20 * 1024 * 1024
ENLARGED = 0.8  # what is larger than a small card shown this wide is sharp enough for it
Surface = pygame.Surface
Dress = tuple[int, str]


@dataclass(frozen=True, slots=True)
class CardSide:
    """One side of a card: the face of a card by its index, or a back by its number.

    A full face shows all its words, any other what is told from them at a glance. Of a card behind
    another one a `strip` is seen (in thousandths of its height). What it counts for now, if that is
    not what is printed on it, is a `figure` in a `tone`: better, worse, or neither. A `word` like
    "side=left" takes the place of the printed one. As a `tile` it lies across; there it may bear a
    `mark` beside its figure, show nothing of its cells but one that counts, and be `dim`. A `stamp`
    on a card says what else it is worth now. A `covered` one has no title, which would be cut.
    """

    card: int = -1
    back: int = 0
    full: bool = False
    strip: int = 0
    figure: str = ""
    tone: str = ""
    word: str = ""
    tile: bool = False
    mark: str = ""
    cell: str = ""
    dim: bool = False
    stamp: str = ""
    covered: bool = False

    @property
    def ratio(self) -> float:
        """Return the height of its form for each unit of its width."""
        return TILE_RATIO if self.tile else CARD_RATIO

    def size(self, width: int, dense: int = 1) -> tuple[int, int]:
        """Return how large its picture is at some width, with so many pixels for each."""
        return width * dense, round(width * self.ratio) * dense

    @property
    def side(self) -> tuple[int, int]:
        """Return which side it is, however it is shown."""
        return self.card, self.back

    @property
    def is_back(self) -> bool:
        """Tell whether it is a back."""
        return self.card < 0


@lru_cache(maxsize=512)
def in_form(look: CardSide, *, tile: bool) -> CardSide:
    """Return a side as a tile or as a card; it is asked for in every frame."""
    return replace(look, tile=tile)


class Pictures:
    """Makes and remembers the pictures of one match's cards.

    Painting a face takes longer than a frame, so while something moves (`patient`) a card that has
    no sharp picture of its size yet is shown from another size, and painted later by `work`.
    """

    def __init__(self, kit: Kit, painter: CardPainter, setup: Setup, speaker: Speaker) -> None:
        self.kit = kit
        self.painter = painter
        self.setup = setup
        self.speaker = speaker
        self.patient = False
        self.flight_width = 100
        self.full_width = 100  # the same for cards that show all their words
        self.tile_width = 100  # and for tiles
        self.turning = Turning()
        self._arts: dict[int, CardArt] = {}
        self._kinds: dict[str, tuple[str, ...]] = {}
        self._sides: OrderedDict[CardSide, dict[tuple[int, int], pygame.Surface]] = OrderedDict()
        self._framed: Album[Surface] = Album(FRAMED_BYTES)
        self._doubles: Album[Surface] = Album(DOUBLES_BYTES)
        self._jobs: dict[tuple[CardSide, int, int], None] = {}
        self._cold = [(height, light) for light in ("", *LIGHTS) for height in HEIGHTS]
        self._held_sides = 0

    def fly_as_wide_as(self, compact: int, full: int, tile: int) -> None:
        """Have pieces on their way painted as wide as the widest that lie there, by their form."""
        self.flight_width, self.full_width, self.tile_width = compact, full, tile

    def look(self, ref: int, back: int = 0) -> CardSide:
        """Return how a ref looks: the face of a known piece, else its back."""
        if ref > NOTHING and not back:
            return CardSide(self.setup.card_of[ref])
        return CardSide(back=back or -ref)

    def art(self, card: int) -> CardArt:
        """Return the words and numbers of a card for the painter."""
        if card not in self._arts:
            facts = self.setup.cards[card]
            text = self.speaker.card_text(facts)
            self._arts[card] = CardArt(
                facts.id,
                facts.kind,
                text["title"],
                text["subtitle"],
                text["body"],
                text["flavour"],
                facts.numbers,
                facts.words,
                alike=self._titles(facts.kind),
            )
        return self._arts[card]

    def _titles(self, kind: str) -> tuple[str, ...]:
        """Return the titles of all cards of a kind that there are in this match."""
        if kind not in self._kinds:
            alike = (card for card in self.setup.cards if card.kind == kind)
            titles = (self.speaker.card_text(card)["title"] for card in alike)
            self._kinds[kind] = tuple(dict.fromkeys(titles))
        return self._kinds[kind]

    def scale_px(self, length: float) -> int:
        """Return a design length in pixels."""
        return self.kit.scale.px(length)

    def rest(self) -> None:
        """Forget what cards on their way and changing parts need: little will move for a while."""
        self.turning.forget()
        self._framed.clear()
        self._doubles.clear()
        forget_pictures()

    # Pictures

    def get(
        self, look: CardSide, pose: tuple[float, float], dress: Dress, *, still: bool
    ) -> Surface:
        """Return a card of a (width, angle), dressed in (height of its shadow, its light).

        A still card is painted at exactly its size; a moving one comes from the turning copies.
        """
        width, angle = pose
        if still and not angle and not self._lacks(look, round(width), 1):
            return self._frame(look, round(width), dress, 1)
        key = (look, round(width), round(angle, 2), dress)
        if still and angle and (askew := self._framed.find(key)) is not None:
            return askew
        flight = self._flight(look)
        lacks = self._lacks(look, flight, 2)
        scale = width / flight

        def double() -> Surface:
            # As large as four cards: only laid out where it must be turned.
            return self._frame(look, flight, dress, 2, rough=lacks)

        if still and angle and not lacks:
            return self._framed.get(key, lambda: _turned(double(), angle, scale))
        return self.turning.get((look, dress, lacks), double, angle, scale)

    def quick(
        self, look: CardSide, width: float, dress: Dress, *, sharp: bool, exact: bool = False
    ) -> Surface:
        """Return a card that lies straight, made of the best picture there is.

        Where that shall not do for long, a sharp one is noted to be painted later. One that is
        not `exact` may be of another size while frames take too long.
        """
        if sharp and not self._lacks(look, round(width), 1):
            return self._frame(look, round(width), dress, 1)
        there = self._sides.setdefault(look, {})
        self._sides.move_to_end(look)
        if not there:
            self._keep_side(look, round(width), 1)
        large = [size for size in there if size[0] * size[1] >= width]
        near, dense = min(large) if large else max(there)
        return self.turning.get(
            (look, dress, near, dense),
            lambda: self._frame(look, near, dress, dense),
            0.0,
            2 * width / near / dense,
            exact=exact,
        )

    def small(self, look: CardSide, width: int, dress: Dress) -> Surface:
        """Return a card that lies straight at once, painted anew only where it would be blurred."""
        there = self._sides.get(look, {})
        if max((wide * dense for wide, dense in there), default=0) < width * ENLARGED:
            self._keep_side(look, width, 1)
        return self.quick(look, width, dress, sharp=False, exact=True)

    def between(
        self, look: CardSide, pose: tuple[float, float], dress: Dress, upright: float
    ) -> Surface:
        """Return a piece on its way from a tile to a card: one shows through the other."""
        width, angle = pose
        ratio = TILE_RATIO + (CARD_RATIO - TILE_RATIO) * upright
        parts = []
        for tile, share in ((True, 1 - upright), (False, upright)):
            face = in_form(look, tile=tile)
            flight = self._flight(face)
            frame = self._frame(face, flight, dress, 1, rough=self._lacks(face, flight, 1))
            scale = (width / flight, width * ratio / (flight * face.ratio))
            size = (frame.get_width() * scale[0], frame.get_height() * scale[1])
            image = resized(frame, (round(size[0]), round(size[1])))
            parts.append(faded(image, share))
        both = layer((max(p.get_width() for p in parts), max(p.get_height() for p in parts)))
        for part in parts:
            place = part.get_rect(center=both.get_rect().center)
            both.blit(part, place, special_flags=pygame.BLEND_RGBA_ADD)
        return pygame.transform.rotate(both, angle) if angle else both

    def form_behind(self, look: CardSide) -> float:
        """Return the form of a piece behind another one: a tile where its kind has any."""
        tiled = not look.is_back and self.painter.has_tile(self.setup.cards[look.card].kind)
        return TILE_RATIO if tiled else CARD_RATIO

    def _flight(self, look: CardSide) -> int:
        """Return the width for which a picture of a piece on its way is painted."""
        return self.tile_width if look.tile else self.full_width if look.full else self.flight_width

    def want(self, look: CardSide, width: int) -> None:
        """Note a picture to be painted when there is time, so that it is there when needed."""
        if (width, 1) not in self._sides.get(look, {}):
            self._jobs[look, width, 1] = None

    def side(self, look: CardSide, width: int, *, dense: int = 1, full: bool = False) -> Surface:
        """Return the bare picture of one side."""
        if look.is_back:
            name = self.setup.backs[look.back - 1]
            return self.painter.back(name, width, tile=look.tile, dense=dense)
        art = self.art(look.card)
        name, _, value = look.word.partition("=")
        words = {**art.words, name: value} if name else art.words
        art = replace(art, words=words, figure=look.figure, tone=look.tone, strip=look.strip)
        art = replace(art, mark=look.mark, cell=look.cell, dim=look.dim, stamp=look.stamp)
        art = replace(art, covered=look.covered)
        return self.painter.face(art, width, full=full or look.full, tile=look.tile, dense=dense)

    def is_sharp(self, look: CardSide, width: int) -> bool:
        """Tell whether there is a picture of a side at exactly this width."""
        return (width, 1) in self._sides.get(look, {})

    def _lacks(self, look: CardSide, width: int, dense: int) -> bool:
        """Tell whether a sharp picture must wait; it is then noted to be painted later."""
        there = self._sides.setdefault(look, {})
        self._sides.move_to_end(look)
        if self.patient and not there:
            self._keep_side(look, width, 1)
        if (width, dense) in there:
            return False
        if self.patient:
            self._jobs[look, width, dense] = None
            return True
        self._keep_side(look, width, dense)
        return False

    def _keep_side(self, look: CardSide, width: int, dense: int) -> None:
        """Paint a bare side; what was wanted longest ago makes room, large pictures first."""
        image = self.side(look, width, dense=dense)
        self._sides.setdefault(look, {})[width, dense] = image
        self._sides.move_to_end(look)
        self._held_sides += bytes_of(image)
        while self._held_sides > SIDES_BYTES and len(self._sides) > 1:
            self._held_sides -= self._drop(look)

    def _drop(self, but: CardSide) -> int:
        """Drop the oldest large picture, or else the oldest look; return how many bytes it had."""
        for look, sides in self._sides.items():
            for size in sides if look != but and len(sides) > 1 else ():
                if size[1] > 1:
                    return bytes_of(sides.pop(size))
        _, dropped = self._sides.popitem(last=False)
        return sum(map(bytes_of, dropped.values()))

    def _frame(
        self, look: CardSide, width: int, dress: Dress, dense: int, *, rough: bool = False
    ) -> Surface:
        key = (look, width, dress, dense, rough)
        # Large ones are wanted while they turn: they must not drive out those that lie there.
        kept = self._doubles if dense > 1 else self._framed
        return kept.get(key, lambda: self._paint(look, width, dress, dense))

    def _casts(self, look: CardSide, width: int, dress: Dress, dense: int) -> list[Cast]:
        height, light = dress
        size = look.size(width, dense)
        radius = max(3, round(width * 0.05)) * dense
        casts = [shadow(size, radius, height, self.kit.scale.factor * dense)]
        if light:
            spread = max(4, self.kit.scale.px(8)) * dense
            line = max(2, self.kit.scale.px(3)) * dense
            colour = self.kit.theme[LIGHTS[light]]
            casts.append(glow(size, radius, colour, spread, line))
            if light == TAKEN:
                # Light inside dark is seen on every cloth and on every card below it.
                dark, width = self.kit.theme["focus_dark"], max(3, self.kit.scale.px(4)) * dense
                casts.append(focus_ring(size, radius, colour, dark, width))
        return casts

    def _paint(self, look: CardSide, width: int, dress: Dress, dense: int) -> Surface:
        size = look.size(width, dense)
        casts = self._casts(look, width, dress, dense)
        margin = max(cast.margin for cast in casts)
        image = layer((size[0] + 2 * margin, size[1] + 2 * margin))
        for cast in casts:
            cast.draw(image, (margin, margin))
        sides = self._sides[look]
        side = sides.get((width, dense))
        if side is None:
            largest = max(sides.values(), key=lambda image: image.get_width())
            side = resized(largest, size)
        put(image, side, (margin, margin))
        return image

    # Later

    @property
    def waiting(self) -> bool:
        """Tell whether a sharp picture or a shadow is still to be painted."""
        return bool(self._jobs or self._cold)

    def work(self) -> CardSide | None:
        """Paint one picture that had to wait; return which side became sharp."""
        if not self._jobs:
            # The first card to be picked up shall find its shadow and its light ready.
            self._casts(CardSide(), self.flight_width, self._cold.pop(), 2)
            return None
        look, width, dense = next(iter(self._jobs))
        del self._jobs[look, width, dense]
        self._keep_side(look, width, dense)
        return replace(look, tile=False)


def _turned(double: Surface, angle: float, scale: float) -> Surface:
    """Return a picture of twice the size turned finely, for a card that rests askew."""
    image = pygame.transform.rotate(double, angle)
    size = (round(image.get_width() * scale / 2), round(image.get_height() * scale / 2))
    return resized(image, size)
