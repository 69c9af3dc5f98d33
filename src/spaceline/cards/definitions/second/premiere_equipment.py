"""The equipment of Premiere (2002).

Left out, because what it needs is not built yet: the five Hand Weapons, whose text works in combat, and the Alien
Gambling Device, which repeats random selections.
"""

from spaceline.effects.nodes.abilities import Static
from spaceline.effects.phrases import Book, gains, personnel, present, static

cards = Book("2e-se")


def tool(of: str, gives: str) -> Static:
    """Those present who know one skill gain another."""
    return static(present(personnel(skills=of)), gains(gives))


cards.define(64, "Engineering Kit", tool("Engineer", gives="Physics"))
cards.define(65, "Engineering PADD", tool("Engineer", gives="Astrometrics"))
cards.define(67, "Medical Kit", tool("Medical", gives="Biology"))
cards.define(68, "Medical Tricorder", tool("Medical", gives="Exobiology"))
cards.define(70, "Science PADD", tool("Science", gives="Archaeology"))
cards.define(72, "Tricorder", tool("Science", gives="Geology"))
