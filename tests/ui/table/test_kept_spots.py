"""Cards keep their spots while a set of them is chosen, and close up afterwards."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from rules.core.notation import read
from rules.core.table import Step
from rules.registry import GAMES
from rules.senators.facts import names
from tabletop.player.settings import Settings
from tabletop.ui.table.pieces.sprites import Pose
from tests.fixture_market import DECK, hand
from tests.ui.table.bench import Bench
from tests.ui.table.skirmishing import true_table

Lay = Callable[..., Bench]
SENATORS = GAMES["senators"]
RUN = ["olives4", "olives5", "olives6"]
SPARE = ["grain1", "wine2", "wine9"]
AT_ONCE = Settings(language="en", speed=0.0)


def show(table: Bench) -> None:
    """Show what was laid out, and let the viewer decide."""
    table.scene.view.table.settle(table.match.view(0))
    table.scene.settle_now()
    table.wait_for_me()


@pytest.fixture
def cashing(lay: Lay) -> Bench:
    """Return the viewer's Cash-In at a table of Senators: a run and other cards, all hidden."""
    bench = lay(SENATORS, seats=3, settings=AT_ONCE)
    bench.thinker.silent = True
    t = true_table(bench)
    for name in RUN + SPARE:
        piece = t.setup.refs[name]
        t.move(piece, names.hand(0))
        t.known[piece] = 1
    t.add(names.ACTIVE, -t.count(names.ACTIVE))
    t.agenda[:] = [Step(names.CASH, 0)]
    show(bench)
    return bench


def rests(table: Bench, place: str = "hand.0") -> dict[int, Pose]:
    """Return where every card of a place belongs."""
    return {piece.ref: piece.rest for piece in table.pieces(place)}


def has_gaps(found: dict[int, Pose]) -> bool:
    """Tell whether some neighbours lie farther from each other than others."""
    across = sorted(rest.x for rest in found.values())
    steps = [right - left for left, right in pairwise(across)]
    return max(steps) > min(steps) + 1


def play(table: Bench, move: str) -> None:
    """Make a move of the viewer and wait until it has been shown."""
    match = table.match
    table.scene.course.submit(read(match.game, match.setup, move))
    table.wait(1.0)


def lay_card(table: Bench, name: str) -> None:
    """Lay a card of the run on the treasury."""
    play(table, f"lay {name}>treasury")


def test_laying_cards_of_a_set_moves_none_of_the_others(cashing: Bench) -> None:
    before = rests(cashing)
    for name in RUN[:2]:
        lay_card(cashing, name)
        assert cashing.ref(name) not in rests(cashing)
        assert rests(cashing).items() < before.items()
    assert cashing.agrees()


def test_a_card_taken_back_lies_in_its_old_spot_again(cashing: Bench) -> None:
    before = rests(cashing)
    lay_card(cashing, RUN[0])
    lay_card(cashing, RUN[1])
    play(cashing, f"back {RUN[0]}>hand.0")
    after = rests(cashing)
    assert after[cashing.ref(RUN[0])] == before[cashing.ref(RUN[0])]
    assert after.items() < before.items()


def test_cards_close_up_when_the_set_is_sold(cashing: Bench) -> None:
    for name in RUN:
        lay_card(cashing, name)
    assert has_gaps(rests(cashing))
    play(cashing, "sell_set")
    assert not has_gaps(rests(cashing))


def test_cards_close_up_when_the_cash_in_is_finished(cashing: Bench) -> None:
    lay_card(cashing, RUN[0])
    play(cashing, "finish")
    assert not has_gaps(rests(cashing))
    assert cashing.agrees()


def test_what_is_in_the_hand_keeps_its_spot_too(cashing: Bench) -> None:
    before = rests(cashing)
    piece = cashing.pieces("hand.0")[1]
    cashing.scene.view.table.setting.board.take(piece)
    others = {ref: rest for ref, rest in rests(cashing).items() if ref != piece.ref}
    assert others.items() < before.items()


def test_a_new_window_closes_up(cashing: Bench) -> None:
    lay_card(cashing, RUN[1])
    assert has_gaps(rests(cashing))
    cashing.scene.view.table.lay_out_again()
    assert not has_gaps(rests(cashing))


def test_a_hand_closes_up_when_something_else_is_decided(table: Bench) -> None:
    t = true_table(table)
    for piece in t.at(DECK)[:3]:
        t.move(piece, hand(0))
        t.known[piece] = 1
    show(table)
    first, second, *_ = [piece.ref for piece in table.pieces("hand.0")]
    before = rests(table)
    for piece in (first, second):
        play(table, f"push {table.match.setup.name_of(piece)}>rank.1")
        assert rests(table).items() < before.items(), "the trade goes on"
    play(table, "done")
    left = rests(table)
    assert not left.items() & before.items(), "the tip is another decision"
