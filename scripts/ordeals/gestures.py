"""Makes gestures that no rule allows, of every kind and at every step, and reads the answers.

A good answer is a clause with a `why` of its own in each language, filled in and short. "Nowhere
to go" is an answer only for a thing that no rule moves now, in a gesture that no verb reads.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from _setup import ROOT
from ordeals.report import Result
from rules.core.engine import NOWHERE_TO_GO, apply, explain, legal_moves, new_table
from rules.core.hidden import redact
from rules.core.moves import drawn
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, NOTHING, is_piece
from rules.core.rng import Rng
from rules.core.table import NOBODY
from rules.registry import GAMES
from tabletop.player.seats import Seat
from tabletop.words.speech import Speaker
from tabletop.words.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from rules.core.game import Game, Ruling
    from rules.core.table import Table

T = TypeVar("T")

WHAT = "gestures"
STEP = 1_000_003  # between the seeds of two matches
LONGEST = 5000  # moves after which a match counts as endless
BATCH = 100  # gestures in one match
TRIES = 40  # draws until one is illegal
MOST_WORDS = 20  # without the question of the step, which is a text of its own
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
OUT_OF_TURN = 20  # one gesture of so many is made by somebody who is not asked
TOO_LATE = 20  # one is made when the match is over
WITH_AMOUNT = 5  # one is a move that is allowed, but not by that much
TOO_MUCH = 10  # how far beyond what is allowed


@dataclass(frozen=True)
class Gesture:
    """Somebody takes one thing onto another, maybe by an amount."""

    seat: int
    what: int
    onto: int
    amount: int = 0


def things(view: Table, seat: int, named: Callable[[str], bool]) -> dict[str, list[int]]:
    """Return all that can be pointed at, by what it is and whose; no table shows what has no name.

    Counters are told by their base whether they are `named`.
    """
    found: dict[str, list[int]] = {"nothing": [NOTHING]}
    for index, place in enumerate(view.setup.places):
        whose = _whose(place.owner, seat)
        found.setdefault(f"{whose} place", []).append(FIRST_PLACE + index)
        seen = [piece for piece in view.places[index] if is_piece(piece)]
        if seen:
            found.setdefault(f"{whose} piece", []).extend(seen)
    for index, counter in enumerate(view.setup.counters):
        if counter.viewers >> seat & 1 and named(counter.base):
            whose = _whose(counter.owner, seat)
            found.setdefault(f"{whose} counter", []).append(FIRST_COUNTER + index)
    return found


def _whose(owner: int, seat: int) -> str:
    if owner == NOBODY:
        return "open"
    return "own" if owner == seat else "another's"


def wrong_amount(game: Game, t: Table, rng: Rng) -> Gesture | None:
    """Draw a move that is allowed, by as much as is not; None where nothing is counted."""
    legal = legal_moves(game, t)
    asking = [m for m in legal if m.amount and m.what]
    if not asking:
        return None
    m = drawn(asking, rng)
    good = {n.amount for n in legal if (n.what, n.onto) == (m.what, m.onto)}
    amount = 1 + rng.below(max(good) + TOO_MUCH)
    return None if amount in good else Gesture(t.seat, m.what, m.onto, amount)


def _one(of: list[T], rng: Rng) -> T:
    return of[rng.below(len(of))]


def tables(game: Game, seats: int, rng: Rng) -> list[list[Table]]:
    """Play a match at random and return its tables, those of the same step together, the end last.

    Every other match has options drawn at random.
    """
    options: dict[str, int] = {}
    if rng.below(2):
        options = {o.name: _one(o.values, rng) for o in game.options}
    t = new_table(game, seats, rng.next(), options)
    found: dict[int, list[Table]] = {}
    for _ in range(LONGEST):
        if t.over:
            break
        found.setdefault(t.agenda[-1].phase, []).append(t.copy())
        apply(game, t, drawn(legal_moves(game, t), rng))
    return [*found.values(), [t]]


class Judge:
    """Makes gestures in one game, and reads the answers in each language."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        folders = [folder, ROOT / "assets" / "common"]
        self.texts = [Texts(language, folders) for language in LANGUAGES]

    def gestures(self, count: int, seed: int) -> Iterator[tuple[Table, Gesture]]:
        """Yield illegal gestures with the tables on which they are made, each step as often."""
        game = self.game
        for batch in range(-(-count // BATCH)):
            rng = Rng.seeded(seed * STEP + batch)
            *steps, end = tables(game, game.seat_counts[batch % len(game.seat_counts)], rng)
            for _ in range(min(BATCH, count - batch * BATCH)):
                asked = end if rng.below(TOO_LATE) == 0 else _one(steps, rng)
                t = _one(asked, rng)
                gesture = wrong_amount(game, t, rng) if rng.below(WITH_AMOUNT) == 0 else None
                gesture = gesture or self.drawn(t, rng)
                if gesture is not None:
                    yield t, gesture

    def drawn(self, t: Table, rng: Rng) -> Gesture | None:
        """Draw a gesture that no rule allows now; None where none is found."""
        seat = t.seat if not t.over and rng.below(OUT_OF_TURN) else rng.below(t.setup.seats)
        legal = legal_moves(self.game, t) if seat == t.seat else []
        pairs = {(m.what, m.onto) for m in legal}
        kinds = list(things(redact(t, seat), seat, self._named).values())
        movable = [m.what for m in legal if m.what]
        for _ in range(TRIES):
            what, onto = (_one(_one(kinds, rng), rng) for _ in range(2))
            if movable and rng.below(2):
                what = _one(movable, rng)
            if what and what != onto and (what, onto) not in pairs:
                return Gesture(seat, what, onto)
        return None

    def _named(self, base: str) -> bool:
        return any(self.texts[0].has(f"counter.{base}{form}") for form in ("", ".own", ".1"))

    def ruling(self, t: Table, g: Gesture) -> Ruling:
        """Return the answer to a gesture, from what its seat sees."""
        return explain(self.game, redact(t, g.seat), g.seat, g.what, g.onto, g.amount)

    def complaints(self, t: Table, gesture: Gesture) -> dict[str, str]:
        """Return what is wrong with the answer to a gesture, each with what was said."""
        ruling = self.ruling(t, gesture)
        clause, found = ruling.clause, dict[str, str]()
        if clause == NOWHERE_TO_GO:
            found = dict.fromkeys(self._unheard(redact(t, gesture.seat), gesture), "")
        seats = [Seat(name) for name in NAMES[: t.setup.seats]]
        for texts in self.texts:
            why = f"clause.{clause}.why"
            if not texts.has(why):
                found[f"{clause} has no why of its own ({texts.language})"] = ""
                continue
            speaker = Speaker(texts, self.game, t.setup, seats, gesture.seat)
            said = texts.plain(speaker.refusal(ruling))
            if "{" in said or "[" in said:
                found[f"{clause} leaves something open ({texts.language})"] = said
            asked = speaker.prompt(t, gesture.seat) if "{prompt}" in texts.raw(why, {}) else ""
            if len(said.split()) - len(asked.split()) > MOST_WORDS:
                found[f"{clause} needs more than {MOST_WORDS} words ({texts.language})"] = said
        return found

    def _unheard(self, view: Table, g: Gesture) -> list[str]:
        """List what else could have been said of a gesture that was told to lead nowhere."""
        step = view.agenda[-1]
        found = []
        if any(m.what == g.what for m in legal_moves(self.game, view)):
            found.append(f"{NOWHERE_TO_GO} for a thing that can be moved now")
        found += [
            f"{NOWHERE_TO_GO} though {verb.name} reads it"
            for verb in self.game.verbs
            if verb.reads(view, step, g.what, g.onto) is not None
        ]
        return found

    def told(self, t: Table, gesture: Gesture) -> str:
        """Return a gesture and the step at which it is made."""
        setup, phase = t.setup, self.game.phases[t.agenda[-1].phase] if t.agenda else "over"
        what, onto = (setup.name_of(ref) for ref in (gesture.what, gesture.onto))
        return f"{phase}: seat {gesture.seat} takes {what} onto {onto or 'nothing'}"


def ordeal(count: int, seed: int, _folder: Path) -> Result:
    """Make so many gestures in each game."""
    result = Result(WHAT, seed)
    for game in GAMES.values():
        judge = Judge(game, ROOT / "assets" / game.name)
        for number, (t, gesture) in enumerate(judge.gestures(count, seed)):
            result.count += 1
            result.tally("clauses", f"{game.name} {judge.ruling(t, gesture).clause}")
            for why, said in judge.complaints(t, gesture).items():
                told = judge.told(t, gesture)
                result.fail(number, f"{game.name}: {why}", gesture=told, said=said)
    return result
