"""The course of one match on the screen: updates in, moves out, curtains between people."""

from abc import abstractmethod
from time import perf_counter

import pygame

from rules.core.engine import RefusedError
from rules.core.hidden import PUBLIC
from rules.core.moves import Move
from rules.core.notation import write
from rules.core.refs import NOTHING
from tabletop.match import Match
from tabletop.player.seats import people
from tabletop.players import Players
from tabletop.save import SaveFile
from tabletop.ui.panels.curtain import Curtain
from tabletop.ui.stage import Stage
from tabletop.ui.table import feel
from tabletop.ui.table.course.layout_log import note_layout
from tabletop.ui.table.course.sentences import Voice
from tabletop.ui.table.hands.hands import Hands
from tabletop.ui.table.hands.keyboard import Keyboard
from tabletop.ui.table.hud.hud import Hud
from tabletop.ui.table.hud.previews import Previews
from tabletop.ui.table.hud.timing import Timekeeper
from tabletop.ui.table.hud.zoom import Zoom, subject_of
from tabletop.ui.table.moves.intents import Desk
from tabletop.ui.table.panels.peek import Peek
from tabletop.ui.table.pieces.travel import ASIDE
from tabletop.ui.table.plan.layout import NO_SEAT
from tabletop.ui.table.seats.plates import ThinkingRing
from tabletop.ui.table.view.table_view import BACK, TableView

LONGEST_FRAME = 0.1
FRAME_BUDGET = 0.012
OFF = (-1, -1)  # where the pointer is when it points at nothing


