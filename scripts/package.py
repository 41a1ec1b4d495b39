"""Builds the program that needs no Python, and the files that people download, into `dist/`."""

import welcome

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from _setup import ROOT, enter

if __name__ == "__main__":
    enter("package")
sys.path.insert(0, str(ROOT / "build"))

from compile_rules import compile_rules, left_out
from parts import strangers, unknown_files, write_versions
from shipping.compare import differences, fingerprints
from shipping.downloads import downloads
from shipping.frozen import DIST, Ingredients, PackingError, app_of, build_app, executable
from shipping.icons import write_icons
from shipping.register import read_register
from shipping.release import SYSTEMS, Release, this_release
from shipping.texts import write_prepared
from wine.building import build_under_wine
from wine.machine import Wine

SCRATCH = ROOT / ".cache" / "package"
WINE, ROOTS = "tests/built/wine", "tests/built/roots"  # what is tried in other systems


def say(line: str, start: float | None = None) -> None:
    """Print one line at once, with the seconds that a step took."""
    took = "" if start is None else f" ({time.monotonic() - start:.0f} s)"
    print(line + took, flush=True)


def megabytes(path: Path) -> str:
    """Return the size of a file or a folder for people."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return f"{sum(file.lstat().st_size for file in files) / 1_000_000:.1f} MB"


def gather(*, pure: bool) -> Ingredients:
    """Make what PyInstaller needs: icons, the list of parts and, if wanted, compiled rules."""
    icons, parts = SCRATCH / "icons", SCRATCH / "parts"
    for folder in (icons, parts):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    write_icons(icons)
    start = time.monotonic()
    compiled = None if pure else compile_rules(ROOT, SCRATCH / "compiled")
    say(f"rules    {'compiled' if compiled else 'interpreted'}", start)
    write_versions(parts, compiled=compiled is not None)
    write_prepared(parts)
    return Ingredients(icons, parts, compiled)


def build(release: Release, *, pure: bool) -> Path:
    """Build the one-folder program and make sure that we know whose every file in it is."""
    found = strangers(read_register())
    if found:
        raise PackingError(f"the list of parts is not complete: {'; '.join(found)}")
    made = gather(pure=pure)
    start = time.monotonic()
    app = build_app(release, made, SCRATCH, DIST)
    lost = left_out(made.compiled, app) if made.compiled else []
    if lost:
        raise PackingError(f"these were compiled but did not arrive: {', '.join(lost)}")
    unknown = unknown_files(app)
    if unknown:
        raise PackingError(f"under which licence do these come? {', '.join(unknown)}")
    say(f"program  {app.relative_to(ROOT)}, {megabytes(app)}", start)
    return app


def pack(app: Path, release: Release) -> None:
    """Pack the built program into every form that people of this system download."""
    start = time.monotonic()
    for made in downloads(app, DIST, release):
        say(f"download {made.relative_to(ROOT)}, {megabytes(made)}", start)
        start = time.monotonic()


def selftest(release: Release) -> int:
    """Let the built program test itself; return its exit status."""
    # A program without a console has nobody to talk to on Windows: its log has the line too.
    with tempfile.TemporaryDirectory(prefix="cloakroom-selftest-") as folder:
        log = Path(folder) / "log.jsonl"
        command = [str(executable(app_of(release, DIST), release.system)), "--selftest"]
        status = subprocess.run([*command, "--log", str(log)], check=False).returncode
        if release.system == "windows" and log.exists():
            say(log.read_text(encoding="utf-8").strip())
    return status


def try_out(place: str = "") -> int:
    """Use what was built as a stranger would: other user, other folder, mouse, installation."""
    command = [sys.executable, str(ROOT / "scripts" / "test.py"), "--need-window", "-m", "built"]
    here = ["tests/built", *[f"--ignore={elsewhere}" for elsewhere in (WINE, ROOTS)]]
    chosen = ["-v", place] if place else here
    return subprocess.run([*command, "-n0", *chosen], cwd=ROOT, check=False).returncode


def under_wine(release: Release, *, built: bool) -> int:
    """Build the program for Windows here, unless it is built already, and use it under Wine."""
    wine = Wine()
    wine.prepare()
    if not built:
        start = time.monotonic()
        made = build_under_wine(wine, replace(release, system="windows"), say)
        say(f"download {made.relative_to(ROOT)}, {megabytes(made)}", start)
    return try_out(WINE)


def again(app: Path, *, pure: bool) -> int:
    """Build the last commit anew in another folder and compare with the program at hand."""
    with tempfile.TemporaryDirectory(prefix="cloakroom-again-") as folder:
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        command = [sys.executable, str(clone / "scripts" / "package.py"), "--folder"]
        kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        subprocess.run([*command, *["--pure"] * pure], env=kept, check=True)
        other = clone / "dist" / app.name
        found = differences(fingerprints(app), fingerprints(other))
    for line in found:
        say(line)
    say(f"built twice: {len(found)} differences")
    return 1 if found else 0


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pure", action="store_true", help="leave the rules interpreted")
    parser.add_argument("--folder", action="store_true", help="only the program, no downloads")
    parser.add_argument("--twice", action="store_true", help="build again elsewhere and compare")
    parser.add_argument("--selftest", action="store_true", help="self-test of the last build")
    parser.add_argument("--try", action="store_true", dest="try_out", help="use the last build")
    parser.add_argument("--roots", action="store_true", help="use the .deb on fresh systems")
    parser.add_argument(
        "--system", choices=SYSTEMS.values(), help="what to build for, if not for this system"
    )
    parser.add_argument("--wine", action="store_true", help="Windows under Wine: build and use it")
    parser.add_argument("--version", action="store_true", help="print the version and leave")
    asked = parser.parse_args()
    if asked.system and asked.system != this_release().system and not asked.wine:
        parser.error(f"a program for {asked.system} is built there, or --wine builds for windows")
    if asked.wine and asked.system != "windows":
        parser.error("--wine goes with --system windows")
    return asked


def main() -> int:
    """Do what the command line asks; without words build everything for this system."""
    asked = arguments()
    release = this_release()
    if asked.version:
        # A shell on Windows would take the carriage return of an ordinary line for a part of it.
        sys.stdout.buffer.write(f"{release.version}\n".encode())
        return 0
    if asked.selftest:
        return selftest(release)
    if asked.roots or (asked.try_out and not asked.wine):
        return try_out(ROOTS if asked.roots else "")
    try:
        if asked.wine:
            return under_wine(release, built=asked.try_out)
        app = build(release, pure=asked.pure)
        if not asked.folder:
            pack(app, release)
        return again(app, pure=asked.pure) if asked.twice else 0
    except (PackingError, OSError, subprocess.CalledProcessError) as problem:
        print(f"Could not package: {problem}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
