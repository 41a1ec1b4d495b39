"""What appears above the table for a while: tooltip and speech bubble."""

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.surfaces import HOVERING, panel, shadow
from tabletop.ui.drawing.paint import put, rounded_box
from tabletop.ui.widgets.widget import Outcome

HINT_FIRST, HINT_NEXT, HINT_MEMORY = 0.5, 0.1, 1.0


class Tooltip:
    """A short hint beside what the pointer rests on; the first waits, the next come quickly.

    It lies above that rather than below where it would hide what is `spared`.
    """

    def __init__(self, kit: Kit, spared: pygame.Rect | None = None) -> None:
        self.kit = kit
        self.spared = spared or pygame.Rect(0, 0, 0, 0)
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.visible = False
        self.dirty = False
        self._hint = ""
        self._anchor = pygame.Rect(0, 0, 0, 0)
        self._waited = 0.0
        self._since_last = HINT_MEMORY
        self._laid: Laid | None = None

    @property
    def hint(self) -> str:
        """Return what is told, or will be when the pointer has rested long enough."""
        return self._hint

    def point(self, hint: str, anchor: pygame.Rect) -> None:
        """Say what lies under the pointer; an empty hint means nothing to explain."""
        if hint == self._hint and anchor == self._anchor:
            return
        self.dismiss()
        self._hint, self._anchor = hint, pygame.Rect(anchor)

    def open(self) -> None:
        """Show the hint at once."""
        if self._hint and not self.visible:
            self._show()

    def dismiss(self) -> None:
        """Take the hint away until the pointer goes elsewhere."""
        if self.visible:
            self._since_last = 0.0
            self.dirty = True
        self.visible = False
        self._hint = ""
        self._waited = 0.0

    def advance(self, seconds: float) -> None:
        """Let time pass; the hint appears when the pointer has rested long enough."""
        self._since_last += seconds
        if self.visible or not self._hint:
            return
        self._waited += seconds
        wait = HINT_NEXT if self._since_last < HINT_MEMORY else HINT_FIRST
        if self._waited >= wait:
            self._show()

    def _show(self) -> None:
        scale = self.kit.scale
        style = self.kit.style("ui", 18)
        self._laid = self.kit.type.layout(self._hint, style, scale.text(18) * 20)
        self.rect = pygame.Rect(0, 0, self._laid.size[0] + 24, self._laid.size[1] + 16)
        self.rect.midtop = (self._anchor.centerx, self._anchor.bottom + 8)
        above = self.rect.copy()
        above.bottom = self._anchor.top - 8
        hides = self.rect.colliderect(self.spared) and not above.colliderect(self.spared)
        if self.rect.bottom > scale.height or (hides and above.top >= 0):
            self.rect = above
        self.rect.clamp_ip(pygame.Rect(0, 0, scale.width, scale.height))
        self.visible = True
        self.dirty = True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the hint if it is shown."""
        self.dirty = False
        if not self.visible or self._laid is None:
            return
        shadow(self.rect.size, 8, HOVERING, self.kit.scale.factor).draw(target, self.rect.topleft)
        put(target, panel(self.rect.size, 8, self.kit.theme["panel_high"], 1), self.rect)
        self._laid.draw(target, (self.rect.x + 12, self.rect.y + 8))


class SpeechBubble:
    """A bubble that points at something and says why; it stays until dismissed."""

    def __init__(
        self, kit: Kit, markup: str, anchor: pygame.Rect, bounds: pygame.Rect, footer: str = ""
    ) -> None:
        self.kit = kit
        self.anchor = pygame.Rect(anchor)
        pad = max(10, kit.scale.px(16))
        width = min(bounds.width - 40, kit.scale.text(19) * 21)
        self._text = kit.type.layout(markup, kit.style("text", 19, "bubble_text"), width)
        small = kit.style("ui_semibold", 16, "bubble_soft")
        self._footer = kit.type.layout(footer, small, width)
        height = self._text.size[1] + (self._footer.size[1] + pad // 2 if footer else 0)
        widest = max(self._text.size[0], self._footer.size[0])
        self._pad, self._tip = pad, max(10, kit.scale.px(18))
        self.rect = pygame.Rect(0, 0, widest + 2 * pad + kit.scale.text(16), height + 2 * pad)
        self.rect.midbottom = (anchor.centerx, anchor.top - self._tip)
        self.below = self.rect.top < bounds.top
        if self.below:
            self.rect.midtop = (anchor.centerx, anchor.bottom + self._tip)
        self.rect.clamp_ip(bounds)

    @property
    def area(self) -> pygame.Rect:
        """Return what the bubble covers, with pointer and shadow."""
        return self.rect.inflate(80, 80 + 2 * self._tip)

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Return "open" for a click on the bubble, "close" for Escape or a click elsewhere."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Outcome("bubble", "close")
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return Outcome("bubble", "open" if self._opens(event.pos) else "close")
        return None

    def _opens(self, at: tuple[int, int]) -> bool:
        return self.rect.collidepoint(at) and not self._cross.inflate(16, 16).collidepoint(at)

    @property
    def _cross(self) -> pygame.Rect:
        side = self.kit.scale.text(16) * 3 // 4
        return pygame.Rect(self.rect.right - side - 10, self.rect.y + 10, side, side)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the bubble with its pointer and text."""
        theme = self.kit.theme
        radius = theme.radii["bubble"]
        factor = self.kit.scale.factor
        shadow(self.rect.size, radius, HOVERING, factor).draw(target, self.rect.topleft)
        self._draw_tip(target, theme["brass_dark"], 2)
        rounded_box(target, theme["brass_dark"], self.rect.inflate(4, 4), radius + 2)
        rounded_box(target, theme["bubble"], self.rect, radius)
        self._draw_tip(target, theme["bubble"], 0)
        left, top = self.rect.x + self._pad, self.rect.y + self._pad
        self._text.draw(target, (left, top))
        self._footer.draw(target, (left, top + self._text.size[1] + self._pad // 2))
        cross = self._cross
        put(target, self.kit.icons.get("close", cross.width, theme["bubble_soft"]), cross)

    def _draw_tip(self, target: pygame.Surface, colour: tuple[int, int, int], grow: int) -> None:
        low, high = self.rect.left + 30, self.rect.right - 30
        middle = max(low, min(high, self.anchor.centerx))
        base = self.rect.top + 3 if self.below else self.rect.bottom - 3
        tip = base + (-1 if self.below else 1) * (self._tip - 4 + grow)
        half = self._tip * 0.7 + grow
        points = [(middle - half, base), (middle + half, base), (middle, tip)]
        pygame.draw.polygon(target, colour, points)
        pygame.draw.aalines(target, colour, True, points)  # noqa: FBT003 - pygame's own signature
