"""Leafs through the cards of a game in words: by a search, or by what may lie where."""

from tabletop.binder.catalogue import CardCatalogue, CardEntry, Query
from tabletop.binder.guide import KIND, read_binder_guide
from tabletop.binder.records import record_lines
from tabletop.binder.sightings import Sightings
from tabletop.player.card_tally import tally
from tabletop.terminal.describe import card_lines
from tabletop.update import Update
from tabletop.words.speech import Speaker


def gallery_lines(speaker: Speaker, update: Update, words: str) -> list[str]:
    """Return every card with some words in its name or text; without words, how many there are."""
    catalogue, texts = _catalogue(speaker, update), speaker.texts
    if not words:
        return [
            texts.text("binder.kind_line", kind=value.label, count=value.count)
            for value in catalogue.facet(KIND, Query()).values
        ]
    known = tally(speaker.game.name)
    lines: list[str] = []
    for entry in catalogue.find(Query(words)):
        told = [texts.text("binder.copies", count=entry.copies), *catalogue.where(entry)]
        told += record_lines(texts, known, entry.facts.id)
        lines += ["", *_printed(speaker, entry), *told]
    return [texts.plain(line) for line in lines[1:]] or [texts.text("binder.nothing")]


def deck_lines(speaker: Speaker, update: Update) -> list[str]:
    """Return what is known to lie in each place, then what was not seen and where it could be."""
    catalogue, texts = _catalogue(speaker, update), speaker.texts
    sightings = Sightings(update.table)
    lying: dict[int, list[str]] = {place: [] for place in sightings.counts}
    unseen: dict[tuple[int, ...], list[str]] = {}
    for entry in catalogue.entries:
        found = sightings.of(entry.card)
        for place, count in found.known.items():
            lying[place] += [entry.title] * count
        if found.unseen:
            unseen.setdefault(tuple(found.maybe), []).extend([entry.title] * found.unseen)
    lines = []
    for place, names in lying.items():
        told = [speaker.listed(names)] if names else []
        if hidden := sightings.counts[place] - len(names):
            told.append(texts.text("binder.not_seen", count=hidden))
        facts = {"title": speaker.place_title(place), "things": "; ".join(told)}
        lines.append(texts.text("text.list", **facts))
    for places, names in unseen.items():
        title = texts.text("binder.one_of", places=speaker.listed(list(map(speaker.name, places))))
        lines.append(texts.text("text.list", title=title, things=speaker.listed(names)))
    return [texts.plain(line) for line in lines]


def _printed(speaker: Speaker, entry: CardEntry) -> list[str]:
    pieces = speaker.setup.card_of
    return card_lines(speaker, pieces.index(entry.card))


def _catalogue(speaker: Speaker, update: Update) -> CardCatalogue:
    guide = read_binder_guide(speaker.texts.folders[0])
    return CardCatalogue(speaker, guide, Sightings(update.table))
