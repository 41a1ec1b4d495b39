"""The panels of a running match: which of several, why not, a pile spread out, menu, result."""

import pygame

from rules.core.engine import NOWHERE_TO_GO, SHARED_CLAUSES
from rules.core.game import Ruling
from rules.core.hidden import OPEN, PUBLIC
from rules.core.moves import Move
from rules.core.refs import NOTHING, is_piece, is_place
from tabletop.summary.reference import clause_about
from tabletop.summary.standings import read_figures, standings_of, titles_of, worded
from tabletop.ui import ways
from tabletop.ui.panels.pause_menu import HOME, QUIT, RULES, SETTINGS, UNDO, PauseMenu
from tabletop.ui.panels.result import REMATCH, REVIEW, ResultCard
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.panels.settings import SettingsPanel
from tabletop.ui.scene import QUIT as END
from tabletop.ui.table.course.match_course import Sitting
from tabletop.ui.table.hud.hud import next_speed
from tabletop.ui.table.hud.zoom import subject_of
from tabletop.ui.table.moves.intents import Attempt
from tabletop.ui.table.panels.amounts import AmountPicker, Question
from tabletop.ui.table.panels.offer import WHY, Offer, Offered
from tabletop.ui.table.panels.overview import Overview
from tabletop.ui.table.panels.spread import MoveChoice, Spread
from tabletop.ui.table.panels.verdict import tune_of, verdict_of
from tabletop.ui.table.view.table_view import SETTLE
from tabletop.words.ranges import by_amount
from tabletop.words.reasons import reason
from tabletop.words.speech import capital


