"""What a game says about its collection in `binder.toml`: how to sort it, and which rules apply.

    filters = ["sector", "cost"]   # words and numbers of cards worth choosing by, in this order

    [clauses.kind]                 # which clauses belong to the cards of a kind
    senator = ["K.4.3"]
    [clauses.number]               # to those with a number that is not zero
    penalty = ["K.4.6"]
    [clauses.effect]               # to those whose word `effect` has a value, and so for any word
    immune = ["K-34"]
    [clauses.card]                 # to one card by its id
    quill = ["K-7"]

A game without that file has its cards sorted by kind alone.
"""

from dataclasses import dataclass, field
from pathlib import Path

from rules.core.data import Facts, read_facts
from rules.core.setup import Card

FILE = "binder.toml"
KIND, NUMBER, CARD = "kind", "number", "card"


@dataclass(frozen=True)
class BinderGuide:
    """How the cards of one game are sorted, and the clauses behind them by family and value."""

    filters: tuple[str, ...] = ()
    clauses: dict[str, dict[str, list[str]]] = field(default_factory=dict)

    def clauses_of(self, card: Card) -> list[str]:
        """Return the clauses that a card belongs to, the most particular first, each once."""
        signs = [(CARD, card.id), *((name, value) for name, value in card.words.items() if value)]
        signs += [(NUMBER, name) for name, value in card.numbers.items() if value]
        signs.append((KIND, card.kind))
        found = [self.clauses.get(family, {}).get(value, []) for family, value in signs]
        return list(dict.fromkeys(clause for clauses in found for clause in clauses))


def read_binder_guide(folder: Path) -> BinderGuide:
    """Read what a game says about its collection; nothing where it has no such file."""
    path = folder / FILE
    if not path.exists():
        return BinderGuide()
    facts = read_facts(path)
    filters = tuple(facts.words("filters")) if facts.has("filters") else ()
    clauses = _families(facts.sub("clauses")) if facts.has("clauses") else {}
    facts.done()
    return BinderGuide(filters, clauses)


def _families(facts: Facts) -> dict[str, dict[str, list[str]]]:
    families = {}
    for family in facts.keys():  # noqa: SIM118 - Facts, no dict
        values = facts.sub(family)
        families[family] = {value: values.words(value) for value in values.keys()}  # noqa: SIM118
    return families
