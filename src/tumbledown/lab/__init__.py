"""Many games at once, and one game looked at closely."""
