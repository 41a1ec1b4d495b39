"""Why a file cannot be written, in words for people."""

import errno

from tabletop.words.text import Texts

FULL, FORBIDDEN, MISSING, ODD = "full", "forbidden", "missing", "odd"
_CODES = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EROFS: FORBIDDEN,
    errno.EACCES: FORBIDDEN,
    errno.EPERM: FORBIDDEN,
    errno.ENOENT: MISSING,
    errno.ENOTDIR: ODD,
    errno.EEXIST: ODD,
    errno.EISDIR: ODD,
}


def reason(texts: Texts, problem: OSError) -> str:
    """Return why something could not be written; what has no words of ours has the system's."""
    code = _CODES.get(problem.errno or 0)
    if code is None:
        return problem.strerror or str(problem)
    return texts.text(f"save.reason.{code}")
