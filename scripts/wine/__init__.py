"""Windows on Linux: builds and starts the program for Windows where there is none."""
