"""What a move would bring, told before it is made."""

from typing import Final

from rules.core.game import Readout
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.floorvote.facts.cards import K
from rules.floorvote.facts.fields import GIFTS, OWNER, PORK, POSITION, SPONSOR
from rules.floorvote.facts.names import (
    ACTED,
    CHAMBER,
    COMMITTEE,
    EARMARK,
    EXCHANGES,
    FLOOR,
    LAST_SENATOR,
    Q_CLOTURE,
    Q_COMMITTEE,
    Q_FLOOR,
    Q_OVERRIDE,
    QUESTION,
    STAGES,
    VERBS,
    VICE_PRESIDENT,
    active,
    caucus_of,
    favour_bit,
    on,
    party,
    seat_of,
)
from rules.floorvote.facts.pieces import AT, ISSUE, PRINTED, SENATORS_OF, VOTES, WEIGHT
from rules.floorvote.law.amending import changes_sides, goal
from rules.floorvote.law.duties import MAY_AGAINST, MAY_FOR, floor_duty, in_play
from rules.floorvote.law.exchange import put_question
from rules.floorvote.law.flash import polarised, pork_price, spotlight
from rules.floorvote.law.influences.bills import GIVE
from rules.floorvote.law.mustering import enough
from rules.floorvote.law.pledges import stand
from rules.floorvote.law.polls import Question
from rules.floorvote.law.president import issue_of, signs
from rules.floorvote.law.records import get, put, tick
from rules.floorvote.law.scoring import EXTREMES, MARK_BITS, score
from rules.floorvote.law.stages import enter_chamber, free
from rules.floorvote.told.card_previews import preview_play
from rules.floorvote.told.sheet import HALVES, president
from rules.floorvote.verbs.handing_over import ends, join, rival_closed
from rules.floorvote.verbs.voting import STANCES

_NUMBER: Final = {name: index for index, name in enumerate(VERBS)}
INTRODUCE: Final = _NUMBER["introduce"]
CALL: Final = _NUMBER["call"]
PORK_VERB: Final = _NUMBER["pork"]
ACTIVATE: Final = _NUMBER["activate"]
VOTE: Final = _NUMBER["vote"]
STAND_DOWN: Final = _NUMBER["stand_down"]
WHIP: Final = _NUMBER["whip"]
PLAY: Final = _NUMBER["play"]
NAME: Final = _NUMBER["name"]
WITHDRAW: Final = _NUMBER["withdraw"]
AMEND: Final = _NUMBER["amend"]
OFFER: Final = _NUMBER["offer"]
FILIBUSTER: Final = _NUMBER["filibuster"]
MUSTER: Final = _NUMBER["muster"]
DECLINE: Final = _NUMBER["decline"]
CLOSE: Final = _NUMBER["close"]
KINDS: Final = {COMMITTEE: Q_COMMITTEE, FLOOR: Q_FLOOR}


def preview(t: Table, m: Move) -> Readout | None:
    """Return what a legal move would bring, or None."""
    if not t.agenda:
        return None
    step = t.agenda[-1]
    if m.verb in {ACTIVATE, VOTE, STAND_DOWN, WHIP, CALL}:
        return _vote_preview(t, step, m)
    if m.verb in {PORK_VERB, NAME}:
        return pork_effect(t, step, m)
    if m.verb == PLAY:
        return preview_play(t, m)
    if m.verb in {MUSTER, DECLINE, CLOSE}:
        return _mustered(t, step) if m.verb == MUSTER else _ended(t, step, m)
    return _bill_preview(t, step, m)


def _bill_preview(t: Table, step: Step, m: Move) -> Readout | None:
    """Return what becomes of a bill that is introduced, withdrawn, amended or countered."""
    if m.verb == INTRODUCE:
        return _introduced(t, step.seat, m.what, m.onto)
    if m.verb == WITHDRAW:
        return Readout(m.what, "withdrawn", {"points": HALVES * score(t, m.what)})
    if m.verb == AMEND:
        return _amended(t, step.what, m.what)
    if m.verb == FILIBUSTER:
        return _filibustered(t, step, m.what)
    if m.verb == OFFER:
        side = t.count(party(step.seat))
        numbers = {"position": AT[ISSUE[step.what]][m.what], "party": side}
        return Readout(step.what, "amended", numbers)
    return None


def tally_after(t: Table) -> Readout:
    """Return how the vote on a table stands, as what a move would bring."""
    tally = Question(t).tally()
    numbers = {
        "ayes": tally.ayes,
        "nays": tally.nays,
        "needed": tally.needed,
        "passing": int(tally.passing),
    }
    return Readout(CHAMBER, "tally_after", numbers)


def _vote_preview(t: Table, step: Step, m: Move) -> Readout | None:
    """Return the tally after a move that changes votes; before a call, as if it were called."""
    after = t.copy()
    if step.phase not in EXCHANGES:
        if m.verb == WHIP or t.where[m.onto] not in STAGES:
            return None
        if m.verb == ACTIVATE:
            after.move(m.what, on(m.onto))
        _bring_forward(after, step.seat, m.onto)
    elif m.verb == ACTIVATE:
        join(after, step, m.what)
    elif m.verb == VOTE:
        stand(after, m.what, STANCES[m.onto], "")
    else:
        free(after, m.what, "")
    return tally_after(after)


