"""Which words name the moment to which a text responds, and how often it may be used."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import When
from spaceline.effects.render.writer import Writer

BY = {"use": "used-for", "reveal-tactics": "begun-by"}
"""Which words tell who does it, or what it is done for, where that is not just said of the deed."""


def moment_key(it: When) -> str:
    """Which words place a text before, after or amid what happens; what a countdown brings comes as it ends."""
    return "moment.about.expire" if (it.moment, it.verb) == ("about", "expire") else f"moment.{it.moment}"


def playing_key(it: When) -> str:
    """Which words tell that a card is played, as one of a type or under a name (1E-G:amanda-rogers/1)."""
    if it.moment == "about":
        return "event.play"
    said = it.subject.said if it.subject is not None else {}
    return "event.action-play.typed" if "types" in said and "titles" not in said else "event.action-play"


def limited(w: Writer, title: str, limit: str) -> str:
    """A head with how often it may be used."""
    return w.say(f"once.{limit}", head=title) if limit else title
