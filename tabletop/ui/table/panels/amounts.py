"""How much: a small panel beside what is paid for, with a ruler and what an amount would bring."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from tabletop.ui.drawing.kit import BOARD_HEADING, Kit
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.surfaces import DRAGGED, panel, shadow, well
from tabletop.ui.drawing.paint import disc, layer, put
from tabletop.ui.stage import Stage
from tabletop.ui.table.plan.beside import place_beside
from tabletop.ui.widgets.controls import AnySlider, Button, IconButton
from tabletop.ui.widgets.overlay import CLOSED, Overlay
from tabletop.ui.widgets.widget import Outcome

LESS, MORE, RULER, CONFIRM = "less", "more", "ruler", "confirm"
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
STRIDE = 5  # amounts that Page Up and Page Down pass over
LONGEST = 6  # digits that can be typed
WIDTH, WIDEST = 15, 24  # of the panel, in letters of its text
FINE = 40  # up to so many amounts every one has its own tick
STEPS = {
    pygame.K_UP: 1, pygame.K_RIGHT: 1, pygame.K_PLUS: 1, pygame.K_KP_PLUS: 1,
    pygame.K_DOWN: -1, pygame.K_LEFT: -1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1,
    pygame.K_PAGEUP: STRIDE, pygame.K_PAGEDOWN: -STRIDE,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class AmountQuestion:
    """What is asked: the amounts that are legal, and the words for each.

    label    what choosing the amount would do
    outlook  what it would bring, maybe nothing
    refusal  why an amount that was typed cannot be chosen
    """

    amounts: tuple[int, ...]
    label: Callable[[int], str]
    outlook: Callable[[int], str]
    refusal: Callable[[int], str]


class Ruler(AnySlider):
    """A groove with a tick for every amount and the ends written below it."""

    def __init__(self, kit: Kit, rect: pygame.Rect, amounts: tuple[int, ...]) -> None:
        span = (float(amounts[0]), float(amounts[-1]), 1.0)
        super().__init__(kit, RULER, rect, span[0], span)

    @staticmethod
    def height_for(kit: Kit) -> int:
        """Return how tall a ruler must be."""
        return kit.scale.target() + round(kit.scale.text(16) * 1.1)

    def paint(self, target: pygame.Surface) -> None:
        """Draw the groove, its ticks and ends, and the knob."""
        theme, knob, width = self.kit.theme, self.knob, self.travel
        face = layer(self.rect.size)
        middle = self.kit.scale.target() // 2
        groove = pygame.Rect(knob, middle - 5, width, 10)
        put(face, well(groove.size, 5, theme["well"]), groove)
        reach = round(width * (self.value - self.low) / (self.high - self.low))
        if reach >= 10:
            put(face, well((reach, 10), 5, theme["brass_dark"]), groove)
        self._draw_ticks(face, middle)
        put(face, disc(knob, theme["brass_dark"]), (reach, middle - knob))
        put(face, disc(knob - 2, theme["brass_light"]), (reach + 2, middle - knob + 2))
        grip = disc(max(2, knob // 3), theme["brass_dark"])
        put(face, grip, grip.get_rect(center=(reach + knob, middle)))
        for value, centre in ((self.low, knob), (self.high, knob + width)):
            laid = self.kit.line(f"{value:.0f}", "ui_semibold", 16, "text_soft")
            left = min(max(0, centre - laid.size[0] // 2), self.rect.width - laid.size[0])
            laid.draw(face, (left, self.rect.height - laid.size[1]))
        put(target, face, self.rect)

    def _draw_ticks(self, face: pygame.Surface, middle: int) -> None:
        low, high = round(self.low), round(self.high)
        step = 1 if high - low <= FINE else STRIDE
        for amount in range(low, high + 1):
            if amount % step and amount not in {low, high}:
                continue
            left = self.knob + round(self.travel * (amount - low) / (high - low))
            tall = 9 if amount % STRIDE == 0 else 5
            colour = self.kit.theme["brass" if amount % STRIDE == 0 else "line"]
            pygame.draw.line(face, (*colour, 255), (left, middle + 9), (left, middle + 9 + tall))


class Wish:
    """The amount that is wanted for now, be it stepped to or typed."""

    def __init__(self, question: AmountQuestion) -> None:
        self.question = question
        self.amount = question.amounts[0]
        self.typed = ""

    @property
    def legal(self) -> bool:
        """Tell whether the amount may be chosen."""
        return self.amount in self.question.amounts

    @property
    def words(self) -> str:
        """Return what is said of the amount: what it would bring, or why it cannot be."""
        ask = self.question.outlook if self.legal else self.question.refusal
        return ask(self.amount)

    def after(self, by: int) -> int:
        """Return the amount some steps on; one that is not legal is left for the nearest."""
        self.typed = ""
        amounts = self.question.amounts
        ahead = [a for a in amounts if (a > self.amount if by > 0 else a < self.amount)]
        if ahead:
            order = ahead if by > 0 else ahead[::-1]
            return order[min(abs(by), len(order)) - 1]
        if self.legal:
            return self.amount
        return amounts[-1] if by > 0 else amounts[0]

    def nearest(self, wanted: int) -> int:
        """Return the legal amount that is nearest to another one."""
        self.typed = ""
        return min(self.question.amounts, key=lambda amount: abs(amount - wanted))

    def type(self, digits: str) -> int:
        """Take over what was typed so far; return the amount that it makes."""
        self.typed = digits.lstrip("0") or digits[-1:]
        return int(self.typed) if self.typed else self.question.amounts[0]


class AmountPicker(Overlay):
    """Asks how much; its choice is the amount, or nothing."""

    thinking = True
    dim = 50

    def __init__(
        self, stage: Stage, kit: Kit, question: AmountQuestion, anchor: pygame.Rect
    ) -> None:
        super().__init__(stage)
        self._kit = kit
        self.question = question
        self.wish = Wish(question)
        self.anchor = pygame.Rect(anchor)
        self.box = pygame.Rect(0, 0, 0, 0)
        self._inner = 0
        self._tall = 0  # room for the words below the ruler: it only ever grows

    # Building

    def build(self) -> None:
        """Lay the panel beside its anchor."""
        kit = self._kit
        texts = self.stage.texts
        pad, gap = max(12, kit.scale.px(20)), max(8, kit.scale.px(12))
        high = kit.scale.target()
        labels = [(CLOSED, texts.text("hud.cancel")), (CONFIRM, texts.text("amount.confirm"))]
        widths = [Button.width_for(kit, label) for _, label in labels]
        window = self.stage.screen.get_rect()
        most = min(kit.scale.text(18) * WIDEST, window.width - 2 * pad - 24)
        ends = [
            self._heading(amount, most) for amount in (self.wish.amount, self.question.amounts[-1])
        ]
        wide = max(laid.size[0] for laid in ends)
        self._inner = min(most, max(wide, kit.scale.text(18) * WIDTH, sum(widths) + gap))
        rows = [self._heading_tall(), high, Ruler.height_for(kit), self._words_tall(), high]
        tall = sum(row + gap for row in rows if row) - gap
        size = (self._inner + 2 * pad, tall + 2 * pad)
        self.box = place_beside(size, self.anchor, window)
        self._draw_panel()
        self._rows = []
        top = self.box.y + pad
        for row in rows:
            self._rows.append(pygame.Rect(self.box.x + pad, top, self._inner, row))
            top += row + gap if row else 0
        self._add_controls()
        left = self._rows[4].right - sum(widths) - gap
        for (name, label), width in zip(labels, widths, strict=True):
            rect = pygame.Rect(left, self._rows[4].y, width, high)
            self.add(Button(kit, name, label, rect, primary=name == CONFIRM))
            left += width + gap
        self.ring.focus(self.ring.widgets[-1])
        self._show_amount()

    def _draw_panel(self) -> None:
        theme = self._kit.theme
        radius = theme.radii["panel"]
        cast = shadow(self.box.size, radius, DRAGGED, self._kit.scale.factor)
        cast.draw(self.base, self.box.topleft)
        edge = max(3, self._kit.scale.px(4))
        put(self.base, panel(self.box.size, radius, theme["panel"], edge), self.box)

    def _add_controls(self) -> None:
        """Add minus, plus and the ruler; keys reach them from everywhere, so they need no focus."""
        kit, row = self._kit, self._rows[1]
        side = row.height
        for name, icon, left in ((LESS, "minus", row.left), (MORE, "plus", row.right - side)):
            rect = pygame.Rect(left, row.y, side, side)
            self.add(IconButton(kit, name, icon, rect, "")).focusable = False
        self.add(Ruler(kit, self._rows[2], self.question.amounts)).focusable = False

    def _heading(self, amount: int, room: int) -> Laid:
        style = self._kit.style("title", BOARD_HEADING, "brass")
        return self._kit.type.layout(self.question.label(amount), style, room)

    def _words(self) -> Laid:
        style = self._kit.style("ui_semibold", 18, "accent" if self.wish.legal else "bad")
        return self._kit.type.layout(self.wish.words, style, self._inner)

    def _heading_tall(self) -> int:
        ends = (self.question.amounts[0], self.question.amounts[-1], self.wish.amount)
        return max(self._heading(amount, self._inner).size[1] for amount in ends)

    def _words_tall(self) -> int:
        if not self.wish.words and not self._tall:
            return 0
        self._tall = max(self._tall, self._words().size[1])
        return self._tall

    # Showing

    def paint_parts(self, target: pygame.Surface) -> None:
        """Draw what the amount is called, the amount, and what it would bring."""
        heading, figure, _, words, _ = self._rows
        self._heading(self.wish.amount, self._inner).draw(target, heading.topleft)
        colour = "text" if self.wish.legal else "bad"
        shown = self.wish.typed or str(self.wish.amount)
        self._kit.line(shown, "title", 38, colour).draw_in(target, figure)
        self._words().draw(target, words.topleft)

    def _show_amount(self) -> None:
        for widget in self.ring.widgets:
            if isinstance(widget, Ruler):
                widget.set_value(self.wish.amount)
            elif widget.name == CONFIRM:
                widget.set_enabled(self.wish.legal)
            elif widget.name == LESS:
                widget.set_enabled(self.wish.amount > self.question.amounts[0])
            elif widget.name == MORE:
                widget.set_enabled(self.wish.amount < self.question.amounts[-1])

    def choose(self, amount: int) -> None:
        """Show another amount."""
        self.wish.amount = amount
        fits = self._words().size[1] <= self._rows[3].height
        if not fits or self._heading(amount, self._inner).size[1] > self._rows[0].height:
            self.resize()
            return
        self._show_amount()
        self.stale(self.box)

    # Answering

    def answer(self, outcome: Outcome) -> None:
        """Step, follow the ruler, or end."""
        if outcome.name in {LESS, MORE}:
            self.choose(self.wish.after(-1 if outcome.name == LESS else 1))
        elif outcome.name == RULER:
            self.choose(self.wish.nearest(int(outcome.value)))
        elif outcome.name == CONFIRM:
            self._confirm()
        else:
            self.finish(CLOSED)

    def key(self, event: pygame.Event) -> bool:
        """Step by arrows, type digits, confirm by Enter, leave by Escape."""
        focused = self.ring.focused
        leaving = focused is not None and focused.name == CLOSED
        if event.key in STEPS:
            self.choose(self.wish.after(STEPS[event.key]))
        elif event.key in {pygame.K_HOME, pygame.K_END}:
            whole = len(self.question.amounts)
            self.choose(self.wish.after(whole if event.key == pygame.K_END else -whole))
        elif event.key == pygame.K_BACKSPACE:
            self.choose(self.wish.type(self.wish.typed[:-1]))
        elif digit := _digit(event):
            self.choose(self.wish.type((self.wish.typed + digit)[-LONGEST:]))
        elif event.key in ENTER and not leaving:
            self._confirm()
        else:
            return super().key(event)
        return True

    def _confirm(self) -> None:
        if self.wish.legal:
            self.finish(str(self.wish.amount))

    def other(self, event: pygame.Event) -> None:
        """Turn the wheel; a press beside the panel, or with the right button, puts it away."""
        if event.type == pygame.MOUSEWHEEL:
            self.choose(self.wish.after(1 if event.y > 0 else -1))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            beside = event.button == 1 and not self.box.collidepoint(event.pos)
            if beside or event.button == 3:
                self.finish(CLOSED)


def _digit(event: pygame.Event) -> str:
    """Return the digit that a key stands for on any keyboard, or nothing."""
    if pygame.K_0 <= event.key <= pygame.K_9:
        return str(event.key - pygame.K_0)
    if event.key == pygame.K_KP0:
        return "0"
    if pygame.K_KP1 <= event.key <= pygame.K_KP9:
        return str(event.key - pygame.K_KP1 + 1)
    typed = str(event.unicode)
    return typed if len(typed) == 1 and typed in "0123456789" else ""
