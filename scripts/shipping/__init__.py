"""What `scripts/package.py` is made of: each module makes one thing that is shipped."""
