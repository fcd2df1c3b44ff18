"""Speed of our engine, beside the speed of comparable game environments."""
