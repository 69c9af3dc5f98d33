"""The cards of a ruleset as the card browser shows them: fields, searches, and all that is known of a card."""

from __future__ import annotations

from functools import cache

from spaceline.cards.card import Card, is_playable
from spaceline.cards.decks import ready_decks
from spaceline.cards.decks.forms import FORMS
from spaceline.cards.decks.kinds import kind_of
from spaceline.cards.rulesets import ruleset as ruleset_of
from spaceline.editions import RULESETS, book_of
from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.presentation.search import (
    FIELDS,
    ORDERS,
    CardShelf,
    SearchError,
    SearchField,
    find,
    may_follow,
    mistakes,
    shelf_of,
)
from spaceline.rules.clauses import Clause, UnknownClause, load
from spaceline.server.decks.scenarios import shown_for
from spaceline.server.problems import missing
from spaceline.server.wire.library import (
    CardAbout,
    CardsFound,
    FieldToSearch,
    Library,
    PileToFill,
    SearchTrouble,
    ShownClause,
    ShownScenario,
    WordToChoose,
)


def shelf_for(ruleset: str, language: str) -> CardShelf:
    """The cards of a ruleset.

    Raises:
        ProblemError: there is no such ruleset.
    """
    if ruleset not in RULESETS:
        raise missing()
    return shelf_of(ruleset, language)


@cache
def library(ruleset: str, language: str = ENGLISH) -> Library:
    """What can be asked of the cards of a ruleset, and what a deck of them consists of.

    Raises:
        ProblemError: there is no such ruleset.
    """
    shelf = shelf_for(ruleset, language)
    shelf.warm()
    fields = (field_of(shelf, it) for it in FIELDS)
    kind = kind_of(ruleset)
    homes = kind.homes
    piles = ("missions", *kind.form.piles, "cards")
    return Library(
        ruleset=ruleset,
        size=len(shelf.cards),
        cards=tuple(card.facts.id for card in shelf.cards),
        fields=tuple(fields),
        orders=ORDERS,
        piles=tuple(PileToFill(pile, tuple(type for type, home in homes.items() if home == pile)) for pile in piles),
        hand=ruleset_of(ruleset).numbers.opening_hand,
        forms=tuple(form.name for form in FORMS),
    )


UNLISTED = ("rarity",)
"""Fields of which nobody chooses from a list: First Edition has hundreds of rarities with numbers."""


def field_of(shelf: CardShelf, it: SearchField) -> FieldToSearch:
    """Something that can be asked of a card, with what one may choose from."""
    told = it.about(shelf.describer.words)
    if it.kind != "word":
        return FieldToSearch(it.name, it.kind, told, {}, ())
    if it.name in UNLISTED:
        return FieldToSearch(it.name, it.kind, told, may_follow(shelf, it.name), ())
    choices = tuple(WordToChoose(one.word, one.label, one.number) for one in shelf.choices(it.name))
    return FieldToSearch(it.name, it.kind, told, may_follow(shelf, it.name), choices)


def search(ruleset: str, query: str, language: str = ENGLISH) -> CardsFound:
    """The cards that a query asks for; one that cannot be read says why.

    Raises:
        ProblemError: there is no such ruleset.
    """
    shelf = shelf_for(ruleset, language)
    try:
        return CardsFound(tuple(card.facts.id for card in find(shelf, query).cards))
    except SearchError:
        words = shelf.describer.words
        return CardsFound((), tuple(SearchTrouble(it.said(words), it.start, it.end) for it in mistakes(shelf, query)))


def about(ruleset: str, id: str, language: str = ENGLISH) -> CardAbout:
    """What is known of a card.

    Raises:
        ProblemError: there is no such ruleset or card.
    """
    shelf = shelf_for(ruleset, language)
    card = shelf.pool.get(id)
    if card is None:
        raise missing()
    titles = {name: deck.title for name, deck in ready_decks(ruleset).items()}
    rulings = [it for it in load().by_card(card.title) if book_of(ruleset) in it.rulesets]
    scenarios = shown_for(ruleset, card)
    shown = dict.fromkeys(clause for it in scenarios for clause in it.shows)
    return CardAbout(
        card=id,
        name=card.name,
        set=shelf.describer.sets[shelf.describer.set_of(card.facts)],
        lines=(shelf.describer.kind(card.facts), *shelf.describer.fact_lines(card.facts)),
        is_playable=shelf.can_be_played(card),
        why_not=why_not(shelf, card),
        decks=tuple(titles[name] for name in shelf.decks_with(card)),
        rulings=tuple(map(shown_clause, rulings)),
        clauses=tuple(found for clause in shown if (found := known_clause(clause)) is not None),
        scenarios=tuple(ShownScenario(it.name, it.title) for it in scenarios),
    )


def why_not(shelf: CardShelf, card: Card) -> str:
    """Why a card cannot be played; empty when it can."""
    if not is_playable(card):
        return shelf.describer.words.say("server.card.not-built")
    return shelf.describer.words.say("server.card.banned") if card.title in shelf.banned else ""


def known_clause(id: str) -> ShownClause | None:
    """A clause by its id."""
    try:
        return shown_clause(load().get(id))
    except UnknownClause:
        return None


def shown_clause(clause: Clause) -> ShownClause:
    """A clause for people."""
    return ShownClause(clause.id, clause.section, clause.rule)
