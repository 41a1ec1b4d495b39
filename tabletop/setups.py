"""How a match is set up: who sits where, by which options, and what a rematch changes.

Texts are those of the game: it may name its opponents (`[names]`, in the order they come).
"""

import secrets
from dataclasses import dataclass, field, replace
from hashlib import sha256

from rules.core.game import Game, Label, Option
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ai.levels import all_levels
from tabletop.ai.tempers import BALANCED, tempers_of
from tabletop.arguments import Arguments
from tabletop.player.seats import ANY_TEMPER, PERSON, Seat, same_people
from tabletop.player.settings import LastSetup, Settings
from tabletop.words.text import Texts

USUAL_LEVEL = "normal"
PLAYERS_LEVELS = ("easy", "normal", "hard", "expert")
STARTER = "starter"  # an option of this name says which seat begins, counted from 1
TURN_COUNTERS = (STARTER, "active")  # counters that hold the seat whose turn it is
HIGHEST_DEAL = 999_999


@dataclass(frozen=True)
class MatchSetup:
    """Everything that is decided before the cards are dealt; deal 0 means any.

    What was asked for just this once, by the command line, is `passing`.
    """

    game: Game
    seats: list[Seat]
    options: dict[str, int] = field(default_factory=dict)
    deal: int = 0
    passing: bool = False

    @property
    def seed(self) -> int:
        """Return the number of the deal, drawing one where none was chosen."""
        return self.deal or secrets.randbelow(HIGHEST_DEAL) + 1

    def seated(self, seed: int) -> list[Seat]:
        """Return who sits down at a deal: whoever may have any temper draws one by its number.

        No temper comes twice before all have come; among them is who likes all alike.
        """
        source = Rng.seeded(int.from_bytes(sha256(f"tempers {seed}".encode()).digest()[:4], "big"))
        left: list[str] = []
        seats: list[Seat] = []
        for seat in self.seats:
            if seat.temper == ANY_TEMPER:
                left = left or [BALANCED, *tempers_of(self.game)]
                drawn = left.pop(source.below(len(left)))
                seats.append(replace(seat, temper=drawn))
            else:
                seats.append(seat)
        return seats

    def again(self, first: int) -> "MatchSetup":
        """Return the setup of a rematch after `first` began: another deal, another beginner."""
        if all(option.name != STARTER for option in self.game.options):
            # Where the order of the seats alone says who begins, everybody moves up a chair.
            return replace(self, seats=[*self.seats[1:], self.seats[0]], deal=0)
        options = next_starter(self.game, self.options, first, len(self.seats))
        return replace(self, options=options, deal=0)


def next_starter(game: Game, options: dict[str, int], first: int, count: int) -> dict[str, int]:
    """Return the options with the seat after `first` as the starter, if the game has a choice."""
    for option in game.options:
        seats = [value for value in values_for(option, count) if value > 0]
        if option.name == STARTER and first + 1 in seats:
            return {**options, STARTER: seats[(seats.index(first + 1) + 1) % len(seats)]}
    return dict(options)


def beginner(t: Table) -> int:
    """Return the seat that begins at a table just dealt; others may be asked something before."""
    refs = t.setup.refs
    told = [t.count(refs[name]) for name in TURN_COUNTERS if name in refs]
    return told[0] if told else t.seat


def values_for(option: Option, count: int) -> list[int]:
    """Return the values of an option at a table of so many seats: no empty chair can begin."""
    return [value for value in option.values if option.name != STARTER or value <= count]


def fitting(game: Game, options: dict[str, int], count: int) -> dict[str, int]:
    """Return options as far as they fit the game and so many seats, the usual ones elsewhere."""
    chosen = game.usual_options()
    for option in game.options:
        if options.get(option.name) in values_for(option, count):
            chosen[option.name] = options[option.name]
    return chosen


def levels_for_players() -> list[str]:
    """Return the levels that people play against, weakest first."""
    known = all_levels()
    return [name for name in PLAYERS_LEVELS if name in known] or list(known)


