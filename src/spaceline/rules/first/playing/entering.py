"""What becomes of a card that was announced: its text, then play or the discard pile (1E-6.2/1, 1E-6.2/2)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, EntityId
from spaceline.core.ruleset import DONE, Next, Procedure
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.effects.frames import CardPlay
from spaceline.effects.names import TARGET
from spaceline.effects.nodes.abilities import Played
from spaceline.effects.nodes.effects import Discard, Effect, Sequence
from spaceline.effects.perform.initiating import go_on_with, has_lost_targets
from spaceline.effects.perform.responses.responding import begin_response
from spaceline.effects.perform.run import begin_effect
from spaceline.effects.perform.searching import break_off
from spaceline.rules.first.data.frames import MissionAttempt
from spaceline.rules.first.participants import where_of
from spaceline.rules.first.places import SITE, TIME_LOCATION, container
from spaceline.rules.first.playing import building, reporting
from spaceline.rules.first.playing.permission import is_interrupt
from spaceline.rules.first.playing.targets import is_target, place_meant
from spaceline.rules.first.playing.time_locations import TYPE
from spaceline.rules.first.playing.timing import PLAYED_IN_A_FLASH, REPORTING_TYPES, is_for_all
from spaceline.rules.first.teams import team_of
from spaceline.rules.first.values import definition, played_as, type_of
from spaceline.rules.first.variables import pick_for_text

HIDDEN = ("aboard", "surface", "docked")
"""Where cards lie so that the opponent cannot see them, once they could be read (1E-6.3/11, 1E-12.12/2)."""


def carry_out_text(state: State, play: CardPlay) -> Next:
    """The immediate text; without the target that was chosen it does nothing, and the card is discarded.

    Of one whose targets were chosen as the card was played, what is left of it (1E-5.0/6). By its own costs the card
    may be elsewhere by now.
    """
    is_being_played = state.cards[play.card].role == "playing"
    if not (is_being_played or play.begun):
        return DONE
    if has_lost_target(state, play) or any(has_lost_targets(state, run) for run in play.begun):
        break_off(state, play.begun)
        if is_being_played:
            request(state, Change("discard", (play.card,), play.player))
        return DONE
    begun = {run.path[0]: run for run in play.begun}
    if played_as(state, play.card) == TYPE:
        return lay_first(state, play)
    texts = (play.text,) if play.text >= 0 else (at for at, _ in definition(state, play.card).of_kind(Played)[::-1])
    for at in texts:
        if at in begun:
            go_on_with(state, begun[at])
        else:
            begin_text(state, play, at)
            pick_for_text(state, play.card, at)
    if play.text < 0 and is_for_all(state, play.card):
        let_others_do(state, play)
    return None


def let_others_do(state: State, play: CardPlay) -> None:
    """What a card does that serves all players each of the others does as well, before it is discarded for that.

    Each makes the choices of the text, as its player has made them (1E-G:mirror-image/1).
    """
    for player in (one for one in state.players if one != play.player):
        for at, text in definition(state, play.card).of_kind(Played)[::-1]:
            steps = text.effect.steps if isinstance(text.effect, Sequence) else ()
            paths = [(at, 0, step) for step, it in enumerate(steps) if not is_own_discard(it)] if steps else [(at, 0)]
            for path in reversed(paths):
                begin_effect(state, play.card, path, player, cards={TARGET: (play.target,)})


def is_own_discard(effect: Effect) -> bool:
    """Whether a card is discarded by its own text once it is used."""
    return isinstance(effect, Discard) and effect.cards.where == "this"


def lay_first(state: State, play: CardPlay) -> Next:
    """A time location is a place before its instructions are carried out, for they speak of it."""
    for at, _ in definition(state, play.card).of_kind(Played)[::-1]:
        begin_text(state, play, at)
    request(state, Change("play", (play.card,), play.player, to=play.player, role=TIME_LOCATION))
    return None


def begin_text(state: State, play: CardPlay, at: int) -> None:
    """Carry a text out from the beginning."""
    if play.text >= 0:
        begin_response(state, play.card, at, play.player, play.responds_to)
    else:
        begin_effect(state, play.card, (at, 0), play.player, cards={TARGET: (play.target,)})


def has_lost_target(state: State, play: CardPlay) -> bool:
    """Whether the target was withdrawn by a response."""
    if play.text >= 0:
        return False
    kind = played_as(state, play.card)
    if kind in REPORTING_TYPES or kind == "facility":
        return play.target >= FIRST_CARD and not state.in_play(play.target)
    return not is_target(state, play.player, play.card, play.target)


def enter_play(state: State, play: CardPlay) -> Next:
    """An interrupt is discarded, every other card enters play, unless its text has put it elsewhere (1E-6.2/1)."""
    card, player = play.card, play.player
    if state.cards[card].role != "playing":
        return DONE
    if is_interrupt(state, card):
        request(state, Change("discard", (card,), player))
        return DONE
    parent, role = home(state, play)
    kind = played_as(state, card)
    verb = "report" if kind in REPORTING_TYPES else "place" if is_in_a_flash(state) else "play"
    entered = Change(verb, (card,), player, to=parent, role=role)
    request(state, entered, *infiltrating(state, play, parent))
    if role == "table" and parent != player:
        request(state, Change("take-control", (card,), parent))
    return None


def is_in_a_flash(state: State) -> bool:
    """Whether the card is played in a Q-Flash: that is no card play (1E-3.3.0.2/2)."""
    action = state.frames[state.depth - 1]
    return isinstance(action, Action) and action.option.kind == PLAYED_IN_A_FLASH


def infiltrating(state: State, play: CardPlay, where: EntityId) -> tuple[Change, ...]:
    """Whoever reports by an infiltration icon to a facility of the opponent's infiltrates from then on (1E-7.9/1)."""
    if where < FIRST_CARD or not definition(state, play.card).infiltrates:
        return ()
    host = state.cards[where].controller
    return (Change("infiltrate", (play.card,), play.player, to=host),) if host != play.player else ()


