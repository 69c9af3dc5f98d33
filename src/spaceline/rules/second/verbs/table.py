"""The verbs of Second Edition: how each change is made."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import TABLE, CardId, PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.effects.perform.leaving import is_any_left, is_any_not_discarded, those_left, those_not_discarded
from spaceline.effects.this_turn import DRAWN, PLAYED
from spaceline.rules.second.data.frames import Battle, MissionAttempt
from spaceline.rules.second.definition import COUNTS
from spaceline.rules.second.roles import USED
from spaceline.rules.second.switches import readings
from spaceline.rules.second.verbs import battle, command, conceding, facing, movement
from spaceline.rules.second.verbs.battle import ABSTAINS
from spaceline.rules.second.verbs.leaving import are_left, can_be_put
from spaceline.rules.verbs import VERBS as VERBS_OF_BOTH, as_ordered, draw, drawn, everybody, nothing

FACE_DOWN_HOMES = ("hand", "deck", "drawn", "stack")
FACE_UP_HOMES = ("discard", "removed", "core", "playing", "orbit", "on", "upon", "faced", "mission")
"""What lies open there is seen by all, and so is what is taken out of a discard pile again (2E-discarding/1, /4)."""


def put(state: State, change: Change) -> None:
    """Move cards to the place the change names; ``detail`` is the end of the pile they go to.

    A dilemma on top of its pile lies face down: one that lies face up turns the pile (2E-facing-dilemmas/8, /9).
    """
    end = table.TOP if change.detail == "top" else table.BOTTOM
    is_to_be_drawn = change.role == "pile" and end == table.TOP
    face_up = False if is_to_be_drawn else face(state, change.role)
    for card in as_ordered(state, change):
        table.move(state, card, change.to, change.role, end=end, face_up=face_up)


def face(state: State, role: str) -> bool | None:
    """Which way up a card lies in a role; None to leave it as it is.

    Dilemmas return to their pile face up (2E-facing-dilemmas/14).
    """
    if role == "beneath":
        return True if readings(state).overcome_dilemmas == "face-up" else None
    if role in FACE_DOWN_HOMES:
        return False
    if role in FACE_UP_HOMES or role == "pile":
        return True
    return None


def those_who_see_it_put(state: State, change: Change) -> tuple[PlayerId, ...]:
    """Cards are discarded before the eyes of all (2E-discarding/1)."""
    return everybody(state, change) if change.role == "discard" else ()


def enter_play(state: State, change: Change) -> None:
    """Play cards: they are shown to all (2E-showing-your-cards/1)."""
    for card in change.cards:
        if state.definition(card).type == "personnel":
            table.add_mark(state, change.player, f"{PLAYED}{state.definition(card).facts.cost}", 1)
        elif state.definition(card).counts_copies:
            table.add_mark(state, change.player, f"{PLAYED}{state.definition(card).title}", 1)
        if state.definition(card).type == "ship" and COUNTS in state.watched:
            table.add_mark(state, change.player, f"{PLAYED}ship", 1)
        table.move(state, card, change.to, change.role, face_up=True, controller=change.player)


def draw_and_count(state: State, change: Change) -> None:
    """Draw cards; how many in the turn is noted where a card of the game asks for it."""
    if COUNTS in state.watched:
        there = min(change.amount, len(state.zone(change.player, "deck")))
        table.add_mark(state, change.player, DRAWN, there)
    draw(state, change)


TOLD_FOR = {DRAWN: COUNTS, f"{PLAYED}ship": COUNTS}
"""What is counted only where some card of the game asks for it."""


def announce(state: State, change: Change) -> None:
    """Let everybody tell a card from the others that is about to be played."""
    for card in change.cards:
        for viewer in everybody(state, change):
            table.introduce(state, card, viewer)


def conceal(state: State, change: Change) -> None:
    """Turn cards face down among the others there, so that nobody can follow them (2E-showing-your-cards/2)."""
    for card in change.cards:
        table.conceal(state, card)


def to_discard(state: State, change: Change) -> None:
    """Put cards into their owners' discard piles (2E-command-and-owner/3).

    From the hand or deck that is discarding, from play destroying (2E-destroy-discard-kill/1, /2).

    Dilemmas go beneath their owners' piles: face up, by one reading.
    """
    for card in change.cards:
        role, face_up = pile_of(state, card)
        table.move(state, card, state.cards[card].owner, role, face_up=face_up)


@Replaceable
def pile_of(state: State, card: CardId) -> tuple[str, bool | None]:
    """The pile of its owner to which a discarded or destroyed card goes, and which way up it lies there."""
    if state.definition(card).type == "dilemma":
        return "pile", readings(state).returned_dilemmas == "face-up"
    return "discard", face(state, "discard")


def kill(state: State, change: Change) -> None:
    """Destroy personnel (2E-destroy-discard-kill/3); an attempt or a battle that is going on counts them."""
    depth = innermost(state, Battle)
    fought = state.frames[depth] if depth >= 0 else None
    if isinstance(fought, Battle):
        lost = ((card, state.cards[card].controller) for card in change.cards)
        state.frames[depth] = replace(fought, lost=(*fought.lost, *lost))
    at = innermost(state, MissionAttempt)
    attempt = state.frames[at] if at >= 0 else None
    if isinstance(attempt, MissionAttempt):
        state.frames[at] = replace(attempt, killed=attempt.killed + len(change.cards))
    to_discard(state, change)


def repair(state: State, change: Change) -> None:
    """Take damage cards off a ship (2E-damage/6); by another reading dilemmas too go to the discard pile."""
    if readings(state).removed_damage == "owners-piles":
        to_discard(state, change)
        return
    for card in change.cards:
        table.move(state, card, state.cards[card].owner, "discard", face_up=face(state, "discard"))


def remove(state: State, change: Change) -> None:
    """Put cards aside for the rest of the game (2E-remove-from-the-game/1)."""
    for card in change.cards:
        table.move(state, card, state.cards[card].owner, "removed", face_up=True)


def stop(state: State, change: Change) -> None:
    """Mark cards as stopped, whatever stops them (2E-executing-orders/4).

    Equipment never is (2E-stopped/7), nor what has left play in the meantime.
    """
    for card in change.cards:
        if state.definition(card).type != "equipment" and state.in_play(card):
            table.put_mark(state, card, "stopped", 1)


def unstop(state: State, change: Change) -> None:
    """Take the mark away."""
    for card in change.cards:
        table.put_mark(state, card, "stopped", 0)


def score(state: State, change: Change) -> None:
    """Add to a score; it never falls below zero (2E-modifiers/1)."""
    total = max(0, state.mark(change.player, "points") + change.amount)
    table.put_mark(state, change.player, "points", total)


def complete(state: State, change: Change) -> None:
    """Mark a mission as completed and add its points (2E-checking-mission-requirements/6)."""
    for mission in change.cards:
        table.put_mark(state, mission, "completed", 1)
    table.add_mark(state, change.player, "points", change.amount)


def spend(state: State, change: Change) -> None:
    """Take counters away (2E-paying-costs/2)."""
    table.add_mark(state, change.player, "counters", -change.amount)


def begin_turn(state: State, change: Change) -> None:
    """Hand out the counters of a turn (2E-paying-costs/1); what lasts until this turn ends."""
    movement.call_in(state, change.player)
    table.put_mark(state, change.player, "counters", change.amount)
    table.end_lasting(state, f"turn-of-{change.player}")


def pass_turn(state: State, change: Change) -> None:
    """All cards of all players unstop, all ships regain Range (2E-discard-excess-cards/3, /4).

    Until then the stopped stay so (2E-executing-orders/6).
    """
    counts = {name for _, name in state.marks if name.startswith(PLAYED)}
    table.clear_marks(state, "stopped", DRAWN, ABSTAINS, *USED, *counts)
    restore_range(state, change.player)
    table.end_lasting(state, "turn")
    table.put_mark(state, change.player, "counters", 0)
    table.add_mark(state, TABLE, "turns", 1)
    hide_discards(state)


def hide_discards(state: State) -> None:
    """By one reading opponents may not look through discard piles (2E-discarding/3).

    What was discarded this turn lies open until it ends: its texts may still be carried out, before the eyes of all.
    """
    if state.ruleset.roles["discard"].known == "holder":
        for player in state.players:
            for card in state.zone(player, "discard"):
                table.turn(state, card, face_up=False)


def restore_range(state: State, player: PlayerId) -> None:
    """Every ship regains its Range, or by another reading only those of the player whose turn ends.

    2E-moving-a-ship/12.
    """
    if readings(state).range_restored == "every-turn":
        table.clear_marks(state, "range-used")
        return
    for ship, name in tuple(state.marks):
        if name == "range-used" and state.cards[ship].controller == player:
            table.put_mark(state, ship, name, 0)


VERBS = {
    verb.name: verb
    for verb in (
        *VERBS_OF_BOTH,
        *command.VERBS,
        *facing.VERBS,
        *battle.VERBS,
        *conceding.VERBS,
        *movement.VERBS,
        Verb("put", put, empties=True, shows=those_who_see_it_put, left=are_left, possible=can_be_put),
        Verb("arrange", put),
        Verb("download", put, shows=everybody),
        Verb("play", enter_play),
        Verb("announce", announce),
        Verb("conceal", conceal),
        Verb("damage", put),
        Verb("repair", repair),
        Verb("beam", put),
        Verb("staff", nothing),
        Verb("show", nothing),
        Verb("kill", kill, empties=True, shows=everybody, left=those_left, possible=is_any_left),
        Verb("destroy", to_discard, empties=True, shows=everybody, left=those_left, possible=is_any_left),
        Verb(
            "discard",
            to_discard,
            empties=True,
            shows=everybody,
            left=those_not_discarded,
            possible=is_any_not_discarded,
        ),
        Verb("remove", remove, empties=True),
        Verb("stop", stop, left=those_left, possible=is_any_left),
        Verb("unstop", unstop, left=those_left, possible=is_any_left),
        Verb("score", score),
        Verb("complete", complete),
        Verb("spend", spend),
        Verb("draw_dilemmas", nothing),
        Verb("reveal-dilemma", put),
        Verb("overcome", put),
        Verb("fail-attempt", nothing),
        Verb("draw", draw_and_count, brings=drawn),
        Verb("begin_turn", begin_turn),
        Verb("begin_orders", nothing),
        Verb("pass_turn", pass_turn),
    )
}


def draw_dilemma(state: State, player: PlayerId) -> None:
    """Draw the top card of the dilemma pile."""
    table.move(state, state.zone(player, "pile")[0], player, "drawn", face_up=False)
