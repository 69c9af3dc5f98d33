"""Battles on the table: who is in one, who is stunned or mortally wounded, whose faces are seen (1E-7.4)."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import NOBODY
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.first.roles import BOARDED, IN_BATTLE_USED, PARTY
from spaceline.rules.verbs import everybody, nothing

IN_BATTLE, STUNNED, WOUNDED, REVEALED, FIRING = "in-battle", "stunned", "wounded", "revealed", "firing"
"""Marks that a card bears during a battle."""


def bears(name: str, verb: str) -> Verb:
    """A verb that puts a mark on cards in play until the battle ends."""

    def apply(state: State, change: Change) -> None:
        for card in change.cards:
            if state.in_play(card):
                table.put_mark(state, card, name, 1)

    return Verb(verb, apply)


JOIN = "join-battle"
"""The change by which cards come into a battle that has begun, and the kind of action by which they do."""

BOARD = "board"
"""The change by which a card comes aboard a ship to fight there."""


def begin_battle(state: State, change: Change) -> None:
    """Cards are in a battle; those that have just come aboard have it to fight no more."""
    for card in change.cards:
        if state.in_play(card):
            table.put_mark(state, card, IN_BATTLE, 1)
            table.put_mark(state, card, BOARDED, 0)


def board(state: State, change: Change) -> None:
    """Cards come aboard a ship; nobody controls them there (1E-G:intruder/1)."""
    for card in change.cards:
        table.move(state, card, change.to, change.role, face_up=True, controller=NOBODY)
        table.put_mark(state, card, BOARDED, 1)


def form_party(state: State, change: Change) -> None:
    """Cards that have come aboard together stay apart from others of their kind until the turn is over.

    1E-G:rogue-borg-mercenaries/2.
    """
    for card in change.cards:
        table.put_mark(state, card, PARTY, change.amount)
        table.put_mark(state, card, BOARDED, 0)


def engage(state: State, change: Change) -> None:
    """Combatants, and what makes them stronger, are revealed and lie face up until the battle ends.

    1E-7.4.2/4, 1E-G:showing-your-cards/1.
    """
    for card in change.cards:
        if state.in_play(card) and not state.cards[card].face_up:
            table.turn(state, card, face_up=True)
            table.put_mark(state, card, REVEALED, 1)


def end_battle(state: State, change: Change) -> None:
    """Whoever was in the battle is not any more: stunned cards recover (1E-7.4.2/9).

    What lasts until a battle ends is over too.
    """
    table.end_lasting(state, "battle")
    for player, name in sorted(mark for mark in state.marks if mark[1].startswith(IN_BATTLE_USED)):
        table.put_mark(state, player, name, 0)
    for card in sorted(card for card, name in state.marks if name == REVEALED):
        table.turn(state, card, face_up=False)
        table.put_mark(state, card, REVEALED, 0)
    for card in change.cards:
        for name in (IN_BATTLE, STUNNED, WOUNDED, FIRING):
            table.put_mark(state, card, name, 0)


VERBS = (
    Verb("begin-battle", begin_battle),
    Verb(BOARD, board),
    Verb("form-party", form_party),
    bears(IN_BATTLE, JOIN),
    Verb("engage", engage, shows=everybody),
    Verb("muster", engage, shows=everybody),
    Verb("wield", engage, shows=everybody),
    bears(STUNNED, "stun"),
    bears(WOUNDED, "wound"),
    bears(FIRING, "aim"),
    Verb("fire", nothing),
    Verb("withstand", nothing, shows=everybody),
    Verb("fight-on", nothing),
    Verb("win-battle", nothing),
    Verb("end-battle", end_battle),
)
"""``begin-battle``: ``cards`` are all who are involved, ``to`` is where, ``detail`` is ``personnel`` or ``ship``.

``fight-on``: the battle goes on to its next part, to which texts may respond; nothing is changed by it.

``aim``: ``cards`` are those who will fire.
``engage``: two combatants meet; ``muster``: those who are left are counted; ``wield``: what makes them stronger.
``stun``, ``wound``: ``to`` is the adversary who does it. ``fire``: ``cards`` fire at ``to`` with ``amount`` of ATTACK;
``withstand``: a card has ``amount`` of DEFENSE against it, and ``detail`` is what the shot is: ``miss hit direct-hit``.
"""
