"""Which methods of a chapter Python may call, and what the numbers are that they are given."""

from collections.abc import Callable
from typing import TypeVar

from kogge.engine.fields import Axis, Holds

Method = TypeVar("Method")


def door(*_: Axis | Holds | str) -> Callable[[Method], Method]:
    """Say that Python may call this method, and what each of its numbers is, in the words by which fields are declared,
    or by the name of an attribute that holds one of them.

    Compiled, such a method checks the position and the numbers, and whether the position can be one afterwards; no
    other method of a chapter can be called from Python. Rules that call it pass by the checks. Interpreted it stays as
    it is: there Python itself looks after its lists.
    """

    def kept(method: Method) -> Method:
        return method

    return kept
