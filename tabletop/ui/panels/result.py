"""The result of a match: who won, by which clause, how everybody stands, and what next."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from tabletop.summary.standings import Standing
from tabletop.ui.cards.portraits import Portrait, seat_portrait
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.surfaces import well
from tabletop.ui.drawing.paint import put
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.widget import ARROWS, Outcome, asks_why
from tabletop.words.text import Texts

REMATCH, STORY, REVIEW, HOME, LOOK = "rematch", "story", "review", "home", ""
MOVE = "move:"  # and a number: where to begin to watch again
# And their icons.
WAYS_ON = ((REMATCH, "redo"), (STORY, "coach"), (REVIEW, "rewind"), (HOME, "close"))
WIDTH = 820
REST = 1.5  # seconds before Enter deals another match
FRACTIONS = {0.5: "½", 0.25: "¼", 0.2: "⅕"}


@dataclass(frozen=True)
class Verdict:
    """What the card says: the sentence of the result, the clause behind it, and remarks.

    What the dice did (`luck`) is told where there is room for it.
    """

    sentence: str
    clause: str = ""
    clause_title: str = ""
    clause_text: str = ""
    remark: str = ""
    luck: str = ""
    decisive: Sequence[tuple[int, str]] = ()  # what weighed most, with the move that brought it


class StandingsList:
    """One row for each seat, with its figures below their titles."""

    def __init__(
        self, kit: Kit, texts: Texts, standings: Sequence[Standing], titles: Sequence[str]
    ) -> None:
        self.kit = kit
        self.texts = texts
        self.standings = standings
        self.titles = titles
        self.portraits: Mapping[int, Portrait] = {}
        self.rows: list[pygame.Rect] = []
        self.cut = False
        self.head = round(kit.scale.text(17) * 1.4) if titles else 0
        self.least = round(kit.scale.text(21) * 1.4)  # height of a row that can still be read

    def height(self, row: int) -> int:
        """Return how tall the list is with rows of some height."""
        return row * len(self.standings) + self.head

    def paint(self, target: pygame.Surface, first: pygame.Rect) -> None:
        """Draw the titles of the figures, and below them one row for each seat from the first."""
        kit = self.kit
        rights = self._columns(first.right - kit.scale.px(14))
        for title, right in zip(self.titles, rights, strict=True):
            laid = kit.line(title, "ui", 17, "text_soft")
            laid.draw(target, (right - laid.size[0], first.y))
        box = first.move(0, self.head)
        left = min([*rights, first.right]) - self._widest(0)
        for standing in self.standings:
            self.rows.append(box)
            self._paint_standing(target, standing, box, left)
            for amount, right in zip(_read(standing), rights, strict=True):
                laid = kit.line(amount, "ui_semibold", 21)
                laid.draw(target, (right - laid.size[0], box.centery - laid.size[1] // 2))
            box = box.move(0, box.height)

    def _widest(self, column: int) -> int:
        """Return how much room the title and the figures of a column need."""
        if column >= len(self.titles):
            return 0
        kit = self.kit
        amounts = [_read(standing)[column] for standing in self.standings]
        widths = [kit.line(amount, "ui_semibold", 21).size[0] for amount in amounts]
        return max(kit.line(self.titles[column], "ui", 17).size[0], *widths)

    def _columns(self, right: int) -> list[int]:
        """Return where each column of figures ends, from left to right."""
        ends: list[int] = []
        for column in reversed(range(len(self.titles))):
            ends.insert(0, right)
            right -= self._widest(column) + self.kit.scale.px(32)
        return ends

    def _paint_standing(
        self, target: pygame.Surface, standing: Standing, box: pygame.Rect, right: int
    ) -> None:
        kit = self.kit
        inside = box.inflate(0, -max(2, kit.scale.px(6)))
        put(target, well(inside.size, 8, kit.theme["well"]), inside)
        pad = kit.scale.px(14)
        soft = "text_soft" if standing.out else "text"
        place = kit.line(self._place(standing), "ui_bold", 21, "brass")
        left = inside.x + pad
        place.draw(target, (left, inside.centery - place.size[1] // 2))
        left += kit.line("8.", "ui_bold", 21).size[0] + pad
        side = round(min(inside.height * 0.7, kit.scale.text(30)))
        portrait = self.portraits.get(standing.seat)
        large = round(min(inside.height * 0.96, kit.scale.text(52)))
        wide = large if any(self.portraits.values()) else side
        face = seat_portrait(kit, standing.seat, portrait, side if portrait is None else large)
        put(target, face, face.get_rect(center=(left + wide // 2, inside.centery)))
        left += wide + pad
        words = self._words(standing)
        style = kit.style("ui_semibold", 21, soft)
        name = kit.type.fit(words, style, (right - left - pad - side, inside.height), 14, 1)
        self.cut = self.cut or name.cut
        name.draw(target, (left, inside.centery - name.size[1] // 2))
        if standing.share:
            flag = kit.icons.get("trophy", side, kit.theme["brass"])
            put(target, flag, (left + name.size[0] + pad, inside.centery - side // 2))

    def _place(self, standing: Standing) -> str:
        return "–" if standing.out else self.texts.text("result.place", number=standing.place)

    def _words(self, standing: Standing) -> str:
        """Return the name, with what is special about how this seat ended."""
        text = self.texts.text
        name = escaped(standing.name)
        if standing.out:
            return text("result.out", name=name)
        if 0 < standing.share < 1:
            part = FRACTIONS.get(standing.share, f"{standing.share:.2f}")
            return text("result.shared", name=name, part=part)
        return name


class ResultCard(Overlay):
    """The end of a match; `choice` is "rematch", "review", "home", or "" to look at the table.

    `titles` say what the figures of the standings are. How it went, if there is a `story`, is told
    above this card, which stays.
    """

    dim = 140

    def __init__(
        self,
        stage: Stage,
        verdict: Verdict,
        standings: Sequence[Standing],
        titles: Sequence[str] = (),
        open_clause: Callable[[str], None] = lambda _clause: None,
    ) -> None:
        super().__init__(stage)
        self.open_clause = open_clause
        self.verdict = verdict
        self.visiting = False  # whether one goes back from here to something else
        self.story: Callable[[], None] | None = None
        self.portraits: Mapping[int, Portrait] = {}
        self._standings = list(standings)
        self._titles = list(titles)
        self._steered = False  # whether somebody chose among the ways on
        self._opened: float | None = None
        self._now = 0.0

    # Keys

    def tick(self, now: float) -> None:
        """Count how long it has been here."""
        self._opened = now if self._opened is None else self._opened
        self._now = now
        super().tick(now)

    def key(self, event: pygame.Event) -> bool:
        """Read why it ended; deal no new match to somebody who only pressed on until now."""
        if asks_why(event):
            self.open_clause(self.verdict.clause)
            return True
        if event.key == pygame.K_TAB or event.key in ARROWS:
            self._steered = True
        rested = self._opened is not None and self._now - self._opened >= REST
        if event.key == pygame.K_SPACE and not self._steered:
            return True
        if event.key in {pygame.K_RETURN, pygame.K_KP_ENTER} and not (self._steered or rested):
            return True
        return super().key(event)

    def answer(self, outcome: Outcome) -> None:
        """Tell how it went, or end with the way on that was chosen."""
        if outcome.name == STORY and self.story is not None:
            self._steered = True
            self.story()
        else:
            super().answer(outcome)

    # Layout

    def build(self) -> None:
        """Lay out trophy, sentence, reason, standings and the ways on."""
        kit = self.stage.kit
        pad = max(18, kit.scale.px(36))
        gap = max(8, kit.scale.px(18))
        wide = sum(self._button_widths) + self._button_gap * (
            len(ways_on(told=self.story is not None)) - 1
        )
        wide = max(kit.scale.px(WIDTH), kit.scale.text(20) * 27, wide)
        inner = min(wide, kit.scale.width - 4 * pad)
        high = kit.scale.target(56)
        room = kit.scale.height - kit.scale.px(48) - 2 * pad - high - 2 * gap
        style = kit.style("title", 40, "brass_light", "center")
        self.listed = StandingsList(kit, self.stage.texts, self._standings, self._titles)
        self.listed.portraits = self.portraits
        left = (inner, room - self.listed.height(self.listed.least))
        sentence = kit.type.fit(self.verdict.sentence, style, left, kit.scale.text(14))
        row, said, side = self._share_out(room - sentence.size[1], inner, gap)
        parts = [*([side] if side else []), sentence.size[1], *(laid.size[1] for laid in said)]
        listed = self.listed.height(row)
        taken = sum(parts) + listed + gap * len(parts)
        decisive = self._decisive_height(room + gap - taken)
        height = taken + decisive + high + gap
        box = self.lay_panel(inner + 2 * pad, height + 2 * pad)
        top = box.y + pad
        if side:
            icon = kit.icons.get("trophy", side, kit.theme["brass"], kit.theme["panel"])
            put(self.base, icon, (box.centerx - side // 2, top))
            top += side + gap
        for laid in (sentence, *said):
            laid.draw(self.base, (box.x + pad, top))
            top += laid.size[1] + gap
        self.listed.paint(self.base, pygame.Rect(box.x + pad, top, inner, row))
        if decisive:
            self._add_decisive(pygame.Rect(box.x + pad, top + listed + gap, inner, decisive))
        self._add_buttons(pygame.Rect(box.x + pad, box.bottom - pad - high, inner, high))

    @property
    def _button_gap(self) -> int:
        return max(10, self.stage.scale.px(16))

    @property
    def _button_widths(self) -> list[int]:
        kit, labels = self.stage.kit, labels_of(self.stage.texts, visiting=self.visiting)
        return [
            Button.width_for(kit, labels[name], icon=icon)
            for name, icon in ways_on(told=self.story is not None)
        ]

    def _share_out(self, room: int, width: int, gap: int) -> tuple[int, list[Laid], int]:
        """Return the height of a row, what is said above, and the trophy's side: what has room."""
        kit = self.stage.kit
        count, least = len(self._standings), self.listed.least
        spare = room - self.listed.height(least)
        said: list[Laid] = []
        for texts, style in (
            (self._reasons(), kit.style("text", 21, "text", "center")),
            (self._remarks(), kit.style("ui_italic", 18, "text_soft", "center")),
        ):
            laid = [kit.type.layout(text, style, width) for text in texts if text]
            fitting = [one for one in laid if one.size[1] + gap <= spare]
            said += fitting[:1]
            spare -= sum(one.size[1] + gap for one in fitting[:1])
        wished = max(kit.scale.target(44), round(kit.scale.text(21) * 1.9))
        row = max(least, min(wished, least + spare // count))
        side = kit.scale.px(84)
        spare -= (row - least) * count
        return row, said, side if spare >= side + gap else 0

    @property
    def _decisive_row(self) -> int:
        return self.stage.scale.target() + 2 * gap_of(self.stage)

    @property
    def _decisive_head(self) -> int:
        return round(self.stage.scale.text(18) * 1.6)

    def _decisive_height(self, room: int) -> int:
        """Return how much what decided the match takes with a gap above, or 0 without room."""
        gap = max(8, self.stage.scale.px(18))
        rows = min(
            len(self.verdict.decisive), (room - gap - self._decisive_head) // self._decisive_row
        )
        return gap + self._decisive_head + rows * self._decisive_row if rows > 0 else 0

    def _add_decisive(self, box: pygame.Rect) -> None:
        """Lay out what decided the match; one press leads to the move."""
        kit = self.stage.kit
        title = kit.line(self.stage.texts.text("result.decisive"), "ui_semibold", 18, "accent")
        title.draw(self.base, box.topleft)
        row = pygame.Rect(box.x, box.y + self._decisive_head, box.width, self._decisive_row)
        for number, text in self.verdict.decisive:
            if row.bottom > box.bottom:
                return
            place = row.inflate(0, -2 * gap_of(self.stage))
            self.add(Button(kit, f"{MOVE}{number}", text, place, icon="eye"))
            row = row.move(0, row.height)

    def _reasons(self) -> list[str]:
        """Return the clause that ended the match, in full and in short."""
        verdict = self.verdict
        if not verdict.clause:
            return []
        facts = {
            "clause": verdict.clause,
            "title": verdict.clause_title,
            "text": verdict.clause_text,
        }
        return [
            self.stage.texts.text(f"result.{key}", **facts) for key in ("reason", "reason_short")
        ]

    def _remarks(self) -> list[str]:
        """Return what is remarked below the reason, in full and in short."""
        verdict = self.verdict
        full = " ".join(said for said in (verdict.remark, verdict.luck) if said)
        return [full, verdict.remark or verdict.luck]

    def _add_buttons(self, foot: pygame.Rect) -> None:
        """Lay out the ways on; each gets what its words need, and the same of what is left."""
        kit, gap = self.stage.kit, self._button_gap
        labels = labels_of(self.stage.texts, visiting=self.visiting)
        widths = self._button_widths
        spare = (foot.width - gap * (len(widths) - 1) - sum(widths)) // len(widths)
        left = foot.x
        for (name, icon), width in zip(ways_on(told=self.story is not None), widths, strict=True):
            rect = pygame.Rect(left, foot.y, width + spare, foot.height)
            self.add(Button(kit, name, labels[name], rect, primary=name == REMATCH, icon=icon))
            left = rect.right + gap
        self.ring.focus(next(found for found in self.ring.widgets if found.name == REMATCH))


def gap_of(stage: Stage) -> int:
    """Return the room above and below each line of what decided a match."""
    return max(2, stage.scale.px(4))


def ways_on(*, told: bool) -> list[tuple[str, str]]:
    """Return the ways on with their icons; how it went is `told` to whoever sat there."""
    return [way for way in WAYS_ON if way[0] != STORY or told]


def labels_of(texts: Texts, *, visiting: bool) -> dict[str, str]:
    """Return what the ways on are called; on a visit they lead elsewhere."""
    other = {REMATCH: "rematch_visiting", HOME: "home_visiting"} if visiting else {}
    return {name: texts.text(f"result.{other.get(name, name)}") for name, _ in WAYS_ON}


def _read(standing: Standing) -> list[str]:
    """Return the figures of a seat as they are read."""
    return list(standing.shown) or [str(amount) for amount in standing.figures]
