"""The ways between scenes: home, to a new match, back to an old one, to its replay.

Scenes lead to one another in a circle, so they are imported here, when somebody goes there.
"""

from pathlib import Path

from rules.core.hidden import PUBLIC
from rules.registry import GAMES
from tabletop import shelf
from tabletop.match import Match
from tabletop.save import SaveFile, drift_text
from tabletop.seats import Seat
from tabletop.setups import MatchSetup, beginner, remember
from tabletop.ui.scene import Scene
from tabletop.ui.stage import Stage


def home(notice: str = "") -> Scene:
    """Return the first screen, with a notice above it if there is something to say."""
    from tabletop.ui.screens.home import Home  # noqa: PLC0415

    return Home(notice)


def table(stage: Stage, match: Match) -> Scene:
    """Return the table of a running match."""
    from tabletop.ui.table.table_scene import TableScene  # noqa: PLC0415

    match.texts = stage.texts_of(match.game.name)
    match.friendly_undo = stage.settings.friendly_undo
    return TableScene(match)


def begin(stage: Stage, setup: MatchSetup, *, rematch_of: bool = False) -> Scene:
    """Deal a match, keep its setup for the next time, and return its table."""
    remember(setup, stage.settings, rematch=rematch_of)
    stage.keep_settings()
    game = setup.game
    save = SaveFile.fresh(game.name)
    return table(stage, Match.new(game, setup.seats, setup.seed, setup.options, save))


def rematch(stage: Stage, match: Match) -> Scene:
    """Return the table of another match of the same people; the next seat begins."""
    first = beginner(match.view_at(PUBLIC, 0).table)
    return begin(stage, setup_of(match).again(first), rematch_of=True)


def rematch_last(stage: Stage, setup: MatchSetup) -> Scene:
    """Return the table of a rematch of the match that was played last with a setup."""
    shelved = shelf.newest_of(setup.game.name)
    if shelved is None or set(shelved.saved.seats) != set(setup.seats):
        return begin(stage, setup)
    return rematch(stage, Match.resume(SaveFile(shelved.path), GAMES))


def setup_of(match: Match) -> MatchSetup:
    """Return how a match was set up."""
    seats = [Seat(seat.name, seat.level) for seat in match.seats]
    return MatchSetup(match.game, seats, dict(match.record.options), match.record.seed)


def resume(stage: Stage, path: Path) -> Scene:
    """Return the table of a match from its file, or its replay if it cannot be continued."""
    save = SaveFile(path)
    match = Match.resume(save, GAMES)
    if match.read_only is not None:
        notice = drift_text(stage.texts, match.read_only)
        if save.path != path:
            notice += "\n" + stage.texts.text("save.moved_aside", file=save.path.name)
        return replay(stage, match, notice)
    return replay(stage, match) if match.over else table(stage, match)


def replay(stage: Stage, match: Match, notice: str = "") -> Scene:
    """Return the replay of a match, with a notice above it if there is something to say."""
    from tabletop.ui.screens.replay import Replay  # noqa: PLC0415

    match.texts = stage.texts_of(match.game.name)
    return Replay(match, notice)
