"""Each edition has what each room asks of editions, or says why not; and nothing that no room asks for."""

from importlib import import_module

import pytest

from spaceline.editions import EDITIONS
from spaceline.editions.part import PARTS
from tests.conftest import ROOT

for file in (ROOT / "src" / "spaceline").rglob("*.py"):
    if ": Part[" in file.read_text(encoding="utf-8"):
        import_module(".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"))


def test_rooms_ask_for_parts():
    assert {"cards", "decks", "presentation"} <= PARTS.keys()


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
@pytest.mark.parametrize("part", list(PARTS.values()), ids=lambda part: part.name.replace(" ", "-"))
def test_an_edition_has_the_part_or_says_why_not(edition, part):
    if part.name in edition.without:
        assert edition.without[part.name].strip()
        assert part.name not in edition.parts
    else:
        assert part.of(edition) is not None


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_an_edition_names_only_parts_that_a_room_asks_for(edition):
    assert (edition.parts.keys() | edition.without.keys()) <= PARTS.keys()
