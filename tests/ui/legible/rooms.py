"""Walks through everything that is no table: home, boxes, books, binders, lists, settings."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pygame

from rules.registry import GAMES
from tabletop.save import Saved, SaveFile, now
from tabletop.ui import ways
from tabletop.ui.binder.album import box_source
from tabletop.ui.binder.card_binder import CardBinder
from tabletop.ui.panels.about import About
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.panels.settings import SettingsPanel
from tabletop.ui.panels.unsaved import Unsaved
from tabletop.ui.screens.home import Home
from tabletop.ui.screens.matches import Matches
from tabletop.ui.screens.new_match import NewMatch
from tabletop.ui.screens.puzzle_list import PuzzleList
from tabletop.ui.widgets.overlay import Overlay
from tests.app.matches import new_match, one_person, play_on
from tests.ui.legible.walks import LONG, Look, Step, ended
from tests.ui.screens.driver import Driver

PATIENCE = 15  # long frames in which a panel has painted what it paints later


def house(look: Look, folder: Path) -> Iterator[Step]:
    """Walk through what belongs to no game; a match lies on the shelf."""
    _shelve(folder)
    driver = Driver(look.settings(), size=look.size)
    yield "home", driver.scene
    driver.press(pygame.K_TAB, pygame.K_TAB)
    yield "home by keys", driver.scene
    stage = driver.stage
    panels: dict[str, Callable[[], Overlay]] = {
        "settings": lambda: SettingsPanel(stage),
        "about": lambda: About(stage),
        "matches": lambda: Matches(stage),
        "unsaved": lambda: Unsaved(stage, "disk full"),
    }
    for name, made in panels.items():
        yield from _opened(driver, name, made())
    driver.close()


def box(look: Look) -> Iterator[Step]:
    """Walk through what lies in the box of a game: its book, its cards, its puzzles, a replay."""
    game, driver = look.game, Driver(look.settings(), size=look.size)
    stage = driver.stage
    cast("Home", driver.scene).ways.open_box(game.name)
    yield from _shown(driver, "box")
    yield from _opened(driver, "new match", NewMatch(stage, game))
    yield from _opened(driver, "puzzles", PuzzleList(stage, game, lambda _number: None))
    ways.open_rules(driver.scene, game.name)
    yield from _shown(driver, "book")
    clauses = cast("Rulebook", driver.panel).print.book.plates
    assert clauses
    driver.press(pygame.K_RETURN)
    yield from _shown(driver, "clauses")
    ways.show_binder(driver.scene, box_source(stage, game))
    yield from _shown(driver, "binder")
    cast("CardBinder", driver.panel).open_card(0)
    yield from _shown(driver, "card")
    driver.close()
    driver = Driver(
        look.settings(), lambda stage: ways.replay(stage, ended(game), start=5), look.size
    )
    driver.wait(0.5)
    yield "replay", driver.scene
    driver.close()


def _opened(driver: Driver, name: str, panel: Overlay) -> Iterator[Step]:
    driver.scene.overlays.open(panel)
    yield from _shown(driver, name)
    while driver.scene.overlays.top is not None:
        driver.scene.overlays.top.finish("")
        driver.wait(0.05)


def _shown(driver: Driver, name: str) -> Iterator[Step]:
    for _ in range(PATIENCE):
        driver.now += LONG
        driver.app.tick(driver.now)
    driver.wait(0.05)
    yield name, driver.scene


def _shelve(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    match = new_match(next(iter(GAMES.values())), one_person(2))
    play_on(match, 3)
    match.save = SaveFile(folder / "match.toml")
    match.save.write(Saved(match.record, match.seats, False, match.over, now()))
