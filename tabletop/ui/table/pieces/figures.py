"""What pieces count for, and as what: readouts that stand on the cards and tiles themselves."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rules.core.game import Readout
from rules.core.refs import NOTHING, is_piece
from rules.core.setup import Setup
from tabletop.ui.cards.pictures import CardSide
from tabletop.ui.cards.templates import MINUS
from tabletop.ui.table.pieces.sprites import PieceSprite
from tabletop.ui.table.plan.marks_plan import Marks
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.words.text import halves, number

PRINTED = "printed"
STROKE = "/"


@dataclass(frozen=True, slots=True)
class Worth:
    """What a piece shows in place of print: a figure in its tone, a word, marks and a stamp."""

    figure: str = ""
    tone: str = ""
    word: str = ""
    mark: str = ""
    cell: str = ""
    dim: bool = False
    stamp: str = ""

    def on(self, look: CardSide) -> CardSide:
        """Return a face that shows it."""
        return replace(
            look,
            figure=self.figure,
            tone=self.tone,
            word=self.word,
            mark=self.mark,
            cell=self.cell,
            dim=self.dim,
            stamp=self.stamp,
        )


PRINT = Worth()


def worths_of(readouts: Sequence[Readout], plan: Plan, cell: str = "") -> dict[int, Worth]:
    """Return what stands on the pieces that are not, or not worth, what is printed on them.

    The number of a badge is named like its key; more than what is printed is good, less is bad. Of
    pieces with a mark, one cell may count.
    """
    worths: dict[int, Worth] = {}
    for readout in readouts:
        if not is_piece(readout.ref):
            continue
        worth = worths.get(readout.ref, PRINT)
        value = readout.numbers.get(readout.key)
        if readout.key in plan.badges and value is not None:
            printed = readout.numbers.get(PRINTED, value)
            tone = "" if value == printed else "good" if value > printed else "bad"
            worth = replace(worth, figure=str(value).replace("-", MINUS), tone=tone)
        if readout.key in plan.faces:
            worth = replace(worth, word=plan.faces[readout.key])
        worths[readout.ref] = _marked(worth, readout, plan.marks, cell)
    return worths


def _marked(worth: Worth, readout: Readout, marks: Marks, cell: str) -> Worth:
    """Return what a piece shows when a readout has put its mark or its stamp on it."""
    for mark in marks.marks:
        if mark.key == readout.key:
            value = readout.numbers.get(mark.number, 0)
            figure = number(value) if value else ""
            worth = replace(worth, mark=mark.icon, tone=mark.tone, figure=figure, cell=cell)
    for stamp in marks.stamps:
        if stamp.key == readout.key:
            written = halves if stamp.halves else number
            values = [written(readout.numbers.get(name, 0)) for name in stamp.numbers]
            worth = replace(worth, stamp=STROKE.join(values))
    return replace(worth, dim=True) if readout.key in marks.dims else worth


def cell_of(by_place: Mapping[int, list[PieceSprite]], setup: Setup, marks: Marks) -> str:
    """Return the cell that counts: a piece in a certain place names it."""
    there = by_place.get(setup.refs.get(marks.cell_at, NOTHING), [])
    shown = [piece.ref for piece in there if is_piece(piece.ref)]
    return setup.card(shown[0]).words.get(marks.cell_word, "") if shown else ""
