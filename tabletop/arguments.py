"""Reads the command line: what to start, and the choices that hold for this run only."""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from tabletop.player.settings import SMALLEST_WINDOW
from tabletop.words.text import LANGUAGES, Texts

TEXT_SCALE = (100, 200)
LARGEST_WINDOW = (16384, 16384)
HIGHEST_SEED = (1 << 31) - 1
WITH_VALUE = ("text", "new", "seats", "seed", "size", "lang", "text-scale", "level", "log")
SWITCHES = ("learn", "hotseat", "watch", "instant", "selftest", "version", "help")
ALOOF = ("--selftest", "--version")  # leave everything that belongs to the player alone


class ArgumentsError(Exception):
    """The command line cannot be understood; the message is for the player."""


@dataclass
class Arguments:
    """What the command line asks for; empty and zero mean that nothing was said."""

    text: str = ""
    new: str = ""
    seats: int = 0
    seed: int = 0
    size: tuple[int, int] | None = None
    lang: str = ""
    text_scale: int = 0
    level: str = ""
    learn: bool = False
    hotseat: bool = False
    watch: bool = False
    instant: bool = False
    log: Path | None = None
    selftest: bool = False
    version: bool = False
    help: bool = False

    @property
    def match(self) -> bool:
        """Tell whether a match is asked for, and not just the program."""
        named = self.new or self.seats or self.level or self.seed
        return bool(named) or self.learn or self.hotseat or self.watch


class _Parser(argparse.ArgumentParser):
    """Complains by an exception, because argparse would speak English and leave at once."""

    def error(self, message: str) -> NoReturn:
        raise ArgumentsError(message)


def early_language(words: Sequence[str]) -> str:
    """Return the language asked for, before anything else is understood."""
    for place, word in enumerate(words):
        option, _, value = word.partition("=")
        if option == "--lang":
            chosen = value or "".join(words[place + 1 : place + 2])
            return chosen if chosen in LANGUAGES else ""
    return ""


def read_arguments(
    words: Sequence[str], texts: Texts, games: Mapping[str, Sequence[int]], levels: list[str]
) -> Arguments:
    """Understand the command line, or raise a sentence that lists what would be valid.

    `games` tells by how many each game is played.
    """
    parser = _Parser(add_help=False, allow_abbrev=False)
    for name in WITH_VALUE:
        parser.add_argument(f"--{name}", default="")
    for name in SWITCHES:
        parser.add_argument(f"--{name}", action="store_true")
    parser.add_argument("-h", action="store_true", dest="help")
    try:
        raw, unknown = parser.parse_known_args(list(words))
    except ArgumentsError:
        raise ArgumentsError(_not_understood(texts, " ".join(words))) from None
    if unknown:
        raise ArgumentsError(_not_understood(texts, " ".join(unknown)))
    given = Arguments(
        learn=raw.learn, hotseat=raw.hotseat, watch=raw.watch, instant=raw.instant,
        selftest=raw.selftest, version=raw.version, help=raw.help,
    )  # fmt: skip
    given.text = _one_of(texts, "--text", raw.text, list(games))
    given.new = _one_of(texts, "--new", raw.new, list(games))
    given.seats = _seats(texts, raw.seats, games, given.text or given.new)
    given.lang = _one_of(texts, "--lang", raw.lang, list(LANGUAGES))
    given.level = _one_of(texts, "--level", raw.level, levels)
    given.seed = _whole(texts, "--seed", raw.seed, (1, HIGHEST_SEED))
    given.text_scale = _whole(texts, "--text-scale", vars(raw)["text_scale"], TEXT_SCALE)
    given.size = _size(texts, raw.size)
    given.log = Path(raw.log) if raw.log else None
    return given


def usage(texts: Texts, games: Mapping[str, Sequence[int]], levels: list[str]) -> str:
    """Return the help text."""
    told = explained(texts, games, levels)
    width = max(len(head) for head, _ in told)
    lines = [f"  {head.ljust(width)}  {meaning}" for head, meaning in told]
    return "\n".join([texts.text("app.usage"), "", *lines])


def explained(
    texts: Texts, games: Mapping[str, Sequence[int]], levels: list[str]
) -> list[tuple[str, str]]:
    """Return every option as it is written, with what it means."""
    words = {"games": ", ".join(games), "levels": ", ".join(levels), "langs": ", ".join(LANGUAGES)}
    words["seats"] = "; ".join(f"{game} {_listed(counts)}" for game, counts in games.items())
    values = {name: " " + texts.text(f"app.value.{name}") for name in WITH_VALUE}
    return [
        (f"--{name}{values.get(name, '')}", texts.text(f"app.help.{name}", **words))
        for name in (*WITH_VALUE, *SWITCHES)
    ]


def _not_understood(texts: Texts, words: str) -> str:
    valid = ", ".join(f"--{name}" for name in (*WITH_VALUE, *SWITCHES))
    return texts.text("app.unknown_words", words=words, valid=valid)


def _one_of(texts: Texts, option: str, word: str, valid: list[str]) -> str:
    if word and word not in valid:
        raise ArgumentsError(
            texts.text("app.unknown_value", option=option, word=word, valid=", ".join(valid))
        )
    return word


def _seats(texts: Texts, word: str, games: Mapping[str, Sequence[int]], game: str) -> int:
    """Read a number of seats that the game named is played by; without a name, some game."""
    counts = games[game] if game else sorted({count for found in games.values() for count in found})
    if word and game and word not in map(str, counts):
        facts = {"word": word, "game": game, "valid": _listed(counts)}
        raise ArgumentsError(texts.text("app.wrong_seats", **facts))
    return int(_one_of(texts, "--seats", word, [str(count) for count in counts]) or 0)


def _listed(counts: Sequence[int]) -> str:
    return ", ".join(str(count) for count in counts)


def _whole(texts: Texts, option: str, word: str, bounds: tuple[int, int]) -> int:
    if not word:
        return 0
    low, high = bounds
    if not word.isascii() or not word.isdigit() or not low <= int(word) <= high:
        raise ArgumentsError(
            texts.text("app.not_a_number", option=option, word=word, low=low, high=high)
        )
    return int(word)


def _size(texts: Texts, word: str) -> tuple[int, int] | None:
    if not word:
        return None
    width, _, height = word.lower().partition("x")
    sides = (width, height)
    if all(side.isascii() and side.isdigit() for side in sides):
        size = (int(width), int(height))
        limits = zip(SMALLEST_WINDOW, size, LARGEST_WINDOW, strict=True)
        if all(low <= side <= high for low, side, high in limits):
            return size
    low_width, low_height = SMALLEST_WINDOW
    raise ArgumentsError(
        texts.text("app.not_a_size", word=word, width=low_width, height=low_height)
    )
