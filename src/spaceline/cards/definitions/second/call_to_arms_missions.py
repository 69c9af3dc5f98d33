"""The missions of Call to Arms (2003) that have a text beside their requirements.

Those that grant other personnel an attempt with requirements of their own, or that respond to what happens to
personnel, are in ``call_to_arms``.
"""

from spaceline.effects.phrases import Book, alone_of, any_of, if_, score, skill, when

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
cards.define(110, "Unicomplex: Root of the Hive Mind", alone_of("headquarters"))
