"""What a group has of a requirement: counted by part, met by exactly the groups that meet it."""

from dataclasses import dataclass, field

from hypothesis import given, strategies as st

from spaceline.core.data.previews import Need, Preview
from spaceline.effects.meeting import tally, ways
from spaceline.effects.nodes.requirements import All, Any, Each, Skill, Total

SKILLS = ("Medical", "Physics", "Security")
ATTRIBUTES = ("Cunning", "Strength")


@dataclass
class Few:
    """A group of one card, with these levels and totals, that counts as several singles."""

    levels: dict[str, int] = field(default_factory=dict)
    totals: dict[str, int] = field(default_factory=dict)
    alike: int = 0

    @property
    def cards(self):
        return tuple(range(1000, 1000 + self.alike))

    def members(self):
        return self.cards

    def level(self, skill):
        return self.levels.get(skill, 0)

    def holders(self, skill):
        return (1000,) if self.level(skill) else ()

    def total(self, attributes):
        return sum(self.totals.get(name, 0) for name in attributes)

    def added(self, requirement):
        return requirement.attributes

    def over(self, requirement):
        return requirement.over

    def suited(self, requirement):
        return self.cards

    def terms(self, card, requirement):
        return ()

    def fits(self, card, requirement):
        return True


TERMS = st.one_of(
    st.builds(Skill, st.sampled_from(SKILLS), st.integers(1, 3)),
    st.builds(lambda name, over: Total((name,), over), st.sampled_from(ATTRIBUTES), st.integers(0, 9)),
    st.builds(lambda count: Each(count=count, title="Tricorder"), st.integers(1, 2)),
)


def together(parts):
    return st.one_of(
        st.lists(parts, min_size=1, max_size=3).map(lambda them: All(tuple(them))),
        st.lists(parts, min_size=1, max_size=3).map(lambda them: Any(tuple(them))),
    )


REQUIREMENTS = st.recursive(TERMS, together, max_leaves=6)
GROUPS = st.builds(
    Few,
    st.fixed_dictionaries({name: st.integers(0, 3) for name in SKILLS}),
    st.fixed_dictionaries({name: st.integers(0, 10) for name in ATTRIBUTES}),
    st.integers(0, 2),
)


@given(GROUPS, REQUIREMENTS)
def test_a_tally_is_met_exactly_where_the_requirement_is(group, requirement):
    counted = tally(group, requirement)
    assert Preview("mission", 1, counted.needs, counted.either).is_met == bool(ways(group, requirement))


def test_every_part_is_told_with_what_there_is_of_it():
    group = Few({"Medical": 1}, {"Cunning": 31}, 1)
    counted = tally(group, All((Skill("Medical", 2), Total(("Cunning",), 34), Each(title="Tricorder"))))
    assert counted.needs == (
        Need("skill", "Medical", 1, 2),
        Need("attribute", "Cunning", 31, 34, "more"),
        Need("card", "Tricorder", 1, 1),
    )
    assert [need.lack for need in counted.needs] == [1, 4, 0]
    assert not counted.either


def test_alternatives_stand_apart_from_what_is_needed_in_any_case():
    counted = tally(
        Few(), All((Skill("Medical"), Any((Skill("Physics"), All((Skill("Security"), Total(("Strength",), 5)))))))
    )
    assert [need.name for need in counted.needs] == ["Medical"]
    assert [[[need.name for need in way] for way in ways] for ways in counted.either] == [
        [["Physics"], ["Security", "Strength"]]
    ]


def test_of_one_thing_asked_for_twice_the_larger_number_counts():
    counted = tally(Few({"Medical": 1}), All((Skill("Medical", 2), All((Skill("Medical"), Skill("Physics"))))))
    assert [(need.name, need.need) for need in counted.needs] == [("Medical", 2), ("Physics", 1)]
