"""Checks the collection of cards: found by words and signs, and told only as a seat may know."""

import io
from collections import Counter

import pytest

from rules.core.game import Game
from rules.core.hidden import guess, redact
from rules.core.refs import FIRST_PLACE, is_piece
from rules.core.rng import Rng
from rules.core.table import Table
from rules.registry import GAMES
from tabletop.ai.client import Client
from tabletop.binder.catalogue import PLACE, UNSEEN, CardCatalogue, Query
from tabletop.binder.guide import KIND, BinderGuide, read_binder_guide
from tabletop.binder.records import record_lines
from tabletop.binder.sightings import Sightings
from tabletop.player.card_tally import CardRecord, GameTally
from tabletop.player.settings import Settings
from tabletop.terminal.gallery import deck_lines, gallery_lines
from tabletop.terminal.session import Session, Terminal
from tabletop.update import Update
from tabletop.words.speech import Speaker
from tabletop.words.text import LANGUAGES
from tests.app.matches import new_match, one_person, people_at, texts_of
from tests.games_under_law import (
    SOME_CASES,
    SOME_NAMES,
    asset_folder,
    random_walk,
)

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
each_case = pytest.mark.parametrize(("game", "seats"), SOME_CASES, ids=SOME_NAMES)


def catalogue(game: Game, language: str = "en", view: Table | None = None) -> CardCatalogue:
    """Return the collection of a game, as the viewer of a table knows it if one is given."""
    seats = max(game.seat_counts) if view is None else view.setup.seats
    setup = game.setup(seats, game.usual_options()) if view is None else view.setup
    viewer = 0 if view is None else view.viewer
    speaker = Speaker(texts_of(game, language), game, setup, one_person(seats), viewer)
    guide = read_binder_guide(asset_folder(game))
    return CardCatalogue(speaker, guide, None if view is None else Sightings(view))


def told(game: Game, view: Table) -> list[str]:
    """Return everything that the collection tells the viewer of a table."""
    found = catalogue(game, view=view)
    update = Update(0, view.viewer, view)
    lines = deck_lines(found.speaker, update)
    for facet in found.facets(Query()):
        for value in facet.values:
            chosen = found.find(Query(signs=frozenset({(facet.name, value.value)})))
            lines += [facet.title, value.label, str(value.count), *(one.title for one in chosen)]
    return [*lines, *(line for entry in found.entries for line in found.where(entry))]


@each_case
def test_tables_that_differ_only_in_secrets_are_told_alike(game: Game, seats: int) -> None:
    differed = 0
    for t in random_walk(game, seats, 5, 60)[::30]:
        for seat in range(seats):
            view = redact(t, seat)
            other = view.copy()
            guess(other, Rng.seeded(9))
            other.rng = t.rng.copy()
            differed += other.places != t.places
            assert told(game, redact(other, seat)) == told(game, view)
    assert differed


@each_game
def test_only_what_somebody_sees_is_told(game: Game) -> None:
    with pytest.raises(ValueError, match="sees"):
        Sightings(random_walk(game, game.seat_counts[0], 1, 0)[0])


@each_case
def test_every_copy_is_told_where_it_is_or_could_be(game: Game, seats: int) -> None:
    for t in random_walk(game, seats, 3, 40)[::20]:
        view = redact(t, 0)
        found = Sightings(view)
        copies = Counter(piece.card for piece in t.setup.pieces)
        for card, count in copies.items():
            where = found.of(card)
            lying = sum(pieces.count(p) for pieces in t.places for p in pieces if is_piece(p)
                        and t.setup.card_of[p] == card)  # fmt: skip
            assert sum(where.known.values()) + where.unseen == lying <= count
        for index, pieces in enumerate(t.places):
            for piece in pieces:
                assert found.of(t.setup.card_of[piece]).may_be_in(FIRST_PLACE + index)


@each_case
def test_what_is_known_is_true(game: Game, seats: int) -> None:
    for t in random_walk(game, seats, 4, 40)[::20]:
        found = Sightings(redact(t, seats - 1))
        for card in {piece.card for piece in t.setup.pieces}:
            for place, count in found.of(card).known.items():
                assert sum(t.setup.card_of[p] == card for p in t.at(place)) >= count


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_way_to_choose_has_words_and_leaves_cards(game: Game, language: str) -> None:
    found = catalogue(game, language)
    facets = found.facets(Query())
    kinds = {entry.facts.kind for entry in found.entries}
    assert [facet.name for facet in facets] == [*[KIND][: len(kinds) - 1], *found.guide.filters]
    for facet in facets:
        assert facet.title
        assert "[" not in facet.title
        for value in facet.values:
            chosen = found.find(Query(signs=frozenset({(facet.name, value.value)})))
            assert len(chosen) == value.count > 0
            assert value.label
            assert "[" not in value.label


