"""Is the engine compiled, and from the sources that lie here?"""

import hashlib
import json
from pathlib import Path

import kogge.engine.state

HERE = Path(__file__).parent
NOTE = "compiled.json"  # written by the build: the digest of each compiled source

COMPILED = not str(kogge.engine.state.__file__).endswith(".py")


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def stale() -> list[str]:
    """The sources that were edited since they were compiled: their changes have no effect yet."""
    if not COMPILED:
        return []
    built: dict[str, str] = json.loads((HERE / NOTE).read_text("utf-8"))
    here = [name for name in built if (HERE / name).exists()]  # an installed package has not all of them
    return [name for name in here if digest(HERE / name) != built[name]]


def status() -> str:
    """One line on how the rules run."""
    if not COMPILED:
        return "interpreted: more than 100 times slower than compiled"
    edited = stale()
    if edited:
        return f"compiled, but {', '.join(edited)} changed since: build again"
    return "compiled"
