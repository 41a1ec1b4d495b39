"""The ten laws of the house, tried on random walks through every game, few seats and many."""

import tomllib
from functools import cache

import pytest

from rules.core.engine import (
    SHARED_CLAUSES,
    RefusedError,
    apply,
    explain,
    judge,
    legal_moves,
    play,
)
from rules.core.events import Event
from rules.core.fold import fold
from rules.core.game import LEGAL, Game
from rules.core.hidden import PUBLIC, imagine, redact, seen_by
from rules.core.moves import Move, drawn
from rules.core.notation import read, write
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, is_piece
from rules.core.rng import Rng
from rules.core.setup import Setup
from rules.core.table import Table
from tests.games_under_law import LONGEST, ROOT, any_table, asset_folder
from tests.laws.spots import every_game, everywhere, seeds, spots, walk

FEW = 10  # moves
GESTURES = 20  # tried at each position


def viewers(seats: int) -> list[int]:
    return [*range(seats), PUBLIC]


def visible(t: Table) -> tuple[list[list[int]], list[int], list[list[int]]]:
    return t.places, t.counts, [step.plain() for step in t.agenda]


@every_game
def test_law_1_same_seed_and_moves_give_the_same_table(game: Game, seats: int) -> None:
    again = [spot for seed in seeds() for spot in walk(game, seats, seed)]
    assert [spot.depth for spot in again] == [spot.depth for spot in spots(game, seats)]
    for first, second in zip(spots(game, seats), again, strict=True):
        assert first.table.digest() == second.table.digest(), first


@everywhere
def test_law_2_copies_are_independent(game: Game, t: Table, rng: Rng) -> None:
    copies: list[tuple[Table, str]] = []
    for _ in range(FEW):
        copies.append((t.copy(), t.digest()))
        moves = legal_moves(game, t)
        if not moves:
            break
        apply(game, t, drawn(moves, rng))
    assert [copy.digest() for copy, _ in copies] == [digest for _, digest in copies]


@everywhere
def test_law_3_a_seat_sees_all_of_its_own_legal_moves(game: Game, t: Table) -> None:
    if not t.over:
        assert legal_moves(game, redact(t, t.seat)) == legal_moves(game, t)


@everywhere
def test_law_4_a_guess_looks_the_same_to_the_guesser(
    game: Game, seats: int, t: Table, rng: Rng
) -> None:
    for seat in range(seats):
        view = redact(t, seat)
        world = imagine(game, view, rng)
        assert visible(redact(world, seat)) == visible(view)
        pieces = sorted(piece for place in world.places for piece in place)
        assert pieces == list(range(1, len(t.setup.pieces) + 1))


@everywhere
def test_law_5_pieces_are_conserved(t: Table) -> None:
    pieces = sorted(piece for place in t.places for piece in place)
    assert pieces == list(range(1, len(t.setup.pieces) + 1))
    for index, place in enumerate(t.places):
        assert all(t.where[piece] == FIRST_PLACE + index for piece in place)


@everywhere
def test_law_6_events_turn_the_old_view_into_the_new(
    game: Game, seats: int, t: Table, rng: Rng
) -> None:
    if t.over:
        return
    before = t.copy()
    events = play(game, t, drawn(legal_moves(game, t), rng))
    for seat in viewers(seats):
        view = redact(before, seat)
        fold(view, seen_by(t.setup, events, seat))
        assert visible(view) == visible(redact(t, seat))


@everywhere
def test_law_7_a_secret_verbs_moves_look_alike_to_the_others(
    game: Game, seats: int, t: Table
) -> None:
    secret = [m for m in legal_moves(game, t) if game.verbs[m.verb].secret]
    looks: dict[tuple[int, int, int, int], list[object]] = {}
    for m in secret:
        after = t.copy()
        events = play(game, after, m)
        if after.news:
            continue  # the last secret choice opens all of them
        back = t.backs[m.what] if is_piece(m.what) else 0
        for other in viewers(seats):
            if other != t.seat:
                seen = [event.plain() for event in seen_by(t.setup, events, other)]
                look = (visible(redact(after, other)), seen)
                assert looks.setdefault((m.verb, back, m.onto, other), [look])[0] == look


@every_game
def test_law_8_a_match_always_goes_on_and_ends(game: Game, seats: int) -> None:
    for seed in seeds():
        t = any_table(game, seats, seed)
        rng = Rng.seeded(seed)
        for _ in range(LONGEST):
            if t.over:
                break
            moves = legal_moves(game, t)
            assert moves, seed
            assert len(set(moves)) == len(moves), seed
            apply(game, t, drawn(moves, rng))
        assert t.over, seed
        assert sum(game.scores(t)) == pytest.approx(1.0), seed


@everywhere
def test_law_9_notation_and_dump_round_trip(game: Game, t: Table) -> None:
    assert Table.load(t.setup, t.dump()).digest() == t.digest()
    for m in legal_moves(game, t):
        assert read(game, t.setup, write(game, t.setup, m)) == m


