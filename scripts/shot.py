"""Draws exactly what a player would see after some moves, without a screen."""

import welcome

import argparse
import os
import re
import sys
from pathlib import Path

from _setup import enter

if __name__ == "__main__":
    enter()

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from _played import Look, open_played, use_own_home
from rules.core.data import ComplaintError
from rules.registry import GAMES
from tabletop.arguments import LARGEST_WINDOW, TEXT_SCALE
from tabletop.player.settings import SMALLEST_WINDOW
from tabletop.words.text import LANGUAGES


def window_size(word: str) -> tuple[int, int]:
    """Read a size such as 1280x720."""
    match = re.fullmatch(r"(\d+)x(\d+)", word)
    sides = (int(match[1]), int(match[2])) if match else (0, 0)
    limits = zip(SMALLEST_WINDOW, sides, LARGEST_WINDOW, strict=True)
    if not all(low <= side <= high for low, side, high in limits):
        smallest = "x".join(str(side) for side in SMALLEST_WINDOW)
        raise argparse.ArgumentTypeError(f"{word!r} is not a size from {smallest} up")
    return sides


def not_negative(word: str) -> int:
    """Read a whole number from 0 up."""
    if not word.isascii() or not word.isdigit():
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number from 0 up")
    return int(word)


def percent(word: str) -> int:
    """Read the size of the texts."""
    low, high = TEXT_SCALE
    if not low <= not_negative(word) <= high:
        raise argparse.ArgumentTypeError(f"{word!r} is not between {low} and {high}")
    return int(word)


def words() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help=", ".join(GAMES))
    parser.add_argument("--moves", type=not_negative, default=0, help="moves to be made first")
    parser.add_argument("--seats", type=not_negative, default=0, help="how many sit there")
    parser.add_argument("--seed", type=not_negative, default=1, help="number of the deal")
    parser.add_argument("--size", type=window_size, default=(1280, 720), metavar="WxH")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--text-scale", type=percent, default=100, metavar="PERCENT")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.png")
    asked = parser.parse_args()
    counts = GAMES[asked.game].seat_counts
    if asked.seats and asked.seats not in counts:
        parser.error(f"--seats: {asked.game} is played by {', '.join(map(str, counts))}")
    return asked


def shoot(asked: argparse.Namespace) -> None:
    """Draw the table and write the picture; an older one is replaced whole."""
    look = Look(asked.size, asked.lang, asked.text_scale, asked.seats)
    app, _ = open_played(GAMES[asked.game], asked.seed, asked.moves, look)
    app.paint()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    fresh = asked.out.with_name(f".{asked.out.stem}.new{asked.out.suffix or '.png'}")
    pygame.image.save(app.stage.screen, fresh)
    fresh.replace(asked.out)
    pygame.quit()


def main() -> int:
    """Take the picture asked for; a broken file or an unwritable folder is one plain line."""
    asked = words()
    with use_own_home():
        try:
            shoot(asked)
        except (ComplaintError, OSError) as problem:
            print(f"No picture: {problem}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
