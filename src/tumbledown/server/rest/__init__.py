"""What the server offers over HTTP: each endpoint is declared once, with its path, types, handler and documentation."""
