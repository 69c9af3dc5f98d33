"""What can be wrong with a single node: names that nobody knows, numbers too small, parts that say nothing."""

from __future__ import annotations

from collections.abc import Iterator, Set as AbstractSet
from typing import get_args

from spaceline.effects.faults import FaultCheck, nothing, positive, several, unknown
from spaceline.effects.modifier_checks import MODIFIER_CHECKS
from spaceline.effects.nodes import (
    abilities as texts,
    borg,
    captivity,
    choices,
    course,
    effects as deed,
    losing,
    movement,
    piles,
    requirements as ask,
    selectors as select,
    space,
    tests as test,
)
from spaceline.effects.nodes.words import ANY_SKILL, ANYTHING, BARE_VERBS, HOLDER, HOMEWORLD, ONLY_SKILL
from spaceline.effects.trait_checks import TRAIT_CHECKS
from spaceline.effects.vocabulary import UNUSED_RANGE, Vocabulary

PILES = ("deck", "pile", "discard", "seeds", "named")
"""What has a top; of cards with a name it is the one that lies highest where they were found."""


def cards_named(it: select.Cards, vocabulary: Vocabulary) -> Iterator[str]:
    """A name without the word for it, or the other way round; tops of what has no top."""
    if (it.where == "named") != bool(it.name):
        yield "a name and where='named' belong together"
    if it.top and it.where not in PILES:
        yield f"{it.where!r} has no top"
    if it.bottom and not it.top:
        yield "how many from the bottom is not said"
    if bool(it.shares) != (it.to is not None or it.beside > 0) or (it.to is not None and it.beside):
        yield "`shares` and either `to` or `beside` belong together"
    yield from positive("beside", it.beside, 0)
    if it.also and not it.name:
        yield "further names stand beside a first one"
    yield from positive("top", it.top, 0)


def attribute(it: select.Highest | select.Sum | deed.Top, vocabulary: Vocabulary) -> Iterator[str]:
    """An attribute, a sum of attributes, or the cost; where cards are counted on, levels of a skill too."""
    counted = (*vocabulary.counted, *vocabulary.skills) if vocabulary.counted else ()
    yield from unknown("attribute", it.of.split("+"), {*vocabulary.attributes, *counted, "cost"})
    if isinstance(it, deed.Top):
        yield from positive("count", it.count)
    if isinstance(it, select.Sum):
        yield from positive("most", it.most, 0)


def count(it: select.Count, vocabulary: Vocabulary) -> Iterator[str]:
    """The limits of a count."""
    yield from positive("most", it.most, 0)
    yield from positive("less", it.less, 0)
    yield from positive("for_each", it.for_each)


def priced(it: select.CardsPlayed, vocabulary: Vocabulary) -> Iterator[str]:
    """What the personnel cost."""
    yield from positive("price", it.price, -1)
    if it.title and it.price >= 0:
        yield "cards of a title have one cost"
    if it.type != "personnel" and (it.title or it.price >= 0):
        yield "of a type all are counted"
    yield from unknown("title", (it.title,) if it.title else (), vocabulary.titles)


def skill(it: ask.Skill, vocabulary: Vocabulary) -> Iterator[str]:
    """A skill and its level."""
    yield from unknown("skill", (it.name,), vocabulary.skills)
    yield from positive("level", it.level)


def total(it: ask.Total, vocabulary: Vocabulary) -> Iterator[str]:
    """Attributes and what they must exceed."""
    yield from positive("the number of attributes", len(it.attributes))
    yield from unknown("attribute", it.attributes, {*vocabulary.attributes, UNUSED_RANGE})
    yield from positive("over", it.over, 0)
    yield from positive("times", it.times, 0)


def each(it: ask.Each, vocabulary: Vocabulary) -> Iterator[str]:
    """What single cards must be."""
    yield from positive("count", it.count)
    if not (it.meets or it.title or it.keyword or it.type):
        yield "nothing is asked of the single cards"
    for kind, name, known in (
        ("title", it.title, vocabulary.titles),
        ("keyword", it.keyword, known_keywords(vocabulary)),
        ("type", it.type, vocabulary.types),
    ):
        yield from unknown(kind, (name,) if name else (), known)


