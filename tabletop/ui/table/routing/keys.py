"""The keys of a table: what each does, and the ring that walks by them."""

from collections.abc import Callable
from typing import Protocol

import pygame

from rules.core.refs import NOTHING, is_piece
from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.hands.sights import FocusStop
from tabletop.ui.table.hud.zoom import subject_of
from tabletop.ui.table.pieces.subject import Subject
from tabletop.ui.table.routing.pointer import NOWHERE, Pointer
from tabletop.ui.widgets.widget import ARROWS, asks_why, digit

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
GOES_ON = (pygame.K_SPACE, *ENTER)
ALT = (pygame.K_LALT, pygame.K_RALT)
SHIFTS = (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL)
MODIFIERS = (*ALT, *SHIFTS)
LETTERS = {  # what keys do that buttons do as well, or could
    pygame.K_u: "undo",
    pygame.K_l: "log",
    pygame.K_p: "pause",
    pygame.K_b: "overview",
    pygame.K_a: "map",
    pygame.K_c: "cards",
    pygame.K_g: "goal",
    pygame.K_k: "coach",
    pygame.K_o: "opponents",
}


class RuleFinder(Protocol):
    """Who knows which clause is meant by whoever asks for the rules."""

    def clause(self, ref: int) -> str:
        """Return the clause of a thing that is looked at."""

    def ask(self, ref: int) -> None:
        """Open the rulebook there."""


