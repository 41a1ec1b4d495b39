"""The rules of Divide & Conquer, clause by clause."""
