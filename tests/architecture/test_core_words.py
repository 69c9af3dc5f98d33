"""Core serves every edition and names none: no word of the game's setting or of one edition stands in it."""

import io
import re
import tokenize

import pytest

from tests.architecture.source_tree import PACKAGE, Module, modules_in

EDITIONS = {"1e", "2e", "premiere", "premiere2002", "cta2003", "objectives"}
CARD_TYPES = {
    *("mission", "dilemma", "personnel", "ship", "starship", "equipment", "facility", "outpost"),
    *("headquarters", "doorway", "artifact", "incident", "tactic", "tribble", "planet", "spacestation"),
}
AFFILIATIONS = {
    *("federation", "klingon", "romulan", "cardassian", "bajoran", "borg", "ferengi", "dominion"),
    *("starfleet", "maquis", "hirogen", "kazon", "vidiian", "vulcan", "android", "hologram"),
}
PROCEDURES_OF_ONE_GAME = {"beam", "beaming", "warp", "assimilate", "stardate", "holodeck", "phaser"}
PROPER_TO_A_GAME = {"cunning", "integrity", "shields", "weapons", "quadrant", "neutral_zone"}
WORDS = EDITIONS | CARD_TYPES | AFFILIATIONS | PROCEDURES_OF_ONE_GAME | PROPER_TO_A_GAME
PHRASES = (
    *("first edition", "second edition", "rules first", "rules second", "rules objectives"),
    *("away team", "hidden agenda", "call to arms", "star trek", "neutral zone", "deep space"),
)
SPOKEN = {tokenize.NAME, tokenize.STRING, tokenize.COMMENT} | (
    {tokenize.FSTRING_MIDDLE} if hasattr(tokenize, "FSTRING_MIDDLE") else set()
)
WORD = re.compile(r"[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+[A-Za-z]\b")


def words_of(text: str) -> list[str]:
    """The words of identifiers, strings and comments: camel case and underscores are taken apart."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [word.casefold() for token in tokens if token.type in SPOKEN for word in WORD.findall(token.string)]


def forbidden_in(text: str) -> set[str]:
    words = words_of(text)
    singular = {word.removesuffix("s") for word in words}
    running = f" {' '.join(words)} "
    return (WORDS & (singular | set(words))) | {phrase for phrase in PHRASES if f" {phrase} " in running}


@pytest.fixture(scope="module")
def core() -> list[Module]:
    return modules_in(PACKAGE / "core")


def test_core_speaks_of_no_edition_and_of_no_setting(core):
    assert sum(len(words_of(module.text)) for module in core)
    found = {module.name: sorted(words) for module in core if (words := forbidden_in(module.text))}
    assert not found


@pytest.mark.parametrize(
    "source",
    [
        "class MissionAttempt: ...",
        "def stop_ships(): ...",
        "# as in 2E-combat/5",
        "from spaceline.rules.second import facts",
        "FIRST_EDITION = 1",
        "name = 'cta2003'",
        '"""Only a Klingon\'s."""',
    ],
)
def test_a_word_of_a_game_is_noticed(source):
    assert forbidden_in(source)


@pytest.mark.parametrize(
    "source",
    [
        "first, second = players",
        "limit = 1e-9",
        "# the first of two; the second counts relationships",
        "from spaceline.core import state",
        "counters = {}",
    ],
)
def test_an_ordinary_word_is_allowed(source):
    assert not forbidden_in(source)
