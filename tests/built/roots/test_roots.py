"""The .deb on the smallest Debians and Ubuntu: installed, played, removed without leftovers."""

from welcome.debian import obstacle

import os
import shutil
from pathlib import Path

import pytest

from _screen import Screen
from shipping.release import COMMAND, this_release
from shipping.roots import SUITES, TOOLS, Root, fresh
from tabletop.program.version import version
from tests.built.playing import played
from tests.built.strangers import LOGGED_IN, download, everything
from tests.window.program import Start

pytestmark = pytest.mark.built

STRANGER = "nobody:nogroup"


@pytest.fixture(params=SUITES)
def root(request: pytest.FixtureRequest, tmp_path: Path) -> Root:
    if os.geteuid() != 0:
        pytest.fail("only root can make a system in a folder: run this as root")
    if why := obstacle(TOOLS, "fresh systems"):
        pytest.fail(why)
    shared = tmp_path / "shared"
    (shared / "home").mkdir(parents=True)
    for folder in (shared, shared / "home"):
        folder.chmod(0o777)
    return fresh(str(request.param), tmp_path / "root", shared)


def done(root: Root, *command: str, user: str = "root") -> str:
    """Run a command inside that must end well; return what it says."""
    ended = root.run(*command, user=user)
    assert ended.returncode == 0, f"{' '.join(command)}: {ended.stdout}"
    return ended.stdout


def test_a_fresh_system_installs_it_plays_it_and_is_as_before_without_it(
    screen: Screen, root: Root
) -> None:
    deb = download(f"{COMMAND}_{this_release().version}*.deb")
    shutil.copyfile(deb, root.shared / deb.name)
    done(root, "apt-get", "update")
    before = everything(root.folder)
    install = ("apt-get", "install", "--yes", "--no-install-recommends")
    done(root, *install, str(root.shared / deb.name))
    assert str(root.folder / "usr" / "games" / COMMAND) in everything(root.folder) - before
    home = root.shared / "home"
    as_stranger = ("env", f"PATH={LOGGED_IN}", f"HOME={home}", COMMAND)
    told = done(root, *as_stranger, "--selftest", "--lang", "en", user=STRANGER)
    print(told.strip())
    assert version() in told.splitlines()[-1]
    words = {"CLOAKROOM_HOME": "", "HOME": str(home)}
    command = (*root.entering(STRANGER), "env", f"PATH={LOGGED_IN}", COMMAND)
    played(screen, root.shared, Start(command, Path("/"), None, words))
    done(root, "apt-get", "purge", "--yes", "--autoremove", COMMAND)
    assert sorted(everything(root.folder) - before) == []
    assert [path.suffix for path in home.rglob("matches/*")] == [".toml"]
    assert (home / ".config" / "Cloakroom" / "settings.toml").is_file()
