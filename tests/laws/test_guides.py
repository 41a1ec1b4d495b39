"""Every guide can be followed to its end, says little at a time, and blocks nobody."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

import pytest

from rules.core.engine import legal_moves, new_table, play
from rules.core.game import Game
from rules.core.hidden import redact, seen_by
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import Table
from rules.registry import GAMES
from tabletop.ai.levels import all_levels
from tabletop.ai.policy import at_a_glance
from tabletop.lessons.guide import PUPIL, Guide
from tabletop.lessons.spotlight import suggested
from tabletop.lessons.teacher import OFTEN_ENOUGH, Teacher
from tabletop.update import Update
from tabletop.words.text import LANGUAGES, Texts
from tests.games_under_law import LONGEST, ROOT, every_guide

# The words of a hand at a mouse: the text mode tells the same ideas.
POINTER = re.compile(r"\b(drag|click|mouse|klick|maus|zieh\b)", re.IGNORECASE)
# In the book "ziehen" is also to draw a card: here it is to pull something onto a thing.
PULLED = re.compile(
    r"\b(drag|click|mouse|klick|maus\b"
    r"|zieh(st|t|en)?\b[^.,:;]* (auf|zu) (die|das|den|dein|dir|ein))",
    re.IGNORECASE,
)
BOOK = ("clause", "page", "book", "example", "puzzle", "puzzle_hint", "puzzle_line", "step")
LONGEST_IDEA = 20  # words
WORDS_A_MINUTE = 200
LONGEST_GUIDE = 10  # minutes


@dataclass
class Lesson:
    """A guided match by somebody who only reads: what was told, and after how much was done."""

    table: Table
    told: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)  # what was told although it was done twice


@cache
def texts(game: str, language: str) -> Texts:
    return Texts(language, [ROOT / "assets" / game, ROOT / "assets" / "common"])


def follow(game: Game, guide: Guide) -> Lesson:
    """Do what is lit, else, like the others, what looks best at a glance."""
    teacher, rng = Teacher(game, guide), Rng.seeded(guide.seed)
    t = new_table(game, guide.seats, guide.seed, guide.options)
    lesson = Lesson(t)
    made: dict[str, int] = {}
    for number in range(LONGEST):
        if t.over:
            break
        view, mover = redact(t, t.seat), t.seat
        if mover == PUPIL:
            move = read_and_move(game, view, teacher, lesson, made) or at_a_glance(game, view, rng)
            verb = game.verbs[move.verb].name
            made[verb] = made.get(verb, 0) + 1
        else:
            move = at_a_glance(game, view, rng)
        events = seen_by(t.setup, play(game, t, move), PUPIL)
        teacher.hear(Update(number, PUPIL, redact(t, PUPIL), events, mover=mover, verb=move.verb))
    return lesson


def read_and_move(
    game: Game, view: Table, teacher: Teacher, lesson: Lesson, made: dict[str, int]
) -> Move | None:
    """Read what is told, if anything is, and do what it lights, if that can be done."""
    moves = legal_moves(game, view)
    idea = teacher.look(view, moves)
    if idea is None:
        return None
    lesson.told.append(idea.name)
    if sum(made.get(verb, 0) for verb in idea.done) >= OFTEN_ENOUGH:
        lesson.late.append(idea.name)
    return suggested(game, view, moves, idea)


@every_guide
def test_whoever_only_reads_hears_every_idea_and_plays_to_the_end(game: Game, guide: Guide) -> None:
    lesson = follow(game, guide)
    assert lesson.table.over
    missed = [idea.name for idea in guide.ideas if idea.name not in lesson.told]
    assert missed == []
    assert lesson.late == []


@every_guide
def test_an_idea_is_short_and_a_guide_is_read_in_ten_minutes(game: Game, guide: Guide) -> None:
    told = follow(game, guide).told
    for language in LANGUAGES:
        said = {idea.name: texts(game.name, language) for idea in guide.ideas}
        words = {name: len(found.text(f"guide.{name}").split()) for name, found in said.items()}
        assert all(found.has(f"guide.{name}") for name, found in said.items())
        assert {name: many for name, many in words.items() if many > LONGEST_IDEA} == {}
        assert sum(words[name] for name in told) <= WORDS_A_MINUTE * LONGEST_GUIDE


@every_guide
def test_a_guide_names_only_what_the_game_has(game: Game, guide: Guide) -> None:
    assert guide.seats in game.seat_counts
    assert guide.level in all_levels()
    setup = new_table(game, guide.seats, guide.seed, guide.options).setup
    verbs, cards = {verb.name for verb in game.verbs}, {card.id for card in setup.cards}
    known = setup.refs.keys() | {f"verb:{v}" for v in verbs} | {f"card:{c}" for c in cards}
    found = texts(game.name, "en")
    for idea in guide.ideas:
        when = idea.when
        assert found.has(f"clause.{idea.clause}.text"), idea.clause
        assert set(idea.lit) <= known
        assert {*idea.done, *when.can, *when.made} <= verbs
        assert set(when.asked) <= set(game.phases)
        assert set(when.moment) <= set(game.moments)
        assert {*when.count, *when.holds} <= setup.refs.keys()
        assert set(when.holds.values()) <= cards
        assert all(found.keys(f"say.{key}") for key in when.said), when.said
        assert all(found.keys(f"readout.{key}") for key in when.readout), when.readout


@every_guide
def test_whoever_wants_no_guide_is_told_nothing(game: Game, guide: Guide) -> None:
    teacher = Teacher(game, guide)
    teacher.silent = True
    t = new_table(game, guide.seats, guide.seed, guide.options)
    assert teacher.look(redact(t, t.seat), legal_moves(game, t)) is None


@every_guide
def test_nothing_is_told_once_more_right_behind_something_new(game: Game, guide: Guide) -> None:
    teacher, rng = Teacher(game, guide), Rng.seeded(guide.seed)
    t = new_table(game, guide.seats, guide.seed, guide.options)
    for number in range(LONGEST):
        if t.over:
            break
        view, mover = redact(t, t.seat), t.seat
        if mover == PUPIL:
            assert again_behind_new(teacher, view, legal_moves(game, view)) == []
        move = at_a_glance(game, view, rng)
        events = seen_by(t.setup, play(game, t, move), PUPIL)
        teacher.hear(Update(number, PUPIL, redact(t, PUPIL), events, mover=mover, verb=move.verb))


def again_behind_new(teacher: Teacher, view: Table, moves: list[Move]) -> list[str]:
    """Read all that is told at one decision; return what was known before and came second."""
    before, told = set(teacher.told), list[str]()
    while (idea := teacher.look(view, moves)) is not None and len(told) <= len(teacher.guide.ideas):
        told.append(idea.name)
        teacher.put_away()
        if idea.name in before:
            break
    return told[1:] if set(told) & before else []


@pytest.mark.parametrize("language", LANGUAGES)
@every_guide
def test_what_a_guide_says_can_be_followed_without_a_pointer(
    game: Game, guide: Guide, language: str
) -> None:
    for idea in guide.ideas:
        told = texts(game.name, language).text(f"guide.{idea.name}")
        assert not POINTER.search(told), told


def written(found: object) -> Iterator[str]:
    """Return every text in a part of a file of texts."""
    if isinstance(found, dict):
        for part in found.values():
            yield from written(part)
    elif isinstance(found, str):
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_rulebook_says_can_be_followed_without_a_pointer(game: str, language: str) -> None:
    file = ROOT / "assets" / game / f"{language}.toml"
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    told = [text for part in BOOK for text in written(found.get(part, {}))]
    assert [text for text in told if PULLED.search(text)] == []
    assert told


@pytest.mark.parametrize(
    "text",
    ["Drag it.", "Klick darauf.", "Zieh das Amt auf die Kasse.", "Du ziehst sie zu dir."],
)
def test_words_of_a_hand_at_a_mouse_are_recognised(text: str) -> None:
    assert PULLED.search(text)
    assert not PULLED.search("Zieh eine Karte. Misch die Ablage zu einem Deck und zieh weiter.")
