"""Tests of the faults that are put into the source to see whether a test notices."""
