"""What a gesture would do, in a small tag beside where it would, before it is made."""

from collections.abc import Sequence

import pygame

from tabletop.ui.drawing.canvas import Canvas, Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import HOVERING, panel, shadow
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.table import feel
from tabletop.ui.table.moves.intents import Desk, Intent
from tabletop.words.ranges import by_amount

TAG_Z = 480_000
WIDTH = 20  # of a tag, in letters of its text
LIST_WIDTH = 30  # of one with a line for each choice
STIRRED = 3  # pixels that a resting hand may tremble
WIDE, TALL = 0.2, 0.4  # shares of the window from which on a tag at a target is far from the hand
Line = tuple[str, str]  # a text and its colour


class Previews:
    """Says by which verb, and with what outlook, what is meant would be done; or why it cannot."""

    def __init__(self, kit: Kit, canvas: Canvas, desk: Desk) -> None:
        self.kit = kit
        self.canvas = canvas
        self.desk = desk
        self.text = ""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._intent: Intent | None = None
        self._sprite: Sprite | None = None
        self._margin = 0
        self._hand = pygame.Rect(0, 0, 0, 0)  # what the thing in it covers
        self._rested = 0.0

    def point(self, intent: Intent | None, held: pygame.Rect) -> None:
        """Say what is meant now, and where the thing in the hand is, if there is one."""
        if intent == self._intent:
            self._follow(held)
            return
        self.hide()
        self._intent = intent
        self._hand = pygame.Rect(held)
        self._rested = 0.0
        if intent is not None and intent.vain is None:
            self._show(intent, self._lines(intent))

    def advance(self, seconds: float) -> None:
        """Let time pass: what rests above where it cannot go is told why."""
        intent = self._intent
        if intent is None or intent.vain is None or self._sprite is not None:
            return
        self._rested += seconds
        if self._rested >= feel.WHY_REST:
            self._show(intent, [(self.desk.why(intent.vain), "text")])

    def hide(self) -> None:
        """Take the tag away."""
        if self._sprite is not None:
            self.canvas.remove(self._sprite)
        if self._intent is not None:
            self.desk.foresee([])
        self._sprite = self._intent = None
        self.text = ""

    def _lines(self, intent: Intent) -> list[Line]:
        """Return verb and price of what is carried, and what every intent would bring."""
        moves = list(intent.moves)
        brings = "" if self.desk.foresee(moves) else self.desk.outlook(moves)
        verb = ""
        if intent.carried and len(by_amount(moves)) == 1:
            verb = self.desk.label(by_amount(moves)[0])
            brings = "" if brings == verb else brings
        return [line for line in ((verb, "text"), (brings, "accent")) if line[0]]

    def _show(self, intent: Intent, lines: Sequence[Line]) -> None:
        self.text = "\n".join(text for text, _ in lines)
        if not self.text:
            return
        image, size = self._picture(lines)
        self.rect = pygame.Rect((0, 0), size)
        self._place(intent)
        at = (self.rect.x - self._margin, self.rect.y - self._margin)
        self._sprite = self.canvas.add(Sprite(image, at, TAG_Z))

    def _picture(self, lines: Sequence[Line]) -> tuple[pygame.Surface, tuple[int, int]]:
        kit = self.kit
        letters = WIDTH if self.text.count("\n") < len(lines) else LIST_WIDTH
        wide = kit.scale.text(18) * letters
        laid = [
            kit.type.layout(text, kit.style("ui_semibold", 18, colour), wide)
            for text, colour in lines
        ]
        pad = max(8, kit.scale.px(12))
        tall = sum(part.size[1] for part in laid)
        size = (max(part.size[0] for part in laid) + 2 * pad, tall + pad)
        cast = shadow(size, 8, HOVERING, kit.scale.factor)
        self._margin = cast.margin
        image = layer((size[0] + 2 * cast.margin, size[1] + 2 * cast.margin))
        cast.draw(image, (cast.margin, cast.margin))
        put(image, panel(size, 8, kit.theme["panel_high"], 2), (cast.margin, cast.margin))
        top = cast.margin + pad // 2
        for part in laid:
            part.draw(image, (cast.margin + pad, top))
            top += part.size[1]
        return image, size

    def _place(self, intent: Intent) -> None:
        """Lie by the target, or by the hand where there is none or it is too wide to stand by."""
        bounds, size = self.canvas.bounds, self.rect.size
        if self._comes_along(intent):
            self.rect = beside(size, self._hand, [], bounds)
        else:
            hit = self._hand.colliderect(intent.anchor)
            anchor = intent.anchor.union(self._hand) if hit else intent.anchor
            self.rect = beside(size, anchor, [intent.near], bounds)

    def _comes_along(self, intent: Intent) -> bool:
        """Tell whether the tag goes with the hand: so it does above anything wide."""
        if not self._hand.width or intent.near.width:
            return False
        anchor, window = intent.anchor, self.canvas.bounds
        wide = anchor.width > WIDE * window.width or anchor.height > TALL * window.height
        return wide or intent.vain is not None

    def _follow(self, held: pygame.Rect) -> None:
        """Go with the hand, or out of its way; a hand that stirs has not come to rest."""
        x, y = held.centerx - self._hand.centerx, held.centery - self._hand.centery
        if self._intent is None or max(abs(x), abs(y)) < STIRRED:
            return
        self._hand = pygame.Rect(held)
        self._rested = 0.0
        hidden = self.rect.colliderect(self._hand)  # by the tag, of what is in the hand
        if self._sprite is not None and (hidden or self._comes_along(self._intent)):
            self._place(self._intent)
            self._sprite.move((self.rect.x - self._margin, self.rect.y - self._margin))


def beside(
    size: tuple[int, int], anchor: pygame.Rect, avoid: list[pygame.Rect], bounds: pygame.Rect
) -> pygame.Rect:
    """Return where a tag lies: above, below or beside its anchor, wherever it covers least."""
    gap = 8
    above, below, right, left = (pygame.Rect((0, 0), size) for _ in range(4))
    above.midbottom = (anchor.centerx, anchor.top - gap)
    below.midtop = (anchor.centerx, anchor.bottom + gap)
    right.midleft = (anchor.right + gap, anchor.centery)
    left.midright = (anchor.left - gap, anchor.centery)
    places = [rect.clamp(bounds.inflate(-8, -8)) for rect in (above, below, right, left)]

    def covered(rect: pygame.Rect) -> int:
        parts = [rect.clip(anchor)] * 4 + [rect.clip(other) for other in avoid]
        return sum(part.width * part.height for part in parts)

    return min(places, key=covered)
