"""What is written on a poster: readouts of its places, or how they would be after a move."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from rules.core.game import Readout
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.table.mats.poster_plan import Poster
from tabletop.ui.table.plan.geometry import Slot
from tabletop.words.speech import Speaker

SEAT = "seat"


class Posting(ABC):
    """What a poster knows; subclasses say how it is drawn."""

    def __init__(self, kit: Kit, speaker: Speaker, poster: Poster, slots: Sequence[Slot]) -> None:
        self.kit = kit
        self.speaker = speaker
        self.poster = poster
        self.slots = [slot for slot in slots if slot.notes is not None]
        self.readouts: list[Readout] = []
        self.outlook: Readout | None = None

    def say(self, readouts: list[Readout], outlook: Readout | None) -> bool:
        """Take over what is known and what a move would bring; return whether that is new."""
        refs = [ref for slot in self.slots for ref in slot.refs]
        mine = [readout for readout in readouts if readout.ref in refs]
        before = [_plain(one) for one in self.readouts], _plain(self.outlook)
        after = [_plain(one) for one in mine], _plain(outlook)
        if before[0] != after[0]:
            self.renewed()
        self.readouts, self.outlook = mine, outlook
        return before != after

    @abstractmethod
    def renewed(self) -> None:
        """Notice that something else is known than before."""

    @property
    def foresees(self) -> bool:
        """Tell whether what it says is how it would be after a move."""
        shares = [readout for readout in self.readouts if readout.key == self.poster.bar]
        return any(name in self.brought for readout in shares for name in readout.numbers)

    @property
    def brought(self) -> dict[str, int]:
        """Return the numbers that a move would bring; whose they are is told already."""
        numbers = self.outlook.numbers if self.outlook is not None else {}
        return {name: value for name, value in numbers.items() if name != SEAT}

    def now(self, readout: Readout) -> Readout:
        """Return a readout with the numbers that a move would bring."""
        brought = self.brought
        numbers = {name: brought.get(name, value) for name, value in readout.numbers.items()}
        return Readout(readout.ref, readout.key, numbers)


def _plain(readout: Readout | None) -> tuple[object, ...]:
    if readout is None:
        return ()
    return readout.ref, readout.key, tuple(sorted(readout.numbers.items()))
