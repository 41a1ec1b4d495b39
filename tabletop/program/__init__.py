"""The program itself: its version, its parts, its diary and its reports of trouble."""
