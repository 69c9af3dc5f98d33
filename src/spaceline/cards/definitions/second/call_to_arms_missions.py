"""The missions of Call to Arms (2003) that have a text beside their requirements.

Left out, because what they need is not built yet: those that grant other personnel an attempt with requirements of
their own, Pacify Warring Factions, which asks what kills a personnel, and the Unicomplex, which bars another
headquarters.
"""

from spaceline.effects.phrases import Book, any_of, if_, score, skill, when

cards = Book("2e-ca")

cards.define(
    108,
    "Survey Star System",
    when(
        "complete",
        if_(any_of(skill("Acquisition"), skill("Diplomacy"), skill("Treachery")), score(5)),
        must=True,
    ),
)
