"""Starts the window, the terminal game or the self-test, as the command line asks."""

import gc
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, TextIO

from rules.core.data import ComplaintError
from tabletop import paths
from tabletop.arguments import (
    ALOOF,
    Arguments,
    ArgumentsError,
    early_language,
    read_arguments,
    usage,
)
from tabletop.ending import Ending
from tabletop.player.settings import Settings
from tabletop.player.system import wishes
from tabletop.program import trouble
from tabletop.program.logbook import Logbook
from tabletop.program.version import full_name
from tabletop.words.text import Texts, complaint_text, language_of, system_language

if TYPE_CHECKING:
    from tabletop.app import App

FINE, FAILED, MISUSED = 0, 1, 2
ERROR_BOX = 0x10010  # with the sign of an error, and in front


def start(words: Sequence[str], started: float) -> int:
    """Run the program until it is done or a signal ends it; return its exit status.

    `started` is when the process began, as far as it can tell.
    """
    ending = Ending()
    try:
        with ending.listening():
            return _run(words, ending, started)
    except KeyboardInterrupt:
        return ending.status  # told in the very moment of beginning or being done


def _run(words: Sequence[str], ending: Ending, started: float) -> int:
    """Run the program and return its exit status; nothing a player sees is a traceback."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    language = early_language(words) or system_language()
    texts: Texts | None = None
    try:
        texts = Texts(language, [paths.assets() / "common"])
        return _start(words, ending, started)
    except ArgumentsError as wrong:
        return _say(str(wrong), MISUSED)
    except ComplaintError as complaint:
        return _complain(complaint, texts)
    except BrokenPipeError:
        return _hush()
    except KeyboardInterrupt:
        return _leave(ending)
    except Exception as error:
        return _confess(error, texts)


def _complain(complaint: ComplaintError, texts: Texts | None) -> int:
    from tabletop.words import lacks  # noqa: PLC0415

    what = complaint_text(texts, complaint)
    return _say(lacks.own_file(texts, complaint) if texts else what, MISUSED)


def _hush() -> int:
    if sys.stdout is not None:
        # Whoever read our words has left; what is still in the pipe goes nowhere, in silence.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FINE


def _leave(ending: Ending) -> int:
    """Say the last words here, where being kept from it is noticed, and not when all is over."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        _hush()
    return ending.status


def _confess(error: Exception, texts: Texts | None) -> int:
    from tabletop.words import lacks  # noqa: PLC0415 - most never need it

    lack = lacks.library(texts, error) if texts else ""
    if lack:
        return _say(lack, FAILED)
    report = trouble.write_report(error)
    if texts is None:
        return _say(repr(error), FAILED)
    if report is None:
        return _say(texts.text("app.crashed_silent"), FAILED)
    return _say(texts.text("app.crashed", file=str(report)), FAILED)


def _start(words: Sequence[str], ending: Ending, started: float) -> int:
    settings = Settings()
    if not any(word in ALOOF for word in words):
        paths.settle()
        settings = Settings.load(paths.settings_file())
        settings.follow(wishes())
    settings_language = early_language(words) or language_of(settings)
    texts = Texts(settings_language, [paths.assets() / "common"])
    # The games are loaded here and not above, so that even their complaints are sentences.
    from rules.registry import GAMES  # noqa: PLC0415
    from tabletop.ai.levels import all_levels  # noqa: PLC0415

    levels = list(all_levels())
    counts = {name: label.seat_counts for name, label in GAMES.labels.items()}
    arguments = read_arguments(words, texts, counts, levels)
    if arguments.help:
        return _tell(usage(texts, counts, levels))
    if arguments.version:
        return _tell(full_name())
    if not GAMES:
        return _say(texts.text("app.no_games"), FAILED)
    if arguments.selftest:
        return _test(arguments, texts)
    if arguments.text:
        return _play_text(arguments, settings)
    return _open_window(arguments, settings, texts, ending, started)


def _test(arguments: Arguments, texts: Texts) -> int:
    from tabletop.selftest.run import selftest  # noqa: PLC0415

    log = _log(arguments, texts)
    try:
        fine, line = selftest(texts, log)
    except KeyboardInterrupt:
        return FAILED  # who stops the test does not know whether all is well
    finally:
        log.close()
    return _tell(line) if fine else _say(line, FAILED)


def _play_text(arguments: Arguments, settings: Settings) -> int:
    from tabletop.terminal.mode import play  # noqa: PLC0415

    return play(arguments, settings)


def _open_window(
    arguments: Arguments, settings: Settings, texts: Texts, ending: Ending, started: float
) -> int:
    gc.disable()  # until the first frame is there: nothing of what is loaded now can be dropped
    from rules.registry import GAMES  # noqa: PLC0415
    from tabletop.opening import open_app  # noqa: PLC0415
    from tabletop.ui.desktop.opening import NoDisplay  # noqa: PLC0415

    log = _log(arguments, texts)
    try:
        app = open_app(arguments, settings, log)
    except NoDisplay as problem:
        from tabletop.words import lacks  # noqa: PLC0415

        return _say(lacks.window(texts, problem, next(iter(GAMES))), MISUSED)
    ending.stop = app.stop
    try:
        app.run(started)
    finally:
        app.close()
    if app.crash is not None:
        return _say(_crashed(app, texts), FAILED)
    return ending.status


def _crashed(app: "App", texts: Texts) -> str:
    """Return what a player is told after the window had to close."""
    file = app.crash
    told = texts.text("app.crashed", file=file) if file else texts.text("app.crashed_silent")
    if app.lost:
        return f"{told} {texts.text('app.not_kept', reason=app.lost)}"
    return f"{told} {texts.text('app.kept')}"


def _log(arguments: Arguments, texts: Texts) -> Logbook:
    try:
        return Logbook(arguments.log)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        line = texts.text("app.log_trouble", file=str(arguments.log), reason=reason)
        raise ArgumentsError(line) from None


def _tell(line: str) -> int:
    _write(sys.stdout, line)
    return FINE


def _say(line: str, status: int) -> int:
    _write(sys.stderr, line)
    if sys.stderr is None:
        _show(line)
    return status


def _write(stream: TextIO | None, line: str) -> None:
    """Write a line where there is a terminal; a program built without one has no streams."""
    if stream is not None:
        stream.write(line + "\n")


def _show(line: str) -> None:
    """Show a line in a box of Windows, where a program without a terminal would fall silent."""
    if sys.platform == "win32" and not any(word in ALOOF for word in sys.argv):
        import ctypes  # noqa: PLC0415

        ctypes.windll.user32.MessageBoxW(None, line, paths.NAME, ERROR_BOX)
