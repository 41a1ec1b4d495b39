"""How things get onto the screen: window, compositor, text, icons, colours, materials, motion."""
