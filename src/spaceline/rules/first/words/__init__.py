"""The words of First Edition, beside those that every edition has."""

from spaceline.rules.first.words.english import ENGLISH
from spaceline.rules.first.words.own import WORDS

__all__ = ["ENGLISH", "WORDS"]
