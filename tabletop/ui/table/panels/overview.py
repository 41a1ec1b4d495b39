"""All seats at once: what is otherwise seen of one of them at a time, side by side above the table.

The match goes on behind it, and every change is seen here too.
"""

from time import perf_counter

import pygame

from tabletop.ui.drawing.kit import SECTION_HEADING
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.surfaces import brass_edge, focus_ring, glow, panel
from tabletop.ui.drawing.paint import put
from tabletop.ui.stage import Stage
from tabletop.ui.table.hud.zoom import Zoom
from tabletop.ui.table.panels.seat_cards import SeatCards
from tabletop.ui.table.plan.geometry import chair_of
from tabletop.ui.table.seats.chips import SeatChip
from tabletop.ui.table.view.laid_table import LaidTable
from tabletop.ui.widgets.overlay import ABOVE_ALL, CLOSED, Overlay
from tabletop.ui.widgets.widget import Outcome, Widget, digit

ROWS = 2
DIM = 210
WORK = 0.008  # seconds of each frame for pictures that had to wait


class SeatCell(Widget):
    """The cards of one seat below its chip; pressing it turns the table to that seat."""

    def __init__(self, table: LaidTable, chip: SeatChip, rect: pygame.Rect) -> None:
        super().__init__(table.setting.kit, str(chip.seat), rect)
        self.chip = chip
        pad = max(4, table.setting.kit.scale.px(10))
        top = chip.rect.bottom + pad
        box = pygame.Rect(rect.x + pad, top, rect.width - 2 * pad, rect.bottom - pad - top)
        self.cards = SeatCards(table, chip.seat, box)

    def activate(self) -> Outcome | None:
        """Report whose cell it is."""
        return Outcome(self.name)

    def paint(self, target: pygame.Surface) -> None:
        """Draw the ground, the chip and the cards."""
        theme, scale = self.kit.theme, self.kit.scale
        radius = max(6, scale.px(14))
        ground = theme["panel_high" if self.hovered or self.focused else "panel"]
        if self.hovered:
            glow(self.rect.size, radius, theme["brass"], 8, 2).draw(target, self.rect.topleft)
        put(target, panel(self.rect.size, radius, ground, 0), self.rect)
        put(target, brass_edge(self.rect.size, radius, max(1, scale.px(2))), self.rect)
        if self.focused:
            ring = focus_ring(self.rect.size, radius, theme["focus_light"], theme["focus_dark"])
            ring.draw(target, self.rect.topleft)
        self.chip.draw(target)
        self.cards.draw(target)


class Overview(Overlay):
    """The cards of all seats in a grid; `choice` is the seat that was pressed, or ""."""

    thinking = True
    dim = DIM
    passing = True

    def __init__(self, stage: Stage, table: LaidTable) -> None:
        super().__init__(stage)
        self.table = table
        self.zoom = Zoom(table, ABOVE_ALL + 1)
        self.cells: list[SeatCell] = []
        self._seen: object = None
        self._last = 0.0
        self._rough = False

    @property
    def busy(self) -> bool:
        """Tell whether a card is about to be shown large."""
        return self.zoom.waiting or self.table.setting.board.pictures.waiting

    def build(self) -> None:
        """Lay out a cell for every seat, the viewer's last, and a heading."""
        table, kit = self.table, self.table.setting.kit
        self.zoom.forget()
        pad = max(8, kit.scale.px(14))
        bounds = self.stage.screen.get_rect().inflate(-2 * pad, -2 * pad)
        style = kit.style("title", SECTION_HEADING, "brass", "center")
        heading = kit.type.layout(
            escaped(table.setting.texts.text("hud.overview_title")), style, bounds.width, 1
        )
        heading.draw(self.base, (bounds.centerx - heading.size[0] / 2, bounds.top))
        top = bounds.top + heading.size[1] + pad // 2
        room = pygame.Rect(bounds.left, top, bounds.width, bounds.bottom - top)
        seats = len(table.seats)
        columns = -(-seats // ROWS)
        wide, tall = (room.width + pad) // columns - pad, (room.height + pad) // ROWS - pad
        own = chair_of(table.viewer, seats)
        self.cells = []
        for number in range(seats):
            left = room.left + number % columns * (wide + pad)
            upper = room.top + number // columns * (tall + pad)
            rect = pygame.Rect(left, upper, wide, tall)
            self.cells.append(self._cell((own + number + 1) % seats, rect))
            self.add(self.cells[-1])
        self._refresh()

    def _cell(self, seat: int, rect: pygame.Rect) -> SeatCell:
        table = self.table
        high = min(round(table.setting.kit.scale.target() * 1.3), rect.height // 3)
        box = pygame.Rect(rect.left, rect.top, rect.width, high)
        key = next((int(chip.key) for chip in table.plates.chips if chip.seat == seat), 0)
        who, poles = (seat, table.seats[seat], ""), table.plates.poles_of(seat)
        chip = SeatChip(table.setting.kit, who, box, key, poles)
        return SeatCell(table, chip, rect)

    def tick(self, now: float) -> None:
        """Follow what happens on the table, and paint cards that had to wait."""
        seconds, self._last = min(0.1, now - self._last), now
        self.zoom.advance(seconds)
        self._sharpen()
        if self._now() != self._seen:
            self._refresh()
        super().tick(now)

    def _sharpen(self) -> None:
        """Paint pictures that had to wait, for a part of a frame; in the end all are drawn anew."""
        pictures, start = self.table.setting.board.pictures, perf_counter()
        rough = pictures.waiting
        while pictures.waiting and perf_counter() - start < WORK:
            pictures.work()
        if rough or self._rough:
            self._refresh(sharper=True)
        self._rough = rough

    def _now(self) -> object:
        """Return what is shown, to notice a change of it."""
        board = self.table.setting.board
        lies = tuple(
            tuple(piece.look for piece in board.by_place[place]) for place in board.by_place
        )
        plates = self.table.plates.plates
        return lies, tuple((plate.standing, tuple(plate.numbers)) for plate in plates)

    def _refresh(self, *, sharper: bool = False) -> None:
        """Lay out anew, and have those cells drawn that look different now."""
        self._seen = self._now()
        plates = {plate.seat: plate for plate in self.table.plates.plates}
        for cell in self.cells:
            plate = plates[cell.chip.seat]
            cell.chip.set_state(plate.standing, plate.numbers)
            moved = cell.cards.lay()
            cell.dirty = cell.dirty or cell.chip.dirty or moved or sharper
            cell.chip.dirty = False

    def key(self, event: pygame.Event) -> bool:
        """Close at the key that opened it; a number turns to the seat that has it."""
        number = str(digit(event) or "")
        chosen = [cell for cell in self.cells if number and cell.chip.key == number]
        if event.key == pygame.K_b:
            self.finish(CLOSED)
        elif chosen:
            self.finish(chosen[0].name)
        else:
            return super().key(event)
        return True

    def other(self, event: pygame.Event) -> None:
        """Show the card under the pointer large after a moment; put all away at a right click."""
        if event.type == pygame.MOUSEMOTION:
            found = [cell.cards.subject_at(event.pos) for cell in self.cells]
            self.zoom.point(next((subject for subject in found if subject is not None), None))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.finish(CLOSED)

    def hide(self) -> None:
        """Leave the canvas, and with it the large card."""
        self.zoom.forget()
        super().hide()
