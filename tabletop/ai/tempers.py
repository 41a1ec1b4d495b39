"""Tempers: how a computer player likes to play, as factors on what its game's knowledge believes.

A temper changes style, not strength. `tempers.toml` beside the weights of a game names each with
the weights that it multiplies; a game without the file has none.
"""

import tomllib
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rules.core.data import read_facts
from rules.core.game import Game

FILE: Final = "tempers.toml"
BALANCED: Final = ""  # the temper of who believes the weights as they are


def tempers_of(game: Game) -> list[str]:
    """Return the tempers of a game, in the order of its file."""
    return list(factors_of(game))


def factors_of(game: Game) -> dict[str, dict[str, float]]:
    """Return the tempers of a game with the weights that each multiplies, and by how much."""
    return {} if game.weights is None else _read(game.weights.with_name(FILE))


@cache
def tempered(game: Game, temper: str) -> Game:
    """Return a game whose computers have a temper; one that it does not know changes nothing."""
    factors = factors_of(game).get(temper)
    if game.weights is None or factors is None:
        return game
    try:
        return believing(game, weights_with(game.weights.read_text(encoding="utf-8"), factors))
    except OSError:  # nowhere to write: who likes all alike plays on
        return game


def believing(game: Game, weights: str) -> Game:
    """Return a game anew, with a text of weights or its own.

    What players remember of one match must not reach the next: then each match could be played
    again by itself, in whatever process.
    """
    if game.weights is None:
        return game
    if not weights:
        return game.knowing(game.weights)
    with TemporaryDirectory() as folder:
        file = Path(folder) / game.weights.name
        file.write_text(weights, encoding="utf-8")
        return game.knowing(file)


def weights_with(weights: str, factors: dict[str, float]) -> str:
    """Return a text of weights in which those that are named are multiplied."""
    left = dict(factors)
    lines: list[str] = []
    _write(tomllib.loads(weights), "", left, lines)
    if left:
        raise ValueError(f"no such weights: {', '.join(left)}")
    return "\n".join(lines) + "\n"


def _write(table: dict[str, object], path: str, left: dict[str, float], lines: list[str]) -> None:
    """Write a table of numbers and lists of them, and take the factors that it has used."""
    for key, value in table.items():
        if isinstance(value, dict):
            continue
        factor = left.pop(path + key, None)
        told = value if factor is None else _multiplied(value, factor)
        lines.append(f"{key} = {told!r}")
    for key, value in table.items():
        if isinstance(value, dict):
            lines.append(f"[{path}{key}]")
            _write(value, f"{path}{key}.", left, lines)


def _multiplied(value: object, factor: float) -> object:
    if isinstance(value, list):
        return [_multiplied(each, factor) for each in value]
    if isinstance(value, int | float):
        return float(value) * factor
    raise ValueError(f"not a number: {value!r}")


@cache
def _read(path: Path) -> dict[str, dict[str, float]]:
    """Read the tempers of a file; none without one."""
    if not path.exists():
        return {}
    facts = read_facts(path)
    found: dict[str, dict[str, float]] = {}
    for name in facts.keys():  # noqa: SIM118 - not a dict
        temper = facts.sub(name)
        found[name] = {key: temper.real(key) for key in temper.keys()}  # noqa: SIM118 - the same
    return found
