"""Tests of the Debian package on fresh systems; `scripts/package.py --roots` runs them."""
