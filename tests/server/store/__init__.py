"""What a server writes down, in real databases."""
