"""Events about cards in hands: drawn, discarded, or back from the discard pile."""

from typing import final

from rules.core.table import Step, Table
from rules.divide.facts.cards import K
from rules.divide.facts.names import DECK, DISCARD, DISCARDING, GROUPS, hand, hand_owner
from rules.divide.law import event_moments
from rules.divide.law.effect import Effect, Sweeping, finish_event, fizzle
from rules.divide.law.turns import active, announce_end, draw


@final
class Draw(Sweeping):
    """Draw two cards (D.9.6)."""

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Draw them, or what is left of the deck (D-34)."""
        seat = active(t)
        cards_left = min(K.draw, len(t.at(DECK)))
        if not cards_left:
            fizzle(t, event, "D-34")
            return
        moment = event_moments.supplied(t, cards_left) if t.heard else None
        t.say("supplied", event, amount=cards_left, clause=self.clause, seat=seat, moment=moment)
        for _ in range(cards_left):
            piece = draw(t, seat, self.clause)
            t.say("draws", piece, clause=self.clause, seat=seat)
        announce_end(t)
        finish_event(t)


@final
class Discard(Effect):
    """Let a rival discard two cards (D.9.7)."""

    def targets(self, t: Table, seat: int) -> list[int]:
        """Return the hands of the rivals."""
        return [hand(other) for other in range(t.setup.seats) if other != seat]

    def refusal(self, t: Table, onto: int) -> str:
        """Return that hands are meant, whatever a group is immune to."""
        return self.clause

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Ask for two cards, or for those that there are."""
        seat = hand_owner(onto)
        count = min(K.discard, len(t.at(onto)))
        if not count:
            fizzle(t, event, "D-5")
            return
        moment = event_moments.subpoenaed(t, seat, count) if t.heard else None
        t.say("subpoenaed", event, amount=count, clause=self.clause, seat=seat, moment=moment)
        t.ask(Step(DISCARDING, seat, event, count))


def discard(t: Table, step: Step, piece: int) -> None:
    """Discard one of the cards, unseen (D.9.7, D-35)."""
    t.move(piece, DISCARD, "D.9.7")
    if step.amount > 1:
        t.ask(Step(DISCARDING, step.seat, step.what, step.amount - 1))
    else:
        finish_event(t)


@final
class Comeback(Sweeping):
    """Take a random group from the discard pile (D.9.9)."""

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Shuffle the pile, so that nobody else can tell which card is missing (D-35)."""
        seat = active(t)
        groups = sorted(piece for piece in t.at(DISCARD) if piece <= GROUPS)
        if groups:
            piece = groups[t.rng.below(len(groups))]
            t.shuffle(DISCARD, self.clause)
            t.move(piece, hand(seat), self.clause)
            moment = event_moments.supplied(t, 1) if t.heard else None
            t.say("returns", piece, clause=self.clause, seat=seat, moment=moment)
            finish_event(t)
        else:
            fizzle(t, event, "D-5")
