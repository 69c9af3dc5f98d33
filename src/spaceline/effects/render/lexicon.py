"""Every word of the rendered texts, in one place per language.

A template takes its words in whatever order the language wants. A new language is another ``Lexicon``: the same keys
(a test compares them), its own nouns, and its own way to join and count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from spaceline.effects.render.sentences import ABILITIES, DEEDS, MODIFIERS


@dataclass(frozen=True)
class Lexicon:
    """The words of a language."""

    templates: Mapping[str, str]
    nouns: Mapping[str, tuple[str, str]]
    """A card type, or what else is counted, to its singular and plural."""
    indefinite: Callable[[str], str]
    """A noun phrase as one of its kind: "an event"."""

    def say(self, key: str, **slots: object) -> str:
        """Fill in a template."""
        return self.templates[key].format(**slots)

    def noun(self, name: str, *, plural: bool) -> str:
        """A noun as singular or plural."""
        return self.nouns[name][plural]

    def listed(self, parts: Sequence[str], joined_by: str) -> str:
        """Several parts as one: ``joined_by`` is ``and`` or ``or``."""
        if len(parts) < 2:
            return "".join(parts)
        comma = self.templates["comma"]
        return self.say(f"last.{joined_by}", first=comma.join(parts[:-1]), last=parts[-1])

    def phrase(self, *words: str) -> str:
        """Words one after another; empty ones leave no gap."""
        return " ".join(word for word in words if word)


def english_indefinite(noun: str) -> str:
    """A noun phrase with its article, chosen by how the first word begins."""
    if noun.startswith("other "):
        return f"an{noun}"
    first = next((letter for letter in noun if letter.isalpha()), "x")
    is_negated = noun.startswith("un") and not noun.startswith("uni")
    return f"{'an' if first.casefold() in 'aeio' or is_negated else 'a'} {noun}"


SMALL_WORDS = {
    "comma": ", ",
    "last.and": "{first} and {last}",
    "last.or": "{first} or {last}",
    "whose.you": "your",
    "whose.opponent": "an opponent’s",
    "whose.anyone": "",
    "whose.right": "the right neighbor’s",
    "whose.holder": "its controller’s",
    "whose.owner": "its owner’s",
    "whose.left": "the left neighbor’s",
    "zone.you": "your",
    "zone.opponent": "an opponent’s",
    "zone.anyone": "any",
    "zone.right": "the right neighbor’s",
    "zone.holder": "its controller’s",
    "zone.owner": "its owner’s",
    "zone.left": "the left neighbor’s",
    "other": "other",
    "title": "“{title}”",
    "icon": "[{icon}]",
}

REQUIREMENTS = {
    "skill": "{name}",
    "skill.more": "{level} {name}",
    "total": "{attributes} > {over}",
    "sum": " + ",
    "all": " & ",
    "any": " or ",
    "inside": "({parts})",
    "each": "a personnel with {meets}",
    "each.more": "{count} personnel, each with {meets}",
    "each.card": "{card}",
    "each.cards": "{count} {card}",
}

FILTERS = {
    "unique": "unique",
    "not-unique": "non-unique",
    "stopped": "stopped",
    "not-stopped": "unstopped",
    "disabled": "disabled",
    "not-disabled": "not disabled",
    "docked": "docked",
    "not-docked": "undocked",
    "damaged": "damaged",
    "not-damaged": "undamaged",
    "face_up": "face-up",
    "not-face_up": "face-down",
    "classified": "of classification {names}",
    "facing": "facing a dilemma",
    "not-facing": "not facing a dilemma",
    "attempting": "in the attempt",
    "not-attempting": "not in the attempt",
    "overcome": "overcome",
    "titles": "named {names}",
    "titled": "of the named title",
    "skilled": "with the named skill",
    "is.skilled": "{cards}, as far as the named skill is there",
    "is.titled": "{cards}, if that was named",
    "with": "with {names}",
    "without": "without {names}",
    "quadrants": "in the {names} quadrant",
    "regions": "in the region {names}",
    "meets": "with {requirement}",
    "staffed": "staffed",
    "not-staffed": "unstaffed",
    "empty": "empty",
    "not-empty": "occupied",
    "cloaked": "cloaked",
    "not-cloaked": "uncloaked",
    "staffing": "with {number} staffing icons",
    "followed": "not rightmost",
    "not-followed": "rightmost",
    "special": "with {names}",
    "printed": "with printed {names}",
    "away": "in an Away Team",
    "not-away": "in a crew",
    "manned": "whose crew has {requirement}",
    "amid": "in a crew or Away Team with {requirement}",
    "at": "at {mission}",
    "within": "aboard {cards}",
    "lying-on": "that lies on {cards}",
    "under": "on which {cards} lies",
    "zones": "in a {zones}",
    "damaging": "that can be damage",
    "not-damaging": "that cannot be damage",
    "shares.place": "where {cards} is",
    "shares.presence": "present with {cards}",
    "shares.home": "that {cards} accepts",
    "shares.home.of": "that accepts {cards}",
    "shares.affiliation": "of the affiliation of {cards}",
    "shares.species": "of the species of {cards}",
    "shares.skill": "with a skill of {cards}",
    "shares.title": "with the title of {cards}",
    "shares.kind": "of the kind of {cards}",
    "requires": "that requires {names}",
    "completed": "that is completed",
    "not-completed": "not completed",
    "price": "of cost {numbers}",
    "below": "with {attribute} < {number}",
    "below.one": "{cards} has {attribute} < {number}",
    "below.more": "{cards} have {attribute} < {number}",
    "involved.combat": "in combat",
    "involved.engagement": "in an engagement",
    "involved.defense": "in an engagement that its commander did not begin",
    "carries": "with {cards} aboard",
    "own": "that its commander owns",
    "not-own": "that its commander does not own",
    "bears": "equipped with {cards}",
    "commander-of": "that is the Commander of the ship",
    "commanded-by": "whose Commander you have in play",
    "equips": "of use to {cards}",
    "excluding": "not {cards}",
}

PLACES = {
    "this": "this {type}",
    "mission": "this mission",
    "ship": "this ship",
    "ship.here": "your ship here",
    "definite.filtered": "{cards} (if {what})",
    "place.facing": "facing a dilemma",
    "place.present": "present",
    "place.here": "here",
    "place.planet": "on this planet",
    "place.aboard": "aboard {ship}",
    "place.command": "in play",
    "place.table": "in play",
    "place.core": "in the core",
    "place.missions": "",
    "place.anywhere": "",
    "place.hand": "in {whose} hand",
    "place.deck": "in {whose} deck",
    "place.discard": "in {whose} discard pile",
    "place.pile": "in {whose} dilemma pile",
    "place.drawn": "among the dilemmas drawn",
    "place.stack": "in {whose} dilemma stack",
    "place.brig": "in {whose} brig",
    "place.captured": "that others hold captive",
    "place.captured.holder": "in the brig of whoever commands this",
    "place.seeds": "seeded here",
    "place.there": "here",
    "place.deck_top": "on top of a deck",
    "place.afflicted": "afflicted by this",
    "place.team": "in that team",
    "place.teams": "Away Team",
    "place.involved": "involved",
    "place.on": "on this card",
    "place.damage": "on {ship}",
    "attacker": "that ship",
    "left": "the mission that was left",
    "cause": "the card that brings it about",
    "place.players": "beside a deck",
    "top.one": "the top card of {whose} {zone}",
    "top.more": "the top {number} cards of {whose} {zone}",
    "top.amount": "as many cards from the top of {whose} {zone} as {number}",
    "top.bottom": "the bottom cards of {whose} {zone}: {number}",
    "top.seed": "the seed here that is met next",
    "top.seeds": "as many of the seeds here as are met next: {number}",
    "zone.deck": "deck",
    "zone.pile": "dilemma pile",
    "zone.discard": "discard pile",
    "zone.stack": "dilemma stack",
    "zone.hand": "hand",
    "costing": "{cards} with cost {number} or less",
}

QUANTITIES = {
    "one.named": "that one",
    "some.named": "those",
    "spoken-of": "it",
    "target": "the target",
    "rest": "the rest of {cards}",
    "each.that": "each of {cards} that is {what}",
    "is.that": "{cards}, if {what}",
    "every": "all {cards}",
    "every.except": "{cards} other than {names}",
    "counted.of": "{number} of {cards}",
    "counted": "{number} {cards}",
    "as-many-as": "as many {cards} as {number}",
    "one.of": "one of {cards}",
    "up-to": "up to {number}",
    "all-but": "all but {number} {cards}",
    "by.you": "{cards} (you choose)",
    "by.opponent": "{cards} (the opponent chooses)",
    "by.random": "{cards} (at random)",
    "tagged": "{cards} {tag}",
    "amount.count": "the number of {cards}",
    "amount.most": "{amount} (at most {most})",
    "amount.for-each": "{amount} ÷ {number} (rounded down)",
    "that-is": "that is {traits}",
    "amount.played.you": "the number of personnel of cost {price} that you played this turn",
    "amount.played.opponent": "the number of personnel of cost {price} that opponents played this turn",
    "amount.played.anyone": "the number of personnel of cost {price} that were played this turn",
    "amount.played.any.you": "the number of personnel that you played this turn",
    "amount.played.any.opponent": "the number of personnel that opponents played this turn",
    "amount.played.any.anyone": "the number of personnel that were played this turn",
    "amount.played.title.you": "the number of copies of {title} that you played this turn",
    "amount.played.title.opponent": "the number of copies of {title} that opponents played this turn",
    "amount.played.title.anyone": "the number of copies of {title} that were played this turn",
    "amount.killed": "the number of personnel killed in this attempt",
    "amount.less": "{amount} less {less}",
    "amount.highest": "the highest {of} among {cards}",
    "highest-of": "the best {number} of {cards}",
    "amount.sum": "the total {of} of {cards}",
    "cost": "cost",
    "count.skills": "number of skills",
    "count.dots": "number of skill dots",
    "count.requirements": "number of requirements",
}

TESTS = {
    "shows": "you show {requirement}",
    "shows.group": "{group} show {requirement}",
    "at-least.you": "you have {cards}",
    "at-least.opponent": "an opponent has {cards}",
    "at-least.anyone": "there is {cards}",
    "at-least.holder": "its controller has {cards}",
    "at-least.owner": "its owner has {cards}",
    "at-least.left": "the left neighbor has {cards}",
    "at-least.definite": "there is {cards}",
    "at-least.many": "at least {number} {cards}",
    "none.you": "you have no {cards}",
    "none.opponent": "an opponent has no {cards}",
    "none.anyone": "there is no {cards}",
    "none.holder": "its controller has no {cards}",
    "none.owner": "its owner has no {cards}",
    "none.left": "the left neighbor has no {cards}",
    "at-least.amount": "{amount} ≥ {least}",
    "even": "{amount} is even",
    "are.one": "{cards} is {what}",
    "are.more": "{cards} are {what}",
    "alike.place": "{cards} are in one place",
    "alike.presence": "{cards} are present with each other",
    "alike.home": "{cards} have one home",
    "alike.affiliation": "{cards} are of one affiliation",
    "alike.species": "{cards} are of one species",
    "alike.skill": "{cards} have a skill in common",
    "alike.title": "{cards} have one title",
    "alike.kind": "{cards} are of one kind",
    "half": "at least half of all {cards} are {what}",
    "completed.you": "you have completed {mission}",
    "completed.opponent": "an opponent has completed {mission}",
    "points.you": "your score is {least} or more",
    "points.opponent": "an opponent’s score is {least} or more",
    "active": "it is your turn",
    "leads": "your score is the highest",
    "not": "it is not so that {test}",
    "unused": "text {number} was not used this turn",
}

NOUNS = {
    "card": ("card", "cards"),
    "personnel": ("personnel", "personnel"),
    "ship": ("ship", "ships"),
    "equipment": ("equipment", "equipment"),
    "event": ("event", "events"),
    "interrupt": ("interrupt", "interrupts"),
    "mission": ("mission", "missions"),
    "dilemma": ("dilemma", "dilemmas"),
    "captive": ("captive", "captives"),
    "damage": ("damage card", "damage cards"),
    "facility": ("facility", "facilities"),
    "artifact": ("artifact", "artifacts"),
    "turn": ("turn", "turns"),
}

ENGLISH = Lexicon(
    templates={
        **SMALL_WORDS,
        **REQUIREMENTS,
        **FILTERS,
        **PLACES,
        **QUANTITIES,
        **TESTS,
        **DEEDS,
        **MODIFIERS,
        **ABILITIES,
    },
    nouns=NOUNS,
    indefinite=english_indefinite,
)
