"""What a choice comes to, in words: totals of how much, and what is missing."""

import msgspec
import pytest

from spaceline.core.data.previews import AT_MOST, MORE_THAN, Need, Preview
from spaceline.players.seat import Seat
from spaceline.presentation import preview_of
from spaceline.server.live.handlers import WHOLE
from spaceline.server.live.replies import answer_of, checked
from spaceline.server.wire.messages import Given
from tests.support.shown_games import kept, scene

CUNNING = Need("attribute", "Cunning", 31, 34, MORE_THAN)
PHYSICS, MEDICAL = Need("skill", "Physics", 0), Need("skill", "Medical", 2, 2)


@pytest.fixture(scope="module")
def seen():
    """A view of a game, with a mission in it."""
    return scene(kept("2e-cta2003", 11, 5)[3], 1)


@pytest.fixture(scope="module")
def mission(seen):
    return next(card.id for card in seen.view.cards if card.role == "mission")


def told(seen, mission, *needs, either=(), kind="mission"):
    return preview_of(seen, Preview(kind, mission, needs, either)).told.removeprefix(f"{seen.name(mission)}: ")


def test_totals_are_told_with_what_they_must_come_to_and_skills_when_they_are_missing(seen, mission):
    assert told(seen, mission, CUNNING, PHYSICS, MEDICAL) == "Cunning 31 of 35, missing: Physics"
    assert told(seen, mission, msgspec.structs.replace(CUNNING, have=35), MEDICAL) == "Cunning 35 of 35, complete"
    assert told(seen, mission, CUNNING) == "Cunning 31 of 35"
    assert told(seen, mission, Need("skill", "Law", 1, 3)) == "missing: 2 Law"


def test_of_alternatives_that_is_told_which_lacks_the_fewest_things(seen, mission):
    far, near = (PHYSICS, Need("skill", "Law", 0)), (MEDICAL, CUNNING)
    assert told(seen, mission, either=((far, near),)) == "Cunning 31 of 35"
    found = preview_of(seen, Preview("mission", mission, (), ((far, near, (MEDICAL,)),)))
    assert found.is_met
    assert [[need.is_met for need in way] for way in found.either[0]] == [[False, False], [True, False], [True]]


@pytest.mark.parametrize(
    ("need", "label"),
    [
        (Need("attribute", "Cunning+Strength", 0), "Cunning + Strength"),
        (Need("icon", "Cmd", 0), "[Cmd]"),
        (Need("matching", "Fed/Kli/Rom", 0), "[Fed], [Kli] or [Rom] personnel"),
        (Need("matching", "", 0), "personnel"),
        (Need("unlike", "Bor", 0), "personnel other than [Bor]"),
        (Need("card", "artifact", 0), "artifact"),
        (Need("card", "James T. Kirk", 0), "James T. Kirk"),
        (Need("single", "Honor+Strength", 0), "a personnel with Honor and Strength"),
        (Need("cost", "choose-dilemmas", 3, 7, AT_MOST), "cost"),
        (Need("cost", "pay-for-skills", 1, 2, AT_MOST), "cards to discard"),
    ],
)
def test_everything_that_is_needed_has_a_name(need, label):
    found = preview_of(scene(kept("1e-modern", 11, 5)[3], 1), Preview("text", 0, (need,)))
    assert [it.label for it in found.needs] == [label]


def test_titles_say_whether_it_is_a_mission_or_the_crew_of_a_ship(seen, mission):
    name = seen.name(mission)
    kinds = ("mission", "ahead", "staffing", "behind", "text", "hit", "direct-hit")
    found = [preview_of(seen, Preview(kind, mission)).title for kind in kinds]
    crews = [name, f"On to {name}", f"Staffing of {name}", f"{name}, left behind", name]
    assert found == [*crews, f"A hit on {name}", f"A direct hit on {name}"]


@pytest.mark.parametrize(("kind", "title"), [("company", "Together aboard {}"), ("force", "In one force with {}")])
def test_of_a_group_those_are_told_who_cannot_be_in_it(seen, mission, kind, title):
    needs = (Need("card", "Worf", 1), Need("card", "Odo", 0), Need("card", "Guard", 1, 3))
    found = preview_of(seen, Preview(kind, mission, needs)).told
    assert found == f"{title.format(seen.name(mission))}: not with them: Odo, 2 Guard"


def test_an_option_comes_to_what_would_take_part():
    found = 0
    for state in kept("2e-cta2003", 11, 1):
        seen = scene(state, 1)
        for option in seen.view.decision.options if seen.view.decision else ():
            if option.kind == "attempt":
                given = answer_of(Given(option=(option.kind, option.card, option.target, option.detail)))
                seat = Seat(state, 1)
                (preview,) = checked(seen, seen.view.decision, 1, given, WHOLE, seat.previews(given)).previews
                assert (preview.kind, preview.card, preview.title) == ("mission", option.card, seen.name(option.card))
                found += 1
    assert found
