"""A name stands for one thing: docs/names.md lists every type, docs/glossary.md the central ones."""

import ast
import re

import pytest

from tests.architecture.source_tree import ROOT, this_house
from tools.generate_names import PAGE, page
from tools.measure_house import edition_in, house_of, type_names

GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
CENTRAL, REPLACED = GLOSSARY.split("Words that are not used")


def first_cells(table):
    return [line.split("|")[1] for line in table.splitlines() if line.startswith("| ")][1:]


def test_no_type_name_stands_for_two_things():
    assert this_house().names() == {}


def test_the_page_of_names_is_current():
    assert PAGE.read_text(encoding="utf-8") == page(this_house()), "run: python tools/generate_names.py"


def test_every_type_in_the_glossary_exists_and_is_listed_once():
    listed = re.findall(r"`([A-Z]\w+)`", " ".join(first_cells(CENTRAL)))
    given = {name for source in this_house().modules.values() for name in type_names(source.tree)}
    assert len(listed) > 30
    assert [name for name in listed if name not in given] == []
    assert sorted(listed) == sorted(set(listed))


@pytest.mark.parametrize("word", [word.strip() for cell in first_cells(REPLACED) for word in cell.split(",")])
def test_a_word_that_was_replaced_does_not_come_back(word):
    again = re.compile(rf"(?:^|_){word}s?(?:$|_)")
    modules = this_house().modules
    assert [name for name in modules if again.search(name.rpartition(".")[2])] == []
    assert [
        f"{name}: {given}"
        for name, source in modules.items()
        for given in type_names(source.tree)
        if again.search(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", given).lower())
    ] == []


def test_no_docstring_leans_on_the_function_above():
    assert [
        f"{name}: {text}"
        for name, source in this_house().modules.items()
        for node in source.nodes
        if isinstance(node, ast.Constant) and isinstance(text := node.value, str) and text.startswith("The same")
    ] == []


def test_editions_may_share_a_name_and_the_rest_of_the_house_may_not(tmp_path):
    for path in ("rules/first/a.py", "rules/second/b.py", "rules/first/c.py", "core/d.py"):
        (tmp_path / "src" / path).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / "src/rules/first/a.py").write_text("class Both:\n    pass\n\n\nclass Twice:\n    pass\n")
    (tmp_path / "src/rules/second/b.py").write_text("class Both:\n    pass\n\n\nclass Elsewhere:\n    pass\n")
    (tmp_path / "src/rules/first/c.py").write_text("class Twice:\n    pass\n")
    (tmp_path / "src/core/d.py").write_text("class Elsewhere:\n    pass\n")
    assert sorted(house_of(tmp_path).names()) == ["Elsewhere", "Twice"]


def test_the_edition_of_a_module():
    assert edition_in("spaceline.rules.first.facts") == ("spaceline.rules", "first")
    assert edition_in("spaceline.core.state") == ("spaceline.core.state", "")
