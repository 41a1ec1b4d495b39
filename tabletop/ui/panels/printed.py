"""How a clause is printed: its words, the way to its examples, its cards, and clauses beside it."""

import re

from rules.core.game import Game
from tabletop.lessons.script import examples_by_clause
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.panels.clauses import Clause
from tabletop.ui.widgets.scrolling import Row
from tabletop.words.book import CLAUSE, Book, book_of, clauses_in
from tabletop.words.text import Texts

SHOW, CARDS, LEADS = "show:", "cards:", "clause:"


class Print:
    """Prints the clauses of one game's rulebook.

    known      the ids of all its clauses
    shown      the clauses that have examples
    book       what it has beside its clauses
    """

    def __init__(self, texts: Texts, game: Game | None) -> None:
        self.texts = texts
        stems = [key.removesuffix(".title") for key in texts.keys("clause.")]
        self.known = {stem.removeprefix("clause.") for stem in stems if texts.has(f"{stem}.title")}
        self.shown = {
            clause: len(examples)
            for clause, examples in (examples_by_clause(game) if game is not None else {}).items()
        }
        self.book = book_of(game) if game is not None else Book()

    def rows(self, clause: Clause, *, leads: bool) -> list[Row]:
        """Return everything that is printed about a clause, and, if wanted, what it leads to."""
        mark = f" · {self.texts.text('rulebook.house_mark')}" if clause.house else ""
        sign = f"*{clause.sign}* · " if clause.sign else ""
        title = f"{sign}{clause.title}{mark}"
        return [
            Row(title, face="ui_semibold", size=20, colour="accent" if not mark else "warn"),
            Row(self._linked(clause.text), face="text", size=20, indent=22),
            *(self._examples(clause) if leads else []),
            *(self._cards(clause) if leads else []),
            *self._others(clause),
        ]

    def leads_to(self, word: str) -> str:
        """Return the clause that a printed word names, or nothing."""
        found = clauses_in(word, self.known)
        return f"{LEADS}{found[0]}" if found else ""

    def cards_of(self, clause: str) -> list[str]:
        """Return the cards that a clause is about."""
        return self.book.cards.get(clause, [])

    def others_of(self, clause: Clause) -> list[str]:
        """Return the clauses that belong to one: those it names, and those beside it."""
        named = clauses_in(clause.text, self.known - {clause.id})
        return list(dict.fromkeys([*named, *self.book.beside(clause.id)]))

    def _linked(self, text: str) -> str:
        """Return a text in which the names of clauses stand out."""

        def bold(found: re.Match[str]) -> str:
            return f"*{found[0]}*" if found[0] in self.known else found[0]

        return CLAUSE.sub(bold, text)

    def _examples(self, clause: Clause) -> list[Row]:
        count = self.shown.get(clause.id, 0)
        if not count:
            return []
        label = self.texts.text("rulebook.show", count=count)
        return [Row(label, f"{SHOW}{clause.id}", "ui_semibold", 18, indent=22, icon="play",
                    button=True)]  # fmt: skip

    def _cards(self, clause: Clause) -> list[Row]:
        names = [self.texts.text(f"card.{card}.name") for card in self.cards_of(clause.id)]
        if not names:
            return []
        label = self.texts.text("rulebook.cards", cards=escaped(", ".join(names)))
        return [Row(label, f"{CARDS}{clause.id}", size=17, colour="brass", indent=22, icon="cards")]

    def _others(self, clause: Clause) -> list[Row]:
        return [
            Row(self.texts.text("rulebook.see", clause=other, title=self._title(other)),
                f"{LEADS}{other}", size=17, colour="text_soft", indent=22, icon="arrow_right")
            for other in self.others_of(clause)
        ]  # fmt: skip

    def _title(self, clause: str) -> str:
        return self.texts.text(f"clause.{clause}.title")
