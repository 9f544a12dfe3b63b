"""What comes with each game: its boards and their files."""
