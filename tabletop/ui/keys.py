"""Keys at the table: every key that does something, and what it does."""

from typing import TYPE_CHECKING
