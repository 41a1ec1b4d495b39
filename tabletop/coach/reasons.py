"""Why a move is advised, in the game's own words: what it shows before and what it changes."""

from typing import Final

from rules.core.engine import apply
from rules.core.game import Game, Readout
from rules.core.hidden import imagine, redact
from rules.core.moves import Move
from rules.core.refs import is_place
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.coach.advisor import seed_of
from tabletop.words.speech import Speaker, capital

WORLDS: Final = 3  # imagined tables on which a change must be the same to be told

Known = tuple[int, str, tuple[tuple[str, int], ...]]


def reason_of(speaker: Speaker, view: Table, m: Move) -> str:
    """Return what speaks for a move in the game's words, or nothing where it says nothing of it.

    First its preview, then what would be known of what it is about, or is known of it already,
    then what its verb does, then what would be known of a place of one's own.
    """
    preview = speaker.game.preview(view, m)
    if preview is not None:
        return speaker.readout(preview)
    found = changed_readouts(speaker.game, view, m)
    near = [one for one in found if one.ref and one.ref in {m.what, m.onto}]
    near += [one for one in speaker.game.readouts(view) if one.ref and one.ref == m.what]
    own = [one for one in found if _is_own(speaker, one.ref)]
    return _told(speaker, near, m.what) or speaker.help(m) or _told(speaker, own, m.what)


def _told(speaker: Speaker, readouts: list[Readout], named: int) -> str:
    """Return what would be known of a thing, with its name unless the move has just named it."""
    for readout in readouts:
        words = speaker.readout(readout)
        if words and readout.ref == named:
            return capital(words)
        if words:
            thing = capital(speaker.name(readout.ref))
            return speaker.texts.text("coach.known", thing=thing, words=words)
    return ""


def _is_own(speaker: Speaker, ref: int) -> bool:
    return is_place(ref) and speaker.setup.place(ref).owner == speaker.viewer


def changed_readouts(game: Game, view: Table, m: Move) -> list[Readout]:
    """Return what a good player would newly know after a move, whatever is hidden now."""
    rng = Rng.seeded(seed_of(view))
    before = {_known(one) for one in game.readouts(view)}
    found: list[Readout] | None = None
    for _ in range(WORLDS):
        t = imagine(game, view, rng)
        apply(game, t, m)
        after = game.readouts(redact(t, view.viewer))
        there = {_known(one) for one in after}
        kept = after if found is None else found
        found = [one for one in kept if _known(one) in there - before]
    return found or []


def _known(readout: Readout) -> Known:
    return readout.ref, readout.key, tuple(sorted(readout.numbers.items()))
