"""Tests of packaging: what is shipped, how it is described, and that it can be made again."""
