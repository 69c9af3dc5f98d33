"""Exposure: how infiltrating ends, and when somebody may infiltrate again (1E-7.9.1, 1E-7.9.1.0.1)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import FIRST_CARD, CardId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.data.frames import Suspicion
from spaceline.rules.first.definition import INFILTRATES
from spaceline.rules.first.language import presence
from spaceline.rules.first.roles import EXPOSED, INFILTRATING, SUSPECTED
from spaceline.rules.first.values import definition, facts, type_of

EXPOSE = "expose"


def exposed(state: State, *cards: CardId) -> Change:
    """The change by which infiltrators are found out: they have their own affiliation again (1E-7.9.1/2)."""
    return Change(EXPOSE, cards, state.cards[cards[0]].controller)


def see_to_infiltrators(state: State) -> None:
    """After an action: who is found out, who may choose between that and house arrest, who may infiltrate again."""
    for card in state.watched.get(INFILTRATES, ()):
        if (card, INFILTRATING) in state.marks:
            see_to(state, card)
        elif (card, EXPOSED) in state.marks and is_away_from_all(state, card):
            request(state, Change("note", (), to=card, detail=EXPOSED))


def see_to(state: State, card: CardId) -> None:
    """Look at one infiltrator."""
    if has_returned(state, card) or is_recognised(state, card):
        request(state, exposed(state, card))
    elif not teams.is_at_odds(state, card):
        if (card, SUSPECTED) in state.marks:
            request(state, Change("note", (), to=card, detail=SUSPECTED))
    elif (card, SUSPECTED) not in state.marks:
        state.frames.append(Suspicion(step="choose_exposure", card=card))


def has_returned(state: State, card: CardId) -> bool:
    """Whether it is back with its own: aboard an own ship or facility, or with an own team, and with no other.

    1E-7.9.1/1, 1E-G:infiltration-icon/4.
    """
    where, player = places.container(state, card), state.cards[card].controller
    if not where or teams.personnel_at(state, where, state.mark(card, INFILTRATING)):
        return False
    is_home = where >= FIRST_CARD and state.cards[where].controller == player
    return is_home or bool(teams.personnel_at(state, where, player))


def is_recognised(state: State, card: CardId) -> bool:
    """Whether it is present with another version, or a mirror opposite, of whom it impersonates (1E-7.9.1/1)."""
    name = facts(state, card).impersonates
    around = presence.in_company(state, card, None) if name else ()
    people = (other for other in around if other != card and type_of(state, other) == "personnel")
    return any(name in definition(state, it).personas or facts(state, it).opposite_of == name for it in people)


def is_away_from_all(state: State, card: CardId) -> bool:
    """Whether it is present with nobody of the opponent's any more (1E-7.9.1/2)."""
    where, player = places.container(state, card), state.cards[card].controller
    return not where or not any(teams.personnel_at(state, where, other) for other in state.players if other != player)


def choose_exposure(state: State, suspicion: Suspicion) -> Decision | None:
    """Ask the controller of an infiltrator who would be under house arrest whether it is exposed instead.

    1E-7.9.1.0.1/1, 1E-G:infiltration-icon/5.
    """
    card = suspicion.card
    if (card, INFILTRATING) not in state.marks:
        return None
    options = (Option(EXPOSE, card), Option("arrest", card))
    return Decision(state.cards[card].controller, "option", EXPOSE, options, about=(card,), clause="1E-7.9.1.0.1/1")


def take_exposure(state: State, suspicion: Suspicion, answer: Answer) -> Next:
    """It is exposed, or under house arrest from now on."""
    assert answer.option is not None
    card = suspicion.card
    if answer.option.kind == EXPOSE:
        request(state, exposed(state, card))
    else:
        request(state, Change("note", (), to=card, detail=SUSPECTED, amount=1))
    return DONE


SUSPICION: Procedure = Procedure(Suspicion, Choose(choose_exposure, take_exposure))
