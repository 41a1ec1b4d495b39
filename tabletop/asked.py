"""The match that the command line asks for: which game, who sits where, the way to its table."""

from dataclasses import replace

from rules.core.game import Label
from rules.registry import GAMES
from tabletop.arguments import Arguments, ArgumentsError
from tabletop.lessons.knowing import has_guide
from tabletop.player.settings import Settings
from tabletop.setups import MatchSetup, asked_seats, last_setup, with_seats
from tabletop.ui.scene import Scene
from tabletop.ui.screens.arriving import Arriving
from tabletop.ui.stage import Stage


def arriving(arguments: Arguments, stage: Stage) -> Scene:
    """Return the way to the table that is asked for, or raise why there is none."""
    if arguments.learn:
        taught_game(arguments, stage)
    return Arriving(lambda: asked_table(arguments, stage))


def asked_table(arguments: Arguments, stage: Stage) -> Scene:
    """Return the table itself."""
    from tabletop.ui import ways  # noqa: PLC0415 - it leads to everything, after the first frame

    if arguments.learn:
        return ways.learn(stage, GAMES[taught_game(arguments, stage).name])
    return ways.begin(stage, asked_setup(arguments, stage))


def asked_game(arguments: Arguments, settings: Settings) -> Label:
    """Return the game that was named, else one for so many: the last played before the others."""
    if arguments.new:
        return GAMES.labels[arguments.new]
    games = sorted(GAMES.labels.values(), key=lambda game: game.name != settings.last_game)
    fitting = [game for game in games if not arguments.seats or arguments.seats in game.seat_counts]
    return fitting[0]


def taught_game(arguments: Arguments, stage: Stage) -> Label:
    """Return the game that shall be taught: the one that was named, else one with a guide."""
    game = asked_game(arguments, stage.settings)
    taught = [other for other in (game, *GAMES.labels.values()) if has_guide(other)]
    if not taught or (arguments.new and game is not taught[0]):
        raise ArgumentsError(stage.texts.text("app.no_guide", game=game.name))
    return taught[0]


def asked_setup(arguments: Arguments, stage: Stage) -> MatchSetup:
    """Return the setup that the command line describes."""
    settings = stage.settings
    game = GAMES[asked_game(arguments, settings).name]
    texts = stage.texts_of(game.name)
    setup = last_setup(game, texts, settings)
    if arguments.hotseat or arguments.watch or arguments.level:
        seats = asked_seats(arguments, game, texts, settings)
        setup = MatchSetup(game, seats, game.usual_options(), passing=True)
    elif arguments.seats:
        setup = with_seats(setup, arguments.seats, texts, settings)
    return replace(setup, deal=arguments.seed)
