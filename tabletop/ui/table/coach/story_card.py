"""How a match went, above its result: the curve, and its turning points one press away."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from tabletop.coach.story import Story, TurningPoint
from tabletop.ui.drawing.kit import HEADING, Kit
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.stage import Stage
from tabletop.ui.table.coach.share_curve import ShareCurve, change_text
from tabletop.ui.widgets.controls import AnyButton, Button, IconButton
from tabletop.ui.widgets.overlay import CLOSED, Overlay
from tabletop.words.text import Texts

WATCH, PLAY_ON = "watch:", "play:"  # and the number of moves before it
WIDTH = 1000
CURVE = 0.3  # of the window's height


@dataclass(frozen=True)
class ToldTurn:
    """A turning point, and what brought it in a sentence."""

    turn: TurningPoint
    text: str


class TurnLine(AnyButton):
    """A turning point: its number, how the share changed, and what brought it."""

    def __init__(self, kit: Kit, number: int, told: ToldTurn, rect: pygame.Rect) -> None:
        super().__init__(kit, f"{WATCH}{told.turn.number}", rect)
        self.number = number
        self.told = told
        self.measured = True

    def letter(self, face: pygame.Surface, down: int) -> None:
        """Write number, change and sentence."""
        kit, pad = self.kit, max(8, self.kit.scale.px(12))
        colour = "good" if self.told.turn.change > 0 else "bad"
        arrow = "↑" if self.told.turn.change > 0 else "↓"
        change = change_text(self.told.turn) if self.measured else arrow
        left = pad
        for text, ink, least in ((f"{self.number}.", "text", "9."), (change, colour, "99 → 99 %")):
            laid = kit.line(text, "ui_bold", 18, ink)
            laid.draw(face, (left, (self.rect.height - laid.size[1]) // 2 + down))
            wide = kit.line(least, "ui_bold", 18).size[0] if self.measured else 0
            left += max(wide, laid.size[0]) + pad
        style = kit.style("ui", 18)
        room = (self.rect.width - left - pad, self.rect.height)
        words = kit.type.fit(self.told.text, style, room, 13, 2)
        words.draw(face, (left, (self.rect.height - words.size[1]) // 2 + down))


class StoryCard(Overlay):
    """The curve of a match; `choice` is where to watch it again or to play on, or nothing."""

    def __init__(
        self,
        stage: Stage,
        texts: Texts,
        story: Story,
        told: Callable[[], Sequence[ToldTurn]],
        *,
        measured: bool,
    ) -> None:
        super().__init__(stage)
        self._texts = texts
        self._story = story
        self._told = told
        self._measured = measured
        self._curve: ShareCurve | None = None
        self._turns: Sequence[ToldTurn] = ()
        self._below = pygame.Rect(0, 0, 0, 0)  # where it is said what there is to be seen
        self._seen = story.seen

    @property
    def busy(self) -> bool:
        """Tell whether the match is still being looked through."""
        return not self._story.done

    def build(self) -> None:
        """Lay out title, remark, the place of the curve, the turning points and the way back."""
        kit, text = self.stage.kit, self._texts.text
        pad, gap = max(14, kit.scale.px(28)), max(6, kit.scale.px(10))
        wide = max(kit.scale.px(WIDTH), kit.scale.text(20) * 32)
        inner = min(wide, kit.scale.width - 4 * pad)
        self._turns = self._told() if self._story.done else ()
        head = kit.type.layout(text("story.title"), kit.style("title", HEADING, "brass"), inner, 1)
        said = kit.type.layout(self._remark(), kit.style("text", 20), inner)
        below = self._laid_verdict(inner)
        high, row = kit.scale.target(46), max(kit.scale.target(), kit.scale.text(18) * 2)
        rows = len(self._turns) * (row + gap)
        fixed = head.size[1] + said.size[1] + below.size[1] + rows + high + 4 * gap + 2 * pad
        room = kit.scale.height - kit.scale.px(48) - fixed
        tall = max(kit.scale.px(110), min(round(kit.scale.height * CURVE), room))
        box = self.lay_panel(inner + 2 * pad, fixed + tall)
        left, top = box.x + pad, box.y + pad
        for laid in (head, said):
            laid.draw(self.base, (left, top))
            top += laid.size[1] + gap
        plot = pygame.Rect(left, top, inner, tall)
        self._curve = ShareCurve(kit, plot, self._story.match.number, measured=self._measured)
        self._below = pygame.Rect(left, plot.bottom + gap, inner, below.size[1])
        top = plot.bottom + 2 * gap + below.size[1]
        self._add_turns(pygame.Rect(left, top, inner, row), gap)
        label = text("story.close")
        width = Button.width_for(kit, label, icon="arrow_left")
        foot = pygame.Rect(box.right - pad - width, box.bottom - pad - high, width, high)
        close = self.add(Button(kit, CLOSED, label, foot, primary=True, icon="arrow_left"))
        self.ring.focus(close)

    def _laid_verdict(self, width: int) -> Laid:
        kit = self.stage.kit
        return kit.type.layout(self._verdict(), kit.style("ui_semibold", 18, "accent"), width)

    def _remark(self) -> str:
        key = "with_chances" if self._measured else "without_chances"
        return self._texts.text(f"story.{key}")

    def _verdict(self) -> str:
        """Return what is said below the curve: how far it is, or what there is to be seen."""
        story, text = self._story, self._texts.text
        if story.failed:
            return text("coach.no_thought")
        if not story.done:
            return text("story.looking", number=story.seen, count=story.match.number)
        if not story.points:
            return text("story.none")
        return text("story.turns" if self._turns else "story.steady")

    def _add_turns(self, first: pygame.Rect, gap: int) -> None:
        """Lay out each turning point, with a way to play on from it."""
        kit, hint = self.stage.kit, self._texts.text("story.play_on")
        place = first
        for number, told in enumerate(self._turns, start=1):
            line = place.inflate(0, 0)
            line.width -= place.height + gap
            button = TurnLine(kit, number, told, line)
            button.measured = self._measured
            self.add(button)
            square = pygame.Rect(line.right + gap, place.y, place.height, place.height)
            self.add(IconButton(kit, f"{PLAY_ON}{told.turn.number}", "play", square, hint))
            place = place.move(0, place.height + gap)

    def paint_parts(self, target: pygame.Surface) -> None:
        """Draw as much of the curve as is known, and say so."""
        self._laid_verdict(self._below.width).draw(target, self._below.topleft)
        if self._curve is not None:
            story = self._story
            result = story.result if story.done else None
            self._curve.draw(target, story.points, result, [told.turn for told in self._turns])

    def tick(self, now: float) -> None:
        """Look further through the match, and show what was found."""
        if self.busy:
            self._story.advance()
            if self._story.done:
                self.resize()
            elif self._story.seen != self._seen and self._curve is not None:
                self._seen = self._story.seen
                self.stale(self._below.union(self._curve.box))
        super().tick(now)

    def key(self, event: pygame.Event) -> bool:
        """Watch a turning point by its number."""
        number = event.key - pygame.K_1
        if 0 <= number < len(self._turns):
            self.finish(f"{WATCH}{self._turns[number].turn.number}")
            return True
        return super().key(event)
