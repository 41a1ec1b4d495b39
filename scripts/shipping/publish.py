"""What a release needs beside its builds: a tag that fits, checksums, notes, and its publication.

    python scripts/shipping/publish.py tag             the tag of this workflow names the version
    python scripts/shipping/publish.py files FOLDER    what was built becomes a release

Needs nothing but the standard library, and `gh` to publish.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
TAG, KIND = "GITHUB_REF_NAME", "GITHUB_REF_TYPE"  # what GitHub tells every step
SUMS = "SHA256SUMS"
GUIDE = Path("FIRST_START.md")
FIRST = (
    "What Windows, macOS and Linux ask at the first start, and what to answer, is told in"
    " FIRST_START.txt below. (Was sie beim ersten Start fragen, steht dort auch auf Deutsch.)\n\n"
)


class PublishError(Exception):
    """Says in one line why nothing can be published."""


def version(root: Path = ROOT) -> str:
    """Return the version that pyproject.toml tells."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def fitting_tag(root: Path = ROOT) -> str:
    """Return the tag that this workflow runs for, which must name the version; or nothing."""
    if os.environ.get(KIND) != "tag":
        return ""
    # Whatever wrote the variable may have ended its line in the way of its system.
    tag, wanted = os.environ.get(TAG, "").strip(), f"v{version(root)}"
    if tag != wanted:
        raise PublishError(f"the tag is {tag!r}, but pyproject.toml tells of {wanted!r}")
    return tag


def notes(text: str, wanted: str) -> str:
    """Return what the change log says of a version."""
    entries = re.split(r"^## (.+)$", text, flags=re.MULTILINE)
    said = {
        name.strip(): told.strip() for name, told in zip(entries[1::2], entries[2::2], strict=True)
    }
    if not said.get(wanted):
        raise PublishError(f"CHANGELOG.md says nothing of {wanted}")
    return said[wanted]


def checksums(files: list[Path]) -> str:
    """Return the digests of files in the form that `sha256sum --check` reads."""
    digests = [(hashlib.sha256(file.read_bytes()).hexdigest(), file.name) for file in files]
    return "".join(f"{digest}  {name}\n" for digest, name in digests)


def plain(text: str) -> str:
    """Return a document as it is read without pictures: drawings and links become their words."""
    words = re.sub(r"^!\[.*\]\(.*\)\n\n", "", text, flags=re.MULTILINE)
    words = re.sub(r"^\[[^]]*\]\(#[^)]*\)\n\n", "", words, flags=re.MULTILINE)
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", words)


def prepare(folder: Path, root: Path = ROOT) -> list[Path]:
    """Lay the guide, the checksums and the notes beside what was built; return what is attached."""
    built = sorted(file for file in folder.iterdir() if file.is_file())
    if not built:
        raise PublishError(f"nothing was built: {folder} is empty")
    guide = folder / GUIDE.with_suffix(".txt")
    told = plain((root / GUIDE).read_text(encoding="utf-8"))
    # Notepad and its like want to be told how letters are written, and know both ends of lines.
    guide.write_bytes(told.replace("\n", "\r\n").encode("utf-8-sig"))
    attached = sorted({*built, guide}, key=lambda file: file.name)
    (folder / SUMS).write_bytes(checksums(attached).encode())
    return [*attached, folder / SUMS]


def publish(folder: Path, root: Path = ROOT) -> None:
    """Make a release of the tag with everything in a folder."""
    tag = fitting_tag(root)
    if not tag:
        raise PublishError("this is no tag, so there is nothing to publish")
    told = FIRST + notes((root / "CHANGELOG.md").read_text(encoding="utf-8"), version(root))
    attached = prepare(folder, root)
    command = [
        "gh",
        "release",
        "create",
        tag,
        "--verify-tag",
        "--title",
        f"Cloakroom {version(root)}",
    ]
    # The notes go by the pipe, so that they are no file among those that are attached.
    done = subprocess.run(
        [*command, "--notes-file", "-", *map(str, attached)],
        input=told,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        raise PublishError(f"gh ended with status {done.returncode}")


def main() -> int:
    """Do what the command line asks; what goes wrong is one plain line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked = parser.add_subparsers(dest="what", required=True)
    asked.add_parser("tag", help="the tag of this workflow names the version")
    files = asked.add_parser("files", help="publish what was built")
    files.add_argument("folder", type=Path)
    given = parser.parse_args()
    try:
        if given.what == "tag":
            print(fitting_tag() or f"no tag: this would be {version()}")
        else:
            publish(given.folder)
    except (PublishError, OSError) as problem:
        print(f"Cannot publish: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
