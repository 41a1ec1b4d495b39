"""Cards as pictures, from templates and code."""
