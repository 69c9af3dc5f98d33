"""``spaceline cards``: look up cards and what of them is built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from spaceline.cards.card import Card
from spaceline.cli.finding import FAR, closest, near_names
from spaceline.cli.language import language, say
from spaceline.cli.printed_cards import codes, print_card
from spaceline.cli.terminal import BAD, DIM, GOOD, TITLE, Json, console, emit, heading, listed, styled
from spaceline.cli.trouble import Trouble, one_line, trouble
from spaceline.editions import DEFAULT, EDITIONS, RULESETS, UnknownRuleset
from spaceline.presentation.search import CardShelf, SearchError, find, mistakes, shelf_of

app = typer.Typer(help="Look up cards.", rich_markup_mode=None)

Of = Annotated[str, typer.Option(help=f"The ruleset whose cards are looked up: {listed(RULESETS)}.")]
OfAny = Annotated[
    str | None,
    typer.Option(help=f"The ruleset whose cards are looked up: {listed(RULESETS)}; without, those of all editions."),
]
QUERY = 'Words, and fields such as t:ship, a:fed, skill:medical, cost<3, text:"draw"; OR, - and brackets join them.'


class ShownCard(msgspec.Struct, frozen=True):
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


def shown(shelf: CardShelf, card: Card) -> ShownCard:
    """A card for programs."""
    return ShownCard(
        card.facts.id,
        card.name,
        shelf.describer.kind(card.facts),
        list(shelf.describer.fact_lines(card.facts)),
        shelf.describer.text.lines(card.abilities, card.facts),
        shelf.can_be_played(card),
        shelf.decks_with(card),
    )


def covered(shelf: CardShelf, name: str) -> SetCoverage:
    """The coverage of one set."""
    cards = [card for card in shelf.cards if shelf.describer.set_of(card.facts) == name]
    missing = [card.title for card in cards if not shelf.can_be_played(card)]
    return SetCoverage(shelf.describer.sets[name], len(cards), len(cards) - len(missing), missing)


def opened(ruleset: str) -> CardShelf:
    """The cards of a ruleset.

    Raises:
        Trouble: there is no such ruleset.
    """
    with one_line(UnknownRuleset):
        return shelf_of(ruleset, language())


def shelves(ruleset: str | None) -> list[CardShelf]:
    """The cards of a ruleset, or where none is named those of the first ruleset of each edition.

    Raises:
        Trouble: there is no such ruleset.
    """
    return [opened(name) for name in ([ruleset] if ruleset else [edition.names[0] for edition in EDITIONS])]


Found = tuple[CardShelf, list[Card]]
"""Cards, and where they were found."""


@app.command()
def show(
    name: Annotated[list[str], typer.Argument(help="The name of a card, or its title.")],
    ruleset: OfAny = None,
    json: Json = False,
) -> None:
    """Show a card: its facts, its text, and the ready decks that use it."""
    there, wanted = shelves(ruleset), " ".join(name)
    ranked = [(*closest(shelf.pool, wanted), shelf) for shelf in there]
    best = min(rank for rank, _, _ in ranked)
    if best == FAR:
        near = list(dict.fromkeys(near for shelf in there for near in near_names(shelf.pool, wanted)))
        raise trouble(f"deck-file.unknown-name{'-near' if near else ''}", name=wanted, near="; ".join(near))
    (shelf, found), *others = [(shelf, cards) for rank, cards, shelf in ranked if rank == best]
    if json:
        emit([shown(shelf, card) for card in found])
        return
    out = console()
    for card in found:
        print_card(out, shelf.describer, card, shelf.decks_with(card))
        if card.title in shelf.banned:
            out.print(f"  {say('command.cards.banned', ruleset=shelf.ruleset)}", style=BAD)
    if ruleset is None:
        print_where(out, (shelf, found), others)


@app.command(context_settings={"ignore_unknown_options": True})
def search(
    query: Annotated[list[str] | None, typer.Argument(help=QUERY)] = None,
    most: Annotated[int, typer.Option(min=1, help="How many to show.")] = 30,
    ruleset: OfAny = None,
    json: Json = False,
) -> None:
    """Search the cards: 't:personnel a:rom skill:leadership cost<3'; the fields are listed in docs/card-search.md."""
    first, *rest = searched(shelves(ruleset), " ".join(query or []))
    if json:
        emit([shown(first[0], card) for card in first[1]])
        return
    out = console()
    print_found(out, *first, most)
    if ruleset is None:
        print_where(out, first, rest)


def searched(there: Sequence[CardShelf], query: str) -> list[Found]:
    """What a search finds on each shelf where it finds something; on the first, if it finds nothing anywhere.

    Raises:
        Trouble: the search means nothing there.
    """
    found: list[Found] = []
    for shelf in there:
        try:
            found.append((shelf, list(find(shelf, query).cards)))
        except SearchError as error:
            problem = error
    if not any(cards for _, cards in found) and (not found or found[0][0] != there[0]):
        wrong = mistakes(there[0], query)
        raise Trouble(" ".join(it.said(there[0].describer.words) for it in wrong)) from problem
    return [each for each in found if each[1]] or found[:1]


def print_where(out: Console, first: Found, others: Sequence[Found]) -> None:
    """Say in a line of which ruleset cards are, if not of the usual one, and where there are others."""
    shelf, cards = first
    seen = {card.facts.id for card in cards}
    also = [other.ruleset for other, found in others if not seen.issuperset(card.facts.id for card in found)]
    options = ", ".join(f"--ruleset {name}" for name in also)
    is_other = bool(cards) and shelf.ruleset != DEFAULT
    parts = [say("command.cards.found", option=f"--ruleset {shelf.ruleset}")] if is_other else []
    parts += [say("command.cards.also", options=options)] if also else []
    if parts:
        out.print("; ".join(parts), style=DIM)


@app.command()
def coverage(ruleset: Of = DEFAULT, json: Json = False) -> None:
    """Say how many cards of each set can be played, and which cannot."""
    shelf = opened(ruleset)
    sets = (covered(shelf, name) for name in shelf.describer.sets)
    found = Coverage([part for part in sets if part.cards])  # a pool may do without a set
    if json:
        emit(found)
        return
    out = console()
    widest = max(3, *(len(part.set) for part in found.sets))
    for part in found.sets:
        share = part.playable / part.cards
        bar = styled("█" * round(share * 20), GOOD).append("░" * (20 - round(share * 20)), DIM)
        name = styled(f"{part.set:<{widest}} ", TITLE)
        counts = say("command.cards.playable", number=part.playable, of=part.cards, share=f"{share:.0%}")
        out.print(name.append_text(bar).append(f" {counts}"))
    which = "" if ruleset == DEFAULT else f" --ruleset {ruleset}"
    out.print(say("command.cards.missing", command=f"spaceline cards coverage{which} --json"), style=DIM)


def print_found(out: Console, shelf: CardShelf, found: Sequence[Card], most: int) -> None:
    """Print the first cards of a search, a line each."""
    heading(out, say(f"command.cards.{'one' if len(found) == 1 else 'more'}", number=len(found)))
    if not found:
        return
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for card in found[:most]:
        describer, facts = shelf.describer, card.facts
        mark = styled(" ") if shelf.can_be_played(card) else styled("✗", BAD)
        detail = styled(describer.brief(facts), DIM)
        table.add_row(
            mark, codes(describer, card), card.name, describer.kind(facts), detail, describer.attributes(facts)
        )
    out.print(table)
    if not all(map(shelf.can_be_played, found[:most])):
        out.print(f"✗ {say('command.cards.not-playable')}", style=DIM)
    if len(found) > most:
        out.print(say("command.more", number=len(found) - most, all=len(found)), style=DIM)
