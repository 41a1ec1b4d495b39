"""Rewrites the recorded play-throughs of a game and shows what changed.

For the fewest, the middle and the most seats, tests/golden/<game>-<seats>.txt tells one whole match
of random moves: each move, what happened, what changed in each seat's view, and the table's digest.
Then come the endings of more such matches, and how many move sequences lead on from some positions.
"""

import welcome

import argparse
import difflib
import sys
from itertools import groupby
from pathlib import Path

from _setup import ROOT, enter

if __name__ == "__main__":
    enter()

from rules.core.engine import apply, legal_moves, new_table, play
from rules.core.events import KIND_NAMES, PUSHED, SAID, STEPPED, Event
from rules.core.game import Game
from rules.core.hidden import PUBLIC, redact
from rules.core.moves import Move, drawn
from rules.core.notation import write
from rules.core.refs import NOTHING, is_counter, is_piece, is_place, is_unseen
from rules.core.rng import Rng
from rules.core.setup import Setup
from rules.core.table import HIDDEN, NOBODY, Table
from rules.registry import GAMES

FOLDER = ROOT / "tests" / "golden"
SEED = 1789
LONGEST = 5000
ENDING_SEEDS = range(1, 31)
COUNT_SEEDS = (1, 2, 3)
COUNT_AFTER = (0, 9, 14, 40)
COUNT_DEPTH = 3
COUNT_MOST = 20_000


def name(setup: Setup, ref: int) -> str:
    """Return a ref's name, nothing for nothing, or the bare number when it is no ref."""
    if ref == NOTHING:
        return ""
    back = is_unseen(ref) and -ref <= len(setup.backs)
    named = is_piece(ref) or is_place(ref) or is_counter(ref) or back
    return setup.name_of(ref) if named else str(ref)


def retell(game: Game, setup: Setup, event: Event) -> str:
    """Return one event in a few words."""
    if event.kind == STEPPED:
        way = "to" if event.spot == PUSHED else "from"
        words = [way, game.phases[event.what], seat_of(event.source), name(setup, event.target)]
    else:
        target = seat_of(event.target) if event.kind == SAID else name(setup, event.target)
        words = [event.key, name(setup, event.what), name(setup, event.source)]
        words += [f"> {target}" if target else ""]
    words += [str(event.amount or ""), f"({event.clause})" if event.clause else ""]
    return " ".join([KIND_NAMES[event.kind], *(word for word in words if word)])


def seat_of(number: int) -> str:
    """Return a seat in words; nobody is told by nothing."""
    return "" if number == NOBODY else f"seat {number}"


def pieces_of(setup: Setup, pieces: list[int]) -> str:
    """Return the pieces of a place; equal neighbours are counted."""
    runs = [(name(setup, piece), len(list(run))) for piece, run in groupby(pieces)]
    return " ".join(f"{word}*{length}" if length > 1 else word for word, length in runs)


def lines_of(t: Table) -> dict[str, str]:
    """Return every place and counter of a table as text."""
    setup = t.setup
    found = {
        place.name: pieces_of(setup, pieces)
        for place, pieces in zip(setup.places, t.places, strict=True)
    }
    for counter, value in zip(setup.counters, t.counts, strict=True):
        found[counter.name] = "?" if value == HIDDEN else str(value)
    return found


class Teller:
    """Writes down one match; views are told by what changed in them.

    A seat's view is told by where it differs from what all see, so that nothing is told twice.
    """

    def __init__(self, game: Game, t: Table) -> None:
        self.game = game
        self.t = t
        self.lines: list[str] = []
        self.public: dict[str, str] = {}
        self.own: dict[int, dict[str, str]] = {seat: {} for seat in range(t.setup.seats)}

    def tell(self, heading: str, events: list[Event]) -> None:
        """Write down a move: what happened and what each seat sees differently now."""
        self.lines.append(heading)
        self.lines += [f"  {retell(self.game, self.t.setup, event)}" for event in events]
        public = lines_of(redact(self.t, PUBLIC))
        told_to = {news_of(self.public, public): ["all"]}
        self.public = public
        for seat, before in self.own.items():
            view = lines_of(redact(self.t, seat))
            own = {key: words for key, words in view.items() if words != public[key]}
            told_to.setdefault(news_of(before, own), []).append(str(seat))
            self.own[seat] = own
        self.lines += [f"  {' '.join(seats)} | {news}" for news, seats in told_to.items() if news]
        self.lines.append(f"  = {self.t.digest()}")


def news_of(before: dict[str, str], now: dict[str, str]) -> str:
    """Return what changed in a view; what is no longer of a seat's own is as all see it."""
    changed = [key for key in now if now[key] != before.get(key, "")]
    news = [f"{key}: {change(before.get(key, ''), now[key])}".rstrip() for key in changed]
    return " | ".join([*news, *(f"{key} as all" for key in before if key not in now)])


