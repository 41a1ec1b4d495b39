"""The result of a match: who won, by which clause, how everybody stands, and what next."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.drawing.markup import escaped
from tabletop.ui.drawing.paint import put
from tabletop.ui.drawing.surfaces import well
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.overlay import Overlay

REMATCH, REVIEW, HOME, LOOK = "rematch", "review", "home", ""
WIDTH = 820


@dataclass(frozen=True)
class Standing:
    """How one seat ended: its number and name, its share of the win, and its counters in words."""

    seat: int
    name: str
    share: float
    line: str = ""


@dataclass(frozen=True)
class Verdict:
    """What the card says: the sentence of the result, the clause behind it, and remarks."""

    sentence: str
    clause: str = ""
    clause_title: str = ""
    clause_text: str = ""
    remark: str = ""


class ResultCard(Overlay):
    """The end of a match; `choice` is "rematch", "review", "home", or "" to look at the table."""

    dim = 140

    def __init__(self, stage: Stage, verdict: Verdict, standings: Sequence[Standing]) -> None:
        super().__init__(stage)
        self.verdict = verdict
        self._standings = sorted(standings, key=lambda standing: -standing.share)

    def build(self) -> None:
        """Lay out trophy, sentence, reason, standings and the three ways on."""
        kit = self.stage.kit
        pad = max(18, kit.scale.px(36))
        inner = min(max(kit.scale.px(WIDTH), kit.scale.text(20) * 27), kit.scale.width - 4 * pad)
        sentence = kit.type.layout(
            self.verdict.sentence, kit.style("title", 40, "brass_light", "center"), inner
        )
        reason = kit.type.layout(self._reason(), kit.style("text", 21, "text", "center"), inner)
        remark = kit.type.layout(
            self.verdict.remark, kit.style("ui_italic", 18, "text_soft", "center"), inner
        )
        side = kit.scale.px(84)
        row = max(kit.scale.row(44), round(kit.scale.text(21) * 1.9))
        high = kit.scale.target(56)
        gap = max(10, kit.scale.px(18))
        parts = [side, sentence.size[1], reason.size[1], row * len(self._standings), high]
        if self.verdict.remark:
            parts.append(remark.size[1])
        box = self.lay_panel(inner + 2 * pad, sum(parts) + gap * (len(parts) - 1) + 2 * pad)
        top = box.y + pad
        icon = kit.icons.get("trophy", side, kit.theme["brass"], kit.theme["panel"])
        put(self.base, icon, (box.centerx - side // 2, top))
        top += side + gap
        for laid in (sentence, reason, remark)[: 3 if self.verdict.remark else 2]:
            laid.draw(self.base, (box.x + pad, top))
            top += laid.size[1] + gap
        for standing in self._standings:
            self._paint_standing(standing, pygame.Rect(box.x + pad, top, inner, row))
            top += row
        self._add_buttons(pygame.Rect(box.x + pad, box.bottom - pad - high, inner, high))

    def _reason(self) -> str:
        verdict = self.verdict
        if not verdict.clause:
            return ""
        return self.stage.texts.text(
            "result.reason",
            clause=verdict.clause,
            title=verdict.clause_title,
            text=verdict.clause_text,
        )

    def _paint_standing(self, standing: Standing, box: pygame.Rect) -> None:
        kit = self.stage.kit
        inside = box.inflate(0, -max(4, kit.scale.px(6)))
        put(self.base, well(inside.size, 8, kit.theme["well"]), inside)
        mark = kit.theme.seats[standing.seat % len(kit.theme.seats)]
        side = round(inside.height * 0.52)
        pad = kit.scale.px(14)
        shape = kit.icons.get(mark.shape, side, mark.colour)
        put(self.base, shape, (inside.x + pad, inside.centery - side // 2))
        name = kit.line(escaped(standing.name), "ui_semibold", 21)
        name.draw(self.base, (inside.x + 2 * pad + side, inside.centery - name.size[1] // 2))
        best = max(other.share for other in self._standings)
        if standing.share == best:
            flag = kit.icons.get("trophy", side, kit.theme["brass"])
            left = inside.x + 3 * pad + side + name.size[0]
            put(self.base, flag, (left, inside.centery - side // 2))
        line = kit.line(standing.line, "ui", 20, "text_soft")
        line.draw(
            self.base, (inside.right - pad - line.size[0], inside.centery - line.size[1] // 2)
        )

    def _add_buttons(self, foot: pygame.Rect) -> None:
        kit, texts = self.stage.kit, self.stage.texts
        names = ((REMATCH, "redo"), (REVIEW, "rewind"), (HOME, "close"))
        gap = max(10, kit.scale.px(16))
        width = (foot.width - gap * (len(names) - 1)) // len(names)
        for number, (name, icon) in enumerate(names):
            rect = pygame.Rect(foot.x + number * (width + gap), foot.y, width, foot.height)
            label = texts.text(f"result.{name}")
            self.add(Button(kit, name, label, rect, primary=name == REMATCH, icon=icon))
        self.ring.focus(self.ring.widgets[0])
