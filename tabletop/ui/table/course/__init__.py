"""The course of one match on the screen: updates in, moves out, what is said and asked."""
