"""What is said to the person at the keyboard when something was refused."""

from kogge.cli.terminal.words import sentence
from kogge.games.refusal import Refused
from kogge.texts import Texts, saying


def said(error: Exception, texts: Texts) -> str:
    """A refusal as a sentence of its own, in the person's language; of any other error what it says itself."""
    return sentence(saying.said(error, texts) if isinstance(error, Refused) else str(error))
