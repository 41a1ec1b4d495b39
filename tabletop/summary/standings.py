"""How everybody stands when a match is over: places, shares, and the figures that decided it.

`result.toml` of a game lists the counters that a seat is ranked by, the weightiest first.
"""

from dataclasses import dataclass, replace
from pathlib import Path

from rules.core.data import read_facts
from rules.core.hidden import OPEN
from tabletop.match import Match
from tabletop.words.text import Texts

FILE = "result.toml"


@dataclass(frozen=True)
class Standing:
    """How one seat ended: place (equal ones share it), share of the win, figures, or out of it.

    The figures are numbers to rank by; `shown` is how they are read, where texts were at hand.
    """

    seat: int
    name: str
    place: int
    share: float
    figures: tuple[int, ...] = ()
    out: bool = False
    shown: tuple[str, ...] = ()


def read_figures(folder: Path) -> list[str]:
    """Return the counters that decide a game, the weightiest first; none without a file."""
    if not (folder / FILE).exists():
        return []
    facts = read_facts(folder / FILE)
    figures = facts.words("counters")
    facts.done()
    return figures


def titles_of(texts: Texts, figures: list[str]) -> list[str]:
    """Return what the figures are called above a list of seats."""
    return [texts.text(f"figure.{base}") for base in figures]


def worded(texts: Texts, figures: list[str], standings: list[Standing]) -> list[Standing]:
    """Return standings whose figures are written as their counters are read."""
    return [
        replace(standing, shown=tuple(map(texts.counted, figures, standing.figures)))
        for standing in standings
    ]


def standings_of(match: Match, figures: list[str], out: str = "") -> list[Standing]:
    """Rank the seats of a match that is over, the best first; nothing is secret any more.

    A seat whose counter `out` has fallen to 0 has left the match before its end.
    """
    table = match.view(OPEN).table
    refs = table.setup.refs
    found = []
    for seat, share in enumerate(match.shares()):
        amounts = tuple(table.count(refs[f"{base}.{seat}"]) for base in figures)
        gone = bool(out) and table.count(refs[f"{out}.{seat}"]) == 0
        found.append(Standing(seat, match.seats[seat].name, 1, share, amounts, gone))
    weights = [_weight(standing) for standing in found]
    ranked = [
        replace(standing, place=1 + sum(other > own for other in weights))
        for standing, own in zip(found, weights, strict=True)
    ]
    return sorted(ranked, key=lambda standing: standing.place)


def _weight(standing: Standing) -> tuple[float, ...]:
    """Return what a seat is ranked by; a shared win is level, whatever else differs."""
    if standing.share:
        return (standing.share,)
    return (0.0, 0.0 if standing.out else 1.0, *standing.figures)
