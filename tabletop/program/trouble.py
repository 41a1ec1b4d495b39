"""Writes down what went wrong, so that a player sees one sentence and a helper sees everything."""

import platform
import sys
import traceback
from datetime import datetime
from pathlib import Path

from tabletop import paths
from tabletop.files.writing import write_text
from tabletop.program.version import version_if_known

KEPT = 20


def write_report(error: BaseException, scene: str = "") -> Path | None:
    """Write a crash report into the player's folder; return where, or None if that fails too."""
    try:
        folder = paths.user() / "reports"
        stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S-%f")
        path = folder / f"report-{stamp}.txt"
        write_text(path, _report(error, scene))
        for old in sorted(folder.glob("report-*.txt"))[:-KEPT]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return path


def _report(error: BaseException, scene: str) -> str:
    kind = "built" if getattr(sys, "frozen", False) else "source"
    head = [
        f"cloakroom {version_if_known() or '?'} ({kind})",
        f"python {sys.version}",
        f"platform {platform.platform()}",
        f"scene {scene or '-'}",
        f"arguments {sys.argv[1:]}",
        "",
    ]
    return "\n".join(head) + "".join(traceback.format_exception(error))
