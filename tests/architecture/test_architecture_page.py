"""docs/architecture.md names modules and functions that are there, and every room in the order of its layers."""

import re
import tomllib
from functools import reduce
from importlib import import_module

import pytest

from tests.architecture.source_tree import ROOT

PAGE = (ROOT / "docs/architecture.md").read_text()
NAMED = re.findall(r"`([a-z_]+\.[a-z_.]+): ([A-Za-z_.]+)`", PAGE)
ROOMS = re.findall(r"^([a-z |]+?)  +\S", PAGE.split("```")[1], re.MULTILINE)


def test_the_page_names_enough_to_follow_the_walks():
    assert len(NAMED) > 30


@pytest.mark.parametrize(("module", "name"), NAMED, ids=lambda value: value)
def test_what_the_page_names_is_there(module, name):
    assert reduce(getattr, name.split("."), import_module(f"spaceline.{module}"))


def test_the_page_lists_the_rooms_as_the_layers_are():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    assert [room.strip("()") for room in contracts[0]["layers"]] == ROOMS
