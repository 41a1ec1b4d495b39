"""The player's hands: pointer and keys turned into a thing taken and a thing it goes onto."""

from dataclasses import dataclass
from typing import Protocol

import pygame

from rules.core.moves import Move
from rules.core.refs import NOTHING, is_piece, is_place
from rules.core.table import NOBODY, Table
from tabletop.ui.drawing.tween import Spring, clamp, standard
from tabletop.ui.sound import NO_SOUND, PICK, SLIDE
from tabletop.ui.table import feel
from tabletop.ui.table.board import LANDING, Way
from tabletop.ui.table.gesture import Act, Gesture, Phase
from tabletop.ui.table.highlights import Highlights
from tabletop.ui.table.reach import Reach
from tabletop.ui.table.sprites import Piece, Pose
from tabletop.ui.table.table_view import TableView

HOME = Way(feel.HOME, standard, landing=SLIDE)
Point = tuple[float, float]


class Desk(Protocol):
    """Who hears what the hands do."""

    def play(self, moves: list[Move]) -> None:
        """Make a move, or ask which of several."""

    def refuse(self, what: int, onto: int, anchor: pygame.Rect) -> None:
        """Say why something cannot go somewhere."""

    def look(self, ref: int) -> None:
        """Show a thing that cannot be used."""

    def spread(self, place: int) -> None:
        """Lay out the cards of a pile to choose from."""

    def wants_to_know(self, what: int) -> bool:
        """Tell whether a press on this thing deserves an explanation."""


@dataclass(slots=True)
class Grip:
    """A piece in the hand: where it was grabbed (in card widths), and how it swings."""

    piece: Piece
    offset: tuple[float, float]
    pointer: Point
    width: float
    tilt: Spring
    speed: float = 0.0
    lifted: float = 0.0


