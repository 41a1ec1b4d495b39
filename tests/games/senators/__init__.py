"""The rules of Senators, clause by clause."""
