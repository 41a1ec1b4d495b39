"""Tests of K Street, named by the clauses of its rulebook."""
