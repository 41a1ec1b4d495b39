"""Unpacks a downloaded .tar.xz on every Python that the project runs on."""

import tarfile
from pathlib import Path


def unpack_tar(archive: Path, folder: Path) -> None:
    """Unpack an archive as tar would, with its modes and links."""
    with tarfile.open(archive) as opened:
        # The argument `filter` came with Python 3.11.4. Where filters are unknown this attribute
        # does no harm, and later Pythons take it for the argument.
        opened.extraction_filter = getattr(tarfile, "tar_filter", None)
        opened.extractall(folder)
