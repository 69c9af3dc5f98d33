"""Tactics of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.tactic_phrases import CASUALTY, bonus, of_affiliation
from spaceline.effects.phrases import *

cards = Book("1e-roa")


cards.define(129, "Ferengi Energy Weapon", bonus("Attack", 2, of_affiliation("Fer")), CASUALTY)
