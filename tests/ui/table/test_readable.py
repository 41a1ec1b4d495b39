"""Every game can be read and touched in every window, language and text size."""

import itertools
from collections import Counter
from collections.abc import Callable

import pytest

from rules.core.game import Game
from rules.core.refs import NOTHING
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.policy import at_a_glance
from tabletop.player.settings import Settings
from tabletop.ui.table.mats.laying import Mats
from tests.games_under_law import SOME_CASES, SOME_NAMES
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
# 2560x1440 is 1280x720 at twice the size; test_layout.py looks at it.
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
WAYS = [(language, percent) for language in ("en", "de") for percent in (100, 150)]
# The largest is 1920x1080 at twice the size: there the longest words in large letters are enough.
LOOKS = [(size, way) for size in SIZES for way in WAYS if size != SIZES[-1] or way == WAYS[-1]]
LOOK_NAMES = [f"{way[0]}-{way[1]}-{size[0]}x{size[1]}" for size, way in LOOKS]
LIKE = 3  # questions of one kind, with the same buttons, that are looked at in a match
TOUCHED = 24  # pixels that anything to be clicked has at least


def bench_for(
    lay: Lay, game: Game, seats: int, size: tuple[int, int], way: tuple[str, int]
) -> Bench:
    """Lay a table in the middle of a match and settle it."""
    settings = Settings(language=way[0], text_scale=way[1])
    bench = lay(game, seats=seats, size=size, settings=settings, moves=13)
    bench.scene.settle_now()
    return bench


# 1920x1080 has the form of 1280x720 and more room; the controls below are looked at there.
FORMS = [SIZES[0], SIZES[1], SIZES[3]]


@pytest.mark.parametrize("size", FORMS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "seats"), SOME_CASES, ids=SOME_NAMES)
def test_pieces_stay_inside_and_apart(
    lay: Lay, game: Game, seats: int, size: tuple[int, int]
) -> None:
    check_pieces(bench_for(lay, game, seats, size, WAYS[0]))


def check_pieces(bench: Bench) -> None:
    """See whether no piece is cut by the window or lies on one of another place."""
    view = bench.scene.view
    window = view.stage.canvas.bounds
    taken = {}
    covering = [mat.rect for mat in view.table.furniture.find(Mats).mats if mat.lies]
    for slot in view.table.setting.geometry.slots:
        pieces = [
            p for ref in slot.refs for p in view.table.setting.board.by_place[ref] if not p.hidden
        ]
        if not slot.zone.over and slot.box.collidelist(covering) >= 0:
            continue  # below a mat
        for piece in pieces:
            assert window.contains(piece.rect)
        if pieces:
            rects = [piece.rect for piece in pieces]
            taken[slot.refs] = rects[0].unionall(rects[1:])
    for (one, first), (other, second) in itertools.combinations(taken.items(), 2):
        assert not first.colliderect(second), (one, other)


@pytest.mark.parametrize(("size", "way"), LOOKS, ids=LOOK_NAMES)
def test_texts_controls_and_every_prompt_are_whole(
    lay: Lay, size: tuple[int, int], way: tuple[str, int]
) -> None:
    for game, seats in (SOME_CASES[0], SOME_CASES[-1]):
        bench = bench_for(lay, game, seats, size, way)
        check_pieces(bench)
        check_controls(bench)
        check_prompts(bench)


def check_controls(bench: Bench) -> None:
    """See whether all that can be pressed is whole, apart and large enough."""
    hud, view = bench.scene.table.hud, bench.scene.view
    window = view.stage.canvas.bounds
    widgets = hud.widgets
    for widget in widgets:
        assert window.contains(widget.rect), widget.name
        assert min(widget.rect.size) >= TOUCHED
    for one, other in itertools.combinations(widgets, 2):
        assert not one.rect.colliderect(other.rect), (one.name, other.name)
    assert not [plate.who.name for plate in view.table.plates.plates if plate.cut]
    assert hud.docked is None or not hud.docked.list.cut


def check_prompts(bench: Bench) -> None:
    """See whether everything that a game may ask can be read whole."""
    prompt, view = bench.scene.table.hud.prompt, bench.scene.view
    texts = view.table.setting.texts
    goal = texts.text("hud.goal", goal=texts.text("game.goal"))
    asked = [texts.text(key) for key in texts.keys("step.") if key.endswith(".ask")]
    assert asked
    for choices in ([], [("0", "Verzichten", "")]):
        prompt.offer(choices)
        for question in asked:
            prompt.ask(question, goal, urgent=True)
            prompt.draw(view.stage.screen)
            assert not prompt.cut, question


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_questions_of_a_match_are_whole_beside_their_buttons(lay: Lay, game: Game) -> None:
    bench = lay(game, size=(1280, 720), settings=Settings(language="de"))
    rng, asked = Rng.seeded(3), Counter[tuple[int, ...]]()
    while not bench.match.over:
        seat = bench.match.decider
        view = bench.match.view(seat)
        if seat == 0:
            bare = {m.verb for m in view.moves if m.what == m.onto == NOTHING}
            kind = (view.table.agenda[-1].phase, *sorted(bare))
            asked[kind] += 1
            if asked[kind] <= LIKE:
                check_question(bench)
        bench.match.submit(at_a_glance(game, view.table, rng))
    assert len(asked) >= LIKE


def check_question(bench: Bench) -> None:
    """See whether the question that is asked now can be read whole."""
    bench.scene.course.unsettle()
    bench.scene.settle_now()
    prompt = bench.scene.table.hud.prompt
    prompt.draw(bench.stage.screen)
    assert not prompt.cut, (prompt.text, [button.label for button in prompt.buttons])


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_goal_stands_above_the_first_question_in_an_ordinary_window(
    lay: Lay, language: str
) -> None:
    for game, seats in SOME_CASES:
        bench = bench_for(lay, game, seats, (1280, 720), (language, 100))
        view, prompt = bench.scene.view, bench.scene.table.hud.prompt
        goal = view.table.setting.texts.text(
            "hud.goal", goal=view.table.setting.texts.text("game.goal")
        )
        question = view.table.setting.speaker.prompt(bench.match.view(0).table, 0)
        prompt.ask(question, goal, urgent=True)
        prompt.draw(view.stage.screen)
        assert not prompt.hushed, (game.name, seats, goal)
