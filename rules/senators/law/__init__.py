"""What follows from what: events, auctions, extortions, cash-ins, and the money in between."""
