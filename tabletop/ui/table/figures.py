"""What pieces count for, and as what: readouts that stand on the cards themselves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.core.game import Readout
from rules.core.refs import is_piece
from tabletop.ui.cards.pictures import Look
from tabletop.ui.cards.templates import MINUS
from tabletop.ui.table.plan import Plan

PRINTED = "printed"


@dataclass(frozen=True, slots=True)
class Worth:
    """What a card shows in place of print: a figure in its tone, and a word."""

    figure: str = ""
    tone: str = ""
    word: str = ""

    def on(self, look: Look) -> Look:
        """Return a face that shows it."""
        return replace(look, figure=self.figure, tone=self.tone, word=self.word)


PRINT = Worth()


def worths_of(readouts: Sequence[Readout], plan: Plan) -> dict[int, Worth]:
    """Return what stands on the pieces that are not, or not worth, what is printed on them.

    The number of a badge is named like its key; more than what is printed is good, less is bad.
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
        worths[readout.ref] = worth
    return worths
