"""The one exception that bad input raises."""


class Refused(ValueError):
    """The request makes no sense or is not allowed.  The message is a sentence; nothing has changed."""
