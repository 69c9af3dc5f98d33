"""A Q-Flash: cards of a Q-Continuum are drawn one by one, and a crew or Away Team meets them (1E-2.15, 1E-G:q-flash/1).

A dilemma is encountered, any other card is played by the player who meets it. The frame of the flash stands on that of
the text that brings it about; the mission attempt in which that happens is further down.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option, Refusal, Selection
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import DONE, ActionRule, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.effects.perform.searching import call_off
from spaceline.rules.first.data.frames import MissionAttempt, QFlash, SeedEncounter
from spaceline.rules.first.participants import current_attempt, facing
from spaceline.rules.first.playing.permission import cannot_enter
from spaceline.rules.first.playing.playing import begin_played, lay_down, play
from spaceline.rules.first.playing.targets import targets
from spaceline.rules.first.playing.timing import PLAYED_IN_A_FLASH
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.side_decks.piles import CONTINUUM, opened
from spaceline.rules.first.turn import opponent_of
from spaceline.rules.first.values import definition, type_of


def begin(state: State, player: PlayerId, source: CardId, cards: int, chosen: int) -> None:
    """Let a player's team have a Q-Flash of so many cards; in one, so many more come (1E-G:q-flash/1).

    Of the cards the opponent may first put some on top of the side deck.
    """
    at = innermost(state, QFlash)
    if at >= 0:
        flash = state.frames[at]
        assert isinstance(flash, QFlash)
        state.frames[at] = replace(flash, left=flash.left + cards)
        return
    attempt = current_attempt(state)
    faces = attempt.faces if attempt is not None else ()
    state.frames.append(
        QFlash(step="occur", player=player, source=source, left=cards, chosen=chosen, faces=faces),
    )


def of(state: State, flash: QFlash) -> PlayerId:
    """Whose Q-Continuum is drawn from: that of the opponent of whoever meets the cards."""
    return opponent_of(state, flash.player)


def occur(state: State, flash: QFlash) -> Next:
    """It occurs, even where no card can be drawn (1E-G:q-continuum-side-deck/1, 1E-G:q-icon-cards/1)."""
    request(state, Change("flash", (), flash.player, flash.source, amount=flash.left))
    return None


def look_through(state: State, flash: QFlash) -> Next:
    """Whoever may choose what comes first looks through the side deck."""
    pile = opened(state, of(state, flash), CONTINUUM)
    if flash.chosen and pile:
        request(state, Change("examine", pile, of(state, flash), flash.source))
    return None


def put_on_top(state: State, flash: QFlash) -> Decision | None:
    """Ask which cards come first."""
    player = of(state, flash)
    pile = opened(state, player, CONTINUUM)
    if not flash.chosen or not pile:
        return None
    selection = Selection(pile, 0, min(flash.chosen, len(pile)))
    return Decision(player, "cards", "put-on-top", selection=selection, about=(flash.source,))


def stack(state: State, flash: QFlash, answer: Answer) -> Next:
    """The rest is shuffled, and these lie on top of it."""
    player = of(state, flash)
    request(
        state,
        Change("stop-examining", (), player, flash.source),
        Change("stack-continuum", answer.cards, player, flash.source),
    )
    return None


def replenish(state: State, flash: QFlash) -> Next:
    """The cards face up are shuffled once no other is left (1E-G:q-flash/1)."""
    restore_team(state, flash)
    pile = opened(state, of(state, flash), CONTINUUM)
    if flash.left and pile and all(state.cards[card].face_up for card in pile):
        request(state, Change("renew-continuum", (), of(state, flash)))
    return None


def restore_team(state: State, flash: QFlash) -> None:
    """Each card of a flash may concern another of two teams; then all are concerned again (1E-7.2.1.0.2/2)."""
    at = innermost(state, MissionAttempt)
    attempt = state.frames[at] if at >= 0 else None
    if isinstance(attempt, MissionAttempt) and attempt.faces != flash.faces:
        state.frames[at] = replace(attempt, faces=flash.faces)


def draw_next(state: State, flash: QFlash) -> Next:
    """Draw the next one, which everybody sees; it is no card draw (1E-3.3.0.2/1)."""
    drawn = opened(state, of(state, flash), CONTINUUM)[:1]
    attempt = current_attempt(state)
    if not flash.left or not drawn or attempt is None:
        return DONE
    state.frames[state.depth] = replace(flash, left=flash.left - 1, card=drawn[0])
    request(state, Change("draw-of-the-q", drawn, of(state, flash), flash.source, to=attempt.place, role="encountered"))
    return None


def meet(state: State, flash: QFlash) -> Next:
    """A second copy does nothing, and no dilemma does where nobody is left to encounter it.

    1E-G:q-flash/1, 1E-G:q-continuum-side-deck/2.
    """
    card, title = flash.card, definition(state, flash.card).title
    attempt = current_attempt(state)
    is_dilemma = type_of(state, card) == "dilemma"
    if title in flash.met or attempt is None or (is_dilemma and not facing(state)):
        return put_away(state, flash)
    state.frames[state.depth] = replace(flash, met=(*flash.met, title))
    if not is_dilemma:
        return None
    state.frames.append(
        SeedEncounter(step="choose_team", seed=card, player=flash.player, mission=attempt.mission),
    )
    return "replenish"


def put_away(state: State, flash: QFlash) -> Next:
    """It is discarded without effect."""
    request(state, Change("discard", (flash.card,), flash.player))
    return "replenish"


def ways(state: State, flash: QFlash) -> tuple[Option, ...]:
    """How the player who meets it can play the card, by its ordinary type; nothing where that is not possible.

    1E-2.15/1, 1E-G:q-flash/1.
    """
    card, player = flash.card, flash.player
    if type_of(state, card) not in PLAYED or cannot_enter(state, player, card) is not None:
        return ()
    return tuple(Option(PLAYED_IN_A_FLASH, card, target, detail) for target, detail in targets(state, player, card))


PLAYED = ("event", "interrupt", "incident", "objective", "doorway")
"""The types of cards that are played in a flash."""


def choose_target(state: State, flash: QFlash) -> Decision | None:
    """Ask on what it is played, where it could be on several cards."""
    found = ways(state, flash)
    if len(found) < 2:
        return None
    return Decision(flash.player, "option", "play-of-the-q", found, about=(flash.card,))


def play_there(state: State, flash: QFlash, answer: Answer) -> Next:
    """It is played on that."""
    assert answer.option is not None
    return begin_play(state, flash, answer.option)


def begin_play(state: State, flash: QFlash, option: Option) -> Next:
    """Play it within what goes on; this is no card play (1E-3.3.0.2/2)."""
    state.frames.append(Action(step="pay_costs", option=option, player=flash.player, nature="sub-action"))
    return "replenish"


def play_it(state: State, flash: QFlash) -> Next:
    """It is played as it must be, if that is possible; otherwise it is discarded (1E-G:q-flash/1)."""
    found = ways(state, flash)
    return begin_play(state, flash, found[0]) if found else put_away(state, flash)


Q_FLASH: Procedure = Procedure(
    QFlash,
    occur,
    look_through,
    Choose(put_on_top, stack),
    replenish,
    draw_next,
    meet,
    Choose(choose_target, play_there),
    play_it,
)


def nothing_offered(state: State, player: PlayerId) -> Iterable[Option]:
    """It is part of a flash."""
    return ()


def only_in_a_flash(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Nobody may begin it by itself."""
    return refusal("not-between-actions")


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule(PLAYED_IN_A_FLASH, nothing_offered, only_in_a_flash, play, lay_down, begin_played, call_off, "play"),
)
