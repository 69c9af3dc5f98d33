"""The dilemmas of Energize (2003)."""

from spaceline.effects.phrases import Book, are, faced, if_, kill, like, random, select, stop, those

cards = Book("2e-en")

cards.define(
    18,
    "Plasma Shock",
    faced(
        select(random()),
        if_(are(those(), like(below=("Strength", 7))), kill(those()), otherwise=stop(those())),
    ),
)
