"""The forms in which decks are written down elsewhere: reading each and writing each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.forms import lackey_dek, lackey_text, own, trekcc
from spaceline.cards.decks.forms.listing import Listing
from spaceline.cards.decks.kinds import DeckKind
from spaceline.cards.decks.unreadable import DeckError, form_in_words

__all__ = ["FORMS", "Form", "Listing", "form_called", "form_of_text"]


@dataclass(frozen=True)
class Form:
    """One way of writing down a deck."""

    name: str
    """What is typed for it."""
    reads: Callable[[str, DeckKind], Listing]
    """A text and the kind of its deck to what is listed in it; refuses with a ``DeckError``."""
    writes: Callable[[Deck, Pool], str]
    """A deck, and all cards of its edition, to a text."""
    suits: Callable[[str], bool]
    """Whether a text looks like this form."""


FORMS = (
    Form("lackey-dek", lackey_dek.read, lackey_dek.write, lackey_dek.suits),
    Form("yaml", own.read, own.write, own.suits),
    Form("trekcc", trekcc.read, trekcc.write, trekcc.suits),
    Form("lackey", lackey_text.read, lackey_text.write, lackey_text.suits),
)
"""In the order in which a text is tried."""


def form_called(name: str) -> Form:
    """A form by its name.

    Raises:
        DeckError: there is none of that name.
    """
    for form in FORMS:
        if form.name == name:
            return form
    raise DeckError("unknown-form", name=name, names=", ".join(form.name for form in FORMS))


def form_of_text(text: str) -> Form:
    """The form in which a text is written.

    Raises:
        DeckError: it looks like none of them.
    """
    for form in FORMS:
        if form.suits(text):
            return form
    raise DeckError("no-form", names=tuple(form_in_words(form.name) for form in FORMS))
