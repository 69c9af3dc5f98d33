"""The beginning of a game: decks are checked, cards are dealt."""

from __future__ import annotations

import secrets

from spaceline.cards import rulesets
from spaceline.core.recording.session import Session
from spaceline.editions import UnknownRuleset, edition_of
from spaceline.hosting.decks import check_seats, named
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.seating import Chair, Seating
from spaceline.hosting.versions import definitions_of, engine_version
from spaceline.players.registry import UnknownPlayerError, make_player
from spaceline.presentation import text_of
from spaceline.presentation.lexicon import UnknownLanguage
from spaceline.presentation.lexicon.english import ENGLISH


def begin(
    ruleset: str,
    chairs: tuple[Chair, ...],
    seed: int | None = None,
    *,
    is_watched: bool = False,
    language: str = ENGLISH,
) -> HostedGame:
    """Deal a new game.

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
        raise HostingError(str(error)) from error
    check_seats(ruleset, len(chairs))
    decks = named(rules, [chair.deck for chair in chairs], words)
    seating = Seating(chairs, secrets.randbelow(1_000_000) if seed is None else seed)
    state = edition_of(ruleset).start(rules, decks, seating.seed)
    session = Session(state, engine_version=engine_version(), definitions=definitions_of(state))
    return HostedGame(session, seating, is_watched=is_watched, language=language)
