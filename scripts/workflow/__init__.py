"""What the workflows in `.github` call, so that each of their steps can be tried anywhere."""
