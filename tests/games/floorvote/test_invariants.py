"""Whole matches by random hands, watched move by move: what is true at any time."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.engine import judge, legal_moves
from rules.core.events import SAID
from rules.core.game import LEGAL
from rules.core.refs import FIRST_PLACE
from rules.core.table import Table
from rules.floorvote.facts import names
from rules.floorvote.facts.cards import K
from rules.floorvote.facts.fields import FIELD_COUNT, GIFTS, OWNER, PORK, POSITION, SPONSOR
from rules.floorvote.facts.names import (
    CHAMBER,
    FIRST_BILL,
    FLASH,
    LAST_BILL,
    LAST_SENATOR,
    QUESTION,
    SEATS,
    VERBS,
    active,
    caucus_of,
    cloakroom,
    hand,
    is_bill,
    is_flash,
    is_senator,
    laws,
    on,
    party,
    points,
)
from rules.floorvote.game import GAME
from rules.floorvote.law import records
from rules.floorvote.law.duties import in_play
from rules.floorvote.law.pledges import pledged
from rules.floorvote.law.polls import Question
from rules.floorvote.law.records import get
from rules.floorvote.law.scoring import SENTENCES
from tests.games.floorvote.recount import recount_floor, undisturbed
from tests.games.floorvote.walks import any_options, match

seeds = st.integers(0, 2**40)
some = settings(max_examples=6)
BILLS = range(FIRST_BILL, LAST_BILL + 1)
SENATORS = range(1, LAST_SENATOR + 1)
CREDITS = {*SENTENCES, "shared", "bipartisan"}


@pytest.mark.clauses("F.3.2")
@some
@given(seed=seeds)
def test_f_3_2_every_piece_lies_in_exactly_one_place(seed: int) -> None:
    for t, _ in match(seed, **any_options(seed)):
        seen = sorted(piece for pieces in t.places for piece in pieces)
        assert seen == list(range(1, names.SUBSTITUTE + 1))
        for index, pieces in enumerate(t.places):
            assert all(t.where[piece] == FIRST_PLACE + index for piece in pieces)


@pytest.mark.clauses("F.1.1", "F.3.2")
@some
@given(seed=seeds)
def test_f_1_1_senators_stay_with_their_seat_and_on_live_bills(seed: int) -> None:
    for t, _ in match(seed, **any_options(seed)):
        if t.count(party(0)) == names.UNCHOSEN:
            continue
        for senator in SENATORS:
            place = t.setup.place(t.where[senator])
            if place.owner >= 0:
                assert t.count(party(place.owner)) == caucus_of(senator)
            else:
                assert place.base == "on"
                assert t.where[place.host] in names.STAGES
        if not t.at(CHAMBER):
            assert not t.at(active(0)) + t.at(active(1))


@pytest.mark.clauses("F.2.5", "F-8", "F.2.2")
@some
@given(seed=seeds)
def test_f_2_5_hands_caucuses_and_flash_cards_stay_within_their_limits(seed: int) -> None:
    for t, _ in match(seed, **any_options(seed)):
        assert len(t.at(FLASH)) <= K.flashes
        assert all(is_flash(card) for card in t.at(FLASH))
        for seat in range(SEATS):
            assert len(t.at(hand(seat))) <= K.politics_hand
            assert len(t.at(cloakroom(seat))) <= K.senator_hand
            assert all(is_senator(s) for s in t.at(cloakroom(seat)))
            assert not any(is_flash(card) for card in t.at(hand(seat)))
            assert all(is_bill(bill) for bill in t.at(laws(seat)))
            side = t.count(party(seat))
            mine = [s for s in SENATORS if caucus_of(s) == side and in_play(t, s)]
            assert len(mine) + len(t.at(names.away(seat))) <= K.caucus


@some
@given(seed=seeds)
def test_f_8_4_points_and_laws_equal_a_recount(seed: int) -> None:
    credit = [0, 0]
    for t, events in match(seed, **any_options(seed)):
        for event in events:
            if event.kind == SAID and event.key in CREDITS:
                credit[event.target] += event.amount
        assert [t.count(points(seat)) for seat in range(SEATS)] == credit
        assert t.count(names.LAWS_PASSED) == len(t.at(laws(0))) + len(t.at(laws(1)))


@pytest.mark.clauses("F-10")
@some
@given(seed=seeds)
def test_f10_records_are_kept_of_live_bills_and_laws_and_of_no_other(seed: int) -> None:
    for t, _ in match(seed, **any_options(seed)):
        live = records.live_bills(t)
        for bill in BILLS:
            fields = [get(t, bill, which) for which in range(FIELD_COUNT)]
            if bill in live:
                assert fields[SPONSOR]
                assert caucus_of(fields[SPONSOR]) == t.count(party(fields[OWNER]))
                assert 1 <= fields[POSITION] <= 5
                assert fields[GIFTS] & ~fields[PORK] == 0
                home = names.away(fields[OWNER])
                assert in_play(t, fields[SPONSOR]) or t.where[fields[SPONSOR]] == home
            elif bill not in t.at(laws(0)) + t.at(laws(1)):
                assert not any(fields)


@some
@given(seed=seeds)
def test_f30_pledges_and_the_question_live_only_as_long_as_the_vote(seed: int) -> None:
    for t, _ in match(seed, **any_options(seed)):
        assert bool(t.count(QUESTION)) == bool(t.at(CHAMBER))
        assert len(t.at(CHAMBER)) <= 1
        if not t.count(QUESTION):
            assert not any(pledged(t, senator) for senator in SENATORS)
            for counter in (names.LOBBY_FOR, names.LOBBY_AGAINST, names.RIDER, names.AUTHOR):
                assert t.count(counter) == 0
            assert t.where[names.SUBSTITUTE] == names.CABINET
        else:
            assert not t.at(on(t.at(CHAMBER)[0]))


@pytest.mark.clauses("F-28", "F-30")
@some
@given(seed=seeds)
def test_f28_the_tally_equals_a_recount(seed: int) -> None:
    for t, _ in match(seed):
        plain = {names.Q_FLOOR, names.Q_CLOTURE, names.Q_OVERRIDE}
        if t.count(QUESTION) in plain and undisturbed(t):
            tally = Question(t).tally()
            assert (tally.ayes - tally.broken, tally.nays) == recount_floor(t)


@some
@given(seed=seeds)
def test_random_matches_are_legal_finite_and_scored(seed: int) -> None:
    last: Table | None = None
    for moves, (t, _) in enumerate(match(seed, **any_options(seed))):
        assert moves < 6000
        last = t
        if not t.over and moves % 7 == 0:
            offered = legal_moves(GAME, t)
            assert all(judge(GAME, t, m) == LEGAL for m in offered)
            assert len(set(offered)) == len(offered)
    assert last is not None
    assert sum(GAME.scores(last)) == pytest.approx(1.0)


def test_the_verbs_bear_their_names_in_order() -> None:
    assert [verb.name for verb in GAME.verbs] == VERBS
    assert [verb.id for verb in GAME.verbs] == list(range(len(VERBS)))
    assert all(verb.exact for verb in GAME.verbs)


def test_every_verb_and_every_phase_is_reached() -> None:
    verbs: set[str] = set()
    phases: set[str] = set()
    for seed in range(20):
        for t, _ in match(seed):
            phases |= {GAME.phases[step.phase] for step in t.agenda}
            verbs |= {VERBS[m.verb] for m in legal_moves(GAME, t)}
    assert verbs == set(VERBS) - {"expire", "adjourn"}
    assert phases - {"refill"} == set(GAME.phases) - {"begin", "refill", "lapse"}
