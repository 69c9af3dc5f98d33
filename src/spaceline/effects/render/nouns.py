"""Cards and amounts in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from spaceline.effects.names import LEFT, SPOKEN_OF
from spaceline.effects.nodes.effects import Select
from spaceline.effects.nodes.selectors import (
    Amount,
    Cards,
    CardsDrawn,
    CardsPlayed,
    Count,
    Highest,
    Killed,
    Number,
    Sum,
)
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.render.filters import (
    ANY,
    after_noun,
    before_noun,
    filtered,
    noun_of,
    predicate,
    whereabouts,
)
from spaceline.effects.render.writer import Writer, value_name

DEFINITE = {"this", "mission", "ship"}
OF_ZONES = {"hand", "held", "deck", "discard", "tent", "tribbles", "pile", "drawn", "brig"}
LEFT_BY = {"hand", "deck", "discard", "tent", "pile"}
"""Where cards are said to be taken from as they are put elsewhere."""
SHIPS_OF = {"mission": "ship.attempting", "site": "ship.station", "facility": "ship.facility"}
"""What "the ship" is for cards of a type that is neither on one nor aboard one."""
FALLBACKS = {
    "facing": "personnel",
    "damage": "damage",
    "brig": "captive",
    "captured": "personnel",
    "missions": "mission",
    "completed": "mission",
}
OF_IT = {"affiliation", "species", "kind", "title"}
"""What may be said to be its own: that of what the text responds to."""


def cards_noun(w: Writer, it: Cards, *, plural: bool, owned: bool = True) -> str:
    """Cards somewhere, as a noun phrase without a quantity."""
    taken, w = w.leaving, replace(w, leaving=False)
    fallback = w.kept if it.where == "afflicted" else FALLBACKS.get(it.where, "card")
    whose = w.say(f"whose.{it.of}") if owned and it.where not in OF_ZONES | {"facing"} else ""
    other = w.say("other") if it.other or (it.apart and it.where == "facing" and not tagged(w, it)) else ""
    if it.where == "captured" and it.of == "holder":
        noun = noun_of(w, it.filter, plural=plural, fallback=fallback)
        return w.lexicon.phrase(w.say("whose.you") if owned else "", noun, w.say("place.captured.holder"))
    is_told = (it.filter.said.get("attempting") or is_beneath(it)) and it.where in ("command", "table")
    is_anywhere = it.where == "command" and (whose or it.shares == "presence")
    untold = (it.where == "facing" and w.facing and not is_told_where(it)) or is_anywhere or is_told
    kind = w.lexicon.noun(w.type, plural=False)
    where = "afflicted.held" if it.where == "afflicted" and w.holds else it.where
    where = f"{where}.left" if taken and where in LEFT_BY else "here.space" if is_in_space(it) else where
    place = "" if untold else w.say(f"place.{where}", whose=w.say(f"zone.{it.of}"), ship=ship_of(w), type=kind)
    noun = noun_of(w, it.filter, plural=plural, fallback=fallback)
    before, after = before_noun(w, it.filter), after_noun(w, it.filter, plural=plural, of=it.of)
    title = w.say("titled") if it.titled else ""
    skilled = w.say("skilled") if it.skilled else ""
    rest = (whereabouts(w, it.filter, plural=plural, of=it.of), in_common(w, it))
    return w.lexicon.phrase(whose, other, before, noun, title, skilled, after, place, *rest)


def is_told_where(it: Cards) -> bool:
    """Whether it is said of those who face a dilemma that they do, since others could be in an Away Team too."""
    return bool(it.filter.said.get("away"))


def in_common(w: Writer, it: Cards, *, key: str = "") -> str:
    """What cards have in common with others; whose those are is told, even where anybody may bring about a cure."""
    if it.beside:
        mates = w.say("beside.one" if it.beside == 1 else "beside.more", number=it.beside)
        return w.say(f"shares.{it.shares}", cards=mates)
    if it.to is None:
        return ""
    mate = one_of(replace(w, words={**w.words, "whose.you": "whose.you"}), it.to)
    if it.shares == "place" and (is_beneath(it) or is_mission(w, it.to)):
        return w.say("beneath" if is_beneath(it) else "at", mission=mate)
    if it.shares == "presence" and it.to.filter.names("types") == ("ship",):
        return w.say("within", cards=mate)
    if it.shares == "presence" and it.filter.names("types") == ("ship",):
        return w.say("carries", cards=mate)
    if not key and mate == w.say("spoken-of") and it.shares in OF_IT:
        return w.say(f"shares.{it.shares}.it")
    if not key and mate == w.say("spoken-of.more") and it.shares == "place":
        return w.say("shares.place.them")
    key = key or ("shares.place.same" if it.shares == "place" and is_pointed_at(w, it.to) else "")
    key = key or ("shares.home.of" if it.shares == "home" and it.where == "missions" else f"shares.{it.shares}")
    return w.say(key, cards=mate)


def is_pointed_at(w: Writer, it: Cards) -> bool:
    """Whether cards are called "that one" or the like, after which a place can not be told by them alone."""
    return it.where == "named" and w.references.get(it.name) != w.say("spoken-of")


def is_beneath(it: Cards) -> bool:
    """Whether overcome dilemmas beneath missions are meant."""
    return it.filter.names("zones") == ("beneath",)


def is_mission(w: Writer, it: Cards) -> bool:
    """Whether a single mission is meant."""
    if it.where == "named" and it.filter == ANY:
        source = w.origins.get(it.name)
        return it.name == LEFT or (source is not None and source.where in ("mission", "missions"))
    return it == Cards("mission") or (it == Cards("this") and w.type == "mission")


def is_in_space(it: Cards) -> bool:
    """Whether ships here are meant that are docked nowhere: those on the planet are not here."""
    return it.where == "here" and it.filter.names("types") == ("ship",) and it.filter.said.get("docked") is False


def definite(w: Writer, it: Cards) -> str:
    """A card that needs no quantity: this card, its mission, its ship."""
    text = ship_of(w) if it.where == "ship" else w.say(it.where, type=w.lexicon.noun(w.type, plural=False))
    text = text if it.filter == ANY else w.say("definite.filtered", cards=text, what=predicate(w, it.filter))
    return w.lexicon.phrase(text, in_common(w, it))


def ship_of(w: Writer) -> str:
    """The ship of a text: the one that it is on, or the one at hand."""
    if w.on_ship:
        return w.say("ship")
    if w.type in SHIPS_OF:
        return w.say(SHIPS_OF[w.type])
    return w.say("ship.aboard" if w.type == "personnel" else "ship.host" if w.rides else "ship.here")


def named(w: Writer, it: Cards) -> str:
    """Cards that a name was given to."""
    text = w.lexicon.listed([w.references.get(name, name) for name in (it.name, *it.also)], "and")
    apart = [name for name in it.apart if name not in w.origins or w.origins[name].where not in OF_ZONES]
    if apart and it.name in w.singular:
        text = w.say(
            "rest.one", cards=text, names=w.lexicon.listed([w.references.get(name, name) for name in apart], "or")
        )
    elif it.apart and it.name not in w.singular:
        text = w.say("rest", cards=text)
    if it.top == 1:
        text = w.say("topmost", cards=text)
    if it.titled:
        text = w.say("is.titled", cards=text)
    if it.skilled:
        text = w.say("is.skilled", cards=text)
    if it.filter != ANY:
        key = "is.that" if it.name in w.singular else "each.that"
        text = has_less(w, it, text) or w.say(key, cards=text, what=predicate(w, it.filter, types=types_of(w, it)))
    return text if it.to is None else w.lexicon.phrase(text, in_common(w, it))


def has_less(w: Writer, it: Cards, text: str) -> str:
    """A single card, if an attribute of it is small enough."""
    of, number = it.filter.said.get("below", ("cost", 0))
    if of == "cost" or not it.filter.says_only("below") or it.name not in w.singular:
        return ""
    return w.say("has.that", cards=text, attribute=value_name(w, of), number=number)


def types_of(w: Writer, it: Cards) -> tuple[str, ...]:
    """Of which types cards are known to be."""
    source = w.origins.get(it.name, it) if it.where == "named" else it
    return ("personnel",) if source.where == "facing" else source.filter.names("types")


def top_of(w: Writer, it: Cards) -> str:
    """The top cards of a pile."""
    if it.where == "seeds":
        return w.say("top.seed" if it.top == 1 else "top.seeds", number=amount(w, it.top))
    zone, whose = w.say(f"zone.{it.where}"), w.say(f"zone.{it.of}")
    if it.bottom:
        key = "bottom.amount" if not isinstance(it.top, int) else "bottom.one" if it.top == 1 else "bottom.more"
        return w.say(key, whose=whose, zone=zone, number=amount(w, it.top))
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
    text = costing(w, it, except_tagged(w, it, cards_noun(w, it, plural=True)))
    return w.say("first.one" if it.only else "every", cards=text)


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
    names = w.lexicon.listed([left_out(w, name) for name in it.apart], "and")
    return w.say("every.except", cards=text, names=names)


def left_out(w: Writer, name: str) -> str:
    """Who is left out; where a text speaks of one of those it happens to, all of them are."""
    is_all = name == SPOKEN_OF and bool(w.same)
    return w.say("every.except.befallen") if is_all else w.references.get(name, name)


def one_of(w: Writer, it: Cards) -> str:
    """Any one of the cards that are meant."""
    if it == Cards("teams", "anyone"):
        return w.lexicon.indefinite(w.say("place.teams"))
    if it.where in DEFINITE or it.where == "named":
        return every(w, it)
    w = replace(w, either=True)
    text = costing(w, it, cards_noun(w, it, plural=it.of != "anyone" and it.where not in OF_ZONES))
    return w.say("one.of", cards=text) if begins_with_owner(it) else w.lexicon.indefinite(text)


def any_of(w: Writer, it: Cards) -> str:
    """Any number of the cards that are meant."""
    if begins_with_owner(it):
        return w.say("any.of", cards=cards_noun(replace(w, either=True), it, plural=True))
    return w.say("any.one", card=cards_noun(w, it, plural=False))


def begins_with_owner(it: Cards) -> bool:
    """Whether the noun phrase says first whose the cards are."""
    return it.of != "anyone" and it.where not in OF_ZONES | {"facing"}


def of_anyone(w: Writer, it: Cards) -> str:
    """Any number of the cards that are meant, where it is said beside them whose they are."""
    return any_of(w, msgspec.structs.replace(it, of="anyone"))


def chosen(w: Writer, it: Select) -> str:
    """So many of the cards that are meant."""
    if not it.up_to:
        return quantity(w, it)
    if it.count in (it.cards.top, Count(it.cards)):
        return w.say("any-number", cards=counted(w, it.cards))
    return w.say("up-to", number=quantity(w, it))


def quantity(w: Writer, it: Select) -> str:
    """How many of which cards are selected."""
    cards, count = it.cards, it.count
    whole = cards.where == "named" or bool(cards.top)
    if isinstance(count, Count) and count.less and count.cards == cards:
        return w.say("all-but", number=count.less, cards=counted(w, cards))
    if cards.of == "opponent" and count == Count(cards):
        return w.say("all-of-one", cards=counted(w, cards))
    if count in (cards.top, Count(cards)):
        return every(w, cards)
    if count == 1 and is_single(w, cards):
        return every(w, cards)
    key = "as-many-as" if isinstance(count, Count) else "counted"
    number = amount(w, count)
    if whole or cards.where in DEFINITE:
        text = some_named(w, cards) if cards.where == "named" else every(w, cards)
        return w.say(f"{key}.of", number=number, cards=text)
    several = count != 1 or begins_with_owner(cards)
    w = replace(w, either=count == 1)
    text = costing(w, cards, except_tagged(w, cards, cards_noun(w, cards, plural=several)))
    return w.say(f"{key}.of" if begins_with_owner(cards) else key, number=number, cards=text)


def some_named(w: Writer, it: Cards) -> str:
    """Those among named cards that are like this."""
    if it.filter == ANY or it.name in w.singular:
        return every(w, it)
    text = named(w, msgspec.structs.replace(it, filter=ANY))
    return w.say("those.that", cards=text, what=filtered(w, it.filter, plural=True))


def each_of(w: Writer, it: Cards) -> str:
    """What is counted, one by one: ``each of your ships``, ``each personnel present``."""
    if it.where in DEFINITE or it.where == "named" or it.top:
        return w.say("each.of", cards=some_named(w, it) if it.where == "named" else every(w, it))
    if begins_with_owner(it):
        return w.say("each.of", cards=counted(w, it))
    return w.say("each.one", card=except_tagged(w, it, cards_noun(w, it, plural=False)))


def amount(w: Writer, it: Amount) -> str:
    """A number, or what it is counted from."""
    return str(it) if isinstance(it, int) else AMOUNTS[type(it)](w, it)


def in_points(w: Writer, number: int) -> str:
    """So many points."""
    return w.say("counted", number=number, cards=w.lexicon.noun("point", plural=number != 1))


def count(w: Writer, it: Count) -> str:
    """How many cards there are."""
    if is_single(w, it.cards) and it.cards.filter != ANY:
        bare = msgspec.structs.replace(it.cards, filter=ANY)
        return w.say("amount.single", cards=every(w, bare), what=predicate(w, it.cards.filter))
    text = w.say("amount.count", cards=counted(w, it.cards))
    if it.most:
        text = w.say("amount.most", amount=text, most=it.most)
    if it.for_each > 1:
        text = w.say("amount.for-each", amount=text, number=it.for_each)
    return w.say("amount.less", amount=text, less=it.less) if it.less else text


def counted(w: Writer, it: Cards) -> str:
    """The cards that are counted."""
    if it.where == "named":
        return some_named(w, it)
    if it.where in DEFINITE or it.top:
        return every(w, it)
    return except_tagged(w, it, cards_noun(w, it, plural=True))


def is_single(w: Writer, it: Cards) -> bool:
    """Whether one card is meant."""
    return it.where in DEFINITE or it.only == 1 or (it.where == "named" and it.name in w.singular and not it.also)


def highest(w: Writer, it: Highest) -> str:
    """The highest value among cards, or that of a single one."""
    if is_single(w, it.cards):
        cards = every(w, it.cards)
        key = "amount.value.it" if cards == w.say("spoken-of") else "amount.value"
        return w.say(key, of=value_name(w, it.of), cards=cards)
    return w.say("amount.highest", of=value_name(w, it.of), cards=counted(w, it.cards))


def added_up(w: Writer, it: Sum) -> str:
    """The values of cards added up."""
    cards = w.say("highest-of", number=it.most, cards=counted(w, it.cards)) if it.most else every(w, it.cards)
    return w.say("amount.sum", of=value_name(w, it.of), cards=cards)


def number(w: Writer, it: Number) -> str:
    """A number that was given a name."""
    if it.on is not None:
        return w.say("amount.borne", cards=every(w, it.on))
    return w.numbers.get(it.name, it.name)


def played(w: Writer, it: CardsPlayed) -> str:
    """How many personnel were played."""
    if it.type != "personnel":
        return w.say(f"amount.played.type.{it.of}", cards=w.lexicon.noun(it.type, plural=True))
    how = "title." if it.title else "" if it.price >= 0 else "any."
    return w.say(f"amount.played.{how}{it.of}", price=it.price, title=w.say("title", title=it.title))


def killed(w: Writer, it: Killed) -> str:
    """How many personnel were killed; in a battle perhaps only those who are like that."""
    if it.filter == ANY:
        return w.say(f"amount.killed.{it.of}" if it.of else "amount.killed")
    whose = "" if it.of == "anyone" else w.say(f"whose.{it.of}")
    noun = noun_of(w, it.filter, plural=True, fallback="personnel")
    after = after_noun(w, it.filter, plural=True)
    return w.say("amount.killed.like", cards=w.lexicon.phrase(whose, before_noun(w, it.filter), noun, after))


AMOUNTS: dict[type, Callable[[Writer, Any], str]] = {
    Count: count,
    Highest: highest,
    Sum: added_up,
    Number: number,
    CardsPlayed: played,
    CardsDrawn: lambda w, it: w.say(f"amount.drawn.{it.of}"),
    Killed: killed,
}
SELECTORS: dict[type, Callable[[Writer, Any], str]] = {Filter: filtered, Cards: every}
