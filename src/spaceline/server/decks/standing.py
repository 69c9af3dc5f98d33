"""How a deck stands with the rules and with its missions, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spaceline.cards.card import Card
from spaceline.cards.decks import Deck, DeckProblem, standing
from spaceline.cards.decks.kinds import kind_of
from spaceline.cards.decks.naming import CardTitles, titles_of_pool
from spaceline.cards.decks.solving import CountedNeed, MissionStudy, study
from spaceline.cards.rulesets import all_cards, pool
from spaceline.editions import edition_of
from spaceline.presentation import deck_sentence, text_of
from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.presentation.scene import EditionText
from spaceline.rules.clauses import UnknownClause, load
from spaceline.server.decks.written import deck_of, is_too_large, names_for
from spaceline.server.wire.decks import DeckStood, DeckTrouble, MissionStanding, NeedOfMission, WrittenDeck


def stands(written: WrittenDeck, language: str = ENGLISH) -> DeckStood:
    """How a deck stands.

    Raises:
        ProblemError: there is no such ruleset, or it has no such pile.
    """
    deck, names = deck_of(written), names_for(written.ruleset)
    found = standing(deck, pool(deck.ruleset))
    known = list(cards_in(deck))
    text, called = text_of(deck.ruleset, language), names_called(deck, names)
    return DeckStood(
        size=deck.size,
        personnel=sum(copies for card, copies in known if card.type == "personnel"),
        is_legal=found.is_legal,
        is_playable=not found.problems,
        troubles=tuple(trouble(it, called, text, names) for it in found.problems),
        missions=tuple(shown(it, text, deck.ruleset) for it in study(kind_of(deck.ruleset).reading, known)),
    )


def is_playable(written: WrittenDeck) -> bool:
    """Whether a deck is legal and all of its cards can be played here."""
    if is_too_large(written):
        return False
    deck = deck_of(written)
    return not standing(deck, pool(deck.ruleset)).problems


def cards_in(deck: Deck) -> Iterator[tuple[Card, int]]:
    """The cards of a deck that its ruleset knows, with their copies."""
    cards = pool(deck.ruleset)
    names = titles_of_pool(cards)
    for name in dict.fromkeys(deck.missions):
        if names.knows(name):
            yield cards[names.id_of(name)], deck.missions.count(name)
    for name, copies in (*deck.besides.items(), *deck.cards.items()):
        if names.knows(name):
            yield cards[names.id_of(name)], copies


def names_called(deck: Deck, names: CardTitles) -> dict[str, list[str]]:
    """The names in a deck by what a sentence may call them: as they stand there, or the title of the card."""
    found: dict[str, list[str]] = {}
    for name in deck.names:
        for it in {name, *titles(name, names)}:
            found.setdefault(it, []).append(name)
    return found


def trouble(
    found: DeckProblem, called: Mapping[str, Sequence[str]], text: EditionText, names: CardTitles
) -> DeckTrouble:
    """What is wrong, with what the clause says and the cards that it is about."""
    try:
        rule = load().get(found.clause).rule if found.clause else ""
    except UnknownClause:
        rule = ""
    about = (name for value in found.values.values() for name in called.get(str(value), ()))
    keys = tuple(dict.fromkeys(names.id_of(it) if names.knows(it) else it for it in about))
    return DeckTrouble(deck_sentence(text.lexicon, found), found.clause, rule, keys)


def titles(name: str, names: CardTitles) -> tuple[str, ...]:
    """The title of the card with that name, if there is one."""
    return (names.pool[names.id_of(name)].title,) if names.knows(name) else ()


def shown(found: MissionStudy, text: EditionText, ruleset: str) -> MissionStanding:
    """How a deck stands with one of its missions."""
    best = found.ways[0] if found.ways else ()
    facts = all_cards(edition_of(ruleset))[found.mission].facts
    needs = tuple(need(it, text, facts) for it in best)
    return MissionStanding(found.mission, found.may_attempt, found.help, found.is_met, needs, len(found.ways))


def need(counted: CountedNeed, text: EditionText, facts: Any) -> NeedOfMission:
    """Something that a mission asks for."""
    return NeedOfMission(text.requirement(counted.asked, facts), counted.have, counted.need, counted.is_met)