class Sitting(Voice, Desk):
    """A running match; the viewer is its only person, the person who decides, or a spectator.

    The classes above it add the panels and the hands; what they must do is declared at the end.
    """

    name = "table"

    def __init__(self, match: Match, *, viewer: int | None = None) -> None:
        super().__init__(match)
        self.people = people(match.seats)
        self.viewer = self._first_viewer() if viewer is None else viewer
        self._last: float | None = None
        self._settled = -1
        self._since_settled = 0.0
        self._reply: Move | None = None
        self._seen: dict[int, int] = {}
        self._result_shown = False
        self._frames: list[float] = []
        self._focus = NO_SEAT
        self._arriving = 0.0
        self._noted = -1

    def _first_viewer(self) -> int:
        if not self.people:
            return PUBLIC
        return self.match.decider if self.match.decider in self.people else self.people[0]

    # The scene protocol

    def enter(self, stage: Stage) -> None:
        """Lay the table and show the match as it stands."""
        super().enter(stage)
        match = self.match
        self.players = Players(match, stage.client)
        self.view = TableView(stage, match.game, match.setup, match.seats, self.viewer)
        self.timekeeper = Timekeeper(match, self.view.plan.extras.clock)
        stage.sound.surround(self.view.cues.ambience, self.view.cues.own)
        self._make_hud()
        self._settled = -1
        if len(self.people) > 1 and not match.over:
            self._draw_curtain(self.viewer)
        elif match.number == 0:
            self.view.deal(match.view(self.viewer))
        else:
            self.view.settle(match.view(self.viewer))
        self._seen[self.viewer] = match.number

    def _make_hud(self) -> None:
        view = self.view
        dossier = view.plan.extras.dossier
        mapped = dossier is not None and dossier.map is not None
        extras = {"mapped": mapped, "timed": self.timekeeper.on}
        self.hud = Hud(view.kit, self.stage.canvas, view.texts, view.geometry, **extras)
        self.timekeeper.face = self.hud.clock
        self.hands = Hands(view, self)
        self.keyboard = Keyboard(self.hands, self.hud)
        self.zoom = Zoom(view)
        self.previews = Previews(view.kit, self.stage.canvas, self.outlook, self.foresee)
        self.ring = ThinkingRing(view.kit, self.stage.canvas)
        self.peek = Peek(view)
        view.show_flat(self.hud.parts)

    def leave(self) -> None:
        """Stop thinking and clear the canvas."""
        self.match.keep_time()
        self.match.close()
        self.players.close()
        self.stage.sound.surround(None)
        self.overlays.close()
        self._clear_hud()
        self.view.remove()

    def _clear_hud(self) -> None:
        self.hands.clear()
        self.hud.remove()
        self.zoom.forget()
        self.previews.hide()
        self.peek.close()
        self.ring.show(None)

    def resize(self) -> None:
        """Lay everything out anew."""
        self._clear_hud()
        self.match.texts = self.stage.texts_of(self.match.game.name)
        self.match.friendly_undo = self.stage.settings.friendly_undo
        self.view.rebuild()
        self._make_hud()
        self._settled = -1
        if self._curtained:
            self.view.board.clear()
        self.overlays.resize()

    @property
    def _curtained(self) -> bool:
        return isinstance(self.overlays.top, Curtain)

    @property
    def busy(self) -> bool:
        """Tell whether something moves."""
        moves = self.view.busy or self.ring.moving or self.hands.held.moving or self.overlays.busy
        waits = self.zoom.waiting or self.view.attention.waiting
        return moves or waits or self.view.pictures.waiting

    def tick(self, now: float) -> None:
        """Move on: play what happened, then let whoever decides decide."""
        seconds = 0.0 if self._last is None else min(LONGEST_FRAME, now - self._last)
        self._last = now
        self.overlays.tick(now)
        if self.overlays.top is not None:
            self._look_away()
        self.hands.held.advance(seconds)
        self.view.advance(seconds)
        self._turned(seconds)
        self.hud.advance(seconds)
        self.zoom.advance(seconds)
        self.ring.advance(seconds, calm=self.stage.settings.reduced_motion)
        self._think(now)
        self._keep_time(now)
        if self.view.idle:
            self._show_peeked()
            self._since_settled += seconds
            self._after_showing()
        self._hear(seconds)
        self._speak()
        self.view.flat.refresh()
        if not self.view.busy and not self.hands.dragging:
            self.view.sharpen()

    def _turned(self, seconds: float) -> None:
        """Follow a look at another seat: the lights go where the cards have gone."""
        if self.peek.follow():
            self.hud.tooltip.dismiss()
        arriving = self._arriving > 0
        self._arriving -= seconds
        if arriving and self._arriving <= 0:
            self.hands.aim_again()
        if self._focus != self.view.focus:
            self._focus, self._arriving = self.view.focus, ASIDE.seconds
            self.hands.light()
            self.keyboard.refresh()
            self._noted = -1
        if self._noted != self.match.number == self._settled and not self.view.busy:
            self._noted = self.match.number
            note_layout(self.stage.log, self.match.number, self.hands, self.hud)

    def _look_away(self) -> None:
        """Let go and close what the pointer opened: a panel lies between it and the table."""
        self.hands.let_go()
        self.view.board.hover(None)
        self.view.attention.point(OFF)
        self.hud.tooltip.dismiss()
        self.previews.hide()
        if not self.zoom.pinned:
            self.zoom.forget()

    def paint(self) -> list[pygame.Rect]:
        """Draw what changed; when frames take long, cards in flight turn in coarser steps."""
        start = perf_counter()
        painted = super().paint()
        self._frames = [*self._frames[-9:], perf_counter() - start]
        self.view.pictures.turning.thrifty = sum(self._frames) > FRAME_BUDGET * len(self._frames)
        return painted

    def remark(self, text: str) -> None:
        """Say something above the hand for a while."""
        self.view.said.append(text)

    @property
    def trouble(self) -> OSError | None:
        """Return why the last move is not on the disk, if so."""
        return self.match.trouble

    def retry(self) -> None:
        """Try again to write the match to the disk."""
        self.match.retry()

    def moved(self) -> None:
        """Keep the match in the folder that the player has chosen now."""
        if self.match.save is not None:
            self.match.move_to(SaveFile.fresh(self.match.game.name))

    def settle_now(self) -> None:
        """Show the match exactly as it stands, at once (for pictures and tests)."""
        self.view.finish()
        if self.view.shown is None or self.view.shown.number != self.match.number:
            self.view.settle(self.match.view(self.viewer))
        self.view.board.finish()
        self._settle()
        self.view.sharpen(all_at_once=True)
        self._speak()
        self.view.flat.refresh()

    # The course of the match

    def _think(self, now: float) -> None:
        """Ask the computer whenever it must decide; its answer waits until all is shown."""
        if self._reply is None and not self.view.paused:
            self._reply = self.players.tick(now)
        since = self.players.thinking_since
        seat = self.match.decider
        plate = next((plate for plate in self.view.plates if plate.seat == seat), None)
        slow = since is not None and now - since > feel.THINKING_SHOWN
        self.ring.show(plate.mark_box if slow and plate is not None else None)

    def _keep_time(self, now: float) -> None:
        """Let the clock run while somebody thinks; where it runs out, it makes the move."""
        top = self.overlays.top
        thinking = self.view.idle and not self.view.paused and (top is None or top.thinking)
        move = self.timekeeper.tick(now, self.viewer, running=thinking)
        if move is not None:
            self.overlays.close()
            self.players.cancel()
            self._reply = None
            self.submit(move)

    def _after_showing(self) -> None:
        match = self.match
        if self._settled != match.number and not self._curtained:
            self._settle()
        if self.overlays.halting or self.zoom.pinned:
            return  # whoever reads something is not hurried on
        if match.over:
            if not self._result_shown:
                self._result_shown = True
                self.show_result()
        elif match.decider in self.people and match.decider != self.viewer:
            if not self.hands.occupied:
                self._draw_curtain(match.decider)
        elif self._reply is not None and not self.view.paused and not self.hands.occupied:
            move, self._reply = self._reply, None
            self.submit(move)
        else:
            self._play_forced()

    def _show_peeked(self) -> None:
        """Show the viewer what was just revealed but stays face down on the table."""
        place, self.view.peeked = self.view.peeked, NOTHING
        subject = subject_of(self.view, place) if place else None
        if subject is not None:
            self.zoom.show(subject, pin=True)

    def _play_forced(self) -> None:
        if not self.stage.settings.auto_forced or self.match.decider != self.viewer:
            return
        patience = feel.FORCED if self.stage.settings.speed else 0.0
        moves = self.hands.reach.moves if self.hands.reach is not None else []
        if any(m.verb in self.view.dice.verbs.values() for m in moves):
            return  # dice wait for the hand of whoever may throw them
        if len(moves) == 1 and self._since_settled >= patience and not self.hands.occupied:
            self.submit(moves[0])

    def _settle(self) -> None:
        """Take over the position that is now shown: what may be done, known and said."""
        match = self.match
        self._settled = match.number
        self._since_settled = 0.0
        self._seen[self.viewer] = match.number
        update = match.view(self.viewer)
        self.view.show_readouts(match.readouts(self.viewer))
        self.hud.set_log(match.log(self.viewer))
        self.hands.allow(update.table, update.moves)
        self.view.open_to({m.onto for m in update.moves})
        asked = self.view.behind(self.hands.subject)
        if asked != NO_SEAT:
            self.view.attention.choose(asked)
        buttons = self.hands.reach.buttons if self.hands.reach else []
        self.hud.prompt.offer([(str(n), self.label(group)) for n, group in enumerate(buttons)])
        self.keyboard.refresh()
        self.hud.allow_undo(match.can_undo(self.viewer))
        note_layout(self.stage.log, match.number, self.hands, self.hud)
        self._noted = -1 if self.view.busy else match.number

    def submit(self, move: Move) -> None:
        """Make a move; it is on the disk before anything is shown."""
        match = self.match
        self.hud.hush()
        mover = match.decider
        try:
            match.submit(move)
        except RefusedError as refused:
            self.say_why(refused.clause, {}, self.hud.prompt.rect)
            return
        text = write(match.game, match.setup, move) if mover == self.viewer else ""
        self.stage.log.note("move", number=match.number, seat=mover, move=text)
        self.hands.forbid()
        self.keyboard.focus(None)
        self.zoom.forget()
        self.previews.hide()
        self.hud.prompt.offer([])
        self.hud.allow_undo(match.can_undo(self.viewer))
        self.view.add(match.update_for(self.viewer))
        self.view.advance(0.0)

    def undo(self) -> None:
        """Take back the viewer's last decision, or say why not."""
        why = self.match.why_not_undo(self.viewer)
        if why:
            texts, anchor = self.view.texts, self.hud.bar.buttons["undo"].rect
            self.hud.explain(texts.text("hud.undo"), texts.text(why), "", anchor)
            return
        practice = self.match.practice
        self.players.cancel()
        self._reply = None
        self.view.finish()
        self.view.seating.forget()
        self.match.undo(self.viewer)
        self.hands.forbid()
        self._result_shown = False
        self._heard = 0
        new_practice = self.match.practice and not practice
        self.view.said[:] = [
            self.view.texts.text("text.undone_practice" if new_practice else "text.undone")
        ]
        self.view.settle(self.match.view(self.viewer), BACK)
        self._settled = -1

    # Two people at one screen

    def _draw_curtain(self, seat: int) -> None:
        """Hide everything, and show it again to another person once that person is there."""
        self.overlays.close()
        self.hands.forbid()
        self.zoom.forget()
        self.hud.remove()
        self.view.board.clear()
        curtain = Curtain(self.stage, self.match.seats[seat].name, seat)
        self.overlays.open(curtain, lambda _choice: self._change_viewer(seat))

    def _change_viewer(self, seat: int) -> None:
        match = self.match
        self._clear_hud()
        self.viewer = seat
        self.view.rebuild(seat)
        self._make_hud()
        seen = self._seen.get(seat, match.number)
        start = seen if seen <= match.number else match.number
        self.view.settle(match.view_at(seat, start))
        for number in range(start + 1, match.number + 1):
            self.view.add(match.update_at(seat, number))
        self._settled = -1
        self._last = None

    # What the classes above do, beside what hands ask of a desk

    @abstractmethod
    def say_why(self, clause: str, facts: dict[str, int], anchor: pygame.Rect) -> None:
        """Let a bubble quote a clause."""

    @abstractmethod
    def show_result(self) -> None:
        """Show how the match ended."""
