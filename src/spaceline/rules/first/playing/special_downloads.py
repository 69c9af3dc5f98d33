"""Play is suspended: by the icon of a special download (1E-6.5.4), or by a hiccup, for whoever has a copy.

1E-G:manheims-dimensional-door/1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action, Window
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import SpecialDownload
from spaceline.effects.perform.initiating import only_choose
from spaceline.effects.perform.searching import call_off
from spaceline.effects.scope import Reading, Scope
from spaceline.effects.topics import DECK, HAND
from spaceline.effects.world import world_of
from spaceline.rules.first.definition import HICCUP, SPECIAL, WHEN_PLAYED
from spaceline.rules.first.movement.forced_moves import is_bound
from spaceline.rules.first.playing.agendas import depth_of
from spaceline.rules.first.playing.downloading import HAS_DOWNLOADED, found, is_being_forbidden, is_forbidden
from spaceline.rules.first.playing.limits import used_up
from spaceline.rules.first.playing.permission import cannot_enter
from spaceline.rules.first.playing.playing import begin_played, hand_of, lay_down, play
from spaceline.rules.first.playing.sources import at_hand, called_so, may_be_there, search_of
from spaceline.rules.first.playing.targets import cannot_afford, targets
from spaceline.rules.first.playing.texts import begin_text, go_on, show_text, use_up, window_of
from spaceline.rules.first.playing.timing import PLAYABLE
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.seeding.phases import is_between_seeds
from spaceline.rules.first.side_decks.piles import TENT
from spaceline.rules.first.topics import LAYOUT, PLAY
from spaceline.rules.first.turn import segment
from spaceline.rules.first.values import definition


def offer_special(state: State, player: PlayerId) -> Iterable[Option]:
    """The special downloads that the player could use now, between actions or in any other (1E-6.5.4/1)."""
    if SPECIAL not in state.watched or not (hopeful := hopeful_downloads(state, player)):
        return ()
    return [
        option
        for option in hopeful
        if may_be_there(state, player, option) and no_special(state, player, option) is None
    ]


@cached_on(PLAY, LAYOUT, HAND, DECK)
def hopeful_downloads(state: State, player: PlayerId) -> tuple[Option, ...]:
    """Those of a player's cards in play for which hand, deck or Q's Tent, were it open, may hold something."""
    if state.zone(player, TENT):
        return tuple([option for option, _ in downloads_in_play(state, player)])
    wanted = called_by_any(state)
    if not wanted or wanted.isdisjoint(there := at_hand(state, player)):
        return ()
    return tuple([option for option, called in downloads_in_play(state, player) if not called.isdisjoint(there)])


@cached_on()
def called_by_any(state: State) -> frozenset[str]:
    """The definitions of this game that are called as any special download of its cards asks for."""
    definitions = state.ruleset.definitions
    names = {state.cards[card].definition for card in state.watched[SPECIAL]}
    texts = [(name, str(at)) for name in names for at, _ in definitions[name].of_kind(SpecialDownload)]
    return frozenset().union(*[called_so(state, name, at) for name, at in texts])


@cached_on(PLAY, LAYOUT)
def downloads_in_play(state: State, player: PlayerId) -> tuple[tuple[Option, frozenset[str]], ...]:
    """The special downloads of a player's cards in play, each with the definitions that are called as it asks for."""
    leaves = state.cards
    roles = state.ruleset.roles
    its = [
        card
        for card in state.watched[SPECIAL]
        if (leaf := leaves[card]).controller == player and roles[leaf.role].in_play
    ]
    return tuple(
        (Option("special-download", card, detail=str(at)), called_so(state, leaves[card].definition, str(at)))
        for card in its
        for at, _ in definition(state, card).of_kind(SpecialDownload)
    )