def known_keywords(vocabulary: Vocabulary) -> AbstractSet[str]:
    """What single cards can be asked to be."""
    return vocabulary.keywords | vocabulary.characteristics | vocabulary.species | vocabulary.affiliations


def gate(it: deed.Gate, vocabulary: Vocabulary) -> Iterator[str]:
    """One thing that decides, and something that follows."""
    if sum((it.test is not None, bool(it.asks), it.tries is not None)) != 1:
        yield "exactly one of test, asks and tries decides"
    if it.then is None and it.otherwise is None:
        yield "nothing follows"


def selection(it: deed.Select, vocabulary: Vocabulary) -> Iterator[str]:
    """How many cards are selected, and under which name."""
    yield from positive("count", it.count)
    if it.up_to and it.by == "random":
        yield "chance selects so many cards, not up to so many"


def drawn(it: deed.Draw, vocabulary: Vocabulary) -> Iterator[str]:
    """How many cards are drawn."""
    yield from positive("amount", it.amount)


def naming(it: choices.Name, vocabulary: Vocabulary) -> Iterator[str]:
    """What is named: a skill or title of certain cards, or a title of certain types."""
    if it.types and (it.what == "skill" or it.of is not None):
        yield "types say nothing of a skill, nor of certain cards"
    if it.skills and (it.of is not None or it.what == "title"):
        yield "certain skills are named whatever cards there are"
    if it.what == "number":
        yield from (f"{word!r} is no number" for word in it.skills or ("",) if not word.isdigit())
    else:
        yield from unknown("skill", it.skills, vocabulary.skills)
    yield from unknown("type", it.types, vocabulary.types)


def scored(it: deed.Score, vocabulary: Vocabulary) -> Iterator[str]:
    """How many points."""
    if it.amount == 0 or it.times == 0:
        yield "no points are scored"


def searched(it: deed.Download, vocabulary: Vocabulary) -> Iterator[str]:
    """How many cards, and what they are."""
    yield from positive("count", it.count, 0)
    if not it.cards.traits:
        yield "nothing says which cards"
    if it.name and it.to != "hand":
        yield "only cards that are taken into the hand are called by a name"
    if it.at is not None and it.to == "hand":
        yield "`at` says nothing with to='hand'"
    if (it.worth not in ("", "different")) != (it.most > 0) or (it.worth and it.count > 1):
        yield "`worth` and `most` belong together, and no count beside them"


PUT_AT = ("mission", "ship", "beneath", "headquarters", "aboard", "spot", "space", "beside")
"""Words for places to put cards that may name a card there."""


def put(it: deed.Put, vocabulary: Vocabulary) -> Iterator[str]:
    """Where cards are put on, aboard or beneath something else."""
    if it.at is not None and it.to not in PUT_AT:
        yield f"`at` says nothing with to={it.to!r}"
    if it.at is None and it.to in ("spot", "beside"):
        yield "the card whose spot it is must be named"
    if it.replaces and it.to != "deck_top":
        yield f"`replaces` says nothing with to={it.to!r}"


def response(it: texts.When, vocabulary: Vocabulary) -> Iterator[str]:
    """What a text responds to."""
    speaks_of_cards = it.subject is not None
    if it.verb in BARE_VERBS and (speaks_of_cards or it.where):
        yield f"nothing happens to cards with {it.verb!r}"
    if it.fate and it.verb != {"kill": "select", "pile": "put", "hand": "put"}.get(it.fate):
        yield f"`fate` says nothing: {it.fate!r} with {it.verb!r}"
    if it.where == "deck_top" and it.verb != "put":
        yield "cards come onto a deck with 'put' alone"
    if it.whose == HOLDER and it.verb not in BARE_VERBS:
        yield "the holder is told apart by what a player alone does"
    if it.using and it.verb not in ("use", "complete"):
        yield "`using` says nothing with another verb than 'use' and 'complete'"
    yield from unknown("skill", sorted({*it.using} - {ANY_SKILL, ONLY_SKILL, ANYTHING}), vocabulary.skills)
    if not speaks_of_cards and (it.other or it.where):
        yield "without a subject it is this card that something happens to: other and where say nothing"


