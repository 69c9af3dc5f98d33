"""How the changes are made that only the variant has, or makes otherwise."""

from __future__ import annotations

from dataclasses import replace as with_parts

from msgspec.structs import replace

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import TABLE, CardId, PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.objectives.data.frames import ObjectiveAttempt
from spaceline.rules.objectives.facts import OBJECTIVE, TACTIC
from spaceline.rules.objectives.roles import DONE_HERE, ENTERS, FACED, REFUSED
from spaceline.rules.second.participants import current_attempt
from spaceline.rules.second.verbs.leaving import destroyed as destroyed_in_second
from spaceline.rules.second.verbs.table import VERBS as OF_SECOND, pile_of, those_who_see_it_put as seen_put_in_second
from spaceline.rules.tactics import CHOOSING
from spaceline.rules.verbs import everybody, nothing


def lay_open(state: State, change: Change) -> None:
    """An objective becomes active and lies open."""
    for card in change.cards:
        table.move(state, card, change.to, change.role, face_up=True)


def complete(state: State, change: Change) -> None:
    """An objective goes to the completed ones and its points are scored; dilemmas stay at the location.

    OBJ-checking-objective-requirements/1, /2.
    """
    for card in change.cards:
        if state.definition(card).type != OBJECTIVE:
            table.add_mark(state, card, DONE_HERE, 1)
            continue
        for dilemma in state.zone(card, "beneath"):
            table.move(state, dilemma, change.source, "beneath", face_up=True)
        table.move(state, card, change.to, "completed", face_up=True)
    table.add_mark(state, change.player, "points", change.amount)


def return_tactic(state: State, change: Change) -> None:
    """Put tactics face up beneath their owners' side decks."""
    for card in change.cards:
        table.move(state, card, state.cards[card].owner, "tactics", face_up=True)


def destroyed(state: State, change: Change) -> tuple[Change, ...]:
    """Tactics go back and are not destroyed, whatever they lie on is (OBJ-engagements/4, /10)."""
    tactics = tuple(card for card in change.cards if state.definition(card).type == TACTIC)
    others = replace(change, cards=tuple(card for card in change.cards if card not in tactics))
    back = (replace(change, verb="return-tactic", cards=tactics),) if tactics else ()
    return (*destroyed_in_second.rule(state, others), *back)


def refuse_attack(state: State, change: Change) -> None:
    """Those who were refused attack nobody this turn."""
    for card in change.cards:
        table.put_mark(state, card, REFUSED, 1)


def pass_turn(state: State, change: Change) -> None:
    """The turn ends; who was refused may try again in another."""
    table.clear_marks(state, REFUSED)
    OF_SECOND["pass_turn"].apply(state, change)


def those_who_see_it_put(state: State, change: Change) -> tuple[PlayerId, ...]:
    """Whatever gets into play is shown to all, however that comes (OBJ-showing-your-cards/1)."""
    return everybody(state, change) if change.detail == ENTERS else seen_put_in_second(state, change)


def those_concerned(state: State, change: Change) -> tuple[PlayerId, ...]:
    """Whoever's text it is that hits a card, and whoever commands that (OBJ-showing-your-cards/3)."""
    return (change.player, state.cards[change.cards[0]].controller)


def entering(state: State, change: Change) -> Change:
    """The change says of a card that it gets into play by it."""
    is_new = not any(state.in_play(card) for card in change.cards) and state.ruleset.roles[change.role].in_play
    return replace(change, detail=ENTERS) if change.verb == "put" and not change.detail and is_new else change


def put(state: State, change: Change) -> None:
    """A dilemma that its text puts on the location remembers the objective that is attempted there."""
    OF_SECOND["put"].apply(state, change)
    attempt = current_attempt(state)
    if isinstance(attempt, ObjectiveAttempt) and change.to == attempt.mission:
        number = state.mark(attempt.objective, FACED) or state.mark(TABLE, FACED) + 1
        table.put_mark(state, TABLE, FACED, max(number, state.mark(TABLE, FACED)))
        for entity in (attempt.objective, *change.cards):
            table.put_mark(state, entity, FACED, number)


def where_overcome(state: State, change: Change) -> Change:
    """What a text overcomes goes beneath the active objective at which it was faced (OBJ-facing-dilemmas/7)."""
    attempt = current_attempt(state)
    numbers = {state.mark(card, FACED) for card in change.cards} - {0}
    active = (card for player in state.players for card in state.zone(player, "objective"))
    if isinstance(attempt, ObjectiveAttempt):
        meant = (card for card in active if card == attempt.objective and change.to == attempt.mission)
    else:
        meant = (card for card in active if state.mark(card, FACED) in numbers)
    return replace(change, to=next(meant, change.to)) if change.verb == "overcome" else change


def home(state: State, card: CardId) -> tuple[str, bool | None]:
    """The pile to which a card goes that is discarded or destroyed; tactics never are (OBJ-engagements/4, /10)."""
    kind = state.definition(card).type
    if kind == TACTIC:
        return "tactics", True
    if kind == OBJECTIVE:
        return "objectives", False
    return pile_of.rule(state, card)


VERBS: tuple[Verb, ...] = (
    with_parts(OF_SECOND["put"], apply=put, shows=those_who_see_it_put),
    Verb("draw-objective", lay_open, shows=everybody),
    Verb("complete", complete),
    *CHOOSING,
    Verb("return-tactic", return_tactic, shows=everybody),
    Verb("refuse-attack", refuse_attack),
    Verb("be-seen", nothing, audience=those_concerned),
    Verb("uninstall", OF_SECOND["destroy"].apply, empties=True, shows=everybody),
    Verb("pass_turn", pass_turn),
)
