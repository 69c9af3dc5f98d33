"""Making a match from what somebody wants, and sitting down at one."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from types import MappingProxyType

import msgspec

from spaceline.cards.decks import DeckError
from spaceline.cards.rulesets import ruleset as ruleset_of
from spaceline.editions import UnknownRuleset, edition_of
from spaceline.hosting.clocks import LIVE, TimeControl
from spaceline.hosting.decks import playable
from spaceline.hosting.errors import HostingError
from spaceline.players.levels import PlayerSpec
from spaceline.players.registry import UnknownPlayerError, rulesets_of, spec_of
from spaceline.presentation import called, level_of
from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.server.decks.written import deck_of as own_deck, written_in
from spaceline.server.matches.offers import decks, is_deck, words_in
from spaceline.server.problems import ProblemError, refused
from spaceline.server.storage.decks import KeptDeck
from spaceline.server.storage.matches import SeatToMake
from spaceline.server.storage.people import Person
from spaceline.server.wire.people import MatchWanted, SeatWanted

ME, FRIEND, BESIDE_ME = "me", "friend", "beside me"
PEOPLE = (ME, FRIEND, BESIDE_ME)
OWN = "own:"
"""Before the number of a deck of one's own."""
NO_DECKS: Mapping[str, KeptDeck] = MappingProxyType({})
SEED_BITS, CHOSEN_BITS = 63, 32
"""Seeds that somebody chooses are smaller than those that nobody did."""
DAY_SECONDS = 86_400
LIVE_SECONDS, INCREMENTS, DAYS = range(10, 3 * 3_600 + 1), range(181), range(1, 15)
"""What a clock may have."""


def seed_for(wanted: MatchWanted) -> int:
    """The seed that somebody chooses, or one that nobody did.

    Raises:
        ProblemError: a seed is asked for in a match with others: whoever knows it knows what they hold.
    """
    if wanted.seed is None:
        return new_seed()
    if any(seat.who == FRIEND for seat in wanted.seats):
        raise refused("seed", "match.seed-alone")
    if not is_chosen(wanted.seed):
        raise refused("seed", "match.seed-number", most=(1 << CHOSEN_BITS) - 1)
    return wanted.seed


def new_seed() -> int:
    """A seed that nobody chose."""
    return secrets.randbits(SEED_BITS - 1) | 1 << (SEED_BITS - 1)


def is_chosen(seed: int) -> bool:
    """Whether somebody has chosen a seed, to play the same game again: then chance follows from it."""
    return 0 <= seed < 1 << CHOSEN_BITS


def clock_for(wanted: MatchWanted) -> TimeControl | None:
    """The clocks of a match.

    Raises:
        ProblemError: there are none like that.
    """
    time = wanted.time
    if time is None:
        return None
    if time.kind == LIVE:
        if time.seconds not in LIVE_SECONDS or time.increment not in INCREMENTS:
            least, most = LIVE_SECONDS[0], LIVE_SECONDS[-1]
            raise refused("time", "match.clock", least=least, most=most, increment=INCREMENTS[-1])
    elif time.increment or time.seconds % DAY_SECONDS or time.seconds // DAY_SECONDS not in DAYS:
        raise refused("time", "match.days", least=DAYS[0], most=DAYS[-1])
    return TimeControl(time.kind, time.seconds, time.increment)


def seats_for(
    wanted: MatchWanted,
    person: Person,
    seed: int,
    own: Mapping[str, KeptDeck] = NO_DECKS,
    language: str = ENGLISH,
) -> list[SeatToMake]:
    """The seats of a match.

    Raises:
        ProblemError: there is no such ruleset, deck or player, or so many cannot play.
    """
    try:
        edition = edition_of(wanted.ruleset)
    except UnknownRuleset as error:
        raise refused("ruleset", "match.ruleset") from error
    if len(wanted.seats) not in edition.seats:
        raise refused("seats", "match.seats", edition=edition.name, number=len(wanted.seats))
    if [seat.who for seat in wanted.seats].count(ME) != 1:
        raise refused("seats", "match.your-seat")
    return list(made(wanted, person, seed, own, language))