def encounter(it: texts.Encounter, vocabulary: Vocabulary) -> Iterator[str]:
    """An effect, or a condition that must be met; something else only where there is a trigger."""
    if it.effect is None and it.unless is None and it.tries is None:
        yield "nothing happens"
    if it.otherwise is not None and it.trigger is None:
        yield "`otherwise` says nothing without a trigger"


def plays(it: texts.Plays, vocabulary: Vocabulary) -> Iterator[str]:
    """Places belong to reporting, and to what is free at one place only; a limit to the latter, and to what permits."""
    is_at_places = it.how in ("reporting", "regardless", "solely", "diverted", "infiltrating", "built")
    if it.how not in ("free", "suspending") and is_at_places != (it.at is not None):
        yield "`at` and how='reporting', how='regardless' or how='diverted' belong together"
    if it.limit and not (it.how in ("free", "permitted") and it.cards is not None):
        yield "`limit` says nothing but of cards that play free, or are permitted"
    if it.test is not None and it.how not in ("free", "reporting", "regardless", "infiltrating", "permitted", "built"):
        yield "`test` says nothing but of cards that play free or report"
    if (it.how == "diverted") != (it.price is not None and it.instead_of is not None):
        yield "how='diverted' needs `instead_of` and a price, and nothing else does"


def numbered(it: test.Unused, vocabulary: Vocabulary) -> Iterator[str]:
    """The number of a text."""
    yield from positive("text", it.text)


def lasts(it: texts.Countdown, vocabulary: Vocabulary) -> Iterator[str]:
    """How many turns: so many, or as many as were named."""
    if isinstance(it.turns, int):
        yield from positive("turns", it.turns)
    elif not isinstance(it.turns, select.Number):
        yield "a countdown has a number, or one that was named"


def varies(it: texts.Variable, vocabulary: Vocabulary) -> Iterator[str]:
    """At least two numbers to pick from, none below zero."""
    yield from positive("the number of choices", len(set(it.choices)), 2)
    for number in it.choices:
        yield from positive("a choice", number, 0)


def alternate(it: texts.Alternate, vocabulary: Vocabulary) -> Iterator[str]:
    """The affiliations that may use them."""
    yield from unknown("affiliation", it.affiliations, {*vocabulary.affiliations, HOMEWORLD})


def granted(it: texts.Grant, vocabulary: Vocabulary) -> Iterator[str]:
    """The points of an attempt."""
    yield from positive("points", it.points, 0)


def affiliations(it: texts.Treaty | texts.Opens, vocabulary: Vocabulary) -> Iterator[str]:
    """The affiliations that are named."""
    yield from positive("the number of affiliations", len(it.affiliations), 2 if isinstance(it, texts.Treaty) else 1)
    yield from unknown("affiliation", it.affiliations, vocabulary.affiliations)


def titles(it: texts.Immune | losing.AffectsAll, vocabulary: Vocabulary) -> Iterator[str]:
    """The titles that are named."""
    yield from positive("the number of titles", len(it.titles))
    yield from unknown("title", it.titles, {*vocabulary.titles, ANYTHING})


def card_plays(it: deed.CardPlays, vocabulary: Vocabulary) -> Iterator[str]:
    """How many."""
    if not (it.amount or it.no_draws):
        yield "nothing changes"


def dilemmas(it: course.Allot, vocabulary: Vocabulary) -> Iterator[str]:
    """How many, or what they cost."""
    if it.draw == 0 and it.spend == 0:
        yield "nothing changes"


def toll(it: texts.Toll, vocabulary: Vocabulary) -> Iterator[str]:
    """How many cards."""
    yield from positive("cards", it.cards)


def regions(it: texts.FreeRegion, vocabulary: Vocabulary) -> Iterator[str]:
    """Quadrants that are near, or a border that is."""
    if bool(it.quadrants) == bool(it.border) or bool(it.border) != bool(it.less):
        yield "either quadrants are near, or crossing a border costs less"
    yield from positive("less", it.less, 0)
    yield from unknown("quadrant", it.quadrants, vocabulary.quadrants)
    yield from unknown("region", it.border, vocabulary.regions)


