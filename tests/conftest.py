"""What every test may ask for."""

import gc
from pathlib import Path

import pytest
from hypothesis import settings

SELDOM = 50_000
"""So many new containers before garbage is looked for: what games leave behind is almost never garbage that holds
itself, and looking for it took an eighth of the time of games under the contract."""
ROOT = Path(__file__).resolve().parents[1]

# The same examples on every machine and in every run: a failure can be repeated by anyone.
settings.register_profile("spaceline", derandomize=True, deadline=None, database=None)
settings.load_profile("spaceline")


def pytest_collection_finish() -> None:
    """Modules, cards and tests stay to the end: to look through them for garbage again and again took a tenth."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM, 20, 20)


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
