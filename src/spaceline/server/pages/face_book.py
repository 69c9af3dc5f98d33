"""The faces of all cards of an edition as they are sent, made once from facts and definitions."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache, lru_cache

import msgspec

from spaceline.cards.card import Card
from spaceline.cards.rulesets import all_cards
from spaceline.editions import Edition, edition_of
from spaceline.presentation import PRESENTATION, describer_of, text_of
from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.presentation.model.faces import Face

Pictures = tuple[tuple[str, str], ...]
"""The ids of cards that have a picture of one's own, each with the path of it."""
KEPT = 8
"""So many books are kept: there are others when pictures have come or gone."""


class FaceBook(msgspec.Struct, frozen=True):
    """All faces of an edition, as they are sent."""

    json: bytes
    packed: bytes
    """The compressed faces."""
    etag: str
    """Changes when a face does."""


def face_of(ruleset: str, card: Card) -> Face:
    """The face of a card."""
    return describer_of(ruleset).face(card)


@cache
def faces(edition: Edition, language: str) -> tuple[Face, ...]:
    """All faces of an edition, as we draw them; the rulesets of an edition share them."""
    own = PRESENTATION.of(edition)
    text = own.text if language == ENGLISH else text_of(edition.names[0], language)
    return tuple(map(own.describer(text).face, all_cards(edition).values()))


@lru_cache(KEPT)
def book(edition: Edition, pictures: Pictures, language: str) -> FaceBook:
    """All faces of an edition, with the pictures that there are for them."""
    paths = dict(pictures)
    made = [
        msgspec.structs.replace(face, picture=paths[face.id]) if face.id in paths else face
        for face in faces(edition, language)
    ]
    data = msgspec.json.encode(made)
    return FaceBook(data, gzip.compress(data, mtime=0), hashlib.sha256(data).hexdigest()[:32])


def faces_of(ruleset: str, pictures: Pictures = (), language: str = ENGLISH) -> FaceBook:
    """All faces of the edition of a ruleset.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return book(edition_of(ruleset), pictures, language)
