"""The board as a picture: ``draw(view, seats)`` gives SVG text that stands alone."""

from kogge.svg.chapter import Layer
from kogge.svg.drawing import LAYERS, draw
from kogge.svg.sheet import Sheet

__all__ = ["LAYERS", "Layer", "Sheet", "draw"]
