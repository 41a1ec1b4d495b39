"""Forms of files that the packages are made of: programs for Linux, compressed archives."""
