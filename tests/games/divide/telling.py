"""Moments as tests read them: cards by name, what each seat is told, and the words for it."""

from rules.core.events import Event
from rules.core.moments import Camp, Moment
from rules.divide.game import GAME
from tabletop.player.seats import Seat
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts
from tests.games.divide.desk import Desk
from tests.games_under_law import ROOT, asset_folder

SEATS = [Seat(name, "") for name in ("Ada", "Ben", "Cleo", "Dio", "Eve", "Fay", "Gus", "Hal")]


def told(desk: Desk, name: str) -> Moment:
    """Return the last moment of a kind among the events of a desk."""
    return carrying(desk, name).moment or Moment(name, 0, 0, [], None, [], {})


def carrying(desk: Desk, name: str) -> Event:
    """Return the last event that carries a moment of a kind."""
    found = [e for e in desk.events if e.moment is not None and e.moment.name == name]
    return found[-1]


def strokes(desk: Desk, camp: Camp) -> list[tuple[str, int]]:
    """Return the strokes of a camp, each with the name of what brings it."""
    return [(desk.t.setup.name_of(one.what) or one.key, one.amount) for one in camp.strokes]


def upshots(moment: Moment, seat: int) -> dict[str, int]:
    """Return what a moment changes for a seat: keys with their amounts."""
    return {one.key: one.amount for one in moment.upshots if one.seat == seat}


def speaker(desk: Desk, viewer: int, language: str = "en") -> Speaker:
    """Return somebody who tells what happens on a desk."""
    texts = Texts(language, [asset_folder(GAME), ROOT / "assets" / "common"])
    return Speaker(texts, GAME, desk.t.setup, SEATS, viewer)


def words(desk: Desk, name: str, viewer: int, language: str = "en") -> list[str]:
    """Return the sums and the sentence of a moment, then what its heavy upshots say to a seat."""
    say, event = speaker(desk, viewer, language), carrying(desk, name)
    moment = told(desk, name)
    found = [say.moments.sums(moment), say.event_line(event)]
    found += [
        say.moments.upshot(one) for one in moment.upshots if one.seat == viewer and one.weight
    ]
    return [say.texts.plain(line) for line in found if line]
