"""Bit tricks.  Interpreted twin of ``bits.pxd``."""


def lowest(bits: int) -> int:
    """The place of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1
