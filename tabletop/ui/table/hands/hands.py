"""The player's hands: pointer and keys turned into a thing taken and a thing it goes onto."""

import pygame

from rules.core.moves import Move
from rules.core.refs import NOTHING, is_counter, is_piece, is_place
from rules.core.table import Table
from tabletop.ui.sound import NO_SOUND, PICK
from tabletop.ui.table.hands.carrying import CardGrip, Grip, TokenGrip
from tabletop.ui.table.hands.dice_grip import DiceGrip
from tabletop.ui.table.hands.highlights import Highlights
from tabletop.ui.table.hands.meanings import Grasp, Point
from tabletop.ui.table.hands.under_pointer import first, pointed
from tabletop.ui.table.moves.gesture import Act, Gesture, Phase
from tabletop.ui.table.moves.intents import Attempt, Desk, Intent
from tabletop.ui.table.moves.reach import Aim, Reach
from tabletop.ui.table.plan.layout import NO_SEAT
from tabletop.ui.table.plan.table_plan import HELD, TILES
from tabletop.ui.table.view.table_view import TableView

RISING = ("fan", HELD, TILES)  # arrangements of which the card under the pointer rises


class Hands(Grasp):
    """Takes, carries, drops and presses things on a table by pointer."""

    def __init__(self, view: TableView, desk: Desk) -> None:
        super().__init__(view)
        self.desk = desk
        self.gesture = Gesture(float(view.stage.settings.drag_threshold))
        self.highlights = Highlights(view)
        self._grip: Grip | None = None
        self._asked: Grip | None = None
        self._gliding: list[Grip] = []
        self._aim = Aim()  # what the pointer hits

    # What may be done

    def allow(self, table: Table, moves: list[Move]) -> None:
        """Take over the legal moves of a new position."""
        self.reach = Reach(table, moves, self.view.spoken, self.view.dice.verbs)
        if any(self.reach.throws(ref) for ref in self.view.dice.verbs):
            self.view.dice.undress()
        self.chosen = NOTHING
        takable = self.reach.takable
        if len(takable) == 1 and not self.reach.presses(takable[0]) and not self.reach.plain:
            # Only one thing can be taken: it is in the hand already, so to speak.
            self.chosen = takable[0]
        self._aim = self.things.at(self.pointer)
        self.light()

    def forbid(self) -> None:
        """Allow nothing while something is being shown."""
        self.let_go()
        self.reach = None
        self.chosen = NOTHING
        self.highlights.clear()

    @property
    def dragging(self) -> bool:
        """Tell whether a piece is in the hand."""
        return self._grip is not None

    @property
    def moving(self) -> bool:
        """Tell whether something is in the hand or glides home from it."""
        return self.dragging or bool(self._gliding)

    @property
    def occupied(self) -> bool:
        """Tell whether a piece is in the hand or the pointer is pressed on something."""
        return self.dragging or self.gesture.phase is not Phase.IDLE

    @property
    def taken(self) -> int:
        """Return what is in the hand or chosen."""
        return self._grip.ref if self._grip is not None else self.chosen

    @property
    def subject(self) -> int:
        """Return what the question of the moment is about: what is taken already, or is named."""
        named = list(self.highlights.subject(self.reach)) if self.reach is not None else []
        return self.taken or next(iter(named), NOTHING)

    @property
    def held_rect(self) -> pygame.Rect:
        """Return what the thing in the hand covers."""
        return self._grip.rect if self._grip is not None else pygame.Rect(0, 0, 0, 0)

    def light(self) -> None:
        """Show what can be taken, or where the taken thing may go."""
        if self.reach is None:
            self.highlights.show({})
            return
        under = self._meant_here() if self.dragging else []
        if self.taken:
            lights = dict.fromkeys(self.targets(), "target")
            lights[self.taken] = "chosen"
            if under and self._aim.price is None and self._aim.space is None:
                lights[pointed(under).onto] = "chosen"
        else:
            lights = dict.fromkeys(self.takable(), "can") | self.highlights.twins(self.reach)
            lights |= self.highlights.subject(self.reach)
        prices = self.highlights.prices(self.reach, self.taken, self._aim.price)
        spaces = self.highlights.spaces(self.reach, self.taken, self._aim.space)
        self.highlights.show(lights, prices, spaces)

    def intent(self) -> Intent | None:
        """Return what letting go or clicking here would do, if anything."""
        moves = self._meant_here()
        if not moves and not self.dragging:
            moves = self.offered(self._ref_at(self._aim))[:1]
        return self.things.intent(moves, self._aim, self.pointer)

    def _meant_here(self) -> list[Move]:
        """Return the moves that a drop, or else a click, under the pointer would make."""
        reach = self.reach
        if reach is None:
            return []
        if self._grip is not None:
            return self._find(self._grip, self._under())
        return self.would(self._ref_at(self._aim), self._aim)

    # Pointer

    def press(self, at: Point) -> None:
        """Press the pointer down."""
        self.let_go()
        self._point(at)
        ref = self._ref_at(self._aim)
        self.gesture.press(at, ref, grabs=self._draggable(ref))

    def move(self, at: Point) -> None:
        """Move the pointer."""
        named = self._aim.price, self._aim.space
        self._point(at)
        act = self.gesture.move(at)
        if act is Act.TAKE:
            self._take(self.gesture.what)
        if self._grip is not None:
            self._grip.follow(at)
        if self._grip is not None or named != (self._aim.price, self._aim.space):
            self.light()
        if self.gesture.phase is Phase.IDLE:
            self._hover(at)

    def release(self, at: Point) -> None:
        """Let the pointer go."""
        self._point(at)
        act = self.gesture.release(at)
        if act is Act.DROP and self._grip is not None:
            self._grip.follow(at)
            if self.reach is not None and self.reach.throws(self._grip.ref):
                self._throw(self._grip, self.reach)
            else:
                self._drop(self._grip)
        elif act is Act.CLICK:
            self.click(self.gesture.what, self._aim)

    def _point(self, at: Point) -> None:
        self.pointer = at
        self._aim = self.things.at(at)

    def aim_again(self) -> None:
        """Notice what the pointer hits now, although it has not moved."""
        self._point(self.pointer)
        self.light()

    def cancel(self) -> bool:
        """Give up what is in the hand; return whether there was anything."""
        had = bool(self.chosen) or self._grip is not None
        self.let_go()
        self.chosen = NOTHING
        self.light()
        return had

    def let_go(self) -> None:
        """Send home what is in the hand, whose release will never be heard of."""
        self.gesture.cancel()
        self._go_home()

    def clear(self) -> None:
        """Leave the canvas: nothing is in the hand or on its way any more."""
        self.cancel()
        for grip in (self._asked, *self._gliding):
            if grip is not None:
                grip.finish()
        self._asked, self._gliding = None, []
        self.highlights.clear()

    def _ref_at(self, aim: Aim) -> int:
        """Return the first thing of an aim that can be used, else the topmost."""
        if self.reach is not None:
            for ref in aim.refs:
                if self.reach.allows(ref):
                    return ref
        pieces = [ref for ref in aim.refs if not is_place(ref) and not is_counter(ref)]
        return next(iter([*pieces, *aim.refs]), NOTHING)

    def _draggable(self, ref: int) -> bool:
        """Tell whether a thing follows the pointer: every open face does, legal or not."""
        if is_counter(ref):
            mine, reach = self.view.is_token(ref), self.reach
            if reach is not None and reach.throws(ref):
                return True
            return reach is not None and (mine or bool(reach.values(ref, [ref])))
        piece = self.view.board.find(ref) if is_piece(ref) else None
        return piece is not None and not piece.hidden and not piece.look.is_back

    def _hover(self, at: Point) -> None:
        pieces = self.view.board.pieces_at(at)
        top = pieces[0] if pieces else None
        if top is not None:
            slot = self.view.geometry.slot_of.get(self.view.board.place_of(top))
            if slot is None or slot.zone.arrange not in RISING:
                # Of cards that lie on the table only a stack is lifted, as a whole.
                top = top.below or (top if top.riders else None)
        self.view.board.hover(top)

    def click(self, ref: int, aim: Aim) -> None:
        """Press a thing, take it, or drop what was taken onto it."""
        if self._opened(ref, aim) or self._use(ref, aim):
            return
        if self.chosen and (ref or aim.space):
            self._refuse(self.chosen, aim)
            return
        attempt = self._vain_press(ref, aim)
        if ref and self.desk.wants_to_know(attempt):
            self.desk.refuse(attempt)
        elif ref:
            self.desk.look(ref)
        elif self.chosen:
            self.cancel()

    def _opened(self, ref: int, aim: Aim) -> bool:
        """Open what a press opens: all that can be done with it, a pile, a folder."""
        offered, top = self.offered(ref), first(aim.refs, is_piece)
        if offered:
            self.desk.offer(ref, offered, self.things.anchor(ref, self.pointer))
        elif pile := self._pile_to_choose_from(ref):
            self.desk.spread(pile)
        elif self.opens(top):
            self.desk.unfold(top)
        else:
            return False
        return True

    def choose(self, ref: int) -> None:
        """Use a card that was picked out of a pile."""
        self._use(ref, Aim((ref,)))

    def _vain_press(self, ref: int, aim: Aim) -> Attempt:
        """Return what a press that does nothing was meant to do."""
        grid = self.view.markers.prices_of(aim.price.onto) if aim.price is not None else None
        if grid is not None:
            return self.things.attempt(grid.own, aim, self.pointer)
        ontos = self.view.board.voted_on(boxes=True) if self.offers(ref) else []
        anchor = self.things.anchor(ref, self.pointer)
        return Attempt(ref, tuple(ontos) or (NOTHING,), 0, anchor)

    def _pile_to_choose_from(self, ref: int) -> int:
        """Return the pile under a click if cards inside it can be used, not the pile itself."""
        pile = ref if is_place(ref) else self.view.board.covered(ref)
        refs = self.targets() if self.chosen else self.takable()
        reach = self.reach
        itself = reach is not None and (
            pile in reach.takable + reach.answering or pile in reach.targets(self.chosen)
        )
        itself = itself or self.view.behind(pile) != NO_SEAT
        return pile if pile in refs and not itself else NOTHING

    def _use(self, ref: int, aim: Aim) -> bool:
        """Do what the rules allow with a click here; return whether there was anything."""
        reach = self.reach
        if reach is None:
            return False
        moves = self.would(ref, aim)
        if moves:
            self.desk.play(moves, self.things.goal(pointed(moves), aim, self.pointer))
        elif reach.grabs(ref):
            self.chosen = NOTHING if ref == self.chosen else ref
            self.view.board.sound.play(PICK if self.chosen else NO_SOUND)
            self.light()
        else:
            return False
        return True

    # Carrying

    def advance(self, seconds: float) -> None:
        """Let what is in the hand swing and rise, and what left it glide home."""
        for grip in (self._grip, self._asked, *self._gliding):
            if grip is not None:
                grip.advance(seconds)
        self._gliding = [grip for grip in self._gliding if not grip.done]

    def answered(self, *, done: bool) -> None:
        """Follow the answer to what was asked about the thing in the hand: it goes, or home."""
        grip, self._asked = self._asked, None
        if grip is not None:
            self._gliding.append(grip)
            if done:
                grip.leave()
            else:
                grip.go_home()
        self.light()

    def _take(self, ref: int) -> None:
        piece = self.view.board.find(ref) if is_piece(ref) else None
        rect = self.things.rect(ref, self.gesture.start)
        tray = self.view.dice.tray_of(ref)
        if tray is not None:
            self._grip = DiceGrip(self.view, tray, ref, self.gesture.start)
        elif piece is not None:
            self._grip = CardGrip(self.view, piece, self.gesture.start)
        elif is_counter(ref) and rect is not None:
            self._grip = TokenGrip(self.view, ref, rect, self.gesture.start)
        self.chosen = NOTHING

    def _drop(self, grip: Grip) -> None:
        under = self._under()
        moves = self._find(grip, under)
        home = grip.ref in under.refs or first(under.refs, is_place) == self._source(grip)
        home = home or self.things.stands_on(grip.ref, under.space)
        home = home or self.view.chip_at(self.pointer) != NO_SEAT
        if moves:
            self._play_held(grip, moves, under)
        elif home or not (under.refs or under.space):
            self._go_home()
            self.light()
        else:
            self._refuse(grip.ref, under)

    def _throw(self, grip: Grip, reach: Reach) -> None:
        """Let dice go, wherever the hand is: they fly on as it moved."""
        self._grip = None
        grip.leave()
        self.desk.play(reach.throws(grip.ref), self.things.anchor(grip.ref, self.pointer))
        grip.land()

    def _source(self, grip: Grip) -> int:
        """Return the place that a card in the hand was taken from, for a token its own ref."""
        piece = self.view.board.find(grip.ref) if is_piece(grip.ref) else None
        return self.view.board.place_of(piece) if piece is not None else grip.ref

    def _under(self) -> Aim:
        """Return what is under the pointer, then what is under the middle of the thing held."""
        middle = self.view.board.refs_at(self._grip.middle) if self._grip is not None else []
        # A card that is carried past the chips shall not be taken for dropped onto one.
        middle = [ref for ref in middle if self.view.behind(ref) == NO_SEAT]
        refs = tuple(dict.fromkeys([*self._aim.refs, *middle]))
        return Aim(refs, self._aim.price, self._aim.space)

    def _find(self, grip: Grip, aim: Aim) -> list[Move]:
        reach = self.reach
        if reach is None:
            return []
        refs, source = aim.refs, self._source(grip)
        if first(refs, is_place) == source:
            # Back where it came from: only a card in that very place can still be meant.
            refs = refs[: refs.index(source)]
        moves = reach.meant(grip.ref, Aim(self._meant(grip.ref, refs), aim.price, aim.space))
        if moves or aim.price is not None or grip.ref in refs:
            return moves
        near = self.things.near(self.pointer, reach.targets(grip.ref))
        return reach.find(grip.ref, [near]) if near else []

    def _play_held(self, grip: Grip, moves: list[Move], aim: Aim) -> None:
        """Play what was dropped; it stays in sight while it must be asked how much."""
        grip.stand_for(moves[0].what)
        anchor = self.things.goal(pointed(moves), aim, self.pointer)
        self._grip = None
        if len(moves) == 1:
            grip.leave()
        if self.desk.play(moves, anchor):
            self._asked = grip
            grip.ask(anchor.center)
        else:
            grip.land()
            self._gliding.append(grip)

    def _refuse(self, what: int, aim: Aim) -> None:
        attempt = self.things.attempt(what, aim, self.pointer)
        self._go_home(nudge=True)
        # What was refused stays chosen while it has somewhere to go: the right places light up.
        legal = self.reach is not None and bool(self.reach.targets(what))
        self.chosen = what if legal else NOTHING
        self.light()
        self.desk.refuse(attempt)

    def _go_home(self, *, nudge: bool = False) -> None:
        if self._grip is not None:
            grip, self._grip = self._grip, None
            grip.go_home(nudge=nudge)
            self._gliding.append(grip)
