"""The rules of Floor Vote, clause by clause."""
