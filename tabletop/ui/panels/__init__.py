"""Panels above any scene: rulebook, settings, pause menu, curtain and result."""
