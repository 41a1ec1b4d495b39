"""The binder: every card of a game in its pocket, and each one large."""
