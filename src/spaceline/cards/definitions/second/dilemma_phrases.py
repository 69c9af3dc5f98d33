"""The forms that many dilemmas of Second Edition share, whatever set they are from."""

from spaceline.effects.nodes.abilities import Ability, Damage, Faced
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.phrases import (
    any_of,
    at_least,
    attributes,
    back_to_pile,
    count,
    damage,
    faced,
    facing,
    if_,
    if_cannot,
    kill,
    one,
    onto_ship,
    random,
    remaining,
    select,
    sequence,
    single,
    skill,
    some_are,
    static,
    stop,
    stop_all,
    this_ship,
    those,
    unless,
)


def stop_all_and_return() -> Effect:
    """All are stopped, and the dilemma goes back to its pile."""
    return sequence(stop_all(), back_to_pile())


def wall(requirement: AnyRequirement) -> Faced:
    """All are stopped and the dilemma goes back, unless the group shows something."""
    return faced(unless(requirement, stop_all_and_return()))


def expert_or_opponents_choice(first: str, second: str) -> Faced:
    """One expert in either field gets past; else the opponent picks one who knows either field, or all are stopped."""
    return faced(
        unless(
            any_of(single(skill(first, 2)), single(skill(second, 2))),
            if_cannot(stop(one("opponent", skills=(first, second))), stop_all_and_return()),
        )
    )


def volunteer(first: str, second: str, *, failing: Effect) -> Faced:
    """Somebody of either field is chosen to be stopped; failing that, something worse happens."""
    return faced(if_cannot(stop(one(skills=(first, second))), failing))


def all_but_one(first: str, second: str) -> Faced:
    """Without either field all are stopped; with several who know one, all but one of them."""
    experts = facing(skills=(first, second))
    return faced(
        unless(any_of(skill(first), skill(second)), stop_all()),
        if_(at_least(count(experts), 2), stop(random(count(experts, less=1), among=experts))),
    )


def one_two_three(killed: bool) -> Faced:  # noqa: FBT001 one of two fates
    """One personnel at random, a second while nine remain, a third while ten remain."""
    fate = kill if killed else stop
    return faced(
        fate(random(name="first")),
        if_(
            remaining(9),
            fate(random(among=facing(apart="first"), name="second")),
            if_(remaining(10), fate(random(among=facing(apart=("first", "second")), name="third"))),
        ),
    )


def deadly_unless(requirement: AnyRequirement, among: str) -> Faced:
    """One personnel with a skill is killed at random, unless the group shows something."""
    return faced(unless(requirement, kill(random(skills=among))))


def stops_three_with(skill_name: str) -> Faced:
    """Three personnel at random are stopped if one of them has a skill."""
    return faced(select(random(3)), if_(some_are(those(skills=skill_name)), stop(those())))


def weakened() -> Damage:
    """A ship that is damaged like this is worse in everything."""
    return damage(static(this_ship, attributes(-2)))


def damaged_unless(requirement: AnyRequirement) -> tuple[Ability, ...]:
    """All are stopped and the ship is damaged, unless the group shows something."""
    return faced(unless(requirement, stop_all(), onto_ship())), weakened()
