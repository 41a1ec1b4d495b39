"""Assembly: a small game of two sides, motions, and members who are counted for or against them.

Whatever is voted on upon a mat, shown as a tally, counted in halves, or decided by a clock that
runs out is tried on it. In a turn its seat may move the next motion; then both sides call up
members, who weigh as much as is printed on them then and one vote before, until one of them lets
it be.
"""

from typing import Final

from rules.core.game import LEGAL, Game, Option, Readout, Verb
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE
from rules.core.setup import PILE, Card, Counter, Piece, Place, Setup
from rules.core.table import NOBODY, Step, Table

MEMBERS: Final = 25  # of each side
MOTIONS: Final = 6
LONGEST: Final = 40  # turns
FREE, FOR, AGAINST, ABSTAIN = 0, 1, 2, 3  # what binds a member, and how one was told to vote
LEANS: Final = (FREE, FREE, FOR, FREE, AGAINST)
TURN, EXCHANGE, BEGIN = 0, 1, 2
DOCKET, SHELF, CHAMBER, AYE, NAY, NEITHER = (FIRST_PLACE + n for n in range(6))
TURNS, ACTIVE = (FIRST_COUNTER + n for n in range(2))
BOXES: Final = {FOR: AYE, AGAINST: NAY, ABSTAIN: NEITHER}
TIMED: Final = ("expire", "adjourn")


def bench(seat: int) -> int:
    """Return where the members of a side wait."""
    return FIRST_PLACE + 6 + seat * 2


def called(seat: int) -> int:
    """Return where the members of a side lie that were called up."""
    return FIRST_PLACE + 7 + seat * 2


def points(seat: int) -> int:
    """Return the counter of a side's half points."""
    return FIRST_COUNTER + 2 + seat * 2


def party(seat: int) -> int:
    """Return the counter that names a side's party."""
    return FIRST_COUNTER + 3 + seat * 2


def stance(member: int) -> int:
    """Return the counter of how a member was told to vote."""
    return FIRST_COUNTER + 6 + member


def side_of(member: int) -> int:
    """Return the seat of a member."""
    return (member - 1) // MEMBERS


def present(t: Table, seat: int) -> list[int]:
    """Return every member of a side that has a vote."""
    return t.at(bench(seat)) + t.at(called(seat))


def choices(t: Table, member: int) -> list[int]:
    """Return how a member may vote."""
    bound = t.setup.card(member).numbers["lean"]
    return [vote for vote in (FOR, AGAINST) if bound in {FREE, vote}]


def vote_of(t: Table, member: int) -> int:
    """Return how a member votes: as told, else as the side wants, else not at all."""
    told = t.count(stance(member))
    wanted = FOR if side_of(member) == t.count(ACTIVE) else AGAINST
    return told or (wanted if wanted in choices(t, member) else ABSTAIN)


def weight_of(t: Table, member: int) -> int:
    """Return how many votes a member has now."""
    called_up = member in t.at(called(side_of(member)))
    return t.setup.card(member).numbers["votes"] if called_up else 1


def tally(t: Table) -> dict[str, int]:
    """Return how the vote stands, and what both sides could still make of it."""
    numbers = dict.fromkeys(("ayes", "nays", "ayes_most", "nays_most"), 0)
    for member in present(t, 0) + present(t, 1):
        name = {FOR: "ayes", AGAINST: "nays"}.get(vote_of(t, member), "")
        if name:
            numbers[name] += weight_of(t, member)
            numbers[f"{name}_most"] += t.setup.card(member).numbers["votes"]
    weight = t.setup.card(t.at(CHAMBER)[0]).numbers["weight"]
    needed = max(weight, numbers["nays"] + 1)
    passing = int(numbers["ayes"] >= needed)
    return numbers | {"needed": needed, "weight": weight, "passing": passing}


