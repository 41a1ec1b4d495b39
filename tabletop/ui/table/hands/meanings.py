"""What the legal moves mean on a table: what can be taken there, and what a gesture would do."""

from rules.core.moves import Move
from rules.core.refs import NOTHING, is_piece, is_place
from rules.core.table import NOBODY
from tabletop.ui.table.hands.under_pointer import Things
from tabletop.ui.table.moves.reach import Aim, Reach
from tabletop.ui.table.plan.layout import NO_SEAT
from tabletop.ui.table.plan.record import filed
from tabletop.ui.table.view.table_view import TableView

Point = tuple[float, float]


class Grasp:
    """What may be done now, what is chosen for it, and where the pointer is."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.things = Things(view)
        self.reach: Reach | None = None
        self.chosen = NOTHING
        self.pointer: Point = (-1.0, -1.0)

    @property
    def taken(self) -> int:
        """Return what is to go somewhere."""
        return self.chosen

    def takable(self) -> list[int]:
        """Return what can be taken or pressed; for cards inside a pile, the pile."""
        reach = self.reach
        if reach is None:
            return []
        # Pressing a chip turns to its seat, even where only one thing could go onto it.
        answering = [ref for ref in reach.answering if self.view.behind(ref) == NO_SEAT]
        return self._uncovered(reach.takable + answering)

    def targets(self) -> list[int]:
        """Return where the taken thing may go; for cards inside a pile, the pile."""
        return self._uncovered(self.reach.targets(self.taken) if self.reach is not None else [])

    def _uncovered(self, refs: list[int]) -> list[int]:
        covered = self.view.board.covered
        return list(dict.fromkeys(covered(ref) or ref for ref in refs))

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

    def opens(self, ref: int) -> bool:
        """Tell whether a click on a thing opens its folder: nothing is to go onto it."""
        return not self.chosen and ref in self.folders()

    def folders(self) -> list[int]:
        """Return the pieces that have a folder."""
        return filed(self.view.plan, self.view.readouts)

    def offered(self, ref: int) -> list[Move]:
        """Return all that can be done with a piece that offers it when it is pressed."""
        reach = self.reach
        if reach is None or self.chosen not in {NOTHING, ref} or not self.offers(ref):
            return []
        return [m for m in reach.moves if m.what == ref]

    def offers(self, ref: int) -> bool:
        """Tell whether a piece takes part in what lies on a mat, and says what can be done."""
        board = self.view.board
        bases = {base for mat in self.view.mats if mat.offers and mat.lies for base in mat.offers}
        piece = board.find(ref) if bases and is_piece(ref) else None
        return piece is not None and self.view.setup.place(board.place_of(piece)).base in bases

    def _priced(self, aim: Aim) -> list[Move]:
        """Return the moves that naming a price makes by itself."""
        reach, price = self.reach, aim.price
        if reach is None or price is None:
            return []
        return reach.meant(reach.sole(price.onto), Aim((price.onto,), price))

    def _meant(self, what: int, under: tuple[int, ...]) -> tuple[int, ...]:
        """Return what a drop may mean: who points at another seat's place means just that."""
        reach = self.reach
        assert reach is not None
        legal, table = reach.targets(what), reach.table
        for number, ref in enumerate(under):
            theirs = is_place(ref) and table.setup.place(ref).owner not in {NOBODY, table.seat}
            theirs = theirs and self.view.behind(ref) == NO_SEAT
            if theirs and ref not in legal and self.things.is_on(ref, self.pointer):
                return under[:number]
        return under
