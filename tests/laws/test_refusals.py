"""Whatever a hand tries in vain is answered: by a clause, in its own words, short and complete."""

from collections.abc import Iterator

import pytest

from ordeals.gestures import Gesture, Judge, things, wrong_amount
from rules.core.engine import legal_moves, meant, new_table, play
from rules.core.game import Game
from rules.core.hidden import redact
from rules.core.moves import Move, drawn
from rules.core.rng import Rng
from rules.registry import GAMES
from tests.fixture_game import DECK, ROUND, hand, urn
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import asset_folder

COUNT = 300  # scripts/torture.py makes thousands
MANY = 900  # few of them are understood
SEED = 7


def wrong_answers(game: Game, count: int) -> dict[str, str]:
    """Return what is wrong with the answers to some gestures, each with the first that shows it."""
    judge, found = Judge(game, asset_folder(game)), dict[str, str]()
    for t, gesture in judge.gestures(count, SEED):
        for why, said in judge.complaints(t, gesture).items():
            found.setdefault(why, f"{judge.told(t, gesture)}: {said}")
    return found


@pytest.mark.parametrize("name", list(GAMES))
def test_every_gesture_in_vain_is_answered_well(name: str) -> None:
    assert wrong_answers(GAMES[name], COUNT) == {}


def understood(game: Game) -> Iterator[list[Move]]:
    """Yield what gestures mean that name no move, and check it; nothing for those in vain."""
    judge = Judge(game, asset_folder(game))
    for t, gesture in judge.gestures(MANY, SEED):
        if t.over or gesture.seat != t.seat or gesture.amount:
            continue
        view = redact(t, t.seat)
        step, legal = view.agenda[-1], legal_moves(game, view)
        read = [v.reads(view, step, gesture.what, gesture.onto) for v in game.verbs_at[step.phase]]
        able = {m for m in read if m is not None and m in legal}
        found = meant(game, view, legal, gesture.what, gesture.onto)
        told = judge.told(t, gesture)
        assert found or len({(m.what, m.onto) for m in able}) != 1, told
        assert all(m in legal for m in found), told
        assert len({(m.what, m.onto) for m in found}) <= 1, told
        # What was not named exactly must not be paid for dearly.
        assert not any(game.verbs[m.verb].costly(view, step, m) for m in found), told
        yield found


@pytest.mark.parametrize("name", list(GAMES))
def test_a_gesture_is_carried_out_where_verbs_read_but_one_legal_move_in_it(name: str) -> None:
    assert list(understood(GAMES[name]))


@pytest.mark.parametrize("name", ["kstreet", "divide", "floorvote"])
def test_such_gestures_are_made(name: str) -> None:
    assert any(understood(GAMES[name]))


def judge_of_tally() -> Judge:
    return Judge(TALLY, asset_folder(TALLY))


def test_a_clause_without_words_of_its_own_is_found() -> None:
    t = new_table(TALLY, 2, 1, {})
    found = judge_of_tally().complaints(t, Gesture(0, t.at(hand(0))[0], urn(1)))
    assert found == {f"T-2 has no why of its own ({name})": "" for name in ("en", "de")}


def test_a_short_answer_with_words_of_its_own_is_good() -> None:
    t = new_table(TALLY, 2, 1, {})
    judge = judge_of_tally()
    assert judge.complaints(t, Gesture(0, DECK, ROUND)) == {}
    assert judge.complaints(t, Gesture(1, t.at(hand(1))[0], urn(1))) == {}


def test_gestures_are_illegal_of_every_kind_and_made_at_every_step() -> None:
    game, judge = GAMES["kstreet"], Judge(GAMES["kstreet"], asset_folder(GAMES["kstreet"]))
    steps, pointed = set(), set()
    for t, gesture in judge.gestures(600, SEED):
        legal = {(m.what, m.onto) for m in legal_moves(game, t)}
        assert gesture.seat != t.seat or (gesture.what, gesture.onto) not in legal
        steps.add(t.agenda[-1].phase if t.agenda else -1)
        kinds = things(redact(t, gesture.seat), gesture.seat, lambda _: True)
        pointed |= {kind for kind, refs in kinds.items() if {gesture.what, gesture.onto} & {*refs}}
    assert len(steps) > 5
    owners = ("own", "another's", "open")
    assert pointed >= {f"{whose} {what}" for whose in owners for what in ("piece", "place")}
    assert pointed >= {"own counter", "another's counter", "open counter", "nothing"}


def test_an_amount_is_drawn_beyond_what_may_be_chosen() -> None:
    game, rng = GAMES["senators"], Rng.seeded(SEED)
    t, found = new_table(game, 3, SEED, {}), 0
    while not t.over:
        gesture = wrong_amount(game, t, rng)
        if gesture is not None:
            found += 1
            taken = (gesture.what, gesture.onto)
            offered = {m.amount for m in legal_moves(game, t) if (m.what, m.onto) == taken}
            assert offered
            assert gesture.amount not in offered
        play(game, t, drawn(legal_moves(game, t), rng))
    assert found
