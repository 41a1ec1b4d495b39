"""Cloakroom as a command: says its version, or starts.

A process that thinks begins here as well, so nothing is loaded that it does not need.
"""

import time

STARTED = time.perf_counter()

import signal  # noqa: E402 - the clock starts before anything is loaded

if __name__ == "__main__" and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    # Until there is somebody to hear it, Ctrl-C ends the program without a word.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import sys  # noqa: E402
from collections.abc import Sequence  # noqa: E402

FINE = 0


def main(words: Sequence[str]) -> int:
    """Do what the command line asks; return the exit status."""
    if list(words) == ["--version"]:
        from tabletop.program.version import full_name  # noqa: PLC0415 - all that this needs

        if sys.stdout is not None:  # a program built without a terminal has no streams
            sys.stdout.write(f"{full_name()}\n")
        return FINE
    from tabletop.starting import start  # noqa: PLC0415 - and nothing before it

    return start(words, STARTED)


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # A process that thinks is this very program started anew, where there is no other Python.
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main(sys.argv[1:]))
