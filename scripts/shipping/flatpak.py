"""Writes how flatpak-builder makes a Flatpak of the AppDir."""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import TYPE_CHECKING

from _setup import ROOT
from shipping.identity import ID

if TYPE_CHECKING:
    from pathlib import Path

FACTS = ROOT / "build" / "linux" / "flatpak.toml"


def write_manifest(archive: Path, manifest: Path) -> Path:
    """Write the manifest beside the packed AppDir that it names and knows by its digest."""
    told = tomllib.loads(FACTS.read_text(encoding="utf-8"))
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    (module,) = told["modules"]
    module["sources"] = [{"type": "archive", "path": archive.name, "sha256": digest}]
    manifest.write_text(json.dumps({"id": ID, **told}, indent=2) + "\n", encoding="utf-8")
    return manifest
