"""A tile carried out of a folder by hand: onto its sheet, or onto a piece on the table."""

from collections.abc import Callable
from typing import Protocol

import pygame

from rules.core.refs import NOTHING
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.materials.surfaces import DRAGGED, shadow
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.sound import PICK, SLIDE
from tabletop.ui.stage import Stage
from tabletop.ui.table.dossier.pages import Pages
from tabletop.ui.table.dossier.tile_map import TileMap
from tabletop.ui.table.dossier.tiles import Tile
from tabletop.ui.table.hands.meanings import Meanings
from tabletop.ui.table.moves.gesture import Gesture, PointerAct
from tabletop.ui.table.moves.reach import Reach
from tabletop.ui.widgets.overlay import ABOVE_ALL
from tabletop.ui.widgets.widget import LEFT_BUTTON


class Folder(Protocol):
    """What a carried tile asks of the folder it comes from."""

    stage: Stage
    piece: int
    pages: Pages
    map: TileMap | None

    def give(self, tile: int, onto: int) -> None:
        """Make the move of a tile onto a piece."""

    def vanish(self, *, gone: bool) -> None:
        """Make way, or come back."""


class HandsBelow(Protocol):
    """What a carried tile asks of the hands over the table below its folder."""

    meanings: Meanings

    @property
    def reach(self) -> Reach | None:
        """Return what may be done, as gestures."""

    def light(self) -> None:
        """Show where the taken thing may go."""


class TileDrag:
    """Follows the pointer from a tile on; once it is carried out, the folder makes way for it."""

    def __init__(self, folder: Folder, hands: Callable[[], HandsBelow]) -> None:
        self.folder = folder
        self.hands = hands  # over the table below; another window has others
        stage = folder.stage
        self._gesture = Gesture(float(stage.settings.drag_threshold), stage.scale.density)
        self._tile: Tile | None = None
        self._sprite: Sprite | None = None
        self._out = False

    @property
    def holding(self) -> bool:
        """Tell whether a tile is in the hand."""
        return self._sprite is not None

    def handle(self, event: pygame.Event) -> bool:
        """Follow an event; return whether nobody else should."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON:
            tiles = self.folder.map
            self._tile = tiles.at(event.pos) if tiles is not None else None
            usable = self._tile is not None and self._tile.look.usable
            self._gesture.press(event.pos, NOTHING, grabs=usable)
            return False
        if event.type == pygame.MOUSEMOTION:
            if self._gesture.move(event.pos) is PointerAct.TAKE:
                self._take()
            self._follow(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT_BUTTON:
            if self._gesture.release(event.pos) is PointerAct.DROP and self.holding:
                self._drop(event.pos)
                return True
        elif self.holding and event.type in {pygame.KEYDOWN, pygame.WINDOWFOCUSLOST}:
            self.cancel()
            return True
        return self.holding

    def check(self) -> None:
        """Let go of a tile that can no longer go anywhere."""
        if self.holding and self._tile is not None and not self._tile.look.usable:
            self.cancel()

    def cancel(self) -> None:
        """Put the tile back."""
        self._gesture.cancel()
        if self._sprite is None:
            return
        self.folder.stage.canvas.remove(self._sprite)
        self._sprite, self._out = None, False
        self.folder.vanish(gone=False)
        self._light(NOTHING)

    def _take(self) -> None:
        tile, stage = self._tile, self.folder.stage
        assert tile is not None
        tile.pressed = tile.hovered = False
        tile.dirty = True
        picture = tile.picture()
        cast = shadow(picture.get_size(), 6, DRAGGED, stage.scale.factor)
        size = picture.get_size()
        image = layer((size[0] + 2 * cast.margin, size[1] + 2 * cast.margin))
        cast.draw(image, (cast.margin, cast.margin))
        put(image, picture, (cast.margin, cast.margin))
        self._sprite = stage.canvas.add(Sprite(image, (0, 0), ABOVE_ALL + 1))
        stage.sound.play(PICK)
        self._light(tile.ref)

    def _follow(self, at: tuple[int, int]) -> None:
        if self._sprite is not None:
            self._sprite.move_centre(at)
            self._out = self._out or not self.folder.pages.holds(at)
            self.folder.vanish(gone=self._out)

    def _drop(self, at: tuple[int, int]) -> None:
        """Give the tile to the piece under it, or to that of the sheet; else it goes back."""
        folder, tile = self.folder, self._tile
        assert tile is not None
        onto = NOTHING
        if self._out:
            refs, reach = self.hands().meanings.things.at(at).refs, self.hands().reach
            moves = reach.find(tile.ref, refs) if reach is not None else []
            onto = moves[0].onto if moves else NOTHING
        elif folder.pages.sheet.collidepoint(at):
            onto = folder.piece
        self.cancel()
        if onto:
            folder.give(tile.ref, onto)
        else:
            folder.stage.sound.play(SLIDE)

    def _light(self, ref: int) -> None:
        """Light where the tile may go."""
        hands = self.hands()
        hands.meanings.chosen = ref
        hands.light()