@each_game
def test_the_guide_names_only_what_the_game_has(game: Game) -> None:
    folder = asset_folder(game)
    guide = read_binder_guide(folder)
    cards = game.setup(max(game.seat_counts), game.usual_options()).cards
    words = {(name, value) for card in cards for name, value in card.words.items()}
    words |= {("kind", card.kind) for card in cards} | {("card", card.id) for card in cards}
    words |= {("number", name) for card in cards for name, value in card.numbers.items() if value}
    texts = texts_of(game)
    named = [(family, value) for family, values in guide.clauses.items() for value in values]
    assert [one for one in named if one not in words] == []
    clauses = [c for values in guide.clauses.values() for listed in values.values() for c in listed]
    assert [clause for clause in clauses if not texts.has(f"clause.{clause}.title")] == []
    headings = {key.split(".")[1] for key in texts.keys("facet.")}
    assert headings == set(guide.filters)


@each_game
def test_every_card_belongs_to_a_clause(game: Game) -> None:
    found = catalogue(game)
    guided = bool(found.guide.clauses)  # a game may go without, and then no card names any
    assert [one.title for one in found.entries if bool(one.clauses) != guided] == []


@each_game
def test_a_card_is_found_by_its_name_and_by_its_text(game: Game) -> None:
    found = catalogue(game)
    for entry in found.entries[::9]:
        assert entry in found.find(Query(entry.title.upper()))
    for worded in [entry for entry in found.entries if len(entry.body.split()) > 3][:9]:
        assert worded in found.find(Query(" ".join(worded.body.split()[1:4])))
    assert found.find(Query("zzzz qqqq")) == []


def test_values_of_one_facet_add_up_and_facets_narrow_down() -> None:
    found = catalogue(GAMES["divide"])
    left, right = ("wing", "left"), ("wing", "right")
    both = found.find(Query(signs=frozenset({left, right})))
    assert len(both) == sum(len(found.find(Query(signs=frozenset({one})))) for one in (left, right))
    query = Query().toggled(left).toggled((KIND, "group"))
    assert {entry.facts.words["wing"] for entry in found.find(query)} == {"left"}
    assert {entry.facts.kind for entry in found.find(query)} == {"group"}
    assert query.toggled(left).toggled((KIND, "group")) == Query()


def test_a_game_without_a_guide_is_sorted_by_kind() -> None:
    game = GAMES["divide"]
    found = catalogue(game)
    plain = CardCatalogue(found.speaker, BinderGuide())
    assert [facet.name for facet in plain.facets(Query())] == [KIND]


def test_the_unseen_are_a_place_of_their_own() -> None:
    game = GAMES["divide"]
    view = redact(random_walk(game, 4, 2, 10)[-1], 0)
    found = catalogue(game, view=view)
    unseen = found.find(Query(signs=frozenset({(PLACE, UNSEEN)})))
    deck = view.setup.refs["deck"]
    assert unseen
    assert found.find(Query(signs=frozenset({(PLACE, str(deck))}))) == unseen
    assert "deck" in found.where(unseen[0])[0]


@pytest.mark.parametrize(
    ("known", "part"),
    [
        (GameTally(), "not finished"),
        (GameTally(2), "not come up"),
        (GameTally(3, {"a": CardRecord(2)}), "not played"),
        (GameTally(3, {"a": CardRecord(2, 2, 1)}), "2 matches and won 1"),
    ],
)
def test_the_record_of_a_card_is_told(known: GameTally, part: str) -> None:
    assert part in " ".join(record_lines(texts_of(GAMES["divide"]), known, "a"))


@each_game
def test_text_mode_lists_cards_by_a_word(game: Game) -> None:
    view = redact(random_walk(game, game.seat_counts[0], 2, 10)[-1], 0)
    found = catalogue(game, view=view)
    update = Update(0, 0, view)
    kinds = gallery_lines(found.speaker, update, "")
    assert sum(int(line.rpartition(" ")[2]) for line in kinds) == len(found.entries)
    entry = found.entries[-1]
    lines = gallery_lines(found.speaker, update, entry.title)
    assert any(line.startswith(entry.title) for line in lines)
    assert set(found.where(entry)) <= set(lines)
    assert gallery_lines(found.speaker, update, "zzzz") == [found.texts.text("binder.nothing")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_of_text_mode_lead_there(language: str) -> None:
    game = GAMES["senators"]
    match = new_match(game, people_at(3), 1, language=language)
    texts = match.texts
    words = [texts.text(f"text.command.{name}") for name in ("gallery", "decks", "quit")]
    card = texts.text("card.consul.name")
    heard = io.StringIO(f"\n{words[0]} {card}\n{words[1]}\n{words[2]}\n")
    spoken = io.StringIO()
    Session(match, Client(), Terminal(heard, spoken), Settings(language=language)).run()
    told = spoken.getvalue()
    assert texts.text("binder.copies", count=3) in told
    assert f"{texts.text('binder.not_seen', count=15)}." in told
