"""What no opponent at Floor Vote even thinks about, over all positions of some matches."""

from collections.abc import Iterator
from functools import cache

from rules.core.engine import apply
from rules.core.moves import Move
from rules.core.table import Table
from rules.floorvote.facts import cards
from rules.floorvote.facts.chart import cloture
from rules.floorvote.facts.fields import CLOTURE_VOTED, MARKS, OWNER, PORK, POSITION, READY
from rules.floorvote.facts.names import (
    CHAMBER,
    EXCHANGES,
    FLOOR,
    LAST_SENATOR,
    TURNS,
    VERBS,
    caucus,
    seat_of,
)
from rules.floorvote.facts.pieces import AT, EFFECT, ISSUE, STATE_BIT, VOTES, WEIGHT
from rules.floorvote.game import GAME
from rules.floorvote.law.duties import in_play
from rules.floorvote.law.mustering import side_of, votes_added
from rules.floorvote.law.polls import Question, losing_seat
from rules.floorvote.law.records import get
from tests.ai.thoughts import Thoughts, thoughts

MATCHES = 6
SURPRISE = 2  # votes that pork or a card may still bring
COUNTED = {cards.LOBBY, cards.BOOST, cards.GUEST, cards.ABSTAIN, cards.BAR, cards.PRESS}


@cache
def pondered() -> Thoughts:
    """Return what was worth a thought in some matches."""
    return thoughts(GAME, 2, range(60, 60 + MATCHES))


def thought_of(verb: str) -> Iterator[tuple[Table, Move]]:
    """Return every position with a move of a kind that was worth a thought there."""
    for t, moves in pondered():
        for m in moves:
            if VERBS[m.verb] == verb:
                yield t, m


def votes_for(t: Table, bill: int) -> int:
    """Count the votes that the owner of a bill has for it with everybody activated (F-27)."""
    return _votes(t, bill, owners=True)


def votes_against(t: Table, bill: int) -> int:
    """Count the senators of the rival who vote against a bill without being activated (F-28)."""
    return _votes(t, bill, owners=False)


def _votes(t: Table, bill: int, *, owners: bool) -> int:
    total = 0
    owner, place, pork = get(t, bill, OWNER), get(t, bill, POSITION), get(t, bill, PORK)
    for senator in range(1, LAST_SENATOR + 1):
        if not in_play(t, senator) or (seat_of(t, senator) == owner) != owners:
            continue
        apart, fed = abs(AT[ISSUE[bill]][senator] - place), bool(pork & STATE_BIT[senator])
        if owners:
            total += VOTES[senator] if apart < 2 or (apart == 2 and fed) else 0
        else:
            total += 1 if apart > 1 or (apart == 1 and not fed) else 0
    return total


def lead_of(question: Question) -> int:
    """Return by how much the votes for a question lead, the Vice-president's left out."""
    tally = question.tally()
    return tally.ayes - tally.broken - tally.nays


def test_no_bill_is_called_on_the_floor_that_fails_by_itself() -> None:
    calls = [(t, m.onto) for t, m in thought_of("call") if t.where[m.onto] == FLOOR]
    assert calls
    for t, bill in calls:
        assert votes_for(t, bill) + SURPRISE >= max(votes_against(t, bill) + 1, WEIGHT[bill])


def test_no_bill_is_filibustered_that_fails_by_itself() -> None:
    talks = list(thought_of("filibuster"))
    assert talks
    for t, m in talks:
        bill = t.at(CHAMBER)[0]
        assert votes_for(t, bill) + SURPRISE >= max(votes_against(t, bill) + 1, WEIGHT[bill]), m


def test_no_bill_that_waits_is_called_into_a_filibuster_that_cannot_be_ended() -> None:
    waiting = 0
    for t, m in thought_of("call"):
        bill = m.onto
        if t.where[bill] != FLOOR or get(t, bill, READY) >= t.count(TURNS):
            continue
        waiting += 1
        rivals = [s for s in range(1, LAST_SENATOR + 1) if seat_of(t, s) != get(t, bill, OWNER)]
        far = [s for s in rivals if abs(AT[ISSUE[bill]][s] - get(t, bill, POSITION)) == 4]
        free = any(t.where[s] == caucus(seat_of(t, s)) for s in far)
        if free and not get(t, bill, MARKS) & CLOTURE_VOTED:
            assert votes_for(t, bill) + SURPRISE >= cloture(votes_against(t, bill), exact=False)
    assert waiting


def test_whoever_is_ahead_in_a_vote_thinks_of_no_activation() -> None:
    seen = 0
    for t, moves in pondered():
        if t.agenda[-1].phase in EXCHANGES:
            question = Question(t)
            if losing_seat(question, question.tally()) != t.seat:
                seen += 1
                assert not any(VERBS[m.verb] in {"activate", "muster"} for m in moves)
    assert seen


def test_a_card_in_a_vote_turns_votes_for_the_own_side() -> None:
    seen = 0
    for t, m in thought_of("play"):
        if t.agenda[-1].phase not in EXCHANGES or EFFECT[m.what] not in COUNTED:
            continue
        seen += 1
        question = Question(t)
        sign = 1 if question.proposer == t.seat else -1
        before = lead_of(question)
        world = t.copy()
        apply(GAME, world, m)
        question = Question(world)
        gain = sign * (lead_of(question) - before)
        if EFFECT[m.what] == cards.GUEST:
            # A guest has no vote before the activation that this allows.
            gain += votes_added(question, m.onto, side_of(question, t.seat))
        assert gain > 0, m
    assert seen
