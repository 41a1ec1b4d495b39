"""Checks the running match over every game: updates, secrets, undo, resuming and replay."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.engine import NOT_YOUR_TURN, NOWHERE_TO_GO, OVER, RefusedError, play
from rules.core.events import Event
from rules.core.fold import fold
from rules.core.game import Game
from rules.core.hidden import PUBLIC, eyes
from rules.core.moves import Move
from rules.core.refs import FIRST_COUNTER, is_piece
from rules.core.table import NOBODY, Table
from tabletop.match import READ_ONLY, Match
from tabletop.save import SaveFile
from tabletop.update import NO_VERB, LogLine
from tests.app.matches import new_match, one_person, people_at, play_on, viewers, visible
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import LONGEST, SOME_CASES, SOME_NAMES

every_game = pytest.mark.parametrize(("game", "seats"), SOME_CASES, ids=SOME_NAMES)
seeds = st.integers(0, 2**40)
MOVES = 60
SAMPLE = 4


def truth(match: Match) -> str:
    """Return the digest of the true table."""
    return match._tables[-1].digest()


@every_game
@settings(max_examples=5)
@given(seed=seeds)
def test_the_events_of_an_update_lead_from_the_old_view_to_the_new_one(
    game: Game, seats: int, seed: int
) -> None:
    match = new_match(game, people_at(seats), seed)
    for step in range(MOVES):
        before = {seat: match.view(seat).table for seat in viewers(match)}
        mover = match.decider
        play_on(match, 1, seed + step)
        for seat, view in before.items():
            update = match.update_for(seat)
            fold(view, update.events)
            assert visible(view) == visible(update.table)
            assert (update.number, update.mover, update.seat) == (step + 1, mover, seat)
        if match.over:
            break


@every_game
def test_only_the_deciding_seat_is_offered_moves(game: Game, seats: int) -> None:
    match = new_match(game, people_at(seats))
    for _ in range(MOVES):
        for seat in viewers(match):
            assert bool(match.view(seat).moves) == (seat == match.decider)
        play_on(match, 1)
    play_on(match, LONGEST)
    assert (match.over, match.decider) == (True, NOBODY)
    assert all(match.view(seat).moves == [] for seat in viewers(match))
    assert sum(match.shares()) == pytest.approx(1)


@every_game
@settings(max_examples=5)
@given(seed=seeds)
def test_another_seat_is_told_of_a_move_without_the_pieces_it_did_not_see(
    game: Game, seats: int, seed: int
) -> None:
    match = new_match(game, people_at(seats), seed)
    for step in range(MOVES):
        known = match._tables[-1].known
        play_on(match, 1, seed + step)
        for seat in viewers(match):
            update = match.update_for(seat)
            m = update.move
            assert update.verb == match._moves[-1].verb
            if seat == update.mover:
                assert m == match._moves[-1]
            elif game.verbs[update.verb].secret:
                assert m is None
            elif m is not None:
                needed = eyes(match.setup, seat)
                shown = {event.what for event in update.events}
                for ref in (m.what, m.onto):
                    assert not is_piece(ref) or ref in shown or known[ref] & needed == needed
        if match.over:
            break


@every_game
@settings(max_examples=5)
@given(seed=seeds)
def test_the_log_never_names_a_card_that_the_reader_cannot_know(
    game: Game, seats: int, seed: int
) -> None:
    match = new_match(game, people_at(seats), seed)
    play_on(match, MOVES, seed)
    pieces = range(1, len(match._tables[0].known))
    names = {piece: _card_name(match, piece) for piece in pieces}
    for seat in viewers(match):
        needed = eyes(match.setup, seat)
        hidden = set(names.values())
        said: dict[int, str] = {}
        for line in match.log(seat):
            said[line.number] = f"{said.get(line.number, '')} {line.text}"
        for number in range(match.number + 1):
            known = match._tables[number].known
            hidden -= {names[piece] for piece in pieces if known[piece] & needed == needed}
            events = match.update_at(seat, number).events
            hidden -= {names[event.what] for event in events if is_piece(event.what)}
            assert not [name for name in hidden if name in said.get(number, "")]


def _card_name(match: Match, piece: int) -> str:
    return match.texts.text(f"card.{match.setup.card(piece).id}.name")


@every_game
def test_every_seat_reads_every_move_in_its_log(game: Game, seats: int) -> None:
    match = new_match(game, people_at(seats))
    play_on(match, LONGEST)
    for seat in viewers(match):
        lines = match.log(seat)
        assert {line.number for line in lines} == set(range(1, match.number + 1))
        assert not [line.text for line in lines if "[" in line.text or "{" in line.text]
        assert lines[-1].text == _result(match, seat)


def _result(match: Match, seat: int) -> str:
    best = max(match.shares())
    winners = [number for number, share in enumerate(match.shares()) if share == best]
    if len(winners) > 1:
        names = ["You" if number == seat else match.seats[number].name for number in winners]
        return match.texts.text("text.level", names=" and ".join(names))
    if winners == [seat]:
        return "You win the match."
    return f"{match.seats[winners[0]].name} wins the match."


@every_game
def test_a_resumed_match_is_the_running_match(game: Game, seats: int, tmp_path: Path) -> None:
    running = new_match(game, people_at(seats), 5, tmp_path / "a.toml")
    play_on(running, MOVES)
    resumed = Match.resume(SaveFile(tmp_path / "a.toml"), {game.name: game})
    assert resumed.read_only is None
    assert truth(resumed) == truth(running)
    assert resumed.record.moves == running.record.moves
    assert resumed.seats == running.seats
    for seat in viewers(running):
        update = resumed.update_for(seat)
        assert (update.events, update.move, update.verb) == ([], None, NO_VERB)
        assert update.table.dump() == running.view(seat).table.dump()
    play_on(running, MOVES)
    play_on(resumed, MOVES)
    assert truth(resumed) == truth(running)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Move]:
    """Collect every move that a match plays, be it for the first time or again."""
    moves: list[Move] = []

    def counted(game: Game, t: Table, m: Move) -> list[Event]:
        moves.append(m)
        return play(game, t, m)

    monkeypatch.setattr("tabletop.match.play", counted)
    return moves


def read_all(match: Match) -> list[list[LogLine]]:
    """Read what every viewer is told of every move, and each log."""
    for seat in viewers(match):
        match.update_for(seat)
        for number in range(match.number + 1):
            match.update_at(seat, number)
    return [match.log(seat) for seat in viewers(match)]


@every_game
def test_nobody_plays_a_move_twice_to_tell_of_it(
    game: Game, seats: int, tmp_path: Path, played: list[Move]
) -> None:
    match = new_match(game, people_at(seats), 5, tmp_path / "a.toml")
    play_on(match, MOVES)
    told = read_all(match)
    assert played == match._moves
    resumed = Match.resume(SaveFile(tmp_path / "a.toml"), {game.name: game})
    resumed.texts = match.texts
    played.clear()
    assert read_all(resumed) == read_all(resumed) == told
    assert sorted(map(str, played)) == sorted(map(str, match._moves))


def test_a_move_that_was_taken_back_is_forgotten_with_what_it_did() -> None:
    match = new_match(TALLY, people_at(2), 4)
    first, second = match.view(match.decider).moves[:2]
    seat = match.decider
    match.submit(first)
    before = [event.plain() for event in match.update_for(seat).events]
    assert match.undo(seat)
    match.submit(second)
    after = [event.plain() for event in match.update_for(seat).events]
    assert after != before


@every_game
def test_a_finished_record_replays_move_by_move(game: Game, seats: int, tmp_path: Path) -> None:
    match = new_match(game, people_at(seats), 3)
    updates = {(0, seat): match.view(seat) for seat in viewers(match)}
    while not match.over:
        play_on(match, 1, match.number)
        if match.number % SAMPLE == 0:
            updates |= {(match.number, seat): match.update_for(seat) for seat in viewers(match)}
    updates |= {(match.number, seat): match.update_for(seat) for seat in viewers(match)}
    match.save = SaveFile(tmp_path / "a.toml")
    match.keep()
    resumed = Match.resume(SaveFile(tmp_path / "a.toml"), {game.name: game})
    assert resumed.over
    assert resumed.number == match.number
    for (number, seat), then in updates.items():
        update = resumed.update_at(seat, number)
        assert update.table.dump() == then.table.dump()
        assert len(update.events) == len(then.events)
        assert resumed.view_at(seat, number).table.dump() == then.table.dump()
        assert resumed.view_at(seat, number).moves == []


@every_game
@settings(max_examples=5)
@given(seed=seeds)
def test_undo_goes_back_to_the_last_choice_and_stops_at_news(
    game: Game, seats: int, seed: int
) -> None:
    match = new_match(game, people_at(seats), seed)
    for step in range(MOVES):
        seat = match.decider
        choice = len(match.view(seat).moves) > 1
        before = truth(match)
        play_on(match, 1, seed + step)
        if match.over:
            break
        news = match._tables[-1].news
        if choice and news:
            assert match.why_not_undo(seat) == "text.undo_news"
            assert not match.undo(seat)
        elif choice:
            after, number = truth(match), match.number
            move = match._moves[-1]
            assert match.undo(seat)
            assert (truth(match), match.number) == (before, number - 1)
            assert match.update_for(seat).events == []
            match.submit(move)
            assert truth(match) == after
    assert not match.practice


def learnt(match: Match, seat: int, number: int) -> bool:
    """Tell whether a seat knows a piece after a move that it did not know before."""
    before, after = match._tables[number - 1 : number + 1]
    known = zip(before.known, after.known, strict=True)
    return any(new & ~old & 1 << seat for old, new in known)


@every_game
@settings(max_examples=5)
@given(seed=seeds)
def test_what_only_computers_have_seen_may_be_taken_back_until_one_acts(
    game: Game, seats: int, seed: int
) -> None:
    match = new_match(game, one_person(seats), seed)
    for step in range(MOVES):
        seat = match.decider
        choice = len(match.view(seat).moves) > 1
        play_on(match, 1, seed + step)
        if match.over:
            assert match.why_not_undo(0) in {"text.undo_over", "text.undo_nothing"}
            break
        if seat != 0:
            assert match.why_not_undo(0) in {"text.undo_answered", "text.undo_nothing"}
        elif choice and learnt(match, seat, match.number):
            assert match.why_not_undo(seat) == "text.undo_news"
        elif choice and not match._tables[-1].news:
            assert match.can_undo(seat)


def test_friendly_undo_passes_news_and_marks_the_match_as_practice(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    match = new_match(TALLY, one_person(2), 4, path)
    play_on(match, 4)  # the ballots have been opened
    assert match.why_not_undo(0) == "text.undo_answered"
    match.friendly_undo = True
    assert match.can_undo(0)
    assert match.undo(0)
    assert match.practice
    assert match.decider == 0
    resumed = Match.resume(SaveFile(path), {TALLY.name: TALLY})
    assert resumed.practice
    assert truth(resumed) == truth(match)


def test_nobody_takes_back_what_another_person_has_done() -> None:
    match = new_match(TALLY, people_at(2), 4)
    play_on(match, 2)
    assert match.decider == 1
    assert match.can_undo(0), "the other person has not moved yet"
    play_on(match, 1)
    match.friendly_undo = True
    assert match.why_not_undo(0) == "text.undo_anothers"
    assert not match.undo(0)
    assert match.undo(1), "one's own move"


def test_the_end_of_a_match_cannot_be_taken_back_except_as_practice() -> None:
    match = new_match(TALLY, one_person(2))
    play_on(match, LONGEST)
    assert match.why_not_undo(0) == "text.undo_over"
    match.friendly_undo = True
    assert match.undo(0)
    assert (match.over, match.practice) == (False, True)


def test_a_choice_stands_once_a_computer_has_answered() -> None:
    match = new_match(TALLY, one_person(3))
    play_on(match, 2)  # both by the person
    assert match.undo(0)
    assert (match.number, match.decider) == (1, 0)
    play_on(match, 2)
    assert match.decider == 1
    assert not match.can_undo(1)
    assert not match.can_undo(PUBLIC)
    assert match.why_not_undo(0) == "text.undo_answered", "it would show where a rival goes"
    assert not match.undo(0)
    match.friendly_undo = True
    assert match.undo(0)
    assert match.undo(0)
    assert (match.number, match.decider) == (0, 0)
    assert match.why_not_undo(0) == "text.undo_nothing"
    assert not match.undo(0)


def test_undo_skips_a_move_that_was_forced() -> None:
    match = new_match(TALLY, people_at(2))
    purse = FIRST_COUNTER + 2
    match._tables[0].counts[purse - FIRST_COUNTER] = 0
    match.submit(match.view(0).moves[0])
    assert match.forced(0) is not None
    match.submit(match.view(0).moves[0])
    assert match.undo(0)
    assert match.number == 0


def test_a_refused_move_changes_nothing() -> None:
    match = new_match(TALLY, people_at(2))
    before = truth(match)
    with pytest.raises(RefusedError) as refused:
        match.submit(Move(0, match.view(0).moves[0].what, FIRST_COUNTER - 1))
    assert refused.value.clause == "T-2"
    assert (truth(match), match.number) == (before, 0)


def test_a_gesture_is_explained_from_what_the_seat_sees() -> None:
    match = new_match(TALLY, people_at(2))
    own = match.view(0).moves[0]
    assert match.explain(0, own.what, own.onto + 3).clause == "T-2"
    assert match.explain(1, own.what, own.onto).clause == NOT_YOUR_TURN
    back = match.view(0).table.places[0][0]
    assert back < 0
    assert match.explain(0, back, own.onto).clause == NOWHERE_TO_GO
    play_on(match, LONGEST)
    assert match.explain(0, own.what, own.onto).clause == OVER


def test_readouts_know_only_what_their_seat_sees() -> None:
    match = new_match(TALLY, people_at(2))
    play_on(match, 1)
    assert [readout.key for readout in match.readouts(0)] == ["sum"]
    assert match.readouts(1) == []
    assert match.readouts(PUBLIC) == []
    assert match.readouts(0, 0) == []


def test_a_match_that_may_only_be_looked_at_takes_no_move(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    match = new_match(TALLY, people_at(2), 4, path)
    play_on(match, 6)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("    ]", "").rpartition("    ")[0], encoding="utf-8")
    damaged = Match.resume(SaveFile(path), {TALLY.name: TALLY})
    assert damaged.read_only is not None
    assert (damaged.number, damaged.decider) == (5, NOBODY)
    with pytest.raises(RefusedError, match=READ_ONLY):
        damaged.submit(match._moves[5])
    assert damaged.explain(0, 1, 1000).clause == READ_ONLY
    assert not damaged.can_undo(0)
