"""Checks format, lint, types, import layers and tests: the one command before a commit."""

import welcome

import argparse
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from _setup import EVERYTHING, ROOT, enter

PYTHON = sys.executable
FORMAT = [PYTHON, "-m", "ruff", "format"]
LINT = [PYTHON, "-m", "ruff", "check"]
TYPES = [PYTHON, "-m", "mypy"]
LAYERS = [
    PYTHON,
    "-c",
    "import sys; sys.path.append('scripts')\n"
    "from importlinter.cli import lint_imports_command; lint_imports_command()",
    "--no-logo",
    "--cache-dir",
    ".cache/imports",
]


def run(name: str, command: list[str]) -> bool:
    """Run one step and print its line, with its output when it failed."""
    start = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    good = done.returncode == 0
    line = f"{name:<8} {'ok' if good else 'failed'} ({time.monotonic() - start:.1f} s)\n"
    output = "" if good else (done.stdout + done.stderr).rstrip() + "\n"
    # One write a step: the steps run side by side.
    sys.stdout.write(line + output)
    sys.stdout.flush()
    return good


def main() -> int:
    """Run the steps asked for; return 1 when any of them failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fast", "--no-tests", action="store_true", help="leave the tests out")
    parser.add_argument("--fix", action="store_true", help="format and mend what can be mended")
    options = parser.parse_args()
    if options.fix:
        subprocess.run([*LINT, "--fix-only", "--quiet"], cwd=ROOT, check=False)
        subprocess.run([*FORMAT, "--quiet"], cwd=ROOT, check=False)
    steps = [
        ("format", [*FORMAT, "--check"]),
        ("lint", LINT),
        ("types", TYPES),
        ("layers", LAYERS),
    ]
    with ThreadPoolExecutor() as pool:
        good = all(list(pool.map(lambda step: run(*step), steps)))
    if not options.fast:
        tests = [PYTHON, str(ROOT / "scripts" / "test.py")]
        good = subprocess.run(tests, cwd=ROOT, check=False).returncode == 0 and good
    return 0 if good else 1


if __name__ == "__main__":
    enter(*EVERYTHING)
    sys.exit(main())
