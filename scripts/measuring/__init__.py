"""What `scripts/bench.py` measures in windows and processes of their own."""
