"""Tortures the program: kills, damaged files, hostile names, monkey hands, hung workers, soak.

Forbidden gestures must be answered well, moments told whole, and everything be done by keys
alone. Each ordeal has a seed and a count, and fails with exit status 1.
"""

import welcome

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from _setup import ROOT, enter

if __name__ == "__main__":
    enter()
elif str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

# No screen and no sound, from the first import on.
QUIET = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
os.environ.update(QUIET)

from ordeals import files, gestures, hands, kills, moments, names, soak, worker
from ordeals.keys_only import sitting
from ordeals.report import Result, memory_room

ORDEALS: dict[str, Callable[..., Result]] = {
    "kills": kills.ordeal,
    "files": files.ordeal,
    "names": names.ordeal,
    "hands": hands.ordeal,
    "worker": worker.ordeal,
    "soak": soak.ordeal,
    "gestures": gestures.ordeal,
    "moments": moments.ordeal,
    "keys": sitting.ordeal,
}
# How often each is done where nobody says: a minute or so.
COUNTS = {
    "kills": 50,
    "files": 10_000,
    "names": 2_000,
    "hands": 10_000,
    "worker": 5,
    "soak": 10,
    "gestures": 20_000,  # in each game
    "moments": 4,  # matches of each game at each number of seats
    "keys": 1,  # matches of each game at each number of seats
}
IN_MEMORY = ("files", "names")  # many small files, and no power cut among the trials


def words() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=list(COUNTS), help="the ordeal")
    parser.add_argument("--count", type=int, default=0, help="how often (events, for hands)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all chance (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--minutes", type=float, default=0.0, help="hands: for so long instead")
    parser.add_argument("--window-share", type=float, help="kills: share in the window (0 to 1)")
    return parser.parse_args()


def chosen(given: argparse.Namespace) -> Callable[[int, int, Path], Result]:
    """Return the ordeal that was asked for, with the options that only it has."""
    run = ORDEALS[given.what]
    if given.what == "kills" and given.window_share is not None:
        return partial(run, window_share=given.window_share)
    if given.what == "hands" and given.minutes:
        return partial(run, minutes=given.minutes)
    return run


def main() -> int:
    """Run one ordeal in a folder of its own and tell what it found."""
    given = words()
    room = memory_room() if given.what in IN_MEMORY else None
    with tempfile.TemporaryDirectory(prefix="cloakroom-torture-", dir=room) as folder:
        count = given.count or COUNTS[given.what]
        result = chosen(given)(count, given.seed, Path(folder))
    print(json.dumps(result.plain(), ensure_ascii=False) if given.json else result.line())
    return 1 if result.failed else 0


if __name__ == "__main__":
    sys.exit(main())
