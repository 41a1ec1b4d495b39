"""Follows a match that another window of the program plays, by looking at its file."""

from rules.registry import GAMES
from tabletop.match import Match
from tabletop.save import SaveError, SaveFile

EVERY = 0.5  # seconds between two looks


class Following:
    """One match of another window: as far as it got, and whether that window still plays it."""

    def __init__(self, save: SaveFile) -> None:
        self.save = save
        self.free = False
        self._stamp = self._seen()
        self._looked = 0.0
        self.match = Match.watch(save, GAMES)

    def look(self, now: float) -> bool:
        """Look whether anything is new since the last time; then `match` and `free` tell what."""
        if now - self._looked < EVERY:
            return False
        self._looked = now
        free, self.free = self.free, not self.save.in_use
        stamp = self._seen()
        if stamp == self._stamp:
            return self.free != free
        self._stamp = stamp
        texts = self.match.texts
        try:
            self.match = Match.watch(self.save, GAMES)
        except SaveError:
            return self.free != free  # it was moved away: what was seen of it stays
        self.match.texts = texts
        return True

    def _seen(self) -> tuple[int, int]:
        """Return what tells one state of the file from another."""
        try:
            found = self.save.path.stat()
        except OSError:
            return (0, 0)
        return (found.st_mtime_ns, found.st_ino)
