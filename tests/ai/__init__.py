"""The opponents: they find wins, keep to their budget, never peek, and survive a killed worker."""
