"""Measures the speed of rules, search and drawing, start-up time, rest and memory."""

import welcome

import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence

from _setup import ROOT, enter

if __name__ == "__main__":
    enter(*["peers"] * ("--peers" in sys.argv))
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from _played import quiet_seed
from _screen import Screen, missing
from measuring.idle import SCREENS
from measuring.memory import LARGE, PROC, memory_mb, percent_of, watched
from measuring.starts import running, starts
from rules.core.engine import apply, legal_moves, new_table
from rules.core.game import Game
from rules.core.hidden import redact
from rules.core.moves import drawn
from rules.core.rng import Rng
from rules.registry import GAMES
from shipping.frozen import DIST, app_of, executable
from shipping.release import COMMAND, this_release
from tabletop.ai.levels import all_levels
from tabletop.ai.trials import Stop, Trials
from tabletop.app import QUIET_AFTER

LEVEL = "hard"
SIZES = ("1280x720", "1920x1080")
PACES = ("1", "4")
RULES_SECONDS = 2.0
SEARCH_SECONDS = 2
POSITIONS = 5
CALM_SECONDS = QUIET_AFTER + 8.0  # the window slows down once the cards lie and nobody moves
IDLE_SECONDS = 8.0
SOURCE = (sys.executable, str(ROOT / "scripts" / "play.py"))


def decisions_per_s(game: Game) -> int:
    """Count how many random decisions a second are listed, chosen and carried out."""
    rng = Rng.seeded(1)
    decisions, seed = 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < RULES_SECONDS:
        seed += 1
        t = new_table(game, min(game.seat_counts), seed, {})
        while not t.over:
            moves = legal_moves(game, t)
            apply(game, t, drawn(moves, rng))
            decisions += 1
    return round(decisions / (time.perf_counter() - start))


