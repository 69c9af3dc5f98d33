"""The words of Second Edition, beside those that every edition has."""

from spaceline.rules.second.words.english import ENGLISH
from spaceline.rules.second.words.own import WORDS

__all__ = ["ENGLISH", "WORDS"]
