"""The rulebook of a game: its opening page, clauses by section, a search, and a jump to any."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from rules.registry import GAMES as KNOWN
from tabletop.ui.drawing.kit import HEADING, SECTION_HEADING
from tabletop.ui.panels.clauses import Clause, read_sections
from tabletop.ui.panels.opening_page import PAGE_NAME, Illustrate, OpeningPage
from tabletop.ui.panels.printed import CARDS, LEADS, SHOW, Print
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button, Choice
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.pages import CLOSE, ReadingPage, lay_page
from tabletop.ui.widgets.scrolling import Row, ScrollList
from tabletop.ui.widgets.text_field import TextField
from tabletop.ui.widgets.widget import Outcome
from tabletop.words.text import sought

INDEX, BOOK, SEARCH, GAMES, READ = "index", "book", "search", "games", "read"
INDEX_SHARE = 0.33


@dataclass(frozen=True)
class Doors:
    """Where a book leads: to the examples of a clause, to cards, and to whoever draws for it."""

    show_me: Callable[[str, str], None]
    show_cards: Callable[[str, list[str]], None]
    illustrate: Illustrate


class Rulebook(Overlay):
    """An index on the left, the book on the right; opens at a clause if one is named."""

    def __init__(
        self,
        stage: Stage,
        game: str,
        clause: str = "",
        games: Sequence[str] = (),
        doors: Doors | None = None,
    ) -> None:
        super().__init__(stage)
        self.game = game
        self.clause = clause
        self.doors = doors
        self.opening: OpeningPage | None = None
        self._games = list(games) or [game]
        self._wanted = ""
        self._rows_of: dict[str, int] = {}
        self._opens = not clause  # whether the opening page is shown, where there is one

    @property
    def busy(self) -> bool:
        """Tell whether a picture is still to be drawn."""
        return self.opening is not None and self.doors is not None and self.opening.waiting

    # Layout

    def build(self) -> None:
        """Lay out heading and way back, and the opening page or search, index and book."""
        kit, texts = self.stage.kit, self.stage.texts
        size = (kit.scale.px(1640), kit.scale.height)
        page = lay_page(self, size, texts.text("rulebook.close"))
        self._add_heading(page.head)
        self.print = Print(self.stage.texts_of(self.game), KNOWN.get(self.game))
        before, self.opening = self.opening, None
        index, book = page.beside(INDEX_SHARE)
        room = pygame.Rect(index.topleft, (index.width, page.head.height))
        self._search = TextField(kit, SEARCH, room, self._wanted, most=40)
        self._search.ghost = texts.text("rulebook.search")
        taken = room.height + page.gap
        index = pygame.Rect(index.x, index.y + taken, index.width, index.height - taken)
        self.index = ScrollList(kit, INDEX, index)
        self.book = ScrollList(kit, BOOK, book)
        self.book.link_of = self.print.leads_to
        self._fill()
        if self._opens and self.print.book.plates:
            self._add_opening(page, before)
            return
        for widget in (self._search, self.index, self.book, page.close):
            self.add(widget)
        self.jump(self.clause)
        self.ring.focus(self.index)

    def _add_opening(self, page: ReadingPage, before: OpeningPage | None) -> None:
        """Lay out the opening page and the way to the clauses."""
        kit, texts = self.stage.kit, self.stage.texts_of(self.game)
        label = texts.text("rulebook.read")
        high = kit.scale.target(46)
        foot = pygame.Rect(
            0, page.body.bottom - high, Button.width_for(kit, label, icon="book"), high
        )
        foot.right = page.body.right
        box = pygame.Rect(page.body)
        box.height -= high + page.gap
        plates = self.print.book.plates
        self.opening = OpeningPage(kit, box, texts, self.game, plates)
        if before is not None and (before.game, before.rect) == (self.game, box):
            self.opening.pictures |= before.pictures
        read = Button(kit, READ, label, foot, primary=True, icon="book")
        for widget in (self.opening, read, page.close):
            self.add(widget)
        self.ring.focus(read)

    def _add_heading(self, head: pygame.Rect) -> None:
        kit = self.stage.kit
        name = self.stage.texts_of(self.game).text("game.name")
        heading = self.stage.texts.text("rulebook.title", game=name)
        if len(self._games) > 1:
            names = [self.stage.texts_of(game).text("game.name") for game in self._games]
            chosen = self._games.index(self.game)
            self.add(Choice(kit, GAMES, names, head, chosen))
            return
        laid = kit.type.fit(heading, kit.style("title", HEADING, "brass"), head.size, 18, 1)
        laid.draw(self.base, (head.x, head.centery - laid.size[1] // 2))

    def _fill(self) -> None:
        """Write index and book; with something to search for, only what has it."""
        index: list[Row] = []
        book: list[Row] = []
        self._rows_of.clear()
        if self.print.book.plates and not self._wanted.strip():
            glance = self.stage.texts.text("rulebook.glance")
            index.append(Row(glance, PAGE_NAME, "ui_bold", 18, "brass", icon="eye"))
        for section in read_sections(self.stage.texts_of(self.game)):
            found = [clause for clause in section.clauses if self._matches(clause)]
            if not found:
                continue
            index.append(Row(section.title, face="ui_bold", size=18, colour="brass"))
            book.append(Row(section.title, face="title", size=SECTION_HEADING, colour="brass"))
            for clause in found:
                label = f"{clause.sign}  {clause.title}".strip()
                sign = "play" if clause.id in self.print.shown and self.doors else ""
                index.append(Row(label, clause.id, size=18, indent=16, icon=sign))
                self._rows_of[clause.id] = len(book)
                book += self.print.rows(clause, leads=self.doors is not None)
        if not index:
            index.append(Row(self.stage.texts.text("rulebook.nothing"), colour="text_soft"))
        self.index.set_rows(index)
        self.book.set_rows(book)

    def _matches(self, clause: Clause) -> bool:
        wanted = sought(self._wanted.strip())
        words = sought(f"{clause.sign} {clause.title} {clause.text}")
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

    def turn(self, clause: str) -> None:
        """Turn from the opening page to the clauses, or back to it."""
        self._opens = clause == PAGE_NAME
        self.clause = "" if self._opens else clause or next(iter(self._rows_of), "")
        self.resize()

    def answer(self, outcome: Outcome) -> None:
        """Search, jump, change the game, or close."""
        if outcome.name == CLOSE:
            self.finish("")
        elif outcome.name == READ:
            self.turn("")
        elif outcome.name == SEARCH:
            self._wanted = str(outcome.value)
            self._fill()
            self.book.scroll_to(0)
            self.jump(next(iter(self._rows_of), ""))
        elif outcome.name in {INDEX, BOOK}:
            self.follow(str(outcome.value))
        elif outcome.name == GAMES:
            self.game = self._games[int(outcome.value)]
            self.clause = ""
            self._opens = True
            self.resize()

    def follow(self, link: str) -> None:
        """Go where a row leads: to a clause, its examples, its cards, or the opening page."""
        doors = self.doors
        if link == PAGE_NAME:
            self.turn(PAGE_NAME)
        elif link.startswith(SHOW) and doors is not None:
            self.jump(link.removeprefix(SHOW))
            doors.show_me(self.game, link.removeprefix(SHOW))
        elif link.startswith(CARDS) and doors is not None:
            doors.show_cards(self.game, self.print.cards_of(link.removeprefix(CARDS)))
        elif not self.jump(link.removeprefix(LEADS)) and self._wanted:
            # It leads out of what was searched for.
            self._search.set_text("")
            self._wanted = ""
            self._fill()
            self.jump(link.removeprefix(LEADS))

    def key(self, event: pygame.Event) -> bool:
        """Leave a search first, then the book; / and Ctrl+F lead to the search, S shows."""
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
        if find or (slash and not self.typing):
            if self.opening is not None:
                self.turn("")
            self._search.unheard = "/" if slash else ""
            self.ring.focus(self._search)
            return True
        if event.key == pygame.K_s and not self.typing and self.clause in self.print.shown:
            self.follow(f"{SHOW}{self.clause}")
            return True
        return False

    def tick(self, now: float) -> None:
        """Let the book follow the index, and the opening page get its pictures one by one."""
        chosen = self.index.chosen_name
        if self.opening is not None:
            if self.doors is not None and self.opening.waiting:
                self.opening.draw_next(self.doors.illustrate)
        elif chosen not in ("", PAGE_NAME, self.clause):
            self.jump(chosen)
        super().tick(now)
