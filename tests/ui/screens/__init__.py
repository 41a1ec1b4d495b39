"""Tests of everything around a match: home, panels, replay, curtain, the program itself."""
