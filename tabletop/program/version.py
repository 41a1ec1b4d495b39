"""The version of the program. It is written down once, in pyproject.toml, which goes along."""

import tomllib
from functools import cache

from tabletop import paths


@cache
def version() -> str:
    """Return the version of the program, as "1.2.3"."""
    text = (paths.root() / "pyproject.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text)["project"]["version"])


def full_name() -> str:
    """Return what the program calls itself, as "Cloakroom 1.2.3"."""
    return f"{paths.NAME} {version()}"


def version_if_known() -> str:
    """Return the version, or nothing for a copy without it: no save or report fails for that."""
    try:
        return version()
    except (OSError, ValueError, KeyError):
        return ""