def made(
    wanted: MatchWanted, person: Person, seed: int, own: Mapping[str, KeptDeck], language: str
) -> Iterator[SeatToMake]:
    """The seats of a match, in their order; people at one keyboard are told apart by numbers."""
    beside = 1
    chairs = [computer_for(wanted.ruleset, seat, language) for seat in wanted.seats]
    names = called(words_in(wanted.ruleset, language), chairs)
    for player, seat in enumerate(wanted.seats, 1):
        deck, own_cards = deck_of(wanted.ruleset, seat, seed + player, own, language)
        if seat.who == ME:
            yield SeatToMake(name=person.name, deck=deck, person=person.id, own=own_cards)
        elif seat.who == BESIDE_ME:
            beside += 1
            yield SeatToMake(name=f"{person.name} ({beside})", deck=deck, person=person.id, own=own_cards)
        elif seat.who == FRIEND:
            yield SeatToMake(deck=deck)
        else:
            yield SeatToMake(name=names[player], deck=deck, computer=chairs[player - 1], own=own_cards)


def computer_for(ruleset: str, seat: SeatWanted, language: str) -> str:
    """The name of the computer player that is to sit somewhere; empty for people.

    Raises:
        ProblemError: there is none like that, or it is not offered under the ruleset.
    """
    if seat.who in PEOPLE:
        return ""
    try:
        spec = spec_of(seat.who)
    except UnknownPlayerError as error:
        raise refused("player", "match.player") from error
    if not spec.offered_in.includes(ruleset):
        raise not_offered(ruleset, spec, language)
    return spec.name


def not_offered(ruleset: str, spec: PlayerSpec, language: str) -> ProblemError:
    """A computer player may not be chosen by a ruleset, only by others that are named."""
    labels = "; ".join(edition_of(name).label(name) for name in rulesets_of(spec))
    key = f"match.not-offered{'.only' if labels else ''}"
    return refused("player", key, player=level_of(words_in(ruleset, language), spec.name), rulesets=labels)


def deck_of(
    ruleset: str, seat: SeatWanted, chance: int, own: Mapping[str, KeptDeck], language: str
) -> tuple[str, bytes | None]:
    """The deck of a seat, with what is in it where it is one's own.

    A computer player without one takes one by chance, a friend chooses later.

    Raises:
        ProblemError: there is none of that name.
    """
    if not seat.deck and seat.who == FRIEND:
        return "", None
    if not seat.deck and seat.who not in PEOPLE:
        found = decks(ruleset)
        return found[chance % len(found)].name, None
    return chosen_deck(ruleset, seat.deck, own, language)


def chosen_deck(
    ruleset: str, name: str, own: Mapping[str, KeptDeck], language: str = ENGLISH
) -> tuple[str, bytes | None]:
    """A ready deck by its name, or one of somebody's own by its number, as it is now.

    Raises:
        ProblemError: there is none of that name, or it cannot be played by this ruleset.
    """
    if not name.startswith(OWN):
        return checked_deck(ruleset, name), None
    kept = own.get(name.removeprefix(OWN))
    if kept is None:
        raise refused("deck", "match.deck")
    try:
        playable(ruleset_of(ruleset), own_deck(written_in(kept)), words_in(ruleset, language))
    except (DeckError, HostingError) as error:
        raise refused("deck", "match.deck-not-playable", deck=kept.title, why=error) from error
    written = msgspec.structs.replace(written_in(kept), ruleset=ruleset)
    return kept.title, msgspec.json.encode(written)


def checked_deck(ruleset: str, name: str) -> str:
    """The deck that somebody chooses.

    Raises:
        ProblemError: there is none of that name.
    """
    if not is_deck(ruleset, name):
        raise refused("deck", "match.deck" if name else "match.no-deck")
    return name
