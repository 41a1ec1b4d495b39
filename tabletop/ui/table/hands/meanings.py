"""What a point of the table hits, and what pressing or letting go there means."""

from collections.abc import Callable, Sequence

import pygame

from rules.core.moves import Move
from rules.core.refs import NOTHING, is_counter, is_piece, is_place
from rules.core.table import NOBODY
from tabletop.ui.table.moves.intents import Attempt, Intent
from tabletop.ui.table.moves.reach import Aim, Price, Reach, Space
from tabletop.ui.table.pieces.sprites import PieceSprite
from tabletop.ui.table.plan.arrange import distance
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.table.plan.sheet import filed
from tabletop.ui.table.plan.table_plan import BENCHES, HELD, TILES
from tabletop.ui.table.view.laid_table import LaidTable

MAGNET = 44  # how far beside a counter a drop still hits it, in design pixels
RISING = ("fan", HELD, TILES, BENCHES)  # arrangements of which the card under the pointer rises
Point = tuple[float, float]


class Things:
    """Everything on a table that can be pointed at."""

    def __init__(self, table: LaidTable) -> None:
        self.table = table
        self.setting = table.setting

    def at(self, at: Point) -> Aim:
        """Return what a point hits, nearest first."""
        refs = self.counters_at(at)
        price = self._price_at(at)
        if price is not None:
            refs.append(price.onto)
        refs += self.setting.lying.refs_at(at) + self.table.laid_out_at(at)
        return Aim(tuple(dict.fromkeys(refs)), price, self.table.markers.space_at(at))

    def rising_at(self, at: Point) -> PieceSprite | None:
        """Return the piece that rises under a resting pointer."""
        pieces = self.setting.lying.pieces_at(at)
        top = pieces[0] if pieces else None
        if top is None:
            return None
        slot = self.setting.geometry.slot_of.get(self.setting.lying.place_of(top))
        if slot is not None and slot.zone.arrange in RISING:
            return top
        # Of cards that lie on the table only a stack is lifted, as a whole.
        return top.below or (top if top.riders else None)

    def counters_at(self, at: Point) -> list[int]:
        """Return the counters that are shown at a point."""
        return self.table.furniture.refs_at(at)

    def near(self, at: Point, refs: list[int]) -> int:
        """Return the counter among some refs that a point just misses, or NOTHING."""
        reach = self.setting.kit.scale.px(MAGNET) ** 2
        found = [
            (distance(rect, at), ref)
            for ref in refs
            if is_counter(ref)
            for rect in self.table.rects_of(ref)
        ]
        best = min(found, default=(reach + 1.0, NOTHING))
        return best[1] if best[0] <= reach else NOTHING

    def is_on(self, place: int, at: Point) -> bool:
        """Tell whether a point lies on a place itself, not just near it."""
        slot = self.setting.geometry.slot_of.get(place)
        return slot is not None and bool(slot.box.collidepoint(at))

    def stands_on(self, ref: int, space: Space | None) -> bool:
        """Tell whether a counter has its marker on a space."""
        if space is None or ref not in space.refs:
            return False
        return space.by(self.table.counts.value(ref), 0)

    def rect(self, ref: int, at: Point) -> pygame.Rect | None:
        """Return where a ref is shown, at the spot that is nearest to a point."""
        rects = self.table.rects_of(ref)
        return min(rects, key=lambda rect: distance(rect, at), default=None)

    def anchor(self, ref: int, at: Point) -> pygame.Rect:
        """Return where a ref is shown, or the point itself if it is nowhere."""
        rect = self.rect(ref, at) if ref else None
        return rect or pygame.Rect(round(at[0]) - 1, round(at[1]) - 1, 2, 2)

    def goal(self, m: Move, aim: Aim, at: Point) -> pygame.Rect:
        """Return what a move points at: its price, its space, else the thing it goes onto."""
        grid, price, space = self.table.markers.prices_of(m.onto), aim.price, aim.space
        if grid is not None and price is not None and price.onto == m.onto:
            return grid.rect_at(price.least)
        on_track = space is not None and m.onto not in aim.refs
        if space is not None and on_track and {m.what, m.onto} & set(space.refs):
            rect = self.table.markers.space_rect(space)
            return rect or self.anchor(m.onto, at)
        return self.anchor(m.onto or m.what, at)

    def intent(self, moves: list[Move], aim: Aim, at: Point, *, carried: bool) -> Intent | None:
        """Return what some moves mean to do, and where it is seen."""
        if not moves:
            return None
        rect, price = self.goal(pointed(moves), aim, at), aim.price
        grid = self.table.markers.prices_of(moves[0].onto)
        if grid is None or price is None:
            return Intent(tuple(moves), rect, carried=carried)
        # The other prices stay in sight as well, and what is for sale.
        column = pygame.Rect(rect.left, grid.board.box.top, rect.width, grid.board.box.height)
        return Intent(tuple(moves), column, self.anchor(grid.onto, at), carried)

    def attempt(self, what: int, aim: Aim, at: Point) -> Attempt:
        """Return what taking a thing there was meant to do, though it cannot be."""
        price = aim.price
        grid = self.table.markers.prices_of(price.onto) if price is not None else None
        if price is not None and grid is not None:
            return Attempt(what, (price.onto,), price.least, grid.rect_at(price.least))
        if aim.space is not None and is_counter(what):
            return self._pushed(what, aim.space, at)
        # What lies on a card is named last: usually the card itself is meant, and its place.
        on_cards = [ref for ref in aim.refs if self._on_a_card(ref)]
        refs = [ref for ref in aim.refs if ref not in on_cards]
        kinds = (is_place, is_piece, is_counter)
        found = [ref for kind in kinds if (ref := first(refs, kind)) and ref != what]
        found += [ref for ref in on_cards if is_piece(ref) and ref != what][:1]
        onto = found[0] if found else NOTHING
        return Attempt(what, tuple(found) or (NOTHING,), 0, self.anchor(onto, at))

    def _on_a_card(self, ref: int) -> bool:
        """Tell whether a thing lies on a card, or is the place on top of one."""
        if is_place(ref):
            return bool(self.table.setup.place(ref).host)
        piece = self.setting.lying.find(ref) if is_piece(ref) else None
        return piece is not None and piece.below is not None

    def _pushed(self, what: int, space: Space, at: Point) -> Attempt:
        """Return what a counter was meant to do on a track: take the viewer's marker there.

        A marker pushed on is taken there by what else the viewer counts; pushed back it gives up.
        """
        table = self.table
        plates = [plate for plate in table.plates.plates if plate.seat == table.viewer]
        others = [ref for plate in plates for ref, *_ in plate.numbers if ref not in space.refs]
        own = first(space.refs, lambda ref: table.setup.counter(ref).owner == table.viewer)
        by = space.value - table.counts.value(own)
        anchor = table.markers.space_rect(space) or self.anchor(own, at)
        if what == own and by < 0:
            return Attempt(own, tuple(others) or (NOTHING,), -by, anchor)
        taken = next(iter(others), what) if what == own else what
        return Attempt(taken, (own,), max(by, 1), anchor)

    def _price_at(self, at: Point) -> Price | None:
        for grid in self.table.markers.grids:
            if grid.onto and grid.board.box.collidepoint(at):
                return grid.price_at(at)
        return None


