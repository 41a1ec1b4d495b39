"""Waiting for a file that another process has open: Windows lets nobody replace or remove it then.

Other windows of the program look into a match while it is written, and so do indexers and scanners
for viruses; each is done in a moment.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

OPEN_FILES_RESIST = sys.platform == "win32"
PATIENCE = 0.3  # seconds
PAUSE = 0.005

Done = TypeVar("Done")


def patiently(path: Path, action: Callable[[], Done]) -> Done:
    """Do something with the file at a path, trying again for a moment where it resists."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return action()
        except PermissionError:
            if not OPEN_FILES_RESIST or time.monotonic() >= end or path.is_dir():
                raise
        time.sleep(PAUSE)
