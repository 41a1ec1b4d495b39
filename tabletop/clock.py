"""How much time a match has taken: altogether, and every seat in the turn that is on."""

from dataclasses import dataclass, field

from rules.core.data import Facts

NO_TURN = -1
MOST_TURNS = 1 << 31
LONGEST_STEP = 2.0  # seconds that may pass unseen: whoever slept in between shall not lose by it
LONGEST_MATCH = 1e8  # seconds, three years: no match takes longer, whatever a file says
SEAT_DIGITS = 2  # a longer number names no seat of any game


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
        """Return it as plain data, which `take_clock` can always read."""
        used = sorted(self.shares.items())
        shares = {str(seat): round(_bounded(seconds), 2) for seat, seconds in used}
        turn = min(max(NO_TURN, self.turn), MOST_TURNS)
        return {"match": round(_bounded(self.match), 2), "turn": turn, "shares": shares}


def _bounded(seconds: float) -> float:
    """Return the nearest time that a match can have taken; what is no number counts as none."""
    return min(max(0.0, seconds), LONGEST_MATCH)


def take_clock(facts: Facts) -> Clock:
    """Take a clock out of a saved match; times that cannot be are complained about."""
    shares = facts.sub("shares")
    seats = [key for key in shares.left if key.isdecimal() and len(key) <= SEAT_DIGITS]
    used = {int(seat): _take_seconds(shares, seat) for seat in seats}
    shares.done()
    clock = Clock(_take_seconds(facts, "match"), facts.whole("turn", NO_TURN, MOST_TURNS), used)
    facts.done()
    return clock


def _take_seconds(facts: Facts, key: str) -> float:
    seconds = facts.real(key)
    # No comparison is true of what is not a number, so that it is refused as well.
    if not 0 <= seconds <= LONGEST_MATCH:
        raise facts.complain(key, "out-of-range", f"{seconds:g} (0..{LONGEST_MATCH:.0f})")
    return seconds


def minutes(seconds: float) -> str:
    """Return what is left as it is read on a clock: a begun second still counts."""
    left = max(0, -int(-seconds // 1))
    return f"{left // 60}:{left % 60:02d}"