class Word(Verb):
    """Something that is only said."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer it wherever it has its time, but never what only a clock says."""
        return [] if self.name in TIMED else [Move(self.id)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Allow what a clock says only where there is one."""
        timed = self.name not in TIMED or t.setup.options["clock"]
        return LEGAL if timed else "V-5"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Move a motion, let the other side have its say, or let it be."""
        seat = step.seat
        t.done()
        if self.name == "open":
            t.move(t.at(DOCKET)[-1], CHAMBER, "V-1")
            t.ask(Step(EXCHANGE, 1 - seat, t.at(CHAMBER)[0]))
        elif self.name == "reply":
            t.ask(Step(EXCHANGE, 1 - seat, step.what))
        elif self.name == "adjourn":
            t.finish("V-5")
        elif step.phase == EXCHANGE:
            poll(t)
        else:
            t.ask(Step(BEGIN, NOBODY, 0, 1 - seat))

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read no gesture."""
        return None


class Gesture(Verb):
    """Something that a member is taken onto."""

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Take every member as meant."""
        fits = (onto in BOXES.values()) == (self.name == "vote")
        return Move(self.id, what, onto) if 0 < what <= 2 * MEMBERS and onto and fits else None


class Activate(Gesture):
    """Call a member up, for all the votes that are printed there."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer everybody who waits."""
        return [Move(self.id, member, step.what) for member in t.at(bench(step.seat))]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Allow only own members who wait, onto the motion."""
        return LEGAL if m in self.propose(t, step) else "V-2"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Let the member come forward."""
        t.move(m.what, called(step.seat), "V-2")


class Vote(Gesture):
    """Tell a member how to vote, once."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer every vote that a member of one's own does not cast already and may cast."""
        return [
            Move(self.id, member, BOXES[vote])
            for member in present(t, step.seat)
            for vote in (*choices(t, member), ABSTAIN)
            if not t.count(stance(member)) and vote != vote_of(t, member)
        ]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Allow a first change, within what binds the member."""
        if m.what not in present(t, step.seat) or t.count(stance(m.what)):
            return "V-4"
        return LEGAL if m in self.propose(t, step) else "V-3"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Note the vote."""
        told = next(vote for vote, box in BOXES.items() if box == m.onto)
        t.add(stance(m.what), told)


def poll(t: Table) -> None:
    """Count the votes, score the motion and let everybody sit down."""
    mover, motion, numbers = t.count(ACTIVE), t.at(CHAMBER)[0], tally(t)
    passed = bool(numbers["passing"])
    t.say("carried" if passed else "rejected", motion, amount=numbers["ayes"], clause="V-1")
    for seat in range(2):
        for member in t.at(called(seat))[:]:
            t.move(member, bench(seat), "V-2")
    for member in range(1, 2 * MEMBERS + 1):
        if t.count(stance(member)):
            t.add(stance(member), -t.count(stance(member)))
    t.move(motion, SHELF, "V-1")
    if passed:
        t.add(points(mover), numbers["ayes"], "V-1")
    t.ask(Step(BEGIN, NOBODY, 0, 1 - mover))


def _add_cards(setup: Setup) -> None:
    for number in range(2 * MEMBERS):
        votes, lean = 1 + number % 4, LEANS[number % len(LEANS)]
        card = Card(f"member{number + 1}", "member", {"votes": votes, "lean": lean}, {})
        setup.add_piece(Piece(card.id, setup.add_card(card), 1))
    for number in range(MOTIONS):
        card = Card(f"motion{number + 1}", "motion", {"weight": 4 + 5 * number}, {})
        setup.add_piece(Piece(card.id, setup.add_card(card), 1))


class Assembly(Game):
    """The rules of Assembly."""

    def setup(self, seats: int, options: dict[str, int]) -> Setup:
        """Declare members, motions, the chamber with its boxes, and the benches."""
        setup = Setup(seats, options, ["open"])
        _add_cards(setup)
        for name in ("docket", "shelf", "chamber", "aye", "nay", "abstain"):
            setup.add_place(Place(name, NOBODY, -1, setup.everyone, PILE, 0))
        for name in ("turns", "active"):
            setup.add_counter(Counter(name, NOBODY, -1, setup.everyone))
        for seat in range(seats):
            for name in ("bench", "called"):
                setup.add_place(Place(name, seat, -1, setup.everyone, PILE, 0))
            for name in ("points", "party"):
                setup.add_counter(Counter(name, seat, -1, setup.everyone))
        for number in range(2 * MEMBERS + 1):
            setup.add_counter(Counter("stance", NOBODY, number, setup.everyone))
        return setup

    def deal(self, t: Table) -> None:
        """Give both sides their members and put the motions on the docket."""
        for member in range(1, 2 * MEMBERS + 1):
            seated = (member - 1) % MEMBERS < t.setup.options["members"]
            t.lay(member, bench(side_of(member)) if seated else SHELF)
        for motion in range(2 * MEMBERS + 1, 2 * MEMBERS + MOTIONS + 1):
            t.lay(motion, DOCKET)
        t.add(party(0), 1)
        t.ask(Step(BEGIN, NOBODY, 0, 0))

    def run(self, t: Table, step: Step) -> None:
        """Let the next side have its turn; with no motion left, or no time, it is over."""
        if not t.at(DOCKET) or t.count(TURNS) == LONGEST:
            t.finish("V-1")
            return
        t.add(TURNS, 1)
        t.add(ACTIVE, step.amount - t.count(ACTIVE))
        t.ask(Step(TURN, step.amount))

    def scores(self, t: Table) -> list[float]:
        """Let the higher score win."""
        ours, theirs = t.count(points(0)), t.count(points(1))
        return [0.5, 0.5] if ours == theirs else [float(ours > theirs), float(theirs > ours)]

    def turns(self, t: Table) -> int:
        """Count turns."""
        return t.count(TURNS)

    def readouts(self, t: Table) -> list[Readout]:
        """Count the vote, and say of every member what it does and what binds it."""
        if not t.at(CHAMBER):
            return []
        numbers = tally(t)
        reason = "needs_weight" if numbers["needed"] == numbers["weight"] else "needs_majority"
        motion = {"bill": t.at(CHAMBER)[0], "seat": t.count(ACTIVE)}
        found = [
            Readout(CHAMBER, "question_motion", motion),
            Readout(CHAMBER, "tally", numbers),
            Readout(CHAMBER, reason, {"needed": numbers["needed"]}),
        ]
        names = {FOR: "votes_aye", AGAINST: "votes_nay", ABSTAIN: "abstains"}
        duties = {FREE: "duty_none", FOR: "duty_for", AGAINST: "duty_against"}
        for member in present(t, 0) + present(t, 1):
            votes = {"votes": weight_of(t, member)}
            found.append(Readout(member, names[vote_of(t, member)], votes))
            found.append(Readout(member, duties[t.setup.card(member).numbers["lean"]], votes))
        return found

    def preview(self, t: Table, m: Move) -> Readout | None:
        """Tell how the vote would stand."""
        if self.verbs[m.verb].name not in {"activate", "vote"}:
            return None
        after = t.copy()
        self.verbs[m.verb].perform(after, after.agenda[-1], m)
        numbers = tally(after)
        kept = ("ayes", "nays", "needed", "passing")
        return Readout(CHAMBER, "tally_after", {name: numbers[name] for name in kept})


GAME: Final = Assembly(
    "assembly",
    1,
    [2],
    ["turn", "exchange", "begin"],
    [
        Word("open", [TURN]),
        Word("rest", [TURN]),
        Activate("activate", [EXCHANGE], when="V-2"),
        Vote("vote", [EXCHANGE], when="V-3"),
        Word("reply", [EXCHANGE]),
        Word("decline", [EXCHANGE]),
        Word("expire", [TURN, EXCHANGE]),
        Word("adjourn", [TURN, EXCHANGE]),
    ],
    [
        Option("members", [5, 12, MEMBERS], 5),
        Option("clock", [0, 1], 0),
        Option("minutes", [2, 9], 2),
        Option("seconds", [10, 90], 10),
    ],
    Knowledge(),
)
