"""What meets whoever starts a script, first of all a plain sentence where Python is too old."""

# Every script imports this before all else; it and the scripts can be read by Python 3.6.

import sys

OLDEST = (3, 11)
NEWEST = 20  # nobody has a Python 3.21 yet
NAMES = ["python3.%d" % minor for minor in range(NEWEST, OLDEST[1] - 1, -1)]  # noqa: UP031
NAMES += ["python3", "python", "py"]
PROBE = "import sys; sys.exit(sys.version_info < %r)" % (OLDEST,)  # noqa: UP031


def newer() -> str:
    """Return a command of this machine that starts a Python new enough, or nothing."""
    import shutil  # noqa: PLC0415 - only an old Python needs them, and every start would wait
    import subprocess  # noqa: PLC0415 - the same

    for name in NAMES:
        found = shutil.which(name)
        # Some names lead to a word about what is not installed, so each must prove itself.
        if found and subprocess.call([found, "-c", PROBE], stderr=subprocess.DEVNULL) == 0:
            return name
    return ""


def complaint(version: str, script: str, command: str) -> str:
    """Return what is said to somebody with an old Python, and what helps."""
    what = f"Cloakroom needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is Python {version}."
    if command:
        return f"{what} A newer one is here, too: {command} {script}"
    return f"{what} Install a newer one, for example from python.org, and run {script} with it."


if sys.version_info < OLDEST:
    sys.exit(complaint(sys.version.split()[0], sys.argv[0], newer()))
