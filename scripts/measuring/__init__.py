"""What `scripts/bench.py` measures in processes of their own, and `scripts/walk.py` in calls."""
