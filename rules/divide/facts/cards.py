"""The cards of Divide & Conquer: reads them, checks that they add up, keeps their numbers.

Those that the rules name bear their names and numbers, both wings are mocked alike (D-40).
"""

from pathlib import Path
from typing import Final, final

from rules.core.data import Facts, read_facts
from rules.core.setup import Card

PATH: Final = Path(__file__).with_name("cards.toml")

GROUP: Final = "group"
ASSET: Final = "asset"
DEFICIT: Final = "deficit"
EVENT: Final = "event"

LEFT: Final = "left"
RIGHT: Final = "right"
WINGS: Final = [LEFT, RIGHT]

DEFENDS: Final = "defends"
ATTACKS: Final = "attacks"
IMMUNE: Final = "immune"
LASTING: Final = "lasting"
GAGGED: Final = "gagged"
TURNED: Final = "turned"
DROWSY: Final = "drowsy"
STRIPPED: Final = "stripped"

DESTROY: Final = "destroy"
PURGE: Final = "purge"
RELEASE: Final = "release"
SWAP: Final = "swap"
TRANSFER: Final = "transfer"
DRAW: Final = "draw"
DISCARD: Final = "discard"
PARDON: Final = "pardon"
COMEBACK: Final = "comeback"
CONVERT: Final = "convert"

EFFECTS: Final = {
    ASSET: [DEFENDS, ATTACKS, IMMUNE, LASTING],
    DEFICIT: [GAGGED, TURNED, DROWSY, STRIPPED],
    EVENT: [
        DESTROY, PURGE, RELEASE, SWAP, TRANSFER, DRAW, DISCARD, PARDON, COMEBACK, CONVERT,
    ],
}  # fmt: skip
BOUNDS: Final = {ASSET: (1, 9), DEFICIT: (-9, -1)}


@final
class Constants:
    """The numbers of the rulebook."""

    __slots__ = ("hand", "sides", "sleepy", "draw", "discard", "removed")

    def __init__(self, facts: Facts) -> None:
        self.hand: Final = facts.whole("hand", 1)
        self.sides: Final = facts.whole("sides", 2)
        self.sleepy: Final = facts.whole("sleepy")
        self.draw: Final = facts.whole("draw", 1)
        self.discard: Final = facts.whole("discard", 1)
        self.removed: Final = facts.wholes("removed")
        facts.done()


@final
class Deck:
    """Everything that cards.toml says: the constants, and the cards in the order of the pieces."""

    __slots__ = ("constants", "cards")

    def __init__(self, constants: Constants) -> None:
        self.constants: Final = constants
        self.cards: Final[list[Card]] = []

    def count(self, kind: str) -> int:
        """Count the cards of a kind."""
        return sum(card.kind == kind for card in self.cards)

    def wing(self, wing: str) -> list[Card]:
        """Return the groups of a wing."""
        return [c for c in self.cards if c.kind == GROUP and c.words["wing"] == wing]


def load(path: Path) -> Deck:
    """Read a file of cards and check that it adds up."""
    facts = read_facts(path)
    deck = Deck(Constants(facts.sub("constants")))
    plan = facts.sub("plan")
    lists = facts.sub("cards")
    facts.done()
    ids: set[str] = set()
    for name in [*WINGS, ASSET, DEFICIT, EVENT]:
        for entry in lists.subs(name):
            card = _group(name, entry) if name in WINGS else _other(name, entry)
            entry.done()
            if card.id in ids:
                raise entry.complain("id", "twice", card.id)
            ids.add(card.id)
            deck.cards.append(card)
    lists.done()
    _check(deck, plan)
    return deck


def _group(wing: str, facts: Facts) -> Card:
    """Read a group: its wing and its influence (D.1.1)."""
    numbers = {"influence": facts.whole("influence", 1, 6)}
    return Card(facts.word("id"), GROUP, numbers, {"wing": wing})


def _other(kind: str, facts: Facts) -> Card:
    """Read an asset, a deficit or an event: a number, or what it does (D.1.2, D.1.3)."""
    words: dict[str, str] = {}
    numbers: dict[str, int] = {}
    if kind != EVENT:
        low, high = BOUNDS[kind]
        numbers["bonus"] = facts.whole_or("bonus", 0, low, high)
    if kind == EVENT or not numbers["bonus"]:
        words["effect"] = facts.one_of("effect", EFFECTS[kind])
    if words.get("effect") == PURGE:
        words["wing"] = facts.one_of("wing", WINGS)
    return Card(facts.word("id"), kind, numbers, words)


def _check(deck: Deck, plan: Facts) -> None:
    """Complain where the cards do not add up to the plan; both wings weigh the same (D-29)."""
    influence = plan.whole("wing")
    for wing in WINGS:
        groups = deck.wing(wing)
        plan.agree(wing, len(groups))
        plan.equal("wing", influence, sum(card.numbers["influence"] for card in groups))
    for kind in EFFECTS:
        plan.agree(kind, deck.count(kind))
    plan.done()


DECK: Final = load(PATH)
K: Final = DECK.constants
