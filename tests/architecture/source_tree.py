"""The modules of the project as the architecture tests read them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from tools.measure_house import House, Source, house_of

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
    def source(self) -> Source:
        return sources().get(self.path) or Source(self.name, self.path)

    @property
    def text(self) -> str:
        return self.source.text

    @property
    def tree(self) -> ast.Module:
        return self.source.tree

    @property
    def nodes(self) -> tuple[ast.AST, ...]:
        return self.source.nodes

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())

    def functions(self) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
        for node in self.nodes:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield node


@cache
def this_house() -> House:
    """The modules of this checkout: each is parsed once, whoever asks."""
    return house_of(ROOT)


@cache
def sources() -> dict[Path, Source]:
    return {source.path: source for source in this_house().modules.values()}


def modules_in(*folders: Path) -> list[Module]:
    """Every module below the folders; a folder without any is a mistake in the test that asks."""
    found = []
    for folder in folders:
        below = sorted(folder.rglob("*.py"))
        assert below, f"no module below {folder.relative_to(ROOT)}: the test would look at nothing"
        found.extend(Module(path) for path in below)
    return found
