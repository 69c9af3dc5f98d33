"""What an answer in the making comes to, as it is put before a person."""

from __future__ import annotations

from spaceline.core.data import aims as counted
from spaceline.presentation import Scene, name_of, title_of, told_of
from spaceline.server.wire.prompts import Aim, Need


def aim_of(scene: Scene, aim: counted.Aim) -> Aim:
    """Something that an answer is given for, in words."""
    return Aim(
        kind=aim.kind,
        card=aim.about,
        title=title_of(scene, aim),
        told=told_of(scene, aim),
        needs=way_of(scene, aim.needs),
        either=tuple(tuple(way_of(scene, way) for way in ways) for ways in aim.either),
        is_met=aim.is_met,
    )


def way_of(scene: Scene, way: counted.Way) -> tuple[Need, ...]:
    """Things that are all needed."""
    return tuple(Need(need.kind, name_of(scene, need), need.have, need.need, need.bound, need.is_met) for need in way)
