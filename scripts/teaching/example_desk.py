"""Plays the examples of a rulebook and tells what does not come out, for whoever writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from _setup import ROOT
from rules.core.engine import legal_moves, play
from rules.core.examples import Example, complaints, read_examples
from rules.core.layout import LayoutError, lay_out
from rules.core.notation import read, write

if TYPE_CHECKING:
    from rules.core.game import Game

MOST_LISTED = 12  # pieces of a place; of a longer one only the number is told


def told(game: Game, example: Example) -> list[str]:
    """Return how an example goes: the position, and after each move what is told and offered."""
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


def examples(game: Game, name: str) -> int:
    """Play the examples, or one and tell it in full; return 1 where one does not come out."""
    found = read_examples(game, ROOT / "assets" / game.name / "examples.toml")
    chosen = [one for one in found if name in {"", one.name}]
    wrong = []
    for example in chosen:
        try:
            if name:
                print("\n".join(told(game, example)))
            lines = complaints(game, example)
        except LayoutError as error:
            lines = [f"the layout names what is not there: {error}"]
        wrong += [f"{example.name}: {line}" for line in lines]
    print("\n".join([*wrong, f"{len(chosen)} examples, {len(wrong)} complaints"]))
    return 1 if wrong or not chosen else 0
