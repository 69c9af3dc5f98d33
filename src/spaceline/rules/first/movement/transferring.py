"""Choosing who and what beams or walks, and bringing them over (1E-7.1.1/5, 1E-7.1.2/1, 1E-10.2.1/4)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option, Selection
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, Lasting, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.core.windows import has_listener
from spaceline.effects.nodes.abilities import Played, SpecialDownload
from spaceline.effects.nodes.effects import Affect
from spaceline.effects.nodes.modifiers import Multiply
from spaceline.effects.nodes.selectors import Cards
from spaceline.rules import verbs
from spaceline.rules.first import places, teams
from spaceline.rules.first.borg.away_teams import most_sent
from spaceline.rules.first.data.frames import Transfer
from spaceline.rules.first.definition import SPECIAL, CardDefinition, moments
from spaceline.rules.first.movement.barriers import beams_left, heads
from spaceline.rules.first.movement.boarding import BEAM, WALK, companies, may_walk, passengers, transported
from spaceline.rules.first.movement.vessels import is_usable_vessel
from spaceline.rules.first.people import belonging
from spaceline.rules.first.playing.sources import may_be_there
from spaceline.rules.first.side_decks import straying, troubles
from spaceline.rules.first.teams import Team, spokesman
from spaceline.rules.first.topics import OFFERS
from spaceline.rules.first.values import definition, is_stopped
from spaceline.rules.first.verbs.battle import JOIN

TOGETHER = "together"
TAKE_ALONG = "take-along"
SPECIAL_DOWNLOAD = "special-download"


def begin_transfer(state: State, action: Action) -> None:
    """Choose who goes."""
    option = action.option
    state.frames.append(
        Transfer(
            step="choose_company",
            player=action.player,
            source=option.card,
            target=option.target,
            verb=option.kind,
        )
    )


def begin_transport(state: State, player: PlayerId, option: Option, by: CardId, only: Team) -> None:
    """Choose who goes by the text of a card; of personnel perhaps only some may."""
    state.frames.append(
        Transfer(
            step="choose_company",
            player=player,
            source=option.card,
            target=option.target,
            verb=BEAM,
            by=by,
            only=only,
        )
    )


def groups(state: State, frame: Transfer) -> tuple[Team, ...]:
    """The groups who may go together; by walking, somebody in each of them walks."""
    if frame.by:
        is_beam = frame.verb == BEAM
        beamed = transported(state, frame.player, frame.source, frame.target, frame.only) if is_beam else frame.only
        there = tuple(beamed)
        return companies(state, frame.player, there, frame.target)
    return find_groups(state, frame.player, frame.source, frame.target, frame.verb)


@cached_on(*OFFERS)
def find_groups(state: State, player: PlayerId, source: EntityId, target: EntityId, verb: str) -> tuple[Team, ...]:
    """Look at everybody who may go."""
    there = passengers(state, player, source, target, verb)
    found = companies(state, player, there, target)
    if verb == WALK:
        return tuple(group for group in found if any(may_walk(state, card) for card in group))
    return found


def choose_company(state: State, frame: Transfer) -> Decision | None:
    """With whom, where not all may be aboard together: incompatible personnel are not brought under house arrest."""
    found = groups(state, frame)
    if len(found) < 2:
        return None
    speakers = (tuple(card for card in group if card not in everywhere(found)) for group in found)
    options = tuple(
        Option(TOGETHER, spokesman(state, speaking, frame.player), detail=str(at))
        for at, speaking in enumerate(speakers, 1)
    )
    return Decision(
        frame.player, "option", "company", options, about=(frame.source, frame.target), clause="1E-10.2.10/3"
    )


def everywhere(found: tuple[Team, ...]) -> set[CardId]:
    """Those who go with every one of several groups."""
    return set(found[0]).intersection(*found[1:])


def go_with(state: State, frame: Transfer, answer: Answer) -> Next:
    """Keep the group that was chosen."""
    assert answer.option is not None
    state.frames[state.depth] = replace(frame, among=groups(state, frame)[int(answer.option.detail) - 1])
    return None


def choose_passengers(state: State, frame: Transfer) -> Decision:
    """As many as wanted, at least one; equipment may beam alone (1E-7.1.1/1), but not by a text that moves personnel.

    What walks without a personnel is carried by one who walks back at once, which costs nothing (1E-7.1.2/1).
    """
    there = free_to_go(state, frame)
    if frame.by:
        there = places.of_type(state, there, "personnel")
    most = None if frame.by else most_sent(state, frame.player, frame.target)
    limits = (beams_left(state, frame.player, frame.source, frame.target), most)
    left = min((limit for limit in limits if limit is not None), default=None) if frame.verb == BEAM else None
    weights = tuple(heads(state, card) for card in there) if left is not None else ()
    return Decision(
        frame.player,
        "cards",
        frame.verb,
        selection=Selection(there, min(1, len(there)), len(there), weights, left or 0),
        about=(frame.source, frame.target),
        clause="1E-7.1.1/5" if frame.verb != WALK else "1E-7.1.2/1",
    )


def free_to_go(state: State, frame: Transfer) -> Team:
    """Those of the group that was chosen, or all who may go together."""
    found = groups(state, frame)
    return frame.among or (found[0] if found else ())


def say_who_goes(state: State, frame: Transfer, answer: Answer) -> Next:
    """Bring them over; by a text it is asked first what they take along."""
    if not (frame.by and answer.cards and luggage(state, frame)):
        return bring_over(state, frame, answer.cards)
    state.frames[state.depth] = replace(frame, going=answer.cards)
    return None


def luggage(state: State, frame: Transfer) -> Team:
    """The equipment that may go along with personnel whom a text moves."""
    return places.of_type(state, free_to_go(state, frame), "equipment")


def choose_luggage(state: State, frame: Transfer) -> Decision:
    """Whoever moves may take any equipment along (1E-7.1/4)."""
    carried = luggage(state, frame)
    selection = Selection(carried, 0, len(carried))
    return Decision(frame.player, "cards", TAKE_ALONG, selection=selection, about=frame.going, clause="1E-7.1/4")


def take_along(state: State, frame: Transfer, answer: Answer) -> Next:
    """Bring them over with it."""
    return bring_over(state, frame, (*frame.going, *answer.cards))


def bring_over(state: State, frame: Transfer, cards: Team) -> Next:
    """Bring them over; personnel who board an own stopped ship are stopped (1E-10.2.1/4)."""
    target = frame.target
    if not cards:
        return DONE
    role = places.zone_of(state, target)[1]
    is_answered = frame.verb == BEAM and has_listener(state, BEAM) and may_be_answered(state)
    if is_answered:
        drop_shields(state, frame.player, (frame.source, target))
    straying.with_passengers(state, frame.player, cards, frame.source, target)
    troubles.follow(state, frame.player, cards, frame.source, target)
    request(state, Change(frame.verb, cards, frame.player, to=target, role=role))
    coming = places.of_type(state, cards, "personnel")
    if frame.by and frame.verb == WALK and coming:
        request(state, Change(JOIN, coming, frame.player, to=target))
    if target >= FIRST_CARD and is_stopped(state, target) and teams.is_own(state, target, frame.player) and coming:
        request(state, Change("stop", coming, frame.player))
    return "raise_shields" if is_answered else "choose_vessel"


def may_be_answered(state: State) -> bool:
    """Whether a card could respond to a transport from where it lies, be it by a special download that may find it."""
    roles, leaves = state.ruleset.roles, state.cards
    if any(roles[leaves[card].role].known != "nobody" for card in answering(state)):
        return True
    return any(may_provide(state, card) for card in state.watched.get(SPECIAL, ()) if state.in_play(card))


@cached_on()
def answering(state: State) -> tuple[CardId, ...]:
    """The cards of this game of which another text than a special download responds to a transport."""
    return tuple(card for card in state.watched.get(BEAM, ()) if speaks_of_beaming(definition(state, card)))


def speaks_of_beaming(it: CardDefinition) -> bool:
    """Whether a text that is no special download, at any moment of any action, responds to a transport."""
    if not it.of_kind(SpecialDownload):
        return True
    others = moments(tuple(text for text in it.abilities if not isinstance(text, SpecialDownload)))
    return any(moment.endswith(f":{BEAM}") for moment in others)


def may_provide(state: State, card: CardId) -> bool:
    """Whether what a special download of a card asks for may be in a pile of its controller."""
    player, icons = state.cards[card].controller, definition(state, card).of_kind(SpecialDownload)
    return any(may_be_there(state, player, Option(SPECIAL_DOWNLOAD, card, detail=str(at))) for at, _ in icons)


def drop_shields(state: State, player: PlayerId, ends: tuple[EntityId, ...]) -> None:
    """While transporters are used, the SHIELDS of whatever they belong to are down (1E-7.1.1.0.1/1).

    Nobody but who responds to the transport finds them so.
    """
    operators = tuple(end for end in ends if is_usable_vessel(state, player, end))
    if operators:
        verbs.begin_lasting(
            state,
            Lasting(
                definition=TRANSPORT,
                path=(0, 0),
                source=operators[0],
                you=player,
                until=TRANSPORT,
                cards={"affected": operators},
            ),
        )


def raise_shields(state: State, frame: Transfer) -> Next:
    """The transport is over."""
    verbs.end_lasting(state, TRANSPORT)
    return None


def choose_vessel(state: State, frame: Transfer) -> Decision | None:
    """Whose a team is in which several have merged: of which one of the vessels that they came from (1E-7.0.1/2)."""
    found = belonging.claimants(state)
    if not found or not merged_team(state, frame):
        return None
    options = tuple(Option(DESIGNATE, vessel) for vessel in found)
    return Decision(frame.player, "option", DESIGNATE, options, about=(frame.target,), clause="1E-7.0.1/2")


def merged_team(state: State, frame: Transfer) -> Team:
    """The team there that belongs to one of these vessels, and may belong to another."""
    found = belonging.claimants(state)
    there = (
        part
        for team in teams.teams_at(state, frame.target, frame.player)
        for part in teams.parts(state, team)
        if any(belonging.vessel_of_team(state, card) in found for card in part)
    )
    return next(there, ())


def designate_vessel(state: State, frame: Transfer, answer: Answer) -> Next:
    """Let the team belong to it."""
    assert answer.option is not None
    request(state, Change(DESIGNATE, merged_team(state, frame), frame.player, to=answer.option.card))
    return DONE


DESIGNATE = "designate"
"""The kind of option, the prompt and the verb by which a player says whose a merged team is."""


TRANSPORT = "transport"
"""The moment until which SHIELDS are down, and the name of the text by which they are."""

DROPPED = (Played(Affect(Cards("named", name="affected"), (Multiply(("Shields",), 0),))),)
"""What the rules say of SHIELDS then, as a text that lasts."""


TRANSFER: Procedure = Procedure(
    Transfer,
    Choose(choose_company, go_with),
    Choose(choose_passengers, say_who_goes),
    Choose(choose_luggage, take_along),
    raise_shields,
    Choose(choose_vessel, designate_vessel),
)
