"""Whether everything that people are shown of a game can be laid out in words: questions, events and tables."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core import engine, view
from spaceline.core.data.changes import Event
from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.presentation import Sitter, scene_of, table_of
from spaceline.presentation.prompts import prompt_of
from spaceline.presentation.scene import Scene
from spaceline.presentation.telling import told

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def lay_out(state: State, events: Sequence[Event], *, with_tables: bool) -> None:
    """Put into words what an answer brought about and what is asked now, for each player and for who looks on.

    Raises:
        Exception: something has no words; whatever the room for presentation raises.
    """
    sitters = {player: Sitter(name) for player, name in zip(state.players, NAMES, strict=False)}
    asked = engine.decision(state)
    for viewer in (view.SPECTATOR, *state.players):
        scene = seen_by(state, viewer)
        for event in events:
            seen = view.seen_event(state, event, viewer)
            if seen is not None:
                told(scene, seen)
        if with_tables:
            table_of(scene, state.ruleset.roles, sitters)
        if asked is not None and asked.player == viewer:
            question = view.seen_decision(state, viewer)
            assert question is not None
            prompt_of(scene, question, 1)


def seen_by(state: State, viewer: PlayerId) -> Scene:
    """What a player sees, or who looks on, ready to be told."""
    return scene_of(view.view(state, viewer), state.ruleset.definitions)
