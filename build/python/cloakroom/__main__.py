"""Starts Cloakroom where it was installed as a package."""

import runpy
import sys
from pathlib import Path


def main() -> None:
    """Run the program that lies in this folder, as `python -m tabletop` would in its source."""
    # First, since other packages called `rules` may be installed as well.
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    runpy.run_module("tabletop", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
