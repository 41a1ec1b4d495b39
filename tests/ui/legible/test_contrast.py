"""The law of contrast: whatever is written anywhere can be read, on the pictures that players see.

4.5:1 to what is really behind it, and 3:1 for large letters and for what is faded; with strong
contrast 4.5:1 for everything.
"""

from pathlib import Path

import pytest

from rules.core.game import Game
from rules.registry import GAMES
from tabletop.ui.drawing.theme import Colour, faint
from tabletop.ui.table.mats import ballot
from tests.ui.legible import rooms, walks
from tests.ui.legible.lens import Sight

LEAST, LEAST_FADED = 4.5, 3.0
STATES, TEXTS = 8, 800  # that are seen at least in the matches of a game
BOXES = [(game, bool(number % 2)) for number, game in enumerate(GAMES.values())]  # by turns
STRONG = pytest.mark.parametrize("strong", [False, True], ids=["usual", "strong"])


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the player's folder of this test."""
    monkeypatch.setenv("CLOAKROOM_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def paled(monkeypatch: pytest.MonkeyPatch) -> set[Colour]:
    """Return the inks that were made pale, since what they say cannot be used."""
    tones = set[Colour]()

    def noted(colour: Colour, ground: Colour, least: float) -> Colour:
        tone = faint(colour, ground, least)
        tones.add(tone)
        return tone

    monkeypatch.setattr(ballot, "faint", noted)
    return tones


def weak(walk: walks.Walk, paled: set[Colour], *, strong: bool) -> tuple[list[str], list[int]]:
    """Return the texts of a walk that are hard to read, and how many there were in each state."""
    found, counts = [], []
    for name, _, seen in walks.seen(walk):
        counts.append(len(seen))
        found += [
            f"{name}: {sight.ratio:.2f} at {tuple(sight.box)}, {sight.ink} on {sight.ground}, "
            f"{sight.written}"
            for sight in seen
            if sight.ratio < least_of(sight, paled, strong=strong)
        ]
    return found, counts


def least_of(sight: Sight, paled: set[Colour], *, strong: bool) -> float:
    """Return the contrast that a text must have."""
    pale = sight.written is not None and sight.written.colour in paled
    large = sight.written is not None and sight.written.large
    return LEAST_FADED if not strong and (sight.faded or pale or large) else LEAST


@STRONG
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_text_of_a_match_can_be_read(game: Game, paled: set[Colour], *, strong: bool) -> None:
    look = walks.Look(game, strong)
    found, counts = weak(lambda: walks.table(look), paled, strong=strong)
    assert found == []
    assert len(counts) >= STATES
    assert sum(counts) >= TEXTS
    assert min(counts) > 0


@STRONG
def test_every_text_of_the_house_can_be_read(
    home: Path, paled: set[Colour], *, strong: bool
) -> None:
    look = walks.Look(next(iter(GAMES.values())), strong)
    found, counts = weak(lambda: rooms.house(look, home / "matches"), paled, strong=strong)
    assert found == []
    assert min(counts) > 0


@pytest.mark.parametrize(("game", "strong"), BOXES, ids=list(GAMES))
def test_every_text_in_a_box_can_be_read(game: Game, paled: set[Colour], *, strong: bool) -> None:
    look = walks.Look(game, strong)
    found, counts = weak(lambda: rooms.box(look), paled, strong=strong)
    assert found == []
    assert min(counts) > 0
