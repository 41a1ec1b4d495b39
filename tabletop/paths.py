"""Where things are: the assets that came with the program, and the player's own files.

What is chosen lies in the system's folder for configuration, what is played in that for data; on
Windows and macOS both are one. Whoever writes makes the folders.
"""

import contextlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import platformdirs

from tabletop.files.moving import move_over
from tabletop.files.reading import UnreadableError, read_plain
from tabletop.files.writing import obstacle, write_plain

HOME_VARIABLE = "CLOAKROOM_HOME"
NAME = "Cloakroom"
NOTE = "place.toml"  # in the folder of configuration: which folder the player chose instead
SETTINGS = "settings.toml"
NOWHERE = Path("~")  # has no beginning, so that nothing can be written there
_KEY = "folder"

_chosen: list[Path] = []  # the folder in use instead of the usual one, for this run


@cache
def root() -> Path:
    """Return the folder that holds what came with the program: the source tree or a built one."""
    built = getattr(sys, "_MEIPASS", None)
    return Path(built) if built else Path(__file__).resolve().parent.parent


def assets() -> Path:
    """Return the folder of texts, pictures and layouts."""
    return root() / "assets"


def caches() -> Path:
    """Return the folder for what can be made anew at any time; a source tree has its own."""
    if (root() / "scripts" / "play.py").exists():
        return root() / ".cache"
    wanted = os.environ.get(HOME_VARIABLE)
    return (
        Path(wanted).absolute() / "cache" if wanted else known(platformdirs.user_cache_path) / NAME
    )


def user() -> Path:
    """Return the player's own folder; CLOAKROOM_HOME moves it, and so does the player."""
    return _elsewhere() or known(platformdirs.user_data_path) / NAME


def config() -> Path:
    """Return the folder of what the player chose; whoever names a folder wants all in that one."""
    return _elsewhere() or known(platformdirs.user_config_path) / NAME


def use(folder: Path) -> bool:
    """Use another folder from now on; return whether the next start will find it too."""
    _chosen[:] = [folder]
    try:
        write_plain(_note(), {_KEY: str(folder)})
    except OSError:
        return False
    return not os.environ.get(HOME_VARIABLE)


def use_usual() -> None:
    """Forget the folder chosen for this run (for tests)."""
    _chosen.clear()


def saves() -> Path:
    """Return the folder of running and finished matches."""
    return user() / "matches"


def settings_file() -> Path:
    """Return the file of the player's choices: still beside the data where it could not move."""
    place, former = config() / SETTINGS, user() / SETTINGS
    return former if os.path.lexists(former) and not os.path.lexists(place) else place


def settle() -> None:
    """Move the choices from beside the data, where they once lay, to where they belong."""
    place, former = config() / SETTINGS, user() / SETTINGS
    if place == former:
        return
    move_over(former, place)
    new_here = not os.path.lexists(place) and not os.path.lexists(former)
    if new_here and obstacle(place.parent) is not None and obstacle(former.parent) is None:
        # A folder that takes no choices shall not keep them from being kept.
        with contextlib.suppress(OSError):
            former.touch()


def statistics_file() -> Path:
    """Return the file of results."""
    return user() / "statistics.toml"


def card_tally_file() -> Path:
    """Return the file of what cards came up and won."""
    return user() / "cards.toml"


def known(folder: Callable[[], Path]) -> Path:
    """Return a folder of the system; one without a beginning where nobody has a home."""
    try:
        return folder()
    except RuntimeError:
        return NOWHERE


def _elsewhere() -> Path | None:
    """Return the one folder that everything shall lie in, if somebody named one."""
    if _chosen:
        return _chosen[-1]
    wanted = os.environ.get(HOME_VARIABLE)
    return Path(wanted).absolute() if wanted else _noted()


def _note() -> Path:
    return known(platformdirs.user_config_path) / NAME / NOTE


def _noted() -> Path | None:
    """Return the folder that the player chose in an earlier run, if it still is one."""
    try:
        folder = read_plain(_note()).get(_KEY)
    except (OSError, UnreadableError):
        return None
    path = Path(folder) if isinstance(folder, str) else None
    return path if path is not None and path.is_absolute() and path.is_dir() else None
