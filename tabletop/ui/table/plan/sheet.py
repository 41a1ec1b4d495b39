"""The record of a piece: what is known of it, sorted into the lines and boxes of a form."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from rules.core.game import Readout
from tabletop.ui.table.plan.extras_plan import DossierPlan
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.words.speech import Speaker

DONE = "done"
OPEN_LINE = -1  # of a line without a box to check
LABEL, COUNT = ": ", " = "


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of a form: a label, what is filled in, what it counts, and whether it is checked."""

    key: str
    label: str
    value: str = ""
    points: str = ""
    done: int = OPEN_LINE


@dataclass(frozen=True, slots=True)
class Sheet:
    """A form as it is filled in: its lines, boxes to check, figures at the foot, and what is next.

    `listed` are the tiles of the map that it names.
    """

    title: str = ""
    kind: str = ""
    lines: tuple[SheetLine, ...] = ()
    boxes: tuple[SheetLine, ...] = ()
    foot: tuple[SheetLine, ...] = ()
    ahead: tuple[str, ...] = ()
    listed: frozenset[int] = frozenset()

    @property
    def stamped(self) -> str:
        """Return the last thing that is done, or nothing."""
        return next((box.label for box in reversed(self.boxes) if box.done), "")


def entry_of(readout: Readout, text: str) -> SheetLine:
    """Return the line that a sentence such as "Weight: 3 = 6" fills in."""
    head, equals, points = text.rpartition(COUNT)
    label, _, value = (head if equals else points).partition(LABEL)
    done = readout.numbers.get(DONE, OPEN_LINE)
    return SheetLine(readout.key, label, value, points if equals else "", done)


def record_of(
    plan: DossierPlan, speaker: Speaker, readouts: Iterable[Readout], piece: int
) -> Sheet:
    """Return the record of a piece from all that is known of a table."""
    lines: list[SheetLine] = []
    boxes: list[SheetLine] = []
    foot: list[SheetLine] = []
    ahead: list[str] = []
    listed: set[int] = set()
    for readout in readouts:
        if readout.ref != piece:
            continue
        if readout.key == plan.listed:
            listed.add(readout.numbers.get(plan.entry, 0))
        if readout.key.startswith(plan.sheet):
            entry = entry_of(readout, speaker.readout(readout))
            kept = foot if entry.key in plan.foot else boxes if entry.done >= 0 else lines
            kept.append(entry)
        elif readout.key.startswith(plan.ahead):
            ahead.append(speaker.readout(readout))
    card = speaker.card_text(speaker.setup.card(piece))
    parts = (tuple(lines), tuple(boxes), tuple(foot), tuple(ahead))
    return Sheet(card["title"], card["subtitle"], *parts, frozenset(listed))


def filed(plan: Plan, readouts: Iterable[Readout]) -> list[int]:
    """Return the pieces that have a folder: those of which a form is filled in."""
    return list(dict.fromkeys(readout.ref for readout in readouts if _is_line(plan, readout)))


def told_of(plan: Plan, readouts: Iterable[Readout], refs: Collection[int]) -> list[Readout]:
    """Return what is known of some things, but for the lines of forms, which are read there."""
    return [one for one in readouts if one.ref in refs and not _is_line(plan, one)]


def _is_line(plan: Plan, readout: Readout) -> bool:
    dossier = plan.extras.dossier
    return dossier is not None and readout.key.startswith(dossier.sheet)
