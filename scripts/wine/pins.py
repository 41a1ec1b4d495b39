"""Pins what the build for Windows fetches, after pyproject.toml has asked for something else.

PYTHONPATH=.:scripts .venv/bin/python -m wine.pins
"""

from __future__ import annotations

import hashlib
import re
import sys
import tempfile
import tomllib
from pathlib import Path

from packaging.utils import canonicalize_name, parse_wheel_filename

from _setup import ROOT
from shipping.frozen import PackingError
from wine.machine import FOR_WINDOWS, WHEELS, download

HEAD = """\
# What builds Cloakroom for Windows under Wine: one wheel for each package, checked by pip.
# Written by scripts/wine/pins.py; a test holds it against pyproject.toml.
"""
# What these need on Windows only, and a pip on another system does not see.
ONLY_THERE = ("colorama", "pefile", "pywin32-ctypes")
PIN = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)


def asked(root: Path = ROOT) -> list[str]:
    """Return what pyproject.toml asks for to run and to build the program."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["package"]]


def pinned(text: str) -> dict[str, str]:
    """Return the versions that pins name, by package."""
    return {canonicalize_name(name): version for name, version in PIN.findall(text)}


def pins(wheels: Path) -> str:
    """Return the pins of all wheels in a folder."""
    lines = []
    for wheel in wheels.glob("*.whl"):
        name, version, _, _ = parse_wheel_filename(wheel.name)
        digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
        lines.append(f"{name}=={version} \\\n    --hash=sha256:{digest}\n")
    return HEAD + "".join(sorted(lines))


def main() -> int:
    """Download what is asked for, and write down what came."""
    with tempfile.TemporaryDirectory(prefix="cloakroom-pins-") as folder:
        wanted = Path(folder) / "asked.txt"
        wanted.write_text("\n".join([*asked(), *ONLY_THERE]), encoding="utf-8")
        try:
            download(Path(folder), wanted, *FOR_WINDOWS)
        except PackingError as problem:
            sys.exit(f"Could not pin: {problem}")
        WHEELS.write_text(pins(Path(folder)), encoding="utf-8", newline="\n")
    print(f"wrote {WHEELS.relative_to(ROOT).as_posix()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
