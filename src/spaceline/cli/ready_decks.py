"""``spaceline decks``: the ready decks of a ruleset, and what is in a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from textwrap import shorten
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from spaceline.cards.card import Pool
from spaceline.cards.decks import Deck, DeckError, load_deck, problems, ready_decks
from spaceline.cards.rulesets import all_cards, pool
from spaceline.cli.language import language, say
from spaceline.cli.printed_cards import in_colour
from spaceline.cli.terminal import BAD, DIM, TITLE, Json, console, emit, heading, listed, styled
from spaceline.cli.trouble import one_line
from spaceline.editions import DEFAULT, RULESETS, UnknownRuleset, edition_of
from spaceline.presentation import deck_sentence, describer_of, text_of
from spaceline.presentation.card_describer import CardDescriber

LONGEST_NAME = 40
CODES = 4
"""The room for the code of an affiliation."""


class ListedDeck(msgspec.Struct, frozen=True):
    """A ready deck for programs."""

    name: str
    title: str
    cards: int


class OpenedDeck(msgspec.Struct, frozen=True):
    """A deck for programs: card names with their copies, and why it cannot be played."""

    name: str
    title: str
    ruleset: str
    missions: tuple[str, ...]
    besides: dict[str, int]
    cards: dict[str, int]
    problems: list[str]


def decks(
    deck: Annotated[str, typer.Argument(help="A ready deck or a deck file; without, the ready decks.")] = "",
    ruleset: Annotated[str, typer.Option(help=f"The ruleset that the decks are for: {listed(RULESETS)}.")] = DEFAULT,
    json: Json = False,
) -> None:
    """List the ready decks, or show what is in a deck."""
    with one_line(UnknownRuleset, DeckError):
        ready = ready_decks(ruleset)
        found = load_deck(deck, ruleset) if deck else None
    if found is not None:
        show(found, as_json=json)
    elif json:
        emit([ListedDeck(it.name, it.title, it.size) for it in ready.values()])
    else:
        print_ready(console(), ruleset, ready)


def print_ready(out: Console, ruleset: str, ready: Mapping[str, Deck]) -> None:
    """Print the ready decks, a line each."""
    heading(out, say("command.decks", number=len(ready)), ruleset)
    for it in ready.values():
        out.print(
            styled(f"  {it.name:<14}", TITLE)
            .append(it.title)
            .append(f"  {say('command.cards.more', number=it.size)}", DIM)
        )


def show(deck: Deck, *, as_json: bool) -> None:
    """Print a deck, and why it cannot be played if that is so."""
    known = pool(deck.ruleset)
    words = text_of(deck.ruleset, language()).lexicon
    said = [(deck_sentence(words, it), it.clause) for it in problems(deck, known)]
    wrong = [f"{sentence} [{clause}]" if clause else sentence for sentence, clause in said]
    if as_json:
        named = (deck.missions, dict(deck.besides), dict(deck.cards))
        emit(OpenedDeck(deck.name, deck.title, deck.ruleset, *named, wrong))
        return
    out = console()
    heading(out, say("command.deck", name=deck.name, title=deck.title, number=deck.size), deck.ruleset)
    by_name = {card.name: card for card in all_cards(edition_of(deck.ruleset)).values()}
    for cards in (Counter(deck.missions), deck.besides, deck.cards):
        print_cards(out, describer_of(deck.ruleset, language()), {id: by_name[id] for id in cards}, cards)
        out.print()
    for sentence in wrong:
        out.print(styled("✗ ", BAD).append(sentence))


def print_cards(out: Console, describer: CardDescriber, known: Pool, cards: Mapping[str, int]) -> None:
    """Print cards with their copies, a line each, as much of it as the line holds."""
    names = max((min(len(name), LONGEST_NAME) for name in cards), default=0)
    kinds = max((len(describer.kind(known[name].facts)) for name in cards), default=0)
    for name, copies in cards.items():
        facts = known[name].facts
        codes = in_colour(describer.affiliations(facts))
        line = styled(f"{copies:>4} ", TITLE).append_text(codes).append(" " * (CODES - codes.cell_len))
        line.append(f"{shorten(name, LONGEST_NAME, placeholder=' …'):<{names}}  ")
        line.append(f"{describer.kind(facts):<{kinds}}  ", DIM)
        line.append("  ".join(part for part in (describer.attributes(facts), describer.brief(facts)) if part), DIM)
        out.print(line, no_wrap=True, overflow="ellipsis")
