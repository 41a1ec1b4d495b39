"""The rulebook of a game: clauses by section, house rulings apart, a search, and a jump to any."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Choice
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.pages import CLOSE, lay_page
from tabletop.ui.widgets.scrolling import Row, ScrollList
from tabletop.ui.widgets.text_field import TextField
from tabletop.ui.widgets.widget import Outcome
from tabletop.words.pages import PAGE, Page, read_pages
from tabletop.words.text import Texts

INDEX, BOOK, SEARCH, GAMES = "index", "book", "search", "games"
INDEX_SHARE = 0.33


@dataclass(frozen=True)
class Clause:
    """One clause as it is printed."""

    id: str
    title: str
    text: str
    house: bool = False

    @property
    def sign(self) -> str:
        """Return the id as it is printed; what stands on a page beside the clauses has none."""
        return "" if self.id.startswith(PAGE) else self.id


@dataclass(frozen=True)
class Section:
    """Clauses under one heading."""

    title: str
    clauses: list[Clause] = field(default_factory=list)


def read_sections(texts: Texts) -> list[Section]:
    """Return the rulebook: the sections of the rules, then rulings, house rulings, the app's own.

    A clause `X.2.1` belongs to section `X.2`; a clause `X-7` is a ruling; clauses of the
    application (`C-`) hold at every table. Pages of a game frame them: an `opening` one comes
    first, all others last.
    """
    sections: dict[str, Section] = {}
    for key in texts.keys("clause."):
        if not key.endswith(".title"):
            continue
        stem = key.removesuffix(".title")
        texts_of_it = texts.text(key), texts.text(f"{stem}.text")
        clause = Clause(stem.removeprefix("clause."), *texts_of_it, texts.flag(f"{stem}.house"))
        group = _group(clause)
        if group not in sections:
            sections[group] = Section(_section_title(texts, group))
        sections[group].clauses.append(clause)
    last = ["rulings", "house", "app"]
    order = sorted(sections, key=lambda name: last.index(name) if name in last else -1)
    pages = read_pages(texts)
    opening = [_section_of(page) for page in pages if page.opening]
    closing = [_section_of(page) for page in pages if not page.opening]
    return [*opening, *(sections[name] for name in order), *closing]


def _section_of(page: Page) -> Section:
    return Section(page.title, [Clause(one.key, one.title, one.text) for one in page.entries])


def _group(clause: Clause) -> str:
    if clause.id.startswith("C-"):
        return "app"
    if "-" in clause.id:
        return "house" if clause.house else "rulings"
    return clause.id.rpartition(".")[0]


def _section_title(texts: Texts, group: str) -> str:
    if group in ("rulings", "house", "app"):
        return texts.text(f"rulebook.{group}")
    key = f"section.{group}"
    return texts.text(key) if texts.has(key) else texts.text("rulebook.section", number=group)


class Rulebook(Overlay):
    """An index on the left, the book on the right; opens at a clause if one is named."""

    def __init__(
        self, stage: Stage, game: str, clause: str = "", games: Sequence[str] = ()
    ) -> None:
        super().__init__(stage)
        self.game = game
        self.clause = clause
        self._games = list(games) or [game]
        self._wanted = ""
        self._rows_of: dict[str, int] = {}

    # Layout

    def build(self) -> None:
        """Lay out heading, search, index, book and the way back."""
        kit, texts = self.stage.kit, self.stage.texts
        size = (kit.scale.px(1640), kit.scale.height)
        page = lay_page(self, size, texts.text("rulebook.close"))
        self._add_heading(page.head)
        index, book = page.beside(INDEX_SHARE)
        room = pygame.Rect(index.topleft, (index.width, page.head.height))
        self._search = TextField(kit, SEARCH, room, self._wanted, most=40)
        self._search.ghost = texts.text("rulebook.search")
        taken = room.height + page.gap
        index = pygame.Rect(index.x, index.y + taken, index.width, index.height - taken)
        self.index = ScrollList(kit, INDEX, index)
        self.book = ScrollList(kit, BOOK, book)
        for widget in (self._search, self.index, self.book, page.close):
            self.add(widget)
        self._fill()
        self.jump(self.clause)
        self.ring.focus(self.index)

    def _add_heading(self, head: pygame.Rect) -> None:
        kit = self.stage.kit
        name = self.stage.texts_of(self.game).text("game.name")
        heading = self.stage.texts.text("rulebook.title", game=name)
        if len(self._games) > 1:
            names = [self.stage.texts_of(game).text("game.name") for game in self._games]
            chosen = self._games.index(self.game)
            self.add(Choice(kit, GAMES, names, head, chosen))
            return
        laid = kit.type.fit(heading, kit.style("title", 32, "brass"), head.size, 18, 1)
        laid.draw(self.base, (head.x, head.centery - laid.size[1] // 2))

    def _fill(self) -> None:
        """Write index and book; with something to search for, only what has it."""
        index: list[Row] = []
        book: list[Row] = []
        self._rows_of.clear()
        for section in read_sections(self.stage.texts_of(self.game)):
            found = [clause for clause in section.clauses if self._matches(clause)]
            if not found:
                continue
            index.append(Row(section.title, face="ui_bold", size=18, colour="brass"))
            book.append(Row(section.title, face="title", size=27, colour="brass"))
            for clause in found:
                label = f"{clause.sign}  {clause.title}".strip()
                index.append(Row(label, clause.id, size=18, indent=16))
                self._rows_of[clause.id] = len(book)
                book += self._printed(clause)
        if not index:
            index.append(Row(self.stage.texts.text("rulebook.nothing"), colour="text_soft"))
        self.index.set_rows(index)
        self.book.set_rows(book)

    def _printed(self, clause: Clause) -> list[Row]:
        mark = f" · {self.stage.texts.text('rulebook.house_mark')}" if clause.house else ""
        sign = f"*{clause.sign}* · " if clause.sign else ""
        title = f"{sign}{clause.title}{mark}"
        return [
            Row(title, face="ui_semibold", size=20, colour="accent" if not mark else "warn"),
            Row(clause.text, face="text", size=20, indent=22),
        ]

    def _matches(self, clause: Clause) -> bool:
        wanted = self._wanted.strip().casefold()
        words = f"{clause.sign} {clause.title} {clause.text}".casefold()
        return all(word in words for word in wanted.split())

    # Acting

    def jump(self, clause: str) -> bool:
        """Open the book at a clause; return whether there is one of that id."""
        if clause not in self._rows_of:
            return False
        self.clause = clause
        self.index.choose_named(clause)
        self.book.show_row(self._rows_of[clause], at_top=True)
        return True

    def answer(self, outcome: Outcome) -> None:
        """Search, jump, change the game, or close."""
        if outcome.name == CLOSE:
            self.finish("")
        elif outcome.name == SEARCH:
            self._wanted = str(outcome.value)
            self._fill()
            self.book.scroll_to(0)
            self.jump(next(iter(self._rows_of), ""))
        elif outcome.name == INDEX:
            self.jump(str(outcome.value))
        elif outcome.name == GAMES:
            self.game = self._games[int(outcome.value)]
            self.clause = ""
            self.resize()

    def key(self, event: pygame.Event) -> bool:
        """Leave a search first, then the book; / and Ctrl+F lead to the search."""
        if event.key == pygame.K_ESCAPE and self._wanted:
            self._search.set_text("")
            self.answer(Outcome(SEARCH, ""))
            return True
        if event.key in (pygame.K_ESCAPE, pygame.K_F1):
            self.finish("")
            return True
        find = event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL
        # Where the slash lies differs between keyboards, so what it writes counts too.
        slash = event.key == pygame.K_SLASH or event.unicode == "/"
        if find or (slash and self.ring.focused is not self._search):
            self.ring.focus(self._search)
            return True
        return False

    def tick(self, now: float) -> None:
        """Let the book follow the index."""
        if self.index.chosen_name not in ("", self.clause):
            self.jump(self.index.chosen_name)
        super().tick(now)
