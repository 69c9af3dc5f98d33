"""What the REST routes of the lessons take and give."""

from __future__ import annotations

import msgspec


class LessonListed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chapter, and how far whoever asks is with it."""

    key: str
    """``second/beaming``."""
    title: str
    about: str
    steps: int
    is_done: bool = False
    match: str = ""
    """The match in which it has been begun and not done to its end."""


class LessonsOfEdition(msgspec.Struct, frozen=True):
    """The chapters of an edition, in their order."""

    edition: str
    label: str
    """What people read for the edition."""
    ruleset: str
    chapters: tuple[LessonListed, ...]


class LessonWanted(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A chapter is to be learned."""

    anew: bool = False
    """From its beginning, also where one is in the middle of it."""


class LessonBegun(msgspec.Struct, frozen=True):
    """The match in which a chapter is learned."""

    match: str
