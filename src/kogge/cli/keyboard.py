"""What somebody types."""

import sys


def typed(prompt: str) -> str:
    """A line from the keyboard; where there is none, the input has ended."""
    if sys.stdin is None:
        raise EOFError
    return input(prompt)
