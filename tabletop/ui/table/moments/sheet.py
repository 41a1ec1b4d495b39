"""The sheet of a moment on the canvas: one ground, and a sprite for whatever comes out later.

Painting all of it takes several frames' time: a part is painted in each frame, and the sheet lies
there when it is whole, before its first number is due. From then on sprites only appear, move and
change between pictures that are there.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.paint import layer
from tabletop.ui.drawing.tween import clamp, enter
from tabletop.ui.table import feel
from tabletop.ui.table.fittings.fitting import Setting
from tabletop.ui.table.moments.camp_parts import CampParts
from tabletop.ui.table.moments.sheet_painter import Face, SheetPainter
from tabletop.ui.table.moments.sheet_plan import SheetSpot
from tabletop.ui.table.moments.telling import Telling

STAGE_Z = 300_000
DROPS = 56  # how far above its place the sheet begins, at 1080p
TOKEN_DROPS = 16
TOKEN_TIME = 0.12
STAMP_TIME = 0.10
FEW = 3  # tokens of a camp that are painted in the same frame as its numbers


@dataclass(slots=True)
class CampSprites:
    """What is shown of one camp; `final` is its total as it stands there in the end."""

    sum: Sprite
    final: pygame.Surface
    places: list[tuple[int, int]]  # of the tokens, on the sheet
    tokens: list[Sprite]
    covers: list[Sprite]
    captions: list[Sprite]
    fates: list[Sprite]


class MomentSheet:
    """Shows how far a moment has been told."""

    def __init__(self, setting: Setting, telling: Telling, spot: SheetSpot) -> None:
        self.canvas = setting.canvas
        self.scale = setting.kit.scale
        self.telling = telling
        self.calm = setting.board.calm
        painter = SheetPainter(setting, telling, spot)
        self.rect = painter.plan.rect
        self._sprites: list[Sprite] = []
        self._offset = 0
        self._whole_at: float | None = None  # when the last part was painted
        self._camps: list[CampSprites] = []
        self._faces: list[Face] = []
        self._lines: list[Sprite] = []
        self._stamps: list[pygame.Surface] = []
        self._painting = self._paint(painter)
        self.show()

    def _paint(self, painter: SheetPainter) -> Iterator[None]:
        """Paint part by part; nothing is seen before all of it is there."""
        paper = painter.paper()
        yield
        painter.draw_head(paper)
        yield
        parts: list[CampParts] = []
        for number in range(len(self.telling.moment.camps)):
            parts.append(painter.draw_camp(paper, number))
            if len(parts[-1].tokens) > FEW:
                yield
            mine = [tick for tick in self.telling.ticks if tick.camp == number]
            self._faces += [painter.face(tick, parts[-1]) for tick in mine]
            yield
        ground = self._lay(*painter.ground(paper))
        yield
        self._camps = [self._lay_camp(painter, number, part) for number, part in enumerate(parts)]
        self._lines = [self._lay(*line) for line in painter.lines()]
        yield
        self._stamps, middle = painter.stamp()
        self._stamp = self._lay(self._stamps[-1], (0, 0))
        self._stamp.move_centre((self.rect.x + middle[0], self.rect.y + middle[1]))
        bounds = self.canvas.bounds.move(-self.rect.x, -self.rect.y)
        self._hint = self._lay(*painter.hint(bounds))
        ground.set_visible(True)
        self._whole_at = self.telling.at

    def finish(self) -> None:
        """Paint what is not painted yet."""
        for _ in self._painting:
            pass

    @property
    def whole(self) -> bool:
        """Tell whether every part of it is there."""
        return self._whole_at is not None

    @property
    def camps(self) -> list[CampSprites]:
        """Return what is shown of the camps."""
        self.finish()
        return self._camps

    @property
    def lines(self) -> list[Sprite]:
        """Return what tells what follows."""
        self.finish()
        return self._lines

    @property
    def hint(self) -> Sprite:
        """Return what tells how to go on."""
        self.finish()
        return self._hint

    def remove(self) -> None:
        """Leave the canvas."""
        for sprite in self._sprites:
            self.canvas.remove(sprite)
        self._sprites.clear()

    def _lay(self, image: pygame.Surface, at: tuple[int, int]) -> Sprite:
        """Lay a part on the sheet, not to be seen yet."""
        where = (self.rect.x + at[0], self.rect.y + at[1])
        z = STAGE_Z + len(self._sprites)
        sprite = self.canvas.add(Sprite(image, where, z, visible=False))
        self._sprites.append(sprite)
        return sprite

    def _lay_camp(self, painter: SheetPainter, number: int, parts: CampParts) -> CampSprites:
        tokens = [self._lay(*token) for token in parts.tokens]
        shown = self._lay(layer((1, 1)), parts.figure.topleft)
        covers = [self._lay(*part) for part in parts.cover]
        captions = [self._lay(*part) for part in parts.caption]
        fates = [self._lay(*part) for part in parts.fate]
        final, places = painter.final(number, parts), [at for _, at in parts.tokens]
        return CampSprites(shown, final, places, tokens, covers, captions, fates)

    # Showing

    def show(self) -> None:
        """Show exactly as much as has been told; of what is not painted, another part is now."""
        telling = self.telling
        if not self.whole:
            next(self._painting, None)
            if telling.at >= feel.STAGE_IN or (telling.counted and not self.calm):
                self.finish()
        if not self.whole:
            return
        if not self.calm:
            self._glide()
        self._show_camps(telling.counted)
        self._show_stamp()
        for index, sprite in enumerate(self._lines):
            sprite.set_visible(index < telling.upshots)
        self._hint.set_visible(telling.waits and telling.complete)

    def _glide(self) -> None:
        """Let the whole sheet come down to its place."""
        share = enter(clamp((self.telling.at - (self._whole_at or 0.0)) / feel.STAGE_IN))
        offset = -round(self.scale.px(DROPS) * (1 - share))
        if offset != self._offset:
            for sprite in self._sprites:
                x, y = sprite.topleft
                sprite.move((x, y + offset - self._offset))
            self._offset = offset

    def _show_camps(self, counted: int) -> None:
        telling = self.telling
        last: dict[int, int] = {}
        for index, tick in enumerate(telling.ticks):
            camp = self._camps[tick.camp]
            if index < counted:
                last[tick.camp] = index
            if tick.stroke >= 0:
                camp.tokens[tick.stroke].set_visible(index < counted)
                self._drop(camp, tick.stroke, fresh=index == counted - 1)
        left = {tick.camp for tick in telling.ticks[counted:]}
        for number, camp in enumerate(self._camps):
            camp.sum.set_visible(number in last)
            if number in last:
                camp.sum.show(self._face(last[number], camp, fresh=last[number] == counted - 1))
            _reveal(camp.covers, number not in last)
            _reveal(camp.captions, number not in left)
            _reveal(camp.fates, telling.stamped)

    def _drop(self, camp: CampSprites, stroke: int, *, fresh: bool) -> None:
        """Let the card of the last stroke fall onto the sheet."""
        x, y = camp.places[stroke]
        share = clamp(self.telling.since_counted / TOKEN_TIME) if fresh and not self.calm else 1.0
        above = round(self.scale.px(TOKEN_DROPS) * (1 - enter(share)))
        at = (self.rect.x + x, self.rect.y + y - above + self._offset)
        camp.tokens[stroke].move(at)

    def _face(self, index: int, camp: CampSprites, *, fresh: bool) -> pygame.Surface:
        """Return how a number looks: what it strikes first, then itself, in the end as it is."""
        if self.telling.stamped:
            return camp.final
        face, struck = self._faces[index]
        if fresh and struck is not None and self.telling.since_counted < feel.STRIKE:
            return struck
        return face

    def _show_stamp(self) -> None:
        telling, images = self.telling, self._stamps
        self._stamp.set_visible(telling.stamped)
        if telling.stamped:
            share = clamp(telling.since_stamped / STAMP_TIME)
            place = min(len(images) - 1, int(share * len(images)))
            middle = self._stamp.rect.center
            self._stamp.show(images[place])
            self._stamp.move_centre(middle)


def _reveal(sprites: list[Sprite], seen: bool) -> None:  # noqa: FBT001 - one flag for all of them
    for sprite in sprites:
        sprite.set_visible(seen)
