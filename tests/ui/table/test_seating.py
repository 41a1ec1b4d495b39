"""What a table tells of its seats and of what went by: turns, seals, deeds, payments, echoes."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from rules.core.events import COUNTED, Event
from rules.core.game import Game
from rules.core.moves import drawn
from rules.core.refs import NOTHING
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.player.seats import Seat
from tabletop.ui.drawing.letters.icons import Icons
from tabletop.ui.drawing.materials.gallery import ENDINGS
from tabletop.ui.table.counters.counter_forms import ChangePlan
from tabletop.ui.table.counters.payments import payments
from tabletop.ui.table.fittings.counts import Number
from tabletop.ui.table.fittings.echoes import ECHO, NOWHERE, Echoes
from tabletop.ui.table.mats.poster_plan import Posters
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.ui.table.seats.plates import NamePlate, PlateState
from tabletop.ui.table.view.registry import read_plan
from tests.games_under_law import CASE_NAMES, CASES, ROOT, asset_folder
from tests.ui.helpers import kit_for
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
COMMON = ROOT / "assets" / "common"


def plan_of(game: Game) -> Plan:
    """Return the plan of a game for as many seats as it takes."""
    return read_plan(asset_folder(game) / "table.toml", max(game.seat_counts))


def games_with(key: str) -> list[Game]:
    """Return the games whose plan says something about a key."""
    return [game for game in GAMES.values() if getattr(plan_of(game), key)]


ECHOING = [
    game for game in GAMES.values() if any(zone.its(ECHO, NOWHERE) for zone in plan_of(game).zones)
]


def art(folder: Path) -> set[str]:
    """Return the names of the pictures of a game and of all."""
    folders = (folder / "art", COMMON / "art")
    return {p.stem for where in folders for p in where.glob("*") if p.suffix in ENDINGS}


@pytest.mark.parametrize(("game", "seats"), CASES, ids=CASE_NAMES)
def test_a_plan_names_only_what_the_game_has(game: Game, seats: int) -> None:
    folder = asset_folder(game)
    plan = read_plan(folder / "table.toml", seats)
    setup = game.setup(seats, game.usual_options())
    assert set(plan.buttons) <= {verb.name for verb in game.verbs}
    assert not plan.turn or plan.turn in setup.refs
    assert not plan.sealed or plan.sealed in game.phases
    icons = Icons([folder / "icons", COMMON / "icons"])
    assert not plan.turn_icon or icons.has(plan.turn_icon)
    assert {view.token for view in plan.counters if view.token} <= art(folder)
    changes = [view.own for view in plan.counters if isinstance(view.own, ChangePlan)]
    named = [change.bank for change in changes if change.bank]
    named += [base for zone in plan.zones for base in zone.its(ECHO, NOWHERE)]
    assert [name for name in named if name not in setup.refs] == []
    bases = {place.base for place in setup.places}
    posters = plan.its(Posters)
    assert posters is not None
    assert {base for one in posters.all for base in one.subjects + one.offers} <= bases


@pytest.mark.parametrize(("game", "seats"), CASES, ids=CASE_NAMES)
def test_clocks_and_parties_of_a_plan_are_known_to_the_game(game: Game, seats: int) -> None:
    extras = read_plan(asset_folder(game) / "table.toml", seats).extras
    setup, clock = game.setup(seats, game.usual_options()), extras.clock
    if clock is not None:
        options = {option.name: option.values for option in game.options}
        assert clock.value in options[clock.option]
        assert {clock.minutes, clock.seconds} <= set(options)
        assert {clock.expire, clock.adjourn} <= {verb.name for verb in game.verbs}
        assert setup.counter(setup.refs[clock.turns]).viewers == setup.everyone
    if extras.parties is not None:
        assert f"{extras.parties.counter}.0" in setup.refs


def walked(bench: Bench, steps: int) -> None:
    """Let everybody make some moves of chance, and show what came of it."""
    rng = Rng.seeded(bench.match.number + 1)
    for _ in range(steps):
        if not bench.match.over:
            moves = bench.match.view(bench.match.decider).moves
            bench.match.submit(drawn(moves, rng))
    bench.scene.settle_now()


@pytest.mark.parametrize("game", games_with("turn"), ids=lambda game: game.name)
def test_exactly_the_seat_whose_turn_it_is_wears_its_sign(lay: Lay, game: Game) -> None:
    bench = lay(game)
    seen = set()
    for _ in range(30):
        walked(bench, 3)
        if bench.match.over:
            break
        plates = bench.scene.view.table.plates.plates
        table = bench.match.view(0).table
        wearing = [plate.seat for plate in plates if plate.standing.turn]
        assert wearing == [table.count(bench.ref(plan_of(game).turn))]
        seen.add((wearing[0], table.seat))
    assert any(turn != decider for turn, decider in seen), "others decide as well"


@pytest.mark.parametrize("game", games_with("sealed"), ids=lambda game: game.name)
def test_plates_show_who_has_sealed_and_nobody_else(lay: Lay, game: Game) -> None:
    bench, plan, counts = lay(game), plan_of(game), set()
    for _ in range(60):
        walked(bench, 1)
        table = bench.match.view(0).table
        if not table.agenda:
            break
        sealed = [
            plate.seat for plate in bench.scene.view.table.plates.plates if plate.standing.sealed
        ]
        # Somebody may be asked something else in between: what was sealed stays sealed.
        asked = [step for step in table.agenda if game.phases[step.phase] == plan.sealed]
        if not asked:
            assert sealed == []
            continue
        first = table.count(bench.ref(plan.turn))
        gone = (asked[-1].seat - first) % table.setup.seats
        around = [(first + n) % table.setup.seats for n in range(gone)]
        out = [plate.seat for plate in bench.scene.view.table.plates.plates if plate.standing.out]
        assert sorted(sealed) == sorted(seat for seat in around if seat not in out)
        counts.add(len(sealed))
    assert len(counts) > 1


def test_a_rival_says_what_it_does_unless_that_is_secret(lay: Lay) -> None:
    game = games_with("sealed")[0]
    bench = lay(game)
    told, silent = 0, 0
    for _ in range(40):
        mover, view = bench.match.decider, bench.scene.view
        if bench.match.over or mover == 0:
            walked(bench, 1)
            continue
        moves = bench.match.view(mover).moves
        bench.match.submit(moves[0])
        update = bench.match.update_for(0)
        view.table.plates.seating.did(update, view.table.setting.speaker)
        deed = view.table.plates.seating._deeds.get(mover, "")
        if game.verbs[moves[0].verb].secret:
            silent += 1
            assert update.move is None
        else:
            told += 1
            assert update.move is not None
            assert deed == view.table.setting.speaker.verb(update.move, update.table)
        bench.scene.settle_now()
    assert told
    assert silent


def test_a_plate_keeps_its_name_whole_whatever_it_shows() -> None:
    plate = NamePlate(kit_for(), (1, Seat("Octavia", "hard"), "hard"), pygame.Rect(0, 0, 300, 56))
    deed = "Offers a great many talents for the Governor of Olives"
    numbers = [Number(2000, "star", 12, "12")]
    plate.set_state(PlateState(turn="laurel", sealed=True, deed=deed), numbers)
    plate.draw(pygame.Surface((320, 80)))
    assert not plate.cut


# Payments


def change(ref: int, amount: int) -> Event:
    """Return the event of a counter that changes."""
    return Event(COUNTED, ref, amount=amount)


def test_a_loss_and_an_equal_gain_are_one_payment_and_the_rest_is_the_banks() -> None:
    game = next(g for g in GAMES.values() if any(v.token and v.of for v in plan_of(g).counters))
    plan = plan_of(game)
    view = next(v for v in plan.counters if v.token and v.of)
    setup = game.setup(3, game.usual_options())
    watched = [setup.refs[f"{view.base}.{seat}"] for seat in range(3)]
    purse = [setup.refs[f"{view.of}.{seat}"] for seat in range(3)]
    bank = setup.refs[view.its(ChangePlan).bank]
    events = [change(watched[0], -4), change(watched[2], 4), change(watched[1], 3)]
    events += [change(purse[0], -4), change(watched[1], -5)]
    paid = [(p.source, p.target) for p in payments(events, setup, plan)]
    assert paid == [(purse[0], purse[2]), (bank, purse[1]), (purse[1], bank)]


@pytest.mark.parametrize("game", ECHOING, ids=lambda game: game.name)
def test_what_went_by_is_echoed_until_something_new_lies_there(lay: Lay, game: Game) -> None:
    bench = lay(game)
    echoed = 0
    for _ in range(60):
        walked(bench, 1)
        for echo in bench.scene.view.table.furniture.find(Echoes).echoes:
            board = bench.scene.view.table.setting.board
            lies = any(board.lying.count(place) for place in echo.slot.refs)
            gone = [piece.ref for place in echo.places for piece in board.by_place[place]]
            assert (echo.shown == NOTHING) == (lies or not gone)
            assert echo.shown == NOTHING or echo.shown in gone
            echoed += echo.shown != NOTHING
    assert echoed
