"""What the buttons around a table do, be they pressed by pointer or by key."""

from collections.abc import Callable, Mapping

import pygame

from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.course.questions import Questions


class Buttons:
    """Passes events to prompt, bar and log, and does what they say."""

    def __init__(
        self,
        table: MatchTable,
        questions: Questions,
        open_rules: Callable[[str], None],
        actions: Mapping[str, Callable[[], None]],
    ) -> None:
        self.table = table
        self.questions = questions
        self.open_rules = open_rules
        self.actions = actions

    def press(self, name: str) -> None:
        """Do what a button of the bar or the prompt says."""
        reach, prompt = self.table.hands.reach, self.table.hud.prompt
        if name in self.actions:
            self.actions[name]()
        elif name.isdigit() and reach is not None:
            # Where it must be asked how much, the question above the button stays in sight.
            self.questions.play(reach.buttons[int(name)], prompt.rect)

    def handle(self, event: pygame.Event) -> None:
        """Pass an event to prompt, bar and log."""
        hud = self.table.hud
        outcome = hud.prompt.handle(event) or hud.bar.handle(event)
        if outcome is not None:
            self.press(outcome.name)
        panel = self.table.hud.log_panel
        if panel is not None:
            chosen = panel.handle(event)
            if chosen is not None and isinstance(chosen.value, str):
                self.open_rules(chosen.value)

    def answer_bubble(self, event: pygame.Event) -> bool:
        """Let the bubble take a press: on it opens the rulebook, elsewhere closes it."""
        hud = self.table.hud
        if hud.bubble is None:
            return False
        inside = hud.bubble.rect.collidepoint(event.pos)
        answer = hud.bubble.handle(event)
        clause = hud.clause
        hud.hush()
        if answer is not None and answer.value == "open" and clause:
            self.open_rules(clause)
        return inside

    def lie_at(self, at: tuple[int, int]) -> bool:
        """Tell whether a point is on a button or on the log, not on the table."""
        hud = self.table.hud
        panel = hud.log_panel
        over_log = panel is not None and panel.rect.collidepoint(at)
        return over_log or any(widget.rect.collidepoint(at) for widget in hud.widgets)
