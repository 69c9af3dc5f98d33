"""What a card does, in a few words for whoever draws it: by the nodes of its texts, never by their wording."""

from __future__ import annotations

from collections.abc import Iterable

from spaceline.effects.nodes import AnyNode, walk

DEEDS = {
    "Kill": "kill",
    "Stop": "stop",
    "Unstop": "help",
    "Destroy": "destroy",
    "Discard": "discard",
    "RemoveFromGame": "remove",
    "TakeCommand": "capture",
    "Shuffle": "shuffle",
    "Draw": "draw",
    "Score": "score",
    "Look": "look",
    "Reveal": "look",
    "Prevent": "prevent",
    "Nullify": "prevent",
    "Disable": "disable",
    "Hold": "hold",
    "Afflict": "disease",
    "DamageShip": "damage",
    "Repair": "repair",
    "Relocate": "move",
    "ForcedMove": "move",
    "RestoreRange": "move",
    "TimeTravel": "move",
    "Download": "download",
    "Attack": "battle",
    "BeginBattle": "battle",
    "Join": "battle",
    "Decloak": "cloak",
    "Capture": "capture",
    "Release": "help",
    "Abduct": "capture",
    "Connect": "capture",
    "Exchange": "exchange",
    "Guess": "guess",
    "FaceInstead": "exchange",
    "EndAttempt": "stop",
    "Raise": "raise",
    "Gain": "learn",
    "Copy": "learn",
    "Lose": "lose",
    "Cost": "cost",
    "Tax": "cost",
    "Demand": "cost",
    "Multiply": "raise",
    "Bar": "forbid",
    "Forbids": "forbid",
    "Treaty": "treaty",
    "Cure": "cure",
    "Countdown": "countdown",
}
"""The kinds of nodes that can be seen in a picture, each with its deed; most others only put them together."""


def deeds_of(texts: Iterable[AnyNode]) -> tuple[str, ...]:
    """The deeds of a card, each once, in the order in which its texts name them."""
    kinds = (type(node).__name__ for text in texts for _, node in walk(text))
    return tuple(dict.fromkeys(DEEDS[kind] for kind in kinds if kind in DEEDS))
