"""The modules of the project as the architecture tests read them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "spaceline"
TOOLS = ROOT / "tools"


@dataclass(frozen=True)
class Module:
    path: Path

    @property
    def name(self) -> str:
        return self.path.relative_to(ROOT).as_posix()

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, filename=self.name)

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())

    def functions(self) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield node


def modules_in(*folders: Path) -> list[Module]:
    """Every module below the folders; a folder without any is a mistake in the test that asks."""
    found = []
    for folder in folders:
        below = sorted(folder.rglob("*.py"))
        assert below, f"no module below {folder.relative_to(ROOT)}: the test would look at nothing"
        found.extend(Module(path) for path in below)
    return found
