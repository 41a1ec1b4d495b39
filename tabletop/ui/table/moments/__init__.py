"""Decisive moments above the table: counted stroke by stroke, stamped, and told in short."""
