"""Moves and views as numbers: the laws that let programs from elsewhere play every game."""

from itertools import pairwise

import pytest

from rules.core.engine import apply, legal_moves, new_table
from rules.core.figures import UNREAD, WORD, FigurePlan, FigureRow, figures, width
from rules.core.game import Game
from rules.core.hidden import imagine, redact
from rules.core.moves import Move
from rules.core.numbering import NONE, Numbering
from rules.core.refs import FIRST_COUNTER
from rules.core.rng import Rng
from rules.core.table import HIDDEN, Table
from tests.fixture_game import BRIBE, PURSE, paid, purse
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import (
    CASE_NAMES,
    CASES,
    LONGEST,
    any_table,
    random_walk,
)
from tests.laws.spots import everywhere

every_game = pytest.mark.parametrize(("game", "seats"), CASES, ids=CASE_NAMES)
MANY = 200_000  # numbers; a learner that has one output for each still fits a desk


def secretive(t: Table, seat: int) -> Table:
    """Return another truth that looks the same to a seat: the secrets of the others changed."""
    other = t.copy()
    for index, counter in enumerate(t.setup.counters):
        if not counter.viewers >> seat & 1:
            other.add(FIRST_COUNTER + index, 1)
    return other


@every_game
@pytest.mark.parametrize("seed", [2, 3])
def test_every_legal_move_of_a_match_has_a_number_of_its_own_that_leads_back_to_it(
    game: Game, seats: int, seed: int
) -> None:
    tables = random_walk(game, seats, seed, LONGEST)
    numbering = Numbering(game, tables[0].setup)
    for t in tables:
        moves = legal_moves(game, t)
        named = numbering.numbered(moves)
        assert named == [m for m in moves if m.amount <= game.verbs[m.verb].most]
        numbers = numbering.numbers(t.seat, named)
        assert len(set(numbers)) == len(named)
        for number, m in zip(numbers, named, strict=True):
            assert 0 <= number < numbering.size
            assert numbering.move(t.seat, number) == m


def test_a_sum_beyond_the_most_of_its_verb_has_no_number() -> None:
    t = any_table(TALLY, 2, 2)
    numbering = Numbering(TALLY, t.setup)
    bribes = [Move(BRIBE, 0, 0, amount) for amount in range(PURSE + 2)]
    assert numbering.number(0, bribes[-1]) == NONE
    assert numbering.numbered(bribes) == bribes[:-1]
    assert NONE not in numbering.numbers(0, bribes[:-1])


@every_game
def test_the_numbers_of_a_match_are_known_beforehand_and_not_too_many(
    game: Game, seats: int
) -> None:
    usual = Numbering(game, game.setup(seats, game.usual_options()))
    assert 0 < usual.size < MANY
    for seed in range(1, 20, 2):
        assert Numbering(game, any_table(game, seats, seed).setup).size == usual.size
    for seat in range(seats):
        for number in {*range(0, usual.size, 97), usual.size - 1}:
            assert usual.number(seat, usual.move(seat, number)) == number
    for beyond in (-1, usual.size):
        with pytest.raises(IndexError):
            usual.move(0, beyond)


def test_what_is_ones_own_has_the_same_number_for_every_seat() -> None:
    t = any_table(TALLY, 4, 2)
    numbering = Numbering(TALLY, t.setup)
    first, last = numbering.move(0, 0), numbering.move(3, 0)
    assert (first.verb, first.what) == (last.verb, last.what)
    assert (t.setup.place(first.onto).owner, t.setup.place(last.onto).owner) == (0, 3)
    assert numbering.number(3, first) == NONE  # the urn of another seat


@everywhere
def test_tables_that_look_the_same_give_the_same_figures_and_always_as_many(
    game: Game, seats: int, t: Table, rng: Rng
) -> None:
    for seat in range(seats):
        view = redact(t, seat)
        row = figures(t, seat)
        assert len(row) == width(t.setup)
        assert all(-WORD <= figure < WORD for figure in row)
        assert figures(view, seat) == row
        assert figures(secretive(t, seat), seat) == row
        assert figures(imagine(game, view, rng), seat) == row


@every_game
@pytest.mark.parametrize("pause", [1, 5])
def test_a_row_of_figures_that_is_kept_shows_what_a_fresh_one_shows(
    game: Game, seats: int, pause: int
) -> None:
    tables = random_walk(game, seats, 4, 150)
    kept = [FigureRow(FigurePlan(tables[0].setup, seat)) for seat in range(seats)]
    for t in tables[::pause]:
        for seat in range(seats):
            assert kept[seat].look(t).tolist() == figures(t, seat)


@every_game
def test_a_table_that_is_watched_tells_of_all_that_looks_different(game: Game, seats: int) -> None:
    rng = Rng.seeded(6)
    t = new_table(game, seats, 6, {})
    t.watch()
    kept = [FigureRow(FigurePlan(t.setup, seat)) for seat in range(seats)]
    for decision in range(LONGEST):
        for seat in range(seats):
            if decision % (seat + 1) == 0:
                assert kept[seat].look(t).tolist() == figures(t, seat)
        if t.over:
            break
        moves = legal_moves(game, t)
        apply(game, t, moves[rng.below(len(moves))])


def test_a_row_is_not_misled_by_another_table_or_by_a_copy_that_nobody_watches() -> None:
    t = any_table(TALLY, 2, 2)
    t.watch()
    row = FigureRow(FigurePlan(t.setup, 0))
    row.look(t)
    other = t.copy()
    assert other.touched is None
    for table in (other, t):
        table.add(purse(0), 1)
        assert row.look(table).tolist() == figures(table, 0)
        table.add(purse(0), 1)
    assert row.look(other).tolist() == figures(other, 0)


@every_game
def test_what_a_seat_can_tell_apart_has_different_figures(game: Game, seats: int) -> None:
    tables = random_walk(game, seats, 1, 60)
    for before, after in pairwise(tables):
        for seat in range(seats):
            old, new = redact(before, seat), redact(after, seat)
            told = [old.counts, [sorted(pieces) for pieces in old.places], old.agenda]
            tells = [new.counts, [sorted(pieces) for pieces in new.places], new.agenda]
            if told != tells:
                assert figures(old, seat) != figures(new, seat)


def test_a_hidden_counter_is_told_from_every_number_it_could_hold() -> None:
    t = any_table(TALLY, 2, 2)
    assert t.agenda[-1].phase != BRIBE
    mine, rivals = purse(0) - FIRST_COUNTER, purse(1) - FIRST_COUNTER
    start = width(t.setup) - 3 * len(t.setup.counters)
    view = redact(t, 0)
    assert view.counts[rivals] == HIDDEN
    row = figures(t, 0)
    assert row[start + 3 * mine : start + 3 * mine + 3] == [t.count(purse(0)), 0, 0]
    assert row[start + 3 * rivals : start + 3 * rivals + 3] == [UNREAD, 0, 0]


@pytest.mark.parametrize(
    ("number", "words"), [(0, [0, 0, 0]), (-3, [-3, 0, 0]), ((1 << 50) + 5, [5, 0, 1 << 10])]
)
def test_a_counter_of_fifty_marks_is_split_into_words(number: int, words: list[int]) -> None:
    t = any_table(TALLY, 2, 2)
    t.add(paid(1), number)
    start = width(t.setup) - 3 * len(t.setup.counters) + 3 * (paid(1) - FIRST_COUNTER)
    assert figures(t, 0)[start : start + 3] == words
