"""Runs pytest with bounds that no mutant can leave: seconds of the processor, and memory."""

from __future__ import annotations

import sys

import pytest

MEMORY = 4 << 30  # a loop that never ends often fills a list


def confine(seconds: int) -> None:
    """Bound this process and those it starts; systems without such bounds have only the clock."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    confine(int(sys.argv[1]))
    sys.exit(pytest.main(sys.argv[2:]))
