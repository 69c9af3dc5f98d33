"""Hidden agendas: played face down, flipped at any time or as a response with effect backward (1E-6.5.1/2, 5.0/7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from spaceline.core.actions import act_back, occurrence
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action, RunEffect, Window
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.frames import CardPlay
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Forbids, Order, Played, SpecialDownload, Static, When
from spaceline.effects.nodes.effects import Download
from spaceline.effects.nodes.modifiers import Double
from spaceline.effects.nodes.moments import listens, moments_of
from spaceline.effects.perform.affording import begins_with_download
from spaceline.effects.perform.reading import cards_meant, expression, holds
from spaceline.effects.perform.responses.responding import applies
from spaceline.effects.perform.searching import DIFFERENT, call_off, was_searched
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules.first.borg.objectives import another_is_current
from spaceline.rules.first.definition import ANSWERED_AS, FORBIDS_IN_RESPONSE, WHEN_PLAYED
from spaceline.rules.first.playing.card_play import note_free_play, use_card_play, uses_card_play
from spaceline.rules.first.playing.limits import note_spent, uses_before
from spaceline.rules.first.playing.permission import has_copy, is_kept_out
from spaceline.rules.first.playing.playing import begin_played
from spaceline.rules.first.playing.targets import cannot_pay, targets
from spaceline.rules.first.playing.texts import window_of
from spaceline.rules.first.playing.timing import FREE, PARTS, names_for_all
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.switches import readings
from spaceline.rules.first.turn import active_player, is_between_actions, not_now, plays_left, segment, turn_of
from spaceline.rules.first.values import definition
from spaceline.rules.verbs import SEEN_BY


def is_agenda(state: State, card: CardId) -> bool:
    """Whether the card bears the hidden agenda icon."""
    return definition(state, card).is_agenda


def offer_hiding(state: State, player: PlayerId) -> Iterable[Option]:
    """The hidden agendas in hand that can be played face down now."""
    if segment(state) != "play" or active_player(state) != player:
        return
    for card in agendas_in_hand(state, player):
        for detail in ("", FREE):
            if no_hiding(state, player, option := Option("hide", card, detail=detail)) is None:
                yield option


def agendas_of(state: State) -> list[CardId]:
    """The cards of this game with the hidden agenda icon, wherever they are."""
    return [card for card in state.cards if definition(state, card).is_agenda]


def agendas_in_hand(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The hidden agendas of a hand."""
    leaves, definitions = state.cards, state.ruleset.definitions
    return tuple([card for card in state.zone(player, "hand") if definitions[leaves[card].definition].is_agenda])


