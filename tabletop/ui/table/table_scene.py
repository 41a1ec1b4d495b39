"""One match on screen: its parts are put together here, and events find their way from here."""

from collections.abc import Callable
from functools import partial
from time import perf_counter

import pygame

from rules.core.moves import Move
from tabletop.coach.branch import has_story
from tabletop.lessons.practice import PuzzleTry
from tabletop.match import Match
from tabletop.players import Players
from tabletop.save import SaveFile
from tabletop.ui import ways
from tabletop.ui.panels.pause_menu import OPPONENTS
from tabletop.ui.scene import Scene
from tabletop.ui.stage import Stage
from tabletop.ui.table.coach.coaching import COACH, Coaching
from tabletop.ui.table.coach.storytelling import Storytelling
from tabletop.ui.table.course.match_course import Course, first_viewer
from tabletop.ui.table.course.match_panels import MatchPanels
from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.course.puzzling import Occasion, PuzzleWays, Puzzling
from tabletop.ui.table.course.questions import Questions
from tabletop.ui.table.course.sentences import Sentences
from tabletop.ui.table.dossier.dossier import Doings
from tabletop.ui.table.dossier.folders import Folders
from tabletop.ui.table.lessons.lessons import Lessons
from tabletop.ui.table.moves.intents import Desk
from tabletop.ui.table.panels.offer import WHY
from tabletop.ui.table.recap.recap_strip import RECAP
from tabletop.ui.table.recap.recaps import Recaps
from tabletop.ui.table.routing.asking import Asking
from tabletop.ui.table.routing.keys import Keys
from tabletop.ui.table.routing.pointer import Buttons, Pointer

FRAME_BUDGET = 0.012


