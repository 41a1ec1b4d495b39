"""The panels of a running match that stand for themselves: menu, rules, overview and result."""

from collections.abc import Callable
from functools import partial

from rules.core.hidden import OPEN
from tabletop.lessons.knowing import note_known
from tabletop.player.seats import Seat, people
from tabletop.summary.standings import read_figures, standings_of, titles_of, worded
from tabletop.ui import ways
from tabletop.ui.binder.album import CardSource
from tabletop.ui.cards.portraits import portraits_of
from tabletop.ui.panels.dealing import show_dealing
from tabletop.ui.panels.pause_menu import (
    CARDS,
    GUIDE,
    HOME,
    LEARN,
    OPPONENTS,
    QUIT,
    RULES,
    SETTINGS,
    SKIP,
    UNDO,
    PauseMenu,
)
from tabletop.ui.panels.result import MOVE, REMATCH, REVIEW, ResultCard
from tabletop.ui.panels.settings import SettingsPanel
from tabletop.ui.scene import QUIT as END
from tabletop.ui.scene import Back, Quit, Scene
from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.course.sentences import Sentences
from tabletop.ui.table.hud.hud import next_speed
from tabletop.ui.table.panels.opponents import Opponents
from tabletop.ui.table.panels.overview import Overview
from tabletop.ui.table.panels.verdict import tune_of, verdict_of
from tabletop.ui.table.plan.areas import form_for
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.table.view.table_view import SETTLE
from tabletop.words.levels import change_text
from tabletop.words.reasons import reason


