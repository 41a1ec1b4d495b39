"""Checks guides by robots: one that only reads, one that presses anything, one that comes back."""

import pygame
import pytest

from rules.core.game import Game
from rules.core.rng import Rng
from tabletop.ai.policy import at_a_glance
from tabletop.lessons.guide import PUPIL, Guide, Idea
from tabletop.match import Match
from tabletop.player.settings import NEVER, Settings
from tabletop.ui.table.lessons.idea_card import GOT_IT, SKIP
from tabletop.ui.table.mats.laying import Mats
from tests.app.test_text_lessons import Glancing
from tests.games_under_law import every_guide
from tests.ui.table.bench import FRAME, Bench
from tests.ui.table.conftest import Lay
from tests.ui.table.test_every_way import click, make
from tests.ui.table.test_lessons import (
    GUIDE,
    TAUGHT,
    answer,
    card,
    guided,
    in_sight,
    room_for,
    told,
)

LONGEST_LESSON = 1200  # decisions of a pupil
CIRCLING = 50  # decisions after which somebody who does the first thing surely walks in circles


def assert_in_sight(table: Bench, idea: Idea) -> None:
    """Check that a card hides nothing that it lights, and no figures of a battle or a vote."""
    found, kept = card(table).rect, in_sight(table, idea)
    size = table.stage.canvas.bounds.size
    figures = table.scene.view.table.furniture.find(Mats).figures()
    assert found.collidelist(figures) == -1 or size < (1280, 720), (idea.name, found, figures)
    assert found.collidelist(kept) == -1 or not room_for(found, kept, size), (idea.name, found)


def read_on(table: Bench) -> list[str]:
    """Do by hand what is lit, else the first legal thing; whoever circles looks twice."""
    heard: list[str] = []
    rng = Rng.seeded(1)
    for decision in range(LONGEST_LESSON):
        table.wait_for_me()
        if table.match.over:
            break
        table.wait(FRAME)
        lessons = table.scene.lessons
        assert lessons.lesson is not None
        idea, number = lessons.idea, table.match.number
        move = lessons.lesson.suggested(idea) if idea is not None else None
        if idea is not None:
            heard.append(idea.name)
            assert_in_sight(table, idea)
        if move is None:
            lessons.act()
            seen = table.match.view(PUPIL)
            lost = decision > CIRCLING
            best = at_a_glance(table.match.game, seen.table, rng) if lost else seen.moves[0]
            table.scene.course.submit(best)
            continue
        make(table, move, click)
        assert table.match.number > number, idea
    return heard


@every_guide
@pytest.mark.parametrize(
    ("size", "percent", "language"), [((1280, 720), 100, "en"), ((1024, 640), 150, "de")]
)
def test_a_robot_that_only_reads_finishes_the_guide_by_hand(
    lay: Lay, game: Game, guide: Guide, size: tuple[int, int], percent: int, language: str
) -> None:
    # The rival of the law answers nobody else, so no coach may ask it either.
    settings = Settings(language=language, text_scale=percent, speed=0.0, nudge=NEVER)
    table = guided(lay, game, guide, settings, size=size)
    table.scene.course.players.client = Glancing(guide.seed)
    heard = read_on(table)
    assert table.match.over
    assert {idea.name for idea in guide.ideas} - set(heard) == set()
    table.wait()
    assert table.stage.settings.coach_seen == [game.name]


def do_anything(table: Bench, rng: Rng) -> None:
    """Press a key, answer the card, call the guide back, change the window, or make a move."""
    keys = [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_u, pygame.K_g]
    deed, lessons = rng.below(12), table.scene.lessons
    if deed < len(keys):
        table.press(keys[deed])
    elif deed == 6 and lessons.card is not None:
        answer(table, SKIP)
    elif deed == 7:
        lessons.begin_again()
    elif deed == 8:
        table.scene.resize()
    else:
        moves = table.match.view(PUPIL).moves
        lessons.act()
        table.scene.course.submit(moves[rng.below(len(moves))])
    while table.scene.overlays.top is not None:
        table.press(pygame.K_ESCAPE)
        table.wait()


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_pressed_the_match_can_always_go_on(lay: Lay, seed: int) -> None:
    table, rng = guided(lay), Rng.seeded(seed)
    table.match.friendly_undo = True
    for _ in range(60):
        table.wait_for_me()
        if table.match.over:
            return
        do_anything(table, rng)
    table.wait_for_me()
    number, moves = table.match.number, table.match.view(PUPIL).moves
    table.scene.lessons.skip()
    make(table, moves[0], click)
    assert table.match.number > number


def test_a_guided_match_is_resumed_with_its_guide_on(lay: Lay) -> None:
    table = guided(lay)
    answer(table, GOT_IT)
    second = told(table)
    mark = table.match.guided
    assert mark is not None
    match = Match.new(TAUGHT, table.match.seats, GUIDE.seed, GUIDE.options)
    match.guided = mark
    other = lay(TAUGHT, match=match, settings=Settings(language="en", speed=0.0))
    other.wait_for_me()
    assert other.scene.lessons.lesson is not None
    assert second in mark.told
    assert told(other) not in mark.told
