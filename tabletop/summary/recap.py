"""What happened to a seat since it last decided: the upshots of all moments, the heaviest first."""

from dataclasses import dataclass

from rules.core.engine import legal_moves
from rules.core.events import Event
from rules.core.moments import SUMMARY, Moment, Upshot
from rules.core.refs import NOTHING, is_piece
from tabletop.match import Match
from tabletop.words.speech import Speaker

HEAVY = 25  # from this weight on the table stops for a loss, and does not only list it


@dataclass(frozen=True)
class RecapLine:
    """One thing that happened to a seat.

    number   the move that brought it
    text     what it was, in a sentence that stands alone
    upshot   what it is
    card     the card to look at, or NOTHING
    event    the sentence that told it
    moment   the moment that it came from
    """

    number: int
    text: str
    upshot: Upshot
    card: int
    event: Event
    moment: Moment

    @property
    def weight(self) -> int:
        """Return how heavy it was, from 1 to 100."""
        return self.upshot.weight

    @property
    def loss(self) -> bool:
        """Tell whether it was bad for the seat."""
        return self.upshot.amount < 0

    @property
    def bad(self) -> bool | None:
        """Tell whether it was bad or good for the seat; None where it was neither."""
        return self.loss if self.upshot.amount else None

    @property
    def clause(self) -> str:
        """Return the clause behind it."""
        return self.event.clause

    @property
    def stops(self) -> bool:
        """Tell whether the table stops and says so."""
        return stops(self.upshot)


@dataclass(frozen=True)
class Summed:
    """What a round or a turn of all brought everybody: its title, and a line for each seat."""

    number: int
    title: str
    lines: list[str]
    own: str  # the line of the seat that is told


def stops(upshot: Upshot) -> bool:
    """Tell whether something of weight was lost."""
    return upshot.amount < 0 and upshot.weight >= HEAVY


def last_decision(match: Match, seat: int) -> int:
    """Return the number of the last move that a seat had a choice in; 0 is the deal."""
    for number in range(match.number, 0, -1):
        if match.mover_at(number) == seat:
            before = match.view_at(seat, number - 1).table
            if len(legal_moves(match.game, before)) > 1:
                return number
    return 0


def recap(
    match: Match, seat: int, since: int | None = None, *, everybody: bool = False
) -> list[RecapLine]:
    """Return what happened to a seat, or to everybody, after a move or the seat's last decision."""
    start = last_decision(match, seat) if since is None else since
    speaker = Speaker(match.texts, match.game, match.setup, match.seats, seat)
    lines = [
        line
        for number in range(start + 1, match.number + 1)
        for line in _lines(match, seat, number, speaker)
        if everybody or line.upshot.seat == seat
    ]
    # Of two that are equally heavy one's own comes first, then the earlier one.
    return sorted(lines, key=lambda line: (-line.weight, line.upshot.seat != seat))


def last_summary(match: Match, seat: int, since: int = 0) -> Summed | None:
    """Return what summed up a round or a turn of all last, after a move."""
    speaker = Speaker(match.texts, match.game, match.setup, match.seats, seat)
    for number in range(match.number, since, -1):
        for event in reversed(match.update_at(seat, number).events):
            moment = event.moment
            if moment is not None and moment.name == SUMMARY:
                words = speaker.moments
                told = [(one.seat, words.upshot(one)) for one in moment.upshots]
                own = next((text for whose, text in told if whose == seat), "")
                return Summed(number, words.title(moment), [text for _, text in told], own)
    return None


def _lines(match: Match, seat: int, number: int, speaker: Speaker) -> list[RecapLine]:
    found = []
    for event in match.update_at(seat, number).events:
        moment = event.moment
        if moment is None or moment.name == SUMMARY:
            continue
        for upshot in moment.upshots:
            if not upshot.weight:
                continue
            looks = (upshot.card, upshot.what, moment.what)
            card = next((ref for ref in looks if is_piece(ref)), NOTHING)
            text = speaker.moments.upshot(upshot)
            found.append(RecapLine(number, text, upshot, card, event, moment))
    return found
