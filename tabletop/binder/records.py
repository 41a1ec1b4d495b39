"""What the player's own matches tell of a card, in words."""

from tabletop.player.card_tally import GameTally
from tabletop.words.text import Texts


def record_lines(texts: Texts, known: GameTally, card: str) -> list[str]:
    """Return how often a card came up, was played and was won with."""
    if not known.matches:
        return [texts.text("binder.none")]
    record = known.of(card)
    if not record.seen:
        return [texts.text("binder.unmet", count=known.matches)]
    return [
        texts.text("binder.met", seen=record.seen, count=known.matches),
        texts.text("binder.played", count=record.played, won=record.won),
    ]
