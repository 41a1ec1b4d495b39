"""The self-test of an installed program: one module for each thing that is looked at."""
