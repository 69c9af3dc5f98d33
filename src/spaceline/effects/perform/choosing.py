"""Choices that a text leaves to a player: cards, yes or no, and ties."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import NO, YES, Answer, Decision, Selection
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes import effects as node
from spaceline.effects.perform.flow import branch
from spaceline.effects.perform.reading import cards_meant, current, number_meant
from spaceline.effects.perform.verdicts import ASK, COME_BACK, DONE_WELL, ELIGIBLE, FELL_SHORT, name_cards, outcome
from spaceline.effects.world import world_of


def name_choice(state: State, name: str, cards: tuple[CardId, ...]) -> None:
    """Give the chosen cards their name."""
    name_cards(state, name, cards)


def chooser(state: State, run: RunEffect, by: str) -> PlayerId:
    """The player who chooses."""
    return run.you if by == "you" else world_of(state).opponent(state, run)


def begin(state: State, run: RunEffect, it: node.Select) -> int:
    """Choose as many as asked for; without a choice to make it is done at once.

    Whoever chooses among cards of somebody else may examine every eligible one first (2E-selections/2).
    """
    if run.resumed == COME_BACK:
        return ASK
    cards = cards_meant(state, run, it.cards)
    wanted = number_meant(state, run, it.count)
    if not cards or wanted == 0 or (len(cards) <= wanted and not it.up_to):
        name_choice(state, it.name, cards if wanted else ())
        return outcome(complete=bool(cards) and len(cards) >= wanted)
    player = chooser(state, run, it.by)
    unread = tuple(card for card in cards if is_unread(state, card, player))
    note_eligible(state, run, cards if unread else ())
    if unread:
        request(state, Change("examine", unread, player, run.source))
        return COME_BACK
    return ASK


def is_unread(state: State, card: CardId, player: PlayerId) -> bool:
    """Whether it is a card in play that somebody else has concealed from the player."""
    leaf = state.cards[card]
    return not leaf.face_up and leaf.controller != player and state.in_play(card)


def note_eligible(state: State, run: RunEffect, cards: tuple[CardId, ...]) -> None:
    """Let the frame say which cards are eligible, where the player who chooses could not find them out."""
    if cards or ELIGIBLE in run.cards:
        name_cards(state, ELIGIBLE, cards)


def which_cards(state: State, run: RunEffect, it: node.Select) -> Decision:
    """Ask for the cards."""
    cards = run.cards.get(ELIGIBLE) or cards_meant(state, run, it.cards)
    wanted = min(number_meant(state, run, it.count), len(cards))
    selection = Selection(cards, 0 if it.up_to else wanted, wanted)
    return Decision(chooser(state, run, it.by), "cards", f"select.{it.name}", selection=selection, about=(run.source,))


def take_cards(state: State, run: RunEffect, it: node.Select, answer: Answer) -> int:
    """Name the chosen cards."""
    name_choice(state, it.name, answer.cards)
    player = chooser(state, run, it.by)
    if player != run.you or run.cards.get(ELIGIBLE):
        request(state, Change("stop-examining", (), player, run.source))
    return outcome(complete=bool(answer.cards) or it.up_to)


def equals(state: State, run: RunEffect, it: node.Top) -> tuple[CardId, ...]:
    """The cards that share the highest value."""
    world, look = world_of(state), current(state)
    cards = cards_meant(state, run, it.cards)
    values = {card: world.stat(state, card, it.of, look) for card in cards}
    best = max(values.values(), default=0)
    return tuple(card for card in cards if values[card] == best)


def top(state: State, run: RunEffect, it: node.Top) -> int:
    """Find the card with the highest value; a tie is decided by who commands the text's card (2E-selections/4)."""
    best = equals(state, run, it)
    if len(best) > 1:
        note_eligible(state, run, best)
        return ASK
    name_choice(state, it.name, best)
    return DONE_WELL if best else FELL_SHORT


def which_of_equals(state: State, run: RunEffect, it: node.Top) -> Decision:
    """Ask which of the equals it is."""
    commander = state.cards[run.source].controller
    selection = Selection(run.cards.get(ELIGIBLE) or equals(state, run, it), 1, 1)
    return Decision(commander, "cards", "break-tie", selection=selection, about=(run.source,), clause="2E-selections/4")


def take_equal(state: State, run: RunEffect, it: node.Top, answer: Answer) -> int:
    """Name the one."""
    name_choice(state, it.name, answer.cards)
    return DONE_WELL


def whether(state: State, run: RunEffect, it: node.Gate) -> Decision:
    """Ask whether the player wants it."""
    return Decision(chooser(state, run, it.asks), "yes_no", "may", (YES, NO), about=(run.source,))


def take_whether(state: State, run: RunEffect, it: node.Gate, answer: Answer) -> int:
    """Go the way the player chose."""
    return branch(it, yes=answer.option == YES)
