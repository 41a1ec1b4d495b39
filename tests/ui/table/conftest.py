"""Assets with the fixture game among them, and tables that are cleared away again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules.core.game import Game
from tabletop import paths
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import ROOT, asset_folder
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an asset folder in which the fixture game stands beside the others."""
    folder = tmp_path / "assets"
    folder.mkdir()
    for source in (ROOT / "assets").iterdir():
        if source.is_dir():
            (folder / source.name).symlink_to(source)
    (folder / TALLY.name).symlink_to(asset_folder(TALLY))
    monkeypatch.setattr(paths, "assets", lambda: folder)
    monkeypatch.setenv("CLOAKROOM_HOME", str(tmp_path / "home"))
    return folder


@pytest.fixture
def lay(house: Path) -> Iterator[Lay]:
    """Return how to lay a table; whatever was laid is cleared away in the end."""
    benches: list[Bench] = []

    def begin(game: Game, **how: object) -> Bench:
        bench = Bench(game, **how)  # type: ignore[arg-type]
        benches.append(bench)
        return bench

    yield begin
    for bench in benches:
        bench.close()
