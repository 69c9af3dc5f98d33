"""Each worker begins with a part of the tests in which what waits comes before what works."""

from types import SimpleNamespace

import pytest

from tests.support.order import in_parts

NUMBERS = {"architecture": 9, "browser": 6, "cards": 21, "contract": 7, "core": 40, "server": 11}


def listed(numbers):
    """So many files of a folder, each with three tests."""
    return [
        SimpleNamespace(nodeid=f"tests/{folder}/test_{file}.py::test_{test}")
        for folder, files in numbers.items()
        for file in range(files)
        for test in range(3)
    ]


def parts_of(items, workers):
    """What each worker begins with, as xdist cuts the list."""
    rest = in_parts(items, workers)
    parts = []
    for left in range(workers, 0, -1):
        parts.append([item.nodeid for item in rest[: len(rest) // left]])
        del rest[: len(rest) // left]
    return parts


@pytest.mark.parametrize("numbers", [NUMBERS, {"browser": 4}, {"core": 1}, {}])
@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7])
def test_every_test_is_in_one_part(numbers, workers):
    items = listed(numbers)
    assert sorted(it.nodeid for it in in_parts(items, workers)) == sorted(it.nodeid for it in items)


@pytest.mark.parametrize("workers", [2, 4])
def test_half_of_the_workers_begin_with_the_browser_and_half_with_servers(workers):
    begun = [part[0].split("/")[1] for part in parts_of(listed(NUMBERS), workers)]
    assert begun == ["browser", "server"] * (workers // 2)


def test_tests_that_parse_every_module_stay_with_one_worker():
    having = [part for part in parts_of(listed(NUMBERS), 4) if any("architecture" in it for it in part)]
    assert len(having) == 1
