"""Starts Cloakroom; every argument goes to the program."""

import welcome

import sys

from _setup import run_module

if __name__ == "__main__":
    run_module("tabletop", sys.argv[1:])
