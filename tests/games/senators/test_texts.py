"""The texts of Senators: numbers agree with the rules, and nothing is told with a hole."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from rules.core.engine import explain, legal_moves, new_table, play
from rules.core.events import Event
from rules.core.hidden import PUBLIC, redact, seen_by
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import NOBODY, Table
from rules.senators.facts import cards
from rules.senators.facts.cards import DECK, K
from rules.senators.facts.names import lot_of, owner_of, place_of
from rules.senators.game import GAME
from tabletop.player.seats import Seat
from tabletop.update import Update, masked
from tabletop.words.speech import Speaker
from tabletop.words.text import LANGUAGES, Texts
from tests.games.senators.walks import choose
from tests.games_under_law import ROOT, asset_folder

both = pytest.mark.parametrize("language", LANGUAGES)
HOUSE = {f"S-{n}" for n in (2, 3, 5, 10, 11, 18, 27, 28, 31, 33, 36)}


def texts(language: str) -> dict[str, Any]:
    with (asset_folder(GAME) / f"{language}.toml").open("rb") as stream:
        return tomllib.load(stream)


@both
def test_only_goods_need_no_text(language: str) -> None:
    words = texts(language)["card"]
    for card in DECK.cards:
        assert ("text" in words[card.id]) == (card.kind != cards.RESOURCE)


@both
def test_the_numbers_in_card_texts_are_those_of_the_rules(language: str) -> None:
    words = texts(language)["card"]
    for card, numbers in {
        "consul": [K.consul_places, K.consul_price],
        "deficit": [K.deficit_share],
        "trial": [K.trial_fine],
        "dole": [K.dole],
        "relief": [K.relief_lowest, K.relief_second],
        "vote": [K.vote_price],
        "usher": [K.usher_price],
        "broker": [K.broker_bonus],
        "enforcer": [K.enforcer_money],
        "legate": [K.legate_bonus],
    }.items():
        for number in numbers:
            assert f"*{number}*" in words[card]["text"]
    for good in DECK.goods:
        governor = words[f"governor_{good}"]
        assert f"*{texts(language)['word']['good'][good]}*" in governor["text"]
        assert words[f"{good}7"]["name"] == f"{texts(language)['word']['good'][good]} 7"


def test_every_ruling_is_there_and_our_own_are_marked_as_such() -> None:
    clauses = texts("en")["clause"]
    assert {f"S-{n}" for n in range(1, 37)} <= set(clauses)
    house = {name for name, clause in clauses.items() if clause.get("house")}
    assert {name for name in house if "-" in name} == HOUSE


@both
def test_s35_money_is_called_talents(language: str) -> None:
    found = repr(texts(language))
    assert "talent" in texts(language)["clause"]["S-35"]["text"].casefold()
    for other in ("₤", "£", "$", "€", "pound", "Pfund", "denar", "Münze", " coin"):
        assert other not in found


# Everything that can be said is said without a hole


def speakers(language: str, t: Table) -> list[Speaker]:
    words = Texts(language, [asset_folder(GAME), ROOT / "assets" / "common"])
    seats = [Seat(name, "") for name in ("Ada", "Ben", "Cleo", "Dio")]
    return [Speaker(words, GAME, t.setup, seats, viewer) for viewer in (0, 1, 2, 3, PUBLIC)]


def spoken(speaker: Speaker, t: Table, update: Update) -> Iterator[str]:
    """Yield every sentence about a position and how it came about."""
    yield speaker.prompt(t, speaker.viewer)
    yield from (text for text, _ in speaker.lines(update))
    for readout in GAME.readouts(update.table):
        yield speaker.readout(readout)
    if update.move is not None:
        yield speaker.verb(update.move, update.table)
    for moment in [event.moment for event in update.events if event.moment is not None]:
        yield speaker.moments.title(moment)
        yield from map(speaker.moments.upshot, moment.upshots)
        yield from map(speaker.moments.camp, moment.camps)
    if t.seat == speaker.viewer:
        for m in legal_moves(GAME, update.table)[::7]:
            yield speaker.verb(m, update.table)
            shown = GAME.preview(update.table, m)
            if shown is not None:
                yield speaker.readout(shown)


def told(t: Table, m: Move, before: Table, events: list[Event], viewer: int) -> Update:
    move: Move | None = m
    if viewer != before.seat:
        secret = GAME.verbs[m.verb].secret
        move = None if secret else masked(m, before, events, viewer)
    seen = seen_by(t.setup, events, viewer)
    return Update(1, viewer, redact(t, viewer), seen, [], before.seat, move, m.verb)


@both
@pytest.mark.parametrize("seed", range(2))
def test_whole_matches_are_told_without_a_hole(language: str, seed: int) -> None:
    rng = Rng.seeded(seed)
    t = new_table(GAME, 4, seed, {"supports": 1})
    listeners = speakers(language, t)
    while not t.over:
        before = t.copy()
        m = choose(t, rng)
        events = play(GAME, t, m)
        for speaker in listeners:
            for text in spoken(speaker, t, told(t, m, before, events, speaker.viewer)):
                assert text
                assert not set("[]{}") & set(text)
                own = speaker.seat_name(speaker.viewer)
                assert not own or own not in text, "nobody is spoken of to their face"


def test_every_refusal_is_told_without_a_hole() -> None:
    rng = Rng.seeded(5)
    t = new_table(GAME, 4, 5, {"supports": 1})
    told = [speakers(language, t) for language in LANGUAGES]
    clauses: set[str] = set()
    seen: set[tuple[str, str, int]] = set()  # many refusals are the same, word by word
    moves = 0
    while not t.over:
        view = redact(t, t.seat)
        refs = list(t.setup.refs.values())
        mine = [ref for ref in refs if owner_of(t, ref) == t.seat or lot_of(place_of(t, ref)) >= 0]
        for what in mine if moves % 8 == 0 else []:
            for onto in refs:
                ruling = explain(GAME, view, t.seat, what, onto, rng.below(60))
                clauses.add(ruling.clause)
                case = (ruling.clause, str(sorted(ruling.facts.items())), t.seat)
                for listeners in told if case not in seen else []:
                    assert not set("[]{}") & set(listeners[t.seat].refusal(ruling))
                seen.add(case)
        moves += 1
        play(GAME, t, choose(t, rng))
    assert t.seat == NOBODY
    assert len(clauses) > 15
