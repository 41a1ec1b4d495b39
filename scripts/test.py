"""Runs every test; on a Debian-like system it first fetches what the window test needs."""

import welcome
from welcome.debian import obstacle

import argparse
import os
import subprocess
import sys
from tempfile import TemporaryDirectory

from _screen import TOOLS
from _setup import EVERYTHING, ROOT, enter


def run(*command: str) -> int:
    """Run a command; whatever it compiles lies elsewhere, for the many programs that tests start.

    Where nothing may be written beside the source, each of them would compile all of it anew.
    """
    with TemporaryDirectory(prefix="cloakroom-compiled-") as compiled:
        environment = dict(os.environ, PYTHONPYCACHEPREFIX=compiled)
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def main() -> int:
    """Run pytest over the whole project and say plainly when the window test was left out."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog="Everything else on the command line goes to pytest."
    )
    parser.add_argument(
        "--need-window",
        action="store_true",
        help="fail instead of skipping when the window test cannot run",
    )
    parser.add_argument(
        "--peers", action="store_true", help="fetch PettingZoo and OpenSpiel, run only their tests"
    )
    options, passed_on = parser.parse_known_args()
    if options.peers:
        passed_on.append("tests/peers")
    reason = obstacle(TOOLS, "the window test")
    os.environ["CLOAKROOM_NO_WINDOW"] = reason
    if options.need_window:
        os.environ["CLOAKROOM_NEED_WINDOW"] = "1"
    pytest = [sys.executable, "-m", "pytest", "-n", "auto", "--maxprocesses", "8", *passed_on]
    status = run(*pytest)
    if reason:
        print(f"The window test was skipped: {reason}.")
        if os.environ.get("CLOAKROOM_NEED_WINDOW"):
            return status or 1
    return status


if __name__ == "__main__":
    enter(*EVERYTHING, *["peers"] * ("--peers" in sys.argv))
    sys.exit(main())
