"""One match on screen: pointer and keys reach the topmost thing that wants them."""

import pygame

from rules.core.refs import NOTHING, is_piece
from tabletop.summary.reference import last_clause
from tabletop.ui.table.dossier.folders import Filing
from tabletop.ui.table.hud.zoom import Subject, subject_of
from tabletop.ui.table.moves.intents import Intent
from tabletop.ui.table.plan.layout import NO_SEAT
from tabletop.ui.widgets.widget import ARROWS, LEFT_BUTTON, Outcome, digit

RIGHT_BUTTON = 3
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
ALT = (pygame.K_LALT, pygame.K_RALT)
QUESTION = "?"


class TableScene(Filing):
    """The table as the player touches it."""

    _hurrying = False  # whether the press that is held now came while something was being shown

    def handle(self, event: pygame.Event) -> None:
        """Answer one event: the topmost panel first, then bubble, buttons, hands and keys."""
        if self.overlays.handle(event):
            return
        self._handle(event)
        self._point_preview()

    def _handle(self, event: pygame.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self._key_down(event)
        elif event.type == pygame.KEYUP:
            self._key_up(event)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._button_down(event)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._button_up(event)
        elif event.type == pygame.MOUSEMOTION:
            self._motion(event)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.hands.cancel()
        else:
            self._widgets(event)

    # Pointer

    def _button_down(self, event: pygame.Event) -> None:
        self.hud.tooltip.dismiss()
        if self._answer_bubble(event):
            return
        if event.button == RIGHT_BUTTON:
            self._zoom_at(event.pos)
            return
        if event.button != LEFT_BUTTON:
            return
        self.keyboard.focus(None)
        pinned = self.zoom.pinned
        self.zoom.forget()
        self._widgets(event)
        if pinned or self._on_hud(event.pos) or self._press_chip(event.pos):
            return
        self.view.attention.look_up()
        # A press during motion completes the motion; what it hits is looked up afterwards.
        self._hurrying = not self.view.idle
        if self._hurried() and self._on_hud(event.pos):
            self._widgets(event)
            return
        self.hands.press(event.pos)

    def _press_chip(self, at: tuple[int, int]) -> bool:
        """Turn to the seat of the chip at a point, unless what was taken can go onto it."""
        seat, hands = self.view.chip_at(at), self.hands
        if self.peek.seat_at(at) != NO_SEAT:
            return True
        meant = hands.chosen and hands.meanings.would(NOTHING, hands.things.at(at))
        if seat == NO_SEAT or meant:
            return False
        self.view.attention.choose(seat)
        return True

    def _button_up(self, event: pygame.Event) -> None:
        if event.button == LEFT_BUTTON:
            self._widgets(event)
            self.hands.release(event.pos)
            self._hurrying = False

    def look(self, ref: int) -> None:
        """Show a thing that cannot be used, unless the press was only meant to get on."""
        if not self._hurrying:
            super().look(ref)

    def _motion(self, event: pygame.Event) -> None:
        self._widgets(event)
        self.view.attention.point(event.pos, self.peek.seat_at(event.pos))
        self.hands.move(event.pos)
        if self.hands.dragging:
            self.zoom.forget()
            self.hud.point("", pygame.Rect(event.pos, (1, 1)))
            return
        self.zoom.point(None if self._on_hud(event.pos) else self._subject_at(event.pos))
        self._point_hint(event.pos)

    def _point_preview(self) -> None:
        """Show what would come of what is meant now: by a button, by the ring or by the pointer."""
        asked = self.view.idle and self.overlays.top is None
        intent = self._intent() if asked and self.hands.reach is not None else None
        self.previews.point(intent, self.hands.held.rect)

    def _intent(self) -> Intent | None:
        reach = self.hands.reach
        if reach is None:
            return None
        for button, moves in zip(self.hud.prompt.buttons, reach.buttons, strict=False):
            if button.hovered or button.focused:
                # A button that asks how much says so itself.
                return Intent(tuple(moves), button.rect) if len(moves) == 1 else None
        return self.keyboard.intent() or self.hands.intent()

    def _hurried(self) -> bool:
        """Show at once what is still to be shown; return whether that was the viewer's own doing.

        Only then buttons that appear are meant by a press where they come to be: whoever presses
        to be done with the moves of others shall not decide something by it.
        """
        if self.view.idle:
            return False
        own = self.view.shows_only(self.viewer)
        self.view.finish()
        self._catch_up()
        return own

    def _catch_up(self) -> None:
        if self._settled != self.match.number and self.match.decider == self.viewer:
            self._settle()

    def _answer_bubble(self, event: pygame.Event) -> bool:
        """Let the bubble take a press: on it opens the rulebook, elsewhere closes it."""
        if self.hud.bubble is None:
            return False
        inside = self.hud.bubble.rect.collidepoint(event.pos)
        answer = self.hud.bubble.handle(event)
        clause = self.hud.clause
        self.hud.hush()
        if answer is not None and answer.value == "open" and clause:
            self.open_rules(clause)
        return inside

    def _on_hud(self, at: tuple[int, int]) -> bool:
        panel = self.hud.log_panel
        over_log = panel is not None and panel.rect.collidepoint(at)
        return over_log or any(w.rect.collidepoint(at) for w in self.hud.widgets)

    def _widgets(self, event: pygame.Event) -> None:
        """Pass an event to prompt, bar and log."""
        outcome = self.hud.prompt.handle(event) or self.hud.bar.handle(event)
        if outcome is not None:
            self._act(outcome)
        panel = self.hud.log_panel
        if panel is not None:
            chosen = panel.handle(event)
            if chosen is not None and isinstance(chosen.value, str):
                self.open_rules(chosen.value)

    def _act(self, outcome: Outcome) -> None:
        self.press(outcome.name)

    def _subject_at(self, at: tuple[int, int]) -> Subject | None:
        if self.peek.seat_at(at) != NO_SEAT:
            return self.peek.subject_at(at)
        for piece in self.view.board.pieces_at(at):
            if is_piece(piece.ref):
                return subject_of(self.view, piece.ref)
            return subject_of(self.view, self.view.board.place_of(piece))
        return None

    def _zoom_at(self, at: tuple[int, int]) -> None:
        subject = self._subject_at(at)
        if self.zoom.pinned:
            self.zoom.forget()
        elif subject is not None:
            self.zoom.show(subject, pin=True)

    def _point_hint(self, at: tuple[int, int]) -> None:
        """Tell the tooltip what the pointer rests on: a button, a chip, or a place."""
        for widget in self.hud.widgets:
            if widget.hint and widget.rect.collidepoint(at):
                self.hud.point(widget.hint, widget.rect)
                return
        chip = self.view.chip_hint(at)
        if chip is not None:
            self.hud.point(*chip)
            return
        on_mat = self.view.board.on_mat(at)
        for notes in self.view.notes if not on_mat else ():
            if notes.hint and notes.area.collidepoint(at):
                self.hud.point(notes.hint, notes.area)
                return
        lettered = [(slot.refs[0], slot.notes) for slot in on_mat if slot.notes is not None]
        lettered += [(lettered[0][0], mat.told) for mat in self.view.mats if mat.lies and lettered]
        lettered += [(slot.refs[0], slot.drop) for slot in on_mat if slot.zone.label]
        for ref, rect in lettered if on_mat else self.view.hint_places():
            if rect.collidepoint(at):
                self.hud.point(self.hint_of(ref), rect)
                return
        self.hud.point("", pygame.Rect(0, 0, 1, 1))

    # Keys

    def _key_down(self, event: pygame.Event) -> None:
        self.hud.tooltip.dismiss()
        if event.key == pygame.K_ESCAPE:
            self._escape()
        elif event.key == pygame.K_SPACE and not self.view.idle:
            self.view.fast = True
        elif event.key == pygame.K_SPACE or event.key in ALT:
            self._zoom_here()
        elif event.key in ENTER or event.key == pygame.K_TAB or event.key in ARROWS:
            self._walk(event)
        elif number := digit(event):
            self._number(number, said=bool(event.mod & pygame.KMOD_SHIFT))
        else:
            self._letter(event)

    def _key_up(self, event: pygame.Event) -> None:
        if event.key == pygame.K_SPACE:
            self.view.fast = False
        elif event.key in ALT and self.zoom.shown:
            self.zoom.forget()

    def _escape(self) -> None:
        """Close whatever is open, one thing at a time; the menu comes last."""
        if self.hud.bubble is not None:
            self.hud.hush()
        elif self.zoom.shown:
            self.zoom.forget()
        elif self.hands.cancel() or self.keyboard.focused is not None:
            self.keyboard.focus(None)
        elif self.hud.floating is not None:
            self.hud.close_log()
        else:
            self.open_menu()

    def _zoom_here(self) -> None:
        """Show what the ring or the pointer is on, or put the preview away."""
        if self.zoom.pinned:
            self.zoom.forget()
            return
        stop = self.keyboard.focused
        if stop is not None and stop.ref:
            subject = subject_of(self.view, stop.ref)
        else:
            x, y = self.hands.pointer
            subject = self._subject_at((round(x), round(y)))
        if subject is not None:
            self.zoom.show(subject, pin=True)

    def _walk(self, event: pygame.Event) -> None:
        self._hurried()
        if event.key == pygame.K_TAB:
            self.keyboard.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ARROWS:
            self.keyboard.arrow(event.key)
        else:
            self.hud.hush()
            outcome = self.keyboard.enter()
            if outcome is not None:
                self._act(outcome)

    def _number(self, number: int, *, said: bool) -> None:
        """Turn to the chip of a number; where there are none, or with Shift, press a button."""
        chips = self.view.chips
        if chips and not said:
            for chip in chips[number - 1 : number]:
                self.view.attention.choose(chip.seat)
            return
        outcome = None
        if self.view.shows_only(self.viewer):
            self._hurried()
        if number <= len(self.hud.prompt.buttons):
            outcome = self.hud.prompt.buttons[number - 1].use()
        if outcome is not None:
            self._act(outcome)

    def _letter(self, event: pygame.Event) -> None:
        control = bool(event.mod & pygame.KMOD_CTRL)
        if event.key == pygame.K_u or (control and event.key == pygame.K_z):
            self.undo()
        elif event.key == pygame.K_l:
            self.toggle_log()
        elif event.key == pygame.K_p:
            self.toggle_pause()
        elif event.key == pygame.K_b:
            self.open_overview()
        elif event.key == pygame.K_r:
            self.open_record(self._looked_at())
        elif event.key == pygame.K_a:
            self.open_map()
        elif event.key == pygame.K_F1 or event.unicode == QUESTION:
            self.open_rules(self._clause_at_hand())

    def _clause_at_hand(self) -> str:
        """Return the clause that a question is about: the bubble's, the thing's, the last one."""
        if self.hud.bubble is not None:
            return self.hud.clause
        ref = self._looked_at()
        clause = self.clause_behind(ref) if ref else ""
        return clause or self.stage_clause or last_clause(self.match, self.viewer)

    def _looked_at(self) -> int:
        """Return what the ring is on, else what lies under the pointer."""
        stop = self.keyboard.focused
        if stop is not None and stop.ref:
            return stop.ref
        at = (round(self.hands.pointer[0]), round(self.hands.pointer[1]))
        for piece in self.view.board.pieces_at(at):
            return piece.ref if is_piece(piece.ref) else self.view.board.place_of(piece)
        return next((ref for ref, rect in self.view.hint_places() if rect.collidepoint(at)), 0)
