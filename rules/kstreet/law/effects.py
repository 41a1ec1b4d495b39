"""What On-flip texts and boons do: each finds its targets, asks if there is a choice, then acts."""

from abc import ABC, abstractmethod
from typing import Final

from rules.core.table import Step, Table
from rules.kstreet.facts import cards, names
from rules.kstreet.facts.cards import K
from rules.kstreet.facts.names import (
    LANES,
    PURCHASES,
    RETIRED,
    bid,
    centre,
    discard,
    lane_of,
    named,
    owner,
    shown,
    supply,
)
from rules.kstreet.law import moments
from rules.kstreet.law.lanes import (
    BOONS,
    COSTS,
    EFFECTS,
    IMMUNES,
    STARTS,
    centre_card,
    face_up,
    stacks,
)
from rules.kstreet.law.rounds import draw


class Effect(ABC):
    """An On-flip text; it happens once, for the seat that turned the card over (K-10)."""

    @abstractmethod
    def begin(self, t: Table, seat: int, piece: int, lane: int) -> None:
        """Carry the text out, ask the seat for a choice, or skip it with a word to the log."""


def skip(t: Table, seat: int, piece: int) -> None:
    """Say that a text finds nothing to act on."""
    t.say("no_target", piece, clause="K-10", seat=seat)


class Look(Effect):
    """Look at one face-down enemy stack."""

    def begin(self, t: Table, seat: int, piece: int, lane: int) -> None:
        """Ask which stack."""
        if enemy_stacks(t, seat):
            t.ask(Step(names.LOOK, seat, piece, lane))
        else:
            skip(t, seat, piece)


class Name(Effect):
    """Name the stack that the opponent must flip next."""

    def begin(self, t: Table, seat: int, piece: int, lane: int) -> None:
        """Ask which stack; with fewer than two there is nothing to name."""
        if len(enemy_stacks(t, seat)) > 1:
            t.ask(Step(names.NAME, seat, piece, lane))
        else:
            skip(t, seat, piece)


class Draw(Effect):
    """Add the top card of one's own deck face up to this stack (K-28)."""

    def begin(self, t: Table, seat: int, piece: int, lane: int) -> None:
        """Draw straight into the face-up stack; the drawn card's own On-flip text stays silent."""
        drawn = draw(t, seat, shown(seat, lane), "K-28")
        if drawn:
            t.say("drawn", drawn, shown(seat, lane), clause="K-28", seat=seat)
        else:
            skip(t, seat, piece)


class Cancel(Effect):
    """Cancel one face-up enemy card in this lane."""

    def begin(self, t: Table, seat: int, piece: int, lane: int) -> None:
        """Ask which card."""
        if cancellable(t, seat, lane):
            t.ask(Step(names.CANCEL, seat, piece, lane))
        else:
            skip(t, seat, piece)


class Retire(Effect):
    """Retire a starting card from one's own discard pile, if the player likes."""

    def begin(self, t: Table, seat: int, piece: int, lane: int) -> None:
        """Ask which card."""
        if retirable(t, seat):
            t.ask(Step(names.RETIRE, seat, piece, lane))
        else:
            skip(t, seat, piece)


class Shift(Effect):
    """Move a face-up card of one's own to another open lane, if the player likes (K-29)."""

    def begin(self, t: Table, seat: int, piece: int, lane: int) -> None:
        """Ask which card goes where."""
        lanes = open_lanes(t, lane)
        if any(face_up(t, seat, source) for source in lanes) and len(lanes) > 1:
            t.ask(Step(names.SHIFT, seat, piece, lane))
        else:
            skip(t, seat, piece)


class Swap(Effect):
    """Exchange this lane's centre card with the top of its deck, if the player likes."""

    def begin(self, t: Table, seat: int, piece: int, lane: int) -> None:
        """Ask whether to swap; an empty deck leaves no choice (K-25)."""
        if t.at(supply(lane)):
            t.ask(Step(names.SWAP, seat, piece, lane))
        else:
            skip(t, seat, piece)


ON_FLIP: Final[dict[str, Effect]] = {
    cards.LOOK: Look(),
    cards.NAME: Name(),
    cards.DRAW: Draw(),
    cards.CANCEL: Cancel(),
    cards.RETIRE: Retire(),
    cards.SHIFT: Shift(),
    cards.SWAP: Swap(),
}


def run_effect(t: Table, piece: int, lane: int) -> None:
    """Begin the On-flip text of a face-up card (K.3.2)."""
    ON_FLIP[EFFECTS[piece]].begin(t, owner(t, piece), piece, lane)


