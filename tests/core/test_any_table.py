"""Laws of the table itself: whatever is done to one, views, events, copies and dumps agree.

The laws of games meet only what games do. Here a table is led through anything its methods allow.
"""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from rules.core.events import FINISHED, MOVED, REVEALED, ROLLED, SAID, SHUFFLED, Event
from rules.core.fold import fold
from rules.core.hidden import OPEN, PUBLIC, eyes, guess, redact, seen_by
from rules.core.refs import FIRST_PLACE
from rules.core.rng import Rng
from rules.core.setup import HAND, PILE, Card, Counter, Piece, Place, Setup
from rules.core.table import HIDDEN, NOBODY, NOWHERE, Step, Table

SEATS, PIECES, SIDES = 3, 8, 6
DARK = 4  # the piece with another back
VIEWERS = [*range(SEATS), PUBLIC, OPEN]
DECK, ROW, BAG, STACK, SLEEVED, HANDS = 1000, 1001, 1002, 1003, 1004, (1005, 1006, 1007)
PLACES = [DECK, ROW, BAG, STACK, SLEEVED, *HANDS]
DIE, PURSE = 2000, 2001
Deed = Callable[[Table], None]

pieces = st.integers(1, PIECES)
numbers = st.integers(-3, 3)
clauses = st.sampled_from(["", "T-1", "T-2"])


def bare() -> Table:
    """Lay out every kind of place and counter, with two kinds of back."""
    setup = Setup(SEATS, {}, ["plain", "dark", "sleeve"])
    setup.add_card(Card("thing", "thing", {}, {}))
    for number in range(1, PIECES + 1):
        setup.add_piece(Piece(f"thing/{number}", 0, 2 if number == DARK else 1))
    everyone = setup.everyone
    for name, viewers, kind, sleeve in (
        ("deck", 0, PILE, 0),
        ("row", everyone, PILE, 0),
        ("bag", everyone, HAND, 0),
        ("stack", 0b011, PILE, 0),
        ("sleeved", everyone, PILE, 3),
    ):
        setup.add_place(Place(name, NOBODY, -1, viewers, kind, sleeve))
    for seat in range(SEATS):
        setup.add_place(Place("hand", seat, -1, 1 << seat, HAND, 0))
    setup.add_counter(Counter("die", NOBODY, -1, everyone))
    setup.add_counter(Counter("purse", 0, -1, 1))
    t = Table.bare(setup, Rng.seeded(5))
    for piece in range(1, PIECES + 1):
        t.lay(piece, ROW if piece == DARK else DECK if piece > DARK else HANDS[0])
    return t


def moves() -> st.SearchStrategy[Deed]:
    """Move any piece anywhere, on top or below."""
    return st.builds(
        lambda piece, place, clause, below: (
            lambda t: t.move(piece, place, clause, to_bottom=below)
        ),
        pieces, st.sampled_from(PLACES), clauses, st.booleans(),
    )  # fmt: skip


def reveals() -> st.SearchStrategy[Deed]:
    """Show any piece to any seats."""
    return st.builds(
        lambda piece, seats, clause: lambda t: t.reveal(piece, seats, clause),
        pieces, st.integers(0, (1 << SEATS) - 1), clauses,
    )  # fmt: skip


def steps(t: Table, phase: int, seat: int, what: int) -> None:
    """Ask for something, or be done with what was asked."""
    if phase or not t.agenda:
        t.ask(Step(phase, seat, what, 7))
    else:
        t.done()


def shuffle(t: Table, clause: str) -> None:
    """Shuffle the deck if all backs in it are alike, as they are on every table that is shuffled.

    Where they are not, only the table can tell where each came to lie.
    """
    if len({t.backs[piece] for piece in t.at(DECK)}) == 1:
        t.shuffle(DECK, clause)


