"""Whom a text means by any card of a name: those of that title and the other versions of the persona (1E-G:any/1)."""

from spaceline.effects.phrases import *

ANY_HARRY_KIM = personnel(titles=("Harry Kim", "Buster Kincaid"))

ANY_TOM_PARIS = personnel(titles=("Tom Paris", "Captain Proton"))

ANY_QUARK = personnel(titles=("Quark", "Quark Son of Keldar", "Lumba"))

ANY_ROM = personnel(titles="Rom")
