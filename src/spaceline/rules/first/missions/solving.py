"""Solving a mission: the check, what is earned, and the points (1E-7.2.3, 1E-7.2.5)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Selection
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import Next
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Earned, Played
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.perform.checking import begin_group_check
from spaceline.effects.perform.run import begin_effect
from spaceline.rules import verbs
from spaceline.rules.first import participants, places, teams
from spaceline.rules.first.borg.collective import scores
from spaceline.rules.first.data.frames import MissionAttempt
from spaceline.rules.first.missions import alternates, mission_requirements
from spaceline.rules.first.missions.permission import is_kept_from
from spaceline.rules.first.missions.points import points_of
from spaceline.rules.first.participants import taking_part
from spaceline.rules.first.playing.permission import has_counterpart
from spaceline.rules.first.topics import ATTEMPT
from spaceline.rules.first.values import definition, type_of
from spaceline.rules.first.variables import pick_for


def barred(player: PlayerId) -> str:
    """The mark on a location that a player cannot solve for the rest of the game (1E-7.2.4/3)."""
    return f"barred-{player}"


def check_requirements(state: State, attempt: MissionAttempt) -> Next:
    """Check once all seeds are met: a matching personnel is left, nothing bars them, the requirements.

    1E-7.2.5/1, 1E-7.2.4/3.
    """
    team = taking_part(state, attempt)
    if state.mark(attempt.place, barred(attempt.player)):
        return "fail"
    if attempt.by and not state.in_play(attempt.by):
        return "fail"
    if not alternates.matching(state, attempt.place, attempt.player, team, attempt.by):
        return "fail"
    if is_kept_from(state, attempt.mission, attempt.ship, team):
        return "fail"
    path, asked = requirements_of(state, attempt)
    if asked is None:
        return "fail"
    source = attempt.by or attempt.mission
    begin_group_check(state, state.cards[source].definition, path, source, attempt.player, team)
    pick_for(state, (*team, attempt.ship) if attempt.ship else team, asked)
    return None


def requirements_of(state: State, attempt: MissionAttempt) -> tuple[tuple[int, ...], AnyRequirement | None]:
    """What the attempt asks for, and the way to it in the text of the card that was declared (1E-7.2.5.0.2/1)."""
    end = places.end_for(state, attempt.place, attempt.player)
    if end is None or end.points is None:
        return (), None
    if not attempt.by:
        return (), mission_requirements.required(state, attempt.place, attempt.player)
    at, text = alternates.text_of(state, attempt.by)
    return (at,), text.requirement


def solve_or_fail(state: State, attempt: MissionAttempt) -> Next:
    """Where the requirements are not met the attempt fails (1E-7.2.6/1)."""
    if not attempt.succeeded:
        return "fail"
    return None


def solve(state: State, attempt: MissionAttempt) -> Next:
    """The mission is solved, unless the text of a card prevents it (1E-G:fair-play/1)."""
    request(state, Change("solve", (attempt.mission,), attempt.player, to=attempt.place))
    return None


def resolve_text_on_solving(state: State, attempt: MissionAttempt) -> Next:
    """First comes what cards do when the mission is solved (1E-7.2.5/3)."""
    if attempt.has_failed:
        return "fail"
    alternates.begin_benefit(state, attempt)
    return None


def order_finds(state: State, attempt: MissionAttempt) -> Decision | None:
    """The solver says in which order artifacts and other finds are earned (1E-7.2.5/4, 1E-7.2.3/1)."""
    found = state.zone(attempt.place, "found")
    if not found:
        return None
    selection = Selection(found, len(found), len(found))
    return Decision(attempt.player, "order", "earn", selection=selection, about=(attempt.mission,), clause="1E-7.2.5/4")


def earn_in_order(state: State, attempt: MissionAttempt, answer: Answer) -> Next:
    """Earn them one after another."""
    earn(state, attempt, answer.cards)
    return None


def earn(state: State, attempt: MissionAttempt, cards: tuple[CardId, ...]) -> None:
    """Earn finds in that order; what plays to the table is carried out once all are earned (1E-2.3/1)."""
    for card in cards[::-1]:
        if type_of(state, card) == "artifact" and goes_to(state, card) == "table":
            for at, _ in definition(state, card).of_kind(Played):
                begin_effect(state, card, (at, 0), attempt.player)
    for card in cards:
        request(state, *earnings(state, attempt, card))


DISCARD = "discard"
"""Where an artifact goes that does nothing once it is earned."""


def goes_to(state: State, artifact: CardId) -> str:
    """Where an earned artifact goes."""
    texts = definition(state, artifact).of_kind(Earned)
    to: str = texts[0][1].to if texts else "hand"
    return to


def earnings(state: State, attempt: MissionAttempt, card: CardId) -> tuple[Change, ...]:
    """How one find is earned: an artifact goes where its text says, others join the team or are captured by it.

    1E-2.3/1, 1E-7.2.5/5, 1E-7.7.0.1/1; that is no report (1E-7.2.5/6, 1E-G:report/4). What joins the team lies face
    down among it once everybody has seen it (1E-12.12/2). A second copy of a unique card is discarded at once
    (1E-6.2/3).
    """
    where, role = places.zone_of(state, participants.where_of(attempt))
    concealed = Change("conceal", (card,), attempt.player)
    if is_surplus(state, attempt, card):
        return (Change("discard", (card,), attempt.player, attempt.mission),)
    if type_of(state, card) == "artifact":
        to = goes_to(state, card)
        if to == "hand":
            change = Change("put", (card,), attempt.player, to=attempt.player, role="hand")
        elif to == DISCARD:
            change = Change("discard", (card,), attempt.player)
        elif to == "table":
            change = Change("play", (card,), attempt.player, to=attempt.player, role="table")
        else:
            change = Change("place", (card,), attempt.player, to=where, role=role)
        joined = (*handed_over(state, attempt, card), concealed) if to == "team" else ()
        return (Change("earn", (card,), attempt.player, attempt.mission), change, *joined)
    if state.cards[card].owner == attempt.player:
        return (
            Change("earn", (card,), attempt.player, attempt.mission),
            Change("place", (card,), attempt.player, to=where, role=role),
            *(handed_over(state, attempt, card) if type_of(state, card) == "equipment" else ()),
            concealed,
        )
    return (Change("capture", (card,), attempt.player, attempt.mission, to=where, role=role),)


def handed_over(state: State, attempt: MissionAttempt, card: CardId) -> tuple[Change, ...]:
    """Beside other own Away Teams an equipment joins the one that solved, and is theirs alone (1E-12.4/1)."""
    where, left = participants.where_of(attempt), taking_part(state, attempt)
    if len(teams.teams_at(state, where, attempt.player)) < 2 or not left:
        return ()
    team = teams.team_of(state, left[0])
    to, number = teams.anchor(state, team), teams.number_of(state, team)
    return (Change("join-team", (card,), attempt.player, to=to, amount=number),)


def is_surplus(state: State, attempt: MissionAttempt, card: CardId) -> bool:
    """Whether it is another copy of what the solver may not have twice; the first encountered is kept.

    1E-G:artifact/6; the opponent's personnel become captives, whoever has copies. Of counterparts nobody has two
    (1E-G:counterpart/1).
    """
    it, player, leaf = definition(state, card), attempt.player, state.cards[card]
    if leaf.owner == player and has_counterpart(state, player, card) is not None:
        return True
    if not it.is_single or (it.type != "artifact" and leaf.owner != player):
        return False
    before = state.zone(attempt.place, "found")
    earlier = before[: before.index(card)] if card in before else ()
    own = (other for other, held in state.cards.items() if held.controller == player and state.in_play(other))
    others = (definition(state, other) for other in (*own, *earlier) if other != card)
    return any(other.is_single and not it.personas.isdisjoint(other.personas) for other in others)


def score_points(state: State, attempt: MissionAttempt) -> Next:
    """The mission is completed and its points are scored, wherever the solvers are by now (1E-7.2.5/2, /7).

    Who plays Borg scores nothing for a mission (1E-6.4.0.2/1).
    """
    is_scored = scores(state, attempt.player, attempt.mission)
    points = points_of(state, attempt.place, attempt.player) if is_scored else 0
    done = Change(
        "complete", (attempt.mission,), attempt.player, attempt.by, to=attempt.place, amount=points, uses=attempt.used
    )
    request(state, done)
    return None


def end_lasting(state: State) -> None:
    """What lasts until the end of the attempt ends."""
    verbs.end_lasting(state, "attempt")
    state.invalidate(ATTEMPT)
