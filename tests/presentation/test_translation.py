"""A translation replaces every word that players read: no English is left in code."""

import ast
import re
from dataclasses import dataclass

import pytest

from spaceline.cards.decks import ready_decks
from spaceline.cards.rulesets import pool
from spaceline.core.data.decisions import Answer, Refusal
from spaceline.editions import EDITIONS
from spaceline.hosting.beginning import begin
from spaceline.hosting.remembering import in_words
from spaceline.hosting.seating import PERSON, Chair
from spaceline.players.registry import make_player
from spaceline.presentation import describer_of, obstacles, preview_of, prompt_of, running_total, sentence_of, table_of
from spaceline.presentation.lexicon import lexicon_of, texts_of
from spaceline.presentation.lexicon.english import FILES, SHARED, to_translate
from tests.architecture.source_tree import PACKAGE, Module, modules_in
from tests.support.pretend_language import MARKED, WORD, Names, pretended, texts_in, write_pretend_language
from tools.start_translation import written

RULESETS = ("2e-cta2003", "1e-modern")
CODES = frozenset(
    {
        *("key", "role", "back", "kind", "face", "name", "verb", "faces", "ruleset", "part", "type", "id", "reason"),
        *("clause", "about", "totals", "deck", "rule", "code", "bound", "sex", "deeds"),
    }
)
"""Fields of what is shown that hold codes: by them a client chooses a frame, an icon, a place on the screen."""
LONGEST = 900
EVERY = 12


@pytest.fixture(scope="module")
def language(tmp_path_factory):
    """The pretend language."""
    return write_pretend_language(tmp_path_factory.mktemp("languages") / "xx")


@dataclass
class Read:
    """What players have read in a game."""

    tables: list[object]
    names: list[str]
    prompts: list[object]
    log: list[str]
    whys: list[str]
    totals: list[object]


@pytest.fixture(scope="module", params=RULESETS)
def game(request, language):
    """A game of two sensible players, with everything that they and somebody who looks on are told."""
    ruleset = request.param
    decks = list(ready_decks(ruleset))
    chairs = tuple(Chair(PERSON, deck) for deck in decks[:2])
    game = begin(ruleset, chairs, 5, is_watched=True, language=language)
    minds = {player: make_player("heuristic", player) for player in (1, 2)}
    read = Read([], [], [], [], [], [])
    for number in range(LONGEST):
        if not game.asked:
            break
        seat = game.seat(game.asked)
        scene, choice = game.scene(seat.viewer), minds[seat.viewer].choose(seat)
        suggested = tuple(in_words(scene, it) for it in game.auto_answers_to_choose(seat.viewer))
        read.prompts.append(prompt_of(scene, seat.decision, number, suggested))
        if isinstance(choice, Answer):
            read.totals += [preview_of(scene, it) for it in seat.previews(choice)]
        if isinstance(choice, Answer) and seat.decision.selection is not None:
            read.totals += running_total(scene, seat.decision, choice.cards, seat.check(choice.cards))
        if number % EVERY == 0:
            tables = [table_of(game.scene(it), game.session.state.ruleset.roles, {}) for it in (0, 1, 2)]
            read.tables += tables
            read.names += [it.name for table in tables for it in (*table.cards, *table.places)]
            for obstacle in obstacles(scene, seat, seat.decision):
                read.whys += [obstacle.what, obstacle.why.sentence]
        game.answer(seat.viewer, choice)
    read.tables.append(table_of(game.scene(1), game.session.state.ruleset.roles, {}))
    read.log = [line.text for viewer in (0, 1, 2) for line in game.log(viewer)]
    return ruleset, read


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("what", "least"), [("tables", 20), ("names", 500), ("prompts", 200), ("log", 500), ("whys", 50), ("totals", 50)]
)
def test_nothing_that_is_read_in_a_game_is_english(game, what, least):
    ruleset, read = game
    found = [text for it in getattr(read, what) for text in texts_in(it, CODES)]
    assert len(found) >= least
    assert any("‹" in text for text in found)
    assert not Names(ruleset).english_in(found)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_that_is_told_of_a_card_is_english(ruleset, language):
    describer, found = describer_of(ruleset, language), []
    for card in pool(ruleset).values():
        facts = card.facts
        found += [describer.kind(facts), *describer.fact_lines(facts), describer.figures(facts), describer.brief(facts)]
        found += [describer.skills(facts), describer.attempters(facts, 0), describer.attempters(facts, 1)]
        found += texts_in(describer.face(card), CODES)
    assert len(found) > 1000
    assert not Names(ruleset).english_in(found)


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_nothing_that_is_refused_is_told_in_english(edition, language):
    words, reasons = lexicon_of(edition, language), to_translate(SHARED)["refusals"] | to_translate(edition)["refusals"]
    told = [sentence_of(words, Refusal(reason, said, low=1, high=2, sum=3)) for reason, said in reasons.items()]
    assert len(told) > 80
    assert not {text for text in told if WORD.search(MARKED.sub("", text))}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_hardly_a_name_could_be_an_english_word_of_ours(ruleset):
    small = {name for name in Names(ruleset).all if name == name.lower() and WORD.search(name)}
    assert small <= {
        *("disruptor", "phaser", "hand weapon", "blade weapon", "genetically enhanced"),
        *("male-related dilemma", "female-related dilemma", "murder-related dilemma", "future-related ship"),
        *("10 and 01", "male", "female", "planet-facility"),
    }


