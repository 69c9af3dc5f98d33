"""``spaceline cards``: look up cards and what of them is built."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from spaceline.cards.catalogue import FILES
from spaceline.cards.decks import ready_decks
from spaceline.cards.decks.naming import plain
from spaceline.cards.rulesets import is_playable, pool
from spaceline.cli.card_sheet import attributes, fact_lines, kind, print_card, skills
from spaceline.cli.finding import cards_called, near_names
from spaceline.cli.terminal import BAD, DIM, GOOD, TITLE, coloured, console, emit, heading, styled
from spaceline.cli.trouble import Trouble
from spaceline.effects.render import render_lines
from spaceline.rules.second.definition import CardDefinition

app = typer.Typer(help="Look up cards.", rich_markup_mode=None)

Json = Annotated[bool, typer.Option("--json", help="Machine output.")]


class Shown(msgspec.Struct, frozen=True):
    """A card for programs."""

    id: str
    name: str
    kind: str
    facts: list[str]
    text: list[str]
    playable: bool
    decks: list[str]


class SetCoverage(msgspec.Struct, frozen=True):
    """How much of a set can be played."""

    set: str
    cards: int
    playable: int
    missing: list[str]
    """The titles of the cards that cannot."""


class Coverage(msgspec.Struct, frozen=True):
    """How much of all sets can be played."""

    sets: list[SetCoverage]


@app.command()
def show(
    name: Annotated[list[str], typer.Argument(help="The name of a card, or its title.")],
    json: Json = False,
) -> None:
    """Show a card: its facts, its text, and the ready decks that use it."""
    wanted = " ".join(name)
    found = cards_called(pool(), wanted)
    if not found:
        near = near_names(pool(), wanted)
        raise Trouble(f"no card is called {wanted!r}" + (f"; near are: {'; '.join(near)}" if near else ""))
    if json:
        emit([shown(card) for card in found])
        return
    out = console()
    for card in found:
        print_card(out, card, decks_with(card))


@app.command()
def search(
    words: Annotated[list[str] | None, typer.Argument(help="Words in the name, facts or text.")] = None,
    type: Annotated[str, typer.Option(help="A card type: personnel, ship, mission, dilemma...")] = "",
    affiliation: Annotated[str, typer.Option(help="An affiliation: Baj Bor Car Dom Fed Fer Kli NA Rom.")] = "",
    skill: Annotated[str, typer.Option(help="A skill.")] = "",
    set: Annotated[str, typer.Option("--set", help=f"A set: {', '.join(FILES).upper()}.")] = "",
    most: Annotated[int, typer.Option(min=1, help="How many to show.")] = 30,
    json: Json = False,
) -> None:
    """Search the cards."""
    cards = list(pool().values())
    among(type, (card.type for card in cards), "card type")
    among(affiliation, (card.facts.affiliation for card in cards), "affiliation")
    among(skill, (name for card in cards for name in card.facts.skills), "skill")
    among(set, FILES, "set")
    query = plain(" ".join(words or [])).split()
    found = [
        card
        for card in cards
        if card.type == (type.casefold() or card.type)
        and card.facts.affiliation.casefold() == (affiliation or card.facts.affiliation).casefold()
        and (not skill or skill.casefold() in (name.casefold() for name in card.facts.skills))
        and card.facts.set == (set.casefold() or card.facts.set)
        and holds(card, query)
    ]
    if json:
        emit([shown(card) for card in found])
    else:
        print_found(console(), found, most)


@app.command()
def coverage(json: Json = False) -> None:
    """Say how many cards of each set can be played, and which cannot."""
    found = Coverage([covered(name) for name in FILES])
    if json:
        emit(found)
        return
    out = console()
    for part in found.sets:
        share = part.playable / part.cards
        bar = styled("█" * round(share * 20), GOOD).append("░" * (20 - round(share * 20)), DIM)
        out.print(
            styled(f"{part.set:<4}", TITLE).append_text(bar).append(f" {part.playable} of {part.cards} ({share:.0%})")
        )
    out.print("The titles that are missing: spaceline cards coverage --json", style=DIM)


def covered(name: str) -> SetCoverage:
    """The coverage of one set."""
    cards = [card for card in pool().values() if card.facts.set == name]
    missing = [card.title for card in cards if not is_playable(card)]
    return SetCoverage(name.upper(), len(cards), len(cards) - len(missing), missing)


def among(word: str, known: Iterable[str], what: str) -> None:
    """Check a word of a search.

    Raises:
        Trouble: no card has it.
    """
    words = sorted({name for name in known if name})
    if word and word.casefold() not in (name.casefold() for name in words):
        raise Trouble(f"no {what} is called {word!r}; there are: {', '.join(words)}")


def holds(card: CardDefinition, query: list[str]) -> bool:
    """Whether a card holds every word in its name, facts or text."""
    if not query:
        return True
    text = plain(
        " ".join((card.name, kind(card.facts), *fact_lines(card.facts), *render_lines(card.abilities, card.facts)))
    )
    return all(word in text for word in query)


def decks_with(card: CardDefinition) -> list[str]:
    """The ready decks that use a card."""
    return [name for name, deck in ready_decks().items() if card in deck.definitions(pool())]


def shown(card: CardDefinition) -> Shown:
    """A card for programs."""
    lines = render_lines(card.abilities, card.facts)
    return Shown(
        card.facts.id,
        card.name,
        kind(card.facts),
        list(fact_lines(card.facts)),
        lines,
        is_playable(card),
        decks_with(card),
    )


def print_found(out: Console, found: list[CardDefinition], most: int) -> None:
    """Print the first cards of a search, a line each."""
    heading(out, f"{len(found)} cards" if len(found) != 1 else "1 card")
    if not found:
        return
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for card in found[:most]:
        facts = card.facts
        detail = skills(facts) or ("" if facts.type != "mission" else next(iter([*fact_lines(facts)][1:2]), ""))
        mark = styled(" ") if is_playable(card) else styled("✗", BAD)
        table.add_row(mark, coloured(facts.affiliation), card.name, kind(facts), styled(detail, DIM), attributes(facts))
    out.print(table)
    if any(not is_playable(card) for card in found[:most]):
        out.print("✗ cannot be played yet", style=DIM)
    if len(found) > most:
        out.print(f"and {len(found) - most} more; add a word, or --most {len(found)}", style=DIM)
