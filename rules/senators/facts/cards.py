"""The cards of Senators: reads them, checks that they add up, and keeps their numbers at hand."""

from pathlib import Path
from typing import Final, final

from rules.core.data import Facts, read_facts
from rules.core.setup import Card

PATH: Final = Path(__file__).with_name("cards.toml")

RESOURCE: Final = "resource"
OFFICE: Final = "office"
EVENT: Final = "event"
SUPPORT: Final = "support"
KINDS: Final = [RESOURCE, OFFICE, EVENT, SUPPORT]

OFFICES: Final = ["governor", "consul", "quaestor", "censor"]
EVENTS: Final = ["war", "deficit", "trial", "dole", "relief", "canvass", "vote"]
SUPPORTS: Final = [
    "usher", "broker", "enforcer", "advocate", "legate", "guardian", "peddler", "augur",
    "patron_house",
]  # fmt: skip


@final
class Constants:
    """The numbers of the rulebook."""

    __slots__ = (
        "start_place", "start_money", "start_step", "place_price", "place_value",
        "set_size", "run_bonus", "last_war", "extortion_money", "join_price",
        "deficit_share", "trial_fine", "dole", "relief_lowest", "relief_second",
        "vote_price", "consul_places", "consul_price", "usher_price", "broker_bonus",
        "enforcer_money", "advocate_share", "legate_bonus",
    )  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self.start_place: Final = facts.whole("start_place", 1)
        self.start_money: Final = facts.whole("start_money")
        self.start_step: Final = facts.whole("start_step")
        self.place_price: Final = facts.whole("place_price", 1)
        self.place_value: Final = facts.whole("place_value", 1, self.place_price)
        self.set_size: Final = facts.whole("set_size", 3, 3)
        self.run_bonus: Final = facts.whole("run_bonus")
        self.last_war: Final = facts.whole("last_war", 1)
        self.extortion_money: Final = facts.whole("extortion_money", 1)
        self.join_price: Final = facts.whole("join_price")
        self.deficit_share: Final = facts.whole("deficit_share")
        self.trial_fine: Final = facts.whole("trial_fine")
        self.dole: Final = facts.whole("dole")
        self.relief_lowest: Final = facts.whole("relief_lowest")
        self.relief_second: Final = facts.whole("relief_second")
        self.vote_price: Final = facts.whole("vote_price", 1)
        self.consul_places: Final = facts.whole("consul_places", 1)
        self.consul_price: Final = facts.whole("consul_price", 1, self.place_price)
        self.usher_price: Final = facts.whole("usher_price", 0, self.join_price)
        self.broker_bonus: Final = facts.whole("broker_bonus")
        self.enforcer_money: Final = facts.whole("enforcer_money", self.extortion_money)
        self.advocate_share: Final = facts.whole("advocate_share", 1)
        self.legate_bonus: Final = facts.whole("legate_bonus")
        facts.done()


@final
class Deck:
    """Everything that cards.toml says: the constants, the goods, the cards with their copies."""

    __slots__ = ("constants", "goods", "highest", "decks", "cards", "copies")

    def __init__(self, constants: Constants, goods: list[str], highest: int, decks: int) -> None:
        self.constants: Final = constants
        self.goods: Final = goods
        self.highest: Final = highest
        self.decks: Final = decks
        self.cards: Final[list[Card]] = []
        self.copies: Final[list[int]] = []

    def add(self, card: Card, copies: int) -> None:
        """Add a card in so many copies."""
        self.cards.append(card)
        self.copies.append(copies)

    def count(self, kind: str, card_id: str = "") -> int:
        """Count the cards of a kind, or of one id, copies included."""
        pairs = zip(self.cards, self.copies, strict=True)
        return sum(n for card, n in pairs if card.kind == kind and card_id in {"", card.id})


def load(path: Path) -> Deck:
    """Read a file of cards and check that it adds up."""
    facts = read_facts(path)
    constants = Constants(facts.sub("constants"))
    plan = facts.sub("plan")
    resources = facts.sub("resources")
    lists = facts.sub("cards")
    facts.done()
    goods = resources.words("goods")
    deck = Deck(constants, goods, resources.whole("highest", 1), plan.whole("decks", 1))
    resources.done()
    for good in goods:
        for value in range(1, deck.highest + 1):
            deck.add(Card(f"{good}{value}", RESOURCE, {"value": value}, {"good": good}), 1)
    ids = {card.id for card in deck.cards}
    for kind in KINDS[1:]:
        for card_facts in lists.subs(kind):
            card, copies = _card(kind, card_facts, goods)
            if card.id in ids:
                raise card_facts.complain("id", "twice", card.id)
            ids.add(card.id)
            deck.add(card, copies)
    lists.done()
    _check(deck, plan)
    return deck


def _card(kind: str, facts: Facts, goods: list[str]) -> tuple[Card, int]:
    """Read one card; a Governor names its good, every other id is one that the rules know."""
    words = {"good": ""}
    if facts.has("good"):
        words["good"] = facts.one_of("good", goods)
        card_id = facts.one_of("id", [f"governor_{words['good']}"])
    else:
        known = {OFFICE: OFFICES[1:], EVENT: EVENTS, SUPPORT: SUPPORTS}
        card_id = facts.one_of("id", known[kind])
    copies = facts.whole_or("copies", 1, 1)
    facts.done()
    return Card(card_id, kind, {"value": 0}, words), copies


def _check(deck: Deck, plan: Facts) -> None:
    """Complain where the cards do not add up to the plan."""
    for kind in KINDS:
        plan.agree(kind, deck.count(kind))
    governors = [card for card in deck.cards if card.kind == OFFICE and card.words["good"]]
    wanted = plan.whole("goods")
    plan.equal("goods", wanted, len(deck.goods))
    plan.equal("goods", wanted, len(governors))
    plan.equal("decks", 0, deck.highest % deck.decks)
    plan.agree("wars", deck.count(EVENT, "war"))
    plan.done()


DECK: Final = load(PATH)
K: Final = DECK.constants
