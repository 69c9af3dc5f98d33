"""What every test may ask for."""

import gc
import os
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

from tests.support.order import in_parts

SELDOM = 50_000
"""So many new containers before garbage is looked for: what games leave behind is almost never garbage that holds
itself, and looking for it took an eighth of the time of games under the contract."""
ROOT = Path(__file__).resolve().parents[1]

# The same examples on every machine and in every run: a failure can be repeated by anyone.
settings.register_profile("spaceline", derandomize=True, deadline=None, database=None)
settings.load_profile("spaceline")
# Nor may they depend on which modules happen to be imported: Hypothesis would read numbers and strings off all of them.
providers._get_local_constants = lambda: providers._local_constants


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--thorough`` runs what takes long, too: ``make thorough``."""
    parser.addoption("--thorough", action="store_true", help="run also what takes long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to ``make thorough`` what is marked for it, and deal the rest; pytest says how many were deselected."""
    if not config.getoption("thorough"):
        leave_to_thorough(config, items)
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = in_parts(items, workers)


def leave_to_thorough(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take out what ``make test`` does not run."""
    kept = [item for item in items if not item.get_closest_marker("thorough")]
    cases: dict[str, list[pytest.Item]] = {}
    for item in kept:
        if item.get_closest_marker("sampled"):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    later = {item for group in cases.values() for item in set(group) - set(sample(group))} | set(items) - set(kept)
    config.hook.pytest_deselected(items=[item for item in items if item in later])
    items[:] = [item for item in items if item not in later]


def sample(cases: list[pytest.Item]) -> list[pytest.Item]:
    """One in so many cases of a test, the same in every run; which depends on its name, so that each size occurs."""
    marker = cases[0].get_closest_marker("sampled")
    assert marker is not None
    step = marker.args[0] if marker.args else len(cases)
    return cases[crc32(cases[0].nodeid.encode()) % min(step, len(cases)) :: step]


def pytest_configure() -> None:
    """Look for garbage seldom from the start: modules, cards and tests are read in a tenth less of the processor."""
    gc.set_threshold(SELDOM, 20, 20)


def pytest_collection_finish() -> None:
    """Modules, cards and tests stay to the end: to look through them for garbage again and again took a tenth."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def is_thorough(pytestconfig: pytest.Config) -> bool:
    """Whether everything is tried, and not a part of it by a fixed choice."""
    return bool(pytestconfig.getoption("thorough"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def shared(root: Path) -> Path:
    """The folder of reference material beside the checkout; without it the test is skipped."""
    folder = root.parent / "shared"
    if not (folder / "rules" / "sources").is_dir():
        pytest.skip("the reference material (../shared) is not beside this checkout")
    return folder
