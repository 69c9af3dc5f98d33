"""What changes the course of an attempt or of a flash, and who follows whom, in words."""

from __future__ import annotations

from spaceline.effects.nodes import course
from spaceline.effects.render.lines import TextLine
from spaceline.effects.render.nouns import amount, every
from spaceline.effects.render.writer import Writer


def end_attempt(w: Writer, it: course.EndAttempt) -> list[TextLine]:
    """The attempt ends."""
    return [TextLine(w.say("end-attempt"))]


def flash(w: Writer, it: course.Flash) -> list[TextLine]:
    """How many cards come, and what the opponent may do before."""
    before = [TextLine(w.say("flash.chosen", number=it.chosen, who=w.opponent))] if it.chosen else []
    key = "flash" if w.facing else "flash.more"
    return [*before, TextLine(w.say(key, number=amount(w, it.amount)))]


def silence_continuum(w: Writer, it: course.SilenceContinuum) -> list[TextLine]:
    """A side deck is inactive, or active again."""
    return [TextLine(w.say("silence-continuum.again" if it.again else "silence-continuum"))]


def tribbles(w: Writer, it: course.Tribbles) -> list[TextLine]:
    """How many cards come out of a Tribble side deck."""
    return [TextLine(w.say("tribbles.draw", number=it.draw) if it.draw else w.say("tribbles.download"))]


def transport(w: Writer, it: course.Transport) -> list[TextLine]:
    """Whom its player beams."""
    return [TextLine(w.say("transport") if it.cards is None else w.say("transport.some", cards=every(w, it.cards)))]


def dilemmas(w: Writer, it: course.Allot) -> list[TextLine]:
    """How many more dilemmas, and at what cost."""
    if it.draw == it.spend and not isinstance(it.draw, int):
        return [TextLine(w.say("dilemmas.both", number=amount(w, it.draw)))]
    changes = []
    for key, number in (("draw", it.draw), ("spend", it.spend)):
        if isinstance(number, int) and number < 0:
            noun = w.lexicon.noun("dilemma", plural=number != -1)
            changes.append(w.say(f"dilemmas.{key}.fewer", number=-number, dilemmas=noun))
        elif number != 0:
            noun = w.lexicon.noun("dilemma", plural=number != 1)
            changes.append(w.say(f"dilemmas.{key}", number=amount(w, number), dilemmas=noun))
    return [TextLine(w.lexicon.listed(changes, "and"))]


def follow(w: Writer, it: course.Follow) -> list[TextLine]:
    """Which ships follow which."""
    return [TextLine(w.say("follow", cards=every(w, it.cards), prey=every(w, it.to)))]
