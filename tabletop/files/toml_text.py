r"""Values as TOML: the writer of the `toml` package with strings and keys by the 1.0 grammar.

The package's own escaping turns `C:\xampp` into something that no reader takes.
"""

import math
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import toml

if TYPE_CHECKING:
    Plain = dict[str, object]
    _Encoder = toml.TomlEncoder[Plain]
else:
    _Encoder = toml.TomlEncoder  # knows its kind of table only in its stubs

LONGEST_WHOLE = 1 << 63
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPED = re.compile(r'["\\\x00-\x08\x0a-\x1f\x7f]')
_SHORT = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\b": "\\b", "\f": "\\f"}


class Encoder(_Encoder):
    """Writes tables as sections and everything in lists on one line."""

    def dump_sections(self, o: "Plain", sup: str) -> "tuple[str, Plain]":
        """Return the plain entries of a table as lines, and the tables in it by their key."""
        lines: list[str] = []
        tables: Plain = {}
        for name, value in o.items():
            if isinstance(value, dict):
                tables[key(name)] = value
            else:
                lines.append(f"{key(name)} = {self.dump_value(value)}\n")
        return "".join(lines), tables

    def dump_value(self, v: object) -> str:
        """Return a value on one line."""
        if isinstance(v, str):
            return quoted(v)
        if isinstance(v, list | tuple):
            return f"[{', '.join(self.dump_value(part) for part in v)}]"
        if isinstance(v, dict):
            inner = ", ".join(f"{key(name)} = {self.dump_value(part)}" for name, part in v.items())
            return f"{{{inner}}}"
        if isinstance(v, int) and v > LONGEST_WHOLE:
            return hex(v)  # Python refuses to write thousands of digits, but not in this way
        return str(super().dump_value(v))


_ENCODER = Encoder()


def dumps(plain: "Plain") -> str:
    """Return a table as TOML."""
    return toml.dumps(plain, _ENCODER)


def inline(value: object) -> str:
    """Return a value as TOML on one line."""
    return _ENCODER.dump_value(value)


def listed(name: str, values: Sequence[object]) -> str:
    """Return a list as TOML, one value a line."""
    # Most values are plain texts, and a match has hundreds: no detour for them.
    lines = "".join([f"    {quoted(v) if isinstance(v, str) else inline(v)},\n" for v in values])
    return f"{key(name)} = [\n{lines}]\n"


def key(name: str) -> str:
    """Return a key, in quotes where it needs them."""
    return name if _BARE.fullmatch(name) else quoted(name)


def quoted(text: str) -> str:
    """Return a text in quotes, with everything escaped that may not stand for itself."""
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'
    return f'"{_ESCAPED.sub(_escape, whole(text))}"'


def whole(text: str) -> str:
    """Return a text without halves of letters, which no file can hold."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def same(read: object, meant: object) -> bool:
    """Tell whether what was read is what was meant: equal values of the same kinds, all the way."""
    if isinstance(meant, dict):
        return (
            isinstance(read, dict)
            and read.keys() == {whole(name) for name in meant}
            and all(same(read[whole(name)], value) for name, value in meant.items())
        )
    if isinstance(meant, list) and {type(one) for one in meant} == {str}:
        return read == [one if one.isascii() else whole(one) for one in meant]
    if isinstance(meant, list | tuple):
        return (
            isinstance(read, list)
            and len(read) == len(meant)
            and all(same(one, other) for one, other in zip(read, meant, strict=True))
        )
    if isinstance(meant, str):
        return read == (meant if meant.isascii() else whole(meant))
    if isinstance(meant, float) and isinstance(read, float) and math.isnan(meant):
        return math.isnan(read)
    return type(read) is type(meant) and read == meant


def _escape(found: re.Match[str]) -> str:
    letter = found[0]
    return _SHORT.get(letter, f"\\u{ord(letter):04x}")
