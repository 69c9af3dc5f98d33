"""The registry of editions: what may be registered, and what each part says of an edition that lacks it."""

from dataclasses import replace

import pytest

from spaceline.editions import (
    EDITIONS,
    FIRST,
    RULESETS,
    SECOND,
    MissingPart,
    Part,
    RegistrationError,
    Registry,
    RulesetSpec,
    UnknownRuleset,
)
from spaceline.editions.part import PARTS


def built(cards, turned):
    raise AssertionError("nothing is built when it is registered")


FAN = RulesetSpec("fan", "Fan rules", built, book="2e-cta2003", edition="second")


def test_a_ruleset_is_registered_with_its_edition_after_those_of_the_edition():
    registry = Registry((SECOND, FIRST), (FAN,))
    assert registry.edition_of("fan").key == "second"
    assert registry.edition_of("fan").names == (*SECOND.names, "fan")
    assert registry.edition_of("fan").label("fan") == "Second Edition, Fan rules"
    assert "fan" not in RULESETS


def test_the_clauses_of_a_ruleset_are_those_of_its_book():
    registry = Registry((SECOND, FIRST), (FAN,))
    assert [registry.book_of(name) for name in ("fan", "1e-open", "objectives")] == [
        "2e-cta2003",
        "1e-open",
        "objectives",
    ]


@pytest.mark.parametrize(
    ("editions", "rulesets", "said"),
    [
        ((SECOND, replace(FIRST, key="second")), (), "two editions have the key 'second'"),
        ((SECOND, FIRST), (replace(FAN, name="1e-open"),), "two rulesets have the name '1e-open'"),
        ((FIRST,), (FAN,), "the ruleset 'fan' is of no registered edition: 'second'"),
    ],
)
def test_what_cannot_stand_beside_the_rest_is_not_registered(editions, rulesets, said):
    with pytest.raises(RegistrationError, match=said):
        Registry(editions, rulesets)


def test_a_name_that_is_none_is_refused_with_those_there_are():
    with pytest.raises(UnknownRuleset, match=r"^no ruleset is called 'fan'; there are: 1e-modern, 1e-open$"):
        Registry((FIRST,)).edition_of("fan")
    with pytest.raises(UnknownRuleset, match="no ruleset of First Edition is called '2e-cta2003'"):
        FIRST.spec("2e-cta2003")


@pytest.fixture
def part(request):
    """A part that no room has; it is undeclared afterwards."""
    yield Part("test part", dict)
    del PARTS["test part"]


def test_a_part_is_what_the_edition_names(part):
    named = replace(FIRST, parts={"test part": f"{__name__}:TABLE"})
    assert part.of(named) is TABLE
    assert part.of(named) is TABLE


def test_an_edition_that_lacks_a_part_says_why(part):
    with pytest.raises(MissingPart, match="First Edition has no test part: it names none"):
        part.of(FIRST)
    with pytest.raises(MissingPart, match="First Edition has no test part: nobody needs it"):
        part.of(replace(FIRST, without={"test part": "nobody needs it"}))


def test_a_part_of_another_kind_is_refused(part):
    with pytest.raises(TypeError, match=f"{__name__}:FAN is no dict, as test part of First Edition must be"):
        part.of(replace(FIRST, parts={"test part": f"{__name__}:FAN"}))


def test_two_parts_do_not_share_a_name(part):
    with pytest.raises(ValueError, match="two parts are called 'test part'"):
        Part("test part")


TABLE = {"one": 1}


def test_every_edition_is_found_by_each_of_its_rulesets():
    assert tuple(name for edition in EDITIONS for name in edition.names) == RULESETS
