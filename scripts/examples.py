"""Plays the examples of a rulebook and tells what does not come out, for whoever writes them.

With the name of an example it also lists what lies where, what may be done, and what is told.
"""

from __future__ import annotations

import argparse
import sys

from _setup import ROOT, enter

if __name__ == "__main__":
    enter()

from rules.core.engine import legal_moves, play
from rules.core.examples import Example, complaints, read_examples
from rules.core.layout import LayoutError, lay_out
from rules.core.notation import read, write
from rules.registry import GAMES

MOST_LISTED = 12  # pieces of a place; of a longer one only the number is told


def words() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help=", ".join(GAMES))
    parser.add_argument("name", metavar="NAME", nargs="?", help="one example, told in full")
    return parser.parse_args()


def told(game_name: str, example: Example) -> list[str]:
    """Return how an example goes: the position, and after each move what is told and offered."""
    game = GAMES[game_name]
    t = lay_out(game, example.layout)
    setup = t.setup
    lines = []
    for place in setup.places:
        pieces = t.at(setup.refs[place.name])
        named = ", ".join(setup.name_of(piece) for piece in pieces)
        lines += [f"{place.name}: {named if len(pieces) <= MOST_LISTED else len(pieces)}"]
    lines = [line for line in lines if not line.endswith((": ", ": 0"))]
    shown = [(counter.name, t.count(setup.refs[counter.name])) for counter in setup.counters]
    lines += [f"{name} = {value}" for name, value in shown if value]
    for text in ["", *example.moves]:
        if text:
            events = play(game, t, read(game, setup, text))
            lines += [f"> {text}"]
            lines += [f"    says {event.key}" for event in events if event.key]
            for event in events:
                if event.moment is not None:
                    totals = ", ".join(str(camp.total) for camp in event.moment.camps)
                    lines += [f"    moment {event.moment.name}: {totals}"]
        step = t.agenda[-1] if t.agenda else None
        asked = f"{game.phases[step.phase]} asks seat {step.seat}" if step else "over"
        offered = "; ".join(write(game, setup, m) for m in legal_moves(game, t))
        lines += [f"  {asked}: {offered}"]
    return lines


def main() -> int:
    """Play the examples; return 1 where one does not come out."""
    asked = words()
    game = GAMES[asked.game]
    examples = read_examples(game, ROOT / "assets" / game.name / "examples.toml")
    chosen = [one for one in examples if asked.name in {None, one.name}]
    wrong = []
    for example in chosen:
        try:
            if asked.name:
                print("\n".join(told(asked.game, example)))
            found = complaints(game, example)
        except LayoutError as error:
            found = [f"the layout names what is not there: {error}"]
        wrong += [f"{example.name}: {line}" for line in found]
    print("\n".join([*wrong, f"{len(chosen)} examples, {len(wrong)} complaints"]))
    return 1 if wrong or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
