"""Chance: xoshiro128**, four small integers that behave the same for ever and everywhere."""

from typing import Final, final

MASK: Final = 0xFFFFFFFF
SPAN: Final = 1 << 32


def _mix(state: int) -> int:
    """Spread one 32-bit word (the finaliser of splitmix32)."""
    z = state & MASK
    z = ((z ^ (z >> 16)) * 0x85EBCA6B) & MASK
    z = ((z ^ (z >> 13)) * 0xC2B2AE35) & MASK
    return z ^ (z >> 16)


@final
class Rng:
    """A small seeded generator whose whole state is four integers."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @staticmethod
    def seeded(seed: int) -> "Rng":
        """Make a generator from any whole number."""
        words = [
            _mix(seed + 0x9E3779B9 * i ^ _mix((seed >> 32) + i) ^ _mix((seed >> 64) + 7 * i))
            for i in range(1, 5)
        ]
        if not any(words):
            words[0] = 1
        return Rng(words[0], words[1], words[2], words[3])

    def copy(self) -> "Rng":
        """Copy the generator in its present state."""
        return Rng(self.a, self.b, self.c, self.d)

    def plain(self) -> list[int]:
        """Return the state as four integers."""
        return [self.a, self.b, self.c, self.d]

    def next(self) -> int:
        """Draw the next 32-bit word."""
        b = self.b
        x = (b * 5) & MASK
        result = (((x << 7) | (x >> 25)) * 9) & MASK
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a ^= d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) | (d >> 21)) & MASK
        return result

    def below(self, limit: int) -> int:
        """Draw a whole number from 0 to limit - 1, each equally likely."""
        while True:
            word = self.next()
            rest = word % limit
            if word - rest <= SPAN - limit:  # the last stretch of words may be too short
                return rest

    def fraction(self) -> float:
        """Draw a number from 0 up to, but not including, 1."""
        return self.next() / SPAN

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
