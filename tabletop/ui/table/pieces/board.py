"""The pieces on the screen, kept in step with a table: the table is the truth, always."""

from collections.abc import Iterable
from dataclasses import replace

from rules.core.events import Event
from rules.core.hidden import OPEN
from rules.core.refs import FIRST_PLACE, NOTHING, is_unseen
from rules.core.setup import HAND, Setup
from rules.core.table import Table
from tabletop.ui.cards.pictures import CardSide, Pictures
from tabletop.ui.drawing.canvas import Canvas
from tabletop.ui.sound import FLIP, Sound
from tabletop.ui.table import feel
from tabletop.ui.table.pieces.attached import LAYERS, mount
from tabletop.ui.table.pieces.figures import PRINT, Worth
from tabletop.ui.table.pieces.kept_spots import KeptSpots
from tabletop.ui.table.pieces.matching import match, piece_to_move, piece_to_reveal
from tabletop.ui.table.pieces.sprites import Glide, PieceSprite, Pose, pose_above, pose_of
from tabletop.ui.table.pieces.travel import IN_FLIGHT, IN_HAND, REFLOW, Way, is_far
from tabletop.ui.table.pieces.whereabouts import Whereabouts
from tabletop.ui.table.plan.arrange import PILE_SEEN, make_room
from tabletop.ui.table.plan.geometry import OVER, ZONE_STEP, Geometry, Slot, spots_for
from tabletop.ui.table.plan.table_plan import BENCHES, FILES, TILES

FLAT = (FILES, TILES, BENCHES)  # arrangements in which nothing makes room for what rises


