"""The puzzles of a game: what each asks for, and which of them have been solved."""

from collections.abc import Callable

from rules.core.game import Game
from tabletop.lessons.practice import key_of, line_of, puzzles_of
from tabletop.ui.drawing.kit import HEADING
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.pages import lay_page
from tabletop.ui.widgets.scrolling import Row, ScrollList
from tabletop.ui.widgets.widget import Outcome

LIST = "puzzles"


class PuzzleList(Overlay):
    """A list to choose from; it stays open while one of them is played."""

    def __init__(self, stage: Stage, game: Game, play: Callable[[int], None]) -> None:
        super().__init__(stage)
        self.game = game
        self.play = play  # hears the number of what was chosen
        self._chosen = 0

    def build(self) -> None:
        """Lay out heading, list and the way back."""
        kit, texts = self.stage.kit_of(self.game.name), self.stage.texts_of(self.game.name)
        width = max(kit.scale.px(1000), kit.scale.text(20) * 30)
        page = lay_page(self, (width, kit.scale.height * 0.8), texts.text("replay.close"))
        rows = self._rows()
        solved = sum(key_of(self.game, one) in self._solved for one in puzzles_of(self.game))
        style, game = kit.style("title", HEADING, "brass"), texts.text("game.name")
        title = texts.text("puzzles.title", game=game, solved=solved, count=len(rows))
        heading = kit.type.fit(title, style, page.head.size, 18, 1)
        top = page.head.y + (page.head.height - heading.size[1]) // 2
        heading.draw(self.base, (page.head.x, top))
        self.listed = ScrollList(kit, LIST, page.body, rows)
        self.add(self.listed)
        self.listed.choose(self._chosen)
        self.add(page.close)
        self.ring.focus(self.listed)

    @property
    def _solved(self) -> list[str]:
        return self.stage.settings.puzzles_solved

    def answer(self, outcome: Outcome) -> None:
        """Play a puzzle, or close."""
        if outcome.name != LIST:
            self.finish("")
            return
        self._chosen = int(str(outcome.value))
        self.play(self._chosen)

    def _rows(self) -> list[Row]:
        texts, rows = self.stage.texts_of(self.game.name), list[Row]()
        for number, puzzle in enumerate(puzzles_of(self.game)):
            done = key_of(self.game, puzzle) in self._solved
            line = line_of(self.game, number, self._solved, texts)
            colour, icon = ("text_soft", "check") if done else ("text", "star")
            rows.append(Row(line, str(number), size=22, icon=icon, colour=colour))
        return rows
