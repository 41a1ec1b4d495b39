"""Council: a small game of projects that towns are promised a share of; folders are tried on it.

A seat in its turn grants towns a share of any project, lets its clerk call one to the vote or
withdraws it, and may ask for a favour: then it must name one more town for a project.
"""

from typing import Final

from rules.core.game import LEGAL, Game, Option, Readout, Verb
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, is_piece
from rules.core.setup import PILE, Card, Counter, Piece, Place, Setup
from rules.core.table import NOBODY, Step, Table

PROJECTS: Final = 3
TOWNS: Final = 12
COLUMNS: Final = 4
MAYOR: Final = PROJECTS + TOWNS + 1
CLERK: Final = MAYOR + 1  # that of the first seat; the other one's follows
BACK: Final = 1

TURN, FAVOUR = 0, 1
DESK: Final = FIRST_PLACE
BIN: Final = FIRST_PLACE + 1
MAP: Final = FIRST_PLACE + 2
HALL: Final = FIRST_PLACE + 3
TURNS: Final = FIRST_COUNTER


def bench(seat: int) -> int:
    """Return where the clerk of a seat sits."""
    return FIRST_PLACE + 4 + seat


def grants(project: int) -> int:
    """Return the counter of the towns that share a project, one bit each."""
    return FIRST_COUNTER + project


def voted(project: int) -> int:
    """Return the counter of how often a project was voted on."""
    return FIRST_COUNTER + PROJECTS + project


def town(number: int) -> int:
    """Return a town by its number."""
    return PROJECTS + 1 + number


def is_granted(t: Table, place: int, project: int) -> bool:
    """Tell whether a town or the mayor shares a project."""
    return bool(t.count(grants(project)) >> (place - town(0)) & 1)


def points(t: Table, project: int) -> int:
    """Return what a project is worth."""
    shares = bin(t.count(grants(project))).count("1")
    return t.setup.card(project).numbers["weight"] * 2 - shares


class Listed(Verb):
    """Something that is allowed exactly where it is proposed."""

    def __init__(self, name: str, phase: int, clause: str) -> None:
        super().__init__(name, [phase])
        self.clause = clause

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Forbid what is not proposed."""
        return LEGAL if m in self.propose(t, step) else self.clause

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Take any card onto anything as meant."""
        return Move(self.id, what, onto) if is_piece(what) and onto else None


class Grant(Listed):
    """Promise a town, or the mayor, a share of a project."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer every town that does not share it yet; of a favour, for one project only."""
        projects = [step.what] if step.phase == FAVOUR else t.at(DESK)
        places = t.at(MAP) if step.phase == FAVOUR else t.at(MAP) + t.at(HALL)
        return [
            Move(self.id, place, project)
            for project in projects
            for place in places
            if not is_granted(t, place, project)
        ]

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Write it down; whoever owed a favour has done it."""
        t.add(grants(m.onto), 1 << (m.what - town(0)), self.clause)
        if step.phase == FAVOUR:
            t.done()


class Call(Listed):
    """Let one's own clerk call a project to the vote."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer every project that was not voted on."""
        new = [project for project in t.at(DESK) if not t.count(voted(project))]
        return [Move(self.id, CLERK + step.seat, project) for project in new]

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Count the vote."""
        t.add(voted(m.onto), 1, self.clause)


class Withdraw(Listed):
    """Throw a project away."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer every project."""
        return [Move(self.id, project, BIN) for project in t.at(DESK)]

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Put it into the bin."""
        t.move(m.what, BIN, self.clause)


class Word(Listed):
    """Something that is only said: who asks for a favour, or ends the turn."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer it; without a project there is no favour."""
        return [Move(self.id)] if self.name == "end" or t.at(DESK) else []

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Owe a town for the first project, or let the next seat have its turn."""
        if self.name == "favour":
            t.ask(Step(FAVOUR, step.seat, t.at(DESK)[0]))
            return
        t.done()
        t.add(TURNS, 1, self.clause)
        if t.count(TURNS) >= t.setup.options["turns"]:
            t.finish(self.clause)
        else:
            t.ask(Step(TURN, (step.seat + 1) % t.setup.seats))

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read no gesture."""
        return None