class Meanings:
    """What may be done now, and what is chosen for it."""

    def __init__(self, table: LaidTable) -> None:
        self.table = table
        self.setting = table.setting
        self.things = Things(table)
        self.reach: Reach | None = None
        self.chosen = NOTHING  # what is to go somewhere, without being in the hand
        self.given = NOTHING  # what is chosen by itself: nothing else can be taken

    # What can be used

    def takable(self) -> list[int]:
        """Return what can be taken or pressed; for cards inside a pile, the pile."""
        reach = self.reach
        if reach is None:
            return []
        # Pressing a chip turns to its seat, even where only one thing could go onto it.
        answering = [ref for ref in reach.answering if self.table.behind(ref) == NO_SEAT]
        return self._uncovered(reach.takable + answering)

    def targets(self, taken: int) -> list[int]:
        """Return where a taken thing may go or is understood; for cards inside a pile, the pile."""
        reach = self.reach
        return self._uncovered(reach.targets(taken) + reach.understood(taken)) if reach else []

    def _uncovered(self, refs: list[int]) -> list[int]:
        covered = self.setting.lying.covered
        return list(dict.fromkeys(covered(ref) or ref for ref in refs))

    def draggable(self, ref: int) -> bool:
        """Tell whether a thing follows the pointer: every open face does, legal or not."""
        if is_counter(ref):
            mine, reach = self.table.plates.is_token(ref), self.reach
            if reach is not None and reach.throws(ref):
                return True
            return reach is not None and (mine or bool(reach.values(ref, [ref])))
        piece = self.setting.lying.find(ref) if is_piece(ref) else None
        return piece is not None and not piece.hidden and not piece.look.is_back

    def ref_at(self, aim: Aim) -> int:
        """Return the first thing of an aim that can be used, else the topmost."""
        if self.reach is not None:
            for ref in aim.refs:
                if self.reach.allows(ref):
                    return ref
        pieces = [ref for ref in aim.refs if not is_place(ref) and not is_counter(ref)]
        return next(iter([*pieces, *aim.refs]), NOTHING)

    @property
    def picked(self) -> bool:
        """Tell whether somebody has chosen something."""
        return self.chosen not in {NOTHING, self.given}

    # What a click means

    def would(self, ref: int, aim: Aim) -> list[Move]:
        """Return the moves that a click on a thing makes, without any taking or laying down."""
        reach = self.reach
        if reach is None or self.opens(ref):
            return []
        if self.chosen:
            moves = reach.meant(self.chosen, aim) if ref != self.chosen else []
        else:
            moves = self._priced(aim)
        moves = moves or reach.presses(ref)
        sole = not self.chosen and aim.price is None and not reach.grabs(ref)
        return moves or (reach.offers(ref) if sole else [])

    def _priced(self, aim: Aim) -> list[Move]:
        """Return the moves that naming a price makes by itself."""
        reach, price = self.reach, aim.price
        if reach is None or price is None:
            return []
        return reach.meant(reach.sole(price.onto), Aim((price.onto,), price))

    def opens(self, ref: int) -> bool:
        """Tell whether a click on a thing opens its folder: nothing is to go onto it."""
        return not self.chosen and ref in self.folders()

    def folders(self) -> list[int]:
        """Return the pieces that have a folder."""
        return filed(self.table.plan, self.table.readouts)

    def offered(self, ref: int) -> list[Move]:
        """Return all that can be done with a piece that offers it when it is pressed."""
        reach = self.reach
        if reach is None or self.chosen not in {NOTHING, ref} or not self.offers(ref):
            return []
        return [m for m in reach.moves if m.what == ref]

    def offers(self, ref: int) -> bool:
        """Tell whether a piece takes part in what lies on a mat, and says what can be done."""
        lying, bases = self.setting.lying, self.table.furniture.inviting()
        piece = lying.find(ref) if bases and is_piece(ref) else None
        return piece is not None and lying.setup.place(lying.place_of(piece)).base in bases

    def pile_at(self, ref: int) -> int:
        """Return the pile under a click if cards inside it can be used, not the pile itself."""
        pile = ref if is_place(ref) else self.setting.lying.covered(ref)
        refs = self.targets(self.chosen) if self.chosen else self.takable()
        reach = self.reach
        itself = reach is not None and (
            pile in reach.takable + reach.answering
            or pile in reach.targets(self.chosen) + reach.understood(self.chosen)
        )
        itself = itself or self.table.behind(pile) != NO_SEAT
        return pile if pile in refs and not itself else NOTHING

    def vain_press(self, ref: int, aim: Aim, at: Point) -> Attempt:
        """Return what a press that does nothing was meant to do."""
        grid = self.table.markers.prices_of(aim.price.onto) if aim.price is not None else None
        if grid is not None:
            return self.things.attempt(grid.own, aim, at)
        ontos = self.setting.lying.voted_on(boxes=True) if self.offers(ref) else []
        return Attempt(ref, tuple(ontos) or (NOTHING,), 0, self.things.anchor(ref, at))

    # What a drop means

    def dropped(self, what: int, source: int, aim: Aim, at: Point) -> list[Move]:
        """Return the moves that letting go of a thing makes, which was taken from a place."""
        reach = self.reach
        if reach is None:
            return []
        refs = aim.refs
        if first(refs, is_place) == source:
            # Back where it came from: only a card in that very place can still be meant.
            refs = refs[: refs.index(source)]
        moves = reach.meant(what, Aim(self._pointed_at(what, refs, at), aim.price, aim.space))
        if moves or aim.price is not None or what in refs:
            return moves
        near = self.things.near(at, reach.targets(what))
        return reach.find(what, [near]) if near else []

    def aside(self, what: int, moves: Sequence[Move], aim: Aim) -> int:
        """Return the place of an aim where a drop is understood, its moves leading elsewhere."""
        if self.reach is None or not moves or {m.onto for m in moves} & {*aim.refs}:
            return NOTHING
        understood = self.reach.understood(what)
        return first(aim.refs, lambda ref: ref in understood)

    def _pointed_at(self, what: int, under: tuple[int, ...], at: Point) -> tuple[int, ...]:
        """Return what a drop may mean: who points at another seat's place means just that."""
        reach = self.reach
        assert reach is not None
        legal, table = reach.targets(what), reach.table
        for number, ref in enumerate(under):
            theirs = is_place(ref) and table.setup.place(ref).owner not in {NOBODY, table.seat}
            theirs = theirs and self.table.behind(ref) == NO_SEAT
            if theirs and ref not in legal and self.things.is_on(ref, at):
                return under[:number]
        return under

    def is_home(self, what: int, source: int, under: Aim, at: Point) -> bool:
        """Tell whether a held thing is over nothing, back where it was, or on a chip by mistake."""
        home = not (under.refs or under.space)
        home = home or what in under.refs or first(under.refs, is_place) == source
        home = home or self.things.stands_on(what, under.space)
        return home or self.table.plates.chip_at(at) != NO_SEAT

    def missed(self, what: int, source: int, under: Aim, at: Point) -> Intent | None:
        """Return what letting go of a held thing tries in vain, unless it just goes home."""
        if self.is_home(what, source, under, at):
            return None
        attempt = self.things.attempt(what, under, at)
        return Intent((), attempt.anchor, carried=True, vain=attempt)

    def is_certain(self, moves: list[Move], aim: Aim) -> bool:
        """Tell whether moves are all that a drop can mean, whatever else lies further off.

        Whoever means a piece may mean its place as well, so both must be among what is aimed at.
        """
        reach = self.reach
        if reach is None or not moves:
            return False
        ontos = {m.onto for m in moves}
        ontos |= {reach.table.where[onto] for onto in ontos if is_piece(onto)}
        return ontos <= {*aim.refs}


def pointed(moves: Sequence[Move]) -> Move:
    """Return the one of several moves that a gesture points at most closely: onto a piece."""
    return next((m for m in moves if is_piece(m.onto)), moves[0])


def first(refs: Sequence[int], kind: Callable[[int], bool]) -> int:
    """Return the first ref of a kind, or NOTHING."""
    return next((ref for ref in refs if kind(ref)), NOTHING)
