"""A bench with one small game, and a player's folder that nobody may touch."""

from pathlib import Path

import pygame
import pytest

from rules.core.game import Game
from tabletop import paths
from tabletop.ai.levels import all_levels
from tabletop.match import Match
from tabletop.selftest import matches, saving
from tabletop.selftest.findings import Bench
from tabletop.words.text import Texts
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import shelf_with


def bench_at(folder: Path, *games: Game) -> Bench:
    """Return a bench whose assets are those of the house and of some games."""
    home = folder / "bench"
    home.mkdir()
    assets = shelf_with(folder / "assets", *games)
    texts = Texts("en", [assets / "common"])
    return Bench(texts, assets, home, {game.name: game for game in games})


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    """Return a bench with one small game that was played."""
    made = bench_at(tmp_path, TALLY)
    made.played[TALLY.name] = matches.play_through(TALLY, 2, all_levels()["random"], made)
    return made


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a player's folder in which everything is damaged: whoever reads it changes it."""
    folder = tmp_path / "home"
    (folder / "matches").mkdir(parents=True)
    (folder / "settings.toml").write_text("no settings\n")
    (folder / "matches" / "game-1.toml").write_text("no match\n")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(folder))
    monkeypatch.setattr(pygame.display, "quit", lambda: None)  # other tests share the display
    return folder


@pytest.fixture
def halfway(bench: Bench) -> Match:
    """Return a match that waits for a move."""
    saving.check_saves(bench)
    return bench.halfway[TALLY.name]