class Board:
    """Lays the pieces where a table has them, and carries them there; `lying` knows where."""

    def __init__(self, canvas: Canvas, pictures: Pictures, setup: Setup) -> None:
        self.canvas = canvas
        self.pictures = pictures
        self.setup = setup
        self.lying = Whereabouts(setup)
        self.by_place = self.lying.by_place
        self.kept = KeptSpots(setup)
        self.backs: list[int] = setup.first_backs[:]
        self.open = False  # everything is seen once the match is over
        self.calm = False
        self.worths: dict[int, Worth] = {}  # what pieces show in place of print

    @property
    def sound(self) -> Sound:
        """Return what makes the pieces heard."""
        return self.pictures.kit.sound

    # The truth

    def show(self, geometry: Geometry) -> None:
        """Follow a new window or viewer: everything lies at its new place at once."""
        self.lying.geometry = geometry
        for piece in self.lying.pieces():
            piece.finish()
        self.kept.forget()
        self.arrange(None)

    def refocus(self, geometry: Geometry, way: Way | None) -> None:
        """Follow a look at another seat: only what lies elsewhere now sets out."""
        before, self.lying.geometry = self.lying.geometry, geometry
        old = before.slot_of if before is not None else {}
        places = [ref for ref, slot in geometry.slot_of.items() if slot != old.get(ref)]
        for place in places:
            for piece in self.by_place[place]:
                piece.turn(self.look_in(place, piece.ref), at_once=True)
            self.kept.forget(place)
        self.arrange(way, places)

    def clear(self) -> None:
        """Take every piece off the screen."""
        for piece in self.lying.pieces():
            self.canvas.remove(piece.sprite)
        for pieces in self.by_place.values():
            pieces.clear()
        self.lying.held = self.lying.hovered = None

    def settle(self, table: Table, way: Way | None = None) -> None:
        """Make the screen show a table exactly; without a way, at once."""
        self.backs, self.open = table.backs[:], table.viewer == OPEN
        for piece in self.lying.pieces():
            piece.hover.goal = 1.0 if piece is self.lying.hovered else 0.0
        wanted = {FIRST_PLACE + index: refs for index, refs in enumerate(table.places)}
        matched = match(self.by_place, wanted)
        claimed = {piece for pieces in matched.values() for piece in pieces}
        for piece in [piece for piece in self.lying.pieces() if piece not in claimed]:
            self._remove(piece)
        for place, refs in wanted.items():
            self.by_place[place] = [
                self._agree(place, ref, piece, at_once=way is None)
                for ref, piece in zip(refs, matched[place], strict=True)
            ]
        mount(self.by_place, self.setup)
        for place in wanted:
            self._hide_away(place)
        self.kept.follow(table, self.by_place)
        self.arrange(way)

    def _hide_away(self, place: int) -> None:
        """Hide the pieces of a place that is not on the table."""
        pieces, lying = self.by_place[place], self.lying
        if pieces and lying.geometry is not None and lying.slot_of(place) is None:
            for piece in pieces:
                piece.hidden = True
                piece.finish()

    def _agree(
        self, place: int, ref: int, piece: PieceSprite | None, *, at_once: bool
    ) -> PieceSprite:
        look = self.look_in(place, ref)
        if piece is None:
            return self._new(place, ref, look)
        piece.ref = ref
        if piece.look.covered and look.side == piece.look.side:
            look = replace(look, covered=True)
        piece.turn(look, at_once=at_once)
        return piece

    def _new(self, place: int, ref: int, look: CardSide) -> PieceSprite:
        slot = self.lying.slot_of(place)
        pose = Pose(0.0, 0.0, 10.0) if slot is None else pose_of(slot.spots(1)[0])
        piece = PieceSprite(ref, look, pose, self.pictures)
        self.canvas.add(piece.sprite)
        return piece

    def _remove(self, piece: PieceSprite) -> None:
        self.canvas.remove(piece.sprite)
        self.by_place[self.lying.place_of(piece)].remove(piece)
        if piece is self.lying.held:
            self.lying.held = None
        if piece is self.lying.hovered:
            self.lying.hovered = None

    def look_in(self, place: int, ref: int) -> CardSide:
        """Return which side of a piece a place shows."""
        if is_unseen(ref):
            return CardSide(back=-ref)
        slot = self.lying.geometry.slot_of.get(place) if self.lying.geometry is not None else None
        facing = slot.facing(place) if slot is not None else "up"
        viewers = self.setup.viewers[place - FIRST_PLACE]
        hidden = facing == "down" or (facing == "auto" and viewers != self.setup.everyone)
        if hidden and not (self.open and viewers):
            return self.pictures.look(ref, self.backs[ref])
        look = self.pictures.look(ref)
        if slot is not None and slot.full:
            look = replace(look, full=True)
        return self.worths[ref].on(look) if ref in self.worths else look

    def count_for(self, worths: dict[int, Worth]) -> None:
        """Show on pieces what they count for now, where print says otherwise."""
        changed = {ref for ref, _ in self.worths.items() ^ worths.items()}
        self.worths = worths
        for piece in self.lying.pieces():
            if piece.ref in changed and not piece.look.is_back:
                piece.turn(worths.get(piece.ref, PRINT).on(piece.look))

    # Where everything lies

    def arrange(self, way: Way | None, places: Iterable[int] | None = None) -> None:
        """Send pieces to where they belong; without a way they are there at once."""
        if self.lying.geometry is None:
            return
        slots = self.lying.geometry.slots
        if places is not None:
            wanted = {id(self.lying.slot_of(place)) for place in places}
            slots = tuple(slot for slot in slots if id(slot) in wanted)
        for slot in slots:
            self._arrange_slot(slot, way)

    def _arrange_slot(self, slot: Slot, way: Way | None) -> None:
        spread = self._spread_in(slot)
        held = self.lying.held
        riders = [sum(one is not held for one in piece.riders) if piece else 0 for piece in spread]
        spots, strips = spots_for(slot, riders)
        risen = self.lying.hovered
        if risen is not None and risen in spread and slot.zone.arrange not in FLAT:
            spots = make_room(spots, spread.index(risen), feel.HOVER_ROOM)
        deepest = len(spread) - PILE_SEEN if slot.zone.arrange == "pile" else 0
        for index, (piece, spot) in enumerate(zip(spread, spots, strict=True)):
            if piece is None:
                continue
            height = index if slot.zone.front == "last" else len(spread) - 1 - index
            piece.z = slot.level + (height + 1) * LAYERS
            if not slot.tucked:
                piece.strip = strips[index]
            piece.vanishes = slot.tucked
            covered = piece is not risen and slot.covers(spots, index)
            if covered != piece.look.covered:
                piece.turn(replace(piece.look, covered=covered))
            self._send(piece, pose_of(spot), None if slot.tucked and self.calm else way)
            piece.hidden = (slot.tucked or index < deepest) and piece.glide is None
            self._arrange_riders(piece, way)
            self._sort(piece)
            piece.redraw()

    def _spread_in(self, slot: Slot) -> list[PieceSprite | None]:
        """Return what lies in a slot spot by spot; None where one is kept for what has left."""
        held, spread = self.lying.held, list[PieceSprite | None]()
        for ref in slot.refs:
            pieces = [piece for piece in self.by_place[ref] if piece is not held]
            piled = slot.tucked or slot.zone.arrange == "pile"
            spread += pieces if piled else self.kept.spread(ref, pieces)
        return spread

    def _arrange_riders(self, host: PieceSprite, way: Way | None) -> None:
        """Send what lies on a piece to its strip; once there, it goes along with the piece."""
        for number, piece in enumerate(host.riders):
            piece.z = host.z - 1 - number
            if piece is self.lying.held:
                continue
            rest = pose_above(host.rest, host.strip, number, piece.form_behind)
            strip = round(host.strip * 1000)
            if strip != piece.look.strip:
                piece.turn(replace(piece.look, strip=strip))
            if not piece.aboard:
                self._send(piece, rest, way)
                piece.aboard = piece.glide is None
            piece.rest = rest
            piece.hidden = host.hidden and piece.aboard
            self._sort(piece)

    def _send(self, piece: PieceSprite, rest: Pose, way: Way | None) -> None:
        if way is None:
            piece.jump(rest)
        elif piece.rest != rest or (piece.glide is None and piece.pose != rest):
            far = is_far(piece.pose, rest)
            if far and way.landing:  # sent elsewhere on its way, it still has to land as it had
                piece.landing = way.landing
            if self.calm:
                if far:
                    piece.fade_to(rest)
                else:
                    piece.jump(rest)
                return
            glide = Glide(piece.pose, rest, way.seconds, way.easing, way.delay, way.arc)
            glide.squash, glide.brisk = way.squash, way.brisk
            piece.go(glide)

    def _sort(self, piece: PieceSprite) -> None:
        z = piece.z
        if piece is self.lying.held:
            z = IN_HAND
        elif piece.glide is not None and is_far(piece.glide.start, piece.glide.end):
            z = IN_FLIGHT + piece.z % OVER
        elif piece.hover.now or piece.hover.goal:
            z = piece.z + ZONE_STEP // 2
        if not piece.aboard:
            self.canvas.raise_to(piece.sprite, z)
        for number, rider in enumerate(piece.riders):
            if rider.aboard:
                self.canvas.raise_to(rider.sprite, z - 1 - number)

    def advance(self, seconds: float, speed: float) -> None:
        """Let time pass for every piece."""
        for place, pieces in self.by_place.items():
            landed = False
            for piece in pieces:
                if piece.moving:
                    piece.advance(seconds, speed)
                    landed = landed or not piece.moving
                    self._sort(piece)
            if landed:
                self.arrange(REFLOW, [place])

    def halt(self) -> None:
        """End every motion at once, wherever pieces are to lie then."""
        for piece in list(self.lying.pieces()):
            if piece is not self.lying.held:
                piece.finish()

    def finish(self) -> None:
        """End every motion at once, and let everything lie where it belongs."""
        self.halt()
        self.arrange(None)

    # What happened

    def moved(self, event: Event, way: Way) -> None:
        """Carry a piece from its old place to its new one, as the event says."""
        piece = piece_to_move(self.by_place, self.setup, event)
        if piece is None:
            return
        self.by_place[event.source].remove(piece)
        piece.hidden = False
        if event.what > NOTHING and self.setup.sleeves[event.target - FIRST_PLACE]:
            self.backs[event.what] = self.setup.sleeves[event.target - FIRST_PLACE]
        piece.ref = event.what if event.what != NOTHING else piece.ref
        there = self.by_place[event.target]
        if self.setup.kinds[event.target - FIRST_PLACE] == HAND:
            there.append(piece)
            there.sort(key=lambda other: other.ref)
        else:
            there.insert(event.amount, piece)
        mount(self.by_place, self.setup)
        self._turn(piece, self.look_in(event.target, piece.ref))
        piece.hover.goal = 0.0
        self.arrange(REFLOW, [event.source])
        self._hide_away(event.target)
        slot = self.lying.slot_of(event.target)
        if slot is not None:
            self._arrange_slot(slot, REFLOW)
            if piece.glide is not None:
                piece.go(Glide(piece.pose, piece.rest, way.seconds, way.easing, way.delay, way.arc))
                piece.glide.squash = way.squash
                self._sort(piece)
            if piece.travelling or piece is self.lying.held:
                self.sound.play(way.leaving)
                piece.landing = way.landing

    def raise_piece(self, event: Event) -> None:
        """Lift the piece that is about to move."""
        piece = piece_to_move(self.by_place, self.setup, event)
        if piece is not None and not self.calm:
            piece.hidden = False
            piece.hover.goal = 1.0

    def revealed(self, event: Event) -> None:
        """Turn a piece over where it lies."""
        if is_unseen(event.what):
            return
        piece = piece_to_reveal(self.by_place, self.setup, event)
        if piece is not None:
            piece.ref = event.what
            self._turn(piece, self.look_in(event.source, event.what))

    def _turn(self, piece: PieceSprite, look: CardSide) -> None:
        """Turn a piece over; one that does not move is heard all the same."""
        if self.calm and look.side != piece.look.side:
            self.sound.play(FLIP)
        piece.turn(look, at_once=self.calm)

    def shake(self, place: int) -> None:
        """Let the uppermost cards of a place swing aside and back."""
        for number, piece in enumerate(reversed(self.by_place[place][-3:])):
            if not self.calm and piece.glide is None and not piece.hidden:
                swing = self.pictures.scale_px(feel.SHUFFLE_SWING) * (-1) ** number
                piece.go(Glide(piece.rest, piece.rest, 0.0, nudge=swing))

    # The hand

    def hover(self, piece: PieceSprite | None) -> None:
        """Lift the card under the pointer a little; its neighbours make room."""
        if piece is self.lying.hovered:
            return
        places = []
        for other, goal in ((self.lying.hovered, 0.0), (piece, 1.0)):
            if other is not None:
                other.hover.goal = goal
                if self.calm:
                    other.hover.now = goal
                places.append(self.lying.place_of(other))
        self.lying.hovered = piece
        self.arrange(REFLOW, places)

    def take(self, piece: PieceSprite) -> None:
        """Pick a piece up: its neighbours close up unless its spot is kept."""
        piece.finish()
        piece.turn(replace(piece.look, covered=False))
        piece.pose = piece.shown_pose
        piece.hover.now = piece.hover.goal = 0.0
        if self.lying.hovered is piece:
            self.lying.hovered = None
        self.lying.held = piece
        piece.held = True
        piece.aboard = False
        self._sort(piece)
        self.arrange(REFLOW, [self.lying.place_of(piece)])

    def let_go(self, way: Way, *, nudge: float = 0.0) -> None:
        """Release the held piece: it goes to where it belongs."""
        piece, self.lying.held = self.lying.held, None
        if piece is None:
            return
        piece.held = False
        landing = piece.landing or way.landing  # a move that was made in the hand knows its own
        self.arrange(way, [self.lying.place_of(piece)])
        if piece.travelling:
            piece.landing = landing
        if nudge and piece.glide is not None:
            piece.glide.nudge = nudge
