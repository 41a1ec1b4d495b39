"""About the program: version, licence, who made what, and the parts in it that others made."""

from collections.abc import Iterator
from itertools import islice

import pygame

from tabletop import paths
from tabletop.program.parts import Component, licence_text, paragraphs, read_parts, version_of
from tabletop.program.version import version
from tabletop.ui.desktop.emblem import window_icon
from tabletop.ui.drawing.kit import HEADING, SECTION_HEADING
from tabletop.ui.drawing.letters.markup import SOFT_HYPHEN, escaped
from tabletop.ui.panels.credits import credit_rows
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.pages import CLOSE, lay_page
from tabletop.ui.widgets.scrolling import Row, ScrollList
from tabletop.ui.widgets.widget import Outcome

INDEX, BOOK = "index", "book"
OWN, CREDITS = "own", "credits"
INDEX_SHARE = 0.36
NOTICES = "LicenseRef-"  # how names begin that no register of licences knows
AT_ONCE = 8  # rows of a text that are laid out in one frame


class About(Overlay):
    """The list of parts on the left; on the right whose the chosen one is, and its licence."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.shown = ""
        self._chosen = OWN
        self._filling = False
        self._parts = {part.name: part for part in read_parts(paths.assets())}
        self._unread: Iterator[Row] = iter(())

    @property
    def busy(self) -> bool:
        """Tell whether more of a text is still to be laid out."""
        return self._filling

    # Layout

    def build(self) -> None:
        """Lay out emblem, name and version, the list, the text beside it and the way back."""
        kit, texts = self.stage.kit, self.stage.texts
        size = (kit.scale.px(1640), kit.scale.height)
        page = lay_page(self, size, texts.text("about.close"), kit.scale.px(76))
        self._paint_head(page.head)
        index, book = page.beside(INDEX_SHARE)
        self.index, self.book = ScrollList(kit, INDEX, index), ScrollList(kit, BOOK, book)
        for widget in (self.index, self.book, page.close):
            self.add(widget)
        self.index.set_rows(list(self._listed()))
        self.shown = ""
        self.show_part(self._chosen)
        self.ring.focus(self.index)

    def _paint_head(self, head: pygame.Rect) -> None:
        kit, texts = self.stage.kit, self.stage.texts
        side = head.height
        self.base.blit(window_icon(side), head.topleft)
        left = head.x + side + kit.scale.px(20)
        rooms = [(head.right - left, round(side * share)) for share in (0.58, 0.42)]
        name = texts.text("about.title", app=texts.text("app.title"))
        title = kit.type.fit(name, kit.style("title", HEADING, "brass"), rooms[0], 16, 1)
        line = texts.text("about.version", version=version())
        number = kit.type.fit(line, kit.style("ui", 20, "text_soft"), rooms[1], 12, 1)
        top = head.centery - (title.size[1] + number.size[1]) // 2
        title.draw(self.base, (left, top))
        number.draw(self.base, (left, top + title.size[1]))

    # What is read

    def _listed(self) -> Iterator[Row]:
        texts = self.stage.texts
        yield Row(texts.text("about.own", app=texts.text("app.title")), OWN, "ui_semibold", 19)
        yield Row(texts.text("about.credits"), CREDITS, "ui_semibold", 19)
        for key in texts.keys("about.group."):
            group = key.rpartition(".")[2]
            parts = [part for part in self._parts.values() if part.group == group]
            if parts:
                yield Row(texts.text(key), face="ui_bold", size=18, colour="brass")
            for part in parts:
                yield Row(f"{self._named(part)} · {self._terms(part)}", part.name, indent=16)

    def _named(self, part: Component) -> str:
        return f"*{escaped(f'{part.name} {version_of(part)}'.strip())}*"

    @staticmethod
    def _terms(part: Component) -> str:
        """Return the licence of a part; names of notices are too long for a narrow list."""
        return escaped(part.licence).replace(NOTICES, f"{NOTICES}{SOFT_HYPHEN}")

    def _text(self, name: str) -> Iterator[Row]:
        if name == CREDITS:
            return credit_rows(self.stage, self._parts.values())
        part = self._parts.get(name)
        return self._own() if part is None else self._about(part)

    def _own(self) -> Iterator[Row]:
        texts = self.stage.texts
        app = texts.text("app.title")
        yield Row(f"{app} {version()}", face="title", size=SECTION_HEADING, colour="brass")
        for key in ("ours", "facts", "parts"):
            yield Row(texts.text(f"about.{key}", app=app), face="text", size=20)
        text = (paths.root() / "LICENSE").read_text(encoding="utf-8")
        yield from self._printed(text)

    def _about(self, part: Component) -> Iterator[Row]:
        texts = self.stage.texts
        name = escaped(f"{part.name} {version_of(part)}".strip())
        yield Row(name, face="title", size=SECTION_HEADING, colour="brass")
        if part.carrier:
            carrier = self._parts.get(part.carrier)
            told = f"{part.carrier} {version_of(carrier)}" if carrier else part.carrier
            yield Row(texts.text("about.carried", part=escaped(told)), colour="text_soft")
        yield Row(texts.text("about.licence", licence=self._terms(part)), face="ui_semibold")
        for holder in part.holders:
            yield Row(escaped(holder))
        for key, address in (("home", part.home), ("source", part.source)):
            short = escaped(address.partition("://")[2])
            if short:
                yield Row(texts.text(f"about.{key}", address=short), size=16, colour="accent")
        yield from self._printed(licence_text(part))

    @staticmethod
    def _printed(text: str) -> Iterator[Row]:
        for paragraph in paragraphs(text):
            yield Row(escaped(paragraph), face="text", size=18)

    # Acting

    def show_part(self, name: str) -> None:
        """Open the text about a part, or about the program itself."""
        if name == self.shown:
            return
        self.shown = self._chosen = name
        self._unread = self._text(name)
        self.book.set_rows([])
        self.book.scroll_to(0)
        self._read_on()
        self.index.choose_named(name)

    def _read_on(self) -> None:
        """Lay out a few more rows: a long licence at once would halt the window."""
        rows = list(islice(self._unread, AT_ONCE))
        self._filling = len(rows) == AT_ONCE
        if rows:
            self.book.add_rows(rows)

    def answer(self, outcome: Outcome) -> None:
        """Open what was chosen, or close."""
        if outcome.name == CLOSE:
            self.finish("")
        elif outcome.name == INDEX:
            self.show_part(str(outcome.value))
            self.ring.focus(self.book)

    def tick(self, now: float) -> None:
        """Let the text follow the list."""
        self.show_part(self.index.chosen_name or self.shown)
        self._read_on()
        super().tick(now)
