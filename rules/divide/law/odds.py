"""The chances of two dice: how often the attack is higher, by the difference of the sums."""

from typing import Final

from rules.divide.facts.cards import K

ROLLS: Final = K.sides * K.sides
THOUSAND: Final = 1000
TEN: Final = 10  # tenths in a percent


def _ways(difference: int) -> int:
    """Count the pairs of faces with which the attack, ahead by so much, is higher (D-20)."""
    faces = range(1, K.sides + 1)
    return sum(difference + attack > defence for attack in faces for defence in faces)


# From the last hopeless difference to the first certain one.
WAYS: Final = [_ways(difference) for difference in range(1 - K.sides, K.sides + 1)]


def ways(difference: int) -> int:
    """Return in how many of 36 throws the attack wins, ahead by so much before the dice."""
    return WAYS[min(max(difference, 1 - K.sides), K.sides) + K.sides - 1]


def chance(difference: int) -> float:
    """Return the chance that the attack wins."""
    return ways(difference) / ROLLS


def per_mille(difference: int) -> int:
    """Return the chance in tenths of a percent, rounded."""
    return (ways(difference) * THOUSAND * 2 + ROLLS) // (2 * ROLLS)
