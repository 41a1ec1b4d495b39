"""Describes the executable to Windows: what Explorer shows under Properties, Details."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shipping.release import NAME

if TYPE_CHECKING:
    from shipping.release import Release

ENGLISH, UNICODE = 0x0409, 1200


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as the four numbers that Windows wants."""
    parts = [int(part) for part in version.split(".")]
    one, two, three, four = (parts + [0] * 4)[:4]
    return one, two, three, four


def version_resource(release: Release) -> str:
    """Return the description in the form that PyInstaller reads from a file."""
    told = {
        "CompanyName": NAME,
        "FileDescription": NAME,
        "FileVersion": release.version,
        "InternalName": NAME,
        "LegalCopyright": "MIT",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": NAME,
        "ProductVersion": release.version,
        "Comments": release.summary,
    }
    lines = "\n".join(f"      StringStruct({key!r}, {value!r})," for key, value in told.items())
    four = numbers(release.version)
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0x0, OS=0x40004,
    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('{ENGLISH:04x}{UNICODE:04x}', [
{lines}
    ])]),
    VarFileInfo([VarStruct('Translation', [{ENGLISH}, {UNICODE}])])
  ]
)
"""