def _mustered(t: Table, step: Step) -> Readout:
    """Return whom it takes to win a vote at once, what that binds, and how it stands then."""
    after = t.copy()
    chosen = enough(Question(t), step.seat)
    for senator in chosen:
        join(after, step, senator)
    tally = Question(after).tally()
    strength = sum(VOTES[senator] for senator in chosen)
    numbers = {"count": len(chosen), "strength": strength}
    numbers |= {"ayes_then": tally.ayes, "nays_then": tally.nays}
    vetoed = step.phase == Q_FLOOR and tally.passing and not signs(after, step.what)
    return Readout(CHAMBER, "would_muster_veto" if vetoed else "would_muster", numbers)


def _ended(t: Table, step: Step, m: Move) -> Readout:
    """Return what comes of adding nothing more: the poll at once, or another go of the rival."""
    last = rival_closed(t, step.seat) or (not t.count(ACTED) and ends(t, step.seat))
    if last:
        tally = Question(t).tally()
        numbers = {"ayes": tally.ayes, "nays": tally.nays, "passing": int(tally.passing)}
        return Readout(CHAMBER, "would_poll", numbers)
    return Readout(CHAMBER, "would_close" if m.verb == CLOSE else "would_pass_on", {})


def _bring_forward(t: Table, seat: int, bill: int) -> None:
    """Let a bill be voted on, with its sponsor activated."""
    kind = KINDS.get(t.where[bill], Q_OVERRIDE)
    enter_chamber(t, bill, "")
    sponsor = get(t, bill, SPONSOR)
    if t.where[sponsor] != active(seat):
        t.move(sponsor, active(seat))
    put_question(t, kind, seat, "")


def _introduced(t: Table, seat: int, bill: int, sponsor: int) -> Readout:
    """Return what a bill would be worth as a law, and the votes that could be mustered now.

    Its sponsor is for it from any position (F.15.4).
    """
    issue, position = ISSUE[bill], PRINTED[bill]
    basic = WEIGHT[bill] + spotlight(t, issue)
    if position in EXTREMES:
        basic += K.extreme
    votes = 0
    for senator in range(1, LAST_SENATOR + 1):
        willing = floor_duty(abs(AT[issue][senator] - position), pork=False) & MAY_FOR
        ours = in_play(t, senator) and seat_of(t, senator) == seat
        if ours and (willing or senator == sponsor):
            votes += VOTES[senator]
    points = HALVES * basic * len(MARK_BITS)
    return Readout(bill, "worth_law", {"points": points, "needed": WEIGHT[bill], "votes": votes})


def _amended(t: Table, bill: int, senator: int) -> Readout:
    """Return where an amendment leads, and whose the bill would be."""
    where = goal(AT[ISSUE[bill]][senator], get(t, bill, POSITION))
    sponsor = get(t, bill, SPONSOR)
    moved = changes_sides(get(t, bill, POSITION), where, sponsor)
    side = caucus_of(senator if moved else sponsor)
    return Readout(bill, "amended", {"position": where, "party": side})


def _filibustered(t: Table, step: Step, speaker: int) -> Readout:
    """Return how a call for cloture would stand if it came at once."""
    after = t.copy()
    after.move(speaker, active(step.seat))
    put_question(after, Q_CLOTURE, 1 - step.seat, "")
    tally = Question(after).tally()
    numbers = {"ayes_then": tally.ayes, "nays_then": tally.nays, "needed_then": tally.needed}
    return Readout(step.what, "would_filibuster", numbers)


def pork_effect(t: Table, step: Step, m: Move) -> Readout:
    """Return whom one more entry frees to vote for a text, whom it binds, and its price.

    `own` are votes for that it brings on the side of the text's owner, `theirs` are votes against
    that the other side loses; for the president it is what he would do.
    """
    text, state = m.onto, m.what
    gift = step.phase == EARMARK and step.amount == GIVE
    if state == VICE_PRESIDENT:
        after = t.copy()
        flip_entry(after, step, text, state)
        return president(after, text, text)
    numbers = {"freed": 0, "bound": 0, "points": 0, "own": 0, "theirs": 0}
    if not gift:
        numbers["points"] = HALVES * pork_price(t)
    for senator in SENATORS_OF[state]:
        if in_play(t, senator):
            _add_effect(t, step, text, senator, numbers)
    return Readout(text, "pork_effect", numbers)


def flip_entry(t: Table, step: Step, text: int, favour: int) -> None:
    """Add an entry of pork, or take it off where one is struck."""
    bit = favour_bit(favour)
    if step.phase == EARMARK and step.amount != GIVE:
        put(t, text, PORK, get(t, text, PORK) & ~bit)
        put(t, text, GIFTS, get(t, text, GIFTS) & ~bit)
    else:
        tick(t, text, PORK, bit)


def _add_effect(t: Table, step: Step, text: int, senator: int, numbers: dict[str, int]) -> None:
    apart = abs(AT[issue_of(t, text)][senator] - get(t, text, POSITION))
    climate = polarised(t)
    struck = step.phase == EARMARK and step.amount != GIVE
    before = floor_duty(apart, pork=struck, polarised=climate)
    after = floor_duty(apart, pork=not struck, polarised=climate)
    votes = _votes(t, text, senator)
    own = seat_of(t, senator) == get(t, text, OWNER)
    sign = -1 if struck else 1
    more, less = (after, before) if not struck else (before, after)
    if more & MAY_FOR and not less & MAY_FOR:
        numbers["freed"] += sign
        if own:
            numbers["own"] += sign * votes
    if less & MAY_AGAINST and not more & MAY_AGAINST:
        numbers["bound"] += sign
        if not own:
            numbers["theirs"] += sign * votes


def _votes(t: Table, text: int, senator: int) -> int:
    """Return the votes that a senator has on a text if it were voted on as things stand."""
    if t.count(QUESTION) and t.at(CHAMBER):
        question = Question(t)
        if question.text == text and not question.committee:
            return question.strength(senator)
    return 1
