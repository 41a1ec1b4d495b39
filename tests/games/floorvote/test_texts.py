"""The texts of Floor Vote: rules on the right cards, facts alone about people, no holes."""

import re
import tomllib
from typing import Any

import pytest

from rules.core.engine import explain, legal_moves, new_table, play
from rules.core.hidden import redact
from rules.core.moves import drawn
from rules.core.refs import is_counter, is_piece
from rules.core.rng import Rng
from rules.core.setup import Card
from rules.core.table import Table
from rules.floorvote.facts.cards import BILL, FLASH, INFLUENCE, LEADER, OFFICES, SENATOR, WHIP
from rules.floorvote.game import GAME
from tabletop.player.seats import Seat
from tabletop.words.pages import read_pages
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts
from tests.games_under_law import ROOT, asset_folder

both = pytest.mark.parametrize("language", ("en", "de"))
MOVES = 500  # of a match whose prompts, log, readouts and refusals are read
SETUP = GAME.setup(2, GAME.usual_options())


def texts(language: str) -> dict[str, Any]:
    """Read the texts in one language."""
    with (asset_folder(GAME) / f"{language}.toml").open("rb") as stream:
        return tomllib.load(stream)


def spoken(language: str) -> Texts:
    """Return the texts as the application reads them."""
    return Texts(language, [asset_folder(GAME), ROOT / "assets" / "common"])


def of_kind(*kinds: str) -> list[Card]:
    """Return the cards of some kinds."""
    return [card for card in SETUP.cards if card.kind in kinds]


@both
def test_every_influence_and_flash_says_what_it_does(language: str) -> None:
    words = texts(language)["card"]
    assert all(words[card.id]["text"] for card in of_kind(INFLUENCE, FLASH))
    assert not [card.id for card in of_kind(BILL) if "text" in words[card.id]]


@both
def test_f2_texts_about_senators_are_for_offices_alone(language: str) -> None:
    words = texts(language)["card"]
    for card in of_kind(SENATOR):
        independent = card.words.get("affiliation") == "i"
        office = card.words.get("leads") or card.words.get("office")
        assert ("text" in words[card.id]) == bool(office or independent), card.id
        since = {"en": "Senator since", "de": "Im Senat seit"}[language]
        assert re.fullmatch(rf"[^.]+\. {since} \d{{4}}\.", words[card.id]["flavour"]), card.id


@both
def test_f_3_4_leaders_and_whips_say_so(language: str) -> None:
    words = texts(language)["card"]
    terms = texts(language)["word"]["issue"]
    leaders = [card for card in of_kind(SENATOR) if card.words.get("leads")]
    assert len(leaders) == 10
    for card in leaders:
        assert terms[card.words["leads"]] in words[card.id]["text"]
    whips = [card for card in of_kind(SENATOR) if card.words.get("office") == WHIP]
    assert len(whips) == 2
    assert all("*Whip:*" in words[card.id]["text"] for card in whips)
    assert not {LEADER} & set(texts(language)["word"]["office"])
    assert set(texts(language)["word"]["office"]) == set(OFFICES)


@both
def test_the_numbers_in_card_texts_are_those_of_the_cards(language: str) -> None:
    words = texts(language)["card"]
    for card in of_kind(INFLUENCE):
        if card.words["effect"] in {"lobby", "boost"}:
            assert card.numbers["votes"] > 1
            assert "{votes} " in words[card.id]["text"], card.id
    issues = texts(language)["word"]["issue"]
    for card in of_kind(INFLUENCE, FLASH):
        issue = card.words.get("issue")
        assert not issue or issues[issue] in words[card.id]["text"], card.id


@both
def test_cards_with_the_same_effect_say_the_same(language: str) -> None:
    words = texts(language)["card"]
    told: dict[tuple[object, ...], set[str]] = {}
    for card in of_kind(INFLUENCE, FLASH):
        key = (*sorted(card.words.items()), *sorted(card.numbers.items()))
        told.setdefault(key, set()).add(words[card.id]["text"])
    assert [key for key, found in told.items() if len(found) > 1] == []


@both
def test_titles_fit_their_cards(language: str) -> None:
    words = spoken(language)
    names = {card.id: words.plain(words.text(f"card.{card.id}.name")) for card in SETUP.cards}
    assert not {name for name in names.values() if len(name) > 26}


@both
def test_the_titles_of_card_clauses_are_the_names_of_cards(language: str) -> None:
    words = spoken(language)
    names = {words.plain(words.text(f"card.{card.id}.name")) for card in SETUP.cards}
    families = {"F.13.1", "F.14.1", "F.14.2"}
    for name, clause in texts(language)["clause"].items():
        if name.startswith(("F.13.", "F.14.")) and name not in families:
            assert set(words.plain(clause["title"]).split(", ")) <= names, name


def test_every_ruling_is_there() -> None:
    clauses = texts("en")["clause"]
    assert {f"F-{n}" for n in range(1, 56)} <= set(clauses)
    assert all(clauses[name].get("house") for name in clauses if name.startswith("F.15."))


@both
def test_the_sources_are_named(language: str) -> None:
    pages = read_pages(spoken(language))
    told = " ".join(entry.text for page in pages for entry in page.entries)
    for source in ("Voteview", "Stewart", "Woon", "CC0", "CC BY 4.0", "us-atlas"):
        assert source in told
    assert [page.opening for page in pages] == [True, False, False, False]


def gestures(t: Table, rng: Rng) -> list[tuple[int, int]]:
    """Return gestures of the one who decides, most of them wrong: any card onto anything."""
    things = [ref for ref in t.setup.refs.values() if not is_counter(ref)]
    cards = [ref for ref in things if is_piece(ref)]
    return [(cards[rng.below(len(cards))], things[rng.below(len(things))]) for _ in range(8)]


def unholy(line: str) -> bool:
    """Tell whether something is missing from a sentence."""
    return bool(set("[]{}") & set(line)) or line.startswith(":") or "  " in line


@both
def test_nothing_that_is_said_in_a_match_has_a_hole(language: str) -> None:
    rng = Rng.seeded(5)
    refused: set[str] = set()
    holes: set[str] = set()
    seats = [Seat("Ada", ""), Seat("Ben", "")]
    for seed in range(2):
        t = new_table(GAME, 2, seed, {})
        speakers = [Speaker(spoken(language), GAME, t.setup, seats, seat) for seat in range(2)]
        for _ in range(MOVES):
            if t.over:
                break
            view, speaker = redact(t, t.seat), speakers[t.seat]
            lines = [speaker.prompt(view, 0), speaker.prompt(view, 1)]
            for what, onto in gestures(t, rng):
                ruling = explain(GAME, view, t.seat, what, onto)
                refused.add(ruling.clause)
                lines.append(speaker.refusal(ruling))
            lines += map(speaker.readout, GAME.readouts(view)) if rng.below(10) == 0 else []
            move = drawn(legal_moves(GAME, t), rng)
            foreseen = GAME.preview(view, move)
            lines += [speaker.verb(move), speaker.readout(foreseen) if foreseen else ""]
            lines += [speaker.event_line(event) for event in play(GAME, t, move)]
            holes |= {line for line in lines if unholy(line)}
    assert holes == set()
    assert len(refused) > 15
