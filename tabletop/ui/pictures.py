"""Pictures of cards with their shadow and light around them, resting, turned and enlarged."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from rules.core.refs import NOTHING
from rules.core.setup import Setup
from tabletop.speech import Speaker
from tabletop.ui.art import CardPainter, card_height
from tabletop.ui.cardart import CardArt
from tabletop.ui.kit import Kit
from tabletop.ui.paint import layer, put
from tabletop.ui.surfaces import Cast, glow, shadow
from tabletop.ui.turning import Turning

LIGHTS = {"can": "brass", "target": "accent", "chosen": "brass_light"}
LIMIT_BYTES = 96 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Look:
    """One side of a card: the face of a card by its index, or a back by its number."""

    card: int = -1
    back: int = 0

    @property
    def is_back(self) -> bool:
        """Tell whether it is a back."""
        return self.card < 0


class Pictures:
    """Makes and remembers the pictures of one match's cards."""

    def __init__(self, kit: Kit, painter: CardPainter, setup: Setup, speaker: Speaker) -> None:
        self.kit = kit
        self.painter = painter
        self.setup = setup
        self.speaker = speaker
        self.turning = Turning()
        self._arts: dict[int, CardArt] = {}
        self._framed: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._held = 0

    def look(self, ref: int, back: int = 0) -> Look:
        """Return how a ref looks: the face of a known piece, else its back."""
        if ref > NOTHING and not back:
            return Look(self.setup.card_of[ref])
        return Look(back=back or -ref)

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
            )
        return self._arts[card]

    def scale_px(self, length: float) -> int:
        """Return a design length in pixels."""
        return self.kit.scale.px(length)

    def get(
        self,
        look: Look,
        width: int,
        turned: tuple[float, float],
        dress: tuple[int, str],
        *,
        still: bool,
    ) -> pygame.Surface:
        """Return a card turned by (angle, scale), dressed in (height of its shadow, its light).

        A still card is painted at exactly its size; a moving one comes from the turning copies.
        """
        angle, scale = turned
        if angle == 0 and scale == 1:
            return self._frame(look, width, dress, 1)
        if still:
            key = (look, width, round(angle, 2), round(scale, 3), dress)
            return self._remembered(key, lambda: self._turned(look, width, turned, dress))
        double = self._frame(look, width, dress, 2)
        return self.turning.get((look, width, dress), double, angle, scale)

    def side(self, look: Look, width: int, *, dense: int = 1, full: bool = False) -> pygame.Surface:
        """Return the bare picture of one side."""
        if look.is_back:
            return self.painter.back(self.setup.backs[look.back - 1], width, dense=dense)
        return self.painter.face(self.art(look.card), width, full=full, dense=dense)

    def _turned(
        self, look: Look, width: int, turned: tuple[float, float], dress: tuple[int, str]
    ) -> pygame.Surface:
        angle, scale = turned
        double = self._frame(look, width, dress, 2)
        image = pygame.transform.rotate(double, angle) if angle else double
        size = (round(image.get_width() * scale / 2), round(image.get_height() * scale / 2))
        return pygame.transform.smoothscale(image, size)

    def _frame(self, look: Look, width: int, dress: tuple[int, str], dense: int) -> pygame.Surface:
        key = (look, width, dress, dense)
        return self._remembered(key, lambda: self._paint(look, width, dress, dense))

    def _paint(self, look: Look, width: int, dress: tuple[int, str], dense: int) -> pygame.Surface:
        height, light = dress
        size = (width * dense, card_height(width) * dense)
        radius = max(3, round(width * 0.05)) * dense
        casts: list[Cast] = [shadow(size, radius, height, self.kit.scale.factor * dense)]
        if light:
            spread = max(4, self.kit.scale.px(8)) * dense
            line = max(2, self.kit.scale.px(3)) * dense
            casts.append(glow(size, radius, self.kit.theme[LIGHTS[light]], spread, line))
        margin = max(cast.margin for cast in casts)
        image = layer((size[0] + 2 * margin, size[1] + 2 * margin))
        for cast in casts:
            cast.draw(image, (margin, margin))
        put(image, self.side(look, width, dense=dense), (margin, margin))
        return image

    def _remembered(self, key: Hashable, paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._framed.get(key)
        if found is not None:
            self._framed.move_to_end(key)
            return found
        image = paint()
        self._framed[key] = image
        self._held += image.get_width() * image.get_height() * 4
        while self._held > LIMIT_BYTES and len(self._framed) > 1:
            _, dropped = self._framed.popitem(last=False)
            self._held -= dropped.get_width() * dropped.get_height() * 4
        return image