def name_for(texts: Texts, settings: Settings, level: str, others: list[str]) -> str:
    """Return a name for a seat that nobody at the table has yet."""
    kind = "person" if level == PERSON else "computer"
    names = [settings.player_name] if level == PERSON else [*map(texts.text, texts.keys("names."))]
    names.append(texts.text(f"home.name.{kind}"))
    free = [name for name in names if name and name not in others]
    count = 1
    while not free:
        count += 1
        more = texts.text(f"home.name.{kind}_more", number=count)
        free = [more] if more not in others else []
    return free[0]


def seats_of(texts: Texts, settings: Settings, levels: list[str]) -> list[Seat]:
    """Return seats with these levels (empty for a person) and fitting names."""
    seats: list[Seat] = []
    for level in levels:
        names = [seat.name for seat in seats]
        seats.append(Seat(name_for(texts, settings, level, names), level))
    return seats


def of_any_temper(seats: list[Seat]) -> list[Seat]:
    """Return seats whose computers draw their tempers when they sit down."""
    return [seat if seat.person else replace(seat, temper=ANY_TEMPER) for seat in seats]


def with_seats(setup: MatchSetup, count: int, texts: Texts, settings: Settings) -> MatchSetup:
    """Return a setup with more chairs, taken by computers like those there, or with fewer."""
    seats = setup.seats[:count]
    level = next((seat.level for seat in reversed(seats) if not seat.person), USUAL_LEVEL)
    while len(seats) < count:
        name = name_for(texts, settings, level, [seat.name for seat in seats])
        seats.append(Seat(name, level, ANY_TEMPER))
    return replace(setup, seats=seats, options=fitting(setup.game, setup.options, count))


def usual_setup(
    game: Game, texts: Texts, settings: Settings, level: str = USUAL_LEVEL
) -> MatchSetup:
    """Return the setup of somebody who never chose: one person against the computer."""
    return MatchSetup(game, usual_seats(game, texts, settings, level), game.usual_options())


def usual_seats(
    game: Label, texts: Texts, settings: Settings, level: str = USUAL_LEVEL
) -> list[Seat]:
    """Return who sits where for somebody who never chose."""
    levels = [PERSON, *[level] * (min(game.seat_counts) - 1)]
    return of_any_temper(seats_of(texts, settings, levels))


def asked_seats(asked: Arguments, game: Game, texts: Texts, settings: Settings) -> list[Seat]:
    """Return who sits where by the command line: people, computers, or one person among them."""
    level = asked.level or USUAL_LEVEL
    others = PERSON if asked.hotseat else level
    count = asked.seats or min(game.seat_counts)
    levels = [level if asked.watch else PERSON, *[others] * (count - 1)]
    return of_any_temper(seats_of(texts, settings, levels))


def last_setup(game: Game, texts: Texts, settings: Settings) -> MatchSetup:
    """Return how this game was last played, as far as that is still possible."""
    last = settings.last_setup.get(game.name)
    if last is None or not _fits(game, last):
        return usual_setup(game, texts, settings)
    seats = last_seats(game, texts, settings)
    return MatchSetup(game, seats, fitting(game, last.options, len(seats)))


def last_seats(game: Label, texts: Texts, settings: Settings) -> list[Seat]:
    """Return who sat where when a game was last played, as far as that is still possible."""
    last = settings.last_setup.get(game.name)
    if last is None or not _fits(game, last):
        return usual_seats(game, texts, settings)
    known = all_levels()
    return [
        seat if seat.person or seat.level in known else replace(seat, level=USUAL_LEVEL)
        for seat in last.seats
    ]


def _fits(game: Label, last: LastSetup) -> bool:
    return len(last.seats) in game.seat_counts


def remember(setup: MatchSetup, settings: Settings, *, rematch: bool = False) -> None:
    """Keep a setup as the last one of its game; who begins a rematch is nobody's choice."""
    settings.last_game = setup.game.name
    options = dict(setup.options)
    seats = list(setup.seats)
    before = settings.last_setup.get(setup.game.name)
    if rematch:
        options.pop(STARTER, None)
        if before is not None:
            if not same_people(before.seats, seats):
                return  # another match than the one that is remembered
            seats = before.seats
    if not setup.passing:
        settings.last_setup[setup.game.name] = LastSetup(seats, options)
