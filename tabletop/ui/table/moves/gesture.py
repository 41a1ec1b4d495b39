"""The pointer's state machine: idle, pressed, dragging; a drag begins by distance alone."""

from dataclasses import dataclass
from enum import Enum
from math import hypot

Point = tuple[float, float]
CLICK_REACH = 12.0  # how far the pointer may slip during a click


class Phase(Enum):
    """What the pointer is doing."""

    IDLE = "idle"
    PRESSED = "pressed"
    DRAGGING = "dragging"


class PointerAct(Enum):
    """What a movement of the pointer amounts to."""

    NONE = "none"
    TAKE = "take"
    MOVE = "move"
    DROP = "drop"
    CLICK = "click"
    CANCEL = "cancel"


@dataclass(slots=True)
class Gesture:
    """Follows one pointer; `what` is the thing under it when it was pressed (0: the table)."""

    threshold: float = 6.0
    density: float = 1.0  # pixels for a usual one, in which both distances are told
    phase: Phase = Phase.IDLE
    what: int = 0
    start: Point = (0.0, 0.0)
    grabs: bool = False

    def press(self, at: Point, what: int, *, grabs: bool) -> PointerAct:
        """Begin; only a thing that `grabs` can be dragged away."""
        self.phase, self.what, self.start, self.grabs = Phase.PRESSED, what, at, grabs
        return PointerAct.NONE

    def move(self, at: Point) -> PointerAct:
        """Follow the pointer."""
        if self.phase is Phase.DRAGGING:
            return PointerAct.MOVE
        if (
            self.phase is Phase.PRESSED
            and self.grabs
            and self._away(at) >= self.threshold * self.density
        ):
            self.phase = Phase.DRAGGING
            return PointerAct.TAKE
        return PointerAct.NONE

    def release(self, at: Point) -> PointerAct:
        """End: a drop after a drag, a click when the pointer stayed near where it was pressed."""
        phase, self.phase = self.phase, Phase.IDLE
        if phase is Phase.DRAGGING:
            return PointerAct.DROP
        near = self._away(at) < max(self.threshold, CLICK_REACH) * self.density
        return PointerAct.CLICK if phase is Phase.PRESSED and near else PointerAct.NONE

    def _away(self, at: Point) -> float:
        return hypot(at[0] - self.start[0], at[1] - self.start[1])

    def cancel(self) -> PointerAct:
        """Give up what is being done."""
        phase, self.phase = self.phase, Phase.IDLE
        return PointerAct.CANCEL if phase is Phase.DRAGGING else PointerAct.NONE
