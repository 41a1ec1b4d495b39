"""Who publishes the program, and where: what packages must tell beside what is in them."""

from __future__ import annotations

import os
from urllib.parse import urlsplit

from shipping.release import COMMAND

ID = f"app.{COMMAND}.{COMMAND}"  # how Linux tells this program from all others
PUBLISHERS = "The Cloakroom authors"
# Reserved for examples, so that a build made at somebody's desk never leads to a stranger.
NOWHERE = f"{COMMAND}.example.org"


def homepage() -> str:
    """Return the page of the repository that releases this build."""
    repository = os.environ.get("GITHUB_REPOSITORY")
    return f"{_server()}/{repository}" if repository else f"https://{NOWHERE}/"


def maintainer() -> str:
    """Return name and address of whoever answers for a package, in the form of Debian."""
    name, address = os.environ.get("DEBFULLNAME"), os.environ.get("DEBEMAIL")
    owner = os.environ.get("GITHUB_REPOSITORY_OWNER")
    if not address and owner:
        address = f"{owner}@users.noreply.{urlsplit(_server()).hostname}"
    return f"{name or PUBLISHERS} <{address or f'maintainers@{NOWHERE}'}>"


def _server() -> str:
    return os.environ.get("GITHUB_SERVER_URL", "https://github.com")
