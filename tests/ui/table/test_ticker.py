"""The ticker: what its strip is too small for is told whole where it stands."""

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from rules.core.game import Game
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.drawing.letters.markup import escaped, plain
from tabletop.ui.table.hud.ticker import TickerFace
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
KSTREET = GAMES["kstreet"]
SENTENCE = "Lane 2: Bertha Quill, costs 3. You: " + "1 (Small Favour) + " * 8 + "2 = 10."


def ticker_of(bench: Bench) -> TickerFace:
    """Return the strip of a table that has one."""
    ticker = bench.scene.table.hud.ticker
    assert ticker is not None
    return ticker.face


def drawn(face: TickerFace) -> str:
    """Return what is read on the strip, or nothing of the newest sentence if it is cut."""
    newest = face.set_in(face._room)[-1]
    return "" if newest.cut else " ".join(placed.word.text for placed in newest.placed)


@pytest.fixture
def long(lay: Lay) -> Bench:
    """Return a table whose ticker has a sentence that is too long for it; nobody answers."""
    bench = lay(KSTREET, moves=2)
    bench.wait_for_me()
    bench.thinker.silent = True
    ticker_of(bench).show([SENTENCE])
    return bench


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_sentence_of_a_match_can_be_read_whole_at_the_ticker(
    lay: Lay, game: Game, size: tuple[int, int], language: str
) -> None:
    bench = lay(game, size=size, moves=70, settings=Settings(language=language))
    bench.scene.settle_now()
    if bench.scene.table.hud.ticker is None:
        assert bench.scene.table.hud.bar.buttons["log"].enabled, "the log has them all"
        return
    face = ticker_of(bench)
    told = [line.text for line in bench.match.log(0)]
    for pair in pairwise(told):
        face.show(pair)
        assert drawn(face) or escaped(pair[-1]) in face.hint
        assert face.opens in face.hint


def test_a_sentence_that_is_cut_is_read_whole_under_the_pointer(long: Bench) -> None:
    face, tooltip = ticker_of(long), long.scene.table.hud.tooltip
    assert not drawn(face)
    long.point(face.rect.center)
    long.wait(1.0)
    assert tooltip.visible
    assert SENTENCE in plain(tooltip.hint)
    assert not tooltip.rect.colliderect(face.rect)


def test_a_sentence_that_is_cut_is_read_whole_under_the_ring(long: Bench) -> None:
    face, tooltip = ticker_of(long), long.scene.table.hud.tooltip
    for _ in range(len(long.scene.table.keyboard.stops()) + 1):
        if face.focused:
            break
        long.press(pygame.K_TAB)
    assert face.focused
    long.wait(1.0)
    assert tooltip.visible
    assert SENTENCE in plain(tooltip.hint)


def test_a_sentence_that_fits_needs_no_hint_of_its_own(long: Bench) -> None:
    face = ticker_of(long)
    face.show(["Ada passes."])
    assert drawn(face)
    assert face.hint == face.opens


def test_whoever_rests_at_the_ticker_reads_what_comes_next(long: Bench) -> None:
    face, hud = ticker_of(long), long.scene.table.hud
    long.point(face.rect.center)
    long.wait(1.0)
    lines = long.match.log(0)
    hud.set_log(lines)
    long.wait(0.5)
    assert hud.tooltip.visible
    assert hud.tooltip.hint == face.hint
    assert SENTENCE not in plain(face.hint)


def test_whoever_rests_elsewhere_is_told_of_that(long: Bench) -> None:
    hud = long.scene.table.hud
    button = hud.bar.buttons["log"]
    long.point(button.rect.center)
    long.wait(1.0)
    hud.set_log(long.match.log(0))
    assert hud.tooltip.hint == button.hint
    assert hud.tooltip.rect.colliderect(button.rect.inflate(60, 60))
