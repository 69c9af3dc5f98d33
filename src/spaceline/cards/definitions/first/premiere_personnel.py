"""Personnel of the first release."""

from spaceline.effects.phrases import Book, mends

cards = Book("1e-premiere")

cards.define(210, "Exocomp", mends())
