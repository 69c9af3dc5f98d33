"""Equipment of Deep Space 9 (1998)."""

from spaceline.cards.definitions.first.premiere.phrases import aid, kit, rifle
from spaceline.effects.phrases import *

cards = Book("1e-ds9")


aid(cards, 45, "Bajoran PADD", "Cunning", "Baj", species=("Bajoran",))

aid(cards, 46, "Bajoran Phaser", "Strength", "Baj", "NA", species=("Bajoran",))

rifle(cards, 47, "Bajoran Phaser Rifle", "Baj", "NA", species=("Bajoran",))

aid(cards, 48, "Cardassian Disruptor", "Strength", "Car", "NA", species=("Cardassian",))

rifle(cards, 49, "Cardassian Disruptor Rifle", "Car", "NA", species=("Cardassian",))

aid(cards, 50, "Cardassian PADD", "Cunning", "Car", species=("Cardassian",))

kit(cards, 51, "Engineering Tricorder", "MEDICAL", "ENGINEER")

kit(cards, 53, "Medical PADD", "ENGINEER", "MEDICAL")

kit(cards, 54, "Science Kit", "OFFICER", "SCIENCE")

kit(cards, 55, "Science PADD", "MEDICAL", "SCIENCE")
