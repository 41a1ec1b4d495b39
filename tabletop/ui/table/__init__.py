"""One match on the screen: layout, pieces, hands, motion and everything around them."""
