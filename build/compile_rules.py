"""Compiles the rules and the opponents with mypyc: the same games, several times faster.

`scripts/package.py` calls `compile_rules`. From the command line it only compiles, or with
`--check` lets the tests that compare with recorded matches judge what was compiled, or with
`--matches` plays so many matches of every game both ways and compares all their tables.
"""

import sys

if __name__ == "__main__":
    sys.path.insert(0, f"{sys.path[0]}/../scripts")

import welcome

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from importlib import metadata
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

from _setup import enter

if __name__ == "__main__":
    enter("package", "test")

from welcome.complaints import last_line

from extensions import GROUP, RESULT, TOOL_MISSING
from shipping.frozen import PackingError

COMPILED = ("rules", "tabletop/ai")
PACKAGES = ("rules", "tabletop")
HIDDEN = "hidden.txt"  # tells PyInstaller what it cannot see inside extension modules
STAMP = "made-from.txt"
# A compiled class has no interpreted children, so the tests' own games are compiled with the rest.
TEST_GAMES = ("tests/fixture_*/__init__.py", "tests/ai/minds.py")
CHECKED = ("tests/golden", "tests/laws", "tests/core", "tests/games", "tests/ai")
FOR_CHECKING = ("assets", "build", "scripts", "tests")
LEFTOVERS = shutil.ignore_patterns("__pycache__")


def sources(root: Path, also: Sequence[str] = ()) -> list[str]:
    """List the modules to compile, relative to the root; packages themselves stay as they are."""
    files = [file for folder in COMPILED for file in (root / folder).rglob("*.py")]
    files = [file for file in files if file.name != "__init__.py"]
    files += [file for pattern in also for file in root.glob(pattern)]
    return sorted(file.relative_to(root).as_posix() for file in files)


def module_of(source: str) -> str:
    """Return the name under which a source file is imported."""
    return source.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(root: Path, source: str) -> set[str]:
    """Return the modules that a source file imports."""
    found = set()
    for node in ast.walk(ast.parse((root / source).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name for name in inner if (root / f"{name.replace('.', '/')}.py").exists()}
    return found


def hidden_imports(root: Path, compiled: list[str]) -> list[str]:
    """List what compiled modules are and import, none of which can be read from their files."""
    found = {f"{GROUP}__mypyc", *map(module_of, compiled)}
    return sorted(found.union(*(imported(root, source) for source in compiled)))


def fingerprint(root: Path, compiled: list[str]) -> str:
    """Return a digest of everything that decides how the extension modules turn out."""
    digest = hashlib.sha256(f"{sys.version} {sys.platform} {sorted(compiled)}".encode())
    digest.update(" ".join(map(version_of, ("mypy", "setuptools"))).encode())
    inputs = [file for folder in COMPILED for file in (root / folder).rglob("*.py")]
    inputs += [root / source for source in compiled]
    inputs += [root / "pyproject.toml", Path(__file__).with_name("extensions.py")]
    for file in sorted(set(inputs)):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def version_of(package: str) -> str:
    """Return the version of an installed package, or nothing."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return ""


def compile_rules(root: Path, target: Path, also: Sequence[str] = ()) -> Path | None:
    """Fill a folder with the program, its rules and opponents as extension modules; return it.

    Without anything to compile with it says so in one line and returns None: the program runs as
    well interpreted. What was compiled from the same sources before is used again.
    """
    compiled = sources(root, also)
    work = target.with_name(f"{target.name}-work")
    mark = fingerprint(root, compiled)
    stamp = work / STAMP
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != mark:
        missing = make_extensions(root, work, compiled)
        if missing:
            print(f"The rules stay interpreted, which is slower: {missing}.", flush=True)
            return None
        stamp.write_text(mark, encoding="utf-8")
    shutil.rmtree(target, ignore_errors=True)
    for package in PACKAGES:
        shutil.copytree(root / package, target / package, ignore=LEFTOVERS)
    lay_over(work / RESULT, target, compiled)
    hidden = "\n".join(hidden_imports(root, compiled))
    (target / HIDDEN).write_text(f"{hidden}\n", encoding="utf-8")
    return target


def lay_over(extensions: Path, target: Path, compiled: list[str]) -> None:
    """Replace the source files in a folder by the extension modules made from them."""
    shutil.copytree(extensions, target, dirs_exist_ok=True)
    for source in compiled:
        (target / source).unlink(missing_ok=True)


def make_extensions(root: Path, work: Path, compiled: list[str]) -> str:
    """Compile copies of the sources in a folder of their own; return what is missing for it."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    for folder in sorted({Path(source).parts[0] for source in [*PACKAGES, *compiled]}):
        shutil.copytree(root / folder, work / folder, ignore=LEFTOVERS)
    shutil.copy(root / "pyproject.toml", work)
    print(f"Compiling {len(compiled)} modules, which takes some minutes ...", flush=True)
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("extensions.py")), *compiled],
        cwd=work,
        env=plain_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode == TOOL_MISSING:
        return last_line(done.stdout)
    log = work / "log.txt"
    log.write_text(done.stdout, encoding="utf-8")
    if done.returncode != 0:
        reason = complaint(done.stdout)
        raise PackingError(f"the rules could not be compiled: {reason} (details: {log})")
    return ""


