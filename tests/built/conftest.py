"""A screen, and a stranger in front of it, for every test of the built program."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from _screen import Screen
from tests.built.strangers import Stranger, arriving
from tests.window.test_window import SIZE


@pytest.fixture
def screen() -> Iterator[Screen]:
    with Screen(*SIZE) as opened:
        yield opened


@pytest.fixture
def stranger(tmp_path: Path) -> Stranger:
    return arriving(tmp_path)
