"""The binder of a game: filters and a search on the left page, cards in pockets on the right."""

from collections.abc import Callable

import pygame

from tabletop.binder.catalogue import PLACE, UNSEEN, CardEntry, FacetValue, Query
from tabletop.binder.guide import KIND
from tabletop.ui.binder.album import CardAlbum
from tabletop.ui.binder.card_sheet import CardSheet
from tabletop.ui.binder.covers import paint_covers
from tabletop.ui.binder.pocket_rows import Pocket
from tabletop.ui.binder.pockets import CardPockets
from tabletop.ui.drawing.kit import HEADING
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.overlay import Overlay, Overlays
from tabletop.ui.widgets.scrolling import Row, ScrollList
from tabletop.ui.widgets.text_field import TextField
from tabletop.ui.widgets.widget import Outcome

SEARCH, FILTERS, POCKETS, CLOSE, ALL = "search", "filters", "pockets", "close", "all"
LEFT_SHARE = 0.27
LEAST_LEFT = 13  # letters that a filter needs side by side
COUNT = 18  # letters of how many cards are shown
CLEAR = "clear"
ARROW = "="  # between a facet and its value in the name of a row


class CardBinder(Overlay):
    """All cards of a game; `open_clause` is called with the id of a clause to be read."""

    def __init__(
        self, album: CardAlbum, overlays: Overlays, open_clause: Callable[[str], None]
    ) -> None:
        super().__init__(album.stage)
        self.album = album
        self.overlays = overlays
        self.open_clause = open_clause
        self.query = Query()
        self._counted = pygame.Rect(0, 0, 0, 0)

    @property
    def busy(self) -> bool:
        """Tell whether a card is still to be painted."""
        return self.pockets.painter.missing is not None

    # Layout

    def build(self) -> None:
        """Lay out the covers, the filters and the pockets."""
        kit, texts = self.stage.kit, self.stage.texts
        bounds = self.stage.screen.get_rect()
        margin = max(6, kit.scale.px(18))
        box = bounds.inflate(-2 * margin, -2 * margin)
        pad, gap = max(16, kit.scale.px(44)), max(8, kit.scale.px(14))
        inner = box.inflate(-2 * pad, -2 * pad)
        left = max(round(inner.width * LEFT_SHARE), kit.scale.text(18) * LEAST_LEFT)
        wide = max(18, kit.scale.px(46))
        spine = pygame.Rect(inner.x + left + gap, inner.y, wide, inner.height)
        paint_covers(self.base, self.album.kit, box, spine)
        page = pygame.Rect(
            spine.right + gap, inner.y, inner.right - spine.right - gap, inner.height
        )
        high = kit.scale.target(46)
        close = self._add_head(page, high, gap)
        self._search = TextField(
            kit, SEARCH, pygame.Rect(inner.x, inner.y, left, high), self.query.words, most=40
        )
        self._search.ghost = texts.text("binder.search")
        below = max(high, self._counted.bottom - page.y) + gap
        low = pygame.Rect(inner.x, inner.y + below, left, inner.height - below)
        self.filters = ScrollList(self.album.kit, FILTERS, low)
        self.filters.framed = False
        grid = pygame.Rect(page.x, page.y + below, page.width, page.height - below)
        self.pockets = CardPockets(self.album.kit, POCKETS, grid, self.album.pictures)
        for widget in (self.pockets, self._search, self.filters, close):
            self.add(widget)
        self._fill()
        self.ring.focus(self.pockets)

    def _add_head(self, page: pygame.Rect, high: int, gap: int) -> Button:
        """Write the title of the binder; return the way back beside it."""
        kit, texts = self.stage.kit, self.stage.texts
        label = texts.text("binder.close")
        rect = pygame.Rect(0, page.y, Button.width_for(kit, label, icon="close"), high)
        rect.right = page.right
        name = self.album.texts.text("game.name")
        heading = texts.text("binder.title", game=name)
        room = pygame.Rect(page.x + gap, page.y, rect.left - page.x - 2 * gap, high)
        title = kit.type.fit(heading, kit.style("title", HEADING, "brass"), room.size, 16, 1)
        title.draw(self.base, room.topleft)
        line = round(kit.style("ui", COUNT).px * 1.3)
        self._counted = pygame.Rect(room.x, room.y + title.size[1], room.width, line)
        return Button(kit, CLOSE, label, rect, icon="close")

    # What is shown

    def _fill(self) -> None:
        """Show the cards that fit, and the filters with how many cards each would leave."""
        catalogue = self.album.catalogue
        found = catalogue.find(self.query)
        name = self.album.texts.text
        self.pockets.show(
            [Pocket(one, self._caption(one), name(f"kind.{one.facts.kind}")) for one in found]
        )
        self.filters.set_rows(self._rows())
        self.stale(self._counted)

    def _rows(self) -> list[Row]:
        texts = self.stage.texts
        rows: list[Row] = []
        if self.query != Query():
            rows.append(Row(texts.text("binder.clear"), CLEAR, "ui_semibold", 18, icon="undo"))
        for facet in self.album.catalogue.facets(self.query):
            rows.append(Row(escaped(facet.title), face="ui_bold", size=18, colour="brass"))
            rows += [self._row(facet.name, value) for value in facet.values]
        return rows

    def _row(self, facet: str, value: FacetValue) -> Row:
        chosen = (facet, value.value) in self.query.signs
        label = f"{escaped(value.label)} · {value.count}"
        name = f"{facet}{ARROW}{value.value}"
        if chosen:
            return Row(label, name, "ui_bold", 18, "accent", icon="check")
        icon = self.album.emblem(value.value) if facet == KIND else value.value
        known = self.album.kit.icons.has(icon)
        return Row(label, name, size=18, indent=0 if known else 8, icon=icon if known else "")

    def _caption(self, entry: CardEntry) -> str:
        """Return what is told below a card: how many there are, or where they are now."""
        texts, seen = self.album.texts, self.album.catalogue.sightings
        if seen is None:
            return texts.text("binder.times", count=entry.copies) if entry.copies > 1 else ""
        found = seen.of(entry.card)
        places = [int(place) for place in self.query.wanted(PLACE) if place != UNSEEN]
        here = sum(found.known[place] for place in places)
        if here:
            return texts.text("binder.here", count=here)
        if any(place in found.maybe for place in places):
            return texts.text("binder.maybe")
        told = self.album.catalogue.places_in_short(entry)
        return escaped(told)

    def paint_parts(self, target: pygame.Surface) -> None:
        """Write how many cards are shown, and say so where none is."""
        kit, texts = self.stage.kit, self.stage.texts
        found, everything = len(self.pockets.pockets), len(self.album.catalogue.entries)
        told = texts.text("binder.found", count=found)
        if found != everything:
            told = texts.text("binder.found_of", count=found, all=everything)
        style = kit.style("ui", COUNT, "text_soft")
        kit.type.fit(told, style, self._counted.size, 12, 1).draw(target, self._counted.topleft)
        if not found:
            room = self.pockets.rect.inflate(-40, -40)
            words = kit.style("text_italic", 24, "text_soft", "center")
            kit.type.layout(texts.text("binder.nothing"), words, room.width).draw_in(target, room)

    # Acting

    def answer(self, outcome: Outcome) -> None:
        """Search, choose, open a card, or close."""
        if outcome.name == CLOSE:
            self.finish("")
        elif outcome.name == SEARCH:
            self._look_for(Query(str(outcome.value), self.query.signs))
        elif outcome.name == POCKETS:
            self.open_card(int(outcome.value))
        elif outcome.value == CLEAR:
            self._search.set_text("")
            self._look_for(Query())
        else:
            facet, _, value = str(outcome.value).partition(ARROW)
            self._look_for(self.query.toggled((facet, value)))

    def _look_for(self, query: Query) -> None:
        self.query = query
        chosen = self.filters.chosen_name
        self._fill()
        if chosen and chosen != CLEAR:
            self.filters.choose_named(chosen)
        self.pockets.scroll_to(0)
        self.stale(self.pockets.rect)

    def open_card(self, index: int) -> None:
        """Show a card large; the pockets follow where the player leafs to."""
        shown = [pocket.entry for pocket in self.pockets.pockets]
        sheet = CardSheet(self.album, shown, index, self.open_clause, "binder.back")
        self.overlays.open(sheet, lambda choice: self.pockets.choose(int(choice)))

    def key(self, event: pygame.Event) -> bool:
        """Leave a search first, then filters, then the binder; / and Ctrl+F lead to the search."""
        if event.key == pygame.K_ESCAPE:
            if self.query == Query():
                self.finish("")
            else:
                self.answer(Outcome(FILTERS, CLEAR))
            return True
        find = event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL
        slash = event.key == pygame.K_SLASH or event.unicode == "/"
        if find or (slash and self.ring.focused is not self._search):
            self._search.unheard = "/" if slash else ""
            self.ring.focus(self._search)
            return True
        return False

    def tick(self, now: float) -> None:
        """Paint a card that is still missing, then what changed."""
        self.pockets.work()
        super().tick(now)
