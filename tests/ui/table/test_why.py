"""The prompt teaches: what is known stands above the question, and its clause is a press away."""

import pygame

from tabletop.ui.panels.rulebook import Rulebook
from tests.fixture_assembly import GAME as ASSEMBLY
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.ui.table.bench import Bench
from tests.ui.table.conftest import Lay


def begun(lay: Lay) -> Bench:
    """Return a table at which the viewer is to move a motion."""
    table = lay(ASSEMBLY)
    table.thinker.silent = True
    table.wait_for_me()
    return table


def opened(table: Bench) -> str:
    """Return the clause at which the rulebook was opened."""
    top = table.scene.overlays.top
    assert isinstance(top, Rulebook)
    return top.clause


def test_the_clause_of_the_moment_is_one_press_away(lay: Lay) -> None:
    table = begun(lay)
    sign = table.scene.table.hud.prompt.why
    assert sign is not None
    assert "V-1" in sign.hint
    table.click(sign.rect.center)
    assert opened(table) == "V-1"


def test_f1_opens_the_clause_of_what_is_looked_at_else_of_the_moment(lay: Lay) -> None:
    table = begun(lay)
    table.point((640, 4))
    table.press(pygame.K_F1)
    assert opened(table) == "V-1"
    table.press(pygame.K_ESCAPE)
    moves = table.match.view(0).moves
    table.scene.course.submit(moves[0])
    table.wait(2.0)
    table.scene.course.submit(next(m for m in table.match.view(1).moves if not m.what))
    table.wait(2.0)
    member = table.pieces("bench.0")[2].ref  # bound to vote for it
    table.point(table.middle(member))
    table.press(pygame.K_F1)
    assert opened(table) == "V-3"


def test_what_belongs_to_the_question_is_remarked_above_it(lay: Lay) -> None:
    table = begun(lay)
    table.scene.course.submit(table.match.view(0).moves[0])
    table.wait(3.0)
    table.scene.view.happening.said.clear()
    table.wait(0.1)
    assert "needed" in table.scene.table.hud.prompt.remark


def test_where_no_clause_is_named_there_is_no_sign(lay: Lay) -> None:
    table = lay(SKIRMISH, seats=4)
    table.thinker.silent = True
    table.wait_for_me()
    assert table.scene.table.hud.prompt.why is None
