"""For whoever writes lessons: plays the examples of a rulebook, looks for puzzles, proves them.

`examples GAME` tells what does not come out; with a name it also lists what lies where, what may be
done, and what is told. `puzzles GAME` prints what it finds; `proofs GAME` proves it again.
"""

import welcome

import argparse
import sys

from _setup import enter

if __name__ == "__main__":
    enter()

from rules.registry import GAMES
from teaching.example_desk import examples
from teaching.puzzle_mine import check, look


def words() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["examples", "puzzles", "proofs"])
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help=", ".join(GAMES))
    parser.add_argument("name", metavar="NAME", nargs="?", default="", help="one example, in full")
    parser.add_argument("--seats", type=int, default=0, help="how many sit there, for puzzles")
    parser.add_argument("--first", type=int, default=1, help="number of the first deal")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to look")
    return parser.parse_args()


def main() -> int:
    """Do what was asked."""
    asked = words()
    game = GAMES[asked.game]
    if asked.what == "examples":
        return examples(game, asked.name)
    if asked.what == "proofs":
        return check(game)
    return look(game, asked.seats or min(game.seat_counts), asked.first, asked.minutes)


if __name__ == "__main__":
    sys.exit(main())
