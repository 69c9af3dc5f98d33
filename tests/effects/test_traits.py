"""A filter is a list of traits, each declared once; authors and YAML write it in few words."""

from inspect import getdoc
from typing import get_type_hints

import msgspec
import pytest

from spaceline.cards.languages import LANGUAGES
from spaceline.editions import EDITIONS
from spaceline.effects.dependencies import OF_TRAITS
from spaceline.effects.lint import problems_of
from spaceline.effects.nodes.abilities import Faced
from spaceline.effects.nodes.effects import Stop
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import (
    CARRIERS,
    TRAITS,
    Among,
    Filter,
    Is,
    Measured,
    Meets,
    Named,
    Related,
    Traits,
    like,
    spelled_out,
)
from spaceline.effects.nodes.words import NAMES
from spaceline.effects.vocabulary import Vocabulary

PLANET = like(kinds="planet")
SAID = {
    "skills": ("Law", "Honor"),
    "meets": Skill("Law", 2),
    "below": ("Cunning", 7),
    "stopped": False,
    "staffing": 3,
    "at": PLANET,
    "one_of": (PLANET, like(unique=True)),
}
WORDS = Vocabulary.of((), skills=("Law", "Honor"))


def wrong(which):
    return problems_of((Faced(Stop(Cards("facing", filter=which))),), WORDS)


def test_what_is_said_decides_which_node_carries_a_trait():
    assert like(**SAID).traits == (
        Named("skills", ("Law", "Honor")),
        Meets("meets", Skill("Law", 2)),
        Measured("below", "Cunning", 7),
        Is("stopped", so=False),
        Measured("staffing", number=3),
        Related("at", PLANET),
        Among("one_of", (PLANET, like(unique=True))),
    )
    assert set(TRAITS) == set(get_type_hints(Traits))
    assert set(TRAITS.values()) == set(CARRIERS.values())
    assert all(getdoc(kind) for kind in CARRIERS.values())


def test_a_filter_says_what_was_said_in_whatever_order():
    assert dict(like(**SAID).said) == SAID
    assert like(**dict(reversed(SAID.items()))) == like(**SAID)
    assert like(titles="Odo", excluding=PLANET).said == {"titles": ("Odo",), "excluding": (PLANET,)}
    assert like(titles=()) == like() == Filter()


def test_other_traits_make_another_filter():
    one = like(skills="Law", stopped=False)
    assert one.but(stopped=True, types="ship") == like(types="ship", skills="Law", stopped=True)
    assert one.without("stopped", "docked") == like(skills="Law")
    assert one.without("stopped").says_only("skills")
    assert not one.says_only("skills")
    assert (one.names("skills"), one.names("titles")) == (("Law",), ())


def test_yaml_writes_the_words_and_what_is_said():
    written = {
        "node": "Filter",
        "skills": ["Law", "Honor"],
        "meets": {"node": "Skill", "name": "Law", "level": 2},
        "below": ["Cunning", 7],
        "stopped": False,
        "staffing": 3,
        "at": {"node": "Filter", "kinds": ["planet"]},
        "one_of": [{"node": "Filter", "kinds": ["planet"]}, {"node": "Filter", "unique": True}],
    }
    assert msgspec.convert(spelled_out(written), Filter) == like(**SAID)
    in_full = msgspec.to_builtins(like(**SAID))
    assert msgspec.convert(spelled_out(in_full), Filter) == like(**SAID)


@pytest.mark.parametrize(
    "written", [{"skils": ["Law"]}, {"stopped": "yes"}, {"skills": [1]}, {"below": ["Cunning", 7, 8]}, {"at": "here"}]
)
def test_yaml_that_says_something_else_is_refused(written):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(spelled_out({"node": "Filter", **written}), Filter)


@pytest.mark.parametrize(
    ("which", "problem"),
    [
        (
            Filter((Is("stopped"), Named("skills", ("Law",)))),
            "Filter: its traits are said more than once",
        ),
        (Filter((Is("stopped"), Is("stopped", so=False))), "Filter: its traits are said more than once"),
        (Filter((Is("stoped"),)), "Is: trait is none of completed, unique, "),
        (like(kinds="planit"), "Named: kinds is none of planet, space, "),
        (Filter((Named("skills", ()),)), "Named: the number of names is 0"),
        (Filter((Measured("below", number=3),)), "Measured: `below` says of what"),
        (Filter((Measured("price", "cost", 3),)), "Measured: `below` says of what"),
        (like(below=("Wisdom", 3)), "Measured: unknown attribute 'Wisdom'"),
        (like(one_of=like(unique=True)), "Among: one of one filter says nothing"),
    ],
)
def test_a_fault_in_a_filter_is_told(which, problem):
    assert any(problem in told for told in wrong(which)), wrong(which)


def test_what_is_looked_at_and_listed_are_traits():
    assert set(OF_TRAITS) <= set(TRAITS)
    assert set(NAMES) <= {word for word, kind in TRAITS.items() if kind is Named}


def test_every_trait_is_registered_by_an_edition_and_by_no_other_name():
    registered = [set(LANGUAGES.of(edition).traits) for edition in EDITIONS]
    assert set().union(*registered) == set(TRAITS)


def test_a_word_that_is_no_trait_is_refused():
    with pytest.raises(TypeError, match="a filter has no above, shiny"):
        like(above=("Integrity", 6), shiny=True, types=("ship",))
