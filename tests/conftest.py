"""Prepares every test: no screen, no sound, and chance that can be repeated."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

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
# For `scripts/mutate.py`, to which it is enough that something is wrong: no search for less.
hypothesis.settings.register_profile(
    "glance",
    deadline=None,
    max_examples=15,
    derandomize=True,
    phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "desk")


def pytest_collection_finish() -> None:
    """Keep the collector of garbage from going through thousands of tests again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def no_waiting_for_the_disk() -> Iterator[None]:
    """Let what tests write not be waited for: it need not outlast a loss of power."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _file: None)
        yield


@pytest.fixture(autouse=True)
def registry_left_as_found() -> Iterator[None]:
    """Refuse a test that leaves the shelf of games changed or reordered for the tests after it."""
    from rules.registry import GAMES  # noqa: PLC0415 - after the screen and sound were silenced

    before = list(GAMES)
    yield
    assert list(GAMES) == before, "this test left the registry of games changed"
