"""What a system must be able to do for a test, and how tests do without where it is not."""

import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

import pytest


@cache
def can_link() -> bool:
    """Tell whether this user may make links that are followed; Windows wants a right for it."""
    with tempfile.TemporaryDirectory() as folder:
        link = Path(folder) / "link"
        try:
            link.symlink_to(folder, target_is_directory=True)
        except OSError:
            return False
        return link.resolve() == Path(folder).resolve()


def link(place: Path, source: Path) -> None:
    """Let something be found at another place too: by a link, else as a copy."""
    if can_link():
        place.symlink_to(source, target_is_directory=source.is_dir())
    elif source.is_dir():
        shutil.copytree(source, place)
    else:
        shutil.copyfile(source, place)


needs_links = pytest.mark.skipif(not can_link(), reason="this user may not make links here")
# Signals that stop a process, modes of files, scripts for a shell.
needs_unix = pytest.mark.skipif(os.name != "posix", reason="this is a matter of Unix")
