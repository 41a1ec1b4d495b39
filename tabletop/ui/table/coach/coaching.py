"""The coach of a running match: asked for by whoever decides, it sees no more than they do."""

from collections.abc import Callable

import pygame

from rules.core.moves import Move
from tabletop.coach.advice import Advice
from tabletop.coach.advisor import Advisor
from tabletop.coach.nudging import loses_much, nudges
from tabletop.coach.wording import AdvisedMove, advised, heading, loss_words
from tabletop.players import Players
from tabletop.ui.table.coach.coach_panel import CoachPanel, Spoken
from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.course.sentences import Sentences
from tabletop.ui.table.lessons.spotlights import Spotlights
from tabletop.ui.widgets.popups import SpeechBubble

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
        self._warned = -1  # after how many moves a warning was given
        self._bubble: SpeechBubble | None = None  # in which a move was told of that is made
        self._made: Move | None = None  # a move that was made before it had been thought about

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

    def follow(self) -> None:
        """Think about a new decision in silence, where a warning is wanted."""
        wanted = nudges(self.match, self.table.stage.settings) and not self._late
        if wanted and len(self._moves) > 1:
            self.think()

    def act(self, m: Move) -> None:
        """Remember a move of the viewer that is made before anything is known of it."""
        self._made = m if self._advisor is not None and self._number == self.match.number else None

    @property
    def _late(self) -> bool:
        """Tell whether a move is thought about that was made, and can still be taken back."""
        if self._made is None or self._advisor is None or self._number == self.match.number:
            return False
        viewer = self.laid.viewer
        return self.match.decider == viewer and self.match.can_undo(viewer)

    def advance(self) -> None:
        """Hear what was thought of; what can no longer be changed is not told any more."""
        if self._number not in {self.match.number, -1} and not self._late:
            self.forget()
        if self._advisor is None:
            return
        self.advice = self._advisor.poll()
        if self.advice is None:
            return
        self._advisor = None
        if self._number == self.match.number:
            self._lines = advised(self.laid.setting.speaker, self.advice)
        else:
            self._tell_late(self.advice)

    def _tell_late(self, advice: Advice) -> None:
        """Say that the move just made lost much, beside the button that takes it back."""
        made, speaker = self._made, self.laid.setting.speaker
        self.forget()
        wanted = nudges(self.match, self.table.stage.settings)
        if made is not None and wanted and loses_much(advice, made):
            lost = loss_words(speaker, advice, made, "nudge.lost")
            text = f"{lost} {speaker.texts.text('nudge.undo')}"
            anchor = self.table.hud.bar.buttons["undo"].rect
            self.table.hud.tell(speaker.texts.text("coach.title"), text, anchor)
            self._bubble = self.table.hud.bubble
        self.follow()

    @property
    def holds(self) -> bool:
        """Tell whether something can be taken back that is still being told of."""
        return self._bubble is not None and self.table.hud.bubble is self._bubble

    def warning(self, m: Move) -> tuple[str, str] | None:
        """Return what is to be said before a move that loses much, once for each decision."""
        number, advice = self.match.number, self.advice
        wanted = nudges(self.match, self.table.stage.settings) and self._warned != number
        if advice is None or self._number != number or not wanted or not loses_much(advice, m):
            return None
        self._warned = number
        speaker = self.laid.setting.speaker
        return speaker.texts.text("nudge.title"), loss_words(speaker, advice, m, "nudge.loses")

    def forget(self) -> None:
        """Drop every thought: the decision is another one, or nobody looks any more."""
        if self._advisor is not None:
            self._advisor.drop()
        self.advice, self._advisor, self._made, self._lines = None, None, None, []
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
            self._warned = self._number  # what it costs was there to be read
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