def home(state: State, play: CardPlay) -> tuple[EntityId, str]:
    """Where the card lies in play; what is placed beside the deck of the other player speaks to that one."""
    kind, target = played_as(state, play.card), play.target
    if kind in REPORTING_TYPES:
        return reporting.zone_for(state, play.card, target)
    if kind == "facility":
        return (target, building.role_of_facility(state, play.card))
    if kind == SITE:
        return (target, SITE)
    if target < FIRST_CARD:
        return (target if target in state.players else play.player, "table")
    place = place_meant(state, target)
    return (place, "at") if place else (target, "on")


def put_out_of_sight(state: State, play: CardPlay) -> Next:
    """Personnel, equipment and docked ships then lie face down among the others there (1E-6.3/11)."""
    if state.cards[play.card].role in HIDDEN and played_as(state, play.card) in REPORTING_TYPES:
        request(state, Change("conceal", (play.card,), play.player))
    return None


def join_attempt(state: State, play: CardPlay) -> Next:
    """Whoever comes straight into the team that is attempting a mission takes part (1E-6.5.4.0.1/1)."""
    at = innermost(state, MissionAttempt)
    attempt = state.frames[at] if at >= 0 else None
    card = play.card
    if not isinstance(attempt, MissionAttempt) or attempt.player != play.player or type_of(state, card) != "personnel":
        return None
    where = container(state, card)
    if where == where_of(attempt) and set(team_of(state, card)) & set(attempt.participants):
        state.frames[at] = replace(attempt, participants=(*attempt.participants, card))
    elif where == attempt.place and attempt.joined:
        state.frames[at] = replace(attempt, joined=(*attempt.joined, card))
    return None


CARD_PLAY: Procedure = Procedure(CardPlay, carry_out_text, enter_play, put_out_of_sight, join_attempt)
