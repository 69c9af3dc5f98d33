"""What an edition accepts of the effect language it carries out; what it does not, it refuses with a sentence.

Every node, field and word is tried in every edition. What is accepted has a reader: a card or a ruling of the edition
that says it (golden texts and scenarios show what comes of it), a table of the edition, or a reader that all editions
share and a card or ruling of another edition shows.
"""

from collections import Counter
from functools import cache

import msgspec
import pytest
import yaml

from spaceline.cards.definitions import load_definitions
from spaceline.cards.languages import LANGUAGES
from spaceline.cards.rulesets import ruleset
from spaceline.editions import EDITIONS
from spaceline.effects.nodes import NODES, Ability, walk
from spaceline.effects.nodes.modifiers import Gain, Lose
from spaceline.effects.nodes.traits import TRAITS, Named, Trait, spelled_out
from spaceline.effects.nodes.words import NAMES, WORDS
from spaceline.effects.parts import NEEDS, methods
from spaceline.effects.phrases import (
    brig,
    card_plays,
    disable,
    encounter,
    faced,
    kill,
    one,
    relocate,
    when_played,
)
from spaceline.effects.support import unsupported
from spaceline.lab.scenarios import load_scenario, run_scenario
from spaceline.lab.scenarios.reading import ScenarioError
from spaceline.rules.first.data.card_values import CardValues as FirstCardValues
from spaceline.rules.first.language import (
    matching as first_matching,
    modifying,
    placing as first_placing,
    selectors as first_selectors,
)
from spaceline.rules.second import values
from spaceline.rules.second.data.card_values import CardValues as SecondCardValues
from spaceline.rules.second.language import (
    matching as second_matching,
    placing as second_placing,
    selectors as second_selectors,
    world as second_world,
)
from tests.conftest import ROOT
from tools.effect_examples import EXAMPLES

FIRST, SECOND = (next(it for it in EDITIONS if it.key == key) for key in ("first", "second"))

TABLES = {
    "first": {
        "trait": first_matching.PARTS,
        "Cards.where": ("named", *first_selectors.TABLE, *first_selectors.PILES),
        "Put.to": (*first_placing.PILE_ENDS, *first_placing.GOING, *first_placing.ONTO),
        "When.where": ("", "there", "deck_top", *first_selectors.TABLE),
        "When.verb": ruleset("1e-modern").verbs,
    },
    "second": {
        "trait": second_matching.PARTS,
        "Cards.where": ("named", "captured", *second_selectors.TABLE, *second_world.PILES),
        "Put.to": (*second_placing.PILE_ENDS, *second_placing.ROLES, *second_placing.OF_PLACES, "this", "spot", "brig"),
        "When.where": ("", "there", "deck_top", *second_selectors.TABLE),
        "When.verb": ruleset("2e-cta2003").verbs,
    },
}
"""Readers that an edition has by itself, in its tables."""

SHARED = [
    "Order.limit.turn",
    "Gate.asks.opponent",
    "Top.name",
    "Top.count",
    "Top.by",
    "Top.by.you",
    "Top.by.opponent",
    "Put.who",
    "Put.who.opponent",
    "Score.times",
    "Look.who",
    "Look.who.opponent",
    "Affect.most",
    "Affect.until.leaves",
    "EachPlayer.owning",
    "ForEach",
    "Download.name",
    "Guess.types",
    "Guess.name",
    "When.other",
    "Leads",
    "Active",
    "Even",
    "Half",
    "OneIs",
    "HasPoints.who",
    "HasPoints.who.opponent",
    "Highest",
    "Count.most",
    "Count.for_each",
    "Sum.most",
    "Killed.of.you",
    "Killed.of.opponent",
    "Killed.of.anyone",
    "Killed.filter",
    "CardsPlayed.of.opponent",
    "CardsDrawn.of.you",
    "CardsDrawn.of.opponent",
    "CardsDrawn.of.anyone",
    "Cards.bottom",
    "Cards.beside",
    "Each.count",
    "Cards.shares.affiliation",
    "Cards.shares.species",
    "Cards.shares.skill",
    "Cards.shares.title",
    "Cards.shares.kind",
    "Alike.shares.place",
    "Alike.shares.presence",
    "Alike.shares.home",
    "Alike.shares.affiliation",
    "Alike.shares.species",
    "Alike.shares.skill",
    "Alike.shares.title",
    "Alike.shares.kind",
]
"""What ``effects`` reads for all editions, and a card or ruling of one shows: counts, ties, what cards share. It asks
no edition there but for what it asks elsewhere too: the values of a card, who is an opponent, what lies where."""

