"""The shelf of matches: what can be continued, and what can be watched again."""

from dataclasses import replace
from datetime import datetime

from rules.registry import GAMES
from tabletop import save, shelf
from tabletop.ui.drawing.kit import HEADING
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.pages import lay_page
from tabletop.ui.widgets.scrolling import Row, ScrollList
from tabletop.ui.widgets.widget import Outcome

LIST = "matches"


class Matches(Overlay):
    """A list of all matches, the newest first; `choice` is the path of the one to open."""

    def build(self) -> None:
        """Lay out heading, list and the way back."""
        kit, texts = self.stage.kit, self.stage.texts
        width = max(kit.scale.px(1240), kit.scale.text(20) * 34)
        page = lay_page(self, (width, kit.scale.height * 0.86), texts.text("replay.close"))
        style = kit.style("title", HEADING, "brass")
        heading = kit.type.fit(texts.text("replay.matches"), style, page.head.size, 18, 1)
        top = page.head.y + (page.head.height - heading.size[1]) // 2
        heading.draw(self.base, (page.head.x, top))
        rows = self._rows()
        self.listed = ScrollList(kit, LIST, page.body, rows or [self._nothing()])
        self.add(self.listed)
        if rows:
            self.listed.choose(0)
        self.add(page.close)
        self.ring.focus(self.listed)

    def answer(self, outcome: Outcome) -> None:
        """Open a match, or close."""
        self.finish(str(outcome.value) if outcome.name == LIST else "")

    def _nothing(self) -> Row:
        return Row(self.stage.texts.text("replay.none"), colour="text_soft", size=20)

    def _rows(self) -> list[Row]:
        texts = self.stage.texts
        today = datetime.now().astimezone().date()
        rows: list[Row] = []
        for entry in save.entries():
            if entry.game not in GAMES:
                rows.append(self._unreadable(entry, shelf.when_text(texts, entry.when, today)))
                continue
            key = "finished" if entry.finished else "damaged" if entry.code else "running"
            line = texts.text(
                f"replay.line_{key}",
                game=self.stage.texts_of(entry.game).text("game.name"),
                pairing=escaped(shelf.pairing(texts, entry.seats)),
                count=entry.moves,
                when=shelf.when_text(texts, entry.when, today),
            )
            icon = {"finished": "rewind", "running": "play", "damaged": "info"}[key]
            rows.append(Row(line, str(entry.path), size=20, icon=icon))
        return rows

    def _unreadable(self, entry: save.ListedMatch, when: str) -> Row:
        """Return the line of a file that is no match we know, with the reason."""
        if not entry.code:
            entry = replace(entry, code="game", detail=entry.game)
        line = self.stage.texts.text(
            "replay.line_unreadable",
            file=escaped(entry.path.name),
            when=when,
            reason=escaped(save.reason_text(self.stage.texts, entry)),
        )
        return Row(line, str(entry.path), size=20, icon="info", colour="text_soft")
