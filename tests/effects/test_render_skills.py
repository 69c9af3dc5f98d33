"""Texts about skills, grants and names in English."""

import re
from dataclasses import dataclass

import pytest

from spaceline.effects.phrases import (
    about_to,
    affect,
    all_of,
    called,
    commanded,
    costs,
    count,
    demands_skills,
    draw,
    event,
    exempt,
    gains_named,
    hand,
    here,
    in_play,
    loses_skills,
    may_attempt,
    mission,
    name_card,
    name_skill,
    personnel,
    select_again,
    skill,
    static,
    taxed,
    this,
    this_mission,
    those,
    total,
    when,
    when_played,
    while_facing,
)
from spaceline.effects.render import render


@dataclass(frozen=True)
class Card:
    type: str


PERSONNEL, EVENT, MISSION = Card("personnel"), Card("event"), Card("mission")

TEXTS = [
    (
        may_attempt(personnel(affiliations="Dom"), all_of(skill("Law"), total("Cunning", 34)), points=35),
        MISSION,
        """
        With your [Dom] personnel you may attempt and complete this mission by this requirement, if you choose so as an
        attempt begins: Law & Cunning > 34; it scores 35 points then.
        """,
    ),
    (
        may_attempt(personnel(icons="Maq"), skill("Law"), missions=mission(regions="Badlands"), regardless=True),
        EVENT,
        """
        With your [Maq] personnel you may attempt and complete your missions in the region Badlands by this
        requirement, if you choose so as an attempt begins: Law, whatever forbids it.
        """,
    ),
    (
        static(here(personnel(skills="Physics"), "opponent"), taxed("Physics")),
        PERSONNEL,
        """
        All opponents’ personnel with Physics here: cannot use their Physics unless their commander discards 1 card
        from hand for each of these personnel.
        """,
    ),
    (
        when("complete", draw(), using=("any skill",)),
        PERSONNEL,
        "When a mission is completed for which this personnel used any skill, you may: draw 1 card.",
    ),
    (
        when("face", name_skill(of=hand(personnel())), affect(this, gains_named("skill"), until="dilemma")),
        PERSONNEL,
        """
        When this personnel faces a dilemma, you may:
          Name one skill of a personnel in your hand.
          This personnel: gains the named skill until this dilemma is done.
        """,
    ),
    (while_facing(loses_skills()), PERSONNEL, "While this personnel is facing a dilemma: loses every skill."),
    (
        static(this, costs(count(commanded(event(keywords="Assault"))), times=-1)),
        PERSONNEL,
        "As this personnel is played: cost −1 for each of your Assault events.",
    ),
    (
        when_played(name_card("title", "personnel")),
        EVENT,
        "When you play this event: name a personnel, known for as long as this stays in play.",
    ),
    (
        static(called(in_play(personnel())), taxed()),
        EVENT,
        """
        All personnel of the named title in play: cannot use their skills unless their commander discards 1 card from
        hand for each of these personnel.
        """,
    ),
    (
        about_to("check", affect(this_mission, demands_skills(here(personnel()), "Law")), subject=personnel()),
        Card("interrupt"),
        """
        Before one of your personnel completes a mission, you may: This mission: also requires every skill of all your
        personnel at the same mission but Law until the turn ends.
        """,
    ),
    (
        about_to("random_selection", exempt(those()), subject=personnel(), where="present"),
        PERSONNEL,
        """
        Before chance selects and any of your personnel present is eligible, you may: leave them out of the
        selection.
        """,
    ),
    (
        when("select", select_again(), subject=personnel()),
        Card("equipment"),
        "When one of your personnel is selected at random, you may: chance selects again.",
    ),
]


def folded(text):
    return re.sub(r"\s+", " ", text).strip()


@pytest.mark.parametrize(("text", "card", "wanted"), TEXTS)
def test_a_text_in_english(text, card, wanted):
    assert folded(render([text], card)) == folded(wanted)
