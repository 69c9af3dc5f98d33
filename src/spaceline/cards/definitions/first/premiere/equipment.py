"""Equipment of Premiere (1994)."""

from __future__ import annotations

from spaceline.cards.definitions.first.premiere.phrases import aid, kit
from spaceline.effects.phrases import *

cards = Book("1e-premiere")


kit(cards, 55, "Engineering Kit", "OFFICER", "ENGINEER")

kit(cards, 56, "Engineering PADD", "SCIENCE", "ENGINEER")


aid(cards, 57, "Federation PADD", "Cunning", "Fed")

aid(cards, 58, "Klingon Disruptor", "Strength", "Kli", "NA", species=("Klingon",))

aid(cards, 59, "Klingon PADD", "Cunning", "Kli", species=("Klingon",))

kit(cards, 60, "Medical Kit", "OFFICER", "MEDICAL")

kit(cards, 61, "Medical Tricorder", "SCIENCE", "MEDICAL")

aid(cards, 62, "Romulan Disruptor", "Strength", "Rom", "NA", species=("Romulan",))

aid(cards, 63, "Romulan PADD", "Cunning", "Rom", species=("Romulan",))

aid(cards, 64, "Starfleet Type II Phaser", "Strength", "Fed", "NA")

kit(cards, 65, "Tricorder", "ENGINEER", "SCIENCE")
