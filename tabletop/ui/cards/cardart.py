"""What a card shows, as plain data: the painter knows nothing else about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, eq=False, slots=True)
class CardArt:
    """One card's words and numbers; texts are already in the player's language.

    A `figure` is shown instead of the number in the corner, in a tone: what the card counts for
    now. Of a card behind another one only a `strip` is seen, in thousandths of a card's height. A
    tile may bear a `mark` (an icon) beside its figure, show of its cells only the one that counts,
    and be dim. A `stamp` in the lower corner of the picture says what else the card is worth. Of a
    `covered` card only the left edge is seen. The titles of all cards of its kind are set `alike`,
    so that none stands out: each knows all of them.
    """

    id: str
    kind: str
    title: str
    subtitle: str = ""
    body: str = ""
    flavour: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    figure: str = ""
    tone: str = ""
    strip: int = 0
    mark: str = ""
    cell: str = ""
    dim: bool = False
    stamp: str = ""
    covered: bool = False
    alike: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[object, ...]:
        """Return what two cards must share to look the same."""
        return (
            (self.id, self.kind, self.title, self.subtitle, self.body, self.flavour),
            tuple(sorted(self.numbers.items())),
            tuple(sorted(self.words.items())),
            (
                self.figure,
                self.tone,
                self.strip,
                self.mark,
                self.cell,
                self.dim,
                self.stamp,
                self.covered,
                self.alike,
            ),
        )