IN_TESTS = {
    "Forbids.act.enter": "tests/rules/first/test_flying.py",
    "Forbids.act.pass": "tests/rules/first/test_flying.py",
    "Plays.how.suspending": "tests/contract/first_invented.py",
}
"""What tests in Python show of First Edition, and none of its cards or rulings."""

CHANGED = {
    ("first", Lose): (Lose(), Lose(("Human",))),
    ("first", Lose, "keywords"): (Lose(), Lose(("Human",))),
    ("second", Gain, "level"): (Gain(("Honor",)), Gain(("Honor",), 2)),
}
"""Modifiers that differ in what they say, and what of it must change the values of a card."""


fields_of = cache(msgspec.structs.fields)
"""The fields of a kind of node: msgspec reads its annotations each time that it is asked."""


def name_of(item):
    return ".".join(getattr(part, "__name__", part) for part in item)


def items():
    for kind in NODES:
        yield (kind,)
        for field in kind.__struct_fields__:
            if field != "trait":
                yield (kind, field)
            for word in WORDS.get((kind, field), ()):
                yield (kind, field, word)
    yield from ((Named, trait, name) for trait, names in NAMES.items() for name in names)


def saying(language, item):
    """A node that says it and nothing else that an edition could lack."""
    kind, *rest = item
    if kind is Named and rest and rest[0] in NAMES:
        return Named(rest[0], (rest[1],))
    node = next(node for _, node in walk(EXAMPLES[kind]) if type(node) is kind)
    values = {}
    for it in fields_of(kind):
        value = getattr(node, it.name) if it.required else it.default
        lacked = language.words.get((kind, it.name), ())
        if it.name == "trait":
            lacked = [word for word in TRAITS if word not in language.traits]
        known = [word for word in WORDS.get((kind, it.name), ()) if word not in lacked]
        values[it.name] = like(value, known[0]) if known and (value or value in lacked) else value
    if rest:
        values[rest[0]] = like(values[rest[0]], rest[1]) if len(rest) > 1 else object()
    return kind(**values)


def like(value, word):
    """The word, alone or as one of several, as the field has it."""
    return (word,) if isinstance(value, tuple) else word


def is_accepted(edition, item):
    language = LANGUAGES.of(edition)
    return not list(language.lacking(saying(language, item)))


@cache
def said(key):
    """What the cards and the rulings of an edition say."""
    found = Counter()
    definitions = load_definitions(key)
    files = (ROOT / "tests" / "scenarios" / key).rglob("*.yaml")
    rulings = (yaml.load(file.read_bytes(), yaml.CSafeLoader) for file in files)
    invented = (card.get("text", []) for scenario in rulings for card in scenario.get("cards", {}).values())
    texts = [*definitions.values(), *(msgspec.convert(spelled_out(text), tuple[Ability, ...]) for text in invented)]
    for node in (node for text in texts for ability in text for _, node in walk(ability)):
        found[(type(node),)] += 1
        if isinstance(node, Trait) and node.trait in NAMES:
            found.update((Named, node.trait, name) for name in node.names)
        for it in fields_of(type(node)):
            value = getattr(node, it.name)
            found[type(node), it.name] += it.required or value != it.default
            if (type(node), it.name) in WORDS:
                found.update((type(node), it.name, word) for word in (value if isinstance(value, tuple) else (value,)))
    return found


