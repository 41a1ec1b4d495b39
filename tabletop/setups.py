"""How a match is set up: who sits where, by which options, and what a rematch changes."""

import secrets
from dataclasses import dataclass, field, replace

from rules.core.game import Game
from tabletop.ai.levels import all_levels
from tabletop.seats import PERSON, Seat
from tabletop.settings import LastSetup, Settings
from tabletop.text import Texts

USUAL_LEVEL = "normal"
PLAYERS_LEVELS = ("easy", "normal", "hard", "expert")
STARTER = "starter"  # an option of this name says which seat begins, counted from 1
HIGHEST_DEAL = 999_999


@dataclass(frozen=True)
class MatchSetup:
    """Everything that is decided before the cards are dealt; deal 0 means any."""

    game: Game
    seats: list[Seat]
    options: dict[str, int] = field(default_factory=dict)
    deal: int = 0

    @property
    def seed(self) -> int:
        """Return the number of the deal, drawing one where none was chosen."""
        return self.deal or secrets.randbelow(HIGHEST_DEAL) + 1

    def again(self, first: int) -> "MatchSetup":
        """Return the setup of a rematch after `first` began: another deal, another beginner."""
        return replace(self, options=next_starter(self.game, self.options, first), deal=0)


def next_starter(game: Game, options: dict[str, int], first: int) -> dict[str, int]:
    """Return the options with the seat after `first` as the starter, if the game has a choice."""
    for option in game.options:
        seats = [value for value in option.values if value > 0]
        if option.name == STARTER and first + 1 in seats:
            return {**options, STARTER: seats[(seats.index(first + 1) + 1) % len(seats)]}
    return dict(options)


def levels_for_players() -> list[str]:
    """Return the levels that people play against, weakest first."""
    known = all_levels()
    return [name for name in PLAYERS_LEVELS if name in known] or list(known)


def name_for(texts: Texts, settings: Settings, number: int, level: str, others: list[str]) -> str:
    """Return a name for a seat that nobody at the table has yet."""
    if level == PERSON and number == 0 and settings.player_name:
        return settings.player_name
    kind = "person" if level == PERSON else "computer"
    name = texts.text(f"home.name.{kind}")
    count = 1
    while name in others:
        count += 1
        name = texts.text(f"home.name.{kind}_more", number=count)
    return name


def seats_of(texts: Texts, settings: Settings, levels: list[str]) -> list[Seat]:
    """Return seats with these levels (empty for a person) and fitting names."""
    seats: list[Seat] = []
    for number, level in enumerate(levels):
        names = [seat.name for seat in seats]
        seats.append(Seat(name_for(texts, settings, number, level, names), level))
    return seats


def usual_setup(
    game: Game, texts: Texts, settings: Settings, level: str = USUAL_LEVEL
) -> MatchSetup:
    """Return the setup of somebody who never chose: one person against the computer."""
    levels = [PERSON, *[level] * (min(game.seat_counts) - 1)]
    return MatchSetup(game, seats_of(texts, settings, levels), game.usual_options())


def last_setup(game: Game, texts: Texts, settings: Settings) -> MatchSetup:
    """Return how this game was last played, as far as that is still possible."""
    usual = usual_setup(game, texts, settings)
    last = settings.last_setup.get(game.name)
    if last is None or len(last.seats) not in game.seat_counts:
        return usual
    known = all_levels()
    seats = [
        seat if seat.person or seat.level in known else Seat(seat.name, USUAL_LEVEL)
        for seat in last.seats
    ]
    options = dict(usual.options)
    for option in game.options:
        if last.options.get(option.name) in option.values:
            options[option.name] = last.options[option.name]
    return MatchSetup(game, seats, options)


def remember(setup: MatchSetup, settings: Settings, *, rematch: bool = False) -> None:
    """Keep a setup as the last one of its game; who begins a rematch is nobody's choice."""
    options = dict(setup.options)
    if rematch:
        options.pop(STARTER, None)
    settings.last_game = setup.game.name
    settings.last_setup[setup.game.name] = LastSetup(list(setup.seats), options)
