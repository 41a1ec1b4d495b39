"""Tests of the self-test: the whole of it, and each check on what it must notice."""
