"""Which clause a player means who asks for the rules: that of whatever is looked at."""

from collections.abc import Callable

from tabletop.summary.reference import clause_of_card, clause_of_moves
from tabletop.ui.table.course.match_table import OFF, MatchTable
from tabletop.ui.table.course.sentences import Sentences
from tabletop.ui.table.recap.recaps import Recaps

Spot = tuple[int, int]
Finder = Callable[[Spot], str]


class Asking:
    """Finds the clause of what lies nearest to the eye, else of the step that is asked.

    Whoever lays something above the table adds a way to its clause to `finders`.
    """

    def __init__(
        self,
        table: MatchTable,
        sentences: Sentences,
        recaps: Recaps,
        open_rules: Callable[[str], None],
    ) -> None:
        self.table = table
        self.sentences = sentences
        self.recaps = recaps
        self.open_rules = open_rules
        self.finders: list[Finder] = [
            self._of_bubble,
            self._of_moment,
            self._of_card,
            self._of_recap,
            self._of_button,
            self._of_log,
        ]

    def ask(self, ref: int) -> None:
        """Open the rulebook at the clause in question, or at its opening page."""
        self.open_rules(self.clause(ref))

    def clause(self, ref: int) -> str:
        """Return the clause of what is looked at; `ref` is the thing on the table, if it is one."""
        x, y = self.table.hands.pointer if self.table.keyboard.focused is None else OFF
        at = (round(x), round(y))
        for find in self.finders:
            clause = find(at)
            if clause:
                return clause
        behind = self.sentences.clause_behind(ref) if ref else ""
        return behind or self.sentences.step_clause

    def _of_bubble(self, _at: Spot) -> str:
        hud = self.table.hud
        return hud.clause if hud.bubble is not None else ""

    def _of_moment(self, _at: Spot) -> str:
        telling = self.table.view.moments.telling
        return telling.event.clause if telling is not None else ""

    def _of_card(self, _at: Spot) -> str:
        """Return the clause of a card that is shown large."""
        zoom = self.table.zoom
        if not zoom.pinned or zoom.subject is None or zoom.subject.looks[0].is_back:
            return ""
        match = self.table.match
        return clause_of_card(match.game, match.setup.cards[zoom.subject.looks[0].card])

    def _of_recap(self, _at: Spot) -> str:
        recaps = self.recaps
        line = recaps.lines[recaps.chosen] if recaps.sheet is not None and recaps.lines else None
        return line.clause if line is not None else ""

    def _of_button(self, _at: Spot) -> str:
        table, reach = self.table, self.table.hands.reach
        offered = zip(table.hud.prompt.buttons, reach.buttons if reach else [], strict=False)
        for button, moves in offered:
            if table.keyboard.looks_at(button):
                return clause_of_moves(table.match, table.laid.viewer, moves)
        return ""

    def _of_log(self, at: Spot) -> str:
        panel = self.table.hud.log_panel
        if panel is not None and panel.list.focused:
            return panel.list.chosen_name
        row = panel.list.row_at(at) if panel is not None and panel.rect.collidepoint(at) else None
        return panel.list.rows[row].name if panel is not None and row is not None else ""