def deeds() -> st.SearchStrategy[list[Deed]]:
    """Do anything that a table can do, in any order."""
    return st.lists(
        st.one_of(
            moves(),
            moves(),
            reveals(),
            reveals(),
            st.builds(lambda clause: lambda t: shuffle(t, clause), clauses),
            st.builds(lambda by, clause: lambda t: t.add(PURSE, by, clause), numbers, clauses),
            st.builds(lambda clause: lambda t: t.roll(DIE, SIDES, clause) and None, clauses),
            st.builds(
                lambda phase, seat, what: lambda t: steps(t, phase, seat, what),
                st.integers(0, 2), st.integers(NOBODY, SEATS - 1), pieces,
            ),
            st.builds(lambda what: lambda t: t.say("word", what, ROW, 3, "T-3", seat=1), pieces),
            st.just(lambda t: t.finish("T-9")),
        ),
        max_size=25,
    )  # fmt: skip


def led(done: list[Deed]) -> Table:
    """Return a table after some deeds that nobody listened to."""
    t = bare()
    for deed in done:
        deed(t)
    return t


def visible(t: Table) -> object:
    """Return what a viewer could lay out on cardboard."""
    return t.places, t.counts, [step.plain() for step in t.agenda], t.where


@given(deeds(), deeds())
def test_what_a_viewer_saw_turns_its_old_view_into_its_new(
    before: list[Deed], after: list[Deed]
) -> None:
    t = led(before)
    views = {viewer: redact(t, viewer) for viewer in VIEWERS}
    events: list[Event] = []
    t.events = events
    for deed in after:
        deed(t)
    shuffled = any(event.kind == SHUFFLED for event in events)
    for viewer, view in views.items():
        if viewer == OPEN and shuffled:
            continue  # who sees everything would have to be told every place in the deck
        fold(view, seen_by(t.setup, events, viewer))
        now = redact(t, viewer)
        assert visible(view) == visible(now)
        for piece in range(1, PIECES + 1):
            if now.where[piece] != NOWHERE:
                assert view.backs[piece] == now.backs[piece]


@given(deeds())
def test_a_view_shows_a_piece_exactly_to_those_who_know_it(done: list[Deed]) -> None:
    t = led(done)
    for viewer in VIEWERS:
        view, needed = redact(t, viewer), eyes(t.setup, viewer)
        assert view.viewer == viewer
        assert viewer != OPEN or view.places == t.places
        for true, seen in zip(t.places, view.places, strict=True):
            known = [piece for piece in true if t.known[piece] & needed == needed]
            backs = [-t.backs[piece] for piece in true if piece not in known]
            assert sorted(seen) == sorted(known + backs)
        for piece in range(1, PIECES + 1):
            knows = t.known[piece] & needed == needed
            assert view.where[piece] == (t.where[piece] if knows else NOWHERE)
            assert view.known[piece] == (t.known[piece] if knows else 0)
        purse = t.count(PURSE) if viewer in {0, OPEN} else HIDDEN
        assert (view.count(PURSE), view.count(DIE)) == (purse, t.count(DIE))


@given(deeds())
def test_whoever_may_look_at_a_place_knows_what_lies_there(done: list[Deed]) -> None:
    t = led(done)
    for index, lying in enumerate(t.places):
        viewers = t.setup.viewers[index]
        assert all(t.known[piece] & viewers == viewers for piece in lying)
        assert all(t.where[piece] == FIRST_PLACE + index for piece in lying)
        assert t.setup.kinds[index] != HAND or lying == sorted(lying)
    assert sorted(piece for lying in t.places for piece in lying) == list(range(1, PIECES + 1))


@given(deeds(), deeds())
def test_a_dump_and_a_copy_are_the_same_table_and_go_their_own_way(
    before: list[Deed], after: list[Deed]
) -> None:
    t = led(before)
    dump, digest = t.dump(), t.digest()
    t.events, t.news = [], True
    twins = [t.copy(), Table.load(t.setup, dump)]
    for twin in twins:
        assert (twin.dump(), twin.digest(), twin.where) == (dump, digest, t.where)
        assert (twin.events, twin.news) == (None, False)
    for deed in after:
        deed(t)
    assert [twin.dump() for twin in twins] == [dump, dump]
    for twin in twins:
        for deed in after:
            deed(twin)
        assert twin.dump() == t.dump()
        assert twin.where == t.where


