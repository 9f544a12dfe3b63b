"""The board as a picture: ``draw(view, seats)`` gives SVG text that stands alone."""

from kogge.svg.drawing import LAYERS, Layer, draw
from kogge.svg.sheet import Sheet

__all__ = ["LAYERS", "Layer", "Sheet", "draw"]
