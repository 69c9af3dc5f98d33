"""Equipment of Premiere (2002)."""

from __future__ import annotations

from spaceline.cards.definitions.second.battle_phrases import hand_weapon
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.phrases import *

cards = Book("2e-se")


cards.define(
    61,
    "Alien Gambling Device",
    when("select", select_again(), whose="anyone", subject=personnel(), where="here", limit="turn"),
)

cards.define(62, "Bajoran Phaser Pistol", hand_weapon("Baj"))

cards.define(63, "Cardassian Phaser Pistol", hand_weapon("Car"))


def tool(of: str, gives: str) -> Static:
    """Those present who know one skill gain another."""
    return static(present(personnel(skills=of)), gains(gives))


cards.define(64, "Engineering Kit", tool("Engineer", gives="Physics"))

cards.define(65, "Engineering PADD", tool("Engineer", gives="Astrometrics"))

cards.define(66, "Klingon Disruptor Pistol", hand_weapon("Kli"))

cards.define(67, "Medical Kit", tool("Medical", gives="Biology"))

cards.define(68, "Medical Tricorder", tool("Medical", gives="Exobiology"))

cards.define(69, "Romulan Disruptor Pistol", hand_weapon("Rom"))

cards.define(70, "Science PADD", tool("Science", gives="Archaeology"))

cards.define(71, "Starfleet Type-2 Phaser", hand_weapon("Fed"))

cards.define(72, "Tricorder", tool("Science", gives="Geology"))
