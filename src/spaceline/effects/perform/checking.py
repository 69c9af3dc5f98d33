"""Meeting a requirement is an act: who uses what is found, chosen and shown (2E-skills-glossary/1)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import report, request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.previews import Preview
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.core.view import may_read
from spaceline.effects.frames import RequirementCheck
from spaceline.effects.groups import Asking, Solution
from spaceline.effects.meeting import cards_used, tally, terms_used, use_to_meet
from spaceline.effects.nodes.moments import HEEDS_USE
from spaceline.effects.nodes.tests import Either, Shows
from spaceline.effects.perform.paying import (
    choose_payment,
    choose_skills_to_pay_for,
    choose_whose_skills_to_pay_for,
    note_paid,
    note_skills,
    paid_skills,
    pay,
    payments,
)
from spaceline.effects.perform.reading import group_meant, holds
from spaceline.effects.perform.required import node_at, requirement, scope_of
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of


def begin_check(state: State, run: RunEffect, test: Shows, at: int) -> None:
    """Check the requirement of a text; the running expression learns whether it was met."""
    path = (*run.path, *run.cursor, at)
    begin_group_check(state, run.definition, path, run.source, run.you, group_meant(state, run, test))


def begin_test(state: State, source: CardId, path: tuple[int, ...], player: PlayerId) -> None:
    """Find out whether a test holds that stands in the text of a card, for the procedure whose step is running.

    The procedure's frame learns the result in ``succeeded``; showing a requirement is an act, any other test is read,
    and shows by which cards it holds. Of several tests one of which must hold, the first act is done (1E-12.12/2).
    """
    definition = world_of(state).wording(state, source)
    test = node_at(state, definition, path)
    scope = Reading(source, player)
    if isinstance(test, Either):
        shown = (at for at, part in enumerate(test.tests) if isinstance(part, Shows) and holds(state, scope, part))
        at = next(shown, -1)
        path, test = (path, test) if at < 0 else ((*path, at), test.tests[at])
    if isinstance(test, Shows):
        begin_group_check(state, definition, path, source, player, group_meant(state, scope, test))
    else:
        is_so = holds(state, scope, test)
        state.frames[state.depth] = replace(state.frames[state.depth], succeeded=is_so)
        if is_so:
            request(state, *world_of(state).relied_on(state, scope, test))


def begin_group_check(
    state: State, definition: str, path: tuple[int, ...], source: CardId, player: PlayerId, group: tuple[CardId, ...]
) -> None:
    """Check whether a group meets a requirement; the frame below learns the result in ``succeeded``."""
    state.frames.append(
        RequirementCheck(
            step="choose_whose_skills_to_pay_for",
            definition=definition,
            path=path,
            source=source,
            you=player,
            group=group,
        )
    )


def could_meet(state: State, source: CardId, player: PlayerId, group: tuple[CardId, ...], *, paying: bool) -> bool:
    """Whether a group could meet what is printed on a card, with skills that its player need not or can pay for.

    2E-skills-glossary/3.
    """
    definition = state.cards[source].definition
    check = RequirementCheck(step="", definition=definition, path=(), source=source, you=player, group=group)
    return any(alternatives(state, it) for it in (payments(state, check) if paying else (check,)))


def alternatives(state: State, check: RequirementCheck) -> tuple[Solution, ...]:
    """The ways in which the group meets the requirement; the one that uses the fewest cards first.

    What comes to the same cards and the same of them is one way.
    """
    found = world_of(state).meets(state, asked_of(state, check))
    different: dict[tuple[tuple[CardId, ...], tuple[str, ...]], Solution] = {}
    for way in found:
        different.setdefault((cards_used(way), terms_used(way)), way)
    return tuple(sorted(different.values(), key=lambda way: len(cards_used(way))))


def asked_of(state: State, check: RequirementCheck) -> Asking:
    """What is asked of the group, with the skills that are paid for."""
    scope = scope_of(check)
    values = world_of(state).without_taxed(state, scope, paid_skills(state, check))
    return Asking(scope, requirement(state, check), check.group, values)


def choose_alternative(state: State, check: RequirementCheck) -> Decision | None:
    """Ask which alternative to use, when that could matter: other cards would be used, and a text sees it."""
    ways = alternatives(state, check) if is_heeded(state, check.you) else ()
    if len(ways) < 2:
        return None
    options = tuple(Option("way", detail=str(at)) for at in range(len(ways)))
    return Decision(
        check.you,
        "option",
        "use-alternative",
        options,
        about=(check.source,),
        clause=world_of(state).alternatives_clause,
    )


def is_heeded(state: State, player: PlayerId) -> bool:
    """Whether a text that the player knows of responds to what is used; others may not be told of by the question."""
    return any(may_read(state, card, player) for card in state.watched.get(HEEDS_USE, ()))


def take_alternative(state: State, check: RequirementCheck, answer: Answer) -> Next:
    """Remember the alternative."""
    assert answer.option is not None
    state.frames[state.depth] = replace(check, way=int(answer.option.detail))
    return "use_skills"


def use_skills(state: State, check: RequirementCheck) -> Next:
    """Use what is needed and show that much of it (2E-showing-your-cards/5); tell the result to whoever asked."""
    ways = alternatives(state, check)
    count(state, check)
    if not ways:
        tell(state, succeeded=False)
        return DONE
    use = use_to_meet(ways[check.way], check.source, check.you)
    tell(state, succeeded=True, used=use.uses)
    texts = world_of(state).used_to_meet(state, asked_of(state, check), ways[check.way])
    request(state, *texts, use)
    return DONE


def tell(state: State, **found: object) -> None:
    """Let the frame below learn what was found, as far as it keeps that."""
    below = state.frames[state.depth - 1]
    kept = {name: it for name, it in found.items() if name in below.__struct_fields__}
    state.frames[state.depth - 1] = replace(below, **kept)


def count(state: State, check: RequirementCheck) -> None:
    """Tell the player whose requirement it is what they come to, unless there are some whom that player cannot read."""
    if state.sink is None or not all(may_read(state, card, check.you) for card in check.group):
        return
    asking = asked_of(state, check)
    group = world_of(state).company(state, asking.scope, asking.group, asking.values)
    found = Preview("text", check.source, *tally(group, asking.requirement))
    report(state, Change("tally", (), check.you, check.source), tally=found, to=(check.you,))


CHECK: Procedure = Procedure(
    RequirementCheck,
    Choose(choose_whose_skills_to_pay_for, note_paid),
    Choose(choose_skills_to_pay_for, note_skills),
    Choose(choose_payment, pay),
    Choose(choose_alternative, take_alternative),
    use_skills,
)
