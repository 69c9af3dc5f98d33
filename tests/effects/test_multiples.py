"""Texts whose numbers are doubled (1E-7.2.2.0.6/1), requirements that are replaced, and what is counted on cards."""

from dataclasses import dataclass

import pytest

from spaceline.effects.lint import problems_of
from spaceline.effects.multiples import multiplied
from spaceline.effects.nodes.modifiers import Demand
from spaceline.effects.phrases import (
    added_up,
    all_of,
    at_least,
    count,
    cured,
    demands,
    discard,
    doubled,
    draw,
    encounter,
    equipment,
    facing,
    here,
    in_play,
    kill,
    like,
    mission,
    nullified,
    one,
    order,
    present,
    random,
    score,
    select_top,
    sequence,
    single,
    skill,
    static,
    stop,
    this_mission,
    those,
    titled,
    total,
    when_played,
)
from spaceline.effects.render import render
from spaceline.effects.vocabulary import Vocabulary

NONE = frozenset()
KNOWN = Vocabulary(
    *(NONE,) * 3, frozenset({"MEDICAL", "Honor"}), *(NONE,) * 5, counted=frozenset({"skills", "requirements"})
)


@dataclass
class Card:
    type: str = "event"


@pytest.mark.parametrize(
    ("text", "twice"),
    [
        (encounter(unless=skill("MEDICAL", 2)), encounter(unless=skill("MEDICAL", 4))),
        (encounter(unless=total("Cunning", 30)), encounter(unless=total("Cunning", 60))),
        (
            encounter(unless=all_of(skill("Honor"), single(skill("Honor"), 2))),
            encounter(unless=all_of(skill("Honor", 2), single(skill("Honor"), 4))),
        ),
        (encounter(unless=titled("Riva")), encounter(unless=titled("Riva"))),
        (
            encounter(unless=at_least(count(facing(skills="Honor")), 2)),
            encounter(unless=at_least(count(facing(skills="Honor")), 4)),
        ),
        (encounter(kill(random())), encounter(kill(random(2)))),
        (
            encounter(select_top("Cunning", count=2), stop(those())),
            encounter(select_top("Cunning", count=4), stop(those())),
        ),
        (encounter(kill(facing())), encounter(kill(facing()))),
        (encounter(draw(), score(5)), encounter(draw(2), score(5, times=2))),
        (encounter(draw(count(here()))), encounter(draw(count(here())))),
        (cured(skill("MEDICAL")), cured(skill("MEDICAL", 2))),
        (nullified(skill("MEDICAL")), nullified(skill("MEDICAL", 2))),
        (order(draw()), order(draw(2))),
    ],
)
def test_what_is_asked_for_and_what_is_done_is_doubled(text, twice):
    assert multiplied(text, {"requirements": 2, "effects": 2, "points": 2}) == twice


def test_what_can_be_done_to_meet_a_condition_is_doubled_with_what_is_asked_for():
    text = encounter(tries=discard(one(among=present(equipment()), name="bribe")))
    assert multiplied(text, {"effects": 2}) == text
    assert multiplied(text, {"requirements": 2}).tries.steps[0].count == 2


@pytest.mark.parametrize(
    ("part", "twice"),
    [
        ("requirements", encounter(kill(random()), score(1), unless=skill("MEDICAL", 2))),
        ("effects", encounter(kill(random(2)), score(1), unless=skill("MEDICAL"))),
        ("points", encounter(kill(random()), score(1, times=2), unless=skill("MEDICAL"))),
    ],
)
def test_only_what_is_named_is_doubled(part, twice):
    text = encounter(kill(random()), score(1), unless=skill("MEDICAL"))
    assert multiplied(text, {part: 2}) == twice


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (static(in_play(like(types="dilemma")), doubled(by=1)), "by is 1, less than 2"),
        (static(this_mission, Demand(of=facing(), instead=("Honor",))), "`instead` says nothing without a requirement"),
        (static(this_mission, demands(skill("MEDICAL"), "Chess")), "unknown skill 'Chess'"),
        (when_played(score(added_up("hats", this_mission))), "unknown attribute 'hats'"),
    ],
)
def test_definitions_that_say_nothing(text, problem):
    assert [found for found in problems_of((text,), KNOWN) if found.endswith(problem)]


@pytest.mark.parametrize(
    "text",
    [
        static(this_mission, demands(skill("MEDICAL"), "Honor")),
        when_played(sequence(score(added_up("requirements", this_mission)), draw())),
    ],
)
def test_definitions_that_say_something(text):
    assert not problems_of((text,), KNOWN)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (static(here(mission()), demands(skill("MEDICAL", 2), "Honor")), "2 MEDICAL instead of Honor"),
        (static(in_play(like(types="dilemma")), doubled()), "requirements, effects and points × 2"),
        (static(in_play(like(types="dilemma")), doubled("effects", by=3)), "effects × 3"),
        (when_played(score(added_up("requirements", this_mission))), "number of requirements"),
        (when_played(select_top("skill dots", in_play()), stop(those())), "number of skill dots"),
    ],
)
def test_in_words(text, words):
    assert words in render((text,), Card())
