"""How often each card came up, was played and was won with, in the player's own matches."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rules.core.data import ComplaintError, Facts
from rules.core.moves import Move
from rules.core.refs import is_piece
from rules.core.table import Table
from tabletop.files import lock
from tabletop.files.reading import UnreadableError, read_plain
from tabletop.files.writing import set_aside, write_plain
from tabletop.paths import card_tally_file

REMEMBERED = 200  # matches whose names are kept, so that none of them counts twice
LARGEST = 1 << 20  # bytes of the file: more than the cards of many games can fill


@dataclass(frozen=True)
class CardRecord:
    """In how many matches a card was seen, was played by the player, and both played and won."""

    seen: int = 0
    played: int = 0
    won: int = 0


@dataclass(frozen=True)
class CardsMet:
    """The ids of the cards that a seat saw in one match, and of those that it played."""

    seen: frozenset[str]
    played: frozenset[str]


@dataclass
class GameTally:
    """What is known of the cards of one game, and from how many matches."""

    matches: int = 0
    cards: dict[str, CardRecord] = field(default_factory=dict)

    def of(self, card: str) -> CardRecord:
        """Return what is known of one card."""
        return self.cards.get(card, CardRecord())


def cards_met(tables: Sequence[Table], moves: Sequence[Move], seat: int) -> CardsMet:
    """Return the cards that a seat saw on the way of a match, and those it took in its moves."""
    setup = tables[0].setup
    seen = {piece for t in tables for piece, known in enumerate(t.known) if known >> seat & 1}
    made = zip(tables, moves, strict=False)
    played = {m.what for t, m in made if t.seat == seat and is_piece(m.what)}
    ids = [frozenset(setup.card(piece).id for piece in pieces) for pieces in (seen, played)]
    return CardsMet(*ids)


def tally(game: str, path: Path | None = None) -> GameTally:
    """Return what is known of a game's cards; a damaged file counts as none."""
    try:
        return _read(path or card_tally_file())[1].get(game, GameTally())
    except (ComplaintError, OSError):
        return GameTally()


def note(match: str, game: str, met: CardsMet, *, won: bool, path: Path | None = None) -> None:
    """Enter the cards of a match, unless it was entered lately; a damaged file is set aside."""
    path = path or card_tally_file()
    with lock.guarded(path):
        try:
            entered, games = _read(path)
        except ComplaintError:
            set_aside(path)
            entered, games = [], {}
        if match in entered:
            return
        known = games.setdefault(game, GameTally())
        known.matches += 1
        for card in met.seen | met.played:
            before, played = known.of(card), card in met.played
            known.cards[card] = CardRecord(
                before.seen + 1, before.played + played, before.won + (played and won)
            )
        _write(path, [*entered, match][-REMEMBERED:], games)


def _read(path: Path) -> tuple[list[str], dict[str, GameTally]]:
    """Return the matches entered lately and the games of a file, or complain about it."""
    try:
        facts = Facts(path.name, "", read_plain(path, LARGEST))
    except FileNotFoundError:
        return [], {}
    except UnreadableError as wrong:
        raise ComplaintError(str(path), "", "", wrong.code, wrong.detail) from None
    entered, games = facts.words("entered"), facts.sub("game")
    return entered, {name: _game(games.sub(name)) for name in games.keys()}  # noqa: SIM118 - Facts


def _game(facts: Facts) -> GameTally:
    cards = facts.sub("card")
    return GameTally(facts.whole("matches"), {name: _record(cards, name) for name in cards.keys()})  # noqa: SIM118 - Facts


def _record(cards: Facts, name: str) -> CardRecord:
    numbers = cards.wholes(name)
    cards.equal(name, 3, len(numbers))
    return CardRecord(*numbers)


def _write(path: Path, entered: list[str], games: dict[str, GameTally]) -> None:
    plain: dict[str, object] = {
        "entered": entered,
        "game": {
            name: {
                "matches": game.matches,
                "card": {
                    card: [record.seen, record.played, record.won]
                    for card, record in sorted(game.cards.items())
                },
            }
            for name, game in games.items()
        },
    }
    write_plain(path, plain)
