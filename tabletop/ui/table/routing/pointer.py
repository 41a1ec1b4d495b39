"""The pointer over a table: the buttons it presses, what it carries, shows large and is told."""

import math
from collections.abc import Callable, Mapping
from typing import Protocol

import pygame

from rules.core.moves import Move
from rules.core.refs import NOTHING, is_piece
from tabletop.ui.panels.pause_menu import OPPONENTS
from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.fittings.notes import Notes
from tabletop.ui.table.hud.zoom import subject_of
from tabletop.ui.table.mats.laying import Mats
from tabletop.ui.table.moments.stage import clause_at
from tabletop.ui.table.moves.intents import Intent
from tabletop.ui.table.pieces.subject import Subject
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.widgets.widget import LEFT_BUTTON, Outcome

RIGHT_BUTTON = 3
NUDGE = 6  # pixels that a pointer may be pushed without being used
NOWHERE = pygame.Rect(0, 0, 1, 1)


class Told(Protocol):
    """What pointer and keys ask of the recap above the prompt."""

    def point(self, at: tuple[int, int]) -> None:
        """Notice where the pointer is."""

    def lies_at(self, at: tuple[int, int]) -> bool:
        """Tell whether any of it is at a point."""

    def hint_at(self, at: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """Return what is to be said about a point on the sheet, and what it is about."""

    def press(self, at: tuple[int, int]) -> bool:
        """Answer a press; return whether it was meant for it."""

    def key(self, event: pygame.Event) -> bool:
        """Answer a key; return whether it was meant for it."""


class Taught(Protocol):
    """What pointer and keys ask of the card of a guide."""

    @property
    def holds(self) -> bool:
        """Tell whether something is being told."""

    def lies_at(self, at: tuple[int, int]) -> bool:
        """Tell whether the card lies at a point."""

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Pass an event to the answers."""

    def got_it(self) -> None:
        """Put away what is being told."""

    def read_on(self) -> None:
        """Put away what is being told, once somebody can have read it."""

    def more(self) -> None:
        """Open the rulebook where it says more."""


class Buttons:
    """Passes events to prompt, bar and log, and does what they say."""

    def __init__(
        self,
        table: MatchTable,
        play: Callable[[list[Move], pygame.Rect], bool],
        open_rules: Callable[[str], None],
        actions: Mapping[str, Callable[[], None]],
        told: tuple[Told, Taught],
    ) -> None:
        self.table = table
        self.play = play
        self.open_rules = open_rules
        self.actions = actions
        self.recaps, self.lessons = told

    def press(self, name: str) -> None:
        """Do what a button of the bar or the prompt says."""
        reach, prompt = self.table.hands.reach, self.table.hud.prompt
        if name in self.actions:
            self.actions[name]()
        elif name.isdigit() and reach is not None:
            # Where it must be asked how much, the question above the button stays in sight.
            self.play(reach.buttons[int(name)], prompt.rect)

    def answer(self, outcome: Outcome) -> None:
        """Do what a widget says: a sentence of the log leads to its clause."""
        if isinstance(outcome.value, str):
            self.open_rules(outcome.value)
        else:
            self.press(outcome.name)

    def handle(self, event: pygame.Event) -> None:
        """Pass an event to prompt, bar, log, recap and the card of a guide."""
        hud = self.table.hud
        if event.type == pygame.MOUSEMOTION:
            self.recaps.point(event.pos)
        pressed = event.type in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}
        covered = pressed and self.lessons.lies_at(event.pos)
        outcome = (None if covered else hud.handle(event)) or self.lessons.handle(event)
        if outcome is not None:
            self.press(outcome.name)
        panel = self.table.hud.log_panel
        if panel is not None:
            chosen = panel.handle(event)
            if chosen is not None:
                self.answer(chosen)

    def answer_bubble(self, event: pygame.Event) -> bool:
        """Let the bubble take a press: on it opens the rulebook, elsewhere closes it."""
        hud = self.table.hud
        if hud.bubble is None:
            return False
        inside = hud.bubble.rect.collidepoint(event.pos)
        answer = hud.bubble.handle(event)
        clause = hud.clause
        hud.hush()
        if answer is not None and answer.value == "open" and clause:
            self.open_rules(clause)
        return inside

    def lie_at(self, at: tuple[int, int]) -> bool:
        """Tell whether a point is on a button or on the log, not on the table."""
        hud = self.table.hud
        panel = hud.log_panel
        over_log = panel is not None and panel.rect.collidepoint(at)
        over_log = over_log or self.recaps.lies_at(at) or self.lessons.lies_at(at)
        return over_log or any(widget.rect.collidepoint(at) for widget in hud.widgets)

    def hint_at(self, at: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """Return what a button or the recap at a point has to say, and what it is about."""
        hinted = (
            (widget.hint, widget.rect)
            for widget in self.table.hud.widgets
            if widget.hint and widget.rect.collidepoint(at)
        )
        covered = ("", NOWHERE) if self.lessons.lies_at(at) else None
        return self.recaps.hint_at(at) or next(hinted, covered)


class Pointer:
    """Takes events of the pointer to bubble, buttons, chips and hands."""

    def __init__(
        self,
        table: MatchTable,
        buttons: Buttons,
        hurry: Callable[[], bool],
        explain: Callable[[int], None],
        hint_of: Callable[[int], str],
    ) -> None:
        self.table = table
        self.view = table.view
        self.laid = table.laid
        self.buttons = buttons
        self.hurry = hurry
        self.explain = explain
        self.hint_of = hint_of
        self._hurrying = False  # whether the press that is held came while something was shown
        self._parked: tuple[float, float] | None = None  # where it lay when keys were used last

    def park(self) -> None:
        """Notice that keys are used: the pointer means nothing until it is moved."""
        here = self.table.hands.pointer
        self._parked = here if here[0] >= 0 else None  # it may never have been seen

    def handle(self, event: pygame.Event) -> None:
        """Answer an event that is no key."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._press(event)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._release(event)
        elif event.type == pygame.MOUSEMOTION:
            self._move(event)
        else:
            self.buttons.handle(event)

    def look(self, ref: int) -> None:
        """Show a thing that cannot be used, unless the press was only meant to get on."""
        if not self._hurrying:
            self.explain(ref)

    def _press(self, event: pygame.Event) -> None:
        """Press a button of the pointer: whatever wants it first takes it."""
        table = self.table
        table.hud.tooltip.dismiss()
        if self.buttons.answer_bubble(event):
            return
        if event.button == RIGHT_BUTTON:
            if not table.hands.cancel():
                self._zoom_at(event.pos)
            return
        if event.button != LEFT_BUTTON or self._goes_on(event.pos):
            return
        table.keyboard.sleep()
        pinned = table.zoom.pinned
        table.zoom.forget()
        # What is read on the sheet of the recap is put away before anything else is meant.
        pinned = pinned or self.buttons.recaps.press(event.pos)
        self.buttons.handle(event)
        if pinned or self.buttons.lie_at(event.pos) or self._press_chip(event.pos):
            return
        if self.table.view.moments.press():
            return
        self.view.attention.look_up()
        # A press during motion completes the motion; what it hits is looked up afterwards.
        self._hurrying = not self.view.idle
        if self.hurry() and self.buttons.lie_at(event.pos):
            self.buttons.handle(event)
            return
        self.table.hands.press(event.pos)

    def _goes_on(self, at: tuple[int, int]) -> bool:
        """Let a press on the sheet of a moment go on from it, or lead to the clause behind it."""
        clause = clause_at(self.table.view.moments, at)
        if clause:
            self.buttons.open_rules(clause)
            return True
        return self.table.view.moments.lies_at(at) and self.table.view.moments.press()

    def _press_chip(self, at: tuple[int, int]) -> bool:
        """Turn to the seat of the chip at a point, unless what was taken can go onto it."""
        seat, hands = self.laid.plates.chip_at(at), self.table.hands
        if self.table.peek.seat_at(at) != NO_SEAT:
            return True
        meant = hands.meanings.chosen and hands.meanings.would(NOTHING, hands.things.at(at))
        if seat == NO_SEAT or meant:
            return False
        self.view.attention.choose(seat)
        return True

    def _release(self, event: pygame.Event) -> None:
        """Let a button of the pointer go: whatever was pressed with it hears of it."""
        hands = self.table.hands
        if event.button == LEFT_BUTTON:
            if not hands.occupied:
                self.buttons.handle(event)
            hands.release(event.pos)
            self._hurrying = False

    def _move(self, event: pygame.Event) -> None:
        """Move the pointer: carry what is in the hand, else look at what lies under it."""
        table, at = self.table, event.pos
        self._take_over(at)
        self.buttons.handle(event)
        self.view.attention.point(at, table.peek.seat_at(at))
        table.hands.move(at)
        if table.hands.dragging:
            table.hud.hush()
            table.zoom.forget()
            table.hud.point("", pygame.Rect(at, (1, 1)))
            return
        covered = self.buttons.lie_at(at) or self.table.view.moments.lies_at(at)
        table.zoom.point(None if covered else self.subject_at(at))
        self._point_hint(at)

    def _take_over(self, at: tuple[int, int]) -> None:
        """Put the ring away once the pointer is really moved."""
        keyboard = self.table.keyboard
        parked, self._parked = self._parked or at, None
        if keyboard.focused is None and not keyboard.awake:
            return
        if math.dist(parked, at) > NUDGE:
            keyboard.sleep()
        else:
            self._parked = parked

    def point_preview(self) -> None:
        """Show what would come of what is meant now: by a button, by the ring or by the pointer."""
        table = self.table
        asked = self.view.idle and table.overlays.top is None
        able = table.hands.reach is not None or table.hands.dragging
        intent = self._intent() if asked and able else None
        table.previews.point(intent, table.hands.held.rect)

    def _intent(self) -> Intent | None:
        table, reach = self.table, self.table.hands.reach
        if reach is None or table.hands.dragging:
            return table.hands.intent()
        for button, moves in zip(table.hud.prompt.buttons, reach.buttons, strict=False):
            if table.keyboard.looks_at(button):
                # A button that asks how much says so itself.
                return Intent(tuple(moves), button.rect) if len(moves) == 1 else None
        return table.keyboard.intent() or table.hands.intent()

    def subject_at(self, at: tuple[int, int]) -> Subject | None:
        """Return what can be shown large of what lies at a point."""
        if self.table.peek.seat_at(at) != NO_SEAT:
            return self.table.peek.subject_at(at)
        for piece in self.laid.setting.lying.pieces_at(at):
            if is_piece(piece.ref):
                return subject_of(self.laid, piece.ref)
            return subject_of(self.laid, self.laid.setting.lying.place_of(piece))
        return None

    def _zoom_at(self, at: tuple[int, int]) -> None:
        subject, zoom = self.subject_at(at), self.table.zoom
        if zoom.pinned:
            zoom.forget()
        elif subject is not None:
            zoom.show(subject, pin=True)
        elif (seat := self.laid.plates.seat_at(at)) != NO_SEAT:
            self.buttons.press(f"{OPPONENTS}:{seat}")

    def _point_hint(self, at: tuple[int, int]) -> None:
        """Tell the tooltip what the pointer rests on: a button, a chip, or a place."""
        self.table.hud.point(*(self.buttons.hint_at(at) or self.told_at(at)))

    def told_at(self, at: tuple[int, int]) -> tuple[str, pygame.Rect]:
        """Return what the table itself has to say of a point, and what it is about."""
        told = self.laid.plates.chip_hint(at)
        if told is not None:
            return told
        on_mat = self.laid.setting.lying.on_mat(at)
        for notes in self.laid.furniture.find(Notes).notes if not on_mat else ():
            if notes.hint and notes.area.collidepoint(at):
                return notes.hint, notes.area
        lettered = [(slot.refs[0], slot.notes) for slot in on_mat if slot.notes is not None]
        mats = self.laid.furniture.find(Mats).mats
        lettered += [(lettered[0][0], mat.told) for mat in mats if mat.lies and lettered]
        lettered += [(slot.refs[0], slot.drop) for slot in on_mat if slot.zone.label]
        for ref, rect in lettered if on_mat else self.laid.furniture.hints():
            if rect.collidepoint(at):
                return self.hint_of(ref), rect
        return self.laid.plates.plate_hint(at) or self._place_hint(at)

    def _place_hint(self, at: tuple[int, int]) -> tuple[str, pygame.Rect]:
        """Return what to say of a pile or an empty place at a point; a card shows itself large."""
        if self.subject_at(at) is not None:
            return "", NOWHERE
        lying = self.laid.setting.lying
        for piece in lying.pieces_at(at):
            return self.hint_of(lying.place_of(piece)), piece.rect
        # A mat hides the places below it.
        for slot in lying.on_mat(at) or self.laid.setting.geometry.slots:
            if slot.drop.collidepoint(at):
                return self.hint_of(slot.refs[0]), slot.drop
        return "", NOWHERE
