"""The terminal game from its first line: goes on with a match or deals a new one, and plays it."""

import sys
from datetime import datetime

from rules.core.game import Game
from rules.registry import GAMES
from tabletop import paths, save, shelf
from tabletop.ai.client import Client
from tabletop.arguments import Arguments, ArgumentsError
from tabletop.lessons.guide import guide_of
from tabletop.lessons.knowing import is_known
from tabletop.lessons.lesson import guided_match
from tabletop.match import Match
from tabletop.player.settings import Settings
from tabletop.players import Thinker
from tabletop.save import SaveError, SaveFile
from tabletop.setups import MatchSetup, asked_seats
from tabletop.terminal.session import COMMANDS, LeaveError, Session, Terminal, usual_viewer
from tabletop.words.text import Texts, language_of

GO_ON, ANEW = "1", "2"


def play(arguments: Arguments, settings: Settings) -> int:
    """Play one match in this terminal and return the exit status."""
    game = GAMES[arguments.text]
    language = arguments.lang or language_of(settings)
    texts = Texts(language, [paths.assets() / game.name, paths.assets() / "common"])
    if arguments.learn and guide_of(game) is None:
        raise ArgumentsError(texts.text("app.no_guide", game=game.name))
    if sys.stdin is None or sys.stdout is None:
        raise ArgumentsError(texts.text("app.no_terminal"))
    # A terminal that cannot show a letter shows another one instead of stopping the game.
    for stream in (sys.stdout, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    terminal = Terminal(sys.stdin, sys.stdout)
    client = Client()
    try:
        run(Evening(game, texts, arguments, settings), client, terminal)
    finally:
        client.close()
    return 0


class Evening:
    """What one sitting at the terminal begins with."""

    def __init__(self, game: Game, texts: Texts, arguments: Arguments, settings: Settings) -> None:
        self.game = game
        self.texts = texts
        self.arguments = arguments
        self.settings = settings

    def new_match(self) -> Match:
        """Deal a match: the guided one where the player wants to learn."""
        guide = guide_of(self.game) if self.arguments.learn else None
        if guide is not None:
            save = SaveFile.fresh(self.game.name)
            return guided_match(self.game, guide, self.texts, self.settings, save)
        options = self.game.usual_options()
        seats = asked_seats(self.arguments, self.game, self.texts, self.settings)
        setup = MatchSetup(self.game, seats, options, self.arguments.seed)
        file = SaveFile.fresh(self.game.name)
        seed = setup.seed
        return Match.new(self.game, setup.seated(seed), seed, options, file)

    def wants_new(self) -> bool:
        """Tell whether the command line describes a new match."""
        asked = self.arguments
        new = asked.seats or asked.seed or asked.level or asked.hotseat or asked.watch
        return bool(new or asked.learn)


def run(evening: Evening, client: Thinker, terminal: Terminal) -> None:
    """Greet, find or deal a match, and play it."""
    texts = evening.texts
    terminal.say(
        texts.text("game.name"),
        texts.text("game.subtitle"),
        texts.text("text.goal", goal=texts.plain(texts.text("game.goal"))),
    )
    try:
        match = None if evening.wants_new() else _continued(evening, terminal)
    except LeaveError:
        return
    match = match or evening.new_match()
    match.texts = texts
    words = [texts.text(f"text.command.{name}") for name in COMMANDS]
    terminal.say(
        texts.text("text.deal", seed=match.record.seed),
        texts.text("text.commands", words=", ".join(words)),
    )
    if match.guided is None and not is_known(evening.settings, evening.game):
        terminal.say(texts.text("text.learn", game=evening.game.name))
    Session(match, client, terminal, evening.settings).run()


def _continued(evening: Evening, terminal: Terminal) -> Match | None:
    """Offer the newest unfinished match; return it if it is wanted and can be played on."""
    games = {evening.game.name: evening.game}
    looked = shelf.look(games)
    for path in looked.damaged:
        why = save.reason_text(evening.texts, save.entry_of(path))
        terminal.say(evening.texts.text("text.damaged", file=str(path), reason=why))
    if not looked.waiting:
        return None
    found = looked.waiting[0]
    when = shelf.when_text(evening.texts, found.saved.when, datetime.now().astimezone().date())
    answer = ""
    while answer not in {GO_ON, ANEW}:
        terminal.say(evening.texts.text("text.continue", when=when))
        answer = terminal.hear()
    if answer == ANEW:
        return None
    file = SaveFile(found.path)
    try:
        match = Match.resume(file, games)
    except SaveError as error:
        in_use = error.code == save.IN_USE
        told = (
            evening.texts.text("text.in_use") if in_use else save.error_text(evening.texts, error)
        )
        terminal.say(told)
        return None
    if match.read_only is None:
        return match
    match.texts = evening.texts
    viewer = usual_viewer(match.seats)
    terminal.say(
        save.drift_text(evening.texts, match.read_only),
        *(evening.texts.plain(line.text) for line in match.log(viewer)),
    )
    return None
