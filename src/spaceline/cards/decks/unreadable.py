"""Why a deck cannot be read: by a key, in English; languages say it under the same keys."""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.core.data.wordings import SaidError, Wording

SENTENCES: Mapping[str, str] = {
    "deck-file.in": "{where}: {why}",
    "deck-file.no-file": "there is no deck file {name!r}",
    "deck-file.unknown": "no deck is called {name!r}; there are: {names}",
    "deck-file.no-ready": "no ready deck is called {name!r}",
    "deck-file.unknown-near": "no deck is called {name!r}; did you mean {near!r}?",
    "deck-file.not-whole": ("{where}: not all of it can be in a deck ({missing}); `spaceline deck import` tells more"),
    "deck-file.unreadable": "{name!r} cannot be read: {error}",
    "deck-file.too-long": "{where} is far too long for a deck",
    "deck-file.too-long-text": "it is far too long for a deck",
    "deck-file.too-long-line": "line {line} is far too long for a card",
    "deck-file.no-deck": "{where} is no deck: {error}",
    "deck-file.too-deep": "{where} is no deck: nested too deeply",
    "deck-file.no-yaml": "{where} is not YAML: {error}",
    "deck-file.listed-twice-in": "{where}: {name} is listed twice",
    "deck-file.listed-twice": "{name} is listed twice",
    "deck-file.listed-too-often": "{name} is listed more than {most} times",
    "deck-file.unknown-ruleset": "{where}: no ruleset is called {name!r}; there are: {names}",
    "deck-file.other-edition": "the deck {name!r} is one for {of}; {ruleset} is a ruleset of {edition}",
    "deck-file.unknown-name": "no card is called {name!r}",
    "deck-file.unknown-name-near": "no card is called {name!r}; near are: {near}",
    "deck-file.name-of-several": "{name!r} may be any of: {cards}",
    "deck-file.unknown-form": "no form of decks is called {name!r}; there are: {names}",
    "deck-file.no-form": "it is in none of the forms known here ({names})",
    "deck-form.lackey-dek": "LackeyCCG, .dek",
    "deck-form.yaml": "Spaceline, YAML",
    "deck-form.trekcc": "list of trekcc.org",
    "deck-form.lackey": "LackeyCCG, text",
    "deck-file.own-form": "a deck file names its ruleset itself and needs no import",
    "deck-file.empty": "no card is listed in it",
    "deck-file.empty-copies": (
        "no card is listed in it; line {line} lists a card not {number} times but once to {most} times"
    ),
    "deck-file.empty-line": "no card is listed in it; line {line} is neither a card nor a heading: {text!r}",
    "deck-file.no-xml": "it is no XML: {error}",
    "deck-file.too-deep-xml": "its elements are nested too deeply",
    "deck-file.no-superzone": "it lists no card in a superzone of a deck",
    "deck-file.entity": "it declares the entity {name!r}; entities are not read",
}


class DeckError(SaidError, ValueError):
    """A deck cannot be read; the sentence says why."""

    def __init__(self, reason: str, **values: object) -> None:
        """Say it by a key of the sentences above, without what they all begin with."""
        key = f"deck-file.{reason}"
        super().__init__(key, SENTENCES[key], **values)
        self.reason = reason


def form_in_words(name: str) -> Wording:
    """What people call a form of decks."""
    key = f"deck-form.{name}"
    return Wording(key, SENTENCES[key], {})
