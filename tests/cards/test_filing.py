"""Definitions are filed by set and type, in the order of the numbers: the module of a card is found in one guess."""

import re
from itertools import pairwise

import pytest

from spaceline.cards.catalogue import FIRST_CARDS, SECOND_CARDS
from spaceline.cards.definitions import books

FACTS = {"first": FIRST_CARDS.facts(), "second": SECOND_CARDS.facts()}
MODULES = {
    "artifact": "artifacts",
    "dilemma": "dilemmas",
    "doorway": "doorways",
    "equipment": "equipment",
    "event": "events",
    "facility": "facilities",
    "site": "sites",
    "time location": "times",
    "incident": "incidents",
    "interrupt": "interrupts",
    "mission": "missions",
    "objective": "objectives",
    "personnel": "personnel",
    "ship": "ships",
    "tactic": "tactics",
    "tribble": "tribbles",
    "trouble": "troubles",
}
AFFILIATIONS = {
    "bajoran": "Baj",
    "borg": "Bor",
    "cardassian": "Car",
    "dominion": "Dom",
    "federation": "Fed",
    "ferengi": "Fer",
    "klingon": "Kli",
    "non_aligned": "NA",
    "romulan": "Rom",
}


def filed():
    """Each book with its edition, its folder and the name of its module."""
    for edition in FACTS:
        for module, book in books(edition).items():
            yield edition, *module.split(".")[-2:], book


BOOKS = list(filed())


@pytest.mark.parametrize(("edition", "folder", "name", "book"), BOOKS, ids=["-".join(given[:3]) for given in BOOKS])
def test_a_module_holds_one_type_of_one_set_in_the_order_of_numbers(edition, folder, name, book):
    facts = [FACTS[edition][card] for card in book.titles]
    numbers = [it.number for it in facts]
    assert numbers == sorted(numbers)
    kind, rest = re.fullmatch(r"([a-z]+?)(?:_(\w+))?", name).groups()
    assert {MODULES[it.type] for it in facts} == {kind}
    if rest in AFFILIATIONS:
        assert {it.affiliation for it in facts} == {AFFILIATIONS[rest]}
    elif rest:
        first, last = rest.split("_to_")
        letters = {re.sub("[^a-z]", "", it.title.lower())[0] for it in facts}
        assert first <= min(letters) <= max(letters) <= last


def test_a_folder_is_a_set_and_a_set_a_folder():
    folders = {(edition, folder, book.prefix) for edition, folder, _, book in BOOKS}
    for one, other in pairwise(sorted(folders)):
        assert one[:2] != other[:2]
    assert len({(edition, prefix) for edition, _, prefix in folders}) == len(folders)
