"""What hands tell the table they serve: what is tried, what is meant, and who hears of it."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from rules.core.moves import Move


@dataclass(frozen=True, slots=True)
class Attempt:
    """A gesture that no rule allows: what, onto what (likeliest first), by how much, and where."""

    what: int
    ontos: tuple[int, ...]
    amount: int
    anchor: pygame.Rect


@dataclass(frozen=True, slots=True)
class Intent:
    """What letting go or clicking now would do: its moves, and what they point at.

    Words about it should leave the anchor free, and what is beside it (`near`) if they can. What is
    `carried` there, or chosen for it, says by which verb; in `vain` it has no moves.
    """

    moves: tuple[Move, ...]
    anchor: pygame.Rect
    near: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    carried: bool = False
    vain: Attempt | None = None


@dataclass(frozen=True, slots=True)
class Desk:
    """All that hands may ask of the match they play.

    play            make a move, or ask which of several; tells whether it is being asked
    press           the same where a single press means it, which asks before it costs dearly
    offer           ask which of all that can be done with a thing is to be done
    refuse          say why something cannot go somewhere
    wants_to_know   tell whether a press in vain deserves an explanation
    look            show a thing that cannot be used
    spread          lay out the cards of a pile to choose from
    unfold          open the folder of a piece
    label           tell what moves are called
    outlook         tell what moves would bring
    why             tell why something cannot go somewhere
    foresee         show on the table what moves would bring; tells whether it is shown there
    """

    play: Callable[[list[Move], pygame.Rect], bool]
    press: Callable[[list[Move], pygame.Rect], bool]
    offer: Callable[[int, list[Move], pygame.Rect], None]
    refuse: Callable[[Attempt], None]
    wants_to_know: Callable[[Attempt], bool]
    look: Callable[[int], None]
    spread: Callable[[int], None]
    unfold: Callable[[int], None]
    label: Callable[[list[Move]], str]
    outlook: Callable[[list[Move]], str]
    why: Callable[[Attempt], str]
    foresee: Callable[[list[Move]], bool]
