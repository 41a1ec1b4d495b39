"""Prepares every test: no screen, no sound, and chance that can be repeated."""

import os
from pathlib import Path

import hypothesis

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

hypothesis.configuration.set_hypothesis_home_dir(
    Path(__file__).resolve().parent.parent / ".cache" / "hypothesis"
)
# The laws walk through whole matches of every game at several numbers of seats: sixty walks each.
hypothesis.settings.register_profile("desk", deadline=None, max_examples=60)
hypothesis.settings.register_profile(
    "ci", deadline=None, max_examples=60, derandomize=True, print_blob=True
)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "desk")
