"""What a chapter of the rules brings to look at."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Planted = tuple[str, float, float, float]  # a shape, where it stands, how large


@dataclass(frozen=True)
class Art:
    """Colours of terrains, what stands on them, small symbols, and which of these is the sign for what."""

    rules: str  # the first of the chapter's
    grounds: Mapping[str, str] = field(default_factory=dict)  # the colour of each terrain
    shapes: Mapping[str, str] = field(default_factory=dict)  # drawn around the point on which they stand
    planted: Mapping[str, list[Planted]] = field(default_factory=dict)  # on each terrain, from the back to the front
    symbols: Mapping[str, str] = field(default_factory=dict)  # drawn around the origin
    signs: Mapping[str, str] = field(default_factory=dict)  # by a word of the rules: a terrain, a mission or a piece
