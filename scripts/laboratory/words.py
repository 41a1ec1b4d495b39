"""The words of a laboratory's commands: which game, which options, and what is said if wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ai.worker import find_game, find_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.game import Game

STOPPED = 130  # what a shell calls a program that was ended by Ctrl-C


class WrongWordError(Exception):
    """Says in one line which word of the command is wrong and which ones are right."""


def chosen_game(registry: str, name: str) -> Game:
    """Return the game that was named."""
    try:
        names = find_names(registry)
    except ModuleNotFoundError as missing:
        if missing.name is None or not registry.startswith(missing.name):
            raise
        raise WrongWordError(f"--registry: there is no module {registry!r}.") from None
    if name not in names:
        raise WrongWordError(f"There is no game {name!r}; choose from: {', '.join(names)}.")
    return find_game(registry, name)


def chosen_options(words: Sequence[str], game: Game) -> dict[str, int]:
    """Return the options that were named."""
    known = {option.name: option for option in game.options}
    valid = "; ".join(
        f"{name}={'|'.join(str(value) for value in option.values)}"
        for name, option in known.items()
    )
    chosen: dict[str, int] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in known or value not in [str(number) for number in known[name].values]:
            raise WrongWordError(f"There is no option {word!r}; choose from: {valid or 'none'}.")
        chosen[name] = int(value)
    return chosen


def check_count(game: Game, seats: int) -> None:
    """Complain about a number of seats that a game does not have."""
    if seats not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        raise WrongWordError(
            f"{game.name} is not played by {seats}; number of seats to choose from: {counts}."
        )
