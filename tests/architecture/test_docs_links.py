"""What a page of the documentation links to, or shows, is there."""

import re

import pytest

from tests.architecture.source_tree import ROOT

LINK = re.compile(r"!?\[[^\]]*\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)")
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("*/README.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_links_to_is_there(page):
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    missing = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    assert missing == []


def test_pages_link_to_each_other_at_all():
    assert len(PAGES) > 30
    assert sum(len(LINK.findall(page.read_text(encoding="utf-8"))) for page in PAGES) > 100
