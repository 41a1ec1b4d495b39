"""Tests of the Debian package on fresh systems; `scripts/package.py --try --roots` runs them."""