class TableScene(Scene):
    """The table as the player touches it.

    table       the match, its view, and the tools of whoever looks at it
    sentences   what is said
    course      how the match goes on
    questions   what is asked about a gesture
    panels      what is opened above the table
    folders     what is known of a piece
    recaps      what hit the viewer while others moved
    lessons     what a guided match teaches
    coaching    what the coach would do here
    """

    name = "table"
    table: MatchTable
    sentences: Sentences
    course: Course
    questions: Questions
    panels: MatchPanels
    folders: Folders
    pointer: Pointer
    keys: Keys
    recaps: Recaps
    lessons: Lessons
    coaching: Coaching

    def __init__(self, match: Match, again: Callable[[], Scene] | None = None) -> None:
        super().__init__()
        self.match = match
        self._occasion = Occasion(again)
        self._frames: list[float] = []

    def pose(self, attempt: PuzzleTry, onward: PuzzleWays) -> None:
        """Make this the table of a puzzle."""
        self._occasion.puzzling = Puzzling(self, attempt, onward, self._leave_puzzle)

    @property
    def puzzling(self) -> Puzzling | None:
        """Return the puzzle that is tried here, if any."""
        return self._occasion.puzzling

    def _leave_puzzle(self) -> None:
        self.next = ways.away(self)

    # Entering and leaving

    def enter(self, stage: Stage) -> None:
        """Lay the table and show the match as it stands."""
        super().enter(stage)
        match = self.match
        players = Players(match, stage.client)
        self.table = MatchTable(stage, match, self.overlays, first_viewer(match))
        if self.puzzling is not None:
            self.table.task = self.puzzling.goal
            self.table.laid.dock_log(docked=True)  # the task stands above it
        self.view = self.table.view
        self.wake()
        self.sentences = Sentences(match, self.view, players, lambda: self.table.hud)
        if self.puzzling is not None:
            self.sentences.standing = self.puzzling.goal
        self.course = Course(self.table, players, self.sentences)
        undo, unsettle = self.course.undo, self.course.unsettle
        self.recaps = Recaps(self.table, unsettle)
        self.course.followers.append(self.recaps.follow)
        self.course.greeters.append(self.recaps.greet)
        self.panels = MatchPanels(self, self.table, undo, unsettle, self.sentences)
        self.panels.again = self._occasion.again
        if self.puzzling is None and has_story(match):
            self.panels.story = Storytelling(self, self.table, players).open
        self.questions = Questions(self.table, self.sentences, self._submit, self.panels.open_rules)
        self.coaching = Coaching(self.table, players, self.sentences, self.questions.press)
        if self.puzzling is None:
            self.questions.warn = self.coaching.warning
            self.course.followers.append(self.coaching.follow)
            self.course.holders.append(lambda: self.coaching.holds)
        self.folders = Folders(self.table, self._doings())
        self.course.followers.append(self.folders.follow)
        self.lessons = Lessons(self.table, self.panels.open_rules, self.panels.go)
        self.course.followers.append(self.lessons.follow)
        self.course.holders.append(lambda: self.lessons.holds)
        self.panels.guide = self.lessons.menu_line
        self._route()
        self.table.furnish(self._desk())
        self.course.start()
        if self.puzzling is not None:
            self.puzzling.greet()

    def _submit(self, move: Move) -> None:
        """Make a move that somebody chose."""
        self.recaps.act()
        self.lessons.act()
        self.coaching.act(move)
        self.course.submit(move)

    def _look(self, ref: int) -> None:
        """Show a thing that cannot be used; a score says what it is played up to."""
        if ref in self.view.table.counts.goals:
            self.panels.tell_goal()
        else:
            self.questions.look(ref)

    def _doings(self) -> Doings:
        told = self.sentences
        return Doings(
            self.questions.play, self.course.undo, told.label, told.outlook, self._open_rules_about
        )

    def _open_rules_about(self, ref: int) -> None:
        behind = self.sentences.clause_behind(ref) if ref else ""
        self.panels.open_rules(behind or self.sentences.step_clause)

    def _desk(self) -> Desk:
        """Return what the hands may ask."""
        asked, told = self.questions, self.sentences
        return Desk(
            play=asked.play,
            press=asked.press,
            offer=asked.offer,
            refuse=asked.refuse,
            is_early=asked.is_early,
            wants_to_know=asked.wants_to_know,
            look=self.pointer.look,
            spread=asked.spread,
            unfold=self.folders.unfold,
            label=told.label,
            outlook=told.outlook,
            why=asked.why_not,
            foresee=told.foresee,
        )

    def _route(self) -> None:
        """Lay out the ways of pointer and keys."""
        table, course, panels = self.table, self.course, self.panels
        actions: dict[str, Callable[[], None]] = {
            "undo": course.undo,
            "speed": panels.next_pace,
            "log": panels.toggle_log,
            "pause": panels.toggle_pause,
            "rules": panels.open_rules,
            "cards": panels.open_cards,
            "overview": panels.open_overview,
            "map": self.folders.open_map,
            "menu": panels.open_menu,
            OPPONENTS: panels.open_opponents,
            **{
                f"{OPPONENTS}:{seat}": partial(panels.open_opponents, seat)
                for seat in range(len(self.match.seats))
            },
            WHY: panels.ask_why,
            RECAP: self.recaps.toggle,
            "goal": panels.tell_goal,
            **self.lessons.answers,
            **(self.puzzling.answers if self.puzzling else {COACH: self.coaching.open}),
        }
        told = (self.recaps, self.lessons)
        buttons = Buttons(table, self.questions.press, panels.open_rules, actions, told)
        hint_of = self.sentences.hint_of
        self.pointer = Pointer(table, buttons, course.hurry, self._look, hint_of)
        asking = Asking(table, self.sentences, self.recaps, panels.open_rules)
        asking.finders.append(self.lessons.clause_at)
        self.keys = Keys(table, self.pointer, self.folders.open_record, asking)

    def leave(self) -> None:
        """Stop thinking and clear the canvas."""
        self.match.keep_time()
        self.match.close()
        self.coaching.forget()
        self.course.players.close()
        self.stage.sound.surround(None)
        self.overlays.close()
        self.recaps.clear()
        self.lessons.clear()
        self.table.clear()
        self.view.table.remove()

    def rest(self) -> None:
        """Wait for a visit to end: no clock runs, and nobody thinks."""
        self.match.keep_time()
        self.coaching.forget()
        self.course.rest()
        self.table.look_away()
        self.stage.sound.surround(None)

    def wake(self) -> None:
        """Let the table be heard, at first and after a visit."""
        cues = self.view.happening.cues
        self.stage.sound.surround(cues.ambience, cues.own, cues.music)

    def resize(self) -> None:
        """Lay everything out anew."""
        self.recaps.put_off()
        self.lessons.put_off()
        self.table.clear()
        self.match.texts = self.stage.texts_of(self.match.game.name)
        self.match.friendly_undo = self.stage.settings.friendly_undo
        self.view.rebuild()
        self.table.furnish_again()
        self.recaps.lay_again()
        self.course.unsettle()
        if self.course.curtained:
            self.view.table.setting.board.clear()
        self.overlays.resize()

    # Frames

    @property
    def busy(self) -> bool:
        """Tell whether something moves."""
        return self.table.busy or self.lessons.coming

    def tick(self, now: float) -> None:
        """Move on: play what happened, then let whoever decides decide."""
        table, view, course = self.table, self.view, self.course
        seconds = course.pass_time(now)
        self.overlays.tick(now)
        if self.overlays.top is not None:
            table.look_away()
        table.hands.held.advance(seconds)
        view.advance(seconds)
        self.recaps.advance()
        self.lessons.advance(seconds)
        course.follow_looks(seconds)
        table.hud.advance(seconds, table.hands.pointer)
        table.zoom.advance(seconds)
        table.keyboard.advance(seconds)
        table.ring.advance(seconds, calm=self.stage.settings.reduced_motion)
        self.coaching.advance()
        course.think(now)
        course.keep_time(now)
        if view.idle and not self._judged() and course.go_on(seconds):
            self.panels.show_result()
        self.sentences.hear(seconds)
        self.sentences.speak()
        view.table.flat.refresh()
        table.hands.watch()
        if table.hands.dragging:
            self.pointer.point_preview()
        table.previews.advance(seconds)
        if not view.busy and not table.hands.dragging:
            view.sharpen()

    def _judged(self) -> bool:
        """Tell whether the puzzle on this table has been tried to its end."""
        if self.puzzling is None or not self.puzzling.judge():
            return False
        if self.course.settled != self.match.number:
            self.course.settle()
        return True

    def paint(self) -> list[pygame.Rect]:
        """Draw what changed; when frames take long, cards in flight turn in coarser steps."""
        start = perf_counter()
        painted = super().paint()
        self._frames = [*self._frames[-9:], perf_counter() - start]
        self.view.table.setting.board.pictures.turning.thrifty = sum(
            self._frames
        ) > FRAME_BUDGET * len(self._frames)
        return painted

    def settle_now(self) -> None:
        """Show the match exactly as it stands, at once (for pictures and tests)."""
        view = self.view
        view.finish()
        if view.table.shown is None or view.table.shown.number != self.match.number:
            view.table.settle(self.match.view(view.table.viewer))
        view.table.setting.board.finish()
        self.course.settle()
        view.sharpen(all_at_once=True)
        self.sentences.speak()
        view.table.flat.refresh()

    # Files

    @property
    def trouble(self) -> OSError | None:
        """Return why the last move is not on the disk, if so."""
        return self.match.trouble or super().trouble

    def retry(self) -> None:
        """Try again to write the match to the disk."""
        self.match.retry()
        super().retry()

    def moved(self) -> None:
        """Keep the match in the folder that the player has chosen now."""
        super().moved()
        if self.match.save is not None:
            self.match.move_to(SaveFile.fresh(self.match.game.name))

    # Events

    def remark(self, text: str) -> None:
        """Say something above the hand for a while."""
        self.view.happening.said.append(text)

    def handle(self, event: pygame.Event) -> None:
        """Answer one event: the topmost panel first, then bubble, buttons, hands and keys."""
        if self.overlays.handle(event):
            return
        if event.type == pygame.KEYDOWN:
            self.keys.press(event)
        elif event.type == pygame.KEYUP:
            self.keys.release(event)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.table.hands.cancel()
        else:
            self.pointer.handle(event)
        self.pointer.point_preview()
