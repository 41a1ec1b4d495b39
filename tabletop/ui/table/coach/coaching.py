"""The coach of a running match: asked for by whoever decides, it sees no more than they do."""

from collections.abc import Callable

import pygame

from rules.core.moves import Move
from tabletop.coach.advice import Advice
from tabletop.coach.advisor import Advisor
from tabletop.coach.wording import AdvisedMove, advised, heading
from tabletop.players import Players
from tabletop.ui.table.coach.coach_panel import CoachPanel, Spoken
from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.course.sentences import Sentences
from tabletop.ui.table.lessons.spotlights import Spotlights

COACH = "coach"  # the name of its button


class Coaching:
    """Thinks about the decision at hand, and shows what comes of it beside its button."""

    def __init__(
        self,
        table: MatchTable,
        players: Players,
        sentences: Sentences,
        play: Callable[[list[Move], pygame.Rect], bool],
    ) -> None:
        self.table = table
        self.match = table.match
        self.laid = table.laid
        self.players = players
        self.sentences = sentences
        self.play = play
        self.advice: Advice | None = None  # on the decision of `_number`, once it is there
        self._advisor: Advisor | None = None
        self._number = -1  # after how many moves the question was asked
        self._lines: list[AdvisedMove] = []
        self._lights: Spotlights | None = None

    # Thinking

    @property
    def _moves(self) -> list[Move]:
        """Return what the viewer may decide now, once all is shown."""
        mine = self.match.decider == self.laid.viewer and self.table.view.idle
        return self.match.view(self.laid.viewer).moves if mine else []

    def think(self) -> None:
        """Begin to think about the decision at hand, unless that was done."""
        if self._number == self.match.number and (self.advice or self._advisor):
            return
        self.forget()
        self._number = self.match.number
        self._advisor = Advisor(self.players.client)
        self._advisor.ask(self.match.game, self.match.view(self.laid.viewer).table)

    def advance(self) -> None:
        """Hear what was thought of; who has decided meanwhile is not told any more."""
        if self._number != self.match.number:
            self.forget()
        if self._advisor is None:
            return
        self.advice = self._advisor.poll()
        if self.advice is not None:
            self._advisor = None
            self._lines = advised(self.laid.setting.speaker, self.advice)

    def forget(self) -> None:
        """Drop every thought: the decision is another one, or nobody looks any more."""
        if self._advisor is not None:
            self._advisor.drop()
        self.advice, self._advisor, self._lines = None, None, []
        self._number = -1

    # Speaking

    def open(self) -> None:
        """Say what is advised, or why there is nothing to advise."""
        moves, texts = self._moves, self.laid.setting.texts
        if len(moves) < 2:
            key = "coach.only_move" if moves else "coach.not_now"
            anchor = self.table.hud.bar.buttons[COACH].rect
            self.table.hud.tell(texts.text("coach.title"), texts.text(key), anchor)
            return
        self.think()
        self.advance()
        kit = self.laid.setting.kit
        panel = CoachPanel(self.table.stage, kit, self._spoken, self._point, self._room)
        self.table.overlays.open(panel, self._chosen)

    def _spoken(self) -> Spoken:
        speaker = self.laid.setting.speaker
        text = speaker.texts.text
        if self.advice is None:
            waiting = self._advisor is not None
            return Spoken(text("coach.thinking" if waiting else "coach.no_thought"))
        if self.advice.share is None:
            return Spoken(text("coach.no_thought"))
        foot = f"{text('coach.play')}. {text('coach.foot')}"
        return Spoken(heading(speaker), self._lines, foot)

    def _chosen(self, choice: str) -> None:
        self._point(-1)
        if choice and self._number == self.match.number:
            self.play([self._lines[int(choice)].move], self.table.hud.prompt.rect)

    # Showing

    def _room(self) -> tuple[pygame.Rect, list[pygame.Rect]]:
        """Return what the panel lies beside, and what it had better not cover."""
        seen = [rect for line in self._lines for rect in self._rects(line.move)]
        return self.table.hud.bar.buttons[COACH].rect, [*seen, self.table.hud.prompt.rect]

    def _rects(self, m: Move) -> list[pygame.Rect]:
        """Return where a move takes place on the table: its things, else its button."""
        rects = [rect for ref in (m.what, m.onto) if ref and (rect := self.laid.rect_of(ref))]
        if rects:
            return rects
        buttons = self.table.hands.reach.buttons if self.table.hands.reach else []
        there = [number for number, group in enumerate(buttons) if m in group]
        return [self.table.hud.prompt.buttons[number].rect for number in there]

    def _point(self, number: int) -> None:
        """Light a move on the table and show what it would bring, or nothing of that."""
        if self._lights is not None:
            self._lights.remove()
            self._lights = None
        lines = self._lines[number : number + 1] if number >= 0 else []
        self.sentences.foresee([line.move for line in lines])
        for line in lines:
            self._lights = Spotlights(self.laid.setting.kit, self.table.stage.canvas)
            self._lights.show(self._rects(line.move), [])
