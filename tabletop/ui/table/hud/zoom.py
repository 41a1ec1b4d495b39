"""The big preview: any card, or all cards of a stack, with their text and what they add up to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from rules.core.refs import is_piece, is_place
from tabletop.summary.reference import clause_of_card
from tabletop.ui.cards.form import CARD_RATIO, card_height
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.surfaces import DRAGGED, panel, shadow
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.table import feel
from tabletop.ui.table.pieces.sprites import PieceSprite
from tabletop.ui.table.pieces.subject import Subject
from tabletop.ui.table.plan.berths import Room, berth_for, hidden
from tabletop.ui.table.plan.beside import BESIDE, place_beside
from tabletop.ui.table.plan.geometry import Slot
from tabletop.ui.table.plan.sheet import filed
from tabletop.ui.table.view.laid_table import LaidTable

ZOOM_Z = 450_000
CARD_WIDTH = 290
PINNED_WIDTH = 420
CARD_SHARE = 0.62  # most of the window's height that a card takes
TEXT_WIDTH = 17  # of the text of a card, in letters of its size
# What is tried where words beside a card would be higher than what is free: times that width, and
# what stands between the signs of the card.
WIDER = ((1.0, "\n"), (1.3, "\n"), (1.0, ", "), (1.3, ", "), (1.6, ", "))
SMALLER = (1.0, 0.92, 0.84, 0.76)  # sizes of a card that are tried to get its words below it
SMALLEST = (*SMALLER, 0.68, 0.6)  # that are tried so that nothing is hidden that must be seen
ASKED = 4  # how much worse it is to hide the question than anything else


@dataclass(frozen=True, slots=True)
class Montage:
    """How a subject is set: how wide its cards are, what is said of them, and where.

    size    of all, without the shadow
    beside  whether the words stand beside the cards and not below
    """

    width: int
    text: list[Laid]
    size: tuple[int, int]
    beside: bool


class Zoom:
    """Shows a subject after a moment of rest, at once on demand, and until put away when pinned.

    `kept` tells what keys lead to from here: that stays in sight.
    """

    def __init__(
        self,
        table: LaidTable,
        z: int = ZOOM_Z,
        kept: Callable[[], Sequence[pygame.Rect]] = lambda: (),
    ) -> None:
        self.table = table
        self.kept = kept
        self._z = z
        self.subject: Subject | None = None
        self.pinned = False
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._sprite: Sprite | None = None
        self._waiting: Subject | None = None
        self._waited = 0.0
        self._since = 10.0

    @property
    def shown(self) -> bool:
        """Tell whether something is shown."""
        return self._sprite is not None

    @property
    def waiting(self) -> bool:
        """Tell whether a preview is about to open."""
        return self._waiting is not None and not self.shown

    def point(self, subject: Subject | None) -> None:
        """Say what the pointer rests on; a pinned preview stays."""
        if self.pinned or subject == self._waiting:
            return
        if self.shown and subject != self.subject:
            self.close()
        self._waiting, self._waited = subject, 0.0

    def follow(self, subject: Subject | None) -> None:
        """Say what keys have come to: it takes the place of what is pinned, or that is put away."""
        if not self.pinned:
            self.point(subject)
        elif subject is None:
            self.forget()
        elif subject != self.subject:
            self.show(subject, pin=True)

    def advance(self, seconds: float) -> None:
        """Let time pass; a rest of the pointer opens the preview."""
        self._since += seconds
        if self._waiting is None or self.shown:
            return
        self._waited += seconds
        wait = feel.PREVIEW if self._since > 1.0 else feel.PREVIEW_NEXT
        if self._waited >= wait:
            self.show(self._waiting, pin=False)

    def show(self, subject: Subject, *, pin: bool) -> None:
        """Show a subject at once."""
        self.close()
        self.subject, self._waiting = subject, subject
        self.pinned = pin
        told = subject if pin else subject.brief
        montage, self.rect = self._placed(told)
        image, margin = self._paint(told, montage)
        at = (self.rect.x - margin, self.rect.y - margin)
        self._sprite = self.table.stage.canvas.add(Sprite(image, at, self._z))

    def _placed(self, subject: Subject) -> tuple[Montage, pygame.Rect]:
        """Return how a subject is set and where: smaller, where it hid what must be seen."""
        anchor, bounds = pygame.Rect(subject.anchor), self.table.stage.canvas.bounds
        asked, kept = self.table.setting.geometry.areas["prompt"], self.kept()
        montage = self._set(subject)
        docked = self._docked(montage.size, anchor)
        if docked is not None:
            return montage, docked
        if not kept:
            rect = place_beside(montage.size, anchor, bounds, asked)
            if not hidden(rect, (asked, anchor)):
                return montage, rect
        seen = (*[asked] * ASKED, anchor, *(_heart(rect, anchor) for rect in kept))
        room = Room(bounds.inflate(-8, -8), seen)
        found = []
        for share in SMALLEST:
            montage = self._set(subject, share)
            rect = berth_for(montage.size, [anchor], BESIDE, room).rect
            lost = hidden(rect, seen)
            found.append((lost, -share, montage, rect))
            if not lost:
                break
        _, _, montage, rect = min(found, key=lambda one: one[:2])
        return montage, rect

    def _docked(self, size: tuple[int, int], anchor: pygame.Rect) -> pygame.Rect | None:
        """Return a spot above the log, where a passing preview hides nothing of the table."""
        geometry = self.table.setting.geometry
        if self.pinned or not geometry.form.log:
            return None
        dock = geometry.areas[geometry.form.log]
        rect = pygame.Rect((0, 0), size)
        rect.midtop = (dock.centerx, dock.top)
        rect.clamp_ip(self.table.stage.canvas.bounds)
        return rect if dock.left <= rect.left and not rect.colliderect(anchor) else None

    def close(self) -> None:
        """Put the preview away."""
        if self._sprite is not None:
            self.table.stage.canvas.remove(self._sprite)
            self._sprite = None
            self._since = 0.0
        self.pinned = False
        self.subject = None

    def forget(self) -> None:
        """Put the preview away and wait for nothing."""
        self.close()
        self._waiting = None

    def _paint(self, subject: Subject, montage: Montage) -> tuple[pygame.Surface, int]:
        kit, pad = self.table.setting.kit, self._pad
        width, size, beside = montage.width, montage.size, montage.beside
        cards = self._cards(subject, width)
        cast = shadow(size, kit.theme.radii["panel"], DRAGGED, kit.scale.factor)
        margin = cast.margin
        image = layer((size[0] + 2 * margin, size[1] + 2 * margin))
        cast.draw(image, (margin, margin))
        board = panel(size, kit.theme.radii["panel"], kit.theme["panel"], kit.scale.px(2))
        put(image, board, (margin, margin))
        cards.topleft = (margin + pad, margin + pad)
        if not beside:
            cards.centerx = margin + size[0] // 2
        for number, look in enumerate(subject.looks):
            pictures = self.table.setting.board.pictures
            side = pictures.side(look, width, full=not self._enlarged)
            put(image, side, (cards.x + number * (width + pad), cards.y))
        left, top = margin + pad, cards.bottom + pad // 2
        if beside:
            left, top = cards.right + pad, cards.y
        for block in montage.text:
            block.draw(image, (left, top))
            top += block.size[1] + pad // 2
        return image, margin

    def _cards(self, subject: Subject, width: int) -> pygame.Rect:
        """Return the row of the cards of a subject, wherever it lies."""
        pad = self._pad
        return pygame.Rect(0, 0, (width + pad) * len(subject.looks) - pad, card_height(width))

    def _mounted(self, subject: Subject, width: int, text: list[Laid], *, beside: bool) -> Montage:
        pad, cards = self._pad, self._cards(subject, width)
        wide = max((block.size[0] for block in text), default=0)
        tall = sum(block.size[1] + pad // 2 for block in text)
        if beside:
            size = (3 * pad + cards.width + wide, 2 * pad + max(cards.height, tall))
        else:
            below = tall + pad if text else 0
            size = (2 * pad + max(cards.width, wide), 2 * pad + cards.height + below)
        return Montage(width, text, size, beside)

    @property
    def _pad(self) -> int:
        return max(10, self.table.setting.kit.scale.px(16))

    @property
    def _enlarged(self) -> bool:
        """Tell whether a card shall not print its own words: they are set larger than it could."""
        return self.table.setting.kit.scale.text_percent > 100

    def _set(self, subject: Subject, least: float = 1.0) -> Montage:
        """Return how a subject is set, with cards no wider than a share of what they could be.

        Cards get somewhat smaller before their words are set beside and not below.
        """
        kit, pad, count = self.table.setting.kit, self._pad, len(subject.looks)
        worded = count == 1 and (self.pinned or self._enlarged)
        wide = kit.scale.text(19) * TEXT_WIDTH
        most = self._card_width(count, pad)
        for share in [one for one in SMALLER if one <= least] or [least]:
            width = round(most * share)
            across = (width + pad) * count - pad
            room = min(max(across, wide if worded else 240), kit.scale.width - 4 * pad)
            text = self._text(subject, room, worded=worded)
            tall = sum(block.size[1] + pad // 2 for block in text)
            if card_height(width) + tall + 3 * pad <= self._free:
                return self._mounted(subject, width, text, beside=False)
        width = round(most * least)
        mounted = self._beside(subject, width, WIDER[0], worded=worded)
        for way in WIDER[1:]:
            if mounted.size[1] <= self._free:
                break
            mounted = self._beside(subject, width, way, worded=worded)
        return mounted

    def _beside(
        self, subject: Subject, width: int, way: tuple[float, str], *, worded: bool
    ) -> Montage:
        """Return a subject whose words stand beside its cards, set in one of the ways."""
        scale, (wider, between) = self.table.setting.kit.scale, way
        wide = max(200, round(scale.text(19) * TEXT_WIDTH * wider))
        room = scale.width - (width + self._pad) * len(subject.looks) - 5 * self._pad
        text = self._text(subject, min(wide, room), worded=worded, between=between)
        return self._mounted(subject, width, text, beside=True)

    @property
    def _free(self) -> int:
        """Return how high something can be that does not lie on the question of the moment."""
        asked = self.table.setting.geometry.areas["prompt"]
        bounds = self.table.stage.canvas.bounds
        return max(asked.top, bounds.bottom - asked.bottom) - 2 * BESIDE

    def _card_width(self, count: int, pad: int) -> int:
        bounds = self.table.stage.canvas.bounds
        by_height = int(min(bounds.height * CARD_SHARE, self._free - 2 * pad) / CARD_RATIO)
        wanted = self.table.setting.kit.scale.px(PINNED_WIDTH if self.pinned else CARD_WIDTH)
        width = min(max(self.table.setting.kit.least(220), wanted), by_height)
        room = (bounds.width - 2 * pad - (count + 1) * pad) // max(1, count)
        return max(60, min(width, room))

    def _rule(self, subject: Subject) -> list[str]:
        """Return the way to the clause that a pinned card is about."""
        if not self.pinned or len(subject.looks) > 1 or subject.looks[0].is_back:
            return []
        clause = clause_of_card(self.table.game, self.table.setup.cards[subject.looks[0].card])
        if not clause:
            return []
        texts = self.table.setting.texts
        title = texts.text(f"clause.{clause}.title")
        return [texts.text("hud.rule", clause=clause, title=title)]

    def _text(
        self, subject: Subject, room: int, *, worded: bool, between: str = "\n"
    ) -> list[Laid]:
        """Return what is said of a subject: nothing that can be read on its card."""
        kit, setting = self.table.setting.kit, self.table.setting
        blocks: list[Laid] = []
        if worded and not subject.looks[0].is_back:
            art = setting.board.pictures.art(subject.looks[0].card)
            facts = setting.speaker.summary(self.table.setup.cards[subject.looks[0].card])
            # The signs of the card in words, rather one a line: here a newcomer learns them.
            signs = between.join(escaped(fact) for fact in facts.split(", ") if fact)
            body = [(signs, "ui_semibold", "text")]
            if self._enlarged:
                body.insert(0, (art.subtitle, "ui", "text_soft"))
                body.append((art.body, "text", "text"))
            for text, face, colour in body:
                if text:
                    blocks.append(kit.type.layout(text, kit.style(face, 19, colour), room))
        for line in (*subject.lines, *self._rule(subject)):
            blocks.append(kit.type.layout(line, kit.style("ui_semibold", 19, "accent"), room))
        return blocks


def _heart(rect: pygame.Rect, measure: pygame.Rect) -> pygame.Rect:
    """Return what must be seen of something to know it: of what is large, its middle."""
    heart = pygame.Rect(0, 0, min(rect.width, 2 * measure.width), rect.height)
    heart.height = min(rect.height, 2 * measure.height)
    heart.center = rect.center
    return heart


def subject_of(table: LaidTable, ref: int) -> Subject | None:
    """Return what a piece or place has to show: one card, or all cards of a stack in a row."""
    board = table.setting.board
    place = ref
    if not is_place(ref):
        piece = board.lying.find(ref)
        if piece is None:
            return None
        if piece.riders or piece.below is not None:
            return _stacked(table, piece)
        place = board.lying.place_of(piece)
    slot = table.setting.geometry.slot_of.get(place)
    rect = table.rect_of(ref)
    if slot is None or rect is None:
        return None
    shown = [piece for other in slot.refs for piece in board.by_place[other]]
    lines = tuple(table.readouts_of((ref, *slot.refs, *_column_refs(table, slot))))
    if slot.zone.arrange == "stack" and len(shown) > 1:
        looks = tuple(table.setting.board.pictures.look(piece.ref) for piece in shown)
        rects = [piece.rect for piece in shown]
        whole = rects[0].unionall(rects[1:])
        return Subject(looks, "", lines, (whole.x, whole.y, whole.width, whole.height))
    one = ref if is_piece(ref) else shown[-1].ref if shown else 0
    if one <= 0:
        return None
    look = table.setting.board.pictures.look(one)
    heading = table.setting.board.pictures.art(look.card).title
    lines += _filed(table, one)
    return Subject((look,), heading, lines, (rect.x, rect.y, rect.width, rect.height))


def _stacked(table: LaidTable, piece: PieceSprite) -> Subject | None:
    """Return a card with everything that lies on it, or one of those by itself."""
    if piece.hidden:
        return None
    shown = [piece, *piece.riders]
    rects = [one.rect for one in shown]
    whole = rects[0].unionall(rects[1:])
    looks = tuple(table.setting.board.pictures.look(one.ref) for one in shown)
    lines = [*table.readouts_of([piece.ref]), *_filed(table, piece.ref)]
    if piece.below is not None:
        lines.append(table.setting.speaker.place_title(table.setting.lying.place_of(piece)))
    heading = table.setting.board.pictures.art(looks[0].card).title
    anchor = (whole.x, whole.y, whole.width, whole.height)
    return Subject(looks, heading, tuple(lines), anchor, stacked=True)


def _filed(table: LaidTable, piece: int) -> tuple[str, ...]:
    """Return how the folder of a piece is opened, if it has one."""
    folders = filed(table.plan, table.readouts)
    return (table.setting.texts.text("dossier.open"),) if piece in folders else ()


def _column_refs(table: LaidTable, slot: Slot) -> tuple[int, ...]:
    """Return every place of the same column."""
    if not slot.zone.site.columns:
        return ()
    return tuple(
        ref
        for other in table.setting.geometry.slots
        if other.drop == slot.drop and other is not slot
        for ref in other.refs
    )
