"""The HTTP endpoints. Each is declared once, with its path, types, handler and documentation."""
