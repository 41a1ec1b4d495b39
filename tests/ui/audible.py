"""Lets one card land on a table with a real sound device; run by a test that reads the recording.

Words: the folder of the sounds, and the file that the device writes into.
"""

import sys
import time
from pathlib import Path

from rules.registry import GAMES
from tabletop.settings import Settings
from tabletop.ui.speakers import Speakers
from tests.ui.table.bench import FRAME, Bench

LISTENING = 0.6
SIZE = (1024, 640)


def listen(bench: Bench) -> None:
    """Let real time pass, frame by frame."""
    end = time.monotonic() + LISTENING
    while time.monotonic() < end:
        bench.wait(FRAME)
        time.sleep(FRAME)


def main(folder: Path, recording: Path) -> None:
    """Play a card; print how long the recording was a while before it was let go, and then."""
    settings = Settings(language="en", volume_master=100, volume_effects=100, volume_ambience=0)
    speakers = Speakers(settings, folder)
    bench = Bench(GAMES["kstreet"], settings=settings, sound=speakers, size=SIZE)
    if not speakers.start():
        raise SystemExit("no sound device")
    bench.wait_for_me()
    bench.thinker.silent = True
    listen(bench)
    for _ in range(2):
        print(recording.stat().st_size)
        listen(bench)
    bench.drag(bench.first_card(), bench.middle(bench.ref("bid.0.0")))
    listen(bench)
    bench.close()
    speakers.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