class Hands:
    """Takes, carries, drops and presses things on a table by pointer."""

    def __init__(self, view: TableView, desk: Desk) -> None:
        self.view = view
        self.desk = desk
        self.gesture = Gesture(float(view.stage.settings.drag_threshold))
        self.highlights = Highlights(view)
        self.reach: Reach | None = None
        self.chosen = NOTHING
        self.pointer: Point = (-1.0, -1.0)
        self._grip: Grip | None = None

    # What may be done

    def allow(self, table: Table, moves: list[Move]) -> None:
        """Take over the legal moves of a new position."""
        self.reach = Reach(table, moves)
        self.chosen = NOTHING
        takable = self.reach.takable
        if len(takable) == 1 and not self.reach.presses(takable[0]) and not self.reach.buttons:
            # Only one thing can be taken: it is in the hand already, so to speak.
            self.chosen = takable[0]
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
    def occupied(self) -> bool:
        """Tell whether a piece is in the hand or the pointer is pressed on something."""
        return self.dragging or self.gesture.phase is not Phase.IDLE

    @property
    def taken(self) -> int:
        """Return what is in the hand or chosen."""
        return self._grip.piece.ref if self._grip is not None else self.chosen

    def light(self) -> None:
        """Show what can be taken, or where the taken thing may go."""
        if self.reach is None:
            self.highlights.show({})
            return
        lights: dict[int, str] = {}
        if self.taken:
            lights = dict.fromkeys(self.targets(), "target")
            lights[self.taken] = "chosen"
            under = self._target_under(self.pointer) if self.dragging else NOTHING
            if under:
                lights[under] = "chosen"
        else:
            lights = dict.fromkeys(self.takable(), "can") | self._twins()
        self.highlights.show(lights)

    def takable(self) -> list[int]:
        """Return what can be taken or pressed; for cards inside a pile, the pile."""
        return self._uncovered(self.reach.takable if self.reach is not None else [])

    def targets(self) -> list[int]:
        """Return where the taken thing may go; for cards inside a pile, the pile."""
        return self._uncovered(self.reach.targets(self.taken) if self.reach is not None else [])

    def _uncovered(self, refs: list[int]) -> list[int]:
        covered = self.view.board.covered
        return list(dict.fromkeys(covered(ref) or ref for ref in refs))

    def _twins(self) -> dict[int, str]:
        """Return the copies of cards that may be taken instead of those the moves name."""
        reach = self.reach
        assert reach is not None
        return {
            piece.ref: "can"
            for piece in self.view.board.pieces()
            if is_piece(piece.ref) and reach.key(piece.ref) != piece.ref
        }

    # Pointer

    def press(self, at: Point) -> None:
        """Press the pointer down."""
        self.let_go()
        self.pointer = at
        ref = self._ref_at(at)
        self.gesture.press(at, ref, grabs=self._draggable(ref))

    def move(self, at: Point) -> None:
        """Move the pointer."""
        self.pointer = at
        act = self.gesture.move(at)
        if act is Act.TAKE:
            self._take(self.gesture.what)
        if self._grip is not None:
            self._follow(at)
            self.light()
        elif self.gesture.phase is Phase.IDLE:
            self._hover(at)

    def release(self, at: Point) -> None:
        """Let the pointer go."""
        self.pointer = at
        act = self.gesture.release(at)
        if act is Act.DROP and self._grip is not None:
            self._follow(at)
            self._drop(at)
        elif act is Act.CLICK:
            self.click(self.gesture.what, self.view.board.refs_at(at))

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

    def _ref_at(self, at: Point) -> int:
        """Return the first thing under the pointer that can be used, else the topmost."""
        refs = self.view.board.refs_at(at)
        if self.reach is not None:
            for ref in refs:
                if self.reach.allows(ref):
                    return ref
        pieces = self.view.board.pieces_at(at)
        return pieces[0].ref if pieces else next(iter(refs), NOTHING)

    def _draggable(self, ref: int) -> bool:
        """Tell whether a thing follows the pointer: every open face does, legal or not."""
        piece = self.view.board.find(ref) if is_piece(ref) else None
        return piece is not None and not piece.hidden and not piece.look.is_back

    def _hover(self, at: Point) -> None:
        pieces = self.view.board.pieces_at(at)
        top = pieces[0] if pieces else None
        if top is not None:
            slot = self.view.geometry.slot_of.get(self.view.board.place_of(top))
            if slot is None or slot.zone.arrange != "fan":
                top = None
        self.view.board.hover(top)

    def click(self, ref: int, under: list[int]) -> None:
        """Press a thing, take it, or drop what was taken onto it."""
        pile = self._pile_to_choose_from(ref)
        if pile:
            self.desk.spread(pile)
            return
        if self._use(ref, under or [ref]):
            return
        if self.chosen and ref:
            self._refuse(self.chosen, under or [ref])
        elif ref and self.desk.wants_to_know(ref):
            self.desk.refuse(ref, NOTHING, self._anchor(ref))
        elif ref:
            self.desk.look(ref)
        elif self.chosen:
            self.cancel()

    def choose(self, ref: int) -> None:
        """Use a card that was picked out of a pile."""
        self._use(ref, [ref])

    def _pile_to_choose_from(self, ref: int) -> int:
        """Return the pile under a click if cards inside it can be used, not the pile itself."""
        pile = ref if is_place(ref) else self.view.board.covered(ref)
        refs = self.targets() if self.chosen else self.takable()
        itself = self.reach is not None and (
            pile in self.reach.takable or pile in self.reach.targets(self.chosen)
        )
        return pile if pile in refs and not itself else NOTHING

    def _use(self, ref: int, under: list[int]) -> bool:
        """Do what the rules allow with a click here; return whether there was anything."""
        reach = self.reach
        if reach is None:
            return False
        moves = reach.find(self.chosen, under) if self.chosen and ref != self.chosen else []
        moves = moves or reach.presses(ref)
        if moves:
            self.desk.play(moves)
        elif reach.grabs(ref):
            self.chosen = NOTHING if ref == self.chosen else ref
            self.view.board.sound.play(PICK if self.chosen else NO_SOUND)
            self.light()
        else:
            return False
        return True

    # Carrying

    def _take(self, ref: int) -> None:
        piece = self.view.board.find(ref)
        if piece is None:
            return
        pose = piece.shown_pose
        start = self.gesture.start
        away = pygame.Vector2(start[0] - pose.x, start[1] - pose.y).rotate(pose.angle)
        self.view.board.take(piece)
        self.view.board.sound.play(PICK)
        self.chosen = NOTHING
        calm = self.view.board.calm
        self._grip = Grip(
            piece,
            (away.x / pose.width, away.y / pose.width),
            start,
            piece.rest.width,
            Spring.settling_in(feel.TILT_HOME, 0.0 if calm else pose.angle),
        )

    def _follow(self, at: Point) -> None:
        """Keep the grabbed point under the pointer, whatever the tilt and the lift."""
        grip = self._grip
        assert grip is not None
        grip.speed += at[0] - grip.pointer[0]
        grip.pointer = at
        share = 1.0 if self.view.board.calm else standard(grip.lifted)
        width = grip.width * (1 + (feel.PICK_UP_SCALE - 1) * share)
        angle = grip.tilt.value
        offset = pygame.Vector2(grip.offset[0] * width, grip.offset[1] * width).rotate(-angle)
        grip.piece.pose = Pose(at[0] - offset.x, at[1] - offset.y, width, angle, 0.3 + 0.7 * share)
        grip.piece.redraw()

    def advance(self, seconds: float) -> None:
        """Let the card in the hand swing and rise."""
        grip = self._grip
        if grip is None or seconds <= 0:
            return
        grip.lifted = min(1.0, grip.lifted + seconds / feel.PICK_UP)
        speed = grip.speed / seconds / max(0.1, self.view.kit.scale.factor)
        grip.speed = 0.0
        if not self.view.board.calm:
            lean = clamp(-speed * feel.TILT_PER_SPEED, -feel.TILT_MOST, feel.TILT_MOST)
            grip.tilt.goal += (lean - grip.tilt.goal) * min(1.0, seconds * 18)
            grip.tilt.advance(seconds)
        self._follow(grip.pointer)

    def _drop(self, at: Point) -> None:
        grip = self._grip
        assert grip is not None
        piece = grip.piece
        under = self._under(at)
        source = self.view.board.place_of(piece)
        moves = self._find(piece.ref, under, source)
        if moves:
            self._play_held(piece, moves)
        elif not under or _first_place(under) == source:
            self._go_home()
            self.light()
        else:
            self._refuse(piece.ref, under)

    def _under(self, at: Point) -> list[int]:
        """Return what is under the pointer, then what is under the middle of the card."""
        board = self.view.board
        refs = board.refs_at(at)
        if self._grip is not None:
            pose = self._grip.piece.pose
            refs += board.refs_at((pose.x, pose.y))
        return list(dict.fromkeys(refs))

    def _find(self, what: int, under: list[int], source: int) -> list[Move]:
        if self.reach is None:
            return []
        if _first_place(under) == source:
            # Back where it came from: only a card in that very place can still be meant.
            under = under[: under.index(source)]
        return self.reach.find(what, self._meant(what, under))

    def _meant(self, what: int, under: list[int]) -> list[int]:
        """Return what a drop may mean: who points at another seat's place means just that."""
        reach = self.reach
        assert reach is not None
        legal = reach.targets(what)
        for number, ref in enumerate(under):
            if is_place(ref) and ref not in legal and self._belongs_to_another(ref):
                return under[:number]
        return under

    def _belongs_to_another(self, place: int) -> bool:
        """Tell whether the pointer is on a place of a seat that is not deciding."""
        assert self.reach is not None
        table = self.reach.table
        slot = self.view.geometry.slot_of.get(place)
        pointed = slot is not None and slot.box.collidepoint(self.pointer)
        return pointed and table.setup.place(place).owner not in {NOBODY, table.seat}

    def _target_under(self, at: Point) -> int:
        """Return the legal target that a drop here would hit."""
        if self.reach is None or self._grip is None:
            return NOTHING
        piece = self._grip.piece
        moves = self._find(piece.ref, self._under(at), self.view.board.place_of(piece))
        return moves[0].onto if moves else NOTHING

    def _play_held(self, piece: Piece, moves: list[Move]) -> None:
        """Play what was dropped; the sprite in the hand stands for the copy that the move names."""
        board = self.view.board
        twin = board.find(moves[0].what)
        if twin is not None and twin is not piece:
            piece.ref, twin.ref = twin.ref, piece.ref
        self._grip = None
        self.desk.play(moves)
        if board.held is piece:
            board.let_go(LANDING)

    def _refuse(self, what: int, under: list[int]) -> None:
        onto = _first_place(under)
        piece_onto = next((ref for ref in under if is_piece(ref)), NOTHING)
        anchor = self._anchor(onto or piece_onto)
        self._go_home(nudge=True)
        # What was refused stays chosen while it has somewhere to go: the right places light up.
        legal = self.reach is not None and bool(self.reach.targets(what))
        self.chosen = what if legal else NOTHING
        self.light()
        self.desk.refuse(what, onto or piece_onto, anchor)

    def _go_home(self, *, nudge: bool = False) -> None:
        if self._grip is not None:
            self._grip = None
            push = self.view.kit.scale.px(feel.NUDGE) if nudge else 0
            self.view.board.let_go(HOME, nudge=float(push))

    def _anchor(self, ref: int) -> pygame.Rect:
        rect = self.view.rect_of(ref) if ref else None
        if rect is None:
            rect = pygame.Rect(0, 0, 2, 2)
            rect.center = (round(self.pointer[0]), round(self.pointer[1]))
        return rect


def _first_place(refs: list[int]) -> int:
    return next((ref for ref in refs if is_place(ref)), NOTHING)
