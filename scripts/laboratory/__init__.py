"""How computer opponents are measured and trained: matches by the thousand, and their figures."""