@given(deeds(), st.integers(0, 1 << 32))
def test_a_guess_fills_every_back_with_a_piece_of_that_back(done: list[Deed], seed: int) -> None:
    t = led(done)
    for viewer in range(SEATS):
        world, view = redact(t, viewer), redact(t, viewer)
        guess(world, Rng.seeded(seed))
        assert world.viewer == NOBODY
        assert sorted(piece for lying in world.places for piece in lying) == list(
            range(1, PIECES + 1)
        )
        for index, lying in enumerate(world.places):
            true = [t.backs[piece] for piece in t.places[index]]
            assert sorted(world.backs[piece] for piece in lying) == sorted(true)
            assert all(world.where[piece] == FIRST_PLACE + index for piece in lying)
            viewers = t.setup.viewers[index]
            assert all(world.known[piece] & viewers == viewers for piece in lying)
            if t.setup.kinds[index] == HAND:
                assert lying == sorted(lying)
            else:
                seen = zip(lying, view.places[index], strict=True)
                assert all(ref in {piece, -world.backs[piece]} for piece, ref in seen)
        assert world.rng.plain() != [0, 0, 0, 0]


@given(deeds(), deeds())
def test_it_is_news_exactly_when_somebody_learns_something(
    before: list[Deed], after: list[Deed]
) -> None:
    t = led(before)
    for deed in after:
        known = t.known[:]
        t.news, t.events = False, []
        deed(t)
        learnt = any(now & ~then for now, then in zip(t.known, known, strict=True))
        chance = any(event.kind in {ROLLED, SHUFFLED} for event in t.events)
        assert t.news == (learnt or chance)


@given(deeds())
def test_an_event_tells_what_was_done_where_and_by_which_clause(done: list[Deed]) -> None:
    t = bare()
    for deed in done:
        where, backs = t.where[:], t.backs[:]
        t.events = []
        deed(t)
        for event in t.events:
            told = [name for name in Event.__slots__ if name != "moment"]
            assert event.plain() == tuple(getattr(event, name) for name in told)
            if event.kind == MOVED:
                assert (event.source, event.target) == (where[event.what], t.where[event.what])
                assert (event.back, event.seen) == (backs[event.what], t.known[event.what])
                hand = t.setup.kinds[event.target - FIRST_PLACE] == HAND
                at = 0 if hand else t.at(event.target).index(event.what)
                assert event.amount == at
            elif event.kind == REVEALED:
                assert (event.source, event.seen) == (t.where[event.what], t.known[event.what])
            elif event.kind == SAID:
                assert event.plain()[2:5] == (ROW, 1, 3)
                assert event.plain()[6:] == (
                    t.backs[event.what], t.known[event.what], "word", "T-3"
                )  # fmt: skip
            elif event.kind == FINISHED:
                assert t.over
            unseen = event.unseen()
            assert unseen.what == -event.back
            assert unseen.plain()[2:] == event.plain()[2:]


def test_who_sees_only_a_back_leave_a_hand_forgets_what_stayed_there() -> None:
    t = bare()
    t.reveal(1, 0b010)
    view = redact(t, 1)
    assert view.at(HANDS[0]) == [-1, -1, 1]
    t.events = []
    t.move(2, DECK)
    fold(view, seen_by(t.setup, t.events, 1))
    assert visible(view) == visible(redact(t, 1))
    assert view.at(HANDS[0]) == [-1, -1]


def test_who_sees_which_card_leaves_a_hand_still_knows_what_stayed() -> None:
    t = bare()
    t.reveal(1, 0b010)
    view = redact(t, 1)
    t.events = []
    t.move(2, ROW)
    fold(view, seen_by(t.setup, t.events, 1))
    assert visible(view) == visible(redact(t, 1))
    assert view.at(HANDS[0]) == [-1, 1]
