"""The games played through PettingZoo and OpenSpiel; skipped where the extra is not installed."""
