"""What comes of an answer in the making, for the player who is asked: what it comes to, and what can follow at one go.

As in ``view.values_seen_by``, cards in play that the player cannot read count as blank.
"""

from __future__ import annotations

from msgspec.structs import astuple

from spaceline.core import engine
from spaceline.core.choices import check, fill
from spaceline.core.data.decisions import Answer, Check, Decision, Selection
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.plans import Plan
from spaceline.core.data.previews import Preview
from spaceline.core.data.renaming import renamed_record
from spaceline.core.refusals import refusal
from spaceline.core.state import State
from spaceline.core.view import inward, known_to, outward


def seen_check(state: State, viewer: PlayerId, chosen: tuple[CardId, ...]) -> Check:
    """What a half-made choice amounts to, for the player who is choosing.

    Raises:
        Refusal: the viewer is not choosing cards now, or names a card that is unknown.
    """
    found = check(*half_made(state, viewer, chosen))
    result: Check = renamed_record(found, outward(state, viewer))
    return result


def seen_filled(state: State, viewer: PlayerId, chosen: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """What is chosen together with all that may be added to it, one card after another, in the order they stand in.

    Raises:
        Refusal: the viewer is not choosing cards now, or names a card that is unknown.
    """
    selection, cards = half_made(state, viewer, chosen)
    found = fill(selection, cards, len(selection.cards), None)
    look = outward(state, viewer)
    return tuple(look(card) for card in found)


def half_made(state: State, viewer: PlayerId, chosen: tuple[CardId, ...]) -> tuple[Selection, tuple[CardId, ...]]:
    """Among what a viewer chooses now, and a half-made choice in the table's own numbers.

    Raises:
        Refusal: the viewer is not choosing cards now, or names a card that is unknown.
    """
    asked = engine.decision(state)
    if asked is None or asked.player != viewer or asked.selection is None:
        raise refusal("no-cards-to-choose")
    rename = inward(state, viewer)
    return asked.selection, tuple(rename(card) for card in chosen)


def seen_previews(state: State, viewer: PlayerId, given: Answer, known: State | None = None) -> tuple[Preview, ...]:
    """What an answer in the making comes to; of what is not offered, nothing.

    ``known`` is what ``view.known_to`` gives, where somebody has asked for it before; so it is of what follows here.

    Raises:
        Refusal: the viewer is not asked now, or names a card that is unknown.
    """
    asked = decision_of(state, viewer)
    given = renamed_record(given, inward(state, viewer))
    if not is_offered(asked, given):
        return ()
    found = state.ruleset.foresight.previews(as_known(state, viewer, known), asked, given)
    rename = outward(state, viewer)
    return tuple(renamed_record(preview, rename) for preview in found)


def seen_plans(state: State, viewer: PlayerId, given: Answer, known: State | None = None) -> tuple[Plan, ...]:
    """The plans that begin with an answer, or with any action when none is given; of what is not offered, none.

    Raises:
        Refusal: the viewer is not asked now, or names a card that is unknown.
    """
    rename = outward(state, viewer)
    begins = renamed_record(given, inward(state, viewer))
    found = [renamed_record(plan, rename) for plan in plans(state, viewer, begins, known)]
    begun = list(dict.fromkeys(plan.answers[0] for plan in found))
    # By the viewer's numbers, for another order might tell something.
    return tuple(sorted(found, key=lambda it: (begun.index(it.answers[0]), it.place, astuple(it.goal))))


def plans(state: State, viewer: PlayerId, given: Answer, known: State | None = None) -> tuple[Plan, ...]:
    """What ``seen_plans`` shows, in the table's own numbers, which the answer has too.

    Raises:
        Refusal: the viewer is not asked now.
    """
    asked = decision_of(state, viewer)
    is_any = given == Answer()
    if asked.kind not in ("action", "cards") or not (is_any or is_offered(asked, given)):
        return ()
    begun = tuple(Answer(option=option) for option in asked.options) if is_any else (given,)
    known = as_known(state, viewer, known)
    return tuple(plan for it in begun for plan in state.ruleset.foresight.plans(known, asked, it))


def decision_of(state: State, viewer: PlayerId) -> Decision:
    """What the viewer is asked.

    Raises:
        Refusal: nothing.
    """
    asked = engine.decision(state)
    if asked is None or asked.player != viewer:
        raise refusal("not-asked")
    return asked


def as_known(state: State, viewer: PlayerId, known: State | None) -> State:
    """A copy of the game, as far as the viewer knows it."""
    return (known_to(state, viewer) if known is None else known).clone()


def is_offered(asked: Decision, given: Answer) -> bool:
    """Whether all that an answer in the making names may be chosen."""
    cards = asked.selection.cards if asked.selection is not None else ()
    return (given.option is None or given.option in asked.options) and set(given.cards) <= set(cards)
