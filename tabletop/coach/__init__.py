"""The coach: what somebody who sees no more than a seat would advise it, and how it went."""
