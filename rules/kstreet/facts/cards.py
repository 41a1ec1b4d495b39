"""The cards of K Street: reads them, checks that they add up, and keeps their numbers at hand."""

from pathlib import Path
from typing import Final, final

from rules.core.data import Facts, read_facts
from rules.core.setup import Card

PATH: Final = Path(__file__).with_name("cards.toml")

START: Final = "start"
SENATOR: Final = "senator"
ACTION: Final = "action"
OPPORTUNITY: Final = "opportunity"
KINDS: Final = [START, SENATOR, ACTION, OPPORTUNITY]

SECTORS: Final = ["finance", "industry", "public"]
PARTIES: Final = ["harbor", "prairie"]

# Texts that count whenever the card lies face up (lanes.py).
SECTOR: Final = "sector"
IMMUNE: Final = "immune"
ALONE: Final = "alone"
FEE: Final = "fee"
STANDING: Final = [SECTOR, IMMUNE, ALONE, FEE]

# Texts that happen once, when the card is turned over (effects.py).
LOOK: Final = "look"
DRAW: Final = "draw"
NAME: Final = "name"
CANCEL: Final = "cancel"
RETIRE: Final = "retire"
SHIFT: Final = "shift"
SWAP: Final = "swap"
ON_FLIP: Final = [LOOK, DRAW, NAME, CANCEL, RETIRE, SHIFT, SWAP]

TAKE: Final = "take"
BOONS: Final = [RETIRE, TAKE]

MORE_POWER: Final = "more_power"
THREE_CARDS: Final = "three_cards"
SECONDS: Final = [*SECTORS, MORE_POWER, THREE_CARDS]

NUMBERS: Final = [
    "cost", "influence", "power", "minus_influence", "minus_power", "need", "reward", "penalty",
]  # fmt: skip
WORDS: Final = ["sector", "party", "effect", "second", "boon"]

HIGHEST: Final = 9  # the largest number that a card face can show


@final
class Constants:
    """The numbers of the rulebook."""

    __slots__ = ("reputation_start", "reputation_win", "reputation_lose", "hand_size",
                 "purchase_lanes", "opportunity_lanes", "last_round", "stale_rounds",
                 "cheap_cost", "stack_size", "sector_bonus", "alone_bonus", "fee")  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self.reputation_start: Final = facts.whole("reputation_start")
        self.reputation_win: Final = facts.whole("reputation_win", self.reputation_start + 1)
        self.reputation_lose: Final = facts.whole("reputation_lose", 0, self.reputation_start - 1)
        self.hand_size: Final = facts.whole("hand_size", 1)
        self.purchase_lanes: Final = facts.whole("purchase_lanes", 1)
        self.opportunity_lanes: Final = facts.whole("opportunity_lanes", 1)
        self.last_round: Final = facts.whole("last_round", 1)
        self.stale_rounds: Final = facts.whole("stale_rounds", 1)
        self.cheap_cost: Final = facts.whole("cheap_cost")
        self.stack_size: Final = facts.whole("stack_size", 1)
        self.sector_bonus: Final = facts.whole("sector_bonus")
        self.alone_bonus: Final = facts.whole("alone_bonus")
        self.fee: Final = facts.whole("fee")
        facts.done()


@final
class Deck:
    """Everything that cards.toml says: the constants and the cards with their copies."""

    __slots__ = ("constants", "cards", "copies")

    def __init__(self, constants: Constants, cards: list[Card], copies: list[int]) -> None:
        self.constants: Final = constants
        self.cards: Final = cards
        self.copies: Final = copies  # of a starting card: for each player

    def count(self, kinds: list[str]) -> int:
        """Count the cards of some kinds, copies included."""
        pairs = zip(self.cards, self.copies, strict=True)
        return sum(copies for card, copies in pairs if card.kind in kinds)


def load(path: Path) -> Deck:
    """Read a file of cards and check that it adds up."""
    facts = read_facts(path)
    constants = Constants(facts.sub("constants"))
    plan = facts.sub("plan")
    lists = facts.sub("cards")
    facts.done()
    deck = Deck(constants, [], [])
    ids: set[str] = set()
    for kind in KINDS:
        for card_facts in lists.subs(kind):
            card, copies = _card(kind, card_facts)
            if card.id in ids:
                raise card_facts.complain("id", "twice", card.id)
            ids.add(card.id)
            deck.cards.append(card)
            deck.copies.append(copies)
    lists.done()
    _check(deck, plan)
    return deck


def _card(kind: str, facts: Facts) -> tuple[Card, int]:
    """Read one card; each kind (K-32) demands the numbers and words that its face shows."""
    card_id = facts.word("id")
    numbers = dict.fromkeys(NUMBERS, 0)
    words = dict.fromkeys(WORDS, "")
    copies = facts.whole("copies", 1) if kind == START else facts.whole_or("copies", 1, 1)
    if kind == OPPORTUNITY:
        for key in ["need", "reward", "penalty"]:
            numbers[key] = facts.whole(key, 0, HIGHEST)
        words["sector"] = facts.one_of("sector", SECTORS)
        _word_maybe(facts, words, "second", SECONDS)
        _word_maybe(facts, words, "boon", BOONS)
    else:
        if kind == SENATOR:
            for key in ["cost", "influence", "power"]:
                numbers[key] = facts.whole(key, 0, HIGHEST)
            words["sector"] = facts.one_of("sector", SECTORS)
            words["party"] = facts.one_of("party", PARTIES)
        elif kind == ACTION:
            numbers["cost"] = facts.whole("cost", 0, HIGHEST)
        for key in ["influence", "power", "minus_influence", "minus_power"]:
            numbers[key] = facts.whole_or(key, numbers[key], 0, HIGHEST)
        if kind != START:
            _word_maybe(facts, words, "effect", STANDING + ON_FLIP)
    facts.done()
    return Card(card_id, kind, numbers, words), copies


def _word_maybe(facts: Facts, words: dict[str, str], key: str, choices: list[str]) -> None:
    if facts.has(key):
        words[key] = facts.one_of(key, choices)


def _check(deck: Deck, plan: Facts) -> None:
    """Complain where the cards do not add up to the plan."""
    senators = [card for card in deck.cards if card.kind == SENATOR]
    plan.agree("purchase", deck.count([SENATOR, ACTION]))
    plan.agree("opportunity", deck.count([OPPORTUNITY]))
    plan.agree("start", deck.count([START]))
    plan.agree("senators", deck.count([SENATOR]))
    sector = plan.whole("sector")
    for name in SECTORS:
        plan.equal(f"sector {name}", sector, sum(c.words["sector"] == name for c in senators))
    party = plan.whole("party")
    for name in PARTIES:
        plan.equal(f"party {name}", party, sum(c.words["party"] == name for c in senators))
    plan.agree("texts", sum(c.words["effect"] != "" for c in senators))
    plan.agree("second", sum(c.words["second"] != "" for c in deck.cards))
    plan.agree("boon", sum(c.words["boon"] != "" for c in deck.cards))
    plan.done()


DECK: Final = load(PATH)
K: Final = DECK.constants
