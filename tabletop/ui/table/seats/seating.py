"""The seats around a table: who decides, whose turn it is, who sealed, what each did last."""

from rules.core.game import Game
from rules.core.table import NOBODY, Table
from tabletop.ui.table.fittings.counts import Counts
from tabletop.ui.table.plan.geometry import Geometry
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.ui.table.seats.parties import party_name
from tabletop.ui.table.seats.plates import PlateState, SeatPlate
from tabletop.update import Update
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts


class Seating:
    """What the plates of a table tell of their seats; what was said lasts until the next turn."""

    def __init__(self, game: Game, plan: Plan, counts: Counts) -> None:
        self.game = game
        self.plan = plan
        self.counts = counts
        self._deeds: dict[int, str] = {}
        self._turn = NOBODY

    def forget(self) -> None:
        """Forget what was said: another viewer looks, or a move was taken back."""
        self._deeds.clear()

    def did(self, update: Update, speaker: Speaker) -> None:
        """Remember what a seat does with the move of an update; of a secret one nothing."""
        if update.move is not None and update.mover not in {NOBODY, update.seat}:
            self._deeds[update.mover] = speaker.verb(update.move, update.table)

    def show(
        self, table: Table | None, plates: list[SeatPlate], geometry: Geometry, texts: Texts
    ) -> None:
        """Show a position on the plates."""
        turn = self.turn_of(table) if table is not None else NOBODY
        if turn != self._turn:
            self._turn = turn
            self._deeds.clear()
        sealed = self.sealed_in(table) if table is not None else []
        for plate in plates:
            seat = plate.seat
            plate.set_state(
                PlateState(
                    active=table is not None and seat == table.seat,
                    out=self.counts.is_out(seat),
                    turn=self.plan.turn_icon if seat == turn else "",
                    sealed=seat in sealed,
                    deed=self._deeds.get(seat, ""),
                    focused=seat == geometry.focus,
                    party=party_name(self.plan.extras.parties, table, seat, texts),
                ),
                self.counts.numbers_of(seat, geometry),
            )

    def turn_of(self, table: Table) -> int:
        """Return whose turn it is, where the plan tells by which counter."""
        ref = table.setup.refs.get(self.plan.turn)
        return table.count(ref) if ref is not None and not table.over else NOBODY

    def sealed_in(self, table: Table) -> list[int]:
        """Return who has decided already in a phase in which all decide in secret."""
        phases = self.game.phases
        asked = [step.seat for step in table.agenda if phases[step.phase] == self.plan.sealed]
        first = self.turn_of(table)
        if not asked or first == NOBODY:
            return []
        seats = table.setup.seats
        passed = [(first + step) % seats for step in range((asked[-1] - first) % seats)]
        return [seat for seat in passed if not self.counts.is_out(seat)]