class Panels(Sitting):
    """A match with everything that can be opened above its table."""

    def play(self, moves: list[Move], anchor: pygame.Rect) -> bool:
        """Make a move, or ask which of several is meant; return whether it is being asked."""
        groups = by_amount(moves)
        if len(moves) == 1 and not self._must_ask(moves[0]):
            self.submit(moves[0])
            return False
        if len(groups) == 1 and len(moves) > 1:
            self._ask_amount(groups[0], anchor)
        else:
            self._ask_which(groups, anchor)
        return True

    def _must_ask(self, m: Move) -> bool:
        """Tell whether a move would do something to the own cards that nobody does lightly."""
        asks = self.match.game.verbs[m.verb].name in self.view.plan.asks
        piece = self.view.board.find(m.onto) if is_piece(m.onto) and asks else None
        place = self.view.board.place_of(piece) if piece is not None else NOTHING
        return bool(place) and self.match.setup.place(place).owner == self.viewer

    def _ask_which(self, groups: list[list[Move]], anchor: pygame.Rect) -> None:
        """Ask which of several things a gesture means; then how much, where that is open."""
        title, labels = self.view.texts.text("hud.which"), [self.label(group) for group in groups]
        brings = [self.outlook(group) if len(group) == 1 else "" for group in groups]

        def answer(choice: str) -> None:
            if not choice:
                self.hands.answered(done=False)
            elif len(group := groups[int(choice)]) > 1:
                self._ask_amount(group, anchor)
            else:
                self._decide(group[0])

        self.overlays.open(MoveChoice(self.stage, title, labels, brings), answer)

    def _ask_amount(self, moves: list[Move], anchor: pygame.Rect) -> None:
        """Ask how much, beside what it is about."""
        speaker = self.view.speaker
        of = {m.amount: m for m in moves}

        def label(amount: int) -> str:
            first = moves[0]
            return speaker.verb(Move(first.verb, first.what, first.onto, amount))

        def refusal(amount: int) -> str:
            ruling = self.match.explain(self.viewer, moves[0].what, moves[0].onto, amount)
            if ruling.clause in SHARED_CLAUSES:
                low, high = moves[0].amount, moves[-1].amount
                return self.view.texts.text("amount.limits", low=low, high=high)
            return speaker.refusal(ruling)

        def answer(choice: str) -> None:
            if choice:
                self._decide(of[int(choice)])
            else:
                self.hands.answered(done=False)

        question = Question(tuple(of), label, lambda amount: self.outlook([of[amount]]), refusal)
        self.overlays.open(AmountPicker(self.stage, self.view.kit, question, anchor), answer)

    def _decide(self, m: Move) -> None:
        self.hands.answered(done=True)
        self.submit(m)

    def offer(self, ref: int, moves: list[Move], anchor: pygame.Rect) -> None:
        """Ask which of all that can be done with a piece is to be done, and say what binds it."""
        groups, clause = by_amount(moves), self.clause_behind(ref)
        self.previews.hide()
        told = [self.foresee(group) for group in groups]
        brings = [
            "" if t or len(g) > 1 else self.outlook(g) for t, g in zip(told, groups, strict=True)
        ]
        labels = [self.label(group) for group in groups]
        why = self.view.texts.text("hud.why", clause=clause) if clause else ""
        title, lines = capital(self.view.speaker.name(ref)), self.view.readouts_of([ref])

        def answer(choice: str) -> None:
            self.foresee([])
            if choice == WHY:
                self.open_rules(clause)
            elif choice:
                self.play(groups[int(choice)], anchor)

        def point(number: int) -> None:
            self.foresee(groups[number] if number >= 0 else [])

        offered = Offered(title, lines, labels, brings, why, [mat.told for mat in self.view.mats])
        self.overlays.open(Offer(self.stage, self.view.kit, offered, anchor, point), answer)

    def clause_behind(self, ref: int) -> str:
        """Return the clause behind what is known of a thing, else of what may be done with it."""
        known = self.view.plan.extras.clauses
        told = [known[one.key] for one in self.view.readouts if one.ref == ref and one.key in known]
        return told[0] if told else clause_about(self.match, self.viewer, ref)

    def refuse(self, attempt: Attempt) -> None:
        """Let a bubble say which clause forbids a gesture."""
        if self.viewer == PUBLIC:
            return
        ruling = self._ruling(attempt)
        self.say_why(ruling.clause, ruling.facts, attempt.anchor)
        self.stage.log.note("refused", clause=ruling.clause)

    def _ruling(self, attempt: Attempt) -> Ruling:
        """Return the first explanation that says more than that nothing goes there."""
        rulings = [
            self.match.explain(self.viewer, attempt.what, onto, attempt.amount)
            for onto in attempt.ontos
        ]
        return next((r for r in rulings if r.clause != NOWHERE_TO_GO), rulings[0])

    def say_why(self, clause: str, facts: dict[str, int], anchor: pygame.Rect) -> None:
        """Let a bubble quote a clause, with the facts of this very case."""
        title, _ = self.view.speaker.clause(clause)
        self.hud.explain(title, self.view.speaker.refusal(Ruling(clause, facts)), clause, anchor)

    def wants_to_know(self, attempt: Attempt) -> bool:
        """Tell whether pressing a thing in vain is answered by a clause of the game itself."""
        if self.match.decider != self.viewer:
            return False
        return self._ruling(attempt).clause not in SHARED_CLAUSES

    def look(self, ref: int) -> None:
        """Show a card large, or all cards of an open pile."""
        view = self.view
        piece = view.board.find(ref) if is_piece(ref) else None
        place = ref if is_place(ref) else view.board.place_of(piece) if piece else NOTHING
        top = view.board.by_place[place][-1:] if place else []
        if top and view.board.covered(top[0].ref):
            self.spread(place)
            return
        subject = subject_of(view, ref)
        if subject is not None:
            self.zoom.show(subject, pin=True)

    def spread(self, place: int) -> None:
        """Lay out the cards of a pile that the viewer knows; one that can be used is taken."""
        view = self.view
        refs = [piece.ref for piece in view.board.by_place[place] if is_piece(piece.ref)]
        if not refs:
            return
        reach = self.hands.reach
        targets = reach.targets(self.hands.chosen) if reach is not None else []
        lit = [ref for ref in refs if reach is not None and (reach.allows(ref) or ref in targets)]
        title = view.speaker.place_title(place)
        panel = Spread(self.stage, view.pictures, title, refs, lit)

        def answer(choice: str) -> None:
            if choice:
                self.hands.choose(int(choice))

        self.overlays.open(panel, answer)

    # Menus

    def open_menu(self) -> None:
        """Open the pause menu."""
        note = ""
        if self.match.trouble:
            why = reason(self.view.texts, self.match.trouble)
            note = self.view.texts.text("save.trouble", reason=why)
        menu = PauseMenu(self.stage, can_undo=self.match.can_undo(self.viewer), note=note)
        self.overlays.open(menu, self._menu_choice)

    def _menu_choice(self, choice: str) -> None:
        if choice == UNDO:
            self.undo()
        elif choice == RULES:
            self.open_rules()
        elif choice == SETTINGS:
            self.overlays.open(SettingsPanel(self.stage), lambda _choice: None)
        elif choice == HOME:
            self.next = ways.home()
        elif choice == QUIT:
            self.next = END

    def open_rules(self, clause: str = "") -> None:
        """Open the rulebook, at a clause if one is named."""
        self.hud.hush()
        self.overlays.open(Rulebook(self.stage, self.match.game.name, clause))

    def ask_why(self) -> None:
        """Open the rulebook at the clause behind the question of the moment."""
        self.open_rules(self.stage_clause)

    def show_result(self) -> None:
        """Lay all cards open, show how the match ended, and the ways on."""
        view = self.view
        view.pictures.rest()
        view.settle(self.match.view(OPEN), SETTLE)
        verdict = verdict_of(self.match, view.speaker, self.viewer, self.luck())
        figures = read_figures(view.folder)
        standings = worded(view.texts, figures, standings_of(self.match, figures, view.plan.out))
        card = ResultCard(self.stage, verdict, standings, titles_of(view.texts, figures))
        self.stage.sound.play(tune_of(self.match.shares(), self.people))
        self.overlays.open(card, self._result_choice)

    def _result_choice(self, choice: str) -> None:
        if choice == REMATCH:
            self.next = ways.rematch(self.stage, self.match)
        elif choice == REVIEW:
            self.next = ways.replay(self.stage, self.match)
        elif choice == HOME:
            self.next = ways.home()

    def open_overview(self) -> None:
        """Lay the places of all seats side by side, where only one of the others is seen."""
        if self.view.chips and self.view.plan.focused:
            self.overlays.open(Overview(self.stage, self.view), self._attend)

    def _attend(self, choice: str) -> None:
        if choice:
            self.view.attention.choose(int(choice))

    def open_map(self) -> None:
        """Show the map, where there is one."""

    # Small switches

    def toggle_log(self) -> None:
        """Show the log or put it away: beside the table where there is room, else above it."""
        if self.hud.floating is not None:
            self.hud.close_log()
            return
        docked = self.hud.docked is not None
        if docked or not self.view.log_docked:
            self.view.log_docked = not docked
            self._clear_hud()
            self.view.lay_out_again()
            self._make_hud()
            self._settled = -1
            if docked or self.hud.docked is not None:
                return
        self.hud.open_log()

    def next_pace(self) -> None:
        """Go on to the next pace; a paused table plays on."""
        if self.view.paused:
            self.view.paused = False
            return
        self.stage.settings.speed = next_speed(self.stage.settings.speed)
        self.stage.keep_settings()

    def toggle_pause(self) -> None:
        """Halt or go on."""
        self.view.paused = not self.view.paused

    def press(self, name: str) -> None:
        """Do what a button of the bar or the prompt says."""
        actions = {
            "undo": self.undo,
            "speed": self.next_pace,
            "log": self.toggle_log,
            "rules": self.open_rules,
            "overview": self.open_overview,
            "map": self.open_map,
            "menu": self.open_menu,
            WHY: self.ask_why,
        }
        if name in actions:
            actions[name]()
        elif name.isdigit() and self.hands.reach is not None:
            # Where it must be asked how much, the question above the button stays in sight.
            self.play(self.hands.reach.buttons[int(name)], self.hud.prompt.rect)
