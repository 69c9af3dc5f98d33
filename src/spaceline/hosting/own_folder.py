"""The folder in which is kept what belongs to a person, on each kind of machine."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where programs keep what belongs to a person, on this kind of machine."""
    home = Path(environment.get("HOME") or environment.get("USERPROFILE") or Path.cwd())
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Spaceline"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Spaceline"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "spaceline"
