"""Both editions lay out their rules in the same chapters: a rule is found under the same name in either."""

import re
from collections import defaultdict

import pytest

from tests.architecture.source_tree import PACKAGE, ROOT

EDITIONS = ("first", "second")
ONLY = {
    "first": {
        "affiliations": "affiliations and treaties decide who works together; in Second Edition all of one player do",
        "borg": "the Borg, who score by objectives and form no Away Teams of their own accord",
        "countdowns": "cards with countdown icons",
        "holograms": "holograms and where they can exist",
        "seeding": "the seed phases; in Second Edition `setup` lays out all missions",
        "location_cache": "what a crowded location costs to look at again and again",
        "people": "captives and their traps, nemeses, infiltrators; in Second Edition a verb captures, `verbs/command`",
        "settling": "what is settled after an action; in Second Edition nothing is",
        "side_decks": "Q's Tent, the Q-Continuum and tribbles; Second Edition has no side decks",
        "stations": "stations with sites: their line, docking sites, commandeering",
        "suspension": "stasis and time",
        "tactics": "the Battle Bridge side deck and damage markers; of Second Edition only a variant has tactics",
        "teams": "crews and Away Teams; in Second Edition whoever is present takes part",
        "variables": "attributes of which X is picked",
    },
    "second": {
        "conceding": "with more than two players the game goes on without the one who leaves; else a verb does",
        "kept_by_core": "clauses that the core keeps; those of First Edition are cited where they are used",
        "seating": "up to four players; in First Edition there are two",
        "showing": "concealed cards show the portion that matters, and no more",
    },
}
"""The chapters that only one edition has, and why the other has none."""

REPEATED = ("data", "language", "previews", "verbs")
"""Folders that look at every chapter from one side: their modules are named after those chapters."""


def names(folder):
    """The modules and folders in a folder; a chapter may be either."""
    return {path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()} - {
        "__init__"
    }


def chapters(edition):
    return names(PACKAGE / "rules" / edition)


def placed(edition):
    """Module to the chapters in which one of its name stands."""
    found = defaultdict(set)
    for folder in (PACKAGE / "rules" / edition).iterdir():
        if folder.is_dir() and folder.name not in REPEATED and (folder / "__init__.py").exists():
            for name in names(folder):
                found[name].add(folder.name)
    return found


def test_both_editions_have_the_same_chapters():
    first, second = (chapters(edition) for edition in EDITIONS)
    assert len(first & second) > 20
    assert sorted(first - second) == sorted(ONLY["first"])
    assert sorted(second - first) == sorted(ONLY["second"])


def test_modules_of_one_name_stand_in_the_same_chapter():
    first, second = (placed(edition) for edition in EDITIONS)
    both = first.keys() & second.keys()
    assert {"attempting", "beaming", "playing", "staffing", "texts"} <= both
    assert {name: (first[name], second[name]) for name in both if not first[name] & second[name]} == {}


@pytest.mark.parametrize(("edition", "other"), [EDITIONS, EDITIONS[::-1]])
def test_no_folder_of_one_edition_holds_a_single_module_alone(edition, other):
    folders = [path.parent for path in (PACKAGE / "rules" / edition).rglob("__init__.py")][1:]
    assert folders
    small = [folder.name for folder in folders if len(names(folder)) < 2]
    assert [name for name in small if name not in chapters(other)] == []


def test_the_page_draws_the_tree():
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    drawn = page.split("## The chapters of the rules")[1].split("```")[1]
    lines = {edition: re.findall(rf"^  {edition} (.*)$", drawn, re.MULTILINE) for edition in EDITIONS}
    for edition, own in lines.items():
        named = set(re.findall(r"[a-z_]+", " ".join(own)))
        assert named & {*ONLY["first"], *ONLY["second"]} == ONLY[edition].keys()
    in_both = set.intersection(*(chapters(edition) for edition in EDITIONS))
    shared = re.sub(r"^  (first|second) .*$", "", drawn, flags=re.MULTILINE)
    assert sorted(in_both - set(re.findall(r"[a-z_]+", shared))) == []
