"""What is named, whom chance selects, and as what artifacts are used, in words."""

from __future__ import annotations

from spaceline.effects.nodes import abilities, choices
from spaceline.effects.render.lines import TextLine
from spaceline.effects.render.nouns import every, one_of
from spaceline.effects.render.writer import Writer


def name(w: Writer, it: choices.Name) -> list[TextLine]:
    """What is named, and how long that is known."""
    if it.what == "number":
        text = w.say("name.number", numbers=w.lexicon.listed(it.skills, "or"))
    elif it.what == "title" and it.of is not None:
        text = w.say("name.title.of", cards=one_of(w, it.of))
    elif it.what == "title":
        nouns = w.lexicon.listed([w.lexicon.noun(kind, plural=False) for kind in it.types or ("card",)], "or")
        text = w.say("name.title", card=w.lexicon.indefinite(nouns))
    else:
        listed = w.lexicon.listed(it.skills, "or") or w.say("name.skill")
        whose = "" if it.of is None else one_of(w, it.of)
        key = "name.skills" if it.of is None else f"name.skill.of{'.it' if whose == w.say('spoken-of') else ''}"
        text = w.say(key, skills=listed, cards=whose)
    text = w.say(f"by.{it.by}", cards=text, who=w.opponent) if it.by != "you" else text
    is_told = it.until and it.what != "number"
    return [TextLine(w.say("name.until", text=text, until=w.say(f"until.{it.until}")) if is_told else text)]


def redirect(w: Writer, it: choices.Redirect) -> list[TextLine]:
    """Whom chance selects, and whom not."""
    if it.cards is None:
        return [TextLine(w.say("redirect.again"))]
    return [TextLine(w.say("redirect.instead" if it.instead else "redirect.apart", cards=every(w, it.cards)))]


def earned(w: Writer, it: abilities.Earned) -> list[TextLine]:
    """Where an artifact goes."""
    text = w.say(f"earned.{it.to}")
    types = ("event", "interrupt") if it.used_as == abilities.EITHER else (it.used_as,)
    used_as = w.lexicon.listed([w.lexicon.noun(type, plural=False) for type in types if type], "or")
    return [TextLine(w.say("used-as", text=text, type=used_as) if used_as else text)]
