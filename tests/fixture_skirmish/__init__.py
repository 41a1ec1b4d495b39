"""Skirmish: a small game of bands in bases, gear laid on bands, and fights with two dice.

Whatever lies on a card, is fought over on a mat, or is asked because a drop may mean several
things is tried on it. A turn begins with a drawn card; then its seat settles a band in its base,
releases one into the field, equips any band, or goes for one: raids it or razes it.
"""

from typing import ClassVar, Final

from rules.core.game import LEGAL, Game, Option, Readout, Verb
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.refs import is_piece
from rules.core.setup import HAND, PILE, Card, Counter, Piece, Place, Setup
from rules.core.table import NOBODY, Step, Table
from tests.fixture_skirmish.facts import (
    ACTIVE,
    ATTACK,
    BACK,
    BANDS,
    BEGIN,
    BONUSES,
    DECK,
    DEFENCE,
    DICE,
    DIE,
    DISCARD,
    FACES,
    FIELD,
    GEAR,
    HAND_SIZE,
    HOME,
    INTENT,
    RAID,
    RAISE,
    RAZE,
    SIDES,
    STRENGTHS,
    TARGET,
    TEAM,
    TURN,
    TURNS,
    base,
    based,
    hand,
    held,
    home_of,
    is_band,
    odds,
    on,
    size,
    strength,
    sums,
    total,
)
from tests.fixture_skirmish.fights import fought

__all__ = [
    "ATTACK",
    "BANDS",
    "DECK",
    "DEFENCE",
    "DIE",
    "FIELD",
    "GAME",
    "GEAR",
    "HOME",
    "INTENT",
    "RAID",
    "RAISE",
    "TARGET",
    "TEAM",
    "base",
    "hand",
    "home_of",
    "is_band",
    "odds",
    "on",
    "sums",
    "tally",
    "total",
]


class Listed(Verb):
    """Something that is allowed exactly where it is proposed."""

    def __init__(self, name: str, phases: list[int], clause: str) -> None:
        super().__init__(name, phases)
        self.clause = clause

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Forbid what is not proposed."""
        return LEGAL if m in self.propose(t, step) else self.clause

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Take any card onto anything as meant."""
        return Move(self.id, what, onto) if is_piece(what) and onto else None


class Lay(Listed):
    """Lay a band into one's own base or into the field."""

    def __init__(self, name: str, *, own: bool) -> None:
        super().__init__(name, [TURN], "S-1" if own else "S-2")
        self.own = own

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer every band of the hand."""
        onto = base(step.seat) if self.own else FIELD
        return [Move(self.id, band, onto) for band in held(t, step.seat, bands=True)]

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay it down and end the turn."""
        t.move(m.what, m.onto, self.clause)
        end_turn(t, step.seat)


class Equip(Listed):
    """Lay gear on a band: on the table, or in the fight."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer all gear of the hand for every band there is."""
        bands = based(t) if step.phase == TURN else t.at(ATTACK) + t.at(TARGET) + t.at(DEFENCE)
        gear = held(t, step.seat, bands=False)
        return [Move(self.id, piece, band) for piece in gear for band in bands]

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay it on top; outside a fight the turn is over."""
        t.move(m.what, on(m.onto), self.clause)
        if step.phase == TURN:
            end_turn(t, step.seat)


class Go(Listed):
    """Go for a band, to win it (raid) or to be rid of it (raze), with a first band of one's own."""

    def __init__(self, name: str, intent: int) -> None:
        super().__init__(name, [TURN], "S-4")
        self.intent = intent

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer every band against every other; nobody raids one's own base."""
        mine = step.seat if self.intent == RAID else NOBODY - 1
        bands = [band for band in based(t) if home_of(t, band) != mine]
        return [Move(self.id, w, band) for w in held(t, step.seat, bands=True) for band in bands]

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Put both on the mat."""
        t.done()
        t.add(INTENT, self.intent - t.count(INTENT))
        t.add(HOME, home_of(t, m.onto) - t.count(HOME))
        t.move(m.onto, TARGET, self.clause)
        t.move(m.what, ATTACK, self.clause)
        t.ask(Step(TEAM, step.seat))


class Join(Listed):
    """Let a band join one's own side of the fight."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer every band of the hand."""
        onto = DEFENCE if step.phase == RAISE else ATTACK
        return [Move(self.id, band, onto) for band in held(t, step.seat, bands=True)]

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay it on the mat."""
        t.move(m.what, m.onto, self.clause)


class Word(Listed):
    """Something that is only said."""

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer what the moment asks for."""
        asked = step.phase == TEAM and t.count(HOME) not in {NOBODY, step.seat}
        if step.phase == TEAM and asked != (self.name == "challenge"):
            return []
        return [Move(self.id)]

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Let the other side answer, or throw the dice."""
        t.done()
        if self.name == "challenge":
            t.ask(Step(RAISE, t.count(HOME), 0, step.seat))
        elif self.name == "stand":
            t.ask(Step(DICE, step.amount))
        elif self.name == "throw":
            decide(t, step.seat)
        else:
            t.ask(Step(BEGIN, NOBODY, 0, (step.seat + 1) % t.setup.seats))

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read no gesture."""
        return None


