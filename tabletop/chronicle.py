"""The sentences of a match, spoken once for each viewer and kept; changes of levels among them."""

from collections.abc import Callable, Sequence

from tabletop.player.level_changes import LevelChange
from tabletop.update import LogLine, Update
from tabletop.words.levels import change_text
from tabletop.words.speech import Speaker


class Chronicle:
    """What each viewer of a match has been told, move by move."""

    def __init__(self) -> None:
        self._lines: dict[int, list[LogLine]] = {}
        self._covered: dict[int, int] = {}  # how many moves the lines of a viewer cover

    def lines(
        self,
        speaker: Speaker,
        number: int,
        update_at: Callable[[int, int], Update],
        shares: Callable[[], list[float]],
    ) -> list[LogLine]:
        """Return what a speaker says of so many moves; what was said before is kept."""
        viewer = speaker.viewer
        lines = self._lines.setdefault(viewer, [])
        for following in range(self._covered.get(viewer, 0) + 1, number + 1):
            update = update_at(viewer, following)
            lines += [LogLine(following, text, clause) for text, clause in speaker.lines(update)]
            if update.table.over:
                lines.append(LogLine(following, speaker.result(shares()), ""))
        self._covered[viewer] = number
        return lines[:]

    def forget(self) -> None:
        """Have everything spoken anew."""
        self._lines.clear()
        self._covered.clear()


def with_changes(
    lines: Sequence[LogLine], speaker: Speaker, changes: Sequence[LevelChange]
) -> list[LogLine]:
    """Return lines with the changes of levels where they were made: after all of the same move."""
    asides = [
        LogLine(change.number, change_text(speaker.texts, speaker.seats, change), "")
        for change in changes
    ]
    return sorted([*lines, *asides], key=lambda line: line.number)
