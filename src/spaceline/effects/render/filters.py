"""What cards must be, in words: noun phrases and predicates made of filters."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.effects.nodes.selectors import Filter
from spaceline.effects.render.requirements import requirement
from spaceline.effects.render.writer import Writer

ANY = Filter()
TRAITS = ("unique", "stopped", "disabled", "docked", "damaged", "staffed", "empty", "cloaked", "face_up", "completed")
OF_PERSONNEL = ("skills", "lacks", "printed", "species", "characteristics", "classifications")
PERSONAL = {"Integrity", "Cunning", "Strength"}
STATES_OF_DILEMMAS = {("beneath",): "overcome", ("faced",): "faced"}
"""What is said of a dilemma where it lies like that, in place of where that is."""


def before_noun(w: Writer, it: Filter) -> str:
    """What is said of a card before its noun."""
    words = []
    for trait in TRAITS:
        value = getattr(it, trait)
        if value is not None:
            words.append(w.say(trait if value else f"not-{trait}"))
    if it.zones in STATES_OF_DILEMMAS:
        words.append(w.say(STATES_OF_DILEMMAS[it.zones]))
    words.append("".join(w.say("icon", icon=icon) for icon in it.icons))
    words.append(w.lexicon.listed([w.say("icon", icon=icon) for icon in it.affiliations], "or"))
    words.extend(w.lexicon.listed(names, "or") for names in (it.kinds, *traits_of(it), it.classes))
    return w.lexicon.phrase(*words)


def traits_of(it: Filter) -> tuple[tuple[str, ...], ...]:
    """What a card like this is by itself, in printed words."""
    return (it.species, it.characteristics, it.keywords)


def after_noun(w: Writer, it: Filter, *, plural: bool = False) -> str:
    """What is said of a card after its noun."""
    listed = w.lexicon.listed
    titles = tuple(w.say("title", title=title) for title in it.titles)
    lists = {"titles": titles, "with": it.skills, "without": it.lacks, "quadrants": it.quadrants, "regions": it.regions}
    lists |= {"printed": it.printed, "special": it.special}
    words = [w.say(key, names=listed(names, "or")) for key, names in lists.items() if names]
    if it.classifications:
        words.append(w.say("classified", names=listed(it.classifications, "or")))
    if it.staffing:
        words.append(w.say("staffing", number=it.staffing))
    words.extend((*measures(w, it), *occupations(w, it)))
    if it.types and it.one_of:
        words.append(alternatives(w, it, plural=plural))
    if it.excluding and exact_cost(it) is None:
        words.append(w.say("inside", parts=exclusions(w, it)))
    return w.lexicon.phrase(*words)


def alternatives(w: Writer, it: Filter, *, plural: bool) -> str:
    """What cards like this are, one way or another; for each affiliation the same with its own is said once."""
    if all(matches_its_mission(other) for other in it.one_of):
        return w.say("matching.more" if plural else "matching")
    traits = w.lexicon.listed([trait_of(w, other) for other in it.one_of], "or")
    return w.say("that-is.more" if plural else "that-is", traits=traits)


def matches_its_mission(it: Filter) -> bool:
    """Whether a card like this is at a mission of its own affiliation."""
    there = Filter(types=("mission",), affiliations=it.affiliations)
    return bool(it.affiliations) and it == Filter(types=it.types, affiliations=it.affiliations, at=there)


def exact_cost(it: Filter) -> int | None:
    """The cost of cards that cost less than a number and not less than the one below it."""
    if it.below is None or it.below[0] != "cost" or len(it.excluding) != 1:
        return None
    cost = it.below[1] - 1
    return cost if it.excluding[0].below == ("cost", cost) else None


def measures(w: Writer, it: Filter) -> Iterator[str]:
    """What cards like this are measured by: requirements, costs and values."""
    if it.meets is not None:
        yield w.say("meets", requirement=requirement(w, it.meets))
    if it.requires:
        yield w.say("requires", names=w.lexicon.listed(it.requires, "or"))
    if it.price:
        yield w.say("price", numbers=w.lexicon.listed([str(number) for number in it.price], "or"))
    if it.below is not None and it.below[0] == "cost":
        exact = exact_cost(it)
        yield w.say("price.most", number=it.below[1] - 1) if exact is None else w.say("price", numbers=exact)
    elif it.below is not None:
        yield w.say("below", attribute=it.below[0].replace("+", w.say("sum")), number=it.below[1])


def occupations(w: Writer, it: Filter) -> Iterator[str]:
    """What cards like this are at: facing something, fighting, carrying, being carried."""
    if it.facing is not None:
        yield w.say("facing" if it.facing else "not-facing")
    if it.attempting is not None:
        yield w.say("attempting" if it.attempting else "not-attempting")
    if it.involved:
        yield involvement(w, it)
    if it.carries is not None:
        yield w.say("carries", cards=w.lexicon.indefinite(filtered(w, it.carries)))
    if it.equips is not None:
        yield w.say("equips", cards=w.lexicon.indefinite(filtered(w, it.equips)))


def involvement(w: Writer, it: Filter) -> str:
    """In which battles cards like this are involved."""
    return w.lexicon.listed([w.say(f"involved.{kind}") for kind in it.involved], "or")


def whereabouts(w: Writer, it: Filter, *, plural: bool = False, of: str = "") -> Iterator[str]:
    """What is said of where a card is, and of those whom it is with; ``of`` tells who commands it."""
    if it.corresponds is not None:
        yield w.say("commanded-by" if "ship" in it.types else "commander-of")
    if it.own is not None:
        key = "own" if it.own else "not-own"
        yield w.say(f"{key}.you" if of == "you" else key)
    if it.bears is not None:
        yield w.say("bears", cards=w.lexicon.indefinite(filtered(w, it.bears)))
    if it.away is not None:
        yield w.say("away" if it.away else "not-away")
    if it.amid is not None:
        yield w.say("manned" if it.types == ("ship",) else "amid", requirement=requirement(w, it.amid))
    if it.at is not None:
        yield w.say("at", mission=w.lexicon.indefinite(filtered(w, it.at)))
    if it.within is not None:
        yield w.say("within", cards=w.lexicon.indefinite(filtered(w, it.within)))
    yield from lying(w, it, plural=plural)


def lying(w: Writer, it: Filter, *, plural: bool) -> Iterator[str]:
    """What a card lies on, what lies on it, and what it may do there."""
    if it.followed is not None:
        yield w.say("followed" if it.followed else "not-followed")
    if it.sent is not None:
        yield w.say("sent" if it.sent else "not-sent")
    if it.on is not None:
        yield w.say("lying-on.more" if plural else "lying-on", cards=w.lexicon.indefinite(filtered(w, it.on)))
    if it.under is not None:
        yield w.say("under", cards=w.lexicon.indefinite(filtered(w, it.under)))
    if it.zones and it.zones not in STATES_OF_DILEMMAS:
        yield w.say("zones", zones=w.lexicon.listed([w.say(f"zone.{name}") for name in it.zones], "or"))
    if it.damaging is not None:
        yield w.say("damaging" if it.damaging else "not-damaging")


def exclusions(w: Writer, it: Filter) -> str:
    """What cards like this are not."""
    return w.say("comma").join(
        w.say("excluding.after" if is_bare(excluded) else "excluding", cards=trait_of(w, excluded))
        for excluded in it.excluding
    )


def is_bare(it: Filter) -> bool:
    """Whether cards like this are told by where they lie alone."""
    return it in (Filter(on=it.on), Filter(under=it.under))


def noun_of(w: Writer, it: Filter, *, plural: bool, fallback: str = "card") -> str:
    """The noun for cards like this: their types, or what must have such traits."""
    if it.types:
        nouns = [w.lexicon.noun(name, plural=plural) for name in it.types]
        return w.lexicon.listed(nouns, "and" if plural and not w.either else "or")
    if it.one_of:
        return w.lexicon.listed([filtered(w, other, plural=plural) for other in it.one_of], "or")
    personal = it.below is not None and not PERSONAL.isdisjoint(it.below[0].split("+"))
    if personal or it.meets or it.facing is not None or any(getattr(it, name) for name in OF_PERSONNEL):
        fallback = "personnel"
    elif it.classes or it.carries:
        fallback = "ship"
    elif it.kinds or it.quadrants or it.regions:
        fallback = "mission"
    return w.lexicon.noun(fallback, plural=plural)


def filtered(w: Writer, it: Filter, *, plural: bool = False) -> str:
    """Cards like this, as a noun phrase."""
    if it == Filter(types=("personnel",), titles=(w.title,)):
        return w.say("this", type=w.lexicon.noun(w.type, plural=False))
    before, noun, after = before_noun(w, it), noun_of(w, it, plural=plural), after_noun(w, it, plural=plural)
    return w.lexicon.phrase(before, noun, after, *whereabouts(w, it, plural=plural))


def trait_of(w: Writer, it: Filter) -> str:
    """What is excluded, as short as it can be said."""
    if it.titles and it == Filter(titles=it.titles):
        return w.lexicon.listed([w.say("title", title=title) for title in it.titles], "or")
    if it.involved and it == Filter(involved=it.involved):
        return involvement(w, it)
    before, after = before_noun(w, it), w.lexicon.phrase(after_noun(w, it), *whereabouts(w, it))
    if is_bare(it):
        return after
    return before if before and not after and not it.types else filtered(w, it)


IN_ATTEMPT = {does: Filter(types=("personnel",), attempting=does) for does in (True, False)}
"""Only personnel attempt a mission."""


def predicate(w: Writer, it: Filter, *, plural: bool = False, types: tuple[str, ...] = ()) -> str:
    """What is said of cards that are like this: a trait, or one of a kind; ``types`` is what they are known to be."""
    if it.excluding and it == Filter(excluding=it.excluding):
        return w.say("comma").join(
            w.say("excluding", cards=one_of_kind(w, other, plural=plural)) for other in it.excluding
        )
    if (where := place_alone(w, it)) is not None:
        return where
    if it.attempting is not None and it in (Filter(attempting=it.attempting), IN_ATTEMPT[it.attempting]):
        return w.say("attempting" if it.attempting else "not-attempting")
    for trait in ("facing", *TRAITS[1:]):
        value = getattr(it, trait)
        if value is not None and it == Filter(**{trait: value}):
            return w.say(trait if value else f"not-{trait}")
    if it.involved and it == Filter(involved=it.involved):
        return involvement(w, it)
    is_untold = noun_of(w, it, plural=plural) == w.lexicon.noun("card", plural=plural)
    return one_of_kind(w, replace(it, types=types) if types and is_untold else it, plural=plural)


def one_of_kind(w: Writer, it: Filter, *, plural: bool) -> str:
    """What a card is that is like this, or what several are."""
    text = filtered(w, it, plural=plural)
    own = it == Filter(types=("personnel",), titles=(w.title,))
    return text if plural or own else w.lexicon.indefinite(text)


def place_alone(w: Writer, it: Filter) -> str | None:
    """Where a card is that is told by that alone: ``aboard a ship``, ``in the region Badlands``."""
    if it.on is not None and it == Filter(on=it.on):
        return w.say("lying-on.is", cards=w.lexicon.indefinite(filtered(w, it.on)))
    placed = (Filter(at=it.at), Filter(within=it.within), Filter(zones=it.zones))
    if it != ANY and it in placed:
        return w.lexicon.phrase(*whereabouts(w, it))
    if it != ANY and it in (Filter(regions=it.regions), Filter(quadrants=it.quadrants)):
        return after_noun(w, it)
    return None
