"""Small faults put into the source one at a time, and which test notices each; for `mutate.py`."""
