"""Tests of the program for Windows under Wine; `package.py --system windows --wine` runs them."""