def reader(edition, item):
    """What reads it in the edition; nothing where it is ignored."""
    kind, *rest = item
    tables = TABLES[edition.key]
    if said(edition.key)[item]:
        return "a card or a ruling"
    if issubclass(kind, Trait) and not tables["trait"].keys().isdisjoint(rest):
        return "the matcher"
    if len(rest) == 2 and rest[1] in tables.get(f"{kind.__name__}.{rest[0]}", ()):
        return "a table"
    if (edition.key, *item) in CHANGED and is_felt(edition, item):
        return "an experiment"
    is_said = any(said(other.key)[item] or said(other.key)[item[:2]] for other in EDITIONS)
    if is_said and any(name_of(item[:length]) in SHARED for length in range(1, len(item) + 1)):
        return "a reader for all"
    return IN_TESTS.get(name_of(item), "") if edition is FIRST else ""


def is_felt(edition, item):
    """Whether the values of a card come out otherwise with what the modifier says than without it."""
    modified = {"first": modifying.modified, "second": lambda *given: values.modified(None, *given)}[edition.key]
    card_values = {
        "first": FirstCardValues("personnel", ("Fed",), (), (), ("Human",), {"Honor": 1}, {"Strength": 5}),
        "second": SecondCardValues("personnel", "Fed", (), ("Human",), ("Human",), {"Honor": 1}, {"Strength": 5}, 1),
    }[edition.key]
    without, with_it = (modified(card_values, modifier, 0, ()) for modifier in CHANGED[(edition.key, *item)])
    return without != with_it


@pytest.mark.sampled
@pytest.mark.parametrize("edition", [it for it in EDITIONS if not it.base], ids=lambda edition: edition.key)
def test_nothing_is_accepted_and_ignored(edition):
    tried = list(items())
    assert len(tried) > 700
    assert not [name_of(item) for item in tried if is_accepted(edition, item) and not reader(edition, item)]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_an_edition_lacks_nothing_that_its_cards_or_rulings_say(edition):
    lacked = [name_of(item) for item in items() if not is_accepted(edition, item) and said(edition.key)[item]]
    assert not lacked


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_a_table_lists_only_what_the_language_has(edition):
    language = LANGUAGES.of(edition)
    assert language.nodes <= set(NODES)
    for kind, fields in language.fields.items():
        assert set(fields) <= set(kind.__struct_fields__), kind.__name__
    for (kind, field), lacked in language.words.items():
        assert set(lacked) <= {"", *WORDS[kind, field]}, (kind.__name__, field)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
@pytest.mark.parametrize("part", sorted(set(NEEDS.values()), key=repr), ids=lambda part: part.__name__)
def test_an_edition_has_a_part_of_the_world_as_a_whole_or_its_effects_are_refused(edition, part):
    world = ruleset(edition.names[0]).language
    has_all = all(hasattr(world, name) for name in methods(part))
    refused = {node in LANGUAGES.of(edition).nodes for node, needed in NEEDS.items() if needed is part}
    assert refused == {not has_all}


def test_what_all_editions_read_alike_is_shown_by_one():
    assert not [name for name in SHARED if not any(name == name_of(item) for item in items())]


@pytest.mark.parametrize(
    ("edition", "text", "what"),
    [
        (SECOND, faced(kill(one(disabled=True))), "`disabled` of Filter"),
        (SECOND, when_played(disable(one())), "Disable"),
        (SECOND, when_played(card_plays()), "CardPlays"),
        (SECOND, when_played(relocate(one(), "furthest_planet")), "'furthest_planet' as `to` of Relocate"),
        (FIRST, encounter(kill(one(involved=("defense",)))), "'defense' as `involved` of Filter"),
        (FIRST, encounter(kill(one(among=brig()))), "'brig' as `where` of Cards"),
        (FIRST, faced(kill(one())), "Faced"),
    ],
)
def test_what_an_edition_lacks_is_refused_with_a_sentence(edition, text, what):
    assert unsupported("Fever", (text,), LANGUAGES.of(edition)) == [
        f"Fever says {what}, which {edition.name} does not support"
    ]


def test_an_invented_card_says_what_its_edition_supports(tmp_path):
    file = tmp_path / "fever.yaml"
    file.write_text(
        "title: A dilemma of another edition\n"
        "cards: {Fever: {type: dilemma, kind: planet, cost: 1, text: [{node: Cumulative}]}}\n"
        "steps: [{do: end turn, expect: {points: {1: 0}}}]\n"
    )
    with pytest.raises(ScenarioError, match="Fever says Cumulative, which Second Edition does not support"):
        run_scenario(load_scenario(file))
