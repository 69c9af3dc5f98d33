"""Decks from the forms in which other programs and sites write them, and into these forms."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath

import msgspec

from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.forms import Listing, form_called, form_of_text
from spaceline.cards.decks.forms.entries import entry_of, heading_of_line, number_of, remark_in
from spaceline.cards.decks.forms.listing import MOST, Line, cleaned, lines_of, on_one_line
from spaceline.cards.decks.kinds import kind_of
from spaceline.cards.decks.naming import CardTitles, all_names, plain
from spaceline.cards.decks.unreadable import DeckError
from spaceline.cards.rulesets import all_cards
from spaceline.editions import DEFAULT, edition_of

SLIP = 0.8
"""How much of a name must be there for a line to be that name, misspelt."""


@dataclass(frozen=True)
class Imported:
    """A deck that was written in another form, and what of the text is not in it."""

    deck: Deck
    form: str
    """The form in which it was written."""
    left_out: Mapping[str, Mapping[str, int]]
    """Sections that a deck has no pile for: name of the section to names and copies."""
    unread: tuple[Line, ...] = ()
    """Lines that are neither a card nor a heading."""
    strange: Mapping[str, tuple[Line, ...]] = field(default_factory=dict)
    """Names in the deck that mean no card, or several, and the lines in which they stand."""

    @property
    def is_whole(self) -> bool:
        """Whether everything in the text is in the deck."""
        return not (self.left_out or self.unread)


def import_deck(text: str, where: str = "the deck", ruleset: str = DEFAULT, form: str = "") -> Imported:
    """A deck for a ruleset from a text in one of the forms; without a form the text shows which.

    ``where`` is the name of its file, which names the deck where the text does not. Cards that are known get their full
    names; the others stay under the names that they have in the text.

    Raises:
        DeckError: the text is in no such form, or is no deck.
        UnknownRuleset: there is none of that name.
    """
    edition = edition_of(ruleset)
    try:
        names = all_names(edition)
        chosen = form_called(form) if form else form_of_text(text)
        listing = chosen.reads(text, kind_of(ruleset))
        entitle(listing, text, ruleset, names)
        place(listing, ruleset, names)
        deck = deck_of(listing, where, ruleset, names)
    except DeckError as error:
        raise DeckError("in", where=where, why=error) from error
    left_out = {section: gathered(cards) for section, cards in listing.left_out.items() if cards}
    strange = {name: tuple(lines) for name, lines in listing.lines.items() if name in deck.names}
    unknown = {name: lines for name, lines in strange.items() if not names.knows(name)}
    return Imported(deck, chosen.name, left_out, tuple(sorted(listing.unread)), unknown)


def entitle(listing: Listing, text: str, ruleset: str, names: CardTitles) -> None:
    """What stands above a list names its deck, where the list does not: a remark, an unknown heading, other words.

    Where names stand without copies such words may be a card misspelt, unless an empty line follows them.
    """
    if listing.title or not listing.lines:
        return
    first, *others = lines_of(text)
    heading = next((name for line, name, _, _ in listing.doubtful if line == first), "")
    remark = remark_in(first.text)
    if remark is not None:
        it = heading_of_line(remark, kind_of(ruleset))
        listing.title = "" if it and it.is_known else on_one_line(remark)
    elif heading and not names.knows(cleaned(heading)):
        listing.title = on_one_line(heading)
        listing.doubtful = [it for it in listing.doubtful if it[0] != first]
        listing.loose[:0] = listing.left_out.pop(heading, [])
    elif first in (line for line, _, _ in listing.bare) and is_above(first, others, listing, names):
        listing.title = on_one_line(first.text)
        listing.bare = [it for it in listing.bare if it[0] != first]


def is_above(first: Line, others: Sequence[Line], listing: Listing, names: CardTitles) -> bool:
    """Whether a first line without copies stands above the cards, and is none of them."""
    if entry_of(first.text) or names.knows(cleaned(first.text)):
        return False
    is_set_off = bool(others) and others[0].number > first.number + 1
    has_bare_names = any(names.knows(cleaned(line.text)) for line, _, _ in listing.bare)
    return is_set_off or not (has_bare_names or names.near(plain(first.text), SLIP))


def place(listing: Listing, ruleset: str, names: CardTitles) -> None:
    """Put what no heading and no number speaks for where it belongs, as far as it is the name of a card.

    What is known to be no mission is taken out of these: people write no heading above every other card.
    """
    homes = kind_of(ruleset).homes
    for line, pile, section in listing.bare:
        if names.knows(cleaned(line.text)):
            listing.add(line, line.text, 1, pile, section)
        elif entry := entry_of(line.text):
            listing.add(line, entry[1], number_of(entry[0]), pile, section)
        else:
            listing.unread.append(line)
    for line, name, number, pile in listing.doubtful:
        settle(listing, line, name, number, pile, names)
    strays = [it for it in listing.missions if home_of(it[0], homes, names) not in ("", "missions")]
    listing.missions = [it for it in listing.missions if it not in strays]
    for name, copies in reversed((*listing.loose, *strays)):
        listing.pile(home_of(name, homes, names) or "cards", "").insert(0, (name, copies))


def settle(listing: Listing, line: Line, name: str, number: int, pile: str, names: CardTitles) -> None:
    """A line that looks like a heading may be a card; an unknown heading with nothing below it loses nothing."""
    if names.knows(cleaned(name)):
        below = listing.left_out.pop(name, [])
        listing.add(line, name, number, pile, "Cards")
        listing.pile(pile, "Cards").extend(below)


def home_of(name: str, homes: Mapping[str, str], names: CardTitles) -> str:
    """The pile in which the card with a name usually lies; empty where there is no such card."""
    if not names.knows(name):
        return ""
    home = homes.get(names.pool[names.id_of(name)].type, "cards")
    return home if home in ("missions", "cards") else "besides"


def deck_of(listing: Listing, where: str, ruleset: str, names: CardTitles) -> Deck:
    """The deck that has what is listed.

    Raises:
        DeckError: a card is there too often, or no card is there.
    """
    form = kind_of(ruleset).form
    piles = [[(names.full_name(name), copies) for name, copies in pile] for pile in piles_of(listing)]
    missions, besides, cards, apart = piles
    if not any(piles):
        raise nothing_in(listing)
    stem = PurePath(where).stem
    return form(
        name="-".join(re.findall(r"\w+", stem.casefold())) or "deck",
        title=listing.title or " ".join(stem.replace("_", " ").split()),
        ruleset=ruleset,
        missions=tuple(name for name, copies in missions for _ in range(copies)),
        cards=gathered(cards),
        **form.sorted_out(gathered(besides), names.pool) | ({form.apart: gathered(apart)} if form.apart else {}),
    )


def nothing_in(listing: Listing) -> DeckError:
    """There is no card in a list, with the first line that could not be read."""
    if not listing.unread:
        return DeckError("empty")
    number, text = min(listing.unread)
    if (entry := entry_of(text)) and not number_of(entry[0]):
        return DeckError("empty-copies", line=number, number=entry[0][:20], most=MOST)
    return DeckError("empty-line", line=number, text=" ".join(text.split())[:60])


def piles_of(listing: Listing) -> tuple[list[tuple[str, int]], ...]:
    """Missions, cards besides, cards that are drawn, those of a pile of its own whatever their types are."""
    return listing.missions, listing.besides, listing.cards, listing.apart


def gathered(cards: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Names to copies; a card may stand in several lines.

    Raises:
        DeckError: there are more copies than a deck can list.
    """
    found: dict[str, int] = {}
    for name, copies in cards:
        found[name] = found.get(name, 0) + copies
        if found[name] > MOST:
            raise DeckError("listed-too-often", name=name, most=MOST)
    return found


def export_deck(deck: Deck, form: str) -> str:
    """The text of a deck in one of the forms.

    Raises:
        DeckError: there is no such form.
    """
    whole = all_cards(edition_of(deck.ruleset))
    return form_called(form).writes(deck.with_known_names(whole), whole)


def for_ruleset(deck: Deck, ruleset: str) -> Deck:
    """The deck for another ruleset of its edition.

    Raises:
        DeckError: the ruleset is one of another edition.
        UnknownRuleset: there is none of that name.
    """
    edition = edition_of(ruleset)
    if edition_of(deck.ruleset) is not edition:
        of, other = deck.ruleset, edition.name
        raise DeckError("other-edition", name=deck.name, of=of, ruleset=ruleset, edition=other)
    return msgspec.structs.replace(deck, ruleset=ruleset)