class MatchPanels:
    """Opens panels above a table and does what is chosen there; some lead to another scene."""

    def __init__(
        self,
        scene: Scene,
        table: MatchTable,
        undo: Callable[[], None],
        unsettle: Callable[[], None],
        sentences: Sentences,
    ) -> None:
        self.scene = scene
        self.again: Callable[[], Scene] | None = None  # another match than the usual rematch
        self.table = table
        self.match = table.match
        self.view = table.view
        self.laid = table.laid
        self.undo = undo
        self.unsettle = unsettle
        self.sentences = sentences
        self.story: Callable[[], None] | None = None  # tells how the match went
        self.guide: Callable[[], tuple[str, Callable[[], None]] | None] = lambda: None

    def go(self, successor: Scene | Quit | Back) -> None:
        """Leave the table for another scene."""
        self.scene.next = successor

    def open_menu(self) -> None:
        """Open the pause menu."""
        note, texts = "", self.laid.setting.texts
        if self.match.trouble:
            note = texts.text("save.trouble", reason=reason(texts, self.match.trouble))
        can_undo = self.match.can_undo(self.laid.viewer)
        name, act = self.guide() or ("", None)
        menu = PauseMenu(
            self.table.stage,
            can_undo=can_undo,
            goal=self.sentences.goal,
            extras={name, OPPONENTS if self.levels_open else ""},
            note=note,
            kept=self.match.save is not None,
        )
        self.table.overlays.open(menu, partial(self._menu_choice, act))

    def _menu_choice(self, guide: Callable[[], None] | None, choice: str) -> None:
        if choice in {LEARN, SKIP, GUIDE} and guide is not None:
            guide()
            return
        doing: dict[str, Callable[[], None]] = {
            UNDO: self.undo,
            RULES: self.open_rules,
            CARDS: self.open_cards,
            OPPONENTS: self.open_opponents,
            SETTINGS: self._open_settings,
            HOME: lambda: self.go(ways.away(self.scene)),
            QUIT: lambda: self.go(END),
        }
        if choice in doing:
            doing[choice]()

    def _open_settings(self) -> None:
        self.table.overlays.open(SettingsPanel(self.table.stage), lambda _choice: None)

    def open_rules(self, clause: str = "") -> None:
        """Open the rulebook, at a clause if one is named."""
        self.table.hud.hush()
        ways.open_rules(self.scene, self.match.game.name, clause)

    def open_cards(self) -> None:
        """Open the binder with all cards, and where they are as far as the viewer may know."""
        self.table.hud.hush()
        match, viewer = self.match, self.laid.viewer
        view = match.view(viewer).table
        source = CardSource(match.game, match.setup, match.seats, viewer, view)
        ways.show_binder(self.scene, source)

    @property
    def levels_open(self) -> bool:
        """Tell whether there are computers here whose level can be changed: not on practice."""
        computers = len(people(self.match.seats)) < len(self.match.seats)
        return computers and self.match.save is not None and not self.match.over

    def open_opponents(self, seat: int = NO_SEAT) -> None:
        """Open the levels of the computers, at that of a seat if one is named."""
        if not self.levels_open:
            return
        self.table.hud.hush()
        panel = Opponents(self.table.stage, self.match, seat, self.match.set_level)
        before = list(self.match.seats)
        self.table.overlays.open(panel, lambda _choice: self._tell_levels(before))

    def _tell_levels(self, before: list[Seat]) -> None:
        """Say who plays at another level now, and show it on the plates."""
        texts, changes = self.laid.setting.texts, self.match.changes
        changed = {number for number, seat in enumerate(before) if seat != self.match.seats[number]}
        told = {c.seat: change_text(texts, self.match.seats, c) for c in changes}
        self.view.happening.said += [told[seat] for seat in sorted(changed & set(told))]
        if changed:
            self._lay_anew()

    def _lay_anew(self) -> None:
        self.table.clear()
        self.laid.lay_out_again()
        self.table.furnish_again()
        self.unsettle()

    def ask_why(self) -> None:
        """Open the rulebook at the clause behind the question of the moment."""
        self.open_rules(self.sentences.stage_clause)

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
        card = ResultCard(stage, verdict, told, titles_of(texts, figures), self.open_rules)
        seats = self.match.seats
        card.portraits = dict(enumerate(portraits_of(self.laid.folder, texts, seats)))
        card.visiting = self.scene.host is not None
        card.story = self.story if self.laid.viewer in people(self.match.seats) else None
        stage.sound.play(tune_of(self.match.shares(), people(self.match.seats)))
        self.table.overlays.open(card, self._result_choice)

    def _result_choice(self, choice: str) -> None:
        stage, overlays = self.table.stage, self.table.overlays
        if choice == REMATCH:
            show_dealing(stage, overlays, lambda: self.go(self._next_match()))
        elif choice == REVIEW:
            show_dealing(stage, overlays, lambda: self.go(ways.replay(stage, self.match)))
        elif choice.startswith(MOVE):
            # The move itself is shown, so the table lies as it was before.
            start = int(choice.removeprefix(MOVE)) - 1
            deal = partial(ways.replay, stage, self.match, start=start)
            show_dealing(stage, overlays, lambda: self.go(deal()))
        elif choice == HOME:
            self.go(ways.away(self.scene))

    def _next_match(self) -> Scene:
        """Return the table of the match after this one."""
        return self.again() if self.again else ways.rematch(self.table.stage, self.match)

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
        shown = table.hud.log_panel is not None
        self._keep_log(shown=not shown)
        self.laid.log_docked = not shown
        if table.hud.floating is not None:
            table.hud.close_log()
        elif form_for(self.laid.plan, self.laid.setting.kit.scale, log_docked=True).log:
            self._lay_anew()
        if shown:
            table.keyboard.begin_again()
            return
        if table.hud.docked is None:
            table.hud.open_log()
        table.hud.set_log(self.match.log(self.laid.viewer))
        table.keyboard.read_log()

    def _keep_log(self, *, shown: bool) -> None:
        """Remember whether the log is wanted beside the table; a task brings its own."""
        stage = self.table.stage
        if self.table.task is None and stage.settings.log_open != shown:
            stage.settings.log_open = shown
            stage.keep_settings()

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
