"""Tests of the built program, used as a stranger uses it; `scripts/package.py --try` runs them."""
