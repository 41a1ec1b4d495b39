"""The coach at the table: its panel, its light on the moves it names, its warning."""
