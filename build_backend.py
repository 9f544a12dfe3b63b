"""How pip builds the package: by setuptools, and Node.js is asked for only if there is a page to be built."""

import sys
from pathlib import Path
from platform import machine
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  # what is not said here is as it always is

sys.path.insert(0, str(Path(__file__).parent))

import page_build  # beside this file

SYSTEMS = ("linux", "darwin", "win32")
MACHINES = ("x86_64", "amd64", "aarch64", "arm64")  # for others there is no Node.js on PyPI, and so no page


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *node()]


def node() -> list[str]:
    """What builds the page: nothing if it is there, as in a source distribution, or if its sources are not."""
    is_there = sys.platform in SYSTEMS and machine().lower() in MACHINES
    if not is_there or not page_build.WEB.is_dir() or page_build.is_fresh():
        return []
    pins = Path(page_build.HERE, "requirements-page.txt").read_text("utf-8").splitlines()
    return [line for line in pins if not line.startswith("#")]
