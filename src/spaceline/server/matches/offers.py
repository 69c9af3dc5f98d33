"""What a match can be made of: rulesets, ready decks, computer players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from spaceline.cards.decks import Deck, DeckError, introduced, ready_decks
from spaceline.cards.decks.loading import Introduction
from spaceline.cards.decks.naming import titles_of_pool
from spaceline.cards.rulesets import pool, ruleset as ruleset_of
from spaceline.editions import EDITIONS, edition_of
from spaceline.effects.render.lexicon import Lexicon
from spaceline.hosting.decks import playable
from spaceline.hosting.errors import HostingError
from spaceline.players.levels import PlayerSpec
from spaceline.players.registry import USUAL, offered_in, times_of
from spaceline.presentation import describer_of, introduced_as, text_of, thinking_time
from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.server.wire.people import DeckToChoose, Lobby, Opponent, OpponentInTime, RulesetToChoose

SIDE = 4
"""A deck is of an affiliation that has a quarter as many different personnel in it as the first one."""
NOBODY = "NA"


@cache
def lobby(language: str = ENGLISH) -> Lobby:
    """Everything that can be chosen, the usual rulesets first."""
    return Lobby(tuple(to_choose(name, language) for edition in EDITIONS for name in edition.names))


def to_choose(ruleset: str, language: str) -> RulesetToChoose:
    """A ruleset with what may be played under it."""
    edition = edition_of(ruleset)
    return RulesetToChoose(
        ruleset,
        edition.label(ruleset),
        edition.name,
        words_in(ruleset, language).templates.get(f"edition.{edition.key}.about", edition.about),
        edition.seats,
        decks(ruleset, language),
        tuple(opponent(ruleset, spec, language) for spec in offered_in(ruleset)),
    )


def opponent(ruleset: str, spec: PlayerSpec, language: str) -> Opponent:
    """A computer player as it is offered under a ruleset."""
    words = words_in(ruleset, language)
    times = (OpponentInTime(it.name, thinking_time(words, it.thinking)) for it in times_of(spec) if it.thinking)
    return Opponent(spec.name, introduced_as(words, spec.name), spec.name == USUAL, tuple(times))


@cache
def decks(ruleset: str, language: str = ENGLISH) -> tuple[DeckToChoose, ...]:
    """The ready decks that can be played under a ruleset."""
    names, words = titles_of_pool(pool(ruleset)), words_in(ruleset, language)
    return tuple(
        DeckToChoose(
            name,
            deck.title,
            words.say("server.deck.cards", number=deck.size),
            affiliations(ruleset, name),
            style_of(words, name, it),
            it.level,
            tuple(names.id_of(mission) for mission in deck.missions),
        )
        for name, deck in playable_decks(ruleset).items()
        for it in (introduced(ruleset, name),)
    )


def style_of(words: Lexicon, name: str, it: Introduction) -> str:
    """How a deck plays; one for an older ruleset plays as that for the usual one."""
    said = (words.templates.get(f"deck-style.{one}") for one in (name, name.rpartition("-")[0]))
    return next(filter(None, said), it.style)


@cache
def playable_decks(ruleset: str) -> Mapping[str, Deck]:
    """The ready decks that can be played under a ruleset, by name."""
    return {name: deck for name, deck in ready_decks(ruleset).items() if is_playable(ruleset, name)}


@cache
def affiliations(ruleset: str, name: str) -> tuple[str, ...]:
    """The affiliations of a deck by their codes, that of most personnel first; few of another do not count."""
    describer, found = describer_of(ruleset), Counter[str]()
    for card in ready_decks(ruleset)[name].definitions(pool(ruleset)):
        if card.type == "personnel":
            found.update(describer.affiliations(card.facts))
    most = max(found.values(), default=0)
    return tuple(code for code, number in found.most_common() if number * SIDE >= most and code != NOBODY)


@cache
def deck_label(ruleset: str, name: str) -> str:
    """What people read for a deck: its title, or its name where there is no such deck any more."""
    found = ready_decks(ruleset).get(name)
    return name if found is None else found.title


def is_playable(ruleset: str, name: str) -> bool:
    """Whether a ready deck can be played under a ruleset."""
    try:
        playable(ruleset_of(ruleset), ready_decks(ruleset)[name])
    except (DeckError, HostingError):
        return False
    return True


def is_deck(ruleset: str, name: str) -> bool:
    """Whether there is such a deck to choose. Nothing else is ever loaded by a name that somebody sent."""
    return name in playable_decks(ruleset)


def words_in(ruleset: str, language: str = ENGLISH) -> Lexicon:
    """The words of an edition in which people read of computer players."""
    return text_of(ruleset, language).lexicon
