"""Whom a text means by any card of a name: whoever is identified so in title or lore, be it in the mirror universe.

1E-G:any/1, 1E-6.3.1.0.1/2.
"""

from spaceline.effects.phrases import *

ANY_HARRY_KIM = personnel(titles=("Harry Kim", "Buster Kincaid"))

ANY_TOM_PARIS = personnel(titles=("Tom Paris", "Captain Proton"))

ANY_QUARK = personnel(titles=("Quark", "Quark Son of Keldar", "Mr. Quark", "Lumba"))

ANY_ROM = personnel(titles=("Rom", "Mr. Rom"))