def search_per_s(game: Game) -> int:
    """Count how many tries of a move a second the search of a strong level makes."""
    usual = all_levels()[LEVEL].settings
    if usual is None:
        raise LookupError(f"level {LEVEL} does not search")
    budget = usual.within(1 << 30, 1000 * SEARCH_SECONDS // POSITIONS)
    worlds, seconds = 0, 0.0
    for seed in range(1, POSITIONS + 1):
        t = new_table(game, min(game.seat_counts), seed, {})
        search = Trials(game, redact(t, t.seat), budget, Rng.seeded(seed), game.knowledge)
        start = time.perf_counter()
        search.run(Stop())
        seconds += time.perf_counter() - start
        worlds += search.worlds * len(search.candidates)
    return round(worlds / seconds)


def thinking_ms(game: str) -> dict[str, float | str]:
    """Measure how long a strong level thinks at the largest table beside a busy core."""
    return printed_by("measuring.thinking", [game, LEVEL], os.environ)


@contextlib.contextmanager
def screen(size: str) -> Iterator[dict[str, str]]:
    """Give an environment with a screen of this size: a real one where Xvfb is installed."""
    if "Xvfb" in missing():
        yield os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        return
    width, _, height = size.partition("x")
    with Screen(int(width), int(height)) as opened:
        yield opened.environment()


def frame_ms(game: str, size: str) -> dict[str, float | str]:
    """Measure frames while a card is dragged, in a process of its own."""
    return measured("measuring.frames", game, size)


def tumble_ms(game: str, seats: int) -> dict[str, float | str]:
    """Measure frames while dice tumble on a large table for so many seats."""
    return measured("measuring.tumbles", game, SIZES[-1], str(seats))


def moment_ms(game: str) -> dict[str, float | str]:
    """Measure frames while a moment is staged on a large table."""
    return measured("measuring.moments", game, SIZES[-1])


def lesson_s(game: str) -> dict[str, float | str]:
    """Measure by a reader's clock how soon a guided match is played, and something won in it."""
    return measured("measuring.lessons", game, SIZES[0])


def round_s(game: str, seats: int) -> dict[str, dict[str, float | str]]:
    """Measure how long a turn of all rivals is watched, at normal pace and at the fastest."""
    return {
        f"x{pace}": measured("measuring.rounds", game, SIZES[0], str(seats), pace) for pace in PACES
    }


def has_dice(game: Game) -> bool:
    """Tell whether dice lie on the table of a game."""
    text = (ROOT / "assets" / game.name / "table.toml").read_text(encoding="utf-8")
    return 'form = "dice"' in text


def measured(module: str, game: str, size: str, *words: str) -> dict[str, float | str]:
    """Run a module that measures a game on a screen of its own; return its figures."""
    with screen(size) as environment:
        return printed_by(module, [game, size, *words], environment)


def printed_by(
    module: str, words: Sequence[str], environment: Mapping[str, str]
) -> dict[str, float | str]:
    """Run a module in a process of its own; return the figures that it prints last."""
    places = os.pathsep.join([str(ROOT), str(ROOT / "scripts")])
    done = subprocess.run(
        [sys.executable, "-m", module, *words],
        env={**environment, "PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["no reason was given"])[-1]
        raise RuntimeError(f"{' '.join(words)}: {last}")
    figures: dict[str, float | str] = json.loads(done.stdout.splitlines()[-1])
    return figures


def start_times(programs: Mapping[str, Sequence[str]]) -> dict[str, object]:
    """Measure how soon the first frame is there, beside an empty window."""
    with screen(SIZES[0]) as environment:
        return starts(environment, SIZES[0], programs)


def idle_percent() -> dict[str, object]:
    """Measure what each screen takes of a core when nobody touches anything."""
    if not PROC.exists():
        return {"idle_cpu_percent": None}
    found = {name: measured("measuring.idle", name, SIZES[0])["percent"] for name in SCREENS}
    return {"idle_cpu_percent": found}


def at_table(command: Sequence[str] = SOURCE) -> dict[str, float]:
    """Measure what the whole program takes and holds at a table where a person decides."""
    game = next(iter(GAMES))
    seed = str(quiet_seed(GAMES[game]))
    asked = [*command, "--new", game, "--seed", seed, "--size", SIZES[0], "--log"]
    room, folder = screen(SIZES[0]), tempfile.TemporaryDirectory(prefix="cloakroom-bench-")
    with room as where, folder as home, running(where, home, asked) as (process, _):
        time.sleep(CALM_SECONDS)
        percent = percent_of(process, IDLE_SECONDS)
        return {"table_cpu_percent": percent, "memory_mb": memory_mb(process)}


def resources() -> dict[str, object]:
    """Measure memory and open files: at many sizes of the window, and in a very large one."""
    if not PROC.exists():
        return {"sizes": None, "memory_4k_mb": None, "open_files": None}
    sizes = {place: measured("measuring.sizes", place, SIZES[-1]) for place in ("home", *GAMES)}
    matches = {}
    for name, game in GAMES.items():
        with screen(LARGE) as environment:
            matches[name] = watched(SOURCE, environment, name, max(game.seat_counts))
    return {
        "sizes": sizes,
        "memory_4k_mb": {name: match["memory_mb"] for name, match in matches.items()},
        "open_files": {name: match["open_files"] for name, match in matches.items()},
    }


def frozen() -> dict[str, object]:
    """Measure the built program and the downloads in `dist/`, beside a start from the source."""
    release = this_release()
    start = executable(app_of(release, DIST), release.system)
    if not start.exists():
        raise LookupError("there is no built program; run python3 scripts/package.py first")
    files = sorted(DIST.glob(f"{COMMAND}[-_]{release.version}*"))
    return {
        "download_mb": {file.name: round(file.stat().st_size / 1_000_000, 1) for file in files},
        **start_times({"source": SOURCE, "built": [str(start)]}),
        "source": at_table(),
        "built": at_table([str(start)]),
    }


def peers_speed() -> dict[str, object]:
    """Measure random decisions beside games of other libraries, as far as these are installed."""
    from peers.speed import measure as measure_peers  # noqa: PLC0415 - nothing else needs it

    return measure_peers()


def measure() -> dict[str, object]:
    """Measure everything, one thing after the other."""
    result: dict[str, object] = {
        "decisions_per_s": {name: decisions_per_s(game) for name, game in GAMES.items()},
        "search_per_s": {name: search_per_s(game) for name, game in GAMES.items()},
        "thinking_ms": {name: thinking_ms(name) for name in GAMES},
    }
    frames: dict[str, dict[str, dict[str, float | str]]] = {}
    drivers = set()
    for name in GAMES:
        frames[name] = {}
        for size in SIZES:
            frames[name][size] = frame_ms(name, size)
            drivers.add(str(frames[name][size].pop("driver")))
    result["frame_ms"] = frames
    dice = [game for game in GAMES.values() if has_dice(game)]
    result["tumble_ms"] = {game.name: tumble_ms(game.name, max(game.seat_counts)) for game in dice}
    result["moment_ms"] = {name: moment_ms(name) for name in GAMES}
    result["lesson_s"] = {name: lesson_s(name) for name in GAMES}
    result["driver"] = ", ".join(sorted(drivers))
    if PROC.exists():
        result |= at_table()
    return result | start_times({"source": SOURCE}) | idle_percent() | resources()


def tell(result: dict[str, object], path: str = "") -> None:
    """Print the figures for people, one a line."""
    for key, value in result.items():
        if isinstance(value, dict):
            tell(value, f"{path}{key} ")
        else:
            print(f"{path}{key:<20} {value}")


def chosen(asked: argparse.Namespace) -> dict[str, object]:
    """Measure what the command line asks for, else everything."""
    whole = [
        (asked.frozen, frozen),
        (asked.memory, resources),
        (asked.start, lambda: start_times({"source": SOURCE})),
        (asked.idle, idle_percent),
    ]
    for wanted, measure_it in whole:
        if wanted:
            return measure_it()
    single = [
        ("moment_ms", asked.moment, moment_ms),
        ("lesson_s", asked.lesson, lesson_s),
        ("thinking_ms", asked.thinking, thinking_ms),
    ]
    for key, name, how in single:
        if name:
            return {key: dict(how(name))}
    game = asked.rounds or asked.dice
    seats = asked.seats or (max(GAMES[game].seat_counts) if game else 0)
    if asked.rounds:
        return {"round_s": dict(round_s(game, seats))}
    if asked.dice:
        return {"tumble_ms": dict(tumble_ms(game, seats))}
    return measure()


def main() -> int:
    """Measure and print; what cannot be measured is one plain line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--dice", metavar="GAME", choices=list(GAMES), help="measure only its dice")
    parser.add_argument("--seats", type=int, help="of --dice or --rounds, usually all of them")
    parser.add_argument("--moment", metavar="GAME", choices=list(GAMES), help="only its moments")
    parser.add_argument("--lesson", metavar="GAME", choices=list(GAMES), help="only its guide")
    parser.add_argument("--thinking", metavar="GAME", choices=list(GAMES), help="only its thinking")
    parser.add_argument("--rounds", metavar="GAME", choices=list(GAMES), help="only its rounds")
    parser.add_argument("--frozen", action="store_true", help="measure only what package.py built")
    parser.add_argument("--start", action="store_true", help="measure only how soon it is there")
    parser.add_argument("--idle", action="store_true", help="measure only screens at rest")
    parser.add_argument("--memory", action="store_true", help="measure only memory and open files")
    parser.add_argument(
        "--peers", action="store_true", help="measure only the rules, beside other libraries"
    )
    asked = parser.parse_args()
    try:
        result = peers_speed() if asked.peers else chosen(asked)
    except (RuntimeError, LookupError) as problem:
        print(f"Could not measure: {problem}", file=sys.stderr)
        return 1
    if asked.json:
        print(json.dumps(result))
    else:
        tell(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
