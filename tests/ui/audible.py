"""Lets one card land on a table with a real sound device; run by a test that reads the recording.

Words: the folder of the sounds, and the file that the device writes into.
"""

import sys
import time
from pathlib import Path

from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.speakers import CHANNELS, DEPTH, RATE, Speakers
from tests.ui.table.bench import Bench

LISTENING = 0.6  # seconds
PAUSE = 0.02  # seconds between two looks at the recording
SIZE = (1024, 640)


def listen(bench: Bench, recording: Path) -> None:
    """Let frames pass, then wait until as much was recorded as they last, however long it takes."""
    bench.wait(LISTENING)
    end = recording.stat().st_size + LISTENING * RATE * CHANNELS * abs(DEPTH) // 8
    while recording.stat().st_size < end:
        time.sleep(PAUSE)


def main(folder: Path, recording: Path) -> None:
    """Play a card; print how long the recording was a while before it was let go, and then."""
    settings = Settings(language="en", volume_master=100, volume_effects=100)
    settings.volume_ambience = settings.volume_music = 0
    speakers = Speakers(settings, folder)
    bench = Bench(GAMES["kstreet"], settings=settings, sound=speakers, size=SIZE)
    if not speakers.start():
        raise SystemExit("no sound device")
    bench.wait_for_me()
    bench.thinker.silent = True
    listen(bench, recording)
    for _ in range(2):
        print(recording.stat().st_size)
        listen(bench, recording)
    bench.drag(bench.first_card(), bench.middle(bench.ref("bid.0.0")))
    listen(bench, recording)
    bench.close()
    speakers.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