class Council(Game):
    """The rules of Council."""

    def setup(self, seats: int, options: dict[str, int]) -> Setup:
        """Declare projects, towns on a grid, the mayor, and a clerk for each seat."""
        setup = Setup(seats, options, ["card"])
        cards = [Card(f"project{n + 1}", "project", {"weight": n + 2}, {}) for n in range(PROJECTS)]
        for n in range(TOWNS):
            spot = {"column": n % COLUMNS, "row": n // COLUMNS}
            cards.append(Card(f"t{chr(ord('a') + n)}", "town", spot, {}))
        cards.append(Card("mayor", "mayor", {}, {}))
        cards += [Card(f"clerk{seat + 1}", "clerk", {}, {}) for seat in range(seats)]
        for number, card in enumerate(cards):
            setup.add_card(card)
            setup.add_piece(Piece(card.id, number, BACK))
        for name in ("desk", "bin", "map", "hall"):
            setup.add_place(Place(name, NOBODY, -1, setup.everyone, PILE, 0))
        for seat in range(seats):
            setup.add_place(Place("bench", seat, -1, setup.everyone, PILE, 0))
        setup.add_counter(Counter("turns", NOBODY, -1, setup.everyone))
        for name in ("grants", "voted"):
            for number in range(PROJECTS):
                setup.add_counter(Counter(name, NOBODY, number, setup.everyone))
        return setup

    def deal(self, t: Table) -> None:
        """Lay everything where it belongs; the first seat begins."""
        for project in range(1, PROJECTS + 1):
            t.lay(project, DESK)
        for number in range(TOWNS):
            t.lay(town(number), MAP)
        t.lay(MAYOR, HALL)
        for seat in range(t.setup.seats):
            t.lay(CLERK + seat, bench(seat))
        t.ask(Step(TURN, 0))

    def run(self, t: Table, step: Step) -> None:
        """Have nothing that runs by itself."""

    def scores(self, t: Table) -> list[float]:
        """Share the win."""
        return [1.0 / t.setup.seats] * t.setup.seats

    def turns(self, t: Table) -> int:
        """Count turns."""
        return t.count(TURNS)

    def readouts(self, t: Table) -> list[Readout]:
        """Fill in the sheet of every project, and count the clerks of two towns."""
        found = []
        for project in t.at(DESK):
            weight = t.setup.card(project).numbers["weight"]
            found.append(Readout(project, "sheet_weight", {"weight": weight, "points": weight * 4}))
            for place in t.at(MAP) + t.at(HALL):
                if is_granted(t, place, project):
                    numbers = {"town": place, "points": -2}
                    found.append(Readout(project, "sheet_grant", numbers))
            found.append(Readout(project, "sheet_voted", {"done": t.count(voted(project))}))
            found.append(Readout(project, "sheet_score", {"points": points(t, project) * 2}))
            found.append(Readout(project, "ahead_vote", {}))
        for seat in range(t.setup.seats):
            numbers = {"clerk": CLERK + seat, "side": seat}
            found.append(Readout(town(seat), "town_clerk", numbers))
        return found

    def preview(self, t: Table, m: Move) -> Readout | None:
        """Tell what a grant would bring."""
        if self.verbs[m.verb].name not in {"grant", "name"}:
            return None
        number = m.what - town(0)
        return Readout(m.onto, "grant_effect", {"freed": number, "bound": number // 4, "points": 2})


GAME: Final = Council(
    "council",
    1,
    [2],
    ["turn", "favour"],
    [
        Grant("grant", TURN, "G-1"),
        Grant("name", FAVOUR, "G-2"),
        Call("call", TURN, "G-3"),
        Withdraw("withdraw", TURN, "G-4"),
        Word("favour", TURN, "G-2"),
        Word("end", TURN, "G-5"),
    ],
    [Option("turns", [4, 8], 8)],
    Knowledge(),
)