WORDS_ONLY: tuple[type, ...] = (
    texts.Faced,
    texts.Boards,
    texts.Played,
    texts.PlaysOn,
    texts.PlayedOnlyIf,
    texts.Order,
    texts.Throughout,
    texts.Forbids,
    texts.SpecialDownload,
    texts.Damage,
    texts.AfterFailure,
    texts.PartOfCombo,
    texts.Cure,
    texts.Nullifier,
    texts.Earned,
    texts.Seeds,
    texts.Cumulative,
    deed.TakeCommand,
    deed.Stop,
    deed.Unstop,
    deed.Kill,
    deed.Destroy,
    deed.Discard,
    deed.Offer,
    *(kind for kind in get_args(choices.Choice) if kind is not choices.Name),
    deed.Later,
    *(test.Alike, test.Active),
    *(select.CardsDrawn, select.Killed, test.DeedDone),
    deed.Attack,
    deed.Join,
    deed.Reports,
    piles.Exchange,
    *get_args(space.Space),
    *(texts.Exposes, texts.Mends, texts.CargoRuns, *get_args(losing.Losing)),
    *(losing.Hiccup, losing.Reinforces, losing.Admits, losing.Bombards, losing.RaisesGoal, losing.IgnoresRequirements),
    *(borg.Bounty, borg.Scouts, borg.SeeksCounterpart, borg.Acquires, texts.LendsAll, texts.ThroughShields),
    *get_args(movement.Ways),
    deed.RemoveFromGame,
    piles.Shuffle,
    deed.Tell,
    deed.Look,
    deed.Reveal,
    deed.Prevent,
    deed.Nullify,
    deed.Disable,
    deed.Hold,
    deed.Afflict,
    deed.DamageShip,
    deed.Repair,
    *get_args(captivity.Captivity),
    *(kind for kind in get_args(course.Course) if kind is not course.Allot),
    deed.Flip,
    deed.Relocate,
    deed.EachPlayer,
    deed.ForEach,
    test.Shows,
    test.AtLeast,
    test.Even,
    test.Are,
    test.Half,
    test.OneIs,
    test.Solves,
    test.WasReady,
    test.HasCompleted,
    test.HasPoints,
    test.Leads,
    test.Not,
    select.Number,
)
"""Nodes in which nothing can be wrong but their words and what is inside them."""

CHECKS: dict[type, FaultCheck] = {
    **dict.fromkeys(WORDS_ONLY, nothing),
    **MODIFIER_CHECKS,
    **TRAIT_CHECKS,
    texts.Static: several("modifiers", 1),
    texts.When: response,
    texts.FreeRegion: regions,
    texts.Toll: toll,
    texts.Encounter: encounter,
    texts.Treaty: affiliations,
    texts.Opens: affiliations,
    borg.Formerly: lambda it, vocabulary: unknown("affiliation", (it.affiliation,), vocabulary.affiliations),
    test.PlaysAs: lambda it, vocabulary: unknown("affiliation", (it.affiliation,), vocabulary.affiliations),
    texts.Alternate: alternate,
    texts.Grant: granted,
    **dict.fromkeys((texts.Immune, losing.AffectsAll), titles),
    texts.Countdown: lasts,
    texts.Variable: varies,
    texts.Plays: plays,
    deed.Sequence: several("steps"),
    deed.Gate: gate,
    deed.Select: selection,
    deed.Top: attribute,
    deed.Put: put,
    deed.BeginBattle: several("kinds", 1),
    deed.Download: searched,
    deed.Draw: drawn,
    choices.Name: naming,
    deed.CardPlays: card_plays,
    course.Allot: dilemmas,
    deed.Score: scored,
    deed.Affect: several("modifiers", 1),
    test.Both: several("tests"),
    test.Unused: numbered,
    test.Either: several("tests"),
    test.HasDone: several("deeds", 1),
    select.Cards: cards_named,
    select.Count: count,
    select.Highest: attribute,
    select.CardsPlayed: priced,
    select.Sum: attribute,
    ask.Skill: skill,
    ask.Total: total,
    ask.All: several("parts"),
    ask.Any: several("parts"),
    ask.Each: each,
}
"""How each node is checked."""
