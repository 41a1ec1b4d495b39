"""Laws that every registered game obeys."""
