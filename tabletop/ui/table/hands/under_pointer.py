"""What a point of the table hits: counters and prices first, then pieces and places."""

from collections.abc import Callable, Sequence

import pygame

from rules.core.moves import Move
from rules.core.refs import NOTHING, is_counter, is_piece, is_place
from tabletop.ui.table.moves.intents import Attempt, Intent
from tabletop.ui.table.moves.reach import Aim, Price, Space
from tabletop.ui.table.pieces.sprites import PieceSprite
from tabletop.ui.table.plan.arrange import distance
from tabletop.ui.table.plan.table_plan import HELD, TILES
from tabletop.ui.table.view.laid_table import LaidTable

MAGNET = 44  # how far beside a counter a drop still hits it, in design pixels
RISING = ("fan", HELD, TILES)  # arrangements of which the card under the pointer rises
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

    def intent(self, moves: list[Move], aim: Aim, at: Point) -> Intent | None:
        """Return what some moves mean to do, and where it is seen."""
        if not moves:
            return None
        rect, price = self.goal(pointed(moves), aim, at), aim.price
        grid = self.table.markers.prices_of(moves[0].onto)
        if grid is None or price is None:
            return Intent(tuple(moves), rect)
        # The other prices stay in sight as well, and what is for sale.
        column = pygame.Rect(rect.left, grid.board.box.top, rect.width, grid.board.box.height)
        return Intent(tuple(moves), column, self.anchor(grid.onto, at))

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


def pointed(moves: Sequence[Move]) -> Move:
    """Return the one of several moves that a gesture points at most closely: onto a piece."""
    return next((m for m in moves if is_piece(m.onto)), moves[0])


def first(refs: Sequence[int], kind: Callable[[int], bool]) -> int:
    """Return the first ref of a kind, or NOTHING."""
    return next((ref for ref in refs if kind(ref)), NOTHING)
