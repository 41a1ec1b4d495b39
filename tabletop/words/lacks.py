"""What is missing to start, in words for people: a screen, a library, a file that is whole."""

from rules.core.data import ComplaintError
from tabletop.program import libraries, place
from tabletop.words.text import Texts, complaint_text


def window(texts: Texts, error: BaseException, game: str) -> str:
    """Return why there is no window, and what can be done without one."""
    named = library(texts, error)
    missing = [] if named else libraries.missing_for_screen()
    if named or missing:
        return named or _told(texts, missing)
    return texts.text("app.no_display", command=place.command(), game=game)


def library(texts: Texts, error: BaseException) -> str:
    """Return which library something failed for the want of, and who has it; or nothing."""
    if libraries.lost_on_windows(error):
        return texts.text("app.library_windows")
    name = libraries.lost(error)
    return _told(texts, [name]) if name else ""


def sound(texts: Texts) -> str:
    """Return why nothing can be heard: no library would bring sound, or there is no device."""
    missing = libraries.missing_for_sound()
    return _told(texts, missing[:1]) if missing else texts.text("app.no_sound")


def own_file(texts: Texts, complaint: ComplaintError) -> str:
    """Return that a file which came with the program is damaged, and what mends it."""
    told = texts.text("app.complaint", what=complaint_text(texts, complaint))
    # Who changes files of the project knows better than to fetch it anew.
    return told if place.from_source() else f"{told} {texts.text('app.install_again')}"


def _told(texts: Texts, missing: list[str]) -> str:
    names = ", ".join(missing)
    command = libraries.remedy(missing, libraries.distribution())
    if command:
        return texts.text("app.library", library=names, command=command)
    holders = "; ".join(filter(None, map(libraries.holders, missing)))
    if holders:
        return texts.text("app.library_elsewhere", library=names, packages=holders)
    return texts.text("app.library_unknown", library=names)
