"""The beginning of a game: decks are checked, cards are dealt."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from types import MappingProxyType

from spaceline.cards import rulesets
from spaceline.cards.decks import Deck
from spaceline.core.recording.session import Session
from spaceline.editions import UnknownRuleset, edition_of
from spaceline.hosting.decks import brought, check_seats, named
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.seating import Chair, Seating
from spaceline.hosting.versions import definitions_of, engine_version
from spaceline.players.registry import UnknownPlayerError, make_player
from spaceline.presentation import text_of
from spaceline.presentation.lexicon import UnknownLanguage
from spaceline.presentation.lexicon.english import ENGLISH

NO_DECKS: Mapping[int, Deck] = MappingProxyType({})


def begin(
    ruleset: str,
    chairs: tuple[Chair, ...],
    seed: int | None = None,
    *,
    is_watched: bool = False,
    language: str = ENGLISH,
    own: Mapping[int, Deck] = NO_DECKS,
    key: bytes = b"",
) -> HostedGame:
    """Deal a new game; ``own`` are decks that players made themselves, by player.

    With a ``key`` chance cannot be computed by whoever knows the seed, which then only gives computer players their
    whims.

    Raises:
        HostingError: there is no such ruleset, deck, computer player or language, or so many cannot play it.
    """
    try:
        rules = rulesets.ruleset(ruleset)
        words = text_of(ruleset, language).lexicon
        for chair in chairs:
            if not chair.is_person:
                make_player(chair.player, 0)
    except (UnknownRuleset, UnknownPlayerError, UnknownLanguage) as error:
        raise HostingError.because(error) from error
    check_seats(ruleset, len(chairs))
    decks = [
        brought(rules, own[player], words) if player in own else named(rules, [chair.deck], words)[0]
        for player, chair in enumerate(chairs, 1)
    ]
    seating = Seating(chairs, secrets.randbelow(1_000_000) if seed is None else seed)
    state = edition_of(ruleset).start(rules, decks, key or seating.seed)
    session = Session(state, engine_version=engine_version(), definitions=definitions_of(state))
    return HostedGame(session, seating, is_watched=is_watched, language=language)
