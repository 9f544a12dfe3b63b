"""The server and what it stands on."""
