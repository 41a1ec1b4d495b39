"""The course of one match on the screen: updates in, moves out, curtains between people."""

from collections.abc import Callable

from rules.core.engine import RefusedError
from rules.core.hidden import PUBLIC
from rules.core.moves import Move
from rules.core.notation import write
from rules.core.refs import NOTHING
from tabletop.match import Match
from tabletop.player.seats import people
from tabletop.players import Players
from tabletop.ui.panels.curtain import Curtain
from tabletop.ui.table import feel
from tabletop.ui.table.course.layout_log import note_layout
from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.course.sentences import Sentences
from tabletop.ui.table.hud.zoom import subject_of
from tabletop.ui.table.moves.usual import usual_way
from tabletop.ui.table.pieces.travel import ASIDE
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.table.view.table_view import BACK

LONGEST_FRAME = 0.1
UNSETTLED = -1


def first_viewer(match: Match) -> int:
    """Return who looks at a match first: its only person, who decides, or else a spectator."""
    seats = people(match.seats)
    if not seats:
        return PUBLIC
    return match.decider if match.decider in seats else seats[0]


class Course:
    """Takes a match on from one position that is shown and settled to the next.

    Who must follow each settled position is listed in `followers`, who receives whoever sits down
    behind a curtain in `greeters`, who can keep a move from being made by itself in `holders`.
    """

    def __init__(self, table: MatchTable, players: Players, sentences: Sentences) -> None:
        self.table = table
        self.match = table.match
        self.view = table.view
        self.laid = table.laid
        self.players = players
        self.sentences = sentences
        self.followers: list[Callable[[], None]] = []
        self.greeters: list[Callable[[], None]] = []
        self.holders: list[Callable[[], bool]] = []
        self.settled = UNSETTLED  # the number of the position that is taken over
        self._people = people(table.match.seats)
        self._last: float | None = None
        self._since_settled = 0.0
        self._reply: Move | None = None
        self._seen: dict[int, int] = {}
        self._result_shown = False
        self._focus = NO_SEAT
        self._arriving = 0.0
        self._noted = UNSETTLED

    # Time

    def start(self) -> None:
        """Show the match as it stands."""
        match, viewer = self.match, self.laid.viewer
        if len(self._people) > 1 and not match.over:
            self._draw_curtain(viewer)
        elif match.number == 0:
            self.view.deal(match.view(viewer))
        else:
            self.laid.settle(match.view(viewer))
        self._seen[viewer] = match.number

    def rest(self) -> None:
        """Let nothing go on while nobody looks; whoever thought is asked again afterwards."""
        self._forget_reply()
        self._last = None
        self.table.timekeeper.rest()

    def pass_time(self, now: float) -> float:
        """Return how many seconds have passed; none when somebody else has begun to look."""
        seconds = 0.0 if self._last is None else min(LONGEST_FRAME, now - self._last)
        self._last = now
        return seconds

    def follow_looks(self, seconds: float) -> None:
        """Follow a look at another seat: the lights go where the cards have gone."""
        table, number = self.table, self.match.number
        if table.peek.follow():
            table.hud.tooltip.dismiss()
        arriving = self._arriving > 0
        self._arriving -= seconds
        if arriving and self._arriving <= 0:
            table.hands.aim_again()
        if self._focus != self.laid.focus:
            self._focus, self._arriving = self.laid.focus, ASIDE.seconds
            table.hands.light()
            table.keyboard.refresh()
            self._noted = UNSETTLED
        if self._noted != number == self.settled and not self.view.busy:
            self._noted = number
            note_layout(table.stage.log, number, table.hands, table.hud, still=True)

    def think(self, now: float) -> None:
        """Ask the computer whenever it must decide; its answer waits until all is shown."""
        if self._reply is None and not self.view.happening.paused:
            self._reply = self.players.tick(now)
        since = self.players.thinking_since
        seat = self.match.decider
        plate = next((plate for plate in self.laid.plates.plates if plate.seat == seat), None)
        slow = since is not None and now - since > feel.THINKING_SHOWN
        self.table.ring.show(plate.mark_box if slow and plate is not None else None)

    def keep_time(self, now: float) -> None:
        """Let the clock run while somebody thinks; where it runs out, it makes the move."""
        table, top = self.table, self.table.overlays.top
        halted = self.view.happening.paused or not (top is None or top.thinking)
        move = table.timekeeper.tick(now, self.laid.viewer, running=self.view.idle and not halted)
        if move is not None:
            table.overlays.close()
            self._forget_reply()
            self.submit(move)

    def _forget_reply(self) -> None:
        self.players.cancel()
        self._reply = None

    # From one position to the next

    def go_on(self, seconds: float) -> bool:
        """Let happen what is next once all is shown; return whether that is the result."""
        match, table = self.match, self.table
        self._show_peeked()
        self._since_settled += seconds
        if self.settled != match.number and not self.curtained:
            self.settle()
        if table.overlays.halting or table.zoom.pinned:
            return False  # whoever reads something is not hurried on
        if match.over:
            due, self._result_shown = not self._result_shown, True
            return due
        if match.decider in self._people and match.decider != self.laid.viewer:
            if not table.hands.occupied:
                self._draw_curtain(match.decider)
        elif self._reply is not None and not (self.view.happening.paused or table.hands.occupied):
            move, self._reply = self._reply, None
            self.submit(move)
        else:
            self._play_forced()
        return False

    def _show_peeked(self) -> None:
        """Show the viewer what was just revealed but stays face down on the table."""
        place, self.view.happening.peeked = self.view.happening.peeked, NOTHING
        subject = subject_of(self.laid, place) if place else None
        if subject is not None:
            self.table.zoom.show(subject, pin=True)

    def _play_forced(self) -> None:
        table, settings = self.table, self.table.stage.settings
        if not settings.auto_forced or self.match.decider != self.laid.viewer:
            return
        patience = feel.FORCED if settings.speed else 0.0
        moves = table.hands.reach.moves if table.hands.reach is not None else []
        if any(m.verb in self.laid.dice.verbs.values() for m in moves):
            return  # dice wait for the hand of whoever may throw them
        if any(holds() for holds in self.holders):
            return
        if len(moves) == 1 and self._since_settled >= patience and not table.hands.occupied:
            self.submit(moves[0])

    def hurry(self) -> bool:
        """Show at once what is still to be shown; return whether that was the viewer's own doing.

        Only then buttons that appear are meant by a press where they come to be: whoever presses
        to be done with the moves of others shall not decide something by it.
        """
        if self.view.idle:
            return False
        own = self.view.shows_only(self.laid.viewer)
        if not self.view.hurry():
            return False  # something is being told that concerns the viewer
        if self.settled != self.match.number and self.match.decider == self.laid.viewer:
            self.settle()
        return own

    def unsettle(self) -> None:
        """Have the position taken over anew: what it is shown with has changed."""
        self.settled = UNSETTLED

    def settle(self) -> None:
        """Take over the position that is now shown: what may be done, known and said."""
        match, table, viewer = self.match, self.table, self.laid.viewer
        hands, hud = table.hands, table.hud
        self.settled = match.number
        self._since_settled = 0.0
        self._seen[viewer] = match.number
        update = match.view(viewer)
        silent = self.laid.plan.extras.advice if table.task is not None else ()
        known = [one for one in match.readouts(viewer) if one.key not in silent]
        self.laid.show_readouts(known)
        hud.set_log(match.log(viewer))
        hands.allow(match.game, update.table, update.moves)
        self.laid.furniture.offer({m.onto for m in update.moves})
        asked = self.laid.behind(hands.subject)
        if asked != NO_SEAT:
            self.view.attention.choose(asked)
        buttons = hands.reach.buttons if hands.reach else []
        told = self.sentences
        choices = [(str(n), told.label(group), told.help(group)) for n, group in enumerate(buttons)]
        hud.prompt.offer(choices, usual_way(match.game, update.table, update.moves, buttons))
        table.keyboard.refresh()
        hud.allow_undo(match.why_not_undo(viewer))
        still = not self.view.busy
        note_layout(table.stage.log, match.number, hands, hud, still=still)
        self._noted = match.number if still else UNSETTLED
        for follow in self.followers:
            follow()

    def submit(self, move: Move) -> None:
        """Make a move; it is on the disk before anything is shown."""
        match, table = self.match, self.table
        table.hud.hush()
        mover = match.decider
        try:
            match.submit(move)
        except RefusedError as refused:
            self.sentences.say_why(refused.clause, {}, table.hud.prompt.rect)
            return
        # What may be done next is found out when the move has been shown.
        self.view.add(match.update_at(self.laid.viewer, match.number))
        text = write(match.game, match.setup, move) if mover == self.laid.viewer else ""
        table.stage.log.note("move", number=match.number, seat=mover, move=text)
        table.forbid()
        table.hud.allow_undo(match.why_not_undo(self.laid.viewer))
        self.view.advance(0.0)

    def undo(self) -> None:
        """Take back the viewer's last decision, or say why not."""
        match, table, view = self.match, self.table, self.view
        why = match.why_not_undo(self.laid.viewer)
        if why:
            texts, anchor = self.laid.setting.texts, table.hud.bar.buttons["undo"].rect
            table.hud.explain(texts.text("hud.undo"), texts.text(why), "", anchor)
            return
        practice = match.practice
        self._forget_reply()
        view.finish()
        self.view.moments.clear()
        self.laid.plates.seating.forget()
        match.undo(self.laid.viewer)
        table.hands.let_go()
        table.hands.forbid()
        self._result_shown = False
        new_practice = match.practice and not practice
        told = "text.undone_practice" if new_practice else "text.undone"
        self.sentences.replace(self.laid.setting.texts.text(told))
        self.laid.settle(match.view(self.laid.viewer), BACK)
        self.unsettle()

    # Two people at one screen

    @property
    def curtained(self) -> bool:
        """Tell whether everything is hidden until another person is there."""
        return isinstance(self.table.overlays.top, Curtain)

    def _draw_curtain(self, seat: int) -> None:
        """Hide everything, and show it again to another person once that person is there."""
        table = self.table
        table.overlays.close()
        table.hands.forbid()
        table.zoom.forget()
        table.hud.remove()
        self.laid.setting.board.clear()
        curtain = Curtain(table.stage, self.match.seats[seat].name, seat)
        table.overlays.open(curtain, lambda _choice: self._change_viewer(seat))

    def _change_viewer(self, seat: int) -> None:
        match = self.match
        self.table.clear()
        self.view.rebuild(seat)
        self.table.furnish_again()
        seen = self._seen.get(seat, match.number)
        start = seen if seen <= match.number else match.number
        self.laid.settle(match.view_at(seat, start))
        for number in range(start + 1, match.number + 1):
            self.view.add(match.update_at(seat, number))
        self.unsettle()
        self._last = None
        for greet in self.greeters:
            greet()
