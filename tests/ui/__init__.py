"""Tests of what the player sees, without a screen."""
