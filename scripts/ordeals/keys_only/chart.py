"""Where the ring can go on a table as it lies, by which arrows, and which cards are shown there."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from tabletop.ui.table.hands.sights import is_open
from tabletop.ui.table.hud.zoom import subject_of
from tabletop.ui.widgets.compass import Compass
from tabletop.ui.widgets.widget import ARROWS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.ui.table.hands.sights import FocusStop
    from tabletop.ui.table.view.laid_table import LaidTable

WAYS = {way: key for key, way in ARROWS.items()}


class Chart:
    """Drawn once for a position: what is shown large at each stop, and the ways between them."""

    def __init__(self, laid: LaidTable, stops: Sequence[FocusStop]) -> None:
        self.laid = laid
        self.stops = list(stops)
        self.compass = Compass([stop.rect for stop in stops])
        self._alike: dict[int, set[int]] = {}  # open pieces by the card that they are
        for piece in laid.setting.lying.pieces():
            if is_open(piece):
                self._alike.setdefault(piece.look.card, set()).add(piece.ref)
        self._shown = [self._cards_of(stop) for stop in stops]

    def followed(self, stops: Sequence[FocusStop]) -> Chart:
        """Return the chart of the same position, drawn anew only where it lies differently."""
        return self if list(stops) == self.stops else Chart(self.laid, stops)

    def _cards_of(self, stop: FocusStop) -> set[int]:
        """Return the open cards that are shown large of what the ring is on."""
        subject = subject_of(self.laid, stop.ref) if stop.ref else None
        looks = subject.looks if subject is not None else ()
        return {ref for look in looks for ref in self._alike.get(look.card, ())}

    def _index(self, here: FocusStop | None) -> int | None:
        wanted = here.identity if here is not None else None
        return next((n for n, s in enumerate(self.stops) if s.identity == wanted), None)

    def shown_at(self, here: FocusStop | None) -> set[int]:
        """Return the open cards that are shown large where the ring is."""
        index = self._index(here)
        return self._shown[index] if index is not None else set()

    def way_to(self, wanted: set[int], here: FocusStop | None) -> list[int] | None:
        """Return the arrows from where the ring is to the nearest stop that shows a wanted card."""
        start = self._index(here)
        if start is None:
            return None
        ways: dict[int, list[int]] = {start: []}
        ends = deque([start])
        while ends:
            end = ends.popleft()
            if self._shown[end] & wanted:
                return ways[end]
            for way, key in WAYS.items():
                after = self.compass.next(end, way)
                if after is not None and after not in ways:
                    ways[after] = [*ways[end], key]
                    ends.append(after)
        return None
