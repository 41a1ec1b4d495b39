"""Leaves matches on the shelf and opens the list of them, for tests of the first screen."""

from pathlib import Path

from rules.registry import GAMES
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.save import Saved, SaveFile, now
from tabletop.ui.screens.home import Home
from tabletop.ui.screens.matches import Matches
from tests.app.matches import new_match, one_person, play_on
from tests.ui.screens.driver import Driver, widget

GAME = next(iter(GAMES.values()))


def names(driver: Driver) -> list[str]:
    """Return the widgets of the table in the order of the keyboard."""
    assert isinstance(driver.scene, Home)
    return [found.name for found in driver.scene.ring.widgets if found.reachable]


def saved_match(home: Path, moves: int, seats: list[Seat] | None = None) -> Match:
    """Leave a match on the disk."""
    folder = home / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    match = new_match(GAME, seats or one_person(2))
    play_on(match, moves)
    # Written once, because a thousand writes to the disk take their time.
    match.save = SaveFile(folder / f"{GAME.name}-{moves}.toml")
    match.save.write(Saved(match.record, match.seats, False, match.over, now()))
    return match


def open_matches(driver: Driver) -> Matches:
    """Open the list of matches as a player would."""
    assert isinstance(driver.scene, Home)
    driver.click(widget(driver.scene.ring.widgets, "replays").rect.center)
    assert isinstance(driver.panel, Matches)
    return driver.panel