class Keys:
    """Takes keys to whatever they are for."""

    def __init__(
        self,
        table: MatchTable,
        pointer: Pointer,
        open_record: Callable[[int], None],
        asking: RuleFinder,
    ) -> None:
        self.table = table
        self.view = table.view
        self.laid = table.laid
        self.pointer = pointer
        self.open_record = open_record
        self.asking = asking
        self.lessons = pointer.buttons.lessons

    def press(self, event: pygame.Event) -> None:
        """Press a key; it takes the bubble away, unless it asks for more about it."""
        self.table.hud.tooltip.dismiss()
        self._hush(event)
        telling = event.key in GOES_ON and self.view.moments.telling is not None
        if self.pointer.buttons.recaps.key(event) or (telling and self.view.moments.press()):
            return
        if event.key == pygame.K_ESCAPE:
            self._escape()
        elif self._reads_on(event):
            self.lessons.read_on()
        elif event.key == pygame.K_SPACE and not self.view.idle:
            self.view.happening.fast = True
        elif event.key == pygame.K_SPACE or event.key in ALT:
            self._zoom_here()
        elif event.key in ENTER or event.key == pygame.K_TAB or event.key in ARROWS:
            self._walk(event)
        elif number := digit(event):
            self._number(number, said=bool(event.mod & pygame.KMOD_SHIFT))
        else:
            self._letter(event)

    def _hush(self, event: pygame.Event) -> None:
        """Take the bubble away, unless the key is for it, or is only held for another one."""
        own = event.key == pygame.K_ESCAPE or asks_why(event)
        if not own and event.key not in MODIFIERS:
            self.table.hud.hush()

    def release(self, event: pygame.Event) -> None:
        """Let a key go."""
        if event.key == pygame.K_SPACE:
            self.view.happening.fast = False
        elif event.key in ALT and self.table.zoom.shown:
            self.table.zoom.forget()

    def _escape(self) -> None:
        """Close whatever is open, one thing at a time; the menu comes last."""
        table = self.table
        if table.hands.dragging or table.hands.held.early is not None:
            table.hands.cancel()
        elif table.hud.bubble is not None:
            table.hud.hush()
        elif self.view.moments.telling is not None:
            self.view.moments.press()
        elif table.zoom.shown:
            table.zoom.forget()
        elif table.hands.cancel():
            table.keyboard.begin_again()
        elif self._leave_log():
            return
        elif self.lessons.holds:
            self.lessons.got_it()
        else:
            self.pointer.buttons.press("menu")

    def _leave_log(self) -> bool:
        """Fold the log above the table, or lead the ring out of the one beside it, if so."""
        hud = self.table.hud
        if hud.floating is not None:
            self.pointer.buttons.press("log")
        elif hud.reading:
            self.table.keyboard.begin_again()
        else:
            return False
        return True

    def _reads_on(self, event: pygame.Event) -> bool:
        """Tell whether a key is for the card of a guide: nothing else wants it."""
        keyboard = self.table.keyboard
        if not self.lessons.holds or (keyboard.focused is not None and not keyboard.led):
            return False
        if event.key in ENTER:
            return True
        shown = self.table.zoom.pinned or self.pointer.subject_at(self._pointed) is not None
        return bool(event.key == pygame.K_SPACE) and not shown

    def _zoom_here(self) -> None:
        """Show what the ring or the pointer is on, or put the preview away."""
        if self.table.zoom.pinned:
            self.table.zoom.forget()
            return
        stop = self.table.keyboard.focused
        here = stop is None or stop.widget is not None
        subject = self.pointer.subject_at(self._pointed) if here else self._subject(stop)
        if subject is not None:
            self.table.zoom.show(subject, pin=True)
        elif stop is not None:
            self._tell()
            self.table.hud.tooltip.open()

    def _subject(self, stop: FocusStop | None) -> Subject | None:
        """Return what can be shown large of what the ring is on."""
        return subject_of(self.laid, stop.ref) if stop is not None and stop.ref else None

    def _tell(self) -> None:
        """Let what the ring is on be shown or told, as if a pointer rested there."""
        stop = self.table.keyboard.focused
        subject = self._subject(stop)
        self.table.zoom.follow(subject)
        if stop is None or subject is not None:
            self.table.hud.point("", NOWHERE)
        elif stop.widget is not None:
            self.table.hud.point(stop.widget.hint, stop.rect)
        elif stop.ref:
            self.table.hud.point(self.pointer.hint_of(stop.ref), stop.rect)
        else:
            self.table.hud.point(*self.pointer.told_at(stop.rect.center))

    def _walk(self, event: pygame.Event) -> None:
        self.pointer.hurry()
        keyboard = self.table.keyboard
        walks = event.key not in ENTER
        self.pointer.park()
        if walks:
            keyboard.wake()
        if event.key == pygame.K_TAB:
            keyboard.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ARROWS:
            keyboard.arrow(event.key)
        else:
            self.table.zoom.forget()  # it has been read, and may lie where the ring goes next
            outcome = keyboard.enter()
            keyboard.awake = True
            if outcome is not None:
                self.pointer.buttons.answer(outcome)
        if walks:
            self._tell()

    def _number(self, number: int, *, said: bool) -> None:
        """Turn to the chip of a number; where there are none, or with Shift, press a button."""
        chips = self.laid.plates.chips
        if chips and not said:
            for chip in chips[number - 1 : number]:
                self.view.attention.choose(chip.seat)
            return
        if self.view.shows_only(self.laid.viewer):
            self.pointer.hurry()
        for button in self.table.hud.prompt.buttons[number - 1 : number]:
            outcome = button.use()
            if outcome is not None:
                self.pointer.buttons.press(outcome.name)

    def _letter(self, event: pygame.Event) -> None:
        control = bool(event.mod & pygame.KMOD_CTRL)
        name = "undo" if control and event.key == pygame.K_z else LETTERS.get(event.key, "")
        if name:
            self.pointer.buttons.press(name)
        elif self.table.hud.walk_log(event.key):
            return
        elif event.key == pygame.K_r:
            self.open_record(self._looked_at())
        elif asks_why(event) and self.lessons.holds and self.table.hud.bubble is None:
            self.lessons.more()
        elif asks_why(event):
            self.asking.ask(self._looked_at())

    @property
    def _ringed(self) -> int:
        """Return what the ring is on, or NOTHING."""
        stop = self.table.keyboard.focused
        return stop.ref if stop is not None else NOTHING

    @property
    def _pointed(self) -> tuple[int, int]:
        """Return where the pointer is."""
        x, y = self.table.hands.pointer
        return round(x), round(y)

    def _looked_at(self) -> int:
        """Return what the ring is on, else what lies under the pointer."""
        if self._ringed:
            return self._ringed
        at, lying = self._pointed, self.laid.setting.lying
        for piece in lying.pieces_at(at):
            return piece.ref if is_piece(piece.ref) else lying.place_of(piece)
        slots = lying.on_mat(at) or self.laid.setting.geometry.slots
        here = [ref for ref, rect in self.laid.furniture.hints() if rect.collidepoint(at)]
        here += [slot.refs[0] for slot in slots if slot.drop.collidepoint(at)]
        return next(iter(here), NOTHING)
