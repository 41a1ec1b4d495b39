"""What the player sees and touches: drawing, widgets and scenes on pygame surfaces."""
