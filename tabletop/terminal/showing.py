"""The rulebook in a terminal: its list, a page, a clause, and the examples of a clause played."""

from collections.abc import Callable

from rules.core.examples import Example
from rules.core.game import Game
from tabletop.lessons.script import Script, examples_by_clause, seats_for
from tabletop.player.settings import Settings
from tabletop.terminal.describe import describe
from tabletop.terminal.reading import clause_line, read_clause
from tabletop.words.book import book_of
from tabletop.words.pages import read_pages
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts, sought

Say = Callable[..., None]


class SpokenBook:
    """Reads the rulebook of one game aloud; `say` writes lines."""

    def __init__(self, game: Game, texts: Texts, settings: Settings, say: Say) -> None:
        self.game = game
        self.texts = texts
        self.settings = settings
        self.say = say

    @property
    def clauses(self) -> list[str]:
        """Return the ids of all clauses, in their order."""
        keys = [key for key in self.texts.keys("clause.") if key.endswith(".title")]
        return [key.removeprefix("clause.").removesuffix(".title") for key in keys]

    # Reading

    def read(self, words: str, otherwise: str) -> None:
        """Read the list, or the clause or page that is named; say if there is none of that name."""
        if not words:
            self._list()
            return
        found = self._found(words)
        if found:
            self._clause(found)
        elif not self._page(words):
            text = self.texts.text("text.no_such_clause", words=words, rules=otherwise)
            self.say(text)

    def _list(self) -> None:
        for plate in book_of(self.game).plates:
            title, text = (
                self.texts.text(f"book.{plate.name}.{part}") for part in ("title", "text")
            )
            self.say(self.texts.text("text.list", title=title, things=self.texts.plain(text)))
        for clause in self.clauses:
            self.say(clause_line(self.texts, clause))
        for page in read_pages(self.texts):
            self.say(page.title)

    def _found(self, words: str) -> str:
        """Return the clause of an id, however it is written, or nothing."""
        return next((one for one in self.clauses if one.casefold() == words.casefold()), "")

    def _clause(self, clause: str) -> None:
        texts = self.texts
        self.say(*read_clause(texts, clause))
        cards = [
            texts.text(f"card.{card}.name") for card in book_of(self.game).cards.get(clause, [])
        ]
        if cards:
            self.say(texts.plain(texts.text("rulebook.cards", cards=", ".join(cards))))
        for other in book_of(self.game).beside(clause):
            title = texts.text(f"clause.{other}.title")
            self.say(texts.text("text.see", clause=other, title=title))
        count = len(examples_by_clause(self.game).get(clause, []))
        if count:
            show = texts.text("text.command.show")
            self.say(texts.text("text.examples", count=count, show=show, clause=clause))

    def _page(self, title: str) -> bool:
        """Read a page of the rulebook by its title; tell whether there is one."""
        pages = [page for page in read_pages(self.texts)
                 if sought(page.title) == sought(title)]  # fmt: skip
        for entry in [entry for page in pages for entry in page.entries]:
            facts = {"id": entry.title, "title": self.texts.plain(entry.text)}
            self.say(self.texts.text("text.clause_line", **facts))
        return bool(pages)

    # Playing

    def show(self, words: str) -> None:
        """Play the examples of a clause; without a clause, say which have any."""
        shown = examples_by_clause(self.game)
        clause = self._found(words) if words else ""
        if not clause:
            self.say(self.texts.text("text.shown_list"))
            self.say(*(clause_line(self.texts, one) for one in self.clauses if one in shown))
            return
        self.say(clause_line(self.texts, clause))
        examples = shown.get(clause, [])
        if not examples:
            self.say(self.texts.text("text.no_example", clause=clause))
        for number, example in enumerate(examples, start=1):
            if len(examples) > 1:
                facts = {"number": number, "count": len(examples)}
                self.say("", self.texts.text("showing.count", **facts))
            self._play(example)

    def _play(self, example: Example) -> None:
        """Tell an example: what lies there, every move and refusal, and what came of it."""
        texts = self.texts
        script = Script(self.game, example, seats_for(example, texts, self.settings))
        script.match.texts = texts
        match, viewer = script.match, example.viewer
        speaker = Speaker(texts, self.game, match.setup, match.seats, viewer)
        self.say(texts.plain(texts.text(f"example.{example.name}.before")))
        first = match.view_at(viewer, 0).table
        self.say(*describe(speaker, first, match.readouts(viewer, 0)), "")
        lines = match.log(viewer)
        for at, beat in enumerate(script.beats, start=1):
            ruling = script.ruling(at)
            if ruling is None:
                told = [line.text for line in lines if line.number == script.number(at)]
                self.say(*(texts.plain(line) for line in told))
            else:
                facts = {"move": texts.plain(speaker.verb(beat.move)), "clause": ruling.clause}
                why = texts.plain(speaker.refusal(ruling))
                self.say(texts.text("text.example_refused", why=why, **facts))
        self.say(texts.plain(texts.text(f"example.{example.name}.after")))
