"""One match in a terminal: the sentences of the log, numbered choices, nothing that needs sight."""

from typing import TextIO

from rules.core.engine import SHARED_CLAUSES
from rules.core.hidden import PUBLIC
from rules.core.moves import Move
from tabletop.lessons.practice import PuzzleTry
from tabletop.match import Match
from tabletop.player import statistics
from tabletop.player.seats import Seat, alone
from tabletop.player.settings import Settings
from tabletop.players import Players, Thinker
from tabletop.summary.standings import read_figures, standings_of, titles_of, worded
from tabletop.terminal.answers import Answers
from tabletop.terminal.bulletin import Bulletin
from tabletop.terminal.choices import LONGEST, MenuLine, first_list, second_list
from tabletop.terminal.coaching import spoken_advice
from tabletop.terminal.keeping import Keeping
from tabletop.terminal.opponents import SpokenLevels
from tabletop.terminal.puzzling import SpokenPuzzles
from tabletop.terminal.recalling import recalled
from tabletop.terminal.teaching import Teaching, note_finished
from tabletop.words.ranges import of_amount
from tabletop.words.speech import Speaker
from tabletop.words.text import Fact

PATIENCE = 0.05  # seconds between two looks for an answer
CURTAIN = 60  # empty lines that push one player's secrets off the screen
COMMANDS = (
    "help", "goal", "rules", "show", "puzzle", "coach", "undo", "level", "look", "log", "card",
    "gallery", "decks", "all", "back", "quit",
)  # fmt: skip


class LeaveError(Exception):
    """The player wants to stop, or nothing more can be read."""


class Terminal:
    """Lines in and lines out; the end of input means leaving."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.target = target

    def say(self, *lines: str) -> None:
        """Write lines."""
        self.target.write("".join(f"{line}\n" for line in lines))
        self.target.flush()

    def hear(self) -> str:
        """Read a line."""
        self.target.write("> ")
        self.target.flush()
        line = self.source.readline()
        if not line:
            self.target.write("\n")
            raise LeaveError
        return line.strip()


def usual_viewer(seats: list[Seat]) -> int:
    """Return whose eyes the terminal has: those of the only person, else everybody's."""
    seat = alone(seats)
    return seat if seat >= 0 else PUBLIC


