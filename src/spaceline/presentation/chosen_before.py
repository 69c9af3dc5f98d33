"""What was chosen as something began: its targets are known to whoever may respond to it (1E-5.0/6, 1E-G:target/2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from spaceline.core.data.frames import Changing, Frame, RunEffect, Window
from spaceline.core.data.leaves import EntityId
from spaceline.effects.nodes import AnyNode, walk
from spaceline.effects.nodes.effects import Gate, Select, Top
from spaceline.effects.paths import names, part
from spaceline.effects.perform.initiating import is_between_players
from spaceline.effects.perform.verdicts import NAMED, WHITHER
from spaceline.presentation.scene import Scene


def chosen_before(scene: Scene) -> tuple[EntityId, ...]:
    """The cards, places and players chosen for what may be responded to now, as far as the viewer knows them."""
    found = dict.fromkeys(it for run in set_aside(scene.view.frames) for it in chosen_by(scene, run))
    return tuple(it for it in found if it > 0)


def set_aside(frames: tuple[Frame, ...]) -> tuple[RunEffect, ...]:
    """The texts that wait until all have responded to what is going on."""
    at = next((at for at in reversed(range(len(frames))) if isinstance(frames[at], Window)), 0)
    below = next((frame for frame in reversed(frames[:at]) if not isinstance(frame, Changing)), None)
    kept = getattr(below, "set_aside", None) or ()
    return kept if isinstance(kept, tuple) else (kept,)


def chosen_by(scene: Scene, run: RunEffect) -> Iterator[EntityId]:
    """What was chosen for one text: who is meant, and the cards and the place to which it gives names."""
    card = scene.pool.get(run.definition)
    if card is None or not run.path or run.path[0] >= len(card.abilities):
        return
    ability: AnyNode = card.abilities[run.path[0]]
    yield from players_meant(scene, run, ability)
    for name in (*names_given(ability), WHITHER):
        yield from run.cards.get(name, ())
    yield from (it for it in run.cards.get(NAMED, ()) if scene.definition(it) is not None)


def players_meant(scene: Scene, run: RunEffect, ability: AnyNode) -> Iterator[EntityId]:
    """The player chosen where a text does the same to one or to another."""
    node = ability
    for step in (*run.path[1:], *run.cursor):
        if isinstance(node, Gate) and is_between_players(node):
            is_own = names(node)[step] == "then"
            yield from (player for player in scene.view.players if (player == run.you) == is_own)
            return
        node = part(node, step)


@cache
def names_given(ability: AnyNode) -> tuple[str, ...]:
    """The names that a text gives to cards which are chosen for it."""
    return tuple(dict.fromkeys(node.name for _, node in walk(ability) if isinstance(node, Select | Top)))