@cache
def clause_keys(game: Game) -> tuple[set[str], set[str]]:
    found = []
    for language in ("en", "de"):
        keys: set[str] = set()
        for folder in (ROOT / "assets" / "common", asset_folder(game)):
            with (folder / f"{language}.toml").open("rb") as stream:
                keys |= set(tomllib.load(stream).get("clause", {}))
        found.append(keys)
    return found[0], found[1]


def all_refs(t: Table) -> list[int]:
    pieces = list(range(1, len(t.setup.pieces) + 1))
    places = [FIRST_PLACE + i for i in range(len(t.places))]
    counters = [FIRST_COUNTER + i for i in range(len(t.counts))]
    return [0, *pieces, *places, *counters]


def any_of(refs: list[int], rng: Rng) -> int:
    return refs[rng.below(len(refs))]


@everywhere
def test_law_10_every_refusal_names_a_clause_in_both_languages(
    game: Game, seats: int, t: Table, rng: Rng
) -> None:
    english, german = clause_keys(game)
    view = redact(t, t.seat) if not t.over else redact(t, 0)
    legal = {(m.what, m.onto) for m in legal_moves(game, t)}
    refs = all_refs(t)
    for _ in range(GESTURES):
        what, onto = any_of(refs, rng), any_of(refs, rng)
        if (what, onto) in legal:
            continue
        for seat in range(seats):
            ruling = explain(game, view, seat, what, onto)
            assert ruling.clause in english
            assert ruling.clause in german


@everywhere
def test_an_illegal_move_is_refused_and_changes_nothing(game: Game, t: Table, rng: Rng) -> None:
    refs = all_refs(t)
    legal = set(legal_moves(game, t))
    digest = t.digest()
    for verb in range(-1, len(game.verbs) + 1):
        m = Move(verb, any_of(refs, rng), any_of(refs, rng), rng.below(33) - 2)
        unoffered = 0 <= verb < len(game.verbs) and not game.verbs[verb].offered
        if m in legal or unoffered:
            continue
        assert judge(game, t, m) != LEGAL
        with pytest.raises(RefusedError):
            play(game, t, m)
        assert t.digest() == digest


@everywhere
def test_an_exact_verb_proposes_only_what_the_judge_passes(game: Game, t: Table) -> None:
    for m in legal_moves(game, t):
        assert judge(game, t, m) == LEGAL


@everywhere
def test_what_is_still_offered_after_a_move_is_what_would_be_offered_afresh(
    game: Game, t: Table, rng: Rng
) -> None:
    for _ in range(FEW):
        moves = legal_moves(game, t)
        assert moves == legal_moves(game, t.copy())
        assert moves == legal_moves(game, t)
        if not moves:
            break
        apply(game, t, moves[rng.below(len(moves))])


@everywhere
def test_guesses_vary_where_anything_is_hidden(game: Game, t: Table, rng: Rng) -> None:
    view = redact(t, 0)
    unseen: dict[int, int] = {}
    for place in view.places:
        for piece in place:
            unseen[piece] = unseen.get(piece, 0) + (piece < 0)
    if max(unseen.values()) < 5:
        return
    worlds = {repr(imagine(game, view, rng).places) for _ in range(6)}
    assert len(worlds) > 1


@everywhere
def test_the_redacted_table_does_not_depend_on_what_it_hides(
    game: Game, seats: int, t: Table, rng: Rng
) -> None:
    for seat in range(seats):
        view = redact(t, seat)
        other = imagine(game, view, rng)
        again = redact(other, seat)
        assert again.dump() == view.dump()


def test_the_shared_clauses_have_texts() -> None:
    for language in ("en", "de"):
        with (ROOT / "assets" / "common" / f"{language}.toml").open("rb") as stream:
            texts = tomllib.load(stream)["clause"]
        for clause in SHARED_CLAUSES:
            assert texts[clause]["text"]


@everywhere
def test_search_hears_nothing_and_decides_the_same(game: Game, t: Table, rng: Rng) -> None:
    if t.over:
        return
    silent = t.copy()
    m = drawn(legal_moves(game, t), rng)
    events: list[Event] = play(game, t, m)
    apply(game, silent, m)
    assert silent.events is None
    assert events
    assert silent.digest() == t.digest()


def parts(setup: Setup) -> list[object]:
    lists = [setup.viewers, setup.kinds, setup.sleeves, setup.card_of, setup.first_backs]
    return [setup.seats, setup.options, setup.backs, setup.refs, setup.on, len(setup.cards), lists]


@everywhere
def test_a_match_leaves_its_set_up_as_it_was_for_the_next(game: Game, seats: int, t: Table) -> None:
    assert parts(t.setup) == parts(game.setup(seats, dict(t.setup.options)))


@every_game
def test_the_next_match_with_the_same_options_has_the_same_set_up(game: Game, seats: int) -> None:
    for seed in seeds():
        used = any_table(game, seats, seed).setup
        assert game.setting(seats, dict(used.options)) is used
