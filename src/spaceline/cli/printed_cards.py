"""A card on the screen: its facts, and its texts as the engine reads them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from spaceline.cards.card import Card, is_playable
from spaceline.cli.terminal import DIM, TITLE, coloured, indented, styled
from spaceline.presentation.card_describer import DOT, CardDescriber

TACTIC = "tactic"
"""The type of cards that still work as damage markers where their text is not built."""


def codes(describer: CardDescriber, card: Card) -> Text:
    """The affiliations of a card in their colours."""
    return in_colour(describer.affiliations(card.facts))


def in_colour(affiliations: Sequence[str]) -> Text:
    """Codes of affiliations in their colours."""
    return styled(" ").join(coloured(code) for code in affiliations)


def print_card(out: Console, describer: CardDescriber, card: Card, decks: Iterable[str] | None = None) -> None:
    """Print everything about a card; with the ready decks that use it, if they are given."""
    facts = card.facts
    head = styled("• " if describer.is_marked(facts) else "", DIM).append(card.name, TITLE).append("   ")
    found = codes(describer, card)
    out.print(head.append_text(found).append(" " if found else "").append(describer.kind(facts)))
    for line in describer.fact_lines(facts):
        out.print(indented(styled(line), 2))
    if not is_playable(card):
        key = "terminal.marker-only" if card.type == TACTIC else "terminal.not-playable"
        out.print(f"  {describer.words.say(key)}", style=DIM)
    for line in describer.text.lines(card.abilities, facts):
        indent = 4 + len(line) - len(line.lstrip())
        out.print(indented(styled(line.strip()), indent))
    if decks is not None:
        names, say = ", ".join(decks), describer.words.say
        told = say("terminal.in-decks", decks=names) if names else say("terminal.in-no-deck")
        out.print(f"  {facts.id}{DOT}{told}", style=DIM)
