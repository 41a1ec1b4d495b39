"""A rival's turn is quick to watch: one budget for all its moves, measured by a made-up clock."""

from collections.abc import Iterator

import pygame
import pytest

from rules.core.engine import legal_moves
from rules.core.game import Game
from rules.core.notation import write
from rules.core.table import Table
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.table import feel
from tests.fixture_skirmish import BANDS, base
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.ui.helpers import key
from tests.ui.table.bench import FRAME, Bench, RandomThinker
from tests.ui.table.conftest import Lay

TURN = 1.4  # seconds; seven rivals in a row stay below ten
SINGLE = 1.4
TUMBLE = 0.6
FIGHT = ["raid", "join", "challenge", "stand", "throw"]
PEACE = ["settle", "release", "equip", "pass"]


class Fighter(RandomThinker):
    """Goes for the bases of others with everything it has, or never fights at all."""

    def __init__(self, wishes: list[str]) -> None:
        super().__init__()
        self.wishes = wishes

    def ask(self, game: Game, view: Table, level: str, seed: int, temper: str = "") -> int:
        """Choose the first move of the verb it likes best, against another computer if it can."""
        moves = legal_moves(game, view)
        names = {m: game.verbs[m.verb].name for m in moves}
        bots = [band for seat in range(1, view.setup.seats) for band in view.at(base(seat))]
        joined = sum(0 < piece <= BANDS for piece in view.at(view.setup.refs["attack"]))
        wishes = [wish for wish in self.wishes if wish != "join" or joined < 3]
        for wish in [*wishes, *names.values()]:
            fitting = [m for m in moves if names[m] == wish]
            fitting.sort(key=lambda m: m.onto not in bots)
            if fitting:
                self.move = write(game, view.setup, fitting[0])
                return 0
        raise AssertionError("nobody asks whoever has nothing to decide")


def tumbling(bench: Bench) -> bool:
    """Tell whether dice move."""
    return bench.scene.view.table.dice.moving


def turns(bench: Bench, most: float = 60.0) -> Iterator[tuple[list[str], float, float]]:
    """Yield for each turn of a rival its verbs, how long it was shown, how long dice tumbled."""
    view, match = bench.scene.view, bench.match
    turn, verbs, shown, tumbled = -1, list[str](), 0.0, 0.0
    number = match.number
    while bench.now < most + 50 and (match.decider != 0 or not view.idle):
        bench.now += FRAME
        before = match.view(0).table.count(bench.ref("turns"))
        bench.scene.tick(bench.now)
        if match.number != number:
            number = match.number
            if before != turn and verbs:
                yield verbs, shown, tumbled
                verbs, shown, tumbled = [], 0.0, 0.0
            turn = before
            verbs.append(match.game.verbs[match.update_for(0).verb].name)
        shown += FRAME * (not view.idle)
        tumbled += FRAME * view.table.dice.moving
    yield verbs, shown, tumbled


def begin(lay: Lay, wishes: list[str], **how: object) -> Bench:
    """Lay a table for eight at which the viewer's turn is over and rivals play by themselves."""
    bench = lay(SKIRMISH, seats=8, **how)
    bench.thinker = Fighter(wishes)
    bench.scene.course.players.client = bench.thinker
    match = bench.match
    settling = [m for m in match.view(0).moves if match.game.verbs[m.verb].name == "settle"]
    match.submit(settling[0])
    bench.scene.settle_now()
    return bench


def test_a_rivals_fight_of_many_moves_is_shown_in_one_budget(lay: Lay) -> None:
    bench = begin(lay, FIGHT)
    seen = list(turns(bench))
    fights = [turn for turn in seen if "throw" in turn[0]]
    assert len(fights) >= 5
    assert any(len(verbs) >= 5 for verbs, _, _ in fights)
    for verbs, shown, tumbled in fights:
        assert shown <= TURN + FRAME, (verbs, shown)
        assert tumbled >= TUMBLE
    assert sum(shown for _, shown, _ in seen) < 10


def test_a_single_move_has_its_usual_length(lay: Lay) -> None:
    bench = begin(lay, PEACE)
    seen = list(turns(bench))
    assert len(seen) >= 6
    for verbs, shown, _ in seen:
        assert len(verbs) == 1
        assert 0.8 <= shown <= SINGLE


def test_space_hurries_a_long_chain_and_a_pause_holds_it(lay: Lay) -> None:
    slow = next(turn for turn in turns(begin(lay, FIGHT)) if "throw" in turn[0])
    bench = begin(lay, FIGHT)
    bench.wait(0.1)
    bench.scene.view.happening.paused = True
    number = bench.match.number
    bench.wait(2.0)
    assert bench.match.number == number
    bench.scene.view.happening.paused = False
    bench.scene.view.happening.fast = True
    next(running := turns(bench))  # this one was well on its way before
    fast = next(turn for turn in running if "throw" in turn[0])
    assert fast[1] < slow[1] / 2


def test_a_key_ends_what_is_being_shown_of_a_chain(lay: Lay) -> None:
    bench = begin(lay, FIGHT)
    bench.wait(0.1)
    while not tumbling(bench):
        bench.wait(FRAME)
    bench.scene.handle(key(pygame.K_TAB))
    assert not tumbling(bench)
    assert bench.agrees()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_move_of_a_rival_takes_longer_than_its_cap(lay: Lay, game: Game) -> None:
    bench = lay(game, seats=max(game.seat_counts), settings=Settings(language="en"))
    view = bench.scene.view
    longest = 0.0
    for _ in range(400):
        bench.now += FRAME
        bench.scene.tick(bench.now)
        if bench.match.decider == 0 and view.idle:
            options = bench.match.view(0).moves
            bench.scene.course.submit(options[bench.thinker.rng.below(len(options))])
        playing = view._playback
        if playing is not None and playing.update.mover != 0:
            longest = max(longest, playing.seconds)
    assert 0 < longest <= feel.CHAIN_MOST + 1e-6
