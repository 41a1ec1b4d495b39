"""Models and draws the people of Rome, their goods, houses and signs of office."""
