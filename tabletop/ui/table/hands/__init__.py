"""Pointer and keys turned into moves."""