def run_boon(t: Table, opportunity: int, seat: int) -> None:
    """Give what an Opportunity offers beside Reputation."""
    if BOONS[opportunity] == cards.TAKE:
        take(t, seat, opportunity)
    else:
        ON_FLIP[cards.RETIRE].begin(t, seat, opportunity, 0)


def enemy_stacks(t: Table, seat: int) -> list[int]:
    """Return the lanes of the other seat's face-down stacks."""
    return stacks(t, 1 - seat)


def look_at(t: Table, seat: int, lane: int, piece: int) -> None:
    """Show a face-down enemy stack to a seat."""
    moment = moments.look(seat, lane, piece) if t.heard else None
    t.say("looks", piece, bid(1 - seat, lane), clause="K-6", seat=seat, moment=moment)
    for hidden in t.at(bid(1 - seat, lane)):
        t.reveal(hidden, 1 << seat, "K-6")


def name_stack(t: Table, seat: int, lane: int, piece: int) -> None:
    """Oblige the other seat to flip a stack next (K-33)."""
    moment = moments.name(seat, lane, piece) if t.heard else None
    t.say("named", piece, bid(1 - seat, lane), clause="K-33", seat=1 - seat, moment=moment)
    t.add(named(1 - seat), lane + 1, "K-33")


def cancellable(t: Table, seat: int, lane: int) -> list[int]:
    """Return the face-up enemy cards of a lane that are not immune (K-34)."""
    return [piece for piece in face_up(t, 1 - seat, lane) if not IMMUNES[piece]]


def cancel(t: Table, seat: int, piece: int, acting: int) -> None:
    """Send a cancelled card to its owner's discard pile, where it counts nothing (K-30)."""
    lane = lane_of(t.where[piece])
    moment = moments.cancel(t, seat, piece, lane, acting) if t.heard else None
    lost = moments.counts(t, piece, lane)
    t.say("cancelled", piece, centre(lane), lost, "K-30", seat=seat, moment=moment)
    t.move(piece, discard(owner(t, piece)), "K-30")


def retirable(t: Table, seat: int) -> list[int]:
    """Return the starting cards in a seat's discard pile."""
    return [piece for piece in t.at(discard(seat)) if STARTS[piece]]


def retire(t: Table, piece: int) -> None:
    """Take a card out of the game for good."""
    t.move(piece, RETIRED, "K-30")


def open_lanes(t: Table, lane: int) -> list[int]:
    """Return the unresolved lanes that hold stacks; the lane just flipped is one (K-29)."""
    return [
        other
        for other in range(LANES)
        if other == lane or t.at(bid(0, other)) or t.at(bid(1, other))
    ]


def may_shift(t: Table, seat: int, piece: int, place: int, lane: int) -> bool:
    """Tell whether a face-up card of the seat may go to a place (K-29)."""
    lanes = open_lanes(t, lane)
    source = t.where[piece]
    target = lane_of(place)
    return (
        lane_of(source) in lanes
        and source == shown(seat, lane_of(source))
        and target in lanes
        and place == shown(seat, target)
        and place != source
    )


def shift(t: Table, seat: int, piece: int, place: int, acting: int) -> None:
    """Move a face-up card to another lane, where it stays face up (K-29)."""
    lane = lane_of(place)
    moment = moments.shift(t, seat, piece, lane, acting) if t.heard else None
    t.say("shifted", piece, place, clause="K-29", seat=seat, moment=moment)
    t.move(piece, place, "K-29")


def swap(t: Table, seat: int, lane: int, acting: int) -> None:
    """Exchange the centre card of a lane with the top card of its deck."""
    old = centre_card(t, lane)
    new = t.at(supply(lane))[-1]
    t.move(new, centre(lane), "K-10")
    moment = moments.swap(t, seat, old, lane, acting) if t.heard else None
    t.say("swapped", old, centre(lane), clause="K-10", seat=seat, moment=moment)
    t.move(old, supply(lane), "K-10")


def take(t: Table, seat: int, opportunity: int) -> None:
    """Give a seat the first cheap card from the top of the purchase deck.

    Dearer cards that come up on the way go under the deck, in view of both.
    """
    supply_cards = t.at(PURCHASES)
    for _ in range(len(supply_cards)):
        top = supply_cards[-1]
        if COSTS[top] <= K.cheap_cost:
            t.move(top, discard(seat), "K.4.5")
            t.say("takes", top, amount=COSTS[top], clause="K.4.5", seat=seat)
            return
        t.reveal(top, t.setup.everyone, "K.4.5")
        t.move(top, PURCHASES, "K.4.5", to_bottom=True)
    skip(t, seat, opportunity)
