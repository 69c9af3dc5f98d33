"""What cards must be, in words: noun phrases and predicates made of filters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from spaceline.effects.nodes.traits import Filter, like
from spaceline.effects.render.requirements import requirement
from spaceline.effects.render.writer import Writer
from spaceline.effects.vocabulary import OF_ANY_TYPE

ANY = Filter()
PERSONAL = {"Integrity", "Cunning", "Strength"}
STATES_OF_DILEMMAS = {("beneath",): "overcome", ("faced",): "faced"}
"""What is said of a dilemma where it lies like that, in place of where that is."""

NOUNS = {
    "personnel": {
        "infiltrating",
        "kinless",
        "meets",
        "facing",
        "skills",
        "lacks",
        "printed",
        "species",
        "characteristics",
        "classifications",
    },
    "ship": {"classes", "carries"},
    "mission": {"kinds", "quadrants", "regions"},
}
"""What a card must be of which such traits are said."""


class Telling(NamedTuple):
    """A filter that is told, and how."""

    w: Writer
    it: Filter
    plural: bool = False
    of: str = ""
    """Who commands such a card."""


Teller = Callable[[Telling, Any], str]
"""How a trait is told, with what is said of it."""


def told(t: Telling, tellers: Mapping[str, Teller]) -> Iterable[str]:
    """The traits of a filter for which there is a way to tell them, in its order."""
    return (teller(t, t.it.said[word]) for word, teller in tellers.items() if word in t.it.said)


def flag(word: str) -> Teller:
    """Whether it is like that, in a word of its own for either."""
    return lambda t, so: t.w.say(word if so else f"not-{word}")


def listed(key: str) -> Teller:
    """One of several names."""
    return lambda t, names: t.w.say(key, names=t.w.lexicon.listed(t.w.named(names), "or"))


def bare(t: Telling, names: tuple[str, ...]) -> str:
    """One of several names, by themselves."""
    return t.w.lexicon.listed(t.w.named(names), "or")


def number(key: str) -> Teller:
    """A number."""
    return lambda t, number: t.w.say(key, number=number)


def staff(t: Telling, icons: int) -> str:
    """The staffing icons that a ship asks for at least, or any staff."""
    return t.w.say("staffing", number=icons) if icons else t.w.say("staff")


def other(key: str, more: str = "") -> Teller:
    """A card to which it stands in a relation."""

    def tell(t: Telling, to: Filter) -> str:
        return t.w.say(more if more and t.plural else key, cards=t.w.lexicon.indefinite(filtered(t.w, to)))

    return tell


def cargo(t: Telling, to: Filter) -> str:
    """Who is aboard; of a ship of yours, whose that one is, where the edition asks for that."""
    text = filtered(t.w, to)
    if t.of != "you" or names_this(t.w, to):
        return t.w.say("carries", cards=t.w.lexicon.indefinite(text))
    return t.w.say("carries.you", cards=text, one=t.w.lexicon.indefinite(text))


def limit(t: Telling, below: tuple[str, int]) -> str:
    """What a value is lower than; what a card costs at most, or exactly."""
    of, number = below
    if of != "cost":
        return t.w.say("below", attribute=of.replace("+", t.w.say("sum")), number=number)
    exact = exact_cost(t.it)
    return t.w.say("price.most", number=number - 1) if exact is None else t.w.say("price", number=exact)


def exact_cost(it: Filter) -> int | None:
    """The cost of cards that cost less than a number and not less than the one below it."""
    of, number = it.said.get("below", ("", 0))
    excluded = it.said.get("excluding", ())
    if of != "cost" or len(excluded) != 1:
        return None
    return number - 1 if excluded[0].said.get("below") == ("cost", number - 1) else None


def involvement(t: Telling, kinds: tuple[str, ...]) -> str:
    """In which battles cards like this are involved."""
    return t.w.lexicon.listed([t.w.say(f"involved.{kind}") for kind in kinds], "or")


def alternatives(t: Telling, filters: tuple[Filter, ...]) -> str:
    """What cards like this are, one way or another; for each affiliation the same with its own is said once.

    Where no type is said, the alternatives are the noun.
    """
    if not t.it.names("types"):
        return ""
    if all(matches_its_mission(one) for one in filters):
        return t.w.say("matching.more" if t.plural else "matching")
    traits = t.w.lexicon.listed([trait_of(t.w, one) for one in filters], "or")
    return t.w.say("that-is.more" if t.plural else "that-is", traits=traits)


def matches_its_mission(it: Filter) -> bool:
    """Whether a card like this is at a mission of its own affiliation."""
    names = it.names("affiliations")
    there = like(types="mission", affiliations=names)
    return bool(names) and it.without("types") == like(affiliations=names, at=there)


def exclusions(t: Telling, filters: tuple[Filter, ...]) -> str:
    """What cards like this are not."""
    if exact_cost(t.it) is not None:
        return ""
    parts = (t.w.say("excluding.after" if is_bare(one) else "excluding", cards=trait_of(t.w, one)) for one in filters)
    return t.w.say("inside", parts=t.w.say("comma").join(parts))


def is_bare(it: Filter) -> bool:
    """Whether cards like this are told by where they lie alone."""
    return it.says_only("on") or it.says_only("under")


def ownership(t: Telling, so: object) -> str:
    """Whether whoever commands a card owns it."""
    key = "own" if so else "not-own"
    return t.w.say(f"{key}.you" if t.of == "you" else key)


def lying_in(t: Telling, zones: tuple[str, ...]) -> str:
    """Where a card lies that is no dilemma of which its state is said."""
    if zones in STATES_OF_DILEMMAS:
        return ""
    if zones == ("tactic",):
        return t.w.say("zones.tactic")
    return t.w.say("zones", zones=t.w.lexicon.listed([t.w.say(f"zone.{name}") for name in zones], "or"))


def any_icon(w: Writer, names: tuple[str, ...]) -> str:
    """One of several icons."""
    return w.lexicon.listed([w.say("icon", icon=icon) for icon in names], "or")


FLAGS = (
    "stopped",
    "disabled",
    "docked",
    "damaged",
    "staffed",
    "empty",
    "cloaked",
    "phased",
    "infiltrating",
    "face_up",
    "completed",
)

OVER_A_PLANET = like(types="mission", kinds=("planet", "dual"))
"""Where undocked ships orbit (1E-G:in-orbit/1)."""


def is_in_orbit(it: Filter) -> bool:
    """Whether ships are meant that orbit a planet: in space there and undocked, so not those on its surface."""
    return it.said.get("docked") is False and it.said.get("at") == OVER_A_PLANET


def berth(t: Telling, so: object) -> str:
    """Whether a ship is docked; what orbits a planet is told by where it is alone."""
    return "" if is_in_orbit(t.it) else flag("docked")(t, so)


def location(t: Telling, to: Filter) -> str:
    """The mission at which a card is, or the planet that a ship orbits."""
    return (
        t.w.say("orbiting") if is_in_orbit(t.it) else t.w.say("at", mission=t.w.lexicon.indefinite(filtered(t.w, to)))
    )


def errand(t: Telling, so: object) -> str:
    """Whether a card sends a ship somewhere, or that of whose crew a personnel is; set apart from where the ship is."""
    around = ".too" if {"amid", "at", "within"} & set(t.it.said) else ""
    kind = ".crew" if t.it.names("types") == ("personnel",) else around
    return t.w.say(f"{'sent' if so else 'not-sent'}{kind}")


BEFORE: Mapping[str, Teller] = {
    **{word: flag(word) for word in ("unique", *FLAGS)},
    "docked": berth,
    "zones": lambda t, zones: t.w.say(STATES_OF_DILEMMAS[zones]) if zones in STATES_OF_DILEMMAS else "",
    "icons": lambda t, names: "".join(t.w.say("icon", icon=icon) for icon in names),
    "affiliations": lambda t, names: t.w.lexicon.listed([t.w.say("icon", icon=icon) for icon in names], "or"),
    "kinds": bare,
    "species": bare,
    "characteristics": bare,
    "keywords": bare,
    "classes": lambda t, names: t.w.lexicon.listed([t.w.say("class", name=name) for name in t.w.named(names)], "or"),
}
"""What is said of a card before its noun, in this order."""

AFTER: Mapping[str, Teller] = {
    "titles": lambda t, names: titled(t.w, names),
    "title_words": lambda t, words: t.w.say("title-words", words=listed_titles(t.w, words)),
    "skills": listed("with"),
    "lacks": listed("without"),
    "quadrants": lambda t, names: listed("quadrants" if "mission" in t.it.names("types") else "native")(t, names),
    "regions": listed("regions"),
    "printed": listed("printed"),
    "special": listed("special"),
    "icons_anywhere": lambda t, names: t.w.say("icons-anywhere", icons=any_icon(t.w, names)),
    "classifications": listed("classified"),
    "staffing": staff,
    "meets": lambda t, wanted: t.w.say("meets", requirement=requirement(t.w, wanted)),
    "requires": listed("requires"),
    "price": number("price"),
    "below": limit,
    "kinless": flag("kinless"),
    "facing": flag("facing"),
    "attempting": flag("attempting"),
    "involved": involvement,
    "carries": cargo,
    "equips": other("equips"),
    "one_of": alternatives,
    "excluding": exclusions,
}
"""What is said after it."""

WHEREABOUTS: Mapping[str, Teller] = {
    "corresponds": lambda t, so: t.w.say(
        "commanded-by" if "ship" in t.it.names("types") else "commander-of" if t.w.rides else "commander-of.any"
    ),
    "own": ownership,
    "bears": other("bears"),
    "away": flag("away"),
    "amid": lambda t, wanted: t.w.say(
        "manned" if t.it.names("types") == ("ship",) else "amid", requirement=requirement(t.w, wanted)
    ),
    "attempters": lambda t, wanted: t.w.say("attempters", requirement=requirement(t.w, wanted)),
    "at": location,
    "within": other("within"),
    "admitted": listed("admitted"),
    "adjacent": other("adjacent"),
    **{word: flag(word) for word in ("open", "followed", "attempted", "specialist", "solver", "vacant", "fielded")},
    "matching": lambda t, names: t.w.lexicon.listed([t.w.say(f"matching.{name}") for name in names], "or"),
    **{word: flag(word) for word in ("unopposed", "jailed", "mobile")},
    "outermost": flag("outermost"),
    "sent": errand,
    "overrun": flag("overrun"),
    "on": other("lying-on", "lying-on.more"),
    "under": other("under"),
    "zones": lying_in,
    "damaging": flag("damaging"),
}
"""What is said of where a card is, of those whom it is with, and of what it may do there."""


def before_noun(w: Writer, it: Filter) -> str:
    """What is said of a card before its noun."""
    return w.lexicon.phrase(*told(Telling(w, it), BEFORE))


def after_noun(w: Writer, it: Filter, *, plural: bool = False, of: str = "") -> str:
    """What is said of a card after its noun; ``of`` tells who commands it."""
    return w.lexicon.phrase(*told(Telling(w, it, plural, of), AFTER))


def whereabouts(w: Writer, it: Filter, *, plural: bool = False, of: str = "") -> str:
    """What is said of where a card is; ``of`` tells who commands it."""
    return w.lexicon.phrase(*told(Telling(w, it, plural, of), WHEREABOUTS))


def titled(w: Writer, names: tuple[str, ...]) -> str:
    """The titles of which it has one."""
    return w.say("titles", names=listed_titles(w, names))


def listed_titles(w: Writer, names: tuple[str, ...]) -> str:
    """Titles, or words of titles, one or another."""
    return w.lexicon.listed([w.say("title", title=title) for title in names], "or")


ROOMS = {"ship", "facility", "site"}
"""Types of cards in which others are; a mission beside them is meant for its surface."""


def is_planet(it: Filter) -> bool:
    """Whether missions like this have a surface."""
    return it.names("types") == ("mission",) and "space" not in it.names("kinds") and bool(it.names("kinds"))


def noun_of(w: Writer, it: Filter, *, plural: bool, fallback: str = "card") -> str:
    """The noun for cards like this: their types, or what must have such traits."""
    if types := it.names("types"):
        nouns = [w.lexicon.noun(name, plural=plural) for name in types]
        return w.lexicon.listed(nouns, "and" if plural and not w.either else "or")
    if filters := it.said.get("one_of"):
        rooms = [one for one in filters if set(one.names("types")) & ROOMS]
        nouns = [filtered(w, one, plural=plural) for one in filters]
        if rooms:
            nouns = [
                w.say("surface", mission=w.lexicon.indefinite(filtered(w, one))) if is_planet(one) else noun
                for one, noun in zip(filters, nouns, strict=True)
            ]
        return w.lexicon.listed(nouns, "or")
    if any(name.endswith(OF_ANY_TYPE) for name in it.names("characteristics")):
        return w.lexicon.noun(fallback, plural=plural)
    of, _ = it.said.get("below", ("", 0))
    fitting = (noun for noun, words in NOUNS.items() if not words.isdisjoint(it.said))
    noun = "personnel" if not PERSONAL.isdisjoint(of.split("+")) else next(fitting, fallback)
    return w.lexicon.noun(noun, plural=plural)


def names_this(w: Writer, it: Filter) -> bool:
    """Whether it is the personnel whose text this is."""
    return it == like(types="personnel", titles=w.title)


def filtered(w: Writer, it: Filter, *, plural: bool = False) -> str:
    """Cards like this, as a noun phrase."""
    if names_this(w, it):
        return w.say("this", type=w.lexicon.noun(w.type, plural=False))
    before, noun, after = before_noun(w, it), noun_of(w, it, plural=plural), after_noun(w, it, plural=plural)
    told_before = before.removesuffix(f" {noun_of(w, it, plural=False)}")
    return w.lexicon.phrase(told_before, noun, after, whereabouts(w, it, plural=plural))


def trait_of(w: Writer, it: Filter) -> str:
    """What is excluded, as short as it can be said."""
    if (where := place_alone(w, it)) is not None:
        return where
    if it.says_only("titles") or (it.says_only("types", "titles") and it.names("types") == ("mission",)):
        return listed_titles(w, it.names("titles"))
    if it.says_only("involved"):
        return involvement(Telling(w, it), it.names("involved"))
    before, after = before_noun(w, it), w.lexicon.phrase(after_noun(w, it), whereabouts(w, it))
    if is_bare(it) or it.says_only("below"):
        return after
    return before if before and not after and not it.names("types") else filtered(w, it)


def predicate(w: Writer, it: Filter, *, plural: bool = False, types: tuple[str, ...] = ()) -> str:
    """What is said of cards that are like this: a trait, or one of a kind; ``types`` is what they are known to be."""
    if it.says_only("excluding"):
        return w.say("comma").join(
            w.say("excluding", cards=one_of_kind(w, one, plural=plural)) for one in it.said["excluding"]
        )
    if (where := place_alone(w, it)) is not None:
        return where
    alone = it.without("types") if "attempting" in it.said and it.names("types") == ("personnel",) else it
    for word in ("facing", "attempting", "involved", *FLAGS):
        if alone.says_only(word):
            return {**AFTER, **BEFORE}[word](Telling(w, it), it.said[word])
    is_untold = noun_of(w, it, plural=plural) == w.lexicon.noun("card", plural=plural)
    return one_of_kind(w, it.but(types=types) if types and is_untold else it, plural=plural)


def one_of_kind(w: Writer, it: Filter, *, plural: bool) -> str:
    """What a card is that is like this, or what several are."""
    text = filtered(w, it, plural=plural)
    return text if plural or names_this(w, it) else w.lexicon.indefinite(text)


def place_alone(w: Writer, it: Filter) -> str | None:
    """Where a card is that is told by that alone: ``aboard a ship``, ``in the region Badlands``."""
    if it.says_only("on"):
        return w.say("lying-on.is", cards=w.lexicon.indefinite(filtered(w, it.said["on"])))
    if any(map(it.says_only, ("at", "within", "zones", "bears"))):
        return whereabouts(w, it)
    if any(map(it.says_only, ("regions", "quadrants"))):
        return after_noun(w, it)
    return None