def no_hiding(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a card cannot be played face down: it needs the icon, and the card play or a text that lets it play for free.

    1E-6.2/9, 1E-6.2/11, 1E-6.1.1/1.
    """
    card = option.card
    problem = not_now(state, player, "play")
    if problem is not None:
        return problem
    if option.target or option.detail not in ("", FREE):
        return refusal("no-such-target")
    if card not in state.zone(player, "hand"):
        return refusal("not-in-hand")
    if not is_agenda(state, card):
        return refusal("no-agenda-icon")
    if option.detail:
        return refusal("card-play-used") if uses_card_play(state, player, card, target=player) else None
    return None if plays_left(state, player) > 0 else refusal("card-play-used")


def hide(state: State, action: Action) -> None:
    """Play the card face down without naming it: it is not in play (1E-6.2/9).

    One that plays for free is shown, so whoever would rather not show it uses the normal card play
    (1E-6.2.0.3/1, 1E-G:hidden-agenda/1, 1E-G:showing-your-cards/2).
    """
    turn, card, player, how = turn_of(state), action.option.card, action.player, action.option.detail
    before = uses_before(state)
    if how == FREE:
        note_free_play(state, player, card, None, player)
    elif turn is not None:
        use_card_play(state, turn)
    request(state, Change("hide", (card,), player, to=player, role="agenda", detail=how))
    note_spent(state, before)


def stay_hidden(state: State, action: Action) -> None:
    """It lies there since it was announced, so that the opponent may respond to that (1E-G:energy-vortex/1)."""


def offer_flips(state: State, player: PlayerId) -> Iterator[Option]:
    """The face-down agendas that the player could turn up between actions."""
    for card in state.zone(player, "agenda"):
        if problem(state, player, card) is None:
            for target, detail in targets(state, player, card):
                yield Option("flip", card, target, detail)


def problem(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why an agenda cannot be turned up: what it asks for must be the case, or it would be turned down again."""
    kept_out = is_kept_out(state, player, card) or another_is_current(state, player, card)
    return refusal("agenda-in-vain") if kept_out is not None else cannot_pay(state, player, card)


def no_flip(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why an agenda cannot be turned up now: between actions, or in response in whatever part of a turn (1E-5.0/4)."""
    card = option.card
    if card not in state.zone(player, "agenda"):
        return refusal("no-agenda")
    if segment(state) == "seed":
        return refusal("seed-phases")
    found = problem(state, player, card)
    if found is not None:
        return found
    if (option.target, option.detail) not in targets(state, player, card):
        return refusal("nothing-to-play-on")
    if segment(state) in PARTS and is_between_actions(state):
        return None
    window = window_of(state, player)
    if window is None:
        return refusal("not-between-actions")
    at = depth_of(state, window) - 1
    return None if is_valid(state, player, card, window, at) else refusal("not-a-valid-response")


def depth_of(state: State, window: Window) -> int:
    """The depth of a window, or where it is about to be opened."""
    depths = (at for at in range(len(state.frames) - 1, -1, -1) if state.frames[at] == window)
    return next(depths, len(state.frames))


def answers(state: State, window: Window, player: PlayerId) -> Iterator[Option]:
    """The agendas that would be a valid response in a window."""
    for card in state.zone(player, "agenda"):
        depth = depth_of(state, window)
        if is_valid(state, player, card, window, depth - 1) and problem(state, player, card) is None:
            for target, detail in targets(state, player, card):
                yield Option("flip", card, target, detail)


def is_valid(state: State, player: PlayerId, card: CardId, window: Window, depth: int) -> bool:
    """Whether an agenda modifies what is being done: it speaks of it, or would have made it illegal (1E-5.0/4, /8).

    Any other is turned up between actions only (1E-G:q-the-referee/1).
    """
    moment = f"{window.moment}:{window.occurrence.verb}"
    for at, text in definition(state, card).of_kind(When):
        heard = [ANSWERED_AS.get(it, it) for it in moments_of(text)]
        if moment in heard and applies(state, card, at, text, player, window.occurrence, window.whence):
            return True
    if window.occurrence.verb == "encounter" and doubles(state, player, card, window.occurrence.cards):
        return True
    if moment == WHEN_PLAYED and any(
        names_for_all(state, card, definition(state, played).title) for played in window.occurrence.cards
    ):
        return True
    return makes_illegal(state, player, card, moment, depth)


def makes_illegal(state: State, player: PlayerId, card: CardId, moment: str, depth: int) -> bool:
    """Whether the action at that depth could not have been begun with the agenda in play (1E-5.0/8)."""
    if is_beyond_it(state, card, depth):
        return False
    return any(
        moment in FORBIDS_IN_RESPONSE.get(text.act, ()) and holds(state, Reading(card, player), text.test)
        for _, text in definition(state, card).of_kind(Forbids)
    ) and needs_download(state, depth)


def is_beyond_it(state: State, card: CardId, depth: int) -> bool:
    """Whether the card of the action at that depth is immune to an agenda."""
    action = state.frames[depth]
    done_with = action.option.card if isinstance(action, Action) else 0
    return done_with in state.cards and world_of(state).is_immune(state, done_with, card)


def doubles(state: State, player: PlayerId, card: CardId, dilemmas: tuple[CardId, ...]) -> bool:
    """Whether an agenda would double one of the dilemmas (1E-7.2.2.0.1/9)."""
    texts = (text for _, text in definition(state, card).of_kind(Static))
    meant = (text.cards for text in texts if any(isinstance(modifier, Double) for modifier in text.modifiers))
    return any(not set(dilemmas).isdisjoint(cards_meant(state, Reading(card, player), cards)) for cards in meant)


def needs_download(state: State, depth: int) -> bool:
    """Whether the action at that depth could not be begun without a download, and can still be undone (1E-5.0/8)."""
    action = state.frames[depth]
    if is_one_of_many(state, depth):
        return True
    if not isinstance(action, Action) or not action.restore:
        return False
    it, option = definition(state, action.option.card), action.option
    if option.detail.isdecimal():
        text = it.abilities[int(option.detail)]
        return isinstance(text, Order | SpecialDownload | When) and begins_with_download(text.effect)
    return is_declared(state, action) or any(begins_with_download(text.effect) for _, text in it.of_kind(Played))


def is_one_of_many(state: State, depth: int) -> bool:
    """Whether a card is being played that is one of any number of different ones which a text downloads.

    That text is a result, so each of the downloads can be answered (1E-G:empok-nor/3).
    """
    action, below = state.frames[depth], state.frames[depth - 1]
    if not isinstance(action, Action) or action.option.kind != "downloaded" or not isinstance(below, RunEffect):
        return False
    return any(isinstance(node, Download) and node.worth == DIFFERENT for _, node in walk(expression(state, below)))


def cut_short(state: State, card: CardId, player: PlayerId, depth: int) -> None:
    """Cancel one of several downloads: what was found goes back to where it was."""
    action = state.frames[depth]
    assert isinstance(action, Action)
    found, whose = action.option.card, action.player
    state.frames = state.frames[:depth]
    leave_earlier_actions(state, card, len(state.frames))
    state.frames.append(CardPlay(step="carry_out_text", card=card, player=player, target=player))
    if state.mark(found, SEEN_BY[whose]):
        back = Change("put", (found,), whose, to=whose, role="deck")
        request(state, back, Change("shuffle", (), whose, card, role="deck"))
    else:
        request(state, Change("put", (found,), whose, to=whose, role="hand"))


def is_declared(state: State, action: Action) -> bool:
    """Whether a download is what its player has chosen of several uses of a card (1E-G:computer-crash/2)."""
    return any(begins_with_download(expression(state, run)) for run in action.set_aside)


def turn_up(state: State, action: Action) -> None:
    """Turn the card up, so that everybody can read it; it is being played (1E-6.5.1/2)."""
    card, player = action.option.card, action.player
    request(state, Change("turn-up", (card,), player, to=player, role="playing"))


def begin_flipped(state: State, action: Action) -> bool:
    """Let its texts choose targets and pay costs; of one that works backward they do as it takes effect (1E-5.0/7)."""
    return action.responds_to < 0 and begin_played(state, action)


def take_effect(state: State, action: Action) -> None:
    """It enters play and works at once; in response to an action, as if it had been there before it (1E-5.0/7).

    The action is begun anew with the agenda in play; if it has become illegal it is as though never begun (1E-5.0/8).
    Or one that is still legal goes on as it was begun, and the texts of the agenda respond to it (ambiguity 13).
    Earlier actions of the chain are not reached (1E-5.0/9). A second copy is discarded (1E-6.2/3).
    """
    card, player, target = action.option.card, action.player, action.option.target
    if has_copy(state, player, card) is not None:
        request(state, Change("discard", (card,), player))
        return
    answered = state.frames[action.responds_to] if action.responds_to >= 0 else None
    if answered is not None and is_one_of_many(state, action.responds_to):
        cut_short(state, card, player, action.responds_to)
        return
    if isinstance(answered, Action) and answered.restore and is_begun_anew(state, card, player, action.responds_to):
        searched = was_searched(answered)
        return_to(state, card, player, action.responds_to)
        leave_earlier_actions(state, card, len(state.frames))
        state.frames.append(CardPlay(step="carry_out_text", card=card, player=player, target=target))
        turn_up(state, action)
        if searched:
            request(state, Change("shuffle", (), answered.player, card, role="deck"))
        return
    leave_earlier_actions(state, card, max(0, action.responds_to))
    begun = action.set_aside
    state.frames.append(CardPlay(step="carry_out_text", card=card, player=player, target=target, begun=begun))


def return_to(state: State, card: CardId, player: PlayerId, depth: int) -> None:
    """Return to the initiation of the action at that depth; where the chosen use of a card is illegal now, it is over.

    The card is in the hand again, and may be played for another use (1E-G:computer-crash/2).
    """
    action = state.frames[depth]
    assert isinstance(action, Action)
    is_over = is_declared(state, action) and makes_illegal(
        state, player, card, f"action:{occurrence(state, action).verb}", depth
    )
    act_back(state, depth)
    if is_over:
        state.frames.pop()


def is_begun_anew(state: State, card: CardId, player: PlayerId, depth: int) -> bool:
    """Whether the action that an agenda responds to starts again, or only if it could not (1E-5.0/8, ambiguity 13)."""
    action = state.frames[depth]
    assert isinstance(action, Action)
    moment = f"action:{occurrence(state, action).verb}"
    is_always = readings(state).agendas_in_response == "begun-anew" or sets_a_price(state, card)
    return is_always or makes_illegal(state, player, card, moment, depth)


def sets_a_price(state: State, card: CardId) -> bool:
    """Whether an agenda says what cards cost whoever plays them, which is paid as they are announced."""
    return any(listens(text) == "when:announce" for _, text in definition(state, card).of_kind(When))


def leave_earlier_actions(state: State, card: CardId, below: int) -> None:
    """Let the texts of the card not respond to what was begun before what it responds to (1E-5.0/9)."""
    texts = tuple(Option("respond", card, detail=str(at)) for at, _ in definition(state, card).of_kind(When))
    for depth, frame in enumerate(state.frames[:below]):
        if isinstance(frame, Window):
            state.frames[depth] = replace(frame, used=(*frame.used, *texts))


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule("hide", offer_hiding, no_hiding, stay_hidden, hide, possible=agendas_of),
    ActionRule(
        "flip", offer_flips, no_flip, take_effect, turn_up, begin_flipped, call_off, "play", possible=agendas_of
    ),
)
