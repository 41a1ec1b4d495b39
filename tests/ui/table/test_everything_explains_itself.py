"""The law of hints: whatever is drawn on a table and can be pointed at says in words what it is."""

import tomllib
from collections.abc import Iterator

import pygame
import pytest

from rules.core.engine import legal_moves
from rules.core.game import Game
from rules.core.refs import FIRST_COUNTER
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.table.moves.reach import Reach
from tabletop.words.speech import Speaker
from tabletop.words.text import LANGUAGES
from tests.app.matches import one_person, texts_of
from tests.games_under_law import SOME_CASES, asset_folder, random_walk
from tests.ui.helpers import moved
from tests.ui.table.bench import Bench

CASES = [(game, seats) for game, seats in SOME_CASES if game.name in GAMES]
NAMES = [f"{game.name}-{seats}" for game, seats in CASES]
Point = tuple[int, int]
Named = tuple[str, pygame.Rect]


def told_at(bench: Bench, at: Point) -> str:
    """Return what is said of a point: by a hint, or by a card that is shown large."""
    bench.scene.handle(moved(at))
    hint = bench.scene.table.hud.tooltip.hint
    subject = bench.scene.pointer.subject_at(at)
    return hint or (subject.heading or "a stack" if subject is not None else "")


def plates(bench: Bench) -> Iterator[Named]:
    """Yield the plates, their marks and their numbers."""
    for plate in bench.scene.view.table.plates.plates:
        yield f"plate {plate.seat}", plate.rect
        yield f"mark of plate {plate.seat}", plate.mark_box
        boxes = [(ref, plate.box_of(ref)) for ref, *_ in plate.numbers]
        yield from ((f"number {name(bench, ref)}", box) for ref, box in boxes if box is not None)


def counters(bench: Bench) -> Iterator[Named]:
    """Yield counters wherever they are shown: plaques, tracks, tokens, dice."""
    furniture = bench.scene.view.table.furniture
    for index, counter in enumerate(bench.match.setup.counters):
        for rect in furniture.rects_of(FIRST_COUNTER + index):
            yield f"counter {counter.name}", rect


def places(bench: Bench) -> Iterator[Named]:
    """Yield places with their labels, and the uppermost piece of each, unless a mat hides them."""
    yield from (one for one in all_places(bench) if not hidden(bench, *one))


def hidden(bench: Bench, what: str, rect: pygame.Rect) -> bool:
    """Tell whether a mat lies over something that does not lie on it."""
    upon = bench.scene.view.table.setting.lying.on_mat(rect.center)
    return bool(upon) and all(
        name(bench, slot.refs[0]) != what.rsplit(maxsplit=1)[-1] for slot in upon
    )


def all_places(bench: Bench) -> Iterator[Named]:
    setting = bench.scene.view.table.setting
    for slot in setting.geometry.slots:
        if not slot.tucked and slot.drop.size != (0, 0):
            yield f"place {name(bench, slot.refs[0])}", slot.drop
        if slot.label is not None:
            yield f"label {name(bench, slot.refs[0])}", slot.label
    for place, pieces in setting.board.by_place.items():
        for piece in pieces[-1:] if place in setting.geometry.slot_of else ():
            yield f"piece in {name(bench, place)}", piece.rect


def name(bench: Bench, ref: int) -> str:
    """Return the name of a thing in notation."""
    return bench.match.setup.name_of(ref)


def pointable(bench: Bench) -> Iterator[Named]:
    """Yield everything that is drawn and can be pointed at."""
    yield from ((f"button {one.name}", one.rect) for one in bench.scene.table.hud.widgets)
    yield from plates(bench)
    yield from counters(bench)
    yield from places(bench)


def spoken_verbs(game: Game) -> list[str]:
    """Return the verbs that have a button beside their gesture."""
    plan = tomllib.loads((asset_folder(game) / "table.toml").read_text(encoding="utf-8"))
    return list(plan.get("buttons", []))


@pytest.mark.parametrize("moves", [0, 17])
@pytest.mark.parametrize(("game", "seats"), CASES, ids=NAMES)
def test_whatever_can_be_pointed_at_says_what_it_is(game: Game, seats: int, moves: int) -> None:
    bench = Bench(game, seats=seats, moves=moves, settings=Settings(speed=0.0))
    bench.wait_for_me()
    assert bench.scene.overlays.top is None
    window = bench.stage.screen.get_rect()
    silent = [
        what
        for what, rect in pointable(bench)
        if window.collidepoint(rect.center) and not told_at(bench, rect.center)
    ]
    bench.close()
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_button_of_a_choice_says_what_it_does(game: Game, language: str) -> None:
    texts = texts_of(game, language)
    helped = {key.split(".")[1] for key in texts.keys("help.")}
    for seed in range(4):
        seats = game.seat_counts[seed % len(game.seat_counts)]
        tables = random_walk(game, seats, seed, 300)
        speaker = Speaker(texts, game, tables[0].setup, one_person(seats), 0)
        spoken = frozenset(v.id for v in game.verbs if v.name in spoken_verbs(game))
        for t in tables:
            if t.over:
                continue
            for group in Reach(t, legal_moves(game, t), spoken).buttons:
                assert speaker.help(group[0]), f"write help.{game.verbs[group[0].verb].name}"
    assert helped <= {verb.name for verb in game.verbs}
