"""The stage: what a viewer saw, picture by picture."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.seen import SeenEvent
from spaceline.presentation.model.stage import Shot
from spaceline.presentation.scene import Scene
from spaceline.presentation.staging.attempts import ATTEMPTING, standing_of
from spaceline.presentation.staging.battles import FIGHTING
from spaceline.presentation.staging.director import Director
from spaceline.presentation.telling import outcome

__all__ = ["shots_of", "standing_of"]


def shots_of(
    scene: Scene, events: Sequence[SeenEvent], before: Shot | None = None
) -> tuple[tuple[Shot, ...], Shot | None]:
    """The pictures of what a viewer saw, and what stands on the stage after them; ``before`` is what stood there."""
    film = Director(scene, {**ATTEMPTING, **FIGHTING}, before)
    shots = film.shoot(events)
    if scene.view.result is None:
        return shots, film.now
    lines = outcome(scene)
    ended = Shot(kind="victory", verb="result", text=lines[1] if len(lines) > 1 else "", title=lines[0])
    return (*shots, ended), None
