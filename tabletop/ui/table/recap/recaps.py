"""What hit the viewer since the last decision: shown when control comes back, until they act."""

from collections.abc import Callable

import pygame

from tabletop.summary.recap import (
    RecapLine,
    Summed,
    last_decision,
    last_summary,
    recap,
)
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.pieces.subject import Subject
from tabletop.ui.table.recap.recap_sheet import RecapSheet, widest
from tabletop.ui.table.recap.recap_strip import RecapStrip
from tabletop.ui.table.view.table_view import BACK
from tabletop.update import Update

RECAP_Z = 285_000
EDGE = 8  # of the window, that a sheet keeps free
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class Recaps:
    """Follows a match: lays the strip, opens its sheet, shows a card or a moment of it again."""

    def __init__(self, table: MatchTable, unsettle: Callable[[], None]) -> None:
        self.table = table
        self.match = table.match
        self.view = table.view
        self.laid = table.laid
        self.unsettle = unsettle
        self.lines: list[RecapLine] = []
        self.summed: Summed | None = None
        self.strip: RecapStrip | None = None
        self.sheet: RecapSheet | None = None
        self.pinned = False  # whether the sheet stays open when the pointer leaves it
        self.chosen = 0
        self._number = -1  # after how many moves this is told
        self._acted: dict[int, int] = {}  # the last move that each seat made by hand
        self._back: Update | None = None  # what is shown again after a jump
        self._strips: list[Sprite] = []
        self._sheets: list[Sprite] = []

    # Following the match

    def follow(self) -> None:
        """Lay the strip where the viewer must decide, with what happened since they last did."""
        kept = (self._number, self.pinned, self.chosen)
        self.clear()
        self.view.happening.catching_up = False
        viewer = self.laid.viewer
        if viewer < 0 or self.match.decider != viewer:
            return
        self._read()
        self._lay_strip()
        if kept[:2] == (self.match.number, True) and self.strip is not None:
            self._open(pinned=True, chosen=kept[2])

    def greet(self) -> None:
        """Tell somebody who sits down what happened, before it is shown to them swiftly."""
        self.clear()
        self._read()
        if self.lines and self.view.queue:
            happening = self.view.happening
            happening.waiting = happening.catching_up = True
            self._lay_strip()
            self._open(pinned=True)

    def act(self) -> None:
        """Put everything away: the viewer decides something."""
        self._acted[self.laid.viewer] = self.match.number + 1
        if self.strip is not None:
            self.clear()

    def advance(self) -> None:
        """Keep up: what is no longer so goes, and a jump comes back."""
        if self.strip is not None and self._number != self.match.number:
            self.clear()
        if self._back is not None and self.view.moments.telling is None:
            self._return(self._back)
        if self.strip is not None and self.strip.dirty:
            self._paint_strip(self.strip)

    def clear(self) -> None:
        """Put strip and sheet away."""
        self._close()
        if self.strip is not None and self.strip in self.table.hud.added:
            self.table.hud.added.remove(self.strip)
        self._remove(self._strips)
        self.strip = None
        self._back = None
        self.view.happening.waiting = False
        self.view.moments.strips.raise_by(0)

    def put_off(self) -> None:
        """Leave the canvas for a while: everything is about to be laid out anew."""
        self._remove(self._sheets)
        self._remove(self._strips)

    def lay_again(self) -> None:
        """Show the same in another window or language."""
        pinned, chosen = self.pinned, self.chosen
        if self.strip is None:
            return
        self._read()
        self._lay_strip()
        if self._back is not None:
            self.put_off()
        elif pinned:
            self._open(pinned=True, chosen=chosen)

    def _read(self) -> None:
        match, viewer = self.match, self.laid.viewer
        acted = self._acted.get(viewer, 0)
        since = max(last_decision(match, viewer), acted if acted <= match.number else 0)
        self._number = match.number
        self.lines = recap(match, viewer, since)
        self.summed = last_summary(match, viewer, since)

    # The strip

    def _lay_strip(self) -> None:
        if not self.lines and self.summed is None:
            return
        kit, texts = self.laid.setting.kit, self.laid.setting.texts
        prompt = self.table.hud.prompt.rect
        first = self.lines[0] if self.lines else None
        rest = len(self.lines) - 1
        more = texts.text("recap.others", count=rest) if rest > 0 else ""
        text = first.text if first is not None else self._summary_line()
        loss = first.bad if first is not None else None
        most = min(widest(kit), self.table.stage.canvas.bounds.right - EDGE - prompt.left)
        self.strip = RecapStrip(kit, prompt, (text, more), max(most, prompt.width), loss=loss)
        self.strip.hint = texts.text("recap.hint")
        self.table.hud.added.append(self.strip)
        self.view.moments.strips.raise_by(prompt.top - self.strip.rect.top)
        self._paint_strip(self.strip)

    def _summary_line(self) -> str:
        assert self.summed is not None
        title, own = self.summed.title, self.summed.own
        texts = self.laid.setting.texts
        return texts.text("sums.summary", title=title, upshots=own) if own else title

    def _paint_strip(self, strip: RecapStrip) -> None:
        self._remove(self._strips)
        canvas = self.table.stage.canvas
        area = strip.rect.inflate(40, 40).clip(canvas.bounds)
        self._strips.append(canvas.add(Sprite(strip.picture(area), area.topleft, RECAP_Z)))

    # The sheet

    def toggle(self) -> None:
        """Open the sheet so that it stays, or fold it."""
        if self.sheet is not None and self.pinned:
            self.fold()
        elif self.strip is not None:
            self._open(pinned=True)

    def fold(self) -> None:
        """Fold the sheet into the strip; what waited for it goes on."""
        self._close()
        self.view.happening.waiting = False

    def _open(self, *, pinned: bool, chosen: int = 0) -> None:
        assert self.strip is not None
        self._close()
        texts = self.laid.setting.texts
        hint = texts.text("recap.go_on" if self.view.happening.waiting else "recap.keys")
        bounds, anchor = self.table.stage.canvas.bounds, self.strip.rect
        room = pygame.Rect(anchor.left, EDGE, bounds.right - EDGE - anchor.left, anchor.top - EDGE)
        summed = self.summed or last_summary(self.match, self.laid.viewer)
        self.sheet = RecapSheet(self.laid.setting.kit, texts, room, self.lines, summed, hint)
        self.pinned = pinned
        self.choose(chosen)

    def choose(self, index: int) -> None:
        """Put the ring onto a line."""
        sheet = self.sheet
        if sheet is None:
            return
        self.chosen = max(0, min(len(self.lines) - 1, index))
        sheet.show(self.chosen)
        image, margin = sheet.picture(self.chosen)
        self._remove(self._sheets)
        at = (sheet.rect.x - margin, sheet.rect.y - margin)
        self._sheets.append(self.table.stage.canvas.add(Sprite(image, at, RECAP_Z + 1)))

    def _close(self) -> None:
        self._remove(self._sheets)
        self.sheet = None
        self.pinned = False

    def _remove(self, sprites: list[Sprite]) -> None:
        for sprite in sprites:
            self.table.stage.canvas.remove(sprite)
        sprites.clear()

    # Looking again

    def look(self) -> None:
        """Show the card of the chosen line large, whatever has become of it."""
        line = self.lines[self.chosen] if self.lines else None
        if line is None or not line.card or self.sheet is None:
            return
        pictures = self.laid.setting.board.pictures
        side = pictures.look(line.card)
        rect = self.sheet.rect
        anchor = (rect.x, rect.y, rect.width, rect.height)
        subject = Subject((side,), pictures.art(side.card).title, (line.text,), anchor)
        self.table.zoom.show(subject, pin=True)

    def jump(self) -> None:
        """Show the moment of the chosen line again on the table as it was, then come back."""
        line = self.lines[self.chosen] if self.lines else None
        shown, happening = self.laid.shown, self.view.happening
        if line is None or shown is None or self._back is not None:
            return
        self.table.forbid()
        self.put_off()
        self._back = shown
        happening.waiting = True
        self.laid.settle(self.match.view_at(self.laid.viewer, line.number - 1))
        moments = self.view.moments
        moments.shorten()
        moments.tell(line.event, line.moment, touches=True, waits=True)
        if not self.table.stage.settings.speed:
            moments.press()

    def _return(self, back: Update) -> None:
        """Lay the table again as it stands, with the sheet open as it was."""
        self._back = None
        self.laid.settle(back, BACK)
        waited, chosen = bool(self.view.queue), self.chosen
        self.view.happening.waiting = waited
        if self.strip is not None:
            self._paint_strip(self.strip)
            self._open(pinned=True, chosen=chosen)
        if not waited:
            self.unsettle()

    # Pointer and keys

    def lies_at(self, at: tuple[int, int]) -> bool:
        """Tell whether strip or sheet lies at a point."""
        if self._back is not None:
            return False
        spots = [one.rect for one in (self.strip, self.sheet) if one is not None]
        return any(rect.collidepoint(at) for rect in spots)

    def point(self, at: tuple[int, int]) -> None:
        """Open the sheet while the pointer is on the strip or on it, and point at a line."""
        strip = self.strip
        if strip is None or self._back is not None or self.table.hands.dragging:
            return
        strip.handle(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        if self.sheet is None:
            if strip.rect.collidepoint(at):
                self._open(pinned=False)
        elif not self.pinned and not self.lies_at(at):
            self._close()
        elif (row := self.sheet.row_at(at)) is not None and row.index != self.chosen:
            self.choose(row.index)

    def hint_at(self, at: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """Return what is to be said about a point on the sheet, and what it is about."""
        if self.sheet is None or self._back is not None or not self.sheet.rect.collidepoint(at):
            return None
        return self.sheet.sign_at(at) or ("", self.sheet.rect)

    def press(self, at: tuple[int, int]) -> bool:
        """Take a press on strip or sheet; elsewhere it folds the sheet. Tell whether it is used."""
        if self.strip is None or self._back is not None:
            return False
        if self.strip.rect.collidepoint(at):
            self.strip.use()
            self.toggle()
            return True
        row = self.sheet.row_at(at) if self.sheet is not None else None
        if row is not None:
            self.choose(row.index)
            self.pinned = True
            if row.jump.collidepoint(at):
                self.jump()
            else:
                self.look()
            return True
        waited, inside = self.view.happening.waiting, self.lies_at(at)
        if self.pinned and not inside:
            self.fold()
        return waited or inside

    def key(self, event: pygame.Event) -> bool:
        """Take a key that is meant for strip or sheet."""
        waiting = self.view.happening.waiting
        if self.strip is None or self._back is not None:
            return False
        if event.key == pygame.K_h:
            self.toggle()
        elif self.sheet is None or not self.pinned or self.table.zoom.pinned:
            return False
        elif event.key in STEPS:
            self.choose(self.chosen + STEPS[event.key])
        elif event.key in ENTER:
            self.look()
        elif event.key == pygame.K_j:
            self.jump()
        elif event.key == pygame.K_ESCAPE or (event.key == pygame.K_SPACE and waiting):
            self.fold()
        else:
            # Whoever has just sat down reads first, also in the rules.
            return waiting and event.key != pygame.K_F1
        return True
