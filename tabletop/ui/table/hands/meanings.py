"""What the legal moves mean on a table: what can be taken there, and what a gesture would do."""

from rules.core.moves import Move
from rules.core.refs import NOTHING, is_counter, is_piece, is_place
from rules.core.table import NOBODY
from tabletop.ui.table.hands.under_pointer import Things, first
from tabletop.ui.table.mats.laying import Mats
from tabletop.ui.table.moves.intents import Attempt
from tabletop.ui.table.moves.reach import Aim, Reach
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.table.plan.sheet import filed
from tabletop.ui.table.view.laid_table import LaidTable

Point = tuple[float, float]


class Meanings:
    """What may be done now, and what is chosen for it."""

    def __init__(self, table: LaidTable) -> None:
        self.table = table
        self.setting = table.setting
        self.things = Things(table)
        self.reach: Reach | None = None
        self.chosen = NOTHING  # what is to go somewhere, without being in the hand

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
        """Return where a taken thing may go; for cards inside a pile, the pile."""
        return self._uncovered(self.reach.targets(taken) if self.reach is not None else [])

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
        lying, mats = self.setting.lying, self.table.furniture.find(Mats).mats
        bases = {base for mat in mats if mat.offers and mat.lies for base in mat.offers}
        piece = lying.find(ref) if bases and is_piece(ref) else None
        return piece is not None and lying.setup.place(lying.place_of(piece)).base in bases

    def pile_at(self, ref: int) -> int:
        """Return the pile under a click if cards inside it can be used, not the pile itself."""
        pile = ref if is_place(ref) else self.setting.lying.covered(ref)
        refs = self.targets(self.chosen) if self.chosen else self.takable()
        reach = self.reach
        itself = reach is not None and (
            pile in reach.takable + reach.answering or pile in reach.targets(self.chosen)
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
