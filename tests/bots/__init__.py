"""What is expected of bots."""