class Session:
    """One match in a terminal."""

    def __init__(
        self, match: Match, client: Thinker, terminal: Terminal, settings: Settings
    ) -> None:
        self.match = match
        self.texts = match.texts
        self.client = client
        self.players = Players(match, client)
        self.terminal = terminal
        self.keeping = Keeping(match, terminal.say)
        self.teaching = Teaching(match, terminal.say)
        self.settings = settings
        self.viewer = usual_viewer(match.seats)
        self.bulletin = Bulletin(match, terminal.say)
        self._trying_told = False
        self._glance_told = False
        self._attempt: PuzzleTry | None = None  # the puzzle that is played here, if any

    @property
    def speaker(self) -> Speaker:
        """Return who speaks to the present viewer."""
        match = self.match
        return Speaker(self.texts, match.game, match.setup, match.seats, self.viewer)

    def say(self, key: str, **facts: Fact) -> None:
        """Write one text."""
        self.terminal.say(self.texts.text(key, **facts))

    def run(self) -> None:
        """Play to the end, or until the player leaves; the match is kept either way."""
        self.keeping.tell()
        try:
            while self.match.decider >= 0:
                self._decide(self.match.decider)
            self._close()
        except LeaveError:
            self.keeping.promise()
        finally:
            self.match.close()
            self.players.close()

    def _decide(self, seat: int) -> None:
        if not self.match.seats[seat].person:
            move = self.players.tick(0.0)
            while move is None:
                self.client.wait(PATIENCE)
                move = self.players.tick(0.0)
            self._tell_of_glances()
            self._submit(move)
            return
        self._hand_over(seat)
        # Whoever is being told something decides for themselves.
        alone = self.settings.auto_forced and self.teaching.idea is None
        forced = self.match.forced(seat) if alone else None
        self._submit(forced or self._ask(seat))

    def _tell_of_glances(self) -> None:
        """Say once that the computer has stopped thinking."""
        if self.players.glancing and not self._glance_told:
            self._glance_told = True
            self.say("text.glance")

    def _submit(self, move: Move) -> None:
        own = self.match.decider == self.viewer
        self.match.submit(move)
        self.keeping.tell()
        if own or self.viewer < 0:
            self.bulletin.news(self.viewer)

    def _hand_over(self, seat: int) -> None:
        """Draw the curtain where another person sits down."""
        if self.viewer == seat:
            return
        self.viewer = seat
        self.terminal.say("\n" * CURTAIN)
        self.terminal.say(self.texts.text("text.hand_over", name=self.match.seats[seat].name))
        self.terminal.hear()

    def _close(self) -> None:
        self.bulletin.news(self.viewer, brief=self.viewer >= 0)
        if self.match.practice or self.match.guided is not None:
            self.say("text.practice" if self.match.practice else "result.guided")
        if self.match.over:
            self.terminal.say(*self._standings())
            note_finished(self.match, self.settings)
        level = self.match.level_played
        if level and self.match.over and self.match.guided is None:
            tally = statistics.tally(self.match.game.name, level)
            self.say("text.results", won=tally.won, level=tally.level, lost=tally.lost)

    def _standings(self) -> list[str]:
        """Return how everybody ended, the best first, with the figures that decided it."""
        figures = read_figures(self.texts.folders[0])
        titles = titles_of(self.texts, figures)
        lines = []
        for standing in worded(self.texts, figures, standings_of(self.match, figures)):
            words = [
                self.texts.text("text.figure", title=title, amount=amount)
                for title, amount in zip(titles, standing.shown, strict=True)
            ]
            facts = {"name": standing.name, "figures": ", ".join(words)}
            lines.append(self.texts.text("text.standing", place=standing.place, **facts))
        return lines

    # Asking

    def _ask(self, seat: int) -> Move:
        update = self.match.view(seat)
        self.bulletin.news(seat, brief=True)
        self.terminal.say(*recalled(self.match, seat))
        self.bulletin.own(self.speaker, update)
        self.bulletin.introduce(self.speaker, update.table)
        while True:
            speaker = self.speaker
            self.teaching.tell()
            self.terminal.say("", self.texts.plain(speaker.prompt(update.table, seat)))
            choices = first_list(speaker, update.table, update.moves)
            words = self._pick(choices, "text.choose", help=self._word("help"))
            choice, rest = self._understood(words, choices)
            if choice is None:
                update = self.match.view(seat)
                continue
            move = self._narrowed(choice, rest)
            if move is not None:
                return move
            update = self.match.view(seat)

    def _narrowed(self, choice: MenuLine, rest: str) -> Move | None:
        """Ask where a chosen thing shall go, and how much; None when another thing is wanted."""
        number = self.match.number
        while len(choice.moves) > 1:
            if choice.ranged:
                return self._amount(choice, rest)
            table = self.match.view(self.viewer).table
            choices = second_list(self.speaker, table, choice)
            if rest:
                words, rest = rest, ""
            else:
                several = len({m.what for m in choice.moves}) > 1
                key = "text.choose_which" if several else "text.choose_where"
                words = self._pick(choices, key, what=choice.label, back=self._word("back"))
            if self._command(words) == "back":
                return None
            found, rest = self._understood(words, choices)
            if self.match.number != number:
                return None  # what was taken back is no longer to be decided
            choice = found or choice
        return choice.moves[0]

    def _amount(self, choice: MenuLine, rest: str) -> Move | None:
        """Ask how much, until it is an amount that may be chosen; None for another thing."""
        low, high = choice.moves[0].amount, choice.moves[-1].amount
        back = self._word("back")
        while True:
            if not rest:
                self.say("text.how_much", what=choice.label, low=low, high=high, back=back)
                self._tell_of_trying(choice.moves[0])
            words, rest = rest or self.terminal.hear(), ""
            if words.endswith("?"):
                self._try(choice.moves, words.removesuffix("?").strip())
            elif words.isdecimal():
                move = of_amount(choice.moves, int(words))
                if move is not None:
                    return move
                self._refuse(choice.moves[0], int(words))
            elif self._command(words) == "back":
                return None
            else:
                number = self.match.number
                self._understood(words, [])
                if self.match.number != number:
                    return None

    def _tell_of_trying(self, m: Move) -> None:
        """Say once that a question mark is understood, where there is something to foresee."""
        if not self._trying_told and self.match.preview(self.viewer, m) is not None:
            self._trying_told = True
            self.say("text.try")

    def _try(self, moves: list[Move], words: str) -> None:
        """Say what an amount would bring, without deciding anything."""
        move = of_amount(moves, int(words)) if words.isdecimal() else None
        if move is not None:
            verb = self.speaker.verb(move, self.match.view(self.viewer).table)
            self.terminal.say(self._foreseen(self.texts.plain(verb), move))
        elif words.isdecimal():
            self._refuse(moves[0], int(words))
        else:
            self.say("text.not_understood", words=words)

    def _foreseen(self, label: str, move: Move) -> str:
        """Return a choice with what it would bring, where that is worth a word."""
        if (readout := self.match.preview(self.viewer, move)) is None:
            return label
        preview = self.texts.plain(self.speaker.readout(readout)).removesuffix(".")
        return self.texts.text("text.foreseen", choice=label, preview=preview)

    def _refuse(self, m: Move, amount: int) -> None:
        """Say why an amount cannot be chosen, where the game has a clause for it."""
        ruling = self.match.explain(self.viewer, m.what, m.onto, amount)
        if ruling.clause not in SHARED_CLAUSES:
            self.terminal.say(self.texts.plain(self.speaker.refusal(ruling)))

    def _pick(self, choices: list[MenuLine], key: str, **facts: Fact) -> str:
        """Read a list out, of a long one the beginning, and hear what is chosen."""
        most = LONGEST if len(choices) > LONGEST + 1 else len(choices)
        self._read_out(choices[:most], 1)
        if most < len(choices):
            self.say("text.rest", first=most + 1, last=len(choices), all=self._word("all"))
        self.say(key, **facts)
        words = self.terminal.hear()
        while most < len(choices) and self._command(words) == "all":
            self._read_out(choices[most:], most + 1)
            self.say(key, **facts)
            words = self.terminal.hear()
        return words

    def _read_out(self, choices: list[MenuLine], first: int) -> None:
        for number, choice in enumerate(choices, start=first):
            one = len(choice.moves) == 1
            words = self._foreseen(choice.label, choice.moves[0]) if one else choice.label
            self.terminal.say(f"{number}. {self.teaching.marked(words, choice.moves)}")

    def _understood(self, words: str, choices: list[MenuLine]) -> tuple[MenuLine | None, str]:
        """Return the choice that a number means; a command is obeyed, the rest is returned."""
        first, _, rest = words.partition(" ")
        if first.isdecimal() and 1 <= int(first) <= len(choices):
            return choices[int(first) - 1], rest.strip()
        command = self._command(words)
        if command:
            self._obey(command, rest.strip())
        elif words:
            self.say("text.not_understood", words=words)
        return None, ""

    def _word(self, command: str) -> str:
        return self.texts.text(f"text.command.{command}")

    def _command(self, words: str) -> str:
        """Return the command that the first word is or begins, if it can be only one."""
        first = words.partition(" ")[0].casefold()
        known = (*COMMANDS, *self.teaching.commands)
        found = [name for name in known if first and self._word(name).startswith(first)]
        exact = [name for name in found if self._word(name) == first]
        return (exact or found)[0] if len(exact or found) == 1 else ""

    def _obey(self, command: str, rest: str) -> None:
        if command == "quit":
            raise LeaveError
        if command in self.teaching.commands:
            self.teaching.obey(command)
        elif command == "help":
            self._help()
        elif command == "puzzle":
            self._puzzle(rest)
        elif command == "undo":
            self._undo()
        elif command == "coach":
            self.terminal.say(*spoken_advice(self.match, self.speaker, self.client))
        elif command == "level":
            self._set_level(rest)
        else:
            Answers(self.match, self.speaker, self.settings, self.terminal.say).tell(command, rest)

    def _help(self) -> None:
        for name in (*COMMANDS, *self.teaching.commands):
            self.terminal.say(f"{self._word(name)}: {self.texts.text(f'text.help.{name}')}")

    def _puzzle(self, rest: str) -> None:
        """Play a puzzle at a table of its own, or give the hint for the one that is played."""
        spoken = SpokenPuzzles(self.match.game, self.texts, self.settings, self.terminal.say)
        if self._attempt is not None:
            spoken.nudge(self._attempt.puzzle)
        elif (attempt := spoken.find(rest)) is not None:
            Session(attempt.match, self.client, self.terminal, self.settings).solve(attempt)
            spoken.judge(attempt)

    def solve(self, attempt: PuzzleTry) -> None:
        """Play until the puzzle of this table has been tried; who leaves gives it up."""
        self._attempt = attempt
        try:
            while attempt.result is None:
                self._decide(self.match.decider)
        except LeaveError:
            self.say("text.puzzle_left")

    def _undo(self) -> None:
        self.match.friendly_undo = self.settings.friendly_undo
        why = self.match.why_not_undo(self.viewer)
        practice = self.match.practice
        if self.match.undo(self.viewer):
            self.players.cancel()
            why = "text.undone" if practice == self.match.practice else "text.undone_practice"
            self.bulletin.forget_untold()
        self.say(why)
        self.bulletin.own(self.speaker, self.match.view(self.viewer))

    def _set_level(self, rest: str) -> None:
        """Tell how well the computers play, or let some play better or worse from now on."""
        if SpokenLevels(self.match, self.texts, self.terminal.say).obey(rest):
            self.bulletin.skip(self.viewer)
            self.bulletin.forget_untold()
            self.keeping.tell()
