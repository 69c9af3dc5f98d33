"""Cards and amounts in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from spaceline.effects.nodes.effects import Select
from spaceline.effects.nodes.selectors import Amount, Cards, Count, Filter, Highest, Killed, Number, Played, Sum
from spaceline.effects.render.requirements import requirement
from spaceline.effects.render.writer import Writer

ANY = Filter()
DEFINITE = {"this", "mission", "ship"}
OF_ZONES = {"hand", "deck", "discard", "pile", "drawn", "stack", "brig"}
FALLBACKS = {
    "afflicted": "personnel",
    "facing": "personnel",
    "damage": "damage",
    "brig": "captive",
    "captured": "personnel",
    "missions": "mission",
    "stack": "dilemma",
}
TRAITS = ("unique", "stopped", "disabled", "docked", "damaged", "staffed", "empty", "cloaked", "followed", "face_up")
OF_PERSONNEL = ("skills", "lacks", "printed", "species", "characteristics", "classifications")
PERSONAL = {"Integrity", "Cunning", "Strength"}
OVERCOME = ("beneath",)


def before_noun(w: Writer, it: Filter) -> str:
    """What is said of a card before its noun."""
    words = []
    for trait in TRAITS:
        value = getattr(it, trait)
        if value is not None:
            words.append(w.say(trait if value else f"not-{trait}"))
    if it.zones == OVERCOME:
        words.append(w.say("overcome"))
    words.append("".join(w.say("icon", icon=icon) for icon in it.icons))
    words.append(w.lexicon.listed([w.say("icon", icon=icon) for icon in it.affiliations], "or"))
    words.extend(w.lexicon.listed(names, "or") for names in (it.kinds, *traits_of(it), it.classes))
    return w.lexicon.phrase(*words)


def traits_of(it: Filter) -> tuple[tuple[str, ...], ...]:
    """What a card like this is by itself, in printed words."""
    return (it.species, it.characteristics, it.keywords)


def after_noun(w: Writer, it: Filter) -> str:
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
        words.append(w.say("that-is", traits=listed([trait_of(w, other) for other in it.one_of], "or")))
    if it.excluding:
        words.append(w.say("inside", parts=exclusions(w, it)))
    return w.lexicon.phrase(*words)


def measures(w: Writer, it: Filter) -> Iterator[str]:
    """What cards like this are measured by: requirements, costs and values."""
    if it.meets is not None:
        yield w.say("meets", requirement=requirement(w, it.meets))
    if it.requires:
        yield w.say("requires", names=w.lexicon.listed(it.requires, "or"))
    if it.completed is not None:
        yield w.say("completed" if it.completed else "not-completed")
    if it.price:
        yield w.say("price", numbers=w.lexicon.listed([str(number) for number in it.price], "or"))
    if it.below is not None:
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


def whereabouts(w: Writer, it: Filter) -> Iterator[str]:
    """What is said of where a card is, and of those whom it is with."""
    if it.corresponds is not None:
        yield w.say("commanded-by" if "ship" in it.types else "commander-of")
    if it.own is not None:
        yield w.say("own" if it.own else "not-own")
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
    yield from lying(w, it)


def lying(w: Writer, it: Filter) -> Iterator[str]:
    """What a card lies on, what lies on it, and what it may do there."""
    if it.on is not None:
        yield w.say("lying-on", cards=w.lexicon.indefinite(filtered(w, it.on)))
    if it.under is not None:
        yield w.say("under", cards=w.lexicon.indefinite(filtered(w, it.under)))
    if it.zones and it.zones != OVERCOME:
        yield w.say("zones", zones=w.lexicon.listed([w.say(f"zone.{name}") for name in it.zones], "or"))
    if it.damaging is not None:
        yield w.say("damaging" if it.damaging else "not-damaging")


def exclusions(w: Writer, it: Filter) -> str:
    """What cards like this are not."""
    return w.say("comma").join(w.say("excluding", cards=trait_of(w, excluded)) for excluded in it.excluding)


def noun_of(w: Writer, it: Filter, *, plural: bool, fallback: str = "card") -> str:
    """The noun for cards like this: their types, or what must have such traits."""
    if it.types:
        nouns = [w.lexicon.noun(name, plural=plural) for name in it.types]
        return w.lexicon.listed(nouns, "and" if plural else "or")
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
    return w.lexicon.phrase(before_noun(w, it), noun_of(w, it, plural=plural), after_noun(w, it), *whereabouts(w, it))


def trait_of(w: Writer, it: Filter) -> str:
    """What is excluded, as short as it can be said."""
    if it.titles and it == Filter(titles=it.titles):
        return w.lexicon.listed([w.say("title", title=title) for title in it.titles], "or")
    if it.involved and it == Filter(involved=it.involved):
        return involvement(w, it)
    before, after = before_noun(w, it), w.lexicon.phrase(after_noun(w, it), *whereabouts(w, it))
    return before if before and not after and not it.types else filtered(w, it)


def predicate(w: Writer, it: Filter, *, plural: bool = False) -> str:
    """What is said of cards that are like this: a trait, or one of a kind."""
    if it == Filter(excluding=it.excluding):
        return exclusions(w, it)
    for trait in ("facing", *TRAITS[1:]):
        value = getattr(it, trait)
        if value is not None and it == Filter(**{trait: value}):
            return w.say(trait if value else f"not-{trait}")
    if it.involved and it == Filter(involved=it.involved):
        return involvement(w, it)
    return filtered(w, it, plural=True) if plural else w.lexicon.indefinite(filtered(w, it))


def cards_noun(w: Writer, it: Cards, *, plural: bool, owned: bool = True) -> str:
    """Cards somewhere, as a noun phrase without a quantity."""
    fallback = FALLBACKS.get(it.where, "card")
    whose = w.say(f"whose.{it.of}") if owned and it.where not in OF_ZONES | {"facing"} else ""
    other = w.say("other") if it.other or (it.apart and it.where == "facing" and not tagged(w, it)) else ""
    if it.where == "captured" and it.of == "holder":
        return w.lexicon.phrase(
            w.say("whose.you"), noun_of(w, it.filter, plural=plural, fallback=fallback), w.say("place.captured.holder")
        )
    untold = (it.where == "facing" and w.facing) or (it.where == "command" and whose)
    place = "" if untold else w.say(f"place.{it.where}", whose=w.say(f"zone.{it.of}"), ship=ship_of(w))
    noun = noun_of(w, it.filter, plural=plural, fallback=fallback)
    before, after = before_noun(w, it.filter), after_noun(w, it.filter)
    title = w.say("titled") if it.titled else ""
    skilled = w.say("skilled") if it.skilled else ""
    where = (*whereabouts(w, it.filter), in_common(w, it))
    return w.lexicon.phrase(whose, other, before, noun, title, skilled, after, place, *where)


def in_common(w: Writer, it: Cards) -> str:
    """What cards have in common with others."""
    if it.to is None:
        return ""
    key = "shares.home.of" if it.shares == "home" and it.where == "missions" else f"shares.{it.shares}"
    return w.say(key, cards=one_of(w, it.to))


def definite(w: Writer, it: Cards) -> str:
    """A card that needs no quantity: this card, its mission, its ship."""
    text = ship_of(w) if it.where == "ship" else w.say(it.where, type=w.lexicon.noun(w.type, plural=False))
    text = text if it.filter == ANY else w.say("definite.filtered", cards=text, what=predicate(w, it.filter))
    return w.lexicon.phrase(text, in_common(w, it))


def ship_of(w: Writer) -> str:
    """The ship of a text: the one that it is on, or the one at hand."""
    return w.say("ship" if w.on_ship else "ship.here")


def named(w: Writer, it: Cards) -> str:
    """Cards that a name was given to."""
    text = w.lexicon.listed([w.references.get(name, name) for name in (it.name, *it.also)], "and")
    if it.apart:
        text = w.say("rest", cards=text)
    if it.titled:
        text = w.say("is.titled", cards=text)
    if it.skilled:
        text = w.say("is.skilled", cards=text)
    if it.filter != ANY:
        key = "is.that" if it.name in w.singular else "each.that"
        text = w.say(key, cards=text, what=predicate(w, it.filter))
    return text if it.to is None else w.lexicon.phrase(text, in_common(w, it))


def top_of(w: Writer, it: Cards) -> str:
    """The top cards of a pile."""
    if it.where == "seeds":
        return w.say("top.seed" if it.top == 1 else "top.seeds", number=amount(w, it.top))
    zone, whose = w.say(f"zone.{it.where}"), w.say(f"zone.{it.of}")
    if it.bottom:
        return w.say("top.bottom", whose=whose, zone=zone, number=amount(w, it.top))
    key = "top.amount" if not isinstance(it.top, int) else "top.one" if it.top == 1 else "top.more"
    return w.say(key, whose=whose, zone=zone, number=amount(w, it.top))


def every(w: Writer, it: Cards) -> str:
    """All the cards that are meant."""
    if it in w.spoken:
        return w.spoken[it]
    if it.where in DEFINITE:
        return definite(w, it)
    if it.where == "named":
        return named(w, it)
    if it.top:
        return top_of(w, it)
    return w.say("every", cards=costing(w, it, except_tagged(w, it, cards_noun(w, it, plural=True))))


def costing(w: Writer, it: Cards, text: str) -> str:
    """Cards with what they may cost."""
    return text if it.costing == -1 else w.say("costing", cards=text, number=amount(w, it.costing))


def tagged(w: Writer, it: Cards) -> bool:
    """Whether the cards that are left out have marks of their own."""
    return not w.tags.keys().isdisjoint(it.apart)


def except_tagged(w: Writer, it: Cards, text: str) -> str:
    """Cards without those that are named as left out."""
    if not it.apart or (it.where == "facing" and not tagged(w, it)):
        return text
    names = w.lexicon.listed([w.references.get(name, name) for name in it.apart], "and")
    return w.say("every.except", cards=text, names=names)


def one_of(w: Writer, it: Cards) -> str:
    """Any one of the cards that are meant."""
    if it == Cards("teams", "anyone"):
        return w.lexicon.indefinite(w.say("place.teams"))
    if it.where in DEFINITE or it.where == "named":
        return every(w, it)
    text = costing(w, it, cards_noun(w, it, plural=it.of != "anyone" and it.where not in OF_ZONES))
    return w.say("one.of", cards=text) if begins_with_owner(it) else w.lexicon.indefinite(text)


def begins_with_owner(it: Cards) -> bool:
    """Whether the noun phrase says first whose the cards are."""
    return it.of != "anyone" and it.where not in OF_ZONES | {"facing"}


def chosen(w: Writer, it: Select) -> str:
    """So many of the cards that are meant."""
    return w.say("up-to", number=quantity(w, it)) if it.up_to else quantity(w, it)


def quantity(w: Writer, it: Select) -> str:
    """How many of which cards are selected."""
    cards, count = it.cards, it.count
    whole = cards.where == "named" or bool(cards.top)
    if isinstance(count, Count) and count.less and count.cards == cards:
        return w.say("all-but", number=count.less, cards=counted(w, cards))
    if count in (cards.top, Count(cards)):
        return every(w, cards)
    number = amount(w, count)
    if cards.where in DEFINITE and count == 1:
        return every(w, cards)
    if whole or cards.where in DEFINITE:
        return w.say("counted.of", number=number, cards=every(w, cards))
    several = count != 1 or begins_with_owner(cards)
    text = costing(w, cards, except_tagged(w, cards, cards_noun(w, cards, plural=several)))
    return w.say("counted.of" if begins_with_owner(cards) else "counted", number=number, cards=text)


def amount(w: Writer, it: Amount) -> str:
    """A number, or what it is counted from."""
    return str(it) if isinstance(it, int) else AMOUNTS[type(it)](w, it)


def count(w: Writer, it: Count) -> str:
    """How many cards there are."""
    text = w.say("amount.count", cards=counted(w, it.cards))
    if it.most:
        text = w.say("amount.most", amount=text, most=it.most)
    if it.for_each > 1:
        text = w.say("amount.for-each", amount=text, number=it.for_each)
    return w.say("amount.less", amount=text, less=it.less) if it.less else text


def counted(w: Writer, it: Cards) -> str:
    """The cards that are counted."""
    if it.where in DEFINITE or it.where == "named" or it.top:
        return every(w, it)
    return except_tagged(w, it, cards_noun(w, it, plural=True))


def highest(w: Writer, it: Highest) -> str:
    """The highest value among cards."""
    return w.say("amount.highest", of=value_name(w, it.of), cards=counted(w, it.cards))


def added_up(w: Writer, it: Sum) -> str:
    """The values of cards added up."""
    cards = w.say("highest-of", number=it.most, cards=counted(w, it.cards)) if it.most else every(w, it.cards)
    return w.say("amount.sum", of=value_name(w, it.of), cards=cards)


def number(w: Writer, it: Number) -> str:
    """A number that was given a name."""
    return w.numbers.get(it.name, it.name)


def played(w: Writer, it: Played) -> str:
    """How many personnel were played."""
    how = "title." if it.title else "" if it.price >= 0 else "any."
    return w.say(f"amount.played.{how}{it.of}", price=it.price, title=w.say("title", title=it.title))


def value_name(w: Writer, of: str) -> str:
    """An attribute, the cost, or what is counted."""
    return w.say(VALUES[of]) if of in VALUES else of.replace("+", w.say("sum"))


VALUES = {"cost": "cost", "skills": "count.skills", "skill dots": "count.dots", "requirements": "count.requirements"}


AMOUNTS: dict[type, Callable[[Writer, Any], str]] = {
    Count: count,
    Highest: highest,
    Sum: added_up,
    Number: number,
    Played: played,
    Killed: lambda w, it: w.say("amount.killed"),
}
SELECTORS: dict[type, Callable[[Writer, Any], str]] = {Filter: filtered, Cards: every}
