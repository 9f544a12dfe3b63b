"""The public API, used as its users would."""
