"""What the tests share: positions arranged by name, and words to ask about them."""
