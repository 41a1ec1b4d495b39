"""The player's hands: pointer and keys turned into a thing taken and a thing it goes onto."""

from dataclasses import dataclass
from functools import partial

import pygame

from rules.core.engine import meant
from rules.core.game import Game
from rules.core.moves import Move
from rules.core.refs import NOTHING, is_piece
from rules.core.table import Table
from tabletop.ui.cards.pictures import TAKEN
from tabletop.ui.sound import NO_SOUND, PICK
from tabletop.ui.table.hands.grip import Grip
from tabletop.ui.table.hands.held import Held
from tabletop.ui.table.hands.highlights import Highlights
from tabletop.ui.table.hands.meanings import Meanings, Point, first, pointed
from tabletop.ui.table.moves.gesture import Gesture, Phase, PointerAct
from tabletop.ui.table.moves.intents import Desk, Intent
from tabletop.ui.table.moves.reach import Aim, Reach
from tabletop.ui.table.view.laid_table import LaidTable


@dataclass(frozen=True, slots=True)
class Landing:
    """What letting go means: its moves, what is hit, and where it is seen."""

    moves: list[Move]
    under: Aim
    anchor: pygame.Rect


class Hands:
    """Takes, carries, drops and presses things on a table by pointer."""

    def __init__(self, table: LaidTable, desk: Desk) -> None:
        self.table = table
        self.setting = table.setting
        self.desk = desk
        self.meanings = Meanings(table)
        self.things = self.meanings.things
        self.held = Held(table)
        self.highlights = Highlights(table)
        self.gesture = Gesture(
            float(table.stage.settings.drag_threshold), table.stage.scale.density
        )
        self.pointer: Point = (-1.0, -1.0)
        self._aim = Aim()  # what the pointer hits
        self._landing: Landing | None = None  # as it was found out last, if it still holds

    # What may be done

    def allow(self, game: Game, table: Table, moves: list[Move]) -> None:
        """Take over the legal moves of a new position, and how its gestures are read."""
        reads = partial(meant, game, table, moves)
        reach = Reach(table, moves, self.table.spoken, self.table.dice.verbs, reads)
        self.meanings.reach = reach
        self._landing = None
        if any(reach.throws(ref) for ref in self.table.dice.verbs):
            self.table.dice.undress()
        takable = reach.takable
        sole = len(takable) == 1 and not reach.presses(takable[0]) and not reach.plain
        # Where only one thing can be taken, it is in the hand already, so to speak.
        self.meanings.given = self.meanings.chosen = takable[0] if sole else NOTHING
        self.aim_again()

    def forbid(self) -> None:
        """Allow nothing while something is being shown; what waits for its turn does so still."""
        self.gesture.cancel()
        self.held.go_home()
        self.meanings.reach = self._landing = None
        self.meanings.given = self.meanings.chosen = NOTHING
        self.highlights.clear()

    @property
    def reach(self) -> Reach | None:
        """Return what may be done now, if anything."""
        return self.meanings.reach

    @property
    def dragging(self) -> bool:
        """Tell whether a piece is in the hand."""
        return self.held.grip is not None

    @property
    def occupied(self) -> bool:
        """Tell whether a piece is in the hand or the pointer is pressed on something."""
        return self.dragging or self.gesture.phase is not Phase.IDLE

    @property
    def taken(self) -> int:
        """Return what is in the hand or chosen."""
        return self.held.ref or self.meanings.chosen

    @property
    def subject(self) -> int:
        """Return what the question of the moment is about: what is taken already, or is named."""
        named = list(self.highlights.subject(self.reach)) if self.reach is not None else []
        return self.taken or next(iter(named), NOTHING)

    def light(self) -> None:
        """Show what can be taken, or where the taken thing may go."""
        if self.reach is None:
            self.highlights.show({})
            return
        under = self._meant_here() if self.dragging else []
        if self.taken:
            lights = dict.fromkeys(self.meanings.targets(self.taken), "target")
            lights[self.taken] = TAKEN
            if under and self._aim.price is None and self._aim.space is None:
                lights[pointed(under).onto] = "chosen"
                if place := self.meanings.aside(self.taken, under, self._aim):
                    lights[place] = "chosen"
        else:
            lights = dict.fromkeys(self.meanings.takable(), "can")
            lights |= self.highlights.twins(self.reach) | self.highlights.subject(self.reach)
        prices = self.highlights.prices(self.reach, self.taken, self._aim.price)
        spaces = self.highlights.spaces(self.reach, self.taken, self._aim.space)
        self.highlights.show(lights, prices, spaces)

    def intent(self) -> Intent | None:
        """Return what letting go or clicking here would do or try, if anything."""
        moves, held, means = self._meant_here(), self.held, self.meanings
        if not moves and not self.dragging:
            moves = means.offered(means.ref_at(self._aim))[:1]
        elif not moves and self.reach is not None:
            moves = self.reach.throws(held.ref)
        if self.dragging and not moves:
            return means.missed(held.ref, held.source, self._dropped().under, self.pointer)
        place = means.aside(held.ref, moves, self._aim) if self.dragging else NOTHING
        if place:  # what is carried there is looked at there
            return Intent(tuple(moves), self.things.anchor(place, self.pointer), carried=True)
        return self.things.intent(moves, self._aim, self.pointer, carried=bool(self.taken))

    def _meant_here(self) -> list[Move]:
        """Return the moves that a drop, or else a click, under the pointer would make."""
        if self.reach is None:
            return []
        if self.dragging:
            return self._dropped().moves
        return self.meanings.would(self.meanings.ref_at(self._aim), self._aim)

    def _dropped(self) -> Landing:
        """Return what letting go here means.

        Where the pointer does not make it certain, the middle of the thing held is asked as well.
        """
        if self._landing is None:
            ref, source, under, at = self.held.ref, self.held.source, self._aim, self.pointer
            moves = self.meanings.dropped(ref, source, under, at)
            if not self.meanings.is_certain(moves, under):
                under = self.held.under(under)
                moves = self.meanings.dropped(ref, source, under, at)
            goal = self.things.goal(pointed(moves), under, at) if moves else self.held.rect
            self._landing = Landing(moves, under, goal)
        return self._landing

    def watch(self) -> None:
        """Find out again what letting go would do: what lies there and what is held may move.

        What was dropped too early is tried once more when its turn has come.
        """
        early = self.held.due(self.reach)
        if early is not None:
            here, self.pointer, self._aim, self._landing = self.pointer, early.at, early.aim, None
            self._drop(early.grip)
            self._point(here)
        if self.dragging:
            self._point(self.pointer)
            self._dropped()

    # Pointer

    def press(self, at: Point) -> None:
        """Press the pointer down."""
        self.let_go()
        self._point(at)
        ref = self.meanings.ref_at(self._aim)
        self.gesture.press(at, ref, grabs=self.meanings.draggable(ref))

    def move(self, at: Point) -> None:
        """Move the pointer."""
        named = self._aim.price, self._aim.space
        self._point(at)
        act = self.gesture.move(at)
        if act is PointerAct.TAKE:
            what, start = self.gesture.what, self.gesture.start
            self.held.take(what, self.things.rect(what, start), start)
            self.meanings.chosen = NOTHING
        if self.held.grip is not None:
            self.held.grip.follow(at)
            self._landing = None
        if self.dragging or named != (self._aim.price, self._aim.space):
            self.light()
        if act is PointerAct.TAKE:
            self._landing = None  # what was taken no longer lies where it was aimed at
        if self.gesture.phase is Phase.IDLE:
            self.setting.board.hover(self.things.rising_at(at))

    def release(self, at: Point) -> None:
        """Let the pointer go; where it has stayed, what was last found out is done."""
        act, grip = self.gesture.release(at), self.held.grip
        stayed = at == self.pointer
        if grip is None or not stayed or self._landing is None:
            self._point(at)
        if act is PointerAct.DROP and grip is not None:
            if not stayed:
                grip.follow(at)
            if self.reach is not None and self.reach.throws(grip.ref):
                self._throw(grip, self.reach)
            else:
                self._drop(grip)
        elif act is PointerAct.CLICK:
            self.click(self.gesture.what, self._aim)

    def _point(self, at: Point) -> None:
        self.pointer = at
        self._aim = self.things.at(at)
        self._landing = None

    def aim_again(self) -> None:
        """Notice what the pointer hits now, although it has not moved."""
        self._point(self.pointer)
        self.light()

    def cancel(self) -> bool:
        """Give up what is in the hand; return whether there was anything."""
        had = self.meanings.picked or self.dragging or self.held.early is not None
        self.let_go()
        self.meanings.chosen = self.meanings.given
        self.light()
        return had

    def let_go(self) -> None:
        """Send home what is in the hand, whose release will never be heard of, or waits."""
        self.gesture.cancel()
        self.held.go_home()
        self.held.give_up()

    def clear(self) -> None:
        """Leave the canvas: nothing is in the hand or on its way any more."""
        self.cancel()
        self.held.finish()
        self.highlights.clear()

    # Clicks

    def click(self, ref: int, aim: Aim) -> None:
        """Press a thing, take it, or drop what was taken onto it."""
        if self._opened(ref, aim) or self._use(ref, aim):
            return
        if self.meanings.chosen and (ref or aim.space):
            self._refuse(self.meanings.chosen, aim)
            return
        attempt = self.meanings.vain_press(ref, aim, self.pointer)
        if ref and self.desk.wants_to_know(attempt):
            self.desk.refuse(attempt)
        elif ref:
            self.desk.look(ref)
        elif self.meanings.chosen:
            self.cancel()

    def _opened(self, ref: int, aim: Aim) -> bool:
        """Open what a press opens: all that can be done with it, a pile, a folder."""
        offered, top = self.meanings.offered(ref), first(aim.refs, is_piece)
        if offered:
            self.desk.offer(ref, offered, self.things.anchor(ref, self.pointer))
        elif pile := self.meanings.pile_at(ref):
            self.desk.spread(pile)
        elif self.meanings.opens(top):
            self.desk.unfold(top)
        else:
            return False
        return True

    def choose(self, ref: int) -> None:
        """Use a card that was picked out of a pile."""
        self._use(ref, Aim((ref,)))

    def _use(self, ref: int, aim: Aim) -> bool:
        """Do what the rules allow with a click here; return whether there was anything."""
        reach = self.reach
        if reach is None:
            return False
        moves = self.meanings.would(ref, aim)
        if moves:
            # Who has chosen a thing and then a place for it says what is meant, as by a drag.
            play = self.desk.play if self.meanings.picked else self.desk.press
            play(moves, self.things.goal(pointed(moves), aim, self.pointer))
        elif reach.grabs(ref):
            self.meanings.chosen = NOTHING if ref == self.meanings.chosen else ref
            self.setting.board.sound.play(PICK if self.meanings.chosen else NO_SOUND)
            self.light()
        else:
            return False
        return True

    # Drops

    def _drop(self, grip: Grip) -> None:
        landing = self._dropped()
        under = landing.under
        if landing.moves:
            self._play_held(grip, landing)
        elif self.meanings.is_home(grip.ref, self.held.source, under, self.pointer):
            self.held.go_home()
            self.light()
        else:
            self._refuse(grip.ref, under)

    def _throw(self, grip: Grip, reach: Reach) -> None:
        """Let dice go, wherever the hand is: they fly on as it moved."""
        self.held.grip = None
        grip.leave()
        self.desk.play(reach.throws(grip.ref), self.things.anchor(grip.ref, self.pointer))
        grip.land()

    def _play_held(self, grip: Grip, landing: Landing) -> None:
        """Play what was dropped; it stays in sight while it must be asked how much."""
        moves, anchor = landing.moves, landing.anchor
        grip.stand_for(moves[0].what)
        self.held.grip = None
        if len(moves) == 1:
            grip.leave()
        if self.desk.play(moves, anchor):
            self.held.ask(grip, anchor.center)
        else:
            self.held.land(grip)

    def answered(self, *, done: bool) -> None:
        """Follow the answer to what was asked about the thing in the hand: it goes, or home."""
        self.held.answered(done=done)
        self.light()

    def _refuse(self, what: int, aim: Aim) -> None:
        attempt = self.things.attempt(what, aim, self.pointer)
        if self.dragging and is_piece(what) and self.desk.is_early(attempt):
            self.held.wait(aim, self.pointer)
        self.held.go_home(nudge=True)
        # What was refused stays chosen while it has somewhere to go: the right places light up.
        legal = self.reach is not None and bool(self.reach.targets(what))
        self.meanings.chosen = what if legal else self.meanings.given
        self.light()
        self.desk.refuse(attempt)
