"""One card large, with all that can be said of it; arrows lead to its neighbours."""

from collections.abc import Callable, Sequence

import pygame

from tabletop.binder.catalogue import CardEntry
from tabletop.binder.records import record_lines
from tabletop.ui.binder.album import CardAlbum
from tabletop.ui.cards.form import CARD_RATIO, card_height
from tabletop.ui.cards.pictures import CardSide
from tabletop.ui.drawing.kit import HEADING
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.surfaces import DRAGGED, shadow
from tabletop.ui.drawing.paint import put
from tabletop.ui.widgets.controls import Button, IconButton
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.scrolling import Row, ScrollList
from tabletop.ui.widgets.widget import Outcome

BACK, NEXT, PREVIOUS, WORDS = "back", "next", "previous", "words"
CARD_SHARE = 0.42  # most of the panel's width that the card takes
READING = (pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN)
STEPS = {PREVIOUS: -1, NEXT: 1}


class CardSheet(Overlay):
    """A card beside its words; `choice` is the number of the card that was shown last.

    `back` is the key of the text on the way back: whoever opens the sheet knows where that leads.
    """

    def __init__(
        self,
        album: CardAlbum,
        entries: Sequence[CardEntry],
        index: int,
        open_clause: Callable[[str], None],
        back: str,
    ) -> None:
        super().__init__(album.stage)
        self.album = album
        self.entries = entries
        self.index = index
        self.open_clause = open_clause
        self.back = back
        self.card = pygame.Rect(0, 0, 0, 0)

    @property
    def entry(self) -> CardEntry:
        """Return the card that is shown, in the language of now."""
        shown = self.entries[self.index].card
        return next(entry for entry in self.album.catalogue.entries if entry.card == shown)

    def build(self) -> None:
        """Lay out the card, its words, the arrows and the way back."""
        kit, texts = self.album.kit, self.stage.texts
        box = self.lay_panel(kit.scale.px(1560), kit.scale.height)
        pad, gap = max(16, kit.scale.px(34)), max(10, kit.scale.px(24))
        inner = box.inflate(-2 * pad, -2 * pad)
        high = kit.scale.target(46)
        width = min(
            round(inner.width * CARD_SHARE), round((inner.height - high - gap) / CARD_RATIO)
        )
        tall = card_height(width)
        self.card = pygame.Rect(inner.x, inner.y, width, tall)
        self.card.y = inner.y + max(0, (inner.height - high - gap - tall) // 2)
        self._add_arrows(pygame.Rect(inner.x, inner.bottom - high, width, high))
        left = self.card.right + gap
        label = texts.text(self.back)
        wide = Button.width_for(kit, label, icon="close")
        back = pygame.Rect(inner.right - wide, inner.bottom - high, wide, high)
        page = pygame.Rect(left, inner.y, inner.right - left, inner.height - high - gap)
        self.words = ScrollList(kit, WORDS, page)
        self.words.framed = False
        self.add(self.words)
        self.add(Button(kit, BACK, label, back, icon="close"))
        self._show()
        self.ring.focus(self.ring.widgets[1])

    def _add_arrows(self, foot: pygame.Rect) -> None:
        """Add the arrows below the card, and between them which card of how many it is."""
        kit, texts = self.album.kit, self.stage.texts
        side = foot.height
        for name, icon, x in (
            (PREVIOUS, "arrow_left", foot.x),
            (NEXT, "arrow_right", foot.right - side),
        ):
            rect = pygame.Rect(x, foot.y, side, side)
            self.add(IconButton(kit, name, icon, rect, texts.text(f"binder.{name}")))
        self._number = foot.inflate(-2 * (side + 8), 0)

    def _show(self) -> None:
        """Write what there is to say of the card that is shown now."""
        self.words.set_rows(self._rows(self.entry))
        self.words.scroll_to(0)
        self.stale(self.card.inflate(80, 80))
        self.stale(self._number)

    def _rows(self, entry: CardEntry) -> list[Row]:
        texts, catalogue = self.album.texts, self.album.catalogue
        beneath = [escaped(entry.subtitle), texts.text("binder.copies", count=entry.copies)]
        rows = [
            Row(escaped(entry.title), face="title", size=HEADING, colour="brass"),
            Row(" · ".join(beneath), face="ui_semibold", size=19, colour="text_soft"),
        ]
        body = self.album.pictures.art(entry.card).body
        rows += [Row(body, face="text", size=23)] if body else []
        if entry.flavour:
            rows.append(
                Row(f"_{escaped(entry.flavour)}_", face="text", size=19, colour="text_soft")
            )
        signs = [
            Row(escaped(words), size=20, indent=8, icon=icon)
            for icon, words in self.album.signs(entry)
        ]
        rows += self._section("binder.signs", signs)
        where = [Row(escaped(line), size=20, indent=8) for line in catalogue.where(entry)]
        rows += self._section("binder.where", where)
        told = record_lines(texts, self.album.tally, entry.facts.id)
        rows += self._section("binder.record", [Row(line, size=20, indent=8) for line in told])
        clauses = [
            Row(f"*{clause}* · {texts.text(f'clause.{clause}.title')}", clause, size=20, indent=8)
            for clause in entry.clauses
        ]
        return rows + self._section("binder.clauses", clauses)

    def _section(self, key: str, rows: list[Row]) -> list[Row]:
        heading = Row(self.stage.texts.text(key), face="ui_bold", size=18, colour="brass")
        return [Row("", size=8), heading, *rows] if rows else []

    def paint_parts(self, target: pygame.Surface) -> None:
        """Draw the card, and which one of how many it is."""
        kit, entry = self.album.kit, self.entry
        radius = max(4, round(self.card.width * 0.06))
        shadow(self.card.size, radius, DRAGGED, kit.scale.factor).draw(target, self.card.topleft)
        face = self.album.pictures.side(CardSide(entry.card, full=True), self.card.width)
        put(target, face, self.card)
        facts = {"number": self.index + 1, "all": len(self.entries)}
        told = self.stage.texts.text("binder.number", **facts)
        style = kit.style("ui_semibold", 19, "text_soft", "center")
        kit.type.fit(told, style, self._number.size, 12, 1).draw_in(target, self._number)

    # Acting

    def turn(self, by: int) -> None:
        """Go on to a neighbour, around the end."""
        self.index = (self.index + by) % len(self.entries)
        self._show()

    def answer(self, outcome: Outcome) -> None:
        """Turn over, read a clause, or go back."""
        if outcome.name in STEPS:
            self.turn(STEPS[outcome.name])
        elif outcome.name == WORDS:
            self.open_clause(str(outcome.value))
        else:
            self.finish(str(self.index))

    def key(self, event: pygame.Event) -> bool:
        """Turn over by arrows, read by up and down, go back by Escape."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.turn(1 if event.key == pygame.K_RIGHT else -1)
            return True
        if event.key == pygame.K_ESCAPE:
            self.finish(str(self.index))
            return True
        if event.key in READING:
            self.ring.focus(self.words)
        return False

    def other(self, event: pygame.Event) -> None:
        """Turn over by the wheel where the pointer is on the card."""
        if event.type == pygame.MOUSEWHEEL and self.card.collidepoint(self.stage.window.pointer):
            self.turn(-1 if event.y > 0 else 1)
