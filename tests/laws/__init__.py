"""What holds in every position of every game in the catalogue, and how to check it."""