def test_what_is_written_for_a_translator_can_be_read(tmp_path):
    assert {path.stem for path in written(tmp_path)} == set(FILES)
    assert not written(tmp_path), "what is there is kept"
    for edition in EDITIONS:
        for ours, theirs in (
            (lexicon_of(edition.key), lexicon_of(edition.key, str(tmp_path))),
            (texts_of()[""], texts_of(str(tmp_path))[""]),
        ):
            assert ours.templates.items() <= theirs.templates.items()
            assert ours.nouns == theirs.nouns


SAYING = ("presentation", "effects/render", "cli/play")
PRINTED_CARDS = "cli/printed_cards.py"
"""Where everything that players read is put in words."""
SPARED = ("presentation/lexicon/", "presentation/search/", "effects/render/grammar.py", "cli/play/command.py")
"""What tells a translator what is wrong, the search language with its English words, what English inflects, and the
command with its options."""
PHRASE = re.compile(r"[^\W\d_]{2,} |^ ?[a-z]+ $| [a-z]{2,}")
NO_ENGLISH = {"Spaceline  ", "bold ", "rules WORDS", "seed for me", "skill dots", "usable Weapons"}
"""The program, a style, what is typed, and what facts count."""


def phrases_in(module):
    """The constants of a module that look like words of a language, but for docstrings."""
    told = {id(node.value) for node in module.nodes if isinstance(node, ast.Expr)}
    for node in module.nodes:
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
        if is_text and PHRASE.search(node.value) and node.value not in NO_ENGLISH:
            yield node.value


def test_no_phrase_stands_in_code_that_puts_things_in_words():
    modules = [*modules_in(*(PACKAGE / room for room in SAYING)), Module(PACKAGE / PRINTED_CARDS)]
    read = [module for module in modules if not any(it in module.name for it in SPARED)]
    assert len(read) > 50
    assert not {module.name: found for module in read if (found := list(phrases_in(module)))}


REFUSING = ("server", "hosting", "cards/decks", "cli", "players", "editions")
REFUSALS = frozenset(
    {
        *("Refusal", "refusal_of", "ProblemError", "refused", "HostingError", "CannotUndo", "CannotRedo", "DeckError"),
        *("UnknownRuleset", "UnknownPlayerError", "NotOfferedError", "UnknownLesson", "UnreadableGame"),
        *("Trouble", "trouble", "say", "saying", "not_offered"),
    }
)
"""By which people are told that something cannot be, and what else is said."""
DEVELOPING = {
    *("simulate", "ladder", "train", "bench", "puzzles", "proving", "scenarios", "scenario_files"),
    *("reports", "accounts", "backups"),
}
"""Commands for those who develop, measure, or keep a server; they speak English."""
FOR_PLAYERS = ("cards", "deck_files", "deck_testing", "ready_decks", "rules", "serve", "records/", "learn/", "play/")
TYPED = {
    *("spaceline play", "spaceline replay play ", " --at ", "spaceline cards coverage", " --ruleset ", "--ruleset "),
    *("failed logins", "work for "),
}
"""What is typed, and the kinds of limits."""
HELPS = ("typer.", "QUERY")


def told_in(node):
    """The phrases that a call is given, but for calls in it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and PHRASE.search(node.value):
        yield node.value
    for part in ast.iter_child_nodes(node):
        yield from told_in(part)


def is_help(node):
    """Whether a call, or an assignment, says what stands in ``--help``."""
    return ast.unparse(node.func if isinstance(node, ast.Call) else node.targets[0]).startswith(HELPS)


def called(node):
    """The last word of what is called."""
    return getattr(node.func, "id", "") or getattr(node.func, "attr", "")


def test_no_phrase_stands_where_something_is_refused():
    modules = [it for it in modules_in(*(PACKAGE / room for room in REFUSING)) if it.path.stem not in DEVELOPING]
    refusals = {}
    for module in modules:
        calls = [it for it in module.nodes if isinstance(it, ast.Call) and called(it) in REFUSALS]
        refusals[module.name] = [{*told_in(it)} - TYPED for it in calls]
    assert sum(map(len, refusals.values())) > 200
    assert not {name: found for name, found in refusals.items() if any(found)}


def test_commands_for_players_print_no_phrase_of_their_own():
    found = {}
    for module in modules_in(PACKAGE / "cli"):
        if any(f"cli/{it}" in module.name for it in FOR_PLAYERS):
            options = [it for it in module.nodes if isinstance(it, ast.Call | ast.Assign) and is_help(it)]
            helps = {text for it in options for text in told_in(it)}
            found[module.name] = set(phrases_in(module)) - helps - TYPED
    assert len(found) > 30
    assert not {name: phrases for name, phrases in found.items() if phrases}


def test_a_template_is_pretended_word_by_word():
    assert pretended("Beam from {card}, non-unique: {name!r} 3 × [x]") == (
        "‹Beam› ‹from› {card}, ‹non›-‹unique›: {name!r} 3 × [‹x›]"
    )


def test_english_that_is_left_is_noticed():
    names = Names("2e-cta2003", "Alpha")
    assert not names.english_in(["‹Beam› ‹from› Alpha 3: [Cmd]"])
    assert set(names.english_in(["‹Beam› from Alpha"])) == {"from"}
