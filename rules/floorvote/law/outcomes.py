"""What follows from a poll: the verdict is told while the senators still stand in the chamber."""

from typing import Final

from rules.core.table import Table
from rules.floorvote.facts.fields import (
    BECAME_LAW,
    CLOTURE_FAILED,
    CLOTURE_VOTED,
    COSPONSOR,
    FAILED_COMMITTEE,
    FAILED_FLOOR,
    HALF_SHARE,
    MARKS,
    OVERRIDDEN,
    OWNER,
    PASSED_COMMITTEE,
    PASSED_SENATE,
    POSITION,
    SPENT,
    SUBSTITUTE_TRIED,
)
from rules.floorvote.facts.names import (
    AUTHOR,
    CHAMBER,
    COMMITTEE,
    COUNTER_BILL,
    DESK,
    FLOOR,
    IN_COMMITTEE,
    Q_AMENDMENT,
    Q_CLOTURE,
    Q_COMMITTEE,
    Q_FLOOR,
    Q_OVERRIDE,
    Q_SUBSTITUTE,
    QUESTION,
    VICE_PRESIDENT,
)
from rules.floorvote.law.amending import CENTRE, adopt, supersede
from rules.floorvote.law.answers import ask_floor, vote
from rules.floorvote.law.duties import attempt_bit
from rules.floorvote.law.exchange import end_poll, end_question, put_question
from rules.floorvote.law.moments import hold_moment, president_moment, vote_moment
from rules.floorvote.law.pledges import ABSTAINS, JOINED, SILENT, bind, unbind_all
from rules.floorvote.law.polls import Question, Tally
from rules.floorvote.law.president import distance, signs
from rules.floorvote.law.records import get, has, put, tick
from rules.floorvote.law.stages import enact, kill, leave_chamber, shelve_substitute, wait
from rules.floorvote.law.winning import check

# What is said after a poll, by question: passed, failed
SENTENCES: Final = {
    Q_COMMITTEE: ("reported", "failed"),
    Q_AMENDMENT: ("amended", "not_amended"),
    Q_FLOOR: ("passed", "failed"),
    Q_SUBSTITUTE: ("substituted", "substitute_failed"),
    Q_CLOTURE: ("cloture_voted", "cloture_failed"),
    Q_OVERRIDE: ("overridden", "override_failed"),
}
CLAUSES: Final = {
    Q_COMMITTEE: "F.5.1",
    Q_AMENDMENT: "F.9.3",
    Q_FLOOR: "F.6.1",
    Q_SUBSTITUTE: "F-43",
    Q_CLOTURE: "F.11.3",
    Q_OVERRIDE: "F.7.2",
}


def take_poll(t: Table) -> None:
    """Take the poll as things stand: the step of the exchange ends, and the verdict has its way."""
    t.done()
    question = Question(t)
    tally = question.tally()
    bill, kind = question.bill, question.kind
    t.say(
        SENTENCES[kind][not tally.passing], bill, amount=tally.ayes, clause=CLAUSES[kind],
        seat=question.proposer, moment=vote_moment(question, tally) if t.heard else None,
    )  # fmt: skip
    if kind == Q_COMMITTEE:
        _committee(t, bill, tally)
    elif kind == Q_AMENDMENT:
        _amendment(t, bill, tally)
    elif kind == Q_FLOOR:
        _floor(t, bill, tally)
    elif kind == Q_SUBSTITUTE:
        _substitute(t, question, tally)
    elif kind == Q_CLOTURE:
        _cloture(t, bill, tally)
    else:
        _override(t, bill, tally)
    check(t)


def _committee(t: Table, bill: int, tally: Tally) -> None:
    """Send a bill on to the floor, where it waits, or back (F.5.5, F-21)."""
    if tally.passing:
        tick(t, bill, MARKS, PASSED_COMMITTEE, "F.5.1")
        go_to(t, bill, FLOOR, "F.5.5")
    else:
        _fail(t, bill, FAILED_COMMITTEE, COMMITTEE)


def _amendment(t: Table, bill: int, tally: Tally) -> None:
    """Change the bill or not; it waits, and this is no failed vote (F-37, F.9.6)."""
    if tally.passing:
        adopt(t, bill)
    go_to(t, bill, COMMITTEE, "F-37")


