"""Checks the tally of cards: what was seen, played and won with, each match once."""

from pathlib import Path

import pytest

from rules.core.refs import is_piece
from tabletop import paths
from tabletop.files.writing import SET_ASIDE
from tabletop.match import Match
from tabletop.player import card_tally
from tabletop.player.card_tally import CardRecord, CardsMet, GameTally
from tabletop.save import SaveFile
from tests.app.matches import new_match, one_person, people_at, play_on
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import LONGEST


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test its own player's folder."""
    monkeypatch.setenv("CLOAKROOM_HOME", str(tmp_path))
    return tmp_path


def met(seen: str, played: str = "") -> CardsMet:
    """Return what was met, one letter a card."""
    return CardsMet(frozenset(seen), frozenset(played))


def finished(seed: int = 1) -> Match:
    """Play a match of a lone person to its end."""
    match = new_match(TALLY, one_person(2), seed, SaveFile.fresh(TALLY.name).path)
    play_on(match, LONGEST, seed)
    assert match.over
    return match


def test_cards_are_counted_by_matches() -> None:
    card_tally.note("first", "chess", met("ab", "a"), won=True)
    card_tally.note("second", "chess", met("a", "a"), won=False)
    card_tally.note("third", "chess", met("b"), won=True)
    card_tally.note("fourth", "other", met("c", "c"), won=True)
    known = card_tally.tally("chess")
    assert known.matches == 3
    assert known.of("a") == CardRecord(seen=2, played=2, won=1)
    assert known.of("b") == CardRecord(seen=2)
    assert known.of("c") == CardRecord()
    assert card_tally.tally("nothing") == GameTally()


def test_a_match_counts_once() -> None:
    for _ in range(2):
        card_tally.note("same", "chess", met("a", "a"), won=True)
    assert card_tally.tally("chess").of("a") == CardRecord(1, 1, 1)


def test_a_finished_match_enters_what_its_person_saw_and_played() -> None:
    match = finished()
    known = card_tally.tally(TALLY.name)
    assert known.matches == 1
    mine = {
        match.setup.card(update.move.what).id
        for number in range(1, match.number + 1)
        if (update := match.update_at(0, number)).mover == 0
        and update.move is not None
        and is_piece(update.move.what)
    }
    seen = {
        match.setup.card(piece).id
        for number in range(match.number + 1)
        for pieces in match.view_at(0, number).table.places
        for piece in pieces
        if is_piece(piece)
    }
    won = match.shares()[0] == 1
    assert mine
    assert {card for card, record in known.cards.items() if record.played} == mine
    assert {card for card, record in known.cards.items() if record.seen} == seen
    assert {card for card, record in known.cards.items() if record.won} == (mine if won else set())


def test_practice_and_shared_matches_are_left_out() -> None:
    for seats, practice in ((one_person(2), True), (people_at(2), False)):
        match = new_match(TALLY, seats, 1, SaveFile.fresh(TALLY.name).path)
        match.practice = practice
        play_on(match, LONGEST)
    assert not paths.card_tally_file().exists()


def test_what_could_not_be_written_is_written_later_and_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_facts: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(card_tally, "note", full)
        match = finished()
    assert isinstance(match.trouble, OSError)
    match.retry()
    assert card_tally.tally(TALLY.name).matches == 1
    match.trouble = OSError(5, "as if")
    match.retry()
    assert card_tally.tally(TALLY.name).matches == 1


@pytest.mark.parametrize(
    "content",
    [
        "[game",
        "entered = 1\n",
        "entered = []\n[game.chess]\nmatches = 1\n[game.chess.card]\na = [1]\n",
    ],
)
def test_a_damaged_file_counts_as_none_and_is_set_aside(home: Path, content: str) -> None:
    paths.card_tally_file().write_text(content)
    assert card_tally.tally("chess") == GameTally()
    assert paths.card_tally_file().read_text() == content
    card_tally.note("a", "chess", met("a"), won=False)
    assert card_tally.tally("chess").of("a").seen == 1
    assert len(list((home / SET_ASIDE).iterdir())) == 1
