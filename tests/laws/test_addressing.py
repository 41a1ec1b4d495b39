"""Whoever looks on from a seat is told "you" of it: no sentence calls its reader by name."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from rules.core.game import Game, Readout
from rules.core.hidden import PUBLIC
from rules.core.moves import drawn
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.policy import at_a_glance
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.update import Update
from tabletop.words.speech import Speaker
from tabletop.words.text import LANGUAGES, Texts
from tests.games_under_law import LONGEST, ROOT, SOME_CASES, asset_folder

FEW = 3  # moves whose outlook is told
MATCHES = 2  # one at random, one at a glance: they come by different sentences
WANDERING = 400  # moves at random, from which on a match shall come to its end

# What is sold speaks to its reader; a plain fixture may do with names.
CASES = [(game, seats) for game, seats in SOME_CASES if game.name in GAMES]


def played(game: Game, seats: int, seed: int) -> Iterator[Match]:
    """Play a match; it is handed out before its first move and after each."""
    rng = Rng.seeded(seed)
    people = [Seat(f"Reader{number}") for number in range(seats)]
    match = Match.new(game, people, seed, {})
    for _ in range(LONGEST):
        yield match
        if match.over:
            return
        seen = match.view(match.decider)
        glancing = seed % MATCHES or match.number >= WANDERING
        match.submit(at_a_glance(game, seen.table, rng) if glancing else drawn(seen.moves, rng))


class Known(NamedTuple):
    """What a viewer of a match is told of, whatever the language."""

    update: Update
    readouts: list[Readout]
    previews: list[Readout]


def known(match: Match, viewer: int, before: set[tuple[object, ...]]) -> Known:
    """Return what a viewer is told now; what is worked out is left out if it was told before."""
    update = match.update_for(viewer)
    previews = [match.preview(viewer, move) for move in update.moves[:FEW]]
    shown = [preview for preview in previews if preview is not None]
    readouts = {(one.key, *one.numbers.items()): one for one in match.readouts(viewer)}
    fresh = [one for sentence, one in readouts.items() if sentence not in before]
    before.update(readouts)
    return Known(update, fresh, shown)


def told(match: Match, seen: Known, speaker: Speaker) -> Iterator[str]:
    """Tell a viewer everything of an update: the log, its moments, what is asked and known."""
    words, update = speaker.moments, seen.update
    yield from (text for text, _ in speaker.lines(update))
    for event in update.events:
        if event.moment is not None:
            yield words.title(event.moment)
            yield from (words.camp(camp) for camp in event.moment.camps)
            yield from (words.upshot(upshot) for upshot in event.moment.upshots)
    yield speaker.prompt(update.table, speaker.viewer)
    yield from (speaker.readout(readout) for readout in (*seen.readouts, *seen.previews))
    yield from (speaker.verb(move, update.table) for move in update.moves[:FEW])
    if match.over:
        yield speaker.result(match.shares())


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize(
    ("game", "seats"), CASES, ids=[f"{game.name}-{seats}" for game, seats in CASES]
)
def test_no_sentence_calls_its_reader_by_name(game: Game, seats: int, seed: int) -> None:
    folders = [asset_folder(game), ROOT / "assets" / "common"]
    languages = [Texts(language, folders) for language in LANGUAGES]
    speakers: list[Speaker] = []
    found: set[str] = set()
    before: list[set[tuple[object, ...]]] = [set() for _ in range(seats)]
    for match in played(game, seats, seed):
        speakers = speakers or [
            Speaker(texts, game, match.setup, match.seats, viewer)
            for texts in languages
            for viewer in range(seats)
        ]
        seen = [known(match, viewer, before[viewer]) for viewer in range(seats)]
        for speaker in speakers:
            own = speaker.seat_name(speaker.viewer)
            lines = told(match, seen[speaker.viewer], speaker)
            found.update(line for line in lines if own in line)
    assert found == set()


def test_a_spectator_hears_everybody_called_by_name() -> None:
    game, seats = CASES[-1]
    texts = Texts("en", [asset_folder(game), ROOT / "assets" / "common"])
    heard = ""
    before: set[tuple[object, ...]] = set()
    for match in played(game, seats, 0):
        speaker = Speaker(texts, game, match.setup, match.seats, PUBLIC)
        heard += " ".join(told(match, known(match, PUBLIC, before), speaker))
    assert all(f"Reader{number}" in heard for number in range(seats))