def decide(t: Table, seat: int) -> None:
    """Throw both dice and send everybody where the outcome says."""
    attack, defence = (value + t.roll(DIE + n, FACES, "S-5") for n, value in enumerate(sums(t)))
    target, home, won = t.at(TARGET)[0], t.count(HOME), attack > defence
    t.say("attack_total", target, amount=attack, clause="S-5")
    t.say("defence_total", target, amount=defence, clause="S-5")
    moment = fought(t, (seat, home), (attack, defence)) if t.heard else None
    if won and t.count(INTENT) == RAZE:
        for gear in t.at(on(target))[:]:
            t.move(gear, DISCARD, "S-5")
        t.move(target, DISCARD, "S-5")
    else:
        kept = FIELD if home == NOBODY else base(home)
        t.move(target, base(seat) if won else kept, "S-5")
    for band in t.at(ATTACK)[:]:
        t.move(band, base(seat), "S-5")
    for band in t.at(DEFENCE)[:]:
        t.move(band, base(home), "S-5")
    t.say("won" if won else "lost", target, clause="S-5", seat=seat, moment=moment)
    t.add(INTENT, -t.count(INTENT))
    tally(t)
    t.ask(Step(BEGIN, NOBODY, 0, (seat + 1) % t.setup.seats))


def end_turn(t: Table, seat: int) -> None:
    """Let the next one begin."""
    t.done()
    tally(t)
    t.ask(Step(BEGIN, NOBODY, 0, (seat + 1) % t.setup.seats))


def tally(t: Table) -> None:
    """Keep the counters of the bases true."""
    for seat in range(t.setup.seats):
        bands = t.at(base(seat))
        amounts = [(size(seat), len(bands) + sum(len(t.at(on(band))) for band in bands))]
        for number, side in enumerate(SIDES):
            mine = [band for band in bands if t.setup.card(band).words["side"] == side]
            amounts.append((strength(seat, number), sum(total(t, band) for band in mine)))
        for counter, amount in amounts:
            if amount != t.count(counter):
                t.add(counter, amount - t.count(counter))


def _add_cards(setup: Setup) -> None:
    for number in range(BANDS + GEAR):
        if number < BANDS:
            name, kind, side = f"band{number + 1}", "band", SIDES[number % 2]
            numbers = {"strength": STRENGTHS[number % len(STRENGTHS)]}
        else:
            bonus = BONUSES[number % len(BONUSES)]
            name, side = f"gear{number - BANDS + 1}", ""
            kind, numbers = "gear" if bonus > 0 else "fault", {"bonus": bonus}
        setup.add_card(Card(name, kind, numbers, {"side": side}))
        setup.add_piece(Piece(name, number, BACK))


