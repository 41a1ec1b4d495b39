"""The rules layer: what a table is, what the games allow, and nothing about windows."""
