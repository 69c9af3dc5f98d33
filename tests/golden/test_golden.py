"""The golden files: if one changes that should not, something moved. ``make bless`` writes them anew."""

from pathlib import Path

import pytest

from tests.golden.goldens import GOLDEN

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_what_was_blessed_still_holds(name):
    assert GOLDEN[name]() == (HERE / "files" / name).read_text(encoding="utf-8")


def test_every_golden_file_is_compared():
    assert sorted(path.name for path in (HERE / "files").iterdir()) == sorted(GOLDEN)
