"""Makes the package run from its Python sources, as if nothing had been compiled (``KOGGE_PURE=1``)."""

from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourceOnly(MetaPathFinder):
    """Finds the modules of this package by their ``.py`` files alone."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("kogge."):
            return None
        for folder in path or ():
            stem = Path(folder, fullname.rpartition(".")[2])
            if stem.with_suffix(".py").is_file():
                return spec_from_file_location(fullname, stem.with_suffix(".py"))
            if (stem / "__init__.py").is_file():
                return spec_from_file_location(fullname, stem / "__init__.py", submodule_search_locations=[str(stem)])
        return None
