"""Finds in a tool's words why set-up failed, and says it in one line with what helps."""

from __future__ import annotations

import platform
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CERTIFICATE_SIGNS = ("CERTIFICATE_VERIFY_FAILED", "problem confirming the ssl certificate")
WITHOUT_SSL = ("ssl module in Python is not available", "SSL module is not available")
NETWORK_SIGNS = (
    "NewConnectionError",
    "Failed to establish a new connection",
    "NameResolutionError",
    "Temporary failure in name resolution",
    "ConnectTimeoutError",
    "Read timed out",
    "ProxyError",
)
NOT_OFFERED = re.compile(r"No matching distribution found for (\S+)")
NOT_BUILT = re.compile(
    r"(?:Failed building wheel for|Failed to build(?: installable wheels for)?) (\S+)"
)
CERTIFICATE = (
    "Could not fetch the packages Cloakroom needs: the certificate of the package server was not"
    " accepted. Check the date of this computer; where a proxy or a virus scanner reads along, name"
    " the file with its certificate in the variable PIP_CERT. Then run the command again"
)
NO_SSL = (
    "Could not fetch the packages Cloakroom needs: this Python was built without the module ssl and"
    " cannot open safe connections. Use another Python, such as one from python.org"
)
NO_NETWORK = (
    "Could not fetch the packages Cloakroom needs: is there no network connection?"
    " Connect once and run the command again"
)
NO_VENV = (
    "This Python cannot create virtual environments. On Debian or Ubuntu install the package"
    " python{version}-venv (sudo apt install python{version}-venv); elsewhere install a complete"
    " Python. Then try again."
)


def without_venv() -> str:
    """Return what a Python is told that comes without the means to create environments."""
    return NO_VENV.format(version=f"{sys.version_info[0]}.{sys.version_info[1]}")


def complaint(output: str) -> str:
    """Return why pip could not install what was asked for, without a full stop at the end."""
    for signs, told in (
        (CERTIFICATE_SIGNS, CERTIFICATE),
        (WITHOUT_SSL, NO_SSL),
        (NETWORK_SIGNS, NO_NETWORK),
    ):
        if any(sign in output for sign in signs):
            return told
    lacking = _library(output)
    if lacking:
        return lacking
    here = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
    if found := NOT_BUILT.search(output):
        return f"There is no ready-made {_bare(found[1])} for {here}, and it could not be compiled"
    if found := NOT_OFFERED.search(output):
        # Told to try only once, pip does not say that nobody answered.
        return f"The package server has no {_bare(found[1])} for {here}, or was not reached"
    return f"Could not install the packages: {last_line(output)}"


def last_line(output: str) -> str:
    """Return the line of a tool's output that says most: its last error, else its last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith(("ERROR", "Error"))]
    return (errors or lines or ["no reason was given"])[-1]


def _bare(requirement: str) -> str:
    """Return the name in a requirement."""
    return re.split(r"[=<>!~,;\[ ]", requirement)[0]


def _library(output: str) -> str:
    """Return which library of the system is missing, and what brings it; or nothing."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    # The program knows the packages of libraries; most set-ups never ask.
    from tabletop.program import libraries  # noqa: PLC0415

    library = libraries.lost(OSError(output))
    if not library:
        return ""
    command = libraries.remedy([library], libraries.distribution())
    told = f"This system lacks what Cloakroom needs: {library}."
    return (
        f"{told} Install it with: {command}" if command else f"{told} {libraries.holders(library)}"
    )
