"""Tactics in engagements: drawn, laid, revealed together; the winner's becomes a damage marker (OBJ-engagements)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import NO, YES, Answer, Decision, Selection
from spaceline.core.data.frames import Frame
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.objectives.data.frames import TacticChoice
from spaceline.rules.objectives.facts import HULL, TACTIC
from spaceline.rules.objectives.numbers import numbers
from spaceline.rules.second.battle import sides
from spaceline.rules.second.data.frames import Engagement
from spaceline.rules.second.values import facts

ATTRIBUTES = ("Weapons", "Shields")
"""What a tactic adds to the total of who began the engagement, and of the other side."""


def draw_tactics(state: State, engagement: Engagement) -> Next:
    """Each of the two draws and lays tactics, whoever began it first; neither sees the other's (OBJ-engagements/1)."""
    for player in (engagement.opponent, engagement.player):
        state.frames.append(TacticChoice(step="draw_first", player=player))
    return None


def can_draw(state: State, player: PlayerId) -> bool:
    """Whether a player may draw a tactic more."""
    return bool(state.zone(player, "tactics")) and len(state.zone(player, "drawn-tactics")) < numbers(state).tactics


def draw_first(state: State, choice: TacticChoice) -> Decision | None:
    """Ask whether to draw one (OBJ-engagements/1)."""
    if not can_draw(state, choice.player):
        return None
    return Decision(choice.player, "yes_no", "draw-tactic", (YES, NO), about=ships(state), clause="OBJ-engagements/1")


def ships(state: State) -> tuple[CardId, ...]:
    """The first ship of who began the engagement, and the one that was attacked."""
    engagement = sides.current_battle(state)
    return (*engagement.own[:1], *engagement.others[:1]) if engagement is not None else ()


def draw_second(state: State, choice: TacticChoice) -> Decision | None:
    """Whoever drew one and has looked at it may draw another."""
    drawn = state.zone(choice.player, "drawn-tactics")
    if not drawn or not can_draw(state, choice.player):
        return None
    return Decision(choice.player, "yes_no", "draw-another-tactic", (YES, NO), about=drawn, clause="OBJ-engagements/1")


def take(state: State, choice: TacticChoice, answer: Answer) -> Next:
    """Draw it; one that lies face up on top turns the side deck first (OBJ-engagements/4)."""
    if answer.option == YES:
        player = choice.player
        if state.cards[state.zone(player, "tactics")[0]].face_up:
            request(state, Change("shuffle", (), player, role="tactics"))
        request(state, Change("draw-tactic", state.zone(player, "tactics")[:1], player))
    return None


def lay_tactic(state: State, choice: TacticChoice) -> Decision | None:
    """Whoever drew may lay one face down, and no more than one (OBJ-engagements/2)."""
    drawn = state.zone(choice.player, "drawn-tactics")
    if not drawn:
        return None
    selection = Selection(drawn, 0, 1)
    return Decision(choice.player, "cards", "lay-tactic", selection=selection, clause="OBJ-engagements/2")


def lay(state: State, choice: TacticChoice, answer: Answer) -> Next:
    """Lay it; what is not used goes face up beneath the side deck (OBJ-engagements/3)."""
    player = choice.player
    left = tuple(card for card in state.zone(player, "drawn-tactics") if card not in answer.cards)
    laid = [Change("lay-tactic", answer.cards, player)] if answer.cards else []
    request(state, *laid, *put_back(player, left))
    return None


def put_back(player: PlayerId, tactics: tuple[CardId, ...]) -> tuple[Change, ...]:
    """Tactics go face up beneath their owner's side deck and are never discarded (OBJ-engagements/3, /4)."""
    return (Change("return-tactic", tactics, player),) if tactics else ()


def leave(state: State, choice: Frame) -> Next:
    """It is made."""
    return DONE


def reveal_tactics(state: State, engagement: Engagement) -> Next:
    """Turn up what was laid together, and add what it adds to each total (OBJ-engagements/6)."""
    players = (engagement.player, engagement.opponent)
    laid = tuple(card for player in players for card in state.zone(player, "laid-tactic"))
    if not laid:
        return None
    added = [
        Change("add-to-total", (), player, card, amount=facts(state, card).attributes.get(name, 0))
        for player, name in zip(players, ATTRIBUTES, strict=True)
        for card in state.zone(player, "laid-tactic")
    ]
    request(state, Change("reveal-tactics", laid, engagement.player), *(it for it in added if it.amount))
    return None


def active_tactic(state: State, player: PlayerId) -> CardId:
    """A player's active tactic, 0 where there is none."""
    return next(iter(state.zone(player, "tactic")), 0)


def place_marker(state: State, engagement: Engagement) -> Next:
    """The winner's tactic goes on the ship that lost (OBJ-engagements/7); other tactics go back.

    Of several ships that lost it is the one first named.
    """
    winner = engagement.winner
    marker = active_tactic(state, winner) if winner else 0
    loser = engagement.opponent if winner == engagement.player else engagement.player
    losing = sides.fighters(state, engagement, loser) if winner else ()
    if marker and losing:
        request(state, Change("damage", (marker,), winner, to=losing[0], role="on"))
        if hull_damage(state, losing[0]) >= numbers(state).hull:
            request(state, Change("destroy", losing[:1], winner, marker))
    return None


def put_tactics_back(state: State, engagement: Engagement) -> Next:
    """Tactics that did no damage go back when the engagement ends (OBJ-engagements/2, /3)."""
    for player in (engagement.player, engagement.opponent):
        request(state, *put_back(player, state.zone(player, "tactic") + state.zone(player, "laid-tactic")))
    return None


def hull_damage(state: State, ship: CardId) -> int:
    """The hull damage of a ship in percent (OBJ-engagements/9)."""
    markers = (facts(state, card) for card in state.zone(ship, "on"))
    return sum(it.attributes.get(HULL, 0) for it in markers if it.type == TACTIC)


TACTIC_CHOICE: Procedure = Procedure(
    TacticChoice,
    Choose(draw_first, take),
    Choose(draw_second, take),
    Choose(lay_tactic, lay),
    leave,
)
