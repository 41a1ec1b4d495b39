"""Whoever wants larger texts gets larger ones: nothing that is written on a table shrinks."""

from collections import defaultdict
from collections.abc import Callable
from functools import cache

import pytest

from rules.core.engine import apply, new_table
from rules.core.game import Game
from rules.core.hidden import redact
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.policy import at_a_glance
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.player.settings import Settings
from tabletop.ui.drawing.scale import SMALLEST_TEXT
from tabletop.ui.table.fittings.labels import Labels
from tabletop.ui.table.hud.zoom import subject_of
from tabletop.ui.table.pieces.sprites import PieceSprite
from tabletop.ui.table.plan.table_plan import FILES
from tests.fixture_council import GAME as COUNCIL
from tests.ui.table.bench import NAMES, Bench
from tests.ui.table.lettering import Sizes, lying, no_picture, printed, reading, written
from tests.ui.table.unfolding import opened

Lay = Callable[..., Bench]
USUAL, LARGE = 100, 200
LONGEST = 90
WRITTEN = 1.2  # the same for a form that is filled in, each line in its place
READABLE = 1.3  # times as large as usual what is there for reading becomes at least
# In which windows tables are looked at, and after how many moves.
LOOKED_AT = {(1280, 720): (15, 90), (1920, 1080): (60,)}
# Some print cannot grow; the preview sets the same words larger than any card could. It may lose:
#   - on cards in files a quarter, since all of them and who rides on them share one low box;
#   - on any other card two pixels, where it is narrower by some, since what is asked is larger.
LOST_IN_FILES, SOME, LOST = 0.25, 0.01, 2


@cache
def line_of_play(game: Game) -> list[Move]:
    """Return what is played at a glance by as few as may play."""
    t = new_table(game, min(game.seat_counts), 1, {})
    rng = Rng.seeded(1)
    moves: list[Move] = []
    while not t.over and len(moves) < LONGEST:
        moves.append(at_a_glance(game, redact(t, t.seat), rng))
        apply(game, t, moves[-1])
    return moves


def laid(lay: Lay, game: Game, number: int, size: tuple[int, int], percent: int) -> Bench:
    """Lay the table of a game after so many moves, at rest."""
    seats = [Seat(NAMES[seat], "random" if seat else "") for seat in range(min(game.seat_counts))]
    match = Match.new(game, seats, 1, {})
    for move in line_of_play(game)[:number]:
        match.submit(move)
    settings = Settings(language="en", text_scale=percent)
    bench = lay(game, match=match, size=size, settings=settings)
    bench.scene.settle_now()
    return bench


def enough(bench: Bench) -> int:
    """Return how large letters are that may give way to others: larger than what is read."""
    scale = bench.stage.scale
    return round(scale.least(SMALLEST_TEXT) * scale.growth)


def shrunken(before: Sizes, after: Sizes, most: int, lost: float = 0) -> list[str]:
    """Return what has got smaller by more than may be lost, but for what is large enough."""
    both = {words: (min(before[words]), min(after[words])) for words in before if words in after}
    return [
        f"{words}: {old} to {new}"
        for words, (old, new) in both.items()
        if new < min(old - (max(LOST, old * lost) if lost else 0), most)
    ]


def in_files(bench: Bench, piece: PieceSprite) -> bool:
    """Tell whether a piece lies in a file, or on one that does."""
    setting = bench.scene.view.table.setting
    slot = setting.geometry.slot_of.get(setting.lying.place_of(piece.below or piece))
    return slot is not None and slot.zone.arrange == FILES


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_size = pytest.mark.parametrize("size", LOOKED_AT, ids=lambda size: f"{size[0]}x{size[1]}")


@every_size
@every_game
def test_nothing_that_is_written_shrinks(
    lay: Lay, game: Game, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in LOOKED_AT[size]:
        usual, large = (laid(lay, game, number, size, percent) for percent in (USUAL, LARGE))
        most = enough(large)
        assert not shrunken(written(usual, monkeypatch), written(large, monkeypatch), most)
        there = {piece.ref: piece for piece in lying(large)}
        for piece in lying(usual):
            if piece.ref in there:
                before, after = (
                    printed(bench, found, monkeypatch)
                    for bench, found in ((usual, piece), (large, there[piece.ref]))
                )
                lost = LOST_IN_FILES if in_files(large, there[piece.ref]) else SOME
                assert not shrunken(before, after, most, lost)


def size_of(sizes: Sizes, start: str) -> int:
    """Return how large that is written which begins like this."""
    return min(min(found) for words, found in sizes.items() if words.startswith(start))


def log_of(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return the size of what is written in the log."""
    hud = bench.scene.table.hud
    hud.close_log()
    hud.open_log()
    assert hud.log_panel is not None
    with reading(monkeypatch) as sizes:
        hud.log_panel.draw(bench.stage.screen)
    hud.close_log()
    return min(map(min, sizes.values()))


def preview_of(bench: Bench, piece: PieceSprite, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return the size of the rules of a card as its preview sets them: on it or beside it."""
    table, zoom = bench.scene.view.table, bench.scene.table.zoom
    subject = subject_of(table, piece.ref)
    assert subject is not None
    painter, art = table.setting.board.pictures.painter, table.setting.board.pictures.art
    card = art(piece.look.card)
    with reading(monkeypatch) as sizes:
        zoom.show(subject, pin=True)
        if bench.stage.settings.text_scale == USUAL:
            shape = painter._shape(card, full=True, tile=False)
            painter._layout(card, zoom._set(subject).width, shape, 1).paint(no_picture, None)
    zoom.close()
    words = card.body.replace("*", "").split()
    return size_of(sizes, words[0])


@every_size
@every_game
def test_what_is_there_for_reading_grows(
    lay: Lay, game: Game, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    read: dict[str, list[int]] = defaultdict(list)
    for percent in (USUAL, LARGE):
        bench = laid(lay, game, LOOKED_AT[size][0], size, percent)
        table, prompt = bench.scene.view.table, bench.scene.table.hud.prompt
        read["one's own name"].append(size_of(written(bench, monkeypatch), NAMES[0]))
        for label in table.furniture.find(Labels).labels:
            read[f"chip {label.slot.refs}"].append(label._line("7", "ui", "text").style.px)
        texts = table.setting.texts
        prompt.offer([("0", "Pass", "")])
        for key in texts.keys("step."):
            with reading(monkeypatch) as sizes:
                prompt.ask(texts.text(key), "", urgent=True)
                prompt.draw(bench.stage.screen)
            read[key].append(min(map(min, sizes.values())))
        read["log"].append(log_of(bench, monkeypatch))
        art = table.setting.board.pictures.art
        worded = [piece for piece in lying(bench) if art(piece.look.card).body]
        read["preview"].append(preview_of(bench, worded[0], monkeypatch))
    for what, (before, after) in read.items():
        assert after >= before * READABLE, what


def test_a_folder_is_written_larger_as_a_whole(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    read = []
    for percent in (USUAL, LARGE):
        bench = lay(COUNCIL, settings=Settings(language="en", text_scale=percent))
        bench.thinker.silent = True
        bench.wait_for_me()
        with reading(monkeypatch) as sizes:
            opened(bench)
        read.append(sizes)
    usual, large = read
    grown = {words: min(large[words]) / min(usual[words]) for words in usual if words in large}
    assert grown
    assert min(grown.values()) >= WRITTEN, grown
