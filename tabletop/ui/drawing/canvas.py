"""The compositor: a settled picture, live sprites above it, and only what changed is drawn."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import pygame

Painter = Callable[[pygame.Surface], None]
Show = Callable[[list[pygame.Rect]], None]  # brings parts of what was drawn to the screen
MOST_RECTS = 24


@dataclass(eq=False, slots=True)
class Sprite:
    """A premultiplied picture that lives above the settled layer; higher z is nearer."""

    image: pygame.Surface
    topleft: tuple[int, int] = (0, 0)
    z: int = 0
    visible: bool = True
    shows: object = None  # what is seen, where its owner said so: it need not be drawn again
    _shown: pygame.Rect | None = field(default=None, repr=False)
    _changed: bool = field(default=True, repr=False)

    @property
    def rect(self) -> pygame.Rect:
        """Return where the picture lies, its shadow margin included."""
        return self.image.get_rect(topleft=self.topleft)

    def move(self, topleft: tuple[float, float]) -> None:
        """Put the upper left corner somewhere."""
        place = (round(topleft[0]), round(topleft[1]))
        if place != self.topleft:
            self.topleft = place
            self._changed = True

    def move_centre(self, centre: tuple[float, float]) -> None:
        """Put the middle somewhere."""
        width, height = self.image.get_size()
        self.move((centre[0] - width / 2, centre[1] - height / 2))

    def show(self, image: pygame.Surface, what: object = None) -> None:
        """Change the picture, keeping the corner in place; its owner may say what is seen."""
        self.shows = what
        if image is not self.image:
            self.image = image
            self._changed = True

    def set_visible(self, visible: bool) -> None:  # noqa: FBT001 - a setter of one flag
        """Show or hide the sprite."""
        if visible != self.visible:
            self.visible = visible
            self._changed = True

    def touch(self) -> None:
        """Say that the picture itself was painted on."""
        self._changed = True


@dataclass(frozen=True, slots=True)
class Aside:
    """What was taken off a canvas to be laid back later: who paints it, and its sprites."""

    painter: Painter | None
    sprites: tuple[Sprite, ...]


class Canvas:
    """Draws a window from a settled layer and live sprites, touching only dirty rectangles."""

    def __init__(self, screen: pygame.Surface, show: Show | None = None) -> None:
        self.screen = screen
        self._show = show
        self._painter: Painter | None = None
        self._settled = pygame.Surface(screen.get_size())
        self._sprites: list[Sprite] = []
        self._dirty: list[pygame.Rect] = []
        self._unpainted: list[pygame.Rect] = []
        self._order_changed = False
        self.expose()

    @property
    def bounds(self) -> pygame.Rect:
        """Return the rectangle of the whole window."""
        return self.screen.get_rect()

    @property
    def settled(self) -> pygame.Surface:
        """Return the settled layer, for those who draw onto it directly and then `mark`."""
        return self._settled

    @property
    def sprites(self) -> tuple[Sprite, ...]:
        """Return the live sprites from the lowest to the nearest."""
        self._sort()
        return tuple(self._sprites)

    def rebuild(self, painter: Painter | None = None, area: pygame.Rect | None = None) -> None:
        """Have the settled layer (or an area of it) painted anew before the next frame."""
        if painter is not None:
            self._painter = painter
        part = self.bounds if area is None else area.clip(self.bounds)
        if part.size != (0, 0):
            self._unpainted.append(pygame.Rect(part))

    def add(self, sprite: Sprite) -> Sprite:
        """Put a sprite on the table."""
        self._sprites.append(sprite)
        self._order_changed = True
        sprite.touch()
        return sprite

    def remove(self, sprite: Sprite) -> None:
        """Take a sprite away."""
        if sprite in self._sprites:
            self._sprites.remove(sprite)
            if sprite._shown is not None:
                self.mark(sprite._shown)
                sprite._shown = None

    def put_aside(self) -> Aside:
        """Take everything off, to be laid back later."""
        aside = Aside(self._painter, self.sprites)
        for sprite in aside.sprites:
            self.remove(sprite)
        self._painter = None
        return aside

    def lay_back(self, aside: Aside) -> None:
        """Lay back what was taken off, and nothing else."""
        for sprite in self.sprites:
            self.remove(sprite)
        for sprite in aside.sprites:
            self.add(sprite)
        self.rebuild(aside.painter)
        self.expose()

    def raise_to(self, sprite: Sprite, z: int) -> None:
        """Change how near a sprite is."""
        if sprite.z != z:
            sprite.z = z
            sprite.touch()
            self._order_changed = True

    def mark(self, rect: pygame.Rect) -> None:
        """Say that something inside a rectangle changed."""
        self._dirty.append(pygame.Rect(rect))

    def expose(self) -> None:
        """Draw everything next time: the window system lost what was shown."""
        self._dirty = [self.bounds]

    def resize(self) -> None:
        """Follow a new size of the window; the painter is called again."""
        self._settled = pygame.Surface(self.screen.get_size())
        self._unpainted.clear()
        self.rebuild()
        self.expose()

    @property
    def idle(self) -> bool:
        """Tell whether the next frame would draw nothing."""
        changed = any(sprite._changed for sprite in self._sprites)
        return not (self._dirty or self._unpainted or changed)

    def paint(self) -> list[pygame.Rect]:
        """Draw what is dirty and return the rectangles that were drawn."""
        self._repaint_settled()
        self._collect_moves()
        if not self._dirty:
            return []
        self._sort()
        rects = merged(self._dirty, self.bounds)
        self._dirty = []
        for rect in rects:
            self.screen.set_clip(rect)
            self.screen.blit(self._settled, rect, rect)
            for sprite in self._sprites:
                if sprite.visible and sprite.rect.colliderect(rect):
                    self.screen.blit(
                        sprite.image, sprite.topleft, special_flags=pygame.BLEND_PREMULTIPLIED
                    )
        self.screen.set_clip(None)
        if self._show is not None:
            self._show(rects)
        return rects

    def _repaint_settled(self) -> None:
        if self._painter is None or not self._unpainted:
            self._unpainted.clear()
            return
        for part in merged(self._unpainted, self.bounds):
            self._settled.set_clip(part)
            self._painter(self._settled)
            self._dirty.append(part)
        self._settled.set_clip(None)
        self._unpainted.clear()

    def _collect_moves(self) -> None:
        for sprite in self._sprites:
            if not sprite._changed:
                continue
            sprite._changed = False
            if sprite._shown is not None:
                self._dirty.append(sprite._shown)
            sprite._shown = sprite.rect if sprite.visible else None
            if sprite._shown is not None:
                self._dirty.append(sprite._shown)

    def _sort(self) -> None:
        if self._order_changed:
            self._sprites.sort(key=lambda sprite: sprite.z)
            self._order_changed = False


def merged(rects: Iterable[pygame.Rect], bounds: pygame.Rect) -> list[pygame.Rect]:
    """Return rectangles inside the bounds that cover the same pixels without overlapping."""
    result: list[pygame.Rect] = []
    for rect in rects:
        part = rect.clip(bounds)
        if part.width == 0 or part.height == 0:
            continue
        while (hit := part.collidelist(result)) >= 0:
            part = part.union(result.pop(hit))
        result.append(part)
    if len(result) > MOST_RECTS:
        return [result[0].unionall(result[1:])]
    return result
