"""What hatchling does beside packing: the client for the browser is built when it is missing, and goes into the wheel.

Node is that of the machine when it is new enough; otherwise the build asks for a wheel that brings it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import build_client

INSIDE = "spaceline/server/client"
"""Where the client lies in the wheel."""
SCENARIOS = Path(__file__).resolve().parent / "tests" / "scenarios"
BESIDE = "spaceline/server/scenarios"
"""Where the scenarios lie in the wheel."""


class ClientHook(BuildHookInterface):  # type: ignore[type-arg] -- takes no configuration of its own
    """Builds the client into a wheel; a checkout that is installed in place gets it in ``web/dist``."""

    def dependencies(self) -> list[str]:
        """What an isolated build must install first."""
        has_client = build_client.START.is_file()
        return [] if has_client or build_client.npm_of_machine() else [build_client.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing, before anything is packed.

        Raises:
            ClientError: a wheel is to be packed, and there is nothing to build its client with.
        """
        if self.target_name != "wheel":
            return
        try:
            if not build_client.START.is_file():
                build_client.build()
        except build_client.ClientError as error:
            if version != "editable":
                raise
            self.app.display_warning(f"{error}. Everything but the browser works; later: make client")
        if version != "editable":
            build_data["force_include"][str(build_client.START.parent)] = INSIDE
            build_data["force_include"].update(scenarios())


def scenarios() -> dict[str, str]:
    """The scenarios, which the card browser shows beside their cards, by where they lie in the wheel."""
    files = (path for path in sorted(SCENARIOS.rglob("*")) if path.suffix in (".yaml", ".jsonl"))
    return {str(path): f"{BESIDE}/{path.relative_to(SCENARIOS).as_posix()}" for path in files}
