"""Texts of Call to Arms (2003): overcome dilemmas lie beneath active objectives and beneath locations."""

from spaceline.cards.definitions.second.call_to_arms.phrases import (
    DILEMMAS_BENEATH_MISSIONS as BENEATH_LOCATIONS,
    is_copy_among,
    known_to_borg,
)
from spaceline.effects.phrases import *

cards = Book("2e-ca")

BENEATH_OBJECTIVES = sharing("place", overcome_dilemmas(), commanded(like(types="objective")))

cards.define(69, "Adapt", known_to_borg(either(is_copy_among(BENEATH_OBJECTIVES), is_copy_among(BENEATH_LOCATIONS))))
