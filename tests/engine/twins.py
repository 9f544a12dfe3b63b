"""The interpreted twin of a hand-written compiled module, loaded beside it."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import kogge.engine


def interpreted(name: str) -> ModuleType:
    """The Python source of ``kogge.engine.name`` as a module of its own."""
    path = Path(kogge.engine.__file__ or "").with_name(f"{name}.py")
    spec = spec_from_file_location(f"interpreted_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
