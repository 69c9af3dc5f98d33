"""``spaceline cards``: look up cards and what of them is built."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from spaceline.cards.card import Card, Pool, is_playable
from spaceline.cards.decks import ready_decks
from spaceline.cards.decks.kinds import banned_titles
from spaceline.cards.decks.naming import plain
from spaceline.cards.rulesets import pool
from spaceline.cli.finding import cards_called, near_names
from spaceline.cli.printed_cards import codes, print_card
from spaceline.cli.terminal import BAD, DIM, GOOD, TITLE, Json, console, emit, heading, listed, styled
from spaceline.cli.trouble import Trouble, one_line
from spaceline.editions import DEFAULT, EDITIONS, RULESETS, UnknownRuleset
from spaceline.presentation import PRESENTATION, describer_of
from spaceline.presentation.card_describer import CardDescriber

app = typer.Typer(help="Look up cards.", rich_markup_mode=None)

Of = Annotated[str, typer.Option(help=f"The ruleset whose cards are looked up: {listed(RULESETS)}.")]
ALL_SETS = (name for edition in EDITIONS for name in PRESENTATION.of(edition).describer.sets.values())
SETS = ", ".join(dict.fromkeys(ALL_SETS))


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


@dataclass(frozen=True)
class Shelf:
    """The cards of a ruleset, and how they are shown; decks are read and texts put in words once they are asked for."""

    ruleset: str
    pool: Pool
    describer: CardDescriber

    @cached_property
    def decks(self) -> Mapping[str, list[str]]:
        """By the id of a card the ready decks that use it."""
        found: dict[str, list[str]] = {}
        for name, deck in ready_decks(self.ruleset).items():
            for card in deck.definitions(self.pool):
                found.setdefault(card.facts.id, []).append(name)
        return found

    @cached_property
    def banned(self) -> frozenset[str]:
        """The titles that the ruleset bans."""
        return banned_titles(self.ruleset)

    def can_be_played(self, card: Card) -> bool:
        """Whether the card does what is printed on it, and the ruleset lets a deck have it."""
        return is_playable(card) and card.title not in self.banned

    def decks_with(self, card: Card) -> list[str]:
        """The ready decks that use a card."""
        return self.decks.get(card.facts.id, [])

    def shown(self, card: Card) -> ShownCard:
        """A card for programs."""
        return ShownCard(
            card.facts.id,
            card.name,
            self.describer.kind(card.facts),
            list(self.describer.fact_lines(card.facts)),
            self.describer.text.lines(card.abilities, card.facts),
            self.can_be_played(card),
            self.decks_with(card),
        )

    def holds(self, card: Card, query: list[str]) -> bool:
        """Whether a card holds every word in its name, facts or text; the text is looked at for what is left then."""
        if not query:
            return True
        printed = plain(" ".join((card.name, self.describer.kind(card.facts), *self.describer.fact_lines(card.facts))))
        left = [word for word in query if word not in printed]
        if not left or not card.abilities:
            return not left
        text = plain(" ".join(self.describer.text.lines(card.abilities, card.facts)))
        return all(word in text for word in left)

    def covered(self, name: str) -> SetCoverage:
        """The coverage of one set."""
        cards = [card for card in self.pool.values() if self.describer.set_of(card.facts) == name]
        missing = [card.title for card in cards if not self.can_be_played(card)]
        return SetCoverage(self.describer.sets[name], len(cards), len(cards) - len(missing), missing)


def shelf_of(ruleset: str) -> Shelf:
    """The cards of a ruleset.

    Raises:
        Trouble: there is no such ruleset.
    """
    with one_line(UnknownRuleset):
        return Shelf(ruleset, pool(ruleset), describer_of(ruleset))


@app.command()
def show(
    name: Annotated[list[str], typer.Argument(help="The name of a card, or its title.")],
    ruleset: Of = DEFAULT,
    json: Json = False,
) -> None:
    """Show a card: its facts, its text, and the ready decks that use it."""
    shelf, wanted = shelf_of(ruleset), " ".join(name)
    found = cards_called(shelf.pool, wanted)
    if not found:
        near = near_names(shelf.pool, wanted)
        raise Trouble(f"no card is called {wanted!r}" + (f"; near are: {'; '.join(near)}" if near else ""))
    if json:
        emit([shelf.shown(card) for card in found])
        return
    out = console()
    for card in found:
        print_card(out, shelf.describer, card, shelf.decks_with(card))
        if card.title in shelf.banned:
            out.print(f"  banned in {ruleset}", style=BAD)


@app.command()
def search(
    words: Annotated[list[str] | None, typer.Argument(help="Words in the name, facts or text.")] = None,
    type: Annotated[str, typer.Option(help="A card type: personnel, ship, mission, dilemma...")] = "",
    affiliation: Annotated[str, typer.Option(help="An affiliation: Baj Bor Car Dom Fed Fer Kli NA Rom.")] = "",
    skill: Annotated[str, typer.Option(help="A skill.")] = "",
    set: Annotated[str, typer.Option("--set", help=f"A set: {SETS}.")] = "",
    most: Annotated[int, typer.Option(min=1, help="How many to show.")] = 30,
    ruleset: Of = DEFAULT,
    json: Json = False,
) -> None:
    """Search the cards."""
    shelf = shelf_of(ruleset)
    describer, cards = shelf.describer, list(shelf.pool.values())
    among(type, (card.type for card in cards), "card type")
    among(affiliation, (code for card in cards for code in describer.affiliations(card.facts)), "affiliation")
    among(skill, (name for card in cards for name in describer.skill_names(card.facts)), "skill")
    among(set, describer.sets, "set")
    query = plain(" ".join(words or [])).split()
    found = [
        card
        for card in cards
        if card.type == (type.casefold() or card.type)
        and is_one_of(affiliation, describer.affiliations(card.facts))
        and is_one_of(skill, describer.skill_names(card.facts))
        and is_one_of(set, [describer.set_of(card.facts)])
        and shelf.holds(card, query)
    ]
    if json:
        emit([shelf.shown(card) for card in found])
    else:
        print_found(console(), shelf, found, most)


@app.command()
def coverage(ruleset: Of = DEFAULT, json: Json = False) -> None:
    """Say how many cards of each set can be played, and which cannot."""
    shelf = shelf_of(ruleset)
    sets = map(shelf.covered, shelf.describer.sets)
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
        out.print(name.append_text(bar).append(f" {part.playable} of {part.cards} ({share:.0%})"))
    which = "" if ruleset == DEFAULT else f" --ruleset {ruleset}"
    out.print(f"The titles that are missing: spaceline cards coverage{which} --json", style=DIM)


def among(word: str, known: Iterable[str], what: str) -> None:
    """Check a word of a search.

    Raises:
        Trouble: no card has it.
    """
    words = sorted({name for name in known if name})
    if word and not is_one_of(word, words):
        raise Trouble(f"no {what} is called {word!r}; there are: {', '.join(words)}")


def is_one_of(word: str, names: Iterable[str]) -> bool:
    """Whether a word of a search is one of these names, or was left out."""
    return not word or word.casefold() in (name.casefold() for name in names)


def print_found(out: Console, shelf: Shelf, found: list[Card], most: int) -> None:
    """Print the first cards of a search, a line each."""
    heading(out, f"{len(found)} cards" if len(found) != 1 else "1 card")
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
        out.print("✗ cannot be played yet, or is banned", style=DIM)
    if len(found) > most:
        out.print(f"and {len(found) - most} more; add a word, or --most {len(found)}", style=DIM)
