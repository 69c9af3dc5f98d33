"""In which order tests run where several workers share them.

Each worker begins with an equal part of the list, and whoever is done takes over from the end of another's. In the
order of the files one worker would have all that a browser does and another all that waits for servers: in the end
everybody would wait at once, and each would have begun a browser and a server for the few tests it took over.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

import pytest

LONG = ("contract", "players", "lab", "cli", "presentation", "scenarios", "cards")
"""The folders whose tests take long, the longest first; the short ones of others fill the time that is left."""


def in_parts(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """A part for each worker: every other begins with the browser, the rest with servers; what is long comes next."""
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    begins = {"browser": parts[::2], "server": parts[1::2] or parts}
    files = [list(group) for _, group in groupby(items, together)]
    for file in sorted(files, key=lambda file: place(folder_of(file[0]))):
        min(begins.get(folder_of(file[0]), parts), key=len).extend(file)
    return list(levelled(parts, len(items)))


def together(item: pytest.Item) -> str:
    """By what tests are kept together: their file, or the folder whose tests parse every module of the project."""
    folder = folder_of(item)
    return folder if folder == "architecture" else item.nodeid.partition("::")[0]


def folder_of(item: pytest.Item) -> str:
    """The folder of tests in which it is."""
    return item.nodeid.split("/")[1]


def place(folder: str) -> int:
    """Where a folder comes."""
    order = ("browser", "server", *LONG)
    return order.index(folder) if folder in order else len(order)


def levelled(parts: list[list[pytest.Item]], number: int) -> Iterator[pytest.Item]:
    """The parts one after another, of the sizes in which workers are given them; who lacks some has another's last."""
    sizes = [(number + worker) // len(parts) for worker in range(len(parts))]
    spare = [item for part, size in zip(parts, sizes, strict=True) for item in part[size:]]
    for part, size in zip(parts, sizes, strict=True):
        lacking = max(0, size - len(part))
        yield from part[:size]
        yield from spare[:lacking]
        del spare[:lacking]
