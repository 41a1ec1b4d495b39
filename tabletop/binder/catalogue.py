"""The cards of a game as a list to leaf through: by kind, by what is on them, by name or text."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from rules.core.setup import Card
from tabletop.binder.guide import KIND, BinderGuide
from tabletop.binder.sightings import CardPlaces, Sightings
from tabletop.words.speech import Speaker, capital
from tabletop.words.text import sought

PLACE = "place"
UNSEEN = "unseen"
Sign = tuple[str, str]  # a facet and a value in it


@dataclass(frozen=True)
class CardEntry:
    """One card of the collection with all its words."""

    card: int
    facts: Card
    title: str
    subtitle: str
    body: str
    flavour: str
    summary: tuple[str, ...]
    copies: int
    clauses: tuple[str, ...]

    @property
    def written(self) -> str:
        """Return everything that a search looks at."""
        return sought("\n".join((self.title, self.subtitle, self.body, *self.summary)))


@dataclass(frozen=True)
class FacetValue:
    """One way to choose cards: its value, what it is called, and how many cards it leaves."""

    value: str
    label: str
    count: int


@dataclass(frozen=True)
class Facet:
    """Something that tells cards apart, with every value that a card has."""

    name: str
    title: str
    values: tuple[FacetValue, ...]


@dataclass(frozen=True)
class Query:
    """What is looked for: words, and values; of one facet any, of several facets each."""

    words: str = ""
    signs: frozenset[Sign] = frozenset()

    def toggled(self, sign: Sign) -> "Query":
        """Return the same with one value more or less."""
        return Query(self.words, self.signs ^ {sign})

    def wanted(self, facet: str) -> set[str]:
        """Return which values of a facet were chosen."""
        return {value for name, value in self.signs if name == facet}


class CardCatalogue:
    """Every card that one setup has; during a match also where they are, for one seat."""

    def __init__(
        self, speaker: Speaker, guide: BinderGuide, sightings: Sightings | None = None
    ) -> None:
        self.speaker = speaker
        self.texts = speaker.texts
        self.guide = guide
        self.sightings = sightings
        copies = Counter(piece.card for piece in speaker.setup.pieces)
        self.entries = [
            self._entry(number, card, copies[number])
            for number, card in enumerate(speaker.setup.cards)
            if copies[number]
        ]

    def _entry(self, number: int, card: Card, copies: int) -> CardEntry:
        printed = self.speaker.card_text(card)
        words = {part: self.texts.plain(text) for part, text in printed.items()}
        summary = tuple(capital(part) for part in self.speaker.summary(card).split(", ") if part)
        clauses = tuple(self.guide.clauses_of(card))
        return CardEntry(number, card, **words, summary=summary, copies=copies, clauses=clauses)

    # Looking for cards

    def find(self, query: Query) -> list[CardEntry]:
        """Return the cards that fit, in the order of the game."""
        return [entry for entry in self.entries if self._fits(entry, query)]

    def _fits(self, entry: CardEntry, query: Query, leave: str = "") -> bool:
        written = entry.written
        if not all(word in written for word in sought(query.words).split()):
            return False
        facets = {name for name, _ in query.signs if name != leave}
        return all(not query.wanted(name).isdisjoint(self._values(entry, name)) for name in facets)

    def _values(self, entry: CardEntry, facet: str) -> list[str]:
        """Return the values that a card has in a facet."""
        if facet == PLACE:
            return self._places(entry)
        if facet == KIND:
            return [entry.facts.kind]
        if facet in entry.facts.words:
            return [entry.facts.words[facet]]
        number = entry.facts.numbers.get(facet, 0)
        return [str(number)] if number else []

    def _places(self, entry: CardEntry) -> list[str]:
        if self.sightings is None:
            return []
        found = self.sightings.of(entry.card)
        places = [str(place) for place in (*found.known, *found.maybe)]
        return [UNSEEN, *places] if found.unseen else places

    # Ways to choose

    def facets(self, query: Query) -> list[Facet]:
        """Return the ways to choose among what fits already; a facet's own choice is left out."""
        names = [*([PLACE] if self.sightings is not None else []), KIND, *self.guide.filters]
        found = [self.facet(name, query) for name in names]
        chosen = {name for name, _ in query.signs}
        return [facet for facet in found if len(facet.values) > 1 or facet.name in chosen]

    def facet(self, name: str, query: Query) -> Facet:
        """Return all values that cards have of one facet, even where there is nothing to choose."""
        fitting = [entry for entry in self.entries if self._fits(entry, query, leave=name)]
        counts = Counter(value for entry in fitting for value in self._values(entry, name))
        for value in query.wanted(name):
            counts.setdefault(value, 0)
        values = [
            FacetValue(value, self._label(name, value), counts[value])
            for value in self._ordered(name, counts)
            if self._label(name, value)
        ]
        title = f"binder.{name}" if name in (KIND, PLACE) else f"facet.{name}.title"
        return Facet(name, self.texts.text(title), tuple(values))

    def _ordered(self, name: str, values: Iterable[str]) -> list[str]:
        """Return values in the order of the table, of the numbers, or of the cards."""
        if name == PLACE:
            return sorted(values, key=lambda value: -1 if value == UNSEEN else int(value))
        if all(value.lstrip("-").isdecimal() for value in values):
            return sorted(values, key=int)
        order = [value for entry in self.entries for value in self._values(entry, name)]
        return sorted(values, key=order.index)

    def _label(self, name: str, value: str) -> str:
        """Return what a value is called, or nothing where it has no word."""
        texts = self.texts
        if name == PLACE:
            if value == UNSEEN:
                return texts.text("binder.unseen")
            return self.speaker.place_title(int(value))
        if name == KIND:
            return texts.text(f"kind.{value}")
        for family in ("facet", "word"):
            if texts.has(f"{family}.{name}.{value}"):
                return capital(texts.text(f"{family}.{name}.{value}"))
        if value.lstrip("-").isdecimal() and texts.has(f"number.{name}"):
            return capital(texts.text(f"number.{name}", amount=int(value)))
        return ""

    # Where cards are

    def where(self, entry: CardEntry) -> list[str]:
        """Return in sentences where the copies of a card are, as far as the viewer knows."""
        if self.sightings is None:
            return []
        found = self.sightings.of(entry.card)
        lines = [self._lying(place, count) for place, count in found.known.items()]
        if found.unseen:
            lines.append(self._unseen(found))
        return lines

    def places_in_short(self, entry: CardEntry) -> str:
        """Return in few words where the copies of a card are."""
        if self.sightings is None:
            return ""
        found = self.sightings.of(entry.card)
        told = [self._short(place) for place in found.known]
        told += [self.texts.text("binder.unseen")] if found.unseen else []
        return told[0] if len(told) == 1 else self.texts.text("binder.places", count=len(told))

    def _short(self, place: int) -> str:
        """Return what a place is called; somebody's, by its label and whose it is."""
        facts = self.speaker.setup.place(place)
        key = f"label.{facts.base}"
        if facts.owner < 0 or not self.texts.has(key):
            return self.speaker.place_title(place)
        return f"{self.texts.text(key)} · {self.speaker.seat(facts.owner)}"

    def _lying(self, place: int, count: int) -> str:
        title = self.speaker.place_title(place)
        if count == 1:
            return title
        return self.texts.text("text.several", count=count, name=title)

    def _unseen(self, found: CardPlaces) -> str:
        names = [self.speaker.name(place) for place in found.maybe]
        places = self.speaker.listed(names)
        return self.texts.text("binder.could_be", count=found.unseen, places=places)
