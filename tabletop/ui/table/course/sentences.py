"""What a match says at its table: what is asked, what was just done, what a move would bring."""

from collections.abc import Callable

import pygame

from rules.core.game import Ruling
from rules.core.moves import Move
from tabletop.match import Match
from tabletop.players import Players
from tabletop.summary.luck import Ledger
from tabletop.summary.reference import clause_about, clause_of_step
from tabletop.ui.table import feel
from tabletop.ui.table.hud.hud import Hud
from tabletop.ui.table.view.table_view import TableView
from tabletop.words.goal import goal_lines
from tabletop.words.ranges import by_amount, one_range


class Sentences:
    """The words of a running match, in the eyes of its viewer."""

    def __init__(
        self, match: Match, view: TableView, players: Players, hud: Callable[[], Hud]
    ) -> None:
        self.match = match
        self.view = view
        self.laid = view.table
        self.happening = view.happening
        self.players = players
        self.hud = hud  # what speaks now; another window has another one
        self.standing: Callable[[], str] | None = None  # what stands above the question
        self._heard = 0
        self._since_heard = 0.0
        self._ledger: Ledger | None = None
        self._glance_left: float | None = None  # seconds in which it is still to be read

    def hear(self, seconds: float) -> None:
        """Keep what was said long enough to be read, then let it go."""
        if len(self.happening.said) != self._heard:
            self._heard = len(self.happening.said)
            self._since_heard = 0.0
        self._since_heard += seconds
        self._tell_of_glances(seconds)
        last = self.happening.said[-1] if self.happening.said else ""
        if last and self._since_heard > _reading_time(last):
            self.happening.said.clear()
            self._heard = 0

    def speak(self) -> None:
        """Show what is asked now, and above it what was last said."""
        match, view = self.match, self.view
        shown, texts = self.laid.shown, self.laid.setting.texts
        if shown is None:
            self.hud().prompt.ask("", "", urgent=False)
            return
        mine = view.idle and match.decider == self.laid.viewer
        playing = self.happening.playing
        text = self.laid.setting.speaker.move_line(playing) if playing is not None else ""
        text = text or self.laid.setting.speaker.prompt(shown.table, self.laid.viewer)
        remark = self.happening.said[-1] if self.happening.said else self._remark()
        told = self.hud().task_plate is not None or bool(self.happening.said)
        if self.standing is not None and not told:
            remark = self.standing()
        elif self.standing is None and not remark and match.number <= 1:
            remark = self.goal
        if self._glance_left is not None and self._glance_left > 0:
            remark = texts.text("text.glance")
        if self.happening.paused:
            remark = texts.text("hud.paused")
        if match.read_only:
            remark = texts.text("clause.C-5.why")
        clause = self.stage_clause
        why = texts.text("hud.why", clause=clause) if clause else ""
        self.hud().prompt.ask(text, remark, urgent=mine, why=why)
        self.hud().show_speed(self.view.stage.settings.speed, paused=self.happening.paused)

    @property
    def goal(self) -> str:
        """Return what the match is about."""
        texts = self.laid.setting.texts
        return texts.text("hud.goal", goal=texts.text("game.goal"))

    def goal_lines(self) -> list[str]:
        """Return what the match is about, and how far everybody is."""
        shown = self.laid.shown
        return goal_lines(self.laid.setting.speaker, shown.table) if shown is not None else []

    def replace(self, text: str) -> None:
        """Say this instead of whatever was said last."""
        self._heard = 0
        self.happening.said[:] = [text]

    def say_why(self, clause: str, facts: dict[str, int], anchor: pygame.Rect) -> None:
        """Let a bubble quote a clause, with the facts of this very case."""
        speaker = self.laid.setting.speaker
        title, _ = speaker.clause(clause)
        self.hud().explain(title, speaker.refusal(Ruling(clause, facts)), clause, anchor)

    def _tell_of_glances(self, seconds: float) -> None:
        """Say once that the computer has stopped thinking, for as long as it takes to read."""
        if not self.players.glancing:
            return
        if self._glance_left is None:
            self._glance_left = _reading_time(self.laid.setting.texts.text("text.glance"))
        self._glance_left -= seconds

    def _remark(self) -> str:
        """Return what is known that belongs to the question, where the plan says so."""
        wanted = self.laid.plan.extras.remarks
        told = [one for one in self.laid.readouts if one.key in wanted] if self.view.idle else []
        return self.laid.setting.speaker.readout(told[0]) if told else ""

    @property
    def stage_clause(self) -> str:
        """Return the clause behind the question of the moment, where the plan names one."""
        agenda = self.laid.shown.table.agenda if self.laid.shown is not None else []
        phase = self.match.game.phases[agenda[-1].phase] if agenda else ""
        return self.laid.plan.extras.clauses.get(phase, "")

    @property
    def step_clause(self) -> str:
        """Return the clause behind the question of the moment, where anything names one."""
        agenda = self.laid.shown.table.agenda if self.laid.shown is not None else []
        phase = self.match.game.phases[agenda[-1].phase] if agenda else ""
        return self.stage_clause or clause_of_step(self.match.game, phase)

    def clause_behind(self, ref: int) -> str:
        """Return the clause behind what is known of a thing, else of what may be done with it."""
        known = self.laid.plan.extras.clauses
        told = [known[one.key] for one in self.laid.readouts if one.ref == ref and one.key in known]
        return told[0] if told else clause_about(self.match, self.laid.viewer, ref)

    def label(self, moves: list[Move]) -> str:
        """Return what a move is called, or several that differ only in how much."""
        speaker = self.laid.setting.speaker
        table = self.laid.shown.table if self.laid.shown is not None else None
        if len(moves) == 1:
            return speaker.verb(moves[0], table)
        return speaker.verb_between(moves[0], moves[-1], table)

    def help(self, moves: list[Move]) -> str:
        """Return what a choice does, for whoever rests on its button."""
        return self.laid.setting.speaker.help(moves[0])

    def outlook(self, moves: list[Move]) -> str:
        """Return what a move would bring; where it is open how much, what is being offered."""
        if len(moves) > 1:
            return self.label(by_amount(moves)[0]) if one_range(moves) else self._choices(moves)
        readout = self.match.preview(self.laid.viewer, moves[0])
        return self.laid.setting.speaker.readout(readout) if readout is not None else ""

    def _choices(self, moves: list[Move]) -> str:
        """Return each of several moves, and what it would bring where that can be said."""
        groups = by_amount(moves)
        brings = [self.outlook(group) if len(group) == 1 else "" for group in groups]
        labels = [self.label(group) for group in groups]
        return "\n".join(
            f"{label}: {told}" if told else label
            for label, told in zip(labels, brings, strict=True)
        )

    def foresee(self, moves: list[Move]) -> bool:
        """Show on a mat what a single move would bring; return whether it is told there."""
        one = moves[0] if len(moves) == 1 else None
        return self.laid.foresee(
            self.match.preview(self.laid.viewer, one) if one is not None else None
        )

    def hint_of(self, ref: int) -> str:
        """Return what is known of a thing under the pointer; of dice, their luck as well."""
        hint = self.laid.hint_of(ref)
        return "\n".join([hint, *self.luck()]) if self.laid.dice.tray_of(ref) else hint

    def luck(self) -> list[str]:
        """Return what the dice have shown so far, as far as it has been shown."""
        shown = self.laid.shown
        if shown is None or not self.laid.dice.verbs:
            return []
        if self._ledger is None:
            dice = self.laid.dice
            self._ledger = Ledger(self.match, dice.seats, set(dice.verbs.values()))
        self._ledger.read(shown.number)
        return self._ledger.lines(self.laid.viewer, self.laid.setting.texts)


def _reading_time(text: str) -> float:
    """Return for how many seconds a sentence is shown."""
    return feel.TOAST + feel.TOAST_PER_LETTER * len(text)
