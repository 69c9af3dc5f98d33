"""The figures of the house: each counts what it says, in a package where there is one of it."""

import pytest

from tests.architecture.source_tree import ROOT, this_house
from tools.measure_house import figures, house_of

PACKAGE = {
    "__init__.py": "",
    "one.py": "from house.two import b\n\n\nclass Way:\n    pass\n\n\nTABLE = {'first': 1, 'second': 2}\n",
    "two.py": "from house import three\n\nWay = int\nb = 1\n",
    "three.py": "from house.one import Way\nimport house.four\n\nOTHER = {'first': 1, 'third': 2}\n",
    "four.py": "def many(a, b, c, d, e, f, g):\n    pass\n" + "\n" * 50,
}


@pytest.fixture
def house(tmp_path):
    for name, text in PACKAGE.items():
        path = tmp_path / "src" / "house" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return house_of(tmp_path)


def test_a_module_is_small_when_only_a_neighbour_uses_it(house):
    assert house.small() == ["house.one", "house.three", "house.two"], "the fourth has more lines"


def test_circles_that_share_a_module_are_one_knot(house):
    assert house.circles() == [["house.one", "house.three", "house.two"]]


def test_a_name_counts_that_two_modules_give(house):
    assert house.names() == {"Way": ["house.one", "house.two"]}


def test_a_table_counts_that_lists_all_editions(house):
    assert house.tables() == ["house.one:8"]


def test_the_figures_of_this_house_are_told_and_nothing_lists_the_editions_beside_the_registry():
    this = this_house()
    assert this.tables() == []
    told = dict(figures(this, ROOT))
    assert told["modules"] > 500
    assert 0 < told["nodes that one card uses"] < told["nodes of the effect language"] < told["fields of nodes"]


def test_no_modules_of_this_house_import_each_other_round_about():
    """Imports for type checkers count as well."""
    assert this_house().circles() == []
