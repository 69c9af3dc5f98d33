"""Texts of Call to Arms (2003): overcome dilemmas lie beneath active objectives and beneath locations."""

from spaceline.effects.phrases import *

cards = Book("2e-ca")

BENEATH_OBJECTIVES = sharing("place", overcome_dilemmas(), commanded(like(types="objective")))
BENEATH_LOCATIONS = sharing("place", overcome_dilemmas(), missions())

cards.define(
    69,
    "Adapt",
    when(
        "face",
        put(cause, "beneath"),
        subject=personnel(affiliations="Bor"),
        test=either(
            some_are(sharing("title", cause, BENEATH_OBJECTIVES)), some_are(sharing("title", cause, BENEATH_LOCATIONS))
        ),
    ),
)
