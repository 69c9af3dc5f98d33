"""Phrases for naming skills and cards, for whom chance selects and with whom those go who are downloaded."""

from __future__ import annotations

import msgspec

from spaceline.effects.nodes.choices import ByChance, Name, PlayAnother, ProbeAgain, Redirect
from spaceline.effects.nodes.effects import Download, Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases.effects import What, to_each


def name_skill(*skills: str, of: Cards | None = None, name: str = "skill", by: str = "you") -> Name:
    """Name a skill: of all there are, of these, or one that some cards have."""
    return Name("skill", name, of, skills, by=by)


def keep_skill(*skills: str, name: str = "skill") -> Name:
    """Name a skill: all texts of this card know it until another one is named, or the card leaves play."""
    return Name("skill", name, skills=skills, until="leaves")


def play_another() -> PlayAnother:
    """The card that is played from hand goes back to it, and its player plays another one instead."""
    return PlayAnother()


def probe_again() -> ProbeAgain:
    """The probe card is discarded, and another one revealed in its place."""
    return ProbeAgain()


def name_card(name: str = "title", *types: str, until: str = "leaves") -> Name:
    """Name a card; its title is known to all texts of this card until a moment."""
    return Name("title", name, types=types, until=until)


def name_number(*numbers: int, name: str = "turns") -> Name:
    """Announce one of several numbers; it is known as long as the card is in play."""
    return Name("number", name, skills=tuple(str(number) for number in numbers), until="leaves")


def name_one(of: Cards, name: str = "title", *, until: str = "") -> Name:
    """Name one of these cards by its title."""
    return Name("title", name, of, until=until)


def select_again() -> Redirect:
    """The result of a random selection is ignored, and chance selects again."""
    return Redirect()


def exempt(cards: Cards) -> Redirect:
    """Cards are left out of the random selection to which this text responds."""
    return Redirect(cards)


def selected_instead(what: What) -> Effect:
    """Cards are selected without chance."""
    return to_each(what, lambda cards: Redirect(cards, instead=True))


def by_chance() -> ByChance:
    """Chance selects the card that is discarded."""
    return ByChance()


def of_home(it: Download, home: Cards) -> Download:
    """Only those are downloaded who match a homeworld."""
    return msgspec.structs.replace(it, kin=home)


def in_company(it: Download, company: Cards) -> Download:
    """Only those are downloaded who are compatible with these cards and with each other."""
    return msgspec.structs.replace(it, company=company)
