"""What covers the table while something lies over it, and the plain cloth among such mats."""

# ruff: noqa: B027 - a cloth says nothing, and so do most mats about most things
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence

import pygame

from rules.core.events import Event
from rules.core.game import Readout
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.materials.surfaces import HOVERING, brass_edge, panel, shadow
from tabletop.ui.drawing.paint import faded, layer, put
from tabletop.ui.drawing.tween import clamp
from tabletop.ui.table import feel
from tabletop.ui.table.fittings.fitting import Setting
from tabletop.ui.table.plan.geometry import OVER, Slot


class Mat(ABC):
    """What lies below the pieces of some slots; it comes with the first and goes with the last."""

    def __init__(self, setting: Setting, slots: Sequence[Slot], rect: pygame.Rect) -> None:
        self.kit = kit = setting.kit
        self.board = setting.board
        self.slots = slots
        self.canvas = setting.canvas
        self.rect = rect
        self.radius = max(6, kit.scale.px(16))
        cast = shadow(self.rect.size, self.radius, HOVERING, kit.scale.factor)
        self.margin = cast.margin
        image = layer((self.rect.width + 2 * self.margin, self.rect.height + 2 * self.margin))
        cast.draw(image, (self.margin, self.margin))
        put(image, self.ground(), (self.margin, self.margin))
        at = (self.rect.x - self.margin, self.rect.y - self.margin)
        self.blank = self.image = image
        self._stale = False  # whether what it says is to be written anew
        self.share = 0.0  # how much of it has come
        self.reading = feel.VERDICT  # how long at least an outcome is seen on it
        self.offers: tuple[str, ...] = ()  # places whose pieces offer what can be done with them
        self.sprite = self.canvas.add(Sprite(image, at, OVER - 1, visible=False))
        self.refresh()

    @abstractmethod
    def ground(self) -> pygame.Surface:
        """Return the mat itself, with nothing written on it."""

    @property
    def lies(self) -> bool:
        """Tell whether anything lies on it."""
        return any(self.board.lying.count(place) for slot in self.slots for place in slot.refs)

    @property
    def moving(self) -> bool:
        """Tell whether it comes or goes."""
        return self.share != float(self.lies)

    def refresh(self) -> None:
        """Notice whether anything lies there; where nothing moves, it comes and goes at once."""
        if self.board.calm or not self.board.lying.moving:
            self.share = float(self.lies)
        self._show()

    def advance(self, seconds: float) -> None:
        """Come or go a little farther."""
        if self.moving:
            step = seconds / feel.MAT
            self.share = clamp(self.share + (step if self.lies else -step))
            self._show()

    def write(self, image: pygame.Surface) -> None:
        """Write nothing onto a picture of it: a cloth has no lettering."""

    def rewrite(self) -> None:
        """Have what it says written anew, at once or when it is seen again."""
        self._stale = True
        self._show()

    def _show(self) -> None:
        self.sprite.set_visible(self.share > 0 or self.lies)
        if not self.sprite.visible and self.image is not self.blank:
            # As large as it is, the lettering of one that is not seen is worth no memory.
            self.image, self._stale = self.blank, True
        elif self.sprite.visible and self._stale:
            self.image, self._stale = self.blank.copy(), False
            self.write(self.image)
        # One that is not seen must not keep the copy with which it went.
        coming = self.sprite.visible and self.share < 1
        self.sprite.show(faded(self.image, self.share) if coming else self.image)

    @property
    def told(self) -> pygame.Rect:
        """Return where it tells what a move would bring."""
        return pygame.Rect(self.rect.center, (0, 0))

    @property
    def figures(self) -> list[pygame.Rect]:
        """Return where it says how things stand: whoever decides must see that."""
        return [slot.notes for slot in self.slots if slot.notes is not None]

    def offer(self, refs: Collection[int]) -> None:
        """Take no notice of what something can go onto now."""

    def say(self, readouts: list[Readout], outlook: Readout | None) -> bool:
        """Show how things stand, or would after a move; return whether it would."""
        return False

    def hear(self, event: Event, events: Sequence[Event]) -> None:
        """Take no notice of what is said, one of several events."""

    def ends(self, event: Event, seat: int) -> bool:
        """Tell whether something said ends a fight of a seat."""
        return False

    def remove(self) -> None:
        """Leave the canvas."""
        self.canvas.remove(self.sprite)


class Cloth(Mat):
    """A plain cloth below the pieces of one slot."""

    def ground(self) -> pygame.Surface:
        """Return the cloth itself."""
        size = self.rect.size
        image = panel(size, self.radius, self.kit.theme["panel"], 0).copy()
        put(image, brass_edge(size, self.radius, max(2, self.kit.scale.px(3))), (0, 0))
        return image
