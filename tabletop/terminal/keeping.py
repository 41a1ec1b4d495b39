"""What a terminal says of saving: once that nothing can be saved, once that all is well again."""

from collections.abc import Callable

from tabletop.match import Match
from tabletop.words.reasons import reason

Say = Callable[[str], None]


class Keeping:
    """Tells how the file of one match fares, and makes no promise that is not kept."""

    def __init__(self, match: Match, say: Say) -> None:
        self.match = match
        self._say = say
        self._told = ""  # why nothing could be saved when that was last said

    def tell(self) -> None:
        """Say what has changed since the last time."""
        why = self._why()
        if why == self._told:
            return
        self._told = why
        text = self.match.texts.text
        self._say(text("save.trouble", reason=why) if why else text("text.saved_again"))

    def promise(self) -> None:
        """Say to somebody who leaves whether the match is kept, after a last attempt."""
        self.match.retry()
        why = self._why()
        text = self.match.texts.text
        self._say(text("text.not_saved", reason=why) if why else text("text.saved"))

    def _why(self) -> str:
        trouble = self.match.trouble
        return "" if trouble is None else reason(self.match.texts, trouble)
