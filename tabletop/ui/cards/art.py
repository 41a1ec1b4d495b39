"""Cards as pictures: faces in their forms, backs, and the memory of what was painted."""

from pathlib import Path

import pygame

from tabletop.ui.cards.backs import paint_back, show_back
from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.compact import CompactFace
from tabletop.ui.cards.emblem import picture
from tabletop.ui.cards.faces import CardFace
from tabletop.ui.cards.form import card_height, tile_height
from tabletop.ui.cards.full import FullFace
from tabletop.ui.cards.strip import StripFace
from tabletop.ui.cards.templates import Templates, read_templates
from tabletop.ui.cards.tile import TileFace
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.gallery import Gallery, Part
from tabletop.ui.drawing.memory import Album

PAPER = "paper"
LIMIT_BYTES = 6 * 1024 * 1024


class CardPainter:
    """Paints the cards of one game; results are premultiplied and remembered."""

    def __init__(self, kit: Kit, templates: Templates, gallery: Gallery) -> None:
        self.kit = kit
        self.templates = templates
        self._gallery = gallery
        self._images: Album[pygame.Surface] = Album(LIMIT_BYTES)

    def face(
        self,
        card: CardArt,
        width: int,
        *,
        full: bool = False,
        tile: bool = False,
        dense: int = 1,
    ) -> pygame.Surface:
        """Return a face: compact for the table, full for the zoom, or as a tile.

        With `dense` 2 the picture has twice the pixels, as `Turning` wants it for cards in flight.
        """
        shape = self._shape(card, full=full, tile=tile)
        key = ("face", card.key, width, shape, dense)
        return self._images.get(key, lambda: self._paint_face(card, width, shape, dense))

    def back(self, name: str, width: int, *, tile: bool = False, dense: int = 1) -> pygame.Surface:
        """Return a back by its name."""
        size = (width * dense, (tile_height(width) if tile else card_height(width)) * dense)
        return self._images.get(("back", name, size), lambda: self._paint_back(name, size))

    def overflow(
        self, card: CardArt, width: int, *, full: bool = False, tile: bool = False
    ) -> list[str]:
        """Return the parts of a face whose text had to be cut, for tests."""
        return self._layout(card, width, self._shape(card, full=full, tile=tile), 1).overflow()

    def has_tile(self, kind: str) -> bool:
        """Tell whether pieces of a kind have a tile."""
        return self.templates.face(kind).tile is not None

    def _shape(self, card: CardArt, *, full: bool, tile: bool) -> type[CardFace]:
        """Return what lays out a face."""
        if tile:
            return TileFace
        return FullFace if full else StripFace if card.strip else CompactFace

    def _paint_face(
        self, card: CardArt, width: int, shape: type[CardFace], dense: int
    ) -> pygame.Surface:
        layout = self._layout(card, width, shape, dense)
        name = layout.face.picture(card.id, card.words)

        def draw(size: tuple[int, int], part: Part) -> pygame.Surface:
            # Read only where it is seen: tiles have none.
            return picture(self._gallery.get(name), layout.face, self.kit.icons, size, part)

        return layout.paint(draw, self._gallery.get(PAPER))

    def _layout(self, card: CardArt, width: int, shape: type[CardFace], dense: int) -> CardFace:
        face = self.templates.face(card.kind).for_words(card.words)
        if self.kit.theme.high_contrast:
            face = face.strengthened()
        high = tile_height(width) if shape is TileFace else card_height(width)
        usual = dense * self.kit.scale.density
        return shape(self.kit, face, card, (width * dense, high * dense), usual)

    def _paint_back(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        made = self._gallery.get(f"back_{name}")
        if made is not None:
            return show_back(made, size)
        return paint_back(self.templates.back(name), size, self.kit.icons)


def make_painter(kit: Kit, common: Path, game: Path) -> CardPainter:
    """Read a game's templates and return the painter of its cards."""
    gallery = Gallery([game / "art", common / "art"])
    return CardPainter(kit, read_templates(game / "faces.toml"), gallery)
