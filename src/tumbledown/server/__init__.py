"""The table: people meet here and play, over HTTP and WebSocket; nothing that was acknowledged is ever lost."""