class Skirmish(Game):
    """The rules of Skirmish."""

    moments: ClassVar[list[str]] = ["fight"]

    def setup(self, seats: int, options: dict[str, int]) -> Setup:
        """Declare bands with a place on each, gear, the mat, and for each seat hand and base."""
        setup = Setup(seats, options, ["card"])
        everyone = setup.everyone
        _add_cards(setup)
        for name in ("deck", "discard", "field", "attack", "target", "defence"):
            viewers = 0 if name in {"deck", "discard"} else everyone
            setup.add_place(Place(name, NOBODY, -1, viewers, PILE, 0))
        for number in range(BANDS):
            setup.add_place(Place("on", NOBODY, number, everyone, PILE, 0, host=number + 1))
        for name in ("turns", "active", "intent", "home"):
            setup.add_counter(Counter(name, NOBODY, -1, everyone))
        for number in range(2):
            setup.add_counter(Counter("die", NOBODY, number, everyone))
        for seat in range(seats):
            setup.add_place(Place("hand", seat, -1, 1 << seat, HAND, 0))
            setup.add_place(Place("base", seat, -1, everyone, PILE, 0))
            for name in (*SIDES, "size"):
                setup.add_counter(Counter(name, seat, -1, everyone))
        return setup

    def deal(self, t: Table) -> None:
        """Give everybody two bands in the base and three cards, and leave two in the field."""
        for piece in range(1, BANDS + GEAR + 1):
            t.lay(piece, DECK)
        t.shuffle(DECK)
        bands, seats = [p for p in t.at(DECK) if is_band(p)], range(t.setup.seats)
        for band, place in zip(bands, [*map(base, seats), FIELD] * 2, strict=False):
            t.move(band, place)
        for place in [*map(hand, seats)] * HAND_SIZE:
            t.move(t.at(DECK)[-1], place)
        tally(t)
        t.ask(Step(BEGIN, NOBODY, 0, 0))

    def run(self, t: Table, step: Step) -> None:
        """Let the next seat draw and have its turn; with no card left to draw it is over."""
        seat = step.amount
        if not t.at(DECK) or t.count(TURNS) >= t.setup.options["turns"]:
            t.finish("S-6")
            return
        t.move(t.at(DECK)[-1], hand(seat), "S-6")
        t.add(TURNS, 1)
        t.add(ACTIVE, seat - t.count(ACTIVE))
        t.ask(Step(TURN, seat))

    def scores(self, t: Table) -> list[float]:
        """Share the win among the strongest."""
        seats = range(t.setup.seats)
        strengths = [t.count(strength(seat, 0)) + t.count(strength(seat, 1)) for seat in seats]
        best = max(strengths)
        return [1.0 / strengths.count(best) if one == best else 0.0 for one in strengths]

    def turns(self, t: Table) -> int:
        """Count turns."""
        return t.count(TURNS)

    def readouts(self, t: Table) -> list[Readout]:
        """Add up bands, bases and the fight."""
        found = []
        for band in based(t) + t.at(ATTACK) + t.at(TARGET) + t.at(DEFENCE):
            printed, real = t.setup.card(band).numbers["strength"], total(t, band)
            if real != printed:
                found.append(Readout(band, "total", {"total": real, "printed": printed}))
        for seat in range(t.setup.seats):
            numbers = {side: t.count(strength(seat, n)) for n, side in enumerate(SIDES)}
            found.append(Readout(base(seat), "sums", numbers))
        if t.at(TARGET):
            attack, defence = sums(t)
            who, home = t.count(ACTIVE), t.count(HOME)
            found.append(Readout(ATTACK, "attack_sum", {"sum": attack, "seat": who}))
            found.append(Readout(DEFENCE, "defence_sum", {"sum": defence, "seat": home}))
            intent = "intent_raid" if t.count(INTENT) == RAID else "intent_raze"
            found.append(Readout(TARGET, intent, {}))
            chance = odds(attack - defence)
            numbers = {"whole": chance // 10, "tenth": chance % 10, "seat": who}
            found.append(Readout(TARGET, "odds", numbers))
        return found

    def preview(self, t: Table, m: Move) -> Readout | None:
        """Tell the sums and the chance of a fight, or what a band or a base will be worth."""
        name, card = self.verbs[m.verb].name, t.setup.card
        if name in {"raid", "raze"}:
            return _chance(m, total(t, m.what), total(t, m.onto))
        attack, defence = sums(t)
        if name in {"join", "equip"}:
            gain = sum(card(m.what).numbers.values())
            if t.at(TARGET):
                ours = m.onto in {ATTACK, *t.at(ATTACK)}
                return _chance(m, attack + gain * ours, defence + gain * (not ours))
            return Readout(m.onto, "becomes", {"total": total(t, m.onto) + gain})
        if name == "settle":
            worth = sum(total(t, band) for band in t.at(m.onto)) + total(t, m.what)
            return Readout(m.onto, "worth", {"sum": worth})
        return None


def _chance(m: Move, attack: int, defence: int) -> Readout:
    chance = odds(attack - defence)
    numbers = {"whole": chance // 10, "tenth": chance % 10, "attack": attack, "defence": defence}
    return Readout(m.onto, "chance", numbers)


GAME: Final = Skirmish(
    "skirmish",
    1,
    [4, 5, 6, 7, 8],
    ["turn", "team", "raise", "dice", "begin"],
    [
        Lay("settle", own=True),
        Lay("release", own=False),
        Equip("equip", [TURN, TEAM, RAISE], "S-3"),
        Go("raid", RAID),
        Go("raze", RAZE),
        Word("pass", [TURN], "S-6"),
        Join("join", [TEAM, RAISE], "S-4"),
        Word("challenge", [TEAM], "S-4"),
        Word("stand", [RAISE], "S-4"),
        Word("throw", [TEAM, DICE], "S-5"),
    ],
    [Option("turns", [8, 16, 99], 16)],
    Knowledge(),
)
