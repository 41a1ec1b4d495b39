"""Gives back the room of what tests have painted: a left scene still holds large pictures."""

import gc
from collections.abc import Iterator

import pytest

from tabletop.ui.drawing.memory import forget_pictures


@pytest.fixture(autouse=True, scope="module")
def tidy() -> Iterator[None]:
    """Forget all pictures when the tests of a module are done on this worker."""
    yield
    forget_pictures()
    gc.collect()