def _floor(t: Table, bill: int, tally: Tally) -> None:
    """Pass a bill, or the substitute that passed before it, or neither (F-44, F.10.5)."""
    if tally.passing:
        _passed(t, bill)
    elif t.at(COUNTER_BILL):
        supersede(t, bill)
        shelve_substitute(t, "F-44")
        _passed(t, bill)
    else:
        _fail(t, bill, FAILED_FLOOR, FLOOR)


def _passed(t: Table, bill: int) -> None:
    """Note that the Senate has passed a bill; the president acts at once (F-32, F.7.1)."""
    tick(t, bill, MARKS, PASSED_SENATE, "F.6.1")
    if get(t, bill, COSPONSOR) and get(t, bill, POSITION) == CENTRE:
        tick(t, bill, MARKS, HALF_SHARE, "F-41")
    signed = signs(t, bill)
    told = president_moment(t, bill) if t.heard else None
    sentence = "signed" if signed else "vetoed"
    t.say(sentence, bill, VICE_PRESIDENT, distance(t, bill), "F-32", moment=told)
    if signed:
        _law(t, bill, "F.7.1")
    else:
        go_to(t, bill, DESK, "F.7.3")


def _substitute(t: Table, question: Question, tally: Tally) -> None:
    """Go on to the bill in any case; a passed substitute binds those who abstained (F-43).

    Senators activated on it are in the chamber already, so they move over by staying (F.10.4).
    """
    bill = question.bill
    if tally.passing:
        for senator in question.voters():
            if question.stance(senator) == ABSTAINS:
                bind(t, senator, SILENT, "F.10.4")
    else:
        unbind_all(t, JOINED)
        shelve_substitute(t, "F-43")
    end_poll(t, keep=True)
    put_question(t, Q_FLOOR, get(t, bill, OWNER), "F.10.3")
    vote(t, bill)


def _cloture(t: Table, bill: int, tally: Tally) -> None:
    """End the debate, or send the bill back; a second failure kills it (F-46, F-50)."""
    if tally.passing:
        tick(t, bill, MARKS, CLOTURE_VOTED, "F.11.6")
        end_poll(t)
        put_question(t, Q_FLOOR, get(t, bill, OWNER), "F.11.6")
        ask_floor(t, bill)
    else:
        _fail(t, bill, CLOTURE_FAILED, FLOOR)


def _override(t: Table, bill: int, tally: Tally) -> None:
    """Make a vetoed bill law against the president, or end its journey (F-33)."""
    if tally.passing:
        tick(t, bill, MARKS, OVERRIDDEN, "F.7.2")
        _law(t, bill, "F-33")
    else:
        _die(t, bill, "F-33")


def _law(t: Table, bill: int, clause: str) -> None:
    tick(t, bill, MARKS, BECAME_LAW, clause)
    enact(t, bill, clause)
    end_question(t)


def _fail(t: Table, bill: int, bit: int, place: int) -> None:
    """Let a bill try again later, once for each stage; then it dies (F-21, F.11.5)."""
    clause = "F.11.5" if bit == CLOTURE_FAILED else "F-21"
    if has(t, bill, SPENT, bit):
        _die(t, bill, clause)
    else:
        tick(t, bill, SPENT, bit, clause)
        go_to(t, bill, place, clause)


def _die(t: Table, bill: int, clause: str) -> None:
    kill(t, bill, "dies", clause)
    end_question(t)


def go_to(t: Table, bill: int, place: int, clause: str) -> None:
    """Take a bill out of the chamber to a stage, where it waits."""
    wait(t, bill, clause)
    leave_chamber(t, place, clause)
    end_question(t)


def break_off(t: Table) -> None:
    """Break off a vote: it counts as nothing, nobody's attempt is used up (F.13.11)."""
    t.done()
    bill, kind = t.at(CHAMBER)[0], t.count(QUESTION)
    used = 0
    if kind == Q_AMENDMENT:
        used = attempt_bit(t.count(AUTHOR))
    elif t.at(COUNTER_BILL):
        used = SUBSTITUTE_TRIED
    put(t, bill, SPENT, get(t, bill, SPENT) & ~used, "F.13.11")
    place = COMMITTEE if kind in IN_COMMITTEE else DESK if kind == Q_OVERRIDE else FLOOR
    go_to(t, bill, place, "F.13.11")


def hold(t: Table) -> None:
    """Leave a filibustered bill on the floor, sponsor and debater on it (F-49, F.11.4)."""
    bill = t.at(CHAMBER)[0]
    t.say("held", bill, clause="F-49", moment=hold_moment(t, bill) if t.heard else None)
    go_to(t, bill, FLOOR, "F-49")
