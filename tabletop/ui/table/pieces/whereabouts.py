"""What lies where on the screen: pieces by their place, and what a point hits."""

from collections.abc import Iterable

import pygame

from rules.core.refs import FIRST_PLACE, NOTHING, is_piece, is_place
from rules.core.setup import Setup
from tabletop.ui.table.pieces.sprites import PieceSprite, is_sheet, pose_rect
from tabletop.ui.table.plan.arrange import distance
from tabletop.ui.table.plan.geometry import OVER, Geometry, Slot

Point = tuple[float, float]


class Whereabouts:
    """Every piece as a sprite in the order of its place."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.geometry: Geometry | None = None
        self.by_place: dict[int, list[PieceSprite]] = {
            FIRST_PLACE + index: [] for index in range(len(setup.places))
        }
        self.mats: dict[str, pygame.Rect] = {}  # where they lie, those that zones share
        self.subjects: dict[str, tuple[str, ...]] = {}  # where lies what is voted on upon them
        self.held: PieceSprite | None = None
        self.hovered: PieceSprite | None = None
        self._met: dict[int, tuple[int, PieceSprite]] = {}  # where each was when last looked for

    def pieces(self) -> Iterable[PieceSprite]:
        """Yield every piece, place by place."""
        for pieces in self.by_place.values():
            yield from pieces

    @property
    def moving(self) -> bool:
        """Tell whether any piece moves."""
        # Asked several times a frame, at rest too: a plain loop is twice as fast as a generator.
        for pieces in self.by_place.values():
            for piece in pieces:
                if piece.moving:
                    return True
        return self.held is not None

    def place_of(self, piece: PieceSprite) -> int:
        """Return the place that a piece lies in."""
        place, met = self._met.get(piece.ref, (NOTHING, None))
        if met is piece and piece in self.by_place[place]:
            return place
        return next(place for place, pieces in self.by_place.items() if piece in pieces)

    def find(self, ref: int) -> PieceSprite | None:
        """Return the sprite of a known piece."""
        # Asked hundreds of times for each key that walks: mostly it still lies where it was.
        place, met = self._met.get(ref, (NOTHING, None))
        if met is not None and met.ref == ref and met in self.by_place[place]:
            return met
        for place, pieces in self.by_place.items():
            for piece in pieces:
                if piece.ref == ref:
                    if ref > NOTHING:  # backs share theirs
                        self._met[ref] = place, piece
                    return piece
        return None

    def count(self, place: int) -> int:
        """Return how many pieces a place shows."""
        return len(self.by_place[place])

    def slot_of(self, place: int) -> Slot | None:
        """Return where the pieces of a place lie; on a card, where that card lies."""
        if self.geometry is None:
            return None
        host = self.setup.place(place).host
        if host != NOTHING:
            below = self.find(host)
            return self.slot_of(self.place_of(below)) if below is not None else None
        return self.geometry.slot_of.get(place)

    def rect_of(self, ref: int) -> pygame.Rect | None:
        """Return where a piece or a place is on the screen."""
        if is_piece(ref):
            piece = self.find(ref)
            return piece.rect if piece is not None and not piece.hidden else None
        slot = self.slot_of(ref) if is_place(ref) else None
        if slot is None:
            return None
        pieces = [piece for piece in self.by_place[ref] if not piece.hidden]
        if slot.zone.mat and slot.zone.label:
            return slot.drop.inflate(-4, -4)
        rows = slot.zone.abreast and slot.zone.slots  # of tiles: where there is room for more
        if slot.tucked or slot.zone.mat or slot.zone.ground == "tray" or rows:
            return slot.box
        if not pieces:
            return slot.spots(1)[0].rect
        rects = [pose_rect(piece.rest) for piece in pieces]
        whole = rects[0].unionall(rects[1:])
        below = pieces[0].below
        if below is not None:  # only what is seen of them above the card that they lie on
            whole.height = max(1, pose_rect(below.rest).top - whole.top)
        return whole

    def covered(self, ref: int) -> int:
        """Return the pile that hides a piece, or the place in a plate; NOTHING if it lies open."""
        piece = self.find(ref) if is_piece(ref) else None
        if piece is None:
            return NOTHING
        place = self.place_of(piece)
        slot = self.slot_of(place)
        if slot is not None and slot.tucked:
            return slot.refs[0]
        if piece.below is not None:
            return place if is_sheet(piece.below) else NOTHING
        piled = slot is not None and slot.zone.arrange == "pile" and self.count(place) > 1
        return place if piled else NOTHING

    def pieces_at(self, at: Point) -> list[PieceSprite]:
        """Return the pieces under a point, topmost first, without the one in the hand."""
        least = OVER if self.on_mat(at) else -OVER
        found = [
            piece
            for piece in self.pieces()
            if not piece.hidden and not piece.brisk
            if not self._is_carried(piece) and piece.contains(at)
        ]
        found = [piece for piece in found if piece.sprite.z > least]
        return sorted(found, key=lambda piece: -piece.sprite.z)

    def _is_carried(self, piece: PieceSprite) -> bool:
        return self.held is not None and (piece is self.held or piece.below is self.held)

    def refs_at(self, at: Point) -> list[int]:
        """Return what lies under a point: pieces topmost first, each with its place, then slots.

        Who points at a card that lies on another one may mean that one as well.
        """
        refs: list[int] = []
        for piece in self.pieces_at(at):
            refs += self.refs_of(piece)
        if self.geometry is not None:
            on_mat = self.on_mat(at)
            if on_mat and on_mat[0].zone.mat in self.subjects:
                return list(dict.fromkeys(refs + self._voted_at(on_mat, at)))
            slots = on_mat or [slot for slot in self.geometry.slots if not slot.zone.over]
            refs += [ref for slot in slots if slot.box.collidepoint(at) for ref in slot.refs]
            near = on_mat or [slot for slot in slots if slot.drop.collidepoint(at)]
            for slot in sorted(near, key=lambda slot: distance(slot.box, at)):
                refs += slot.refs
        return list(dict.fromkeys(refs))

    def voted_on(self, *, boxes: bool) -> list[int]:
        """Return what is voted on upon the mats, then maybe the boxes for single votes."""
        slots = self.geometry.slots if self.geometry is not None else ()
        found: list[int] = []
        for name, bases in self.subjects.items():
            on_mat = [slot for slot in slots if slot.zone.mat == name]
            places = [ref for slot in on_mat for ref in slot.refs]
            there = [ref for ref in places if self.setup.place(ref).base in bases]
            found += [piece.ref for ref in there for piece in self.by_place[ref]]
            found += [ref for slot in on_mat if slot.zone.label and boxes for ref in slot.refs]
        return found

    def _voted_at(self, slots: list[Slot], at: Point) -> list[int]:
        """Return what a point on the mat of a vote means: a box on it, else what is voted on."""
        here = [slot for slot in slots if slot.drop.collidepoint(at)]
        refs = [ref for slot in here for ref in slot.refs]
        boxed = any(slot.zone.label for slot in here)
        return refs if boxed else refs + self.voted_on(boxes=False)

    def on_mat(self, at: Point) -> list[Slot]:
        """Return the slots of the mat that covers the table at a point, if one lies there."""
        slots = self.geometry.slots if self.geometry is not None else ()
        for name, rect in self.mats.items():
            shared = [slot for slot in slots if slot.zone.mat == name]
            lies = any(self.by_place[place] for slot in shared for place in slot.refs)
            if lies and rect.collidepoint(at):
                return shared
        return []

    def refs_of(self, piece: PieceSprite) -> list[int]:
        """Return a piece and its place, then in turn what it lies on."""
        below = self.refs_of(piece.below) if piece.below is not None else []
        return [piece.ref, self.place_of(piece), *below]
