"""What each influence card does when it is played."""
