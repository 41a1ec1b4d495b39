"""How much time a match has taken: altogether, and every seat in the turn that is on."""

from dataclasses import dataclass, field

from rules.core.data import Facts

NO_TURN = -1
LONGEST_STEP = 2.0  # seconds that may pass unseen: whoever slept in between shall not lose by it


@dataclass(slots=True)
class Clock:
    """Seconds of a match and, by seat, of one of its turns; another turn begins anew."""

    match: float = 0.0
    turn: int = NO_TURN
    shares: dict[int, float] = field(default_factory=dict)

    def run(self, seconds: float, turn: int, seat: int, *, person: bool) -> None:
        """Let time pass in a turn; only persons use up their share of it."""
        passed = min(max(0.0, seconds), LONGEST_STEP)
        self.match += passed
        if turn != self.turn:
            self.turn, self.shares = turn, {}
        if person:
            self.shares[seat] = self.share(turn, seat) + passed

    def share(self, turn: int, seat: int) -> float:
        """Return how long a seat has thought in a turn."""
        return self.shares.get(seat, 0.0) if turn == self.turn else 0.0

    def plain(self) -> dict[str, object]:
        """Return it as plain data."""
        shares = {str(seat): round(used, 2) for seat, used in sorted(self.shares.items())}
        return {"match": round(self.match, 2), "turn": self.turn, "shares": shares}


def take_clock(facts: Facts) -> Clock:
    """Take a clock out of a saved match."""
    shares = facts.sub("shares")
    used = {int(seat): shares.real(seat) for seat in list(shares.left) if seat.isdecimal()}
    shares.done()
    clock = Clock(facts.real("match"), facts.whole("turn", NO_TURN), used)
    facts.done()
    return clock


def minutes(seconds: float) -> str:
    """Return what is left as it is read on a clock: a begun second still counts."""
    left = max(0, -int(-seconds // 1))
    return f"{left // 60}:{left % 60:02d}"
