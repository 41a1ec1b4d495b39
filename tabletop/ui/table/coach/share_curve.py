"""The curve of a match: the share of the win over its moves, with the turning points on it."""

from collections.abc import Sequence

import pygame

from tabletop.coach.advice import percent
from tabletop.coach.story import StoryPoint, TurningPoint
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import well
from tabletop.ui.drawing.paint import disc, put

MARKS = (0.0, 0.5, 1.0)  # shares with a line of their own
DOT = 4  # pixels of the design


class ShareCurve:
    """Draws what every decision promised, from the deal at the left to the result at the right."""

    def __init__(self, kit: Kit, box: pygame.Rect, moves: int, *, measured: bool) -> None:
        self.kit = kit
        self.box = pygame.Rect(box)
        self.moves = max(1, moves)
        self.measured = measured  # whether shares may be told as numbers
        self.pad = max(8, kit.scale.px(12))

    @property
    def plot(self) -> pygame.Rect:
        """Return where the curve itself runs."""
        left = (
            self.kit.line("100 %", "ui", 15).size[0] + 2 * self.pad if self.measured else self.pad
        )
        inner = self.box.inflate(0, -2 * self.pad - 2 * self._dot)
        return pygame.Rect(
            inner.x + left, inner.y, inner.width - left - self.pad - self._dot, inner.height
        )

    @property
    def _dot(self) -> int:
        return max(3, self.kit.scale.px(DOT))

    def at(self, number: int, share: float) -> tuple[int, int]:
        """Return where a share after so many moves is."""
        plot = self.plot
        x = plot.x + plot.width * number / self.moves
        return round(x), round(plot.bottom - plot.height * share)

    def draw(
        self,
        target: pygame.Surface,
        points: Sequence[StoryPoint],
        result: float | None,
        turns: Sequence[TurningPoint] = (),
    ) -> None:
        """Draw as much of it as is known; without a result it goes on."""
        put(target, well(self.box.size, 8, self.kit.theme["well"]), self.box)
        self._draw_marks(target)
        way = [self.at(point.number, point.share) for point in points]
        if result is not None and way:
            way.append(self.at(self.moves, result))
        line = self.kit.theme["brass"]
        if len(way) > 1:
            pygame.draw.lines(
                target, line, closed=False, points=way, width=max(3, self._dot * 3 // 4)
            )
        for spot in way if len(way) <= self.plot.width // (4 * self._dot) else way[-1:]:
            self._draw_dot(target, spot, self._dot, "brass_light")
        for number, turn in enumerate(turns, start=1):
            self._draw_turn(target, number, turn)

    def _draw_marks(self, target: pygame.Surface) -> None:
        """Draw lines for nothing, half and all of the win."""
        plot, colour = self.plot, self.kit.theme["text_soft"]
        for share in MARKS:
            _, y = self.at(0, share)
            for x in range(plot.x, plot.right, 8):
                pygame.draw.line(target, colour, (x, y), (min(x + 2, plot.right), y))
            if self.measured:
                told = self.kit.line(f"{round(100 * share)} %", "ui", 15, "text_soft")
                told.draw(target, (plot.x - self.pad - told.size[0], y - told.size[1] // 2))

    def _draw_dot(
        self, target: pygame.Surface, at: tuple[int, int], radius: int, colour: str
    ) -> None:
        image = disc(radius, self.kit.theme[colour])
        put(target, image, image.get_rect(center=at))

    def _draw_turn(self, target: pygame.Surface, number: int, turn: TurningPoint) -> None:
        """Draw the stretch of a turning point stronger, and its number where it begins."""
        colour = "good" if turn.change > 0 else "bad"
        start, end = self.at(turn.number, turn.before), self.at(turn.until, turn.after)
        pygame.draw.line(target, self.kit.theme[colour], start, end, self._dot)
        sign = self.kit.line(str(number), "ui_bold", 15)
        radius = max(sign.size) // 2 + 1
        self._draw_dot(target, start, radius + 2, colour)
        self._draw_dot(target, start, radius, "well")
        sign.draw(target, (start[0] - sign.size[0] // 2, start[1] - sign.size[1] // 2))


def change_text(turn: TurningPoint) -> str:
    """Return how a share changed, as numbers; only a result is all or nothing."""
    ended = turn.after in {0.0, 1.0}
    return f"{percent(turn.before)} → {round(100 * turn.after) if ended else percent(turn.after)} %"
