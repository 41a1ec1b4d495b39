"""Moments: what each names and whom it touches, however it is put together."""

from hypothesis import given
from hypothesis import strategies as st

from rules.core.moments import Camp, Moment, Stroke, Upshot

refs = st.integers(0, 30)
seats = st.integers(-1, 3)


@given(
    refs,
    refs,
    st.lists(st.tuples(seats, st.lists(refs, max_size=3)), max_size=3),
    st.lists(st.tuples(seats, refs, refs), max_size=3),
)
def test_a_moment_names_all_its_things_and_touches_all_its_seats(
    what: int,
    onto: int,
    sides: list[tuple[int, list[int]]],
    changes: list[tuple[int, int, int]],
) -> None:
    camps = [Camp(seat, [Stroke(ref, 2) for ref in strokes], 1) for seat, strokes in sides]
    upshots = [Upshot(seat, "won", ref, 1, 50, card=card) for seat, ref, card in changes]
    moment = Moment("clash", what, onto, camps, None, upshots, {})
    named = {what, onto, *(ref for _, strokes in sides for ref in strokes)}
    named |= {ref for _, *both in changes for ref in both}
    assert set(moment.refs()) == named - {0}
    touched = {seat for seat, *_ in (*sides, *changes)}
    assert {seat for seat in range(-1, 4) if moment.touches(seat)} == touched
    assert [camp.plain_sum() for camp in camps] == [2 * len(strokes) for _, strokes in sides]
