"""What happened to a seat since it last decided: the upshots of all moments, the heaviest first."""

from dataclasses import dataclass

from rules.core.moments import SUMMARY, Moment
from rules.core.refs import NOTHING, is_piece
from tabletop.match import Match
from tabletop.words.speech import Speaker

HEAVY = 25  # from this weight on the table stops for a loss, and does not only list it


@dataclass(frozen=True)
class RecapLine:
    """One thing that happened to a seat.

    number   the move that brought it
    text     what it was, in a sentence that stands alone
    weight   how heavy it was, from 0 to 100
    loss     whether it was bad for the seat
    card     the card to look at, or NOTHING
    clause   the clause behind it
    moment   the moment that it came from
    """

    number: int
    text: str
    weight: int
    loss: bool
    card: int
    clause: str
    moment: Moment

    @property
    def stops(self) -> bool:
        """Tell whether the table stops and says so: something of weight was lost."""
        return self.loss and self.weight >= HEAVY


def last_decision(match: Match, seat: int) -> int:
    """Return the number of the last move that a seat made; 0 is the deal."""
    numbers = range(match.number, 0, -1)
    return next((number for number in numbers if match.mover_at(number) == seat), 0)


def recap(match: Match, seat: int, since: int | None = None) -> list[RecapLine]:
    """Return what others brought upon a seat after a move, else after its own last one."""
    start = last_decision(match, seat) if since is None else since
    speaker = Speaker(match.texts, match.game, match.setup, match.seats, seat)
    lines = [
        line
        for number in range(start + 1, match.number + 1)
        for line in _lines(match, seat, number, speaker)
    ]
    # Of two that are equally heavy the earlier one comes first.
    return sorted(lines, key=lambda line: -line.weight)


def _lines(match: Match, seat: int, number: int, speaker: Speaker) -> list[RecapLine]:
    found = []
    for event in match.update_at(seat, number).events:
        moment = event.moment
        if moment is None or moment.name == SUMMARY:
            continue
        for upshot in moment.upshots:
            if upshot.seat != seat or not upshot.weight:
                continue
            looks = (upshot.card, upshot.what, moment.what)
            card = next((ref for ref in looks if is_piece(ref)), NOTHING)
            text, loss = speaker.moments.upshot(upshot), upshot.amount < 0
            line = RecapLine(number, text, upshot.weight, loss, card, event.clause, moment)
            found.append(line)
    return found
