"""Cloakroom as an installed package: the rules, the tables and the assets lie in this folder."""
