"""The generator: its published test vector, fairness of small draws, and stable seeding."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from rules.core.rng import SPAN, Rng


def test_it_is_xoshiro128_star_star() -> None:
    rng = Rng(0x964D4A0C, 0xD40AB895, 0xAD7FDECB, 0x3006F0F0)
    assert [rng.next() for _ in range(4)] == [0xF1391922, 0x6FE53806, 0xA5BE2840, 0xF510EE70]
    assert rng.plain() == [0xFC65379C, 0x52006D70, 0x87487639, 0xF1908343]


def test_a_seed_means_the_same_for_ever() -> None:
    assert Rng.seeded(7).plain() == [3321061734, 748485485, 621589972, 3475037651]


def test_every_part_of_a_large_seed_counts_and_means_the_same_for_ever() -> None:
    seed = (5 << 96) + (3 << 64) + (0x80000001 << 32) + 7
    assert Rng.seeded(seed).plain() == [4123805591, 696703606, 3447187747, 3189684829]
    assert Rng.seeded(-seed).plain() == [4226417767, 3771738070, 3633301356, 2911499548]


def test_neighbouring_seeds_differ_in_every_word() -> None:
    first, second = Rng.seeded(1).plain(), Rng.seeded(2).plain()
    assert all(a != b for a, b in zip(first, second, strict=True))
    assert Rng.seeded(1 << 70).plain() != Rng.seeded(0).plain()


def test_a_die_is_fair_by_chi_square() -> None:
    rng = Rng.seeded(2026)
    rolls = 60_000
    faces = [0] * 6
    for _ in range(rolls):
        faces[rng.below(6)] += 1
    expected = rolls / 6
    assert sum((face - expected) ** 2 / expected for face in faces) < 20.5  # p = 0.001


@given(st.integers(0, 2**64), st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Rng.seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(st.integers(0, 2**64), st.integers(1, 1000))
def test_draws_stay_below_their_limit(seed: int, limit: int) -> None:
    rng = Rng.seeded(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))
    assert all(0 <= rng.fraction() < 1 for _ in range(20))


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng.seeded(3)
    copy = rng.copy()
    ahead = [rng.next() for _ in range(5)]
    assert [copy.next() for _ in range(5)] == ahead


def about_to_draw(word: int) -> Rng:
    """Return a generator whose next word is this one."""
    x = word * pow(9, -1, SPAN) % SPAN
    x = (x >> 7 | x << 25) % SPAN
    return Rng(1, x * pow(5, -1, SPAN) % SPAN, 2, 3)


@given(st.integers(2, 1000), st.integers(0, 3))
def test_words_beyond_the_last_whole_multiple_are_drawn_again(limit: int, nearby: int) -> None:
    ceiling = SPAN - SPAN % limit
    last = ceiling - 1 - nearby
    assert about_to_draw(last).next() == last
    assert about_to_draw(last).below(limit) == last % limit
    if ceiling + nearby < SPAN:
        odd, after = about_to_draw(ceiling + nearby), about_to_draw(ceiling + nearby)
        after.next()
        assert odd.below(limit) == after.copy().below(limit)
        assert odd.plain() != about_to_draw(ceiling + nearby).plain()


def test_the_smallest_and_the_largest_word_make_fractions_from_0_to_below_1() -> None:
    assert about_to_draw(0).fraction() == 0.0
    assert about_to_draw(SPAN - 1).fraction() == (SPAN - 1) / SPAN


def test_every_order_is_equally_likely_after_a_shuffle() -> None:
    rng = Rng.seeded(2026)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert sum((orders[order] - 1000) ** 2 / 1000 for order in permutations((1, 2, 3))) < 20.5
