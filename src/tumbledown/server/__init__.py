"""The server: tables at which people meet and play, over HTTP and WebSocket. Nothing that was acknowledged is lost."""
