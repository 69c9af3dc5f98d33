"""Tests in words: what stands after "if" and "unless"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from spaceline.effects.nodes.selectors import Cards, CardsDrawn, CardsPlayed, Count, Killed
from spaceline.effects.nodes.tests import (
    Active,
    Alike,
    Are,
    AtLeast,
    Both,
    DeedDone,
    Either,
    Even,
    Half,
    HasCompleted,
    HasDone,
    HasPoints,
    Leads,
    Not,
    OneIs,
    PlaysAs,
    Shows,
    Solves,
    Test,
    Unused,
    WasReady,
)
from spaceline.effects.nodes.traits import like
from spaceline.effects.render.filters import ANY, any_icon, filtered, listed_titles, predicate
from spaceline.effects.render.nouns import (
    DEFINITE,
    amount,
    any_of,
    cards_noun,
    counted,
    every,
    except_tagged,
    in_common,
    is_single,
    is_told_where,
    one_of,
    types_of,
)
from spaceline.effects.render.requirements import requirement
from spaceline.effects.render.writer import Writer, value_name


def test_text(w: Writer, it: Test) -> str:
    """A test as one clause."""
    return TESTS[type(it)](w, it)


def shows(w: Writer, it: Shows) -> str:
    """A group meets a requirement."""
    text = requirement(w, it.requirement)
    if it.group == Cards("facing"):
        return w.say("shows.mission" if w.type == "mission" else "shows", requirement=text)
    return w.say("shows.group", group=counted(w, it.group), requirement=text)


AT_A_MISSION = AtLeast(Count(Cards("mission")))
"""That the card is at a mission, where it may as well lie on the table."""


def at_least(w: Writer, it: AtLeast) -> str:
    """There are so many cards, or an amount is so large."""
    counts = it.amount
    if isinstance(counts, Count) and is_this_there(w, counts.cards):
        return w.say("are.one", cards=every(w, Cards("this")), what=w.say(f"place.{counts.cards.where}"))
    if isinstance(counts, Count) and counts.cards.where == "ship" and counts.cards.filter == ANY and not w.on_ship:
        what = in_common(w, counts.cards, key=f"shares.{counts.cards.shares}.is") if counts.cards.to else ""
        key = "at-least.ship.aboard" if w.type == "personnel" else "at-least.ship"
        return w.say("at-least.ship.shares" if what else key, what=what)
    if isinstance(counts, Count) and counts.cards == Cards("involved", "anyone") and it.least == 1:
        return w.say("at-least.battle")
    if isinstance(counts, Count) and counts.cards.where in DEFINITE and it.least == 1:
        return w.say("at-least.mission" if it == AT_A_MISSION else "at-least.definite", cards=every(w, counts.cards))
    if isinstance(counts, Count) and counts.cards.where == "named" and it.least == 1:
        return any_named(w, counts.cards)
    if not isinstance(counts, Count) or not is_plain(counts) or not isinstance(it.least, int):
        return reached(w, it)
    text = those_counted(w, counts.cards, plural=it.least != 1)
    if it.least == 1:
        return w.say(f"at-least.{counts.cards.of}", cards=w.lexicon.indefinite(text))
    many = w.say("at-least.many", number=amount(w, it.least), cards=text)
    return w.say(f"at-least.{counts.cards.of}", cards=many)


def reached(w: Writer, it: AtLeast) -> str:
    """An amount is so large; one who was killed in a battle is told as such, and named cards as cards."""
    killed = it.amount
    if isinstance(killed, Count) and killed.cards == Cards("named", name=killed.cards.name) and not killed.less:
        return w.say("at-least.named", number=amount(w, it.least), cards=every(w, killed.cards))
    if isinstance(killed, Killed) and killed.of and it.least == 1:
        victims = Cards("anywhere", killed.of, killed.filter.but(types="personnel"))
        return w.say("at-least.killed", cards=any_of(w, victims))
    return w.say("at-least.amount", amount=amount(w, it.amount), least=amount(w, it.least))


def is_this_there(w: Writer, it: Cards) -> bool:
    """Whether the card itself is meant, among those who attempt a mission or are on a planet."""
    return it.where in ("facing", "planet") and w.type == "personnel" and it.filter == like(titles=w.title)


def those_counted(w: Writer, it: Cards, *, plural: bool) -> str:
    """Cards that somebody has; in a dilemma it is said that those are meant who face it, and none elsewhere."""
    text = except_tagged(w, it, cards_noun(w, it, plural=plural, owned=False))
    is_faced = w.facing and w.type == "dilemma" and it.where == "facing" and not is_told_where(it)
    return w.say("at-least.faced", cards=text) if is_faced else text


def is_plain(it: Count) -> bool:
    """Whether cards are counted that somebody has somewhere, every one of them."""
    return not it.less and it.cards.where not in DEFINITE | {"named"} and not it.cards.top


def any_named(w: Writer, it: Cards, *, key: str = "any") -> str:
    """One of the named cards is like this, or there are such cards at all."""
    if is_single(w, it) and it != Cards("named", name=it.name):
        return single_is(w, it, key=key)
    if it == Cards("named", it.of, name=it.name):
        return w.say(f"{key}.chosen", cards=every(w, it))
    text = every(w, Cards("named", name=it.name, also=it.also))
    return w.say(f"{key}.like", cards=text, what=predicate(w, it.filter, types=types_of(w, it)))


def single_is(w: Writer, it: Cards, *, key: str) -> str:
    """What a single named card is, has, or where it is."""
    cards = w.references.get(it.name, it.name)
    if it.titled or it.skilled:
        return w.say(f"{key}.titled" if it.titled else f"{key}.skilled", cards=cards)
    if it.to is not None:
        shared = f"shares.{it.shares}.is"
        what = in_common(w, it, key=shared)
        return w.say(f"{key}.shares", cards=cards, what=what)
    return w.say(
        "are.one" if key == "any" else "are-not.one", cards=cards, what=predicate(w, it.filter, types=types_of(w, it))
    )


def even(w: Writer, it: Even) -> str:
    """A number is even."""
    return w.say("even", amount=amount(w, it.amount))


def are(w: Writer, it: Are) -> str:
    """Cards are of a kind."""
    return said_of(w, it, key="are")


def said_of(w: Writer, it: Are, *, key: str) -> str:
    """That cards are of a kind, or are not."""
    if key == "are-not" and it.filter == like(involved="defense"):
        return w.say("began", cards=every(w, it.cards))
    if it.cards.where == "ship" and it.filter == like(types="ship"):
        return w.say(f"{key}.aboard.{it.cards.of}", this=every(w, Cards("this")))
    if key == "are" and it.filter.says_only("icons_anywhere"):
        return w.say("are.showing", cards=every(w, it.cards), icons=any_icon(w, it.filter.names("icons_anywhere")))
    single = is_single(w, it.cards)
    number, cards = "one" if single else "more", every(w, it.cards)
    of, limit = it.filter.said.get("below", ("cost", 0))
    told = it.filter.without("types") if it.filter.names("types") == ("ship",) else it.filter
    if of != "cost" and told.says_only("below"):
        side = "below" if key == "are" else "above"
        return w.say(f"{side}.{number}", cards=cards, attribute=value_name(w, of), number=limit)
    what = predicate(w, it.filter, plural=not single, types=types_of(w, it.cards))
    number += ".named" if (key, number) == ("are", "more") and it.cards.where == "named" else ""
    return w.say(f"{key}.{number}", cards=cards, what=what)


def half(w: Writer, it: Half) -> str:
    """Half of the cards are of a kind."""
    what = predicate(w, it.filter, plural=True, types=types_of(w, it.cards))
    return w.say("half", cards=counted(w, it.cards), what=what)


def alike(w: Writer, it: Alike) -> str:
    """Cards have something in common."""
    return w.say(f"alike.{it.shares}", cards=every(w, it.cards))


def has_completed(w: Writer, it: HasCompleted, *, key: str = "completed") -> str:
    """A player has completed a mission."""
    if it.kind == "this":
        return w.say(f"{key}.{it.who}", mission=every(w, Cards("this")))
    mission = filtered(w, like(types="mission", kinds=it.kind) if it.kind else like(types="mission"))
    return w.say(f"{key}.{it.who}", mission=w.lexicon.indefinite(mission))


def has_points(w: Writer, it: HasPoints, *, key: str = "points") -> str:
    """A player has points, or has not so many."""
    return w.say(f"{key}.{it.who}", least=it.least)


def has_done(w: Writer, it: HasDone) -> str:
    """A player has done something in the game."""
    deeds = w.lexicon.listed([deed(w, part) for part in it.deeds], "or")
    return w.say(f"has-done.{it.who}", deeds=deeds, who=w.opponent)


def deed(w: Writer, it: DeedDone) -> str:
    """What was done, and how often."""
    return w.say(f"deed.{it.did}", titles=listed_titles(w, it.titles), least=it.least)


def leads(w: Writer, it: Leads) -> str:
    """Your score is the highest."""
    return w.say("leads") if it.by == 1 else w.say("leads.by", number=it.by)


def negated(w: Writer, it: Not) -> str:
    """The opposite of a test."""
    if isinstance(it.test, Not):
        return test_text(w, it.test.test)
    if isinstance(it.test, (Both, Either)):
        joined = "or" if isinstance(it.test, Both) else "and"
        return listed_tests(w, [negated(w, Not(part)) for part in it.test.tests], joined)
    if it.test == AT_A_MISSION:
        return w.say("at-least.mission.not")
    if isinstance(it.test, AtLeast):
        return fewer(w, it.test)
    say = NEGATED.get(type(it.test))
    return w.say("not", test=test_text(w, it.test)) if say is None else say(w, it.test)


NEGATED: dict[type, Callable[[Writer, Any], str]] = {
    Are: lambda w, it: said_of(w, it, key="are-not"),
    Alike: lambda w, it: w.say(f"alike-not.{it.shares}", cards=every(w, it.cards)),
    HasCompleted: lambda w, it: has_completed(w, it, key="not-completed-by"),
    HasPoints: lambda w, it: has_points(w, it, key="points-not"),
    PlaysAs: lambda w, it: plays_as(w, it, key="plays-as-not"),
}
"""The tests that say in a sentence of their own that they do not hold."""


def fewer(w: Writer, it: AtLeast) -> str:
    """There are not so many cards, or an amount is not so large."""
    counts = it.amount
    if isinstance(counts, Count) and counts.cards.where == "named" and it.least == 1:
        return any_named(w, counts.cards, key="none-of")
    if isinstance(counts, Count) and counts.cards == Cards("ship") and it.least == 1:
        return w.say("none.ship", type=w.lexicon.noun(w.type, plural=False))
    if isinstance(counts, (CardsPlayed, CardsDrawn)) and isinstance(it.least, int):
        return fewer_taken(w, counts, it.least)
    if isinstance(counts, Count) and is_plain(counts) and isinstance(it.least, int):
        text = those_counted(w, counts.cards, plural=it.least != 1)
        if it.least == 1:
            return w.say(f"none.{counts.cards.of}", cards=text)
        return w.say(f"at-least.{counts.cards.of}", cards=w.say("fewer.many", number=it.least, cards=text))
    if it.least == 1:
        return w.say("exactly", amount=amount(w, it.amount), number=0)
    return w.say("less-than", amount=amount(w, it.amount), least=amount(w, it.least))


def fewer_taken(w: Writer, it: CardsPlayed | CardsDrawn, least: int) -> str:
    """Not so many cards were played or drawn this turn."""
    number = w.say("no") if least == 1 else w.say("fewer-than", number=least)
    if isinstance(it, CardsDrawn):
        return w.say(
            f"has-drawn.{it.of}", what=w.say("counted", number=number, cards=w.lexicon.noun("card", plural=True))
        )
    noun = w.lexicon.noun(it.type, plural=True)
    what = w.say("copies", title=w.say("title", title=it.title)) if it.title else noun
    what = w.say("costing-just", cards=what, number=it.price) if it.price >= 0 and not it.title else what
    return w.say(f"has-played.{it.of}", what=w.say("counted", number=number, cards=what))


def both(w: Writer, it: Both) -> str:
    """Several tests at once; at least so many and not one more is exactly so many."""
    least = it.tests[0]
    if isinstance(least, AtLeast) and isinstance(least.least, int):
        more = AtLeast(least.amount, least.least + 1)
        if it.tests[1:] == (Not(more),):
            return w.say("exactly", amount=amount(w, least.amount), number=least.least)
    return listed_tests(w, [test_text(w, part) for part in it.tests], "and")


def listed_tests(w: Writer, texts: list[str], joined_by: str) -> str:
    """Several tests; whose turn it is is said once where all say what that player has done."""
    whose = w.say("has.active")
    if all(text.startswith(whose) for text in texts):
        texts[1:] = [text.removeprefix(whose) for text in texts[1:]]
    return w.lexicon.listed(texts, joined_by)


def unused(w: Writer, it: Unused) -> str:
    """A text was not used yet."""
    return w.say("unused", text=w.labels.get(it.text) or w.say("another-text"))


def either(w: Writer, it: Either) -> str:
    """One of several tests; where there are three, those that must hold together stand in brackets."""
    texts = [test_text(w, part) for part in it.tests]
    if len(texts) > 2:
        parts = zip(it.tests, texts, strict=True)
        texts = [w.say("inside", parts=text) if isinstance(part, Both) else text for part, text in parts]
    return listed_tests(w, texts, "or")


def one_is(w: Writer, it: OneIs) -> str:
    """One of several cards is such that a test holds; the test alone where it speaks of a single one anyhow."""
    if is_single(w, it.cards):
        return test_text(replace(w, same=frozenset()), it.test)
    key = "one-is.all" if isinstance(it.test, Both) else "one-is"
    return w.say(key, cards=one_of(w, it.cards), test=test_text(w, it.test))


def solves(w: Writer, it: Solves) -> str:
    """A group has what missions require."""
    return w.say("solves", group=every(w, it.group), missions=every(w, it.missions))


def plays_as(w: Writer, it: PlaysAs, *, key: str) -> str:
    """A player plays an affiliation, or does not."""
    return w.say(key, affiliation=any_icon(w, (it.affiliation,)))


TESTS: dict[type, Callable[[Writer, Any], str]] = {
    Shows: shows,
    AtLeast: at_least,
    Even: even,
    Are: are,
    Half: half,
    Alike: alike,
    HasCompleted: has_completed,
    HasPoints: has_points,
    HasDone: has_done,
    DeedDone: deed,
    Leads: leads,
    Active: lambda w, it: w.say("active"),
    Not: negated,
    Both: both,
    Unused: unused,
    Either: either,
    OneIs: one_is,
    Solves: solves,
    WasReady: lambda w, it: w.say("prepared"),
    PlaysAs: lambda w, it: plays_as(w, it, key="plays-as"),
}
