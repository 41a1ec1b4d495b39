"""The time of a match: it adds up, begins anew with every turn, and is kept with the match."""

import tomllib
from math import inf, nan
from pathlib import Path

import pytest

from rules.core.data import ComplaintError, Facts
from tabletop.clock import LONGEST_MATCH, LONGEST_STEP, Clock, minutes, take_clock
from tabletop.files.toml_text import inline
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.save import SaveFile
from tests.fixture_assembly import GAME as ASSEMBLY

SEATS = [Seat("Ada"), Seat("Bo", "easy")]


def test_only_persons_use_up_their_share_of_a_turn() -> None:
    clock = Clock()
    clock.run(1.5, 3, 0, person=True)
    clock.run(0.5, 3, 1, person=False)
    assert clock.match == 2.0
    assert clock.share(3, 0) == 1.5
    assert clock.share(3, 1) == 0.0


def test_another_turn_begins_anew() -> None:
    clock = Clock()
    clock.run(1.0, 3, 0, person=True)
    assert clock.share(4, 0) == 0.0
    clock.run(0.5, 4, 0, person=True)
    assert clock.share(4, 0) == 0.5
    assert clock.match == 1.5


def test_a_long_sleep_of_the_machine_costs_nobody_the_match() -> None:
    clock = Clock()
    clock.run(3600.0, 1, 0, person=True)
    clock.run(-5.0, 1, 0, person=True)
    assert clock.match == LONGEST_STEP


def test_a_begun_second_is_still_to_be_read() -> None:
    assert [minutes(left) for left in (0, 0.2, 59.5, 60, 754.01)] == [
        "0:00", "0:01", "1:00", "1:00", "12:35",
    ]  # fmt: skip
    assert minutes(-3) == "0:00"


def test_the_time_is_kept_with_the_match(tmp_path: Path) -> None:
    save = SaveFile(tmp_path / "assembly.toml")
    match = Match.new(ASSEMBLY, SEATS, 5, {"clock": 1}, save)
    assert "clock" not in save.path.read_text(encoding="utf-8").partition("options")[0]
    match.clock.run(1.25, 1, 0, person=True)
    match.keep_time()
    again = Match.resume(save, {"assembly": ASSEMBLY})
    assert (again.clock.match, again.clock.share(1, 0)) == (1.25, 1.25)


def test_a_match_without_a_clock_writes_none(tmp_path: Path) -> None:
    save = SaveFile(tmp_path / "assembly.toml")
    match = Match.new(ASSEMBLY, SEATS, 5, {}, save)
    match.submit(match.view(0).moves[0])
    before = save.path.read_text(encoding="utf-8")
    match.keep_time()
    assert save.path.read_text(encoding="utf-8") == before
    assert "match =" not in before


NO_TIMES = ["long", nan, inf, -inf, -0.01, 1e300, 10**400, 1 << 20000, True]


def read_clock(written: str) -> Clock:
    plain: dict[str, object] = tomllib.loads(f"clock = {written}")
    return take_clock(Facts("save.toml", "", plain).sub("clock"))


@pytest.mark.parametrize("odd", NO_TIMES, ids=range(len(NO_TIMES)))
def test_a_time_that_cannot_be_is_complained_about(odd: object) -> None:
    for plain in ({"match": odd, "shares": {}}, {"match": 1.5, "shares": {"0": odd}}):
        facts = Facts("save.toml", "clock", {"turn": 1, **plain})
        with pytest.raises(ComplaintError, match=r"match|0"):
            take_clock(facts)


@pytest.mark.parametrize("seat", ["-1", "x", "", "1" * 5000, "100"])
def test_a_seat_that_cannot_be_is_complained_about(seat: str) -> None:
    facts = Facts("save.toml", "clock", {"match": 1.5, "turn": 1, "shares": {seat: 1.0}})
    with pytest.raises(ComplaintError, match="left-over"):
        take_clock(facts)


@pytest.mark.parametrize("odd", [nan, inf, -inf, -5.0, 1e300, 1e8, 1e8 + 1, 0.004])
def test_what_is_written_can_always_be_read(odd: float) -> None:
    again = read_clock(inline(Clock(odd, 1 << 40, {0: odd, 12: 1.5}).plain()))
    assert 0 <= again.match == again.shares[0] <= LONGEST_MATCH
    assert again.shares[12] == 1.5
    assert read_clock(inline(again.plain())) == again
    assert minutes(again.match)
