"""The how-tos name files, folders and constants that are there; each edition has what they name of an edition."""

import re

import pytest

from tests.architecture.source_tree import PACKAGE, ROOT, modules_in

PAGES = [*sorted((ROOT / "docs").glob("adding-*.md")), ROOT / "docs" / "translating.md"]
PLACES = (ROOT, PACKAGE, ROOT / "docs")
QUOTED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.<>-]+(?:/[\w.<>*-]+)*(?:\.(?:py|md|toml|yaml)|/)")
CONSTANT = re.compile(r"[A-Z][A-Z_]{3,}")
EDITIONS = ("first", "second")


def quoted(page):
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return {*QUOTED.findall(text), *re.findall(r"\]\(([\w./-]+)\)", text)}


def is_there(path):
    """A file or folder by its path from the checkout, the package or the pages; a module also by its name alone."""
    if "/" not in path.rstrip("/"):
        return any(ROOT.rglob(path)) if path.endswith(".py") else any((place / path).exists() for place in PLACES)
    paths = [path.replace("<edition>", edition) for edition in EDITIONS] if "<edition>" in path else [path]
    return all(any(list(place.glob(it)) for place in PLACES) for it in paths if "<" not in it)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_names_is_there(page):
    paths = {it for it in quoted(page) if PATH.fullmatch(it)}
    assert paths
    assert sorted(it for it in paths if not is_there(it.removeprefix("../"))) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_constants_that_a_page_names_are_there(page):
    texts = [module.text for module in modules_in(PACKAGE)]
    texts += [
        path.read_text(encoding="utf-8") for folder in ("tools", "tests") for path in (ROOT / folder).rglob("*.py")
    ]
    constants = {it for it in quoted(page) if CONSTANT.fullmatch(it)}
    assert sorted(it for it in constants if not any(re.search(rf"^{it}\b", text, re.MULTILINE) for text in texts)) == []


@pytest.mark.parametrize("path", ["src/spaceline/rules/third/", "no_such_module.py", "rules/<edition>/nowhere.py"])
def test_a_path_that_is_not_there_is_noticed(path):
    assert PATH.fullmatch(path)
    assert not is_there(path)
