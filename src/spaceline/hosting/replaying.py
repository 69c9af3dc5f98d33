"""What can be done with a saved game beside going on: look at it, play it again, play on from an earlier step."""

from __future__ import annotations

import msgspec

from spaceline.cards.rulesets import ruleset
from spaceline.core.codec import SaveError, fingerprint, load, unpacked
from spaceline.core.data.leaves import TABLE
from spaceline.core.data.records import Record, RecordError, Resumed
from spaceline.core.recording.record import verify
from spaceline.core.ruleset import Ruleset
from spaceline.effects.render.lexicon import Lexicon
from spaceline.hosting.errors import HostingError
from spaceline.hosting.exporting import is_open
from spaceline.hosting.game import HostedGame
from spaceline.hosting.saving import NOW, Saved, is_playable
from spaceline.hosting.standing import TableSettings
from spaceline.hosting.versions import definitions_of, engine_version
from spaceline.presentation.lexicon import words_of


class Summary(msgspec.Struct, frozen=True):
    """A saved game in a few facts."""

    ruleset: str
    engine: str
    seed: int
    seats: tuple[tuple[str, str], ...]
    """Who sits there, and the deck."""
    answers: int
    taken_back: int
    """How often the game went back."""
    turns: int
    checkpoints: int
    is_over: bool


class Verified(msgspec.Struct, frozen=True):
    """What playing a saved game again has shown."""

    is_same: bool
    """Whether it came out as it was recorded."""
    is_played: bool
    """Whether it was played again: a game of another version is not, its checkpoints are read."""
    answers: int
    checkpoints: int
    readable: int
    """Checkpoints that this version can go on from."""
    told: str
    """In a sentence."""


def summary(game: HostedGame) -> Summary:
    """A game in a few facts."""
    session = game.session
    return Summary(
        ruleset=session.state.ruleset.name,
        engine=session.engine,
        seed=game.seating.seed,
        seats=tuple((chair.player, chair.deck_name) for chair in game.seating.chairs),
        answers=session.answers,
        taken_back=len(session.entries) - session.answers,
        turns=session.state.mark(TABLE, "turns"),
        checkpoints=len(session.checkpoints),
        is_over=game.is_over,
    )


def verified(saved: Saved, words: Lexicon | None = None) -> Verified:
    """Play a game again from its beginning and compare; one of another version is only looked through."""
    record = saved.record
    rules = ruleset(record.ruleset)
    readable = sum(is_readable(rules, record, number) for number in record.checkpoints)
    answers, checkpoints = len(record.entries), len(record.checkpoints)
    say = (words or words_of()).say
    if not is_of_this_version(rules, record):
        told = say("verified.looked-through", readable=readable, checkpoints=checkpoints)
        return Verified(readable == checkpoints, False, answers, checkpoints, readable, told)
    try:
        end = verify(rules, record)
        kept = load(rules, unpacked(record.begin, {NOW: saved.now}, NOW)) if saved.now else None
    except (RecordError, SaveError) as error:
        told = say("why", why=error)
        return Verified(False, True, answers, checkpoints, readable, told)
    except Exception as error:  # noqa: BLE001 - whatever the rules trip over, it is no game that was played by them
        told = say("verified.broken", error=type(error).__name__)
        return Verified(False, True, answers, checkpoints, readable, told)
    if kept is not None and fingerprint(kept) != end:
        return Verified(False, True, answers, checkpoints, readable, say("verified.other-end"))
    told = say("verified.same", entries=answers, checkpoints=checkpoints, end=end)
    return Verified(True, True, answers, checkpoints, readable, told)


def is_readable(rules: Ruleset, record: Record, number: int) -> bool:
    """Whether this version can go on from a checkpoint."""
    try:
        return is_playable(load(rules, unpacked(record.begin, record.checkpoints, number)))
    except SaveError:
        return False


def is_of_this_version(rules: Ruleset, record: Record) -> bool:
    """Whether all of a game was played by this version with these cards."""
    played_by = {(record.engine, record.definitions)}
    played_by |= {(entry.engine, entry.definitions) for entry in record.entries if isinstance(entry, Resumed)}
    try:
        return played_by == {(engine_version(), definitions_of(load(rules, record.begin)))}
    except SaveError:
        return False


def play_from(game: HostedGame, answers: int) -> None:
    """Go back to any step of a game, to play on from there; nobody is asked, so it is no longer the same game.

    Raises:
        HostingError: several people are still playing it, or there is no such step.
    """
    if not is_open(game):
        raise HostingError("save.goes-on-back")
    try:
        game.session.go_back(answers)
    except RecordError as error:
        raise HostingError.because(error) from error
    game.story.go_back(answers)
    game.standing = TableSettings(prompts=game.standing.prompts, languages=game.standing.languages)
    game.look_again()
    game.count_prompt()