def no_special(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a special download cannot be used."""
    card = option.card
    if segment(state) == "seed" and not is_between_seeds(state, player):
        return refusal("seed-phases")
    if card not in state.cards or state.cards[card].controller != player or not state.in_play(card):
        return refusal("not-yours")
    text = next(
        (text for at, text in definition(state, card).of_kind(SpecialDownload) if str(at) == option.detail), None
    )
    if text is None or option.target:
        return refusal("no-download-icon")
    if is_being_forbidden(state, card):
        return refusal("downloads-barred")
    if any(isinstance(frame, Action) and frame.option == option for frame in state.frames[:-1]):
        return refusal("used-this-turn")
    scope = Reading(card, player)
    problem = cannot_provide(state, scope) or used_up(state, player, card, int(option.detail))
    if problem is not None:
        return problem
    if any(True for _ in found(state, scope, search_of(text))):
        return None
    return refusal("general-quarters" if state.mark(player, HAS_DOWNLOADED) else "nothing-to-download")


def cannot_provide(state: State, scope: Scope) -> Refusal | None:
    """Why a card provides no download now, whatever could be found."""
    world = world_of(state)
    if not (world.text_is_on(state, scope.source) and world.may_use(state, scope.source)):
        return refusal("text-off")
    if is_bound(state, scope.source):
        return refusal("bound")
    return refusal("downloads-barred") if is_forbidden(state, scope) else None


def suspend(state: State, action: Action) -> None:
    """Play is suspended until the card has been played (1E-6.5.4.0.2/1).

    The icon is used even if the download comes to nothing (1E-6.5.3.0.2/3).
    """
    if go_on(state, action):
        return
    begin_text(state, action)
    if action.step == "choose_targets":
        only_choose(state)
    show_text(state, action)


def begin_suspending(state: State, action: Action) -> bool:
    """The card is named before anybody responds (1E-G:actions-step-1-initiation/1)."""
    if action.set_aside or action.cancelled:
        return False
    suspend(state, action)
    return True


HICCUP_PLAY = "hiccup"
"""The kind of action by which a card is played while the opponent's, of which there is a copy, is suspended."""


def offer_hiccup(state: State, window: Window, player: PlayerId) -> Iterator[Option]:
    """The cards of a hand that its player may play while what the opponent has just played is suspended.

    Whatever could be played by the normal card play, once for each card (1E-G:manheims-dimensional-door/1).
    """
    if HICCUP in state.watched and shown_for(state, window, player) and not has_hiccup(window):
        yield from playable_at_once(state, player)


def has_hiccup(window: Window, but: Option | None = None) -> bool:
    """Whether somebody has played another card for what was played."""
    return any(option.kind == HICCUP_PLAY and option != but for option in window.used)


def shown_for(state: State, window: Window, player: PlayerId) -> tuple[CardId, ...]:
    """The copies in a hand of what the opponent has just played face up; none where no door is open for that."""
    played, doors = window.occurrence, state.watched[HICCUP]
    if f"{window.moment}:{played.verb}" != WHEN_PLAYED or played.player == player or not played.cards:
        return ()
    below = state.frames[depth_of(state, window) - 1]
    if isinstance(below, Action) and below.option.kind == "flip":
        return ()
    if not any(world_of(state).text_is_on(state, door) for door in doors):
        return ()
    name = state.cards[played.cards[0]].definition
    return tuple(card for card in state.zone(player, "hand") if state.cards[card].definition == name)


def playable_at_once(state: State, player: PlayerId) -> Iterator[Option]:
    """The cards of a hand that could be played now if it were the time, each with where."""
    for card in hand_of(state, player, PLAYABLE):
        there = targets(state, player, card) if cannot_enter(state, player, card) is None else ()
        if there and cannot_afford(state, player, card, there) is None:
            yield from (Option(HICCUP_PLAY, card, target, detail) for target, detail in there)


def no_hiccup(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a card is not played like that: there is no copy to be shown, or it could not be played at any time."""
    window = window_of(state, player)
    if window is None or HICCUP not in state.watched or not shown_for(state, window, player):
        return refusal("not-a-valid-response")
    if has_hiccup(window, option) or option not in tuple(playable_at_once(state, player)):
        return refusal("not-a-valid-response")
    return None


def show_and_play(state: State, action: Action) -> None:
    """The copy is shown and goes back to the hand, and the card is laid down; it takes no normal card play."""
    window, door = state.frames[action.responds_to + 1], state.watched[HICCUP][0]
    assert isinstance(window, Window)
    request(state, Change("reveal", shown_for(state, window, action.player)[:1], action.player, door))
    request(state, *(Change("stop-examining", (), player, door) for player in state.players))
    lay_down(state, action)


def nothing_between(state: State, player: PlayerId) -> Iterable[Option]:
    """Hiccups suspend plays only."""
    return ()


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule("special-download", offer_special, no_special, suspend, use_up, begin_suspending, call_off),
    ActionRule(HICCUP_PLAY, nothing_between, no_hiccup, play, show_and_play, begin_played, call_off, "play"),
)
