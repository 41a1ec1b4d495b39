"""The panels of a running match that stand for themselves: menu, rules, overview and result."""

from collections.abc import Callable
from functools import partial

from rules.core.hidden import OPEN
from tabletop.lessons.knowing import note_known
from tabletop.player.seats import people
from tabletop.summary.reference import last_clause
from tabletop.summary.standings import read_figures, standings_of, titles_of, worded
from tabletop.ui import ways
from tabletop.ui.panels.dealing import show_dealing
from tabletop.ui.panels.pause_menu import (
    GUIDE,
    HOME,
    LEARN,
    QUIT,
    RULES,
    SETTINGS,
    SKIP,
    UNDO,
    PauseMenu,
)
from tabletop.ui.panels.result import MOVE, REMATCH, REVIEW, ResultCard
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.panels.settings import SettingsPanel
from tabletop.ui.scene import QUIT as END
from tabletop.ui.scene import Quit, Scene
from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.course.sentences import Sentences
from tabletop.ui.table.hud.hud import next_speed
from tabletop.ui.table.panels.overview import Overview
from tabletop.ui.table.panels.verdict import tune_of, verdict_of
from tabletop.ui.table.view.table_view import SETTLE
from tabletop.words.reasons import reason


class MatchPanels:
    """Opens panels above a table and does what is chosen there; some lead to another scene."""

    def __init__(
        self,
        table: MatchTable,
        undo: Callable[[], None],
        unsettle: Callable[[], None],
        sentences: Sentences,
        go: Callable[[Scene | Quit], None],
    ) -> None:
        self.table = table
        self.match = table.match
        self.view = table.view
        self.laid = table.laid
        self.undo = undo
        self.unsettle = unsettle
        self.sentences = sentences
        self.go = go
        self.guide: Callable[[], tuple[str, Callable[[], None]] | None] = lambda: None

    def open_menu(self) -> None:
        """Open the pause menu."""
        note, texts = "", self.laid.setting.texts
        if self.match.trouble:
            note = texts.text("save.trouble", reason=reason(texts, self.match.trouble))
        can_undo = self.match.can_undo(self.laid.viewer)
        name, act = self.guide() or ("", None)
        goal = self.sentences.goal
        menu = PauseMenu(self.table.stage, can_undo=can_undo, goal=goal, guide=name, note=note)
        self.table.overlays.open(menu, partial(self._menu_choice, act))

    def _menu_choice(self, guide: Callable[[], None] | None, choice: str) -> None:
        if choice in {LEARN, SKIP, GUIDE} and guide is not None:
            guide()
        elif choice == UNDO:
            self.undo()
        elif choice == RULES:
            self.open_rules()
        elif choice == SETTINGS:
            self.table.overlays.open(SettingsPanel(self.table.stage), lambda _choice: None)
        elif choice == HOME:
            self.go(ways.home())
        elif choice == QUIT:
            self.go(END)

    def open_rules(self, clause: str = "") -> None:
        """Open the rulebook, at a clause if one is named."""
        self.table.hud.hush()
        self.table.overlays.open(Rulebook(self.table.stage, self.match.game.name, clause))

    def ask_why(self) -> None:
        """Open the rulebook at the clause behind the question of the moment."""
        self.open_rules(self.sentences.stage_clause)

    def ask_about(self, ref: int) -> None:
        """Open the rulebook at the clause in question: the bubble's, a thing's, the last one."""
        if self.table.hud.bubble is not None:
            self.open_rules(self.table.hud.clause)
            return
        clause = self.sentences.clause_behind(ref) if ref else ""
        clause = clause or self.sentences.stage_clause
        self.open_rules(clause or last_clause(self.match, self.laid.viewer))

    def tell_goal(self) -> None:
        """Say again what the match is about, and how far everybody is."""
        texts, plates = self.laid.setting.texts, self.laid.plates.plates
        own = [plate.rect for plate in plates if plate.seat == self.laid.viewer]
        anchor = own[0] if own else self.table.hud.prompt.rect
        told = "\n".join(self.sentences.goal_lines())
        self.table.hud.tell(texts.text("hud.goal_title"), told, anchor)

    def show_result(self) -> None:
        """Lay all cards open, show how the match ended, and the ways on."""
        stage = self.table.stage
        if people(self.match.seats):
            note_known(stage.settings, self.match.game.name)
            stage.keep_settings()
        self.laid.setting.board.pictures.rest()
        self.laid.settle(self.match.view(OPEN), SETTLE)
        luck = self.sentences.luck()
        verdict = verdict_of(self.match, self.laid.setting.speaker, self.laid.viewer, luck)
        figures = read_figures(self.laid.folder)
        texts, out = self.laid.setting.texts, self.laid.plan.out
        told = worded(texts, figures, standings_of(self.match, figures, out))
        card = ResultCard(stage, verdict, told, titles_of(texts, figures))
        stage.sound.play(tune_of(self.match.shares(), people(self.match.seats)))
        self.table.overlays.open(card, self._result_choice)

    def _result_choice(self, choice: str) -> None:
        stage, overlays = self.table.stage, self.table.overlays
        if choice == REMATCH:
            show_dealing(stage, overlays, lambda: self.go(ways.rematch(stage, self.match)))
        elif choice == REVIEW:
            show_dealing(stage, overlays, lambda: self.go(ways.replay(stage, self.match)))
        elif choice.startswith(MOVE):
            # The move itself is shown, so the table lies as it was before.
            start = int(choice.removeprefix(MOVE)) - 1
            deal = partial(ways.replay, stage, self.match, start=start)
            show_dealing(stage, overlays, lambda: self.go(deal()))
        elif choice == HOME:
            self.go(ways.home())

    def open_overview(self) -> None:
        """Lay the places of all seats side by side, where only one of the others is seen."""
        if self.laid.plates.chips and self.laid.plan.focused:
            self.table.overlays.open(Overview(self.table.stage, self.laid), self._attend)

    def _attend(self, choice: str) -> None:
        if choice:
            self.view.attention.choose(int(choice))

    # Small switches

    def toggle_log(self) -> None:
        """Show the log or put it away: beside the table where there is room, else above it."""
        table = self.table
        if table.hud.floating is not None:
            table.hud.close_log()
            return
        docked = table.hud.docked is not None
        if docked or not self.laid.log_docked:
            self.laid.log_docked = not docked
            table.clear()
            self.laid.lay_out_again()
            table.furnish_again()
            self.unsettle()
            if docked or table.hud.docked is not None:
                return
        table.hud.open_log()

    def next_pace(self) -> None:
        """Go on to the next pace; a paused table plays on."""
        if self.view.happening.paused:
            self.view.happening.paused = False
            return
        stage = self.table.stage
        stage.settings.speed = next_speed(stage.settings.speed)
        stage.keep_settings()

    def toggle_pause(self) -> None:
        """Halt or go on."""
        self.view.happening.paused = not self.view.happening.paused