def complaint(output: str) -> str:
    """Return the first line in which mypyc or the C compiler says what is wrong."""
    faults = [line for line in output.splitlines() if "error" in line.lower()]
    return faults[0].strip() if faults else last_line(output)


def plain_environment() -> dict[str, str]:
    """Return the environment for a build that turns out the same wherever it is made."""
    left_out = {"PYTHONPATH", "CFLAGS", "LDFLAGS"}
    kept = {key: value for key, value in os.environ.items() if key not in left_out}
    fixed = {"PYTHONHASHSEED": "0"}
    if sys.platform == "linux":
        # Python remembers how it was linked itself, folders of that machine included.
        compiler = kept.get("CC") or str(sysconfig.get_config_var("CC")).split()[0]
        fixed["LDSHARED"] = f"{compiler} -shared"
    return kept | fixed


def left_out(compiled: Path, app: Path) -> list[str]:
    """List the extension modules that did not reach a built program: it would run without them."""
    found = [file for file in compiled.rglob("*") if file.name.endswith(tuple(EXTENSION_SUFFIXES))]
    wanted = sorted(file.relative_to(compiled).as_posix() for file in found)
    shipped = [file.as_posix() for file in app.rglob("*")]
    return [name for name in wanted if not any(file.endswith(f"/{name}") for file in shipped)]


def check(root: Path, scratch: Path) -> int:
    """Run the tests that tell the same story compiled or not on a compiled copy of the tree."""
    copy = compiled_copy(root, scratch)
    if copy is None:
        return 1
    command = [sys.executable, "-m", "pytest", "-q", *CHECKED]
    return subprocess.run(command, cwd=copy, env=plain_environment(), check=False).returncode


def compiled_copy(root: Path, scratch: Path) -> Path | None:
    """Return a copy of the tree, tests and all, with compiled rules."""
    copy = compile_rules(root, scratch / "check", TEST_GAMES)
    if copy is None:
        return None
    for folder in FOR_CHECKING:
        shutil.copytree(root / folder, copy / folder, ignore=LEFTOVERS, dirs_exist_ok=True)
    lay_over(scratch / "check-work" / RESULT, copy, sources(root, TEST_GAMES))
    shutil.copy(root / "pyproject.toml", copy)
    (copy / ".venv").symlink_to(Path(sys.prefix), target_is_directory=True)
    return copy


def compare(root: Path, scratch: Path, matches: int) -> int:
    """Play the same matches of every game interpreted and compiled; tell where tables differ."""
    copy = compiled_copy(root, scratch)
    if copy is None:
        return 1
    slow, fast = (digests(tree, matches) for tree in (root, copy))
    different = [one for one, other in zip(slow, fast, strict=True) if one != other]
    for line in different:
        print(f"differs when compiled: {line}")
    print(f"{len(slow) - len(different)} of {len(slow)} matches are the same compiled")
    return 1 if different or not slow else 0


def digests(tree: Path, matches: int) -> list[str]:
    """Return a line with a digest for every match played with the rules of a tree."""
    done = subprocess.run(
        [sys.executable, "-m", "measuring.digests", "--matches", str(matches)],
        cwd=tree / "scripts",
        env=plain_environment() | {"PYTHONPATH": str(tree)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def main() -> int:
    """Compile, and check if asked to; what goes wrong is one plain line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="let tests judge the compiled rules")
    parser.add_argument("--matches", type=int, metavar="N", help="compare N matches of each game")
    asked = parser.parse_args()
    scratch = ROOT / ".cache" / "compiled"
    try:
        if asked.check:
            return check(ROOT, scratch)
        if asked.matches:
            return compare(ROOT, scratch, asked.matches)
        folder = compile_rules(ROOT, scratch / "program")
    except (PackingError, OSError, subprocess.CalledProcessError) as problem:
        print(f"Could not compile: {problem}", file=sys.stderr)
        return 1
    print(f"compiled into {folder.relative_to(ROOT)}" if folder else "nothing was compiled")
    return 0 if folder else 1


if __name__ == "__main__":
    sys.exit(main())
