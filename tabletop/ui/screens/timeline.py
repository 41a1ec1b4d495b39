"""The bar below a replay: buttons to step and play, the slider of moves, pace and view."""

from abc import ABC

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import panel
from tabletop.ui.drawing.paint import put
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.widgets.controls import IconButton, Slider
from tabletop.ui.widgets.stepper import Stepper
from tabletop.ui.widgets.widget import FocusRing, Outcome
from tabletop.words.text import Texts

FIRST, BACK, PLAY, FORWARD, LAST = "first", "back", "play", "forward", "last"
MOVES, PACE, VIEW = "moves", "pace", "view"
CARDS, RULES, LEAVE = "cards", "rules", "leave"
STEPS = ((BACK, "arrow_left"), (PLAY, "play"), (FORWARD, "arrow_right"))
ENDS = ((FIRST, "rewind"), *STEPS, (LAST, "fast_forward"))
WAYS = ((RULES, "book"), (LEAVE, "close"))
ALL_WAYS = ((CARDS, "cards"), *WAYS)
LEAST_RAIL = 160


def bar_height(kit: Kit) -> int:
    """Return how tall the bar is in this window."""
    return kit.scale.target(44) + 2 * _pad(kit)


def _pad(kit: Kit) -> int:
    return max(6, kit.scale.px(10))


class WatchBar(Part, ABC):
    """A board with controls along the lower edge, drawn into the settled picture of a table."""

    def __init__(self, kit: Kit, height: int) -> None:
        super().__init__(pygame.Rect(0, kit.scale.height - height, kit.scale.width, height))
        self.kit = kit
        self.ring = FocusRing()

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Pass an event to the controls."""
        return self.ring.handle(event)

    def refresh(self) -> None:
        """Ask to be painted if a control changed."""
        if self.ring.take_dirty():
            self.dirty = True

    def draw_board(self, target: pygame.Surface) -> None:
        """Draw what the controls lie on."""
        board = self.area.inflate(4, 4)
        put(target, panel(board.size, 4, self.kit.theme["panel"], 2), board)


class Timeline(WatchBar):
    """One row of controls, with the caption of the move that is shown."""

    def __init__(self, kit: Kit, texts: Texts, moves: int, choices: dict[str, list[str]]) -> None:
        super().__init__(kit, bar_height(kit))
        self.texts = texts
        self.caption = ""
        self.buttons: dict[str, IconButton] = {}
        high, gap = kit.scale.target(44), _pad(kit)
        row = self.area.inflate(-2 * gap, -2 * gap)
        word = kit.scale.text(20)
        widths = (word * 10, word * 5 + 2 * high, word * 7 + 2 * high)
        spare = row.width - sum(widths) - (len(ENDS) + len(ALL_WAYS)) * (high + gap)
        if spare <= LEAST_RAIL:
            widths = (widths[0], word * 2 + 2 * high, word * 6 + 2 * high)
        steps, leading = (ENDS, ALL_WAYS) if spare > LEAST_RAIL else (STEPS, WAYS)
        left = self._add_icons(steps, row.topleft, high)
        ways = len(leading) * (high + gap // 2)
        self._caption_box = pygame.Rect(left + gap, row.y, widths[0], high)
        view = pygame.Rect(row.right - ways - gap - widths[2], row.y, widths[2], high)
        pace = pygame.Rect(view.x - gap - widths[1], row.y, widths[1], high)
        rail = pygame.Rect(self._caption_box.right, row.y, 0, high)
        rail.width = max(0, pace.left - gap - rail.x)
        self.slider = Slider(kit, MOVES, rail, 0, (0, max(1, moves), 1))
        self.pace = Stepper(kit, PACE, choices[PACE], pace)
        self.view = Stepper(kit, VIEW, choices[VIEW], view)
        if rail.width >= 2 * high:
            self.ring.widgets.append(self.slider)
        else:  # no room to slide in: keys and buttons step, and the caption gets what is left
            self._caption_box.width = pace.left - gap - self._caption_box.x
        self.ring.widgets += [self.pace, self.view]
        self._add_icons(leading, (row.right - ways + gap // 2, row.y), high)
        self.ring.focus(self.buttons[PLAY])

    def _add_icons(self, icons: tuple[tuple[str, str], ...], at: tuple[int, int], side: int) -> int:
        left, top = at
        for name, icon in icons:
            rect = pygame.Rect(left, top, side, side)
            button = IconButton(self.kit, name, icon, rect, self.texts.text(f"replay.{name}"))
            self.buttons[name] = button
            self.ring.widgets.append(button)
            left = rect.right + _pad(self.kit) // 2
        return left

    @property
    def boxes(self) -> list[pygame.Rect]:
        """Return where the caption and the controls are; no two of them may overlap."""
        return [self._caption_box, *(widget.rect for widget in self.ring.widgets)]

    def show(self, number: int, caption: str, *, playing: bool) -> None:
        """Put the slider at a move, and say where that is."""
        icon = "pause" if playing else "play"
        if (self.slider.value, self.caption, self.buttons[PLAY].icon) == (number, caption, icon):
            return
        self.slider.value = float(number)
        self.caption = caption
        self.buttons[PLAY].icon = icon
        self.dirty = True

    def reach(self, moves: int) -> None:
        """Let the slider reach so many moves: a match that is followed grows."""
        self.slider.high = max(1, moves)
        self.dirty = True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the board, the caption and the controls."""
        self.draw_board(target)
        style = self.kit.style("ui_semibold", 18, "brass")
        laid = self.kit.type.fit(self.caption, style, self._caption_box.size, 12, 2)
        self.cut = laid.cut
        laid.draw(target, (self._caption_box.x, self._caption_box.centery - laid.size[1] // 2))
        self.ring.draw(target)
