"""The signs on a card in words: every number, word and icon that its face shows."""

from typing import NamedTuple

from rules.core.setup import Card
from tabletop.ui.cards.corner import ID
from tabletop.ui.cards.templates import Face
from tabletop.words.speech import capital
from tabletop.words.text import Texts

EFFECT = "effect"  # the icon that says: read the text
NO_ICON = ""


class CardSign(NamedTuple):
    """An icon (or none) and what it says on this card."""

    icon: str
    words: str


def face_icons(face: Face, card: Card) -> list[str]:
    """Return the names of all icons that a face may show for a card, each once."""
    found = [badge.icon for badge in face.badges if card.numbers.get(badge.number, 0)]
    found.append(card.words.get(face.mark, ""))
    for index in face.index:
        if index.icon and (not index.needs or card.words.get(index.needs)):
            found.append(index.icon)
        found.append(card.id if index.word == ID else card.words.get(index.word, ""))
    found += list(face.cells.numbers) if face.cells is not None else []
    found += [EFFECT] if face.has_effect(card.words) else []
    return [icon for icon in dict.fromkeys(found) if icon]


def signs_of(face: Face, card: Card, texts: Texts) -> list[CardSign]:
    """Return what a card shows: its numbers and words, then icons that none of them tells."""
    icons = face_icons(face, card)
    badges = {badge.number: badge.icon for badge in face.badges}
    signs = [
        CardSign(_among(icons, badges.get(name, name)), texts.text(f"number.{name}", amount=value))
        for name, value in card.numbers.items()
        if value and texts.has(f"number.{name}")
    ]
    signs += [
        CardSign(_among(icons, value), texts.text(f"word.{name}.{value}"))
        for name, value in card.words.items()
        if value and texts.has(f"word.{name}.{value}")
    ]
    told = {sign.icon for sign in signs}
    signs += [
        CardSign(icon, texts.text(f"icon.{icon}"))
        for icon in icons
        if icon not in told and texts.has(f"icon.{icon}")
    ]
    return [CardSign(icon, capital(texts.plain(words))) for icon, words in signs]


def _among(icons: list[str], icon: str) -> str:
    return icon if icon in icons else NO_ICON
