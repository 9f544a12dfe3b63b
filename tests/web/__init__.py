"""The browser client, in real Chromium."""
