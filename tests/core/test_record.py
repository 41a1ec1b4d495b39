"""Notation and records: a match on paper replays, and drift is noticed where it happens."""

import pytest

from rules.core.engine import legal_moves, new_table, play
from rules.core.moves import drawn
from rules.core.notation import NotationError, read, write
from rules.core.record import CHECK_EVERY, Record, replay
from rules.core.rng import Rng
from tests.fixture_game import GAME, LAY, hand, urn


def played(rounds: int = 9) -> Record:
    record = Record(GAME.name, GAME.version, 5, 3, {"rounds": rounds}, [], {})
    t = new_table(GAME, 3, 5, {"rounds": rounds})
    rng = Rng.seeded(1)
    while not t.over:
        moves = legal_moves(GAME, t)
        m = drawn(moves, rng)
        play(GAME, t, m)
        record.note(write(GAME, t.setup, m), t)
    return record


def test_a_record_replays_to_the_end() -> None:
    record = played()
    tables, drift = replay(GAME, record)
    assert drift is None
    assert tables[-1].over
    assert len(tables) == len(record.moves) + 1
    assert tables[-1].digest() == record.checks[len(record.moves)]


def test_digests_are_kept_every_twenty_moves_and_for_the_last() -> None:
    record = played()
    count = len(record.moves)
    assert count > 2 * CHECK_EVERY
    assert set(record.checks) == {*range(CHECK_EVERY, count + 1, CHECK_EVERY), count}


def test_a_wrong_digest_stops_the_replay_at_that_move() -> None:
    record = played()
    record.checks[CHECK_EVERY] = "0" * 16
    tables, drift = replay(GAME, record)
    assert drift is not None
    assert (drift.number, drift.code) == (CHECK_EVERY, "digest")
    assert len(tables) == CHECK_EVERY


def test_an_illegal_move_stops_the_replay_with_its_clause() -> None:
    record = played()
    record.moves[1] = "bribe=9"
    tables, drift = replay(GAME, record)
    assert drift is not None
    assert (drift.number, drift.code, drift.detail) == (2, "refused", "T-3")
    assert len(tables) == 2


def test_a_record_of_other_rules_is_not_replayed() -> None:
    record = Record(GAME.name, GAME.version + 1, 5, 3, {}, ["lay"], {})
    tables, drift = replay(GAME, record)
    assert drift is not None
    assert drift.code == "version"
    assert len(tables) == 1


def test_cutting_a_record_forgets_later_moves_and_digests() -> None:
    record = played()
    record.cut(CHECK_EVERY)
    assert len(record.moves) == CHECK_EVERY
    assert set(record.checks) == {CHECK_EVERY}
    _, drift = replay(GAME, record)
    assert drift is None


@pytest.mark.parametrize(
    ("text", "code"),
    [("dance", "verb"), ("lay nobody>urn.0", "name"), ("bribe=x", "number")],
)
def test_a_text_that_is_no_move_says_which_word_is_wrong(text: str, code: str) -> None:
    t = new_table(GAME, 2, 1, {})
    with pytest.raises(NotationError) as caught:
        read(GAME, t.setup, text)
    assert caught.value.code == code


def test_notation_is_readable() -> None:
    t = new_table(GAME, 2, 1, {})
    m = legal_moves(GAME, t)[0]
    piece = t.setup.name_of(t.at(hand(0))[0])
    assert write(GAME, t.setup, m) == f"lay {piece}>urn.0"
    assert read(GAME, t.setup, " bribe=2 ").amount == 2
    assert read(GAME, t.setup, f"lay {piece} > urn.0").onto == urn(0)
    assert read(GAME, t.setup, f"lay {piece}>urn.0").verb == LAY
