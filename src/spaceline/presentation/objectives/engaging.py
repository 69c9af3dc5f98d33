"""What the questions of an engagement tell of it: how the two sides stand before the tactics."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Decision, Option
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.presentation.labels import named
from spaceline.presentation.scene import Scene
from spaceline.presentation.second.text import counters
from spaceline.rules.second.data.frames import Engagement

TACTICS = ("draw-tactic", "draw-another-tactic", "lay-tactic")


def slots(scene: Scene, decision: Decision) -> dict[str, object]:
    """The counters that are left, or what the ships in the engagement have without tactics."""
    found = counters(scene, decision)
    battles = [frame for frame in scene.view.frames if isinstance(frame, Engagement)]
    if decision.prompt not in TACTICS or not battles:
        return found
    battle = battles[-1]
    weapons = added(battle, battle.player) + total(scene, battle.own, "Weapons")
    shields = added(battle, battle.opponent) + total(scene, battle.others, "Shields")
    attacks = battle.player == scene.view.viewer
    key = "engaging.attacker" if attacks else "engaging.attacked"
    return {**found, "standing": scene.words.say(key, weapons=weapons, shields=shields)}


def total(scene: Scene, ships: Sequence[CardId], name: str) -> int:
    """An attribute of ships added up, as the viewer sees it."""
    return sum(scene.facts(ship).attributes.get(name, 0) for ship in ships if scene.definition(ship) is not None)


def added(battle: Engagement, player: PlayerId) -> int:
    """What texts have added to the total of a player."""
    return sum(amount for who, amount in battle.added if who == player)


def attack(scene: Scene, option: Option) -> str:
    """One ship that would attack another, or strike back, with the Weapons and Shields before tactics."""
    told = named(scene, option, f"option.{option.kind}")
    if any(scene.definition(ship) is None for ship in (option.card, option.target)):
        return told
    weapons, shields = total(scene, (option.card,), "Weapons"), total(scene, (option.target,), "Shields")
    return scene.words.say("engaging.attack", attack=told, weapons=weapons, shields=shields)