def change(before: str, now: str) -> str:
    """Return what came to a place and what left it, or all that lies there if that is shorter."""
    old, new = before.split(), now.split()
    came = [word for word in new if word not in old]
    gone = [word for word in old if word not in new]
    stayed = [word for word in old if word in new]
    told = " ".join([*(f"+{word}" for word in came), *(f"-{word}" for word in gone)])
    same_order = stayed == [word for word in new if word in old]
    return told if told and same_order and len(told) < len(now) else now


def random_move(game: Game, t: Table, rng: Rng) -> Move:
    """Return any legal move."""
    moves = legal_moves(game, t)
    return drawn(moves, rng)


def play_through(game: Game, seats: int, seed: int = SEED) -> list[str]:
    """Tell one whole match of random moves."""
    t = new_table(game, seats, seed, {})
    rng = Rng.seeded(seed)
    teller = Teller(game, t)
    teller.tell(f"{game.name}, rules {game.version}, {seats} seats, seed {seed}", [])
    for number in range(1, LONGEST + 1):
        if t.over:
            break
        m = random_move(game, t, rng)
        heading = f"{number}. seat {t.seat}: {write(game, t.setup, m)}"
        teller.tell(heading, play(game, t, m))
    scores = " ".join(f"{score:g}" for score in game.scores(t)) if t.over else "unfinished"
    return [*teller.lines, f"scores: {scores}"]


def endings(game: Game, seats: int) -> list[str]:
    """Tell only how some more random matches end."""
    found = []
    for seed in ENDING_SEEDS:
        t = new_table(game, seats, seed, {})
        rng = Rng.seeded(seed)
        moves = 0
        while not t.over and moves < LONGEST:
            apply(game, t, random_move(game, t, rng))
            moves += 1
        found.append(f"seed {seed} ends after {moves} moves = {t.digest()}")
    return found


def count(game: Game, t: Table, depth: int) -> int:
    """Count the move sequences of a length that lead on from a table."""
    moves = legal_moves(game, t)
    if depth == 1:
        return len(moves)
    total = 0
    for m in moves:
        after = t.copy()
        apply(game, after, m)
        total += count(game, after, depth - 1)
    return total


def counts(game: Game, seats: int) -> list[str]:
    """Tell how many move sequences lead on from some positions, as deep as is quick."""
    found = []
    for seed in COUNT_SEEDS:
        for moves in COUNT_AFTER:
            t = new_table(game, seats, seed, {})
            rng = Rng.seeded(seed)
            for _ in range(moves):
                if not t.over:
                    apply(game, t, random_move(game, t, rng))
            numbers: list[int] = []
            while len(numbers) < COUNT_DEPTH and (not numbers or numbers[-1] < COUNT_MOST / 10):
                numbers.append(count(game, t, len(numbers) + 1))
            told = " ".join(str(number) for number in numbers)
            found.append(f"seed {seed} after {moves} moves: {told} sequences")
    return found


def golden(game: Game, seats: int) -> str:
    """Return the whole recorded text of a game for a number of seats."""
    return (
        "\n".join([*play_through(game, seats), *endings(game, seats), *counts(game, seats)]) + "\n"
    )


def told_seats(game: Game) -> list[int]:
    """Return the numbers of seats that are recorded: the fewest, the middle and the most."""
    counts = game.seat_counts
    return sorted({counts[0], counts[len(counts) // 2], counts[-1]})


def file_of(game: Game, seats: int) -> Path:
    """Return where the text for a number of seats is kept."""
    return FOLDER / f"{game.name}-{seats}.txt"


def difference(before: str, after: str, file: str) -> str:
    """Return what changed, as a unified difference."""
    old, new = before.splitlines(keepends=True), after.splitlines(keepends=True)
    return "".join(difflib.unified_diff(old, new, f"{file} (before)", f"{file} (now)", n=1))


def rewrite(game: Game, *, aloud: bool = True) -> bool:
    """Write the texts of a game anew, say what changed, and return whether anything did."""
    changed = False
    for seats in told_seats(game):
        file = file_of(game, seats)
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        after = golden(game, seats)
        if before == after:
            continue
        changed = True
        fresh = file.with_suffix(".new")
        fresh.write_text(after, encoding="utf-8")
        fresh.replace(file)
        if aloud:
            print(difference(before, after, file.relative_to(ROOT).as_posix()), end="")
    return changed


def main() -> int:
    """Rewrite the games asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words = ", ".join(GAMES)
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"one of: {words} (default: all)")
    asked = parser.parse_args().game or list(GAMES)
    for game in asked:
        if game not in GAMES:
            parser.error(f"there is no game {game!r}; the games are: {words}")
    changed = [game for game in asked if rewrite(GAMES[game])]
    print(f"rewritten: {', '.join(changed)}" if changed else "nothing changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
