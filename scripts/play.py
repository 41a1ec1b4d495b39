"""Starts Cloakroom; every argument goes to the program."""

import welcome
from welcome.shortcut import run_at_once

import sys
from pathlib import Path

if __name__ == "__main__":
    run_at_once(Path(__file__).resolve().parent.parent, "tabletop", sys.argv[1:])
    from _setup import run_module  # where something may be missing, or on Windows

    run_module("tabletop", sys.argv[1:])
