"""What players read is made of the nodes that run, in our own words."""

import ast
import json
import re
from collections import Counter
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from string import Formatter

import pytest

from spaceline.effects.nodes import NODES, words
from spaceline.effects.nodes.requirements import Each, Requirement
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import CARRIERS, TRAITS
from spaceline.effects.phrases import (
    aboard,
    about_to,
    all_of,
    any_of,
    are,
    attributes,
    back_to_pile,
    bearing,
    card_plays,
    commanded,
    completed,
    count,
    damage,
    deck,
    discard,
    draw,
    each_opponent,
    even,
    faced,
    facing,
    gains,
    hand,
    highest,
    if_,
    if_cannot,
    inserts,
    is_also,
    kill,
    like,
    look,
    may,
    may_pay,
    mission,
    number,
    one,
    onto_ship,
    order,
    passage,
    pay,
    personnel,
    plays_in_core,
    present,
    prevent,
    put,
    raised,
    random,
    remaining,
    remove,
    score,
    select,
    ship,
    single,
    skill,
    some,
    static,
    stop,
    stop_all,
    stop_others,
    tell,
    this,
    this_mission,
    this_ship,
    those,
    titled,
    total,
    unless,
    up_to,
    when,
    when_played,
    while_facing,
)
from spaceline.effects.render import RENDER, render, render_filter, render_lines, render_requirement
from spaceline.effects.render.abilities import ability_lines
from spaceline.effects.render.dialects import DIALECTS, dialects_in
from spaceline.effects.render.filters import AFTER, BEFORE, WHEREABOUTS
from spaceline.effects.render.grammar import PLAIN
from spaceline.effects.render.lexicon import ENGLISH, SOURCE
from spaceline.effects.render.nouns import every
from spaceline.effects.render.writer import Writer, writer_for
from tools.effect_examples import EXAMPLES


@dataclass
class Card:
    type: str


@dataclass
class First(Card):
    dialect: str = "1e"


DILEMMA, PERSONNEL = Card("dilemma"), Card("personnel")

TEXTS = [
    (
        faced(
            unless(
                any_of(skill("Law", 2), total("Cunning", 26)),
                kill(one("opponent", excluding=(like(species="Android"), like(keywords="Shape-shifter")))),
                stop_others(),
                back_to_pile(),
            )
        ),
        DILEMMA,
        """
        Unless you show 2 Law or Cunning > 26:
          Kill 1 personnel (not Android, not Shape-shifter) (the opponent chooses).
          Stop all other personnel.
          Put this dilemma back into the owner’s dilemma pile.
        """,
    ),
    (
        faced(
            select(random(4, name="four")),
            unless(single(total("Strength", 7)), kill(one("opponent", among=those("four"))), among=those("four")),
            stop(those("four", apart="those")),
        ),
        DILEMMA,
        """
        Select 4 personnel at random.
        Unless those show a personnel with Strength > 7: kill 1 of those (the opponent chooses).
        Stop the rest of those.
        """,
    ),
    (
        faced(select(random(2, name="pair")), select(some(2, name="other")), kill(those("other")), stop(those("pair"))),
        DILEMMA,
        """
        Select 2 personnel Ⓐ at random.
        Kill 2 personnel (you choose).
        Stop those.
        """.replace(" Ⓐ", ""),
    ),
    (
        faced(select(random(2, name="a")), select(one(name="b")), stop_others("a"), kill(those("b")), stop(those("a"))),
        DILEMMA,
        """
        Select 2 personnel (Ⓐ) at random.
        Choose 1 personnel (Ⓑ).
        Stop all personnel other than Ⓐ.
        Kill Ⓑ.
        Stop Ⓐ.
        """,
    ),
    (
        faced(if_cannot(stop(one(skills=("Law", "Officer"))), kill(random())), if_(remaining(9), kill(random()))),
        DILEMMA,
        """
        Stop 1 personnel with Law or Officer (you choose).
        Failing that: kill 1 personnel (at random).
        If you have at least 9 personnel facing this dilemma: kill 1 personnel (at random).
        """,
    ),
    (faced(score(1), score(-1), score(2)), DILEMMA, "Score 1 point.\nLose 1 point.\nScore 2 points."),
    (
        faced(
            stop(random(count(facing(skills="Law"), less=1), skills="Law")),
            if_(even(highest("cost", facing())), stop_all()),
        ),
        DILEMMA,
        """
        Stop all personnel with Law but 1 (at random).
        If the highest cost among personnel is even: stop all personnel.
        """,
    ),
    (
        faced(select(random(3)), may(put(one(among=those(), name="one"), "hand"), otherwise=stop(those()))),
        DILEMMA,
        """
        Select 3 personnel at random.
        You may: return 1 of those (you choose) to the owner’s hand.
        If not: stop those.
        """,
    ),
    (damage(static(this_ship, attributes(-2))), DILEMMA, "As damage, this ship: all attributes −2."),
    (
        damage(when("end_turn", kill(random(among=aboard(personnel()))), must=True)),
        DILEMMA,
        "As damage, when your turn ends: kill 1 of your personnel aboard this ship (at random).",
    ),
    (
        while_facing(attributes(1), gains("Law", "Honor")),
        PERSONNEL,
        "While this personnel is facing a dilemma: all attributes +1, gains Law and Honor.",
    ),
    (
        static(present(personnel(affiliations="Baj"), other=True), raised("Integrity", 1)),
        PERSONNEL,
        "All your other [Baj] personnel present: Integrity +1.",
    ),
    (
        static(this_ship, raised("Range", 1), test=are(this_mission, mission(regions="Badlands"))),
        Card("ship"),
        "While this mission is a mission in the region Badlands, this ship: Range +1.",
    ),
    (
        when(
            "play",
            may_pay(discard(one(among=hand())), draw()),
            subject=ship(),
            where="here",
            other=True,
            limit="turn",
            must=True,
        ),
        PERSONNEL,
        """
        When one of your other ships here is played, once each turn, you may:
          Cost: discard 1 card from your hand.
          Then: draw 1 card.
        """,
    ),
    (
        about_to("kill", stop(this), prevent(those()), subject=personnel(), where="present"),
        PERSONNEL,
        """
        Before one of your personnel present is killed, you may:
          Stop this personnel.
          Prevent that for it.
        """,
    ),
    (
        when_played(select(up_to(4, among=deck(6))), tell(count(those()), "n"), remove(those()), draw(number("n"))),
        Card("event"),
        """
        When you play this event:
          Choose up to 4 of the top 6 cards of your deck.
          X is the number of those.
          Remove those from the game.
          Draw X cards.
        """,
    ),
    (
        order(look(deck(1, "opponent")), limit="turn"),
        PERSONNEL,
        """
        Order, once each turn: look at the top card of an opponent’s deck.
        """,
    ),
    (
        order(pay(card_plays(-1, no_draws=True), draw())),
        First("incident"),
        """
        Order:
          Cost:
            Do without 1 normal card play this turn.
            Draw no more cards this turn.
          Then: draw 1 card.
        """,
    ),
    (faced(unless(skill("Law"), onto_ship())), DILEMMA, "Unless you show Law: put this dilemma on your ship."),
    (
        static(aboard(personnel(), "anyone"), is_also("Rom")),
        Card("event"),
        "All personnel aboard your ship here: are [Rom] too, like cards of several affiliations.",
    ),
    (
        inserts("Mirror", region="Bajor Region"),
        First("doorway"),
        (
            "Becomes a location of the Mirror quadrant, wherever you like, if that has no copy of it, but next to the "
            "Bajor Region, or where there is none outside of all others."
        ),
    ),
    (
        passage(like(types="doorway")),
        First("doorway"),
        "Any ship may move between here and the location of a doorway, for no Range; that stops the ship.",
    ),
    (
        static(commanded(ship()), raised("Range", 1), test=completed("this")),
        First("mission"),
        "While you have completed this mission, all your ships: Range +1.",
    ),
]


@pytest.mark.parametrize(("text", "card", "lines"), TEXTS)
def test_a_text_in_english(text, card, lines):
    wanted = re.sub(r"^ {8}", "", lines, flags=re.MULTILINE).strip("\n ")
    assert render([text], card) == wanted


def test_a_card_has_its_texts_one_after_another():
    assert render([faced(stop_all()), damage(static(this_ship, attributes(-1)))], DILEMMA).splitlines() == [
        "Stop all personnel.",
        "As damage, this ship: all attributes −1.",
    ]
    assert render([]) == ""


@pytest.mark.parametrize(
    ("requirement", "text"),
    [
        (any_of(skill("Security", 2), total("Cunning", 26)), "2 Security or Cunning > 26"),
        (all_of(skill("Law"), any_of(skill("Honor"), bearing("Hand Weapon", 2))), "Law & (Honor or 2 Hand Weapon)"),
        (
            any_of(*(all_of(*map(skill, pair)) for pair in (("Law", "Honor"), ("Law", "Music"), ("Honor", "Music")))),
            "any 2 of Law, Honor and Music",
        ),
        (
            any_of(*(all_of(*map(skill, pair)) for pair in (("Law", "Honor"), ("Law", "Music")))),
            "Law & Honor or Law & Music",
        ),
        (single(total("Strength", 6), 4), "4 personnel, each with Strength > 6"),
        (
            any_of(
                all_of(skill("SECURITY"), Each(2, any_of(skill("OFFICER"), skill("Law")), keyword="TE")),
                titled("Quark"),
            ),
            "SECURITY & (2 [TE] personnel, each with OFFICER or Law) or “Quark”",
        ),
        (total("Shields+unused Range", 13), "Shields + unused Range > 13"),
        (titled("Quark"), "“Quark”"),
    ],
)
def test_a_requirement_in_english(requirement, text):
    assert render_requirement(requirement) == text


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        (personnel(skills=("Law", "Honor"), lacks="Treachery"), "personnel with Law or Honor without Treachery"),
        (like(below=("Cunning", 7)), "personnel with Cunning < 7"),
        (
            ship(affiliations=("Baj", "Fed"), carries=personnel(icons="Cmd")),
            "[Baj] or [Fed] ship with a [Cmd] personnel aboard",
        ),
        (like(types=("event", "interrupt"), unique=True), "unique event or interrupt"),
        (like(stopped=False, excluding=like(affiliations="NA")), "unstopped card (not [NA])"),
    ],
)
def test_a_filter_in_english(wanted, text):
    assert render_filter(wanted) == text
    assert not re.search(r"\b(he|she|his|her|him)\b", text)


def test_every_node_is_put_in_words():
    assert set(RENDER) == set(NODES) - set(CARRIERS.values())
    assert {"types", *BEFORE, *AFTER, *WHEREABOUTS} == set(TRAITS)


@pytest.mark.parametrize("kind", EXAMPLES)
def test_every_line_is_a_clause(kind):
    example = EXAMPLES[kind]
    if isinstance(example, Requirement):
        assert render_requirement(example)
        return
    for line in render([example]).splitlines():
        assert re.fullmatch(r"(  )*[A-Z“\d].*[.:]", line), line
        assert "  " not in line.strip()
        assert "{" not in line


@pytest.mark.parametrize(("where", "whose"), list(product(words.WHERE, words.WHOSE)))
def test_every_place_has_words(where, whose):
    assert every(Writer(), Cards(where, whose, name="those"))


@pytest.mark.parametrize(
    "prefix",
    [
        *(f"to.{to}" for to in words.TO),
        *(f"event.{verb}" for verb in words.VERBS),
        *(f"until.{until}" for until in ("turn", "dilemma", "attempt", "your_next_turn", "leaves")),
    ],
)
def test_every_word_of_the_closed_lists_has_words(prefix):
    assert prefix in ENGLISH.templates


def test_no_key_of_the_lexicon_is_used_twice(root: Path):
    text = (root / "src/spaceline/effects/render/english.yaml").read_text(encoding="utf-8")
    found = re.findall(r'^  ([\w.-]+(?: \w+)?|"\w+"): ', text, re.MULTILINE)
    keys = [json.loads(key) if key[0] == '"' else key for key in found]
    assert Counter(keys) == Counter([*SOURCE["nouns"], *SOURCE["templates"], *SOURCE["dialects"]])


def test_a_dialect_only_says_otherwise_what_is_said_anyhow():
    assert set(SOURCE["dialects"]) == {name for name in DIALECTS if name}
    for templates in SOURCE["dialects"].values():
        assert set(templates) <= set(ENGLISH.templates)
    text = [plays_in_core(), when_played(each_opponent(draw(1)))]
    assert render(text, Card("event")).startswith("Stays in your core.")
    lines = ["Is played on the table.", "When you play this event, the opponent does this: draw 1 card."]
    assert render_lines(text, First("event")) == lines


def keys_said(tree: ast.AST) -> tuple[set[str], set[str]]:
    """The strings of a module, and the patterns of those that are put together."""
    said, patterns = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            said.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            pieces = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in node.values]
            patterns.add("".join(pieces))
    return said, patterns - {".*", ".*.*"}


def test_a_translation_says_in_english_what_it_does_not_say():
    told = dialects_in({"templates": {"kill": "töte {cards}"}, "nouns": {"card": ["Karte", "Karten"]}}, PLAIN)
    text = [faced(kill(one())), faced(draw(2))]
    assert render_lines(text, DILEMMA, told[""]) == ["Töte 1 personnel (you choose).", "Draw 2 Karten."]
    assert told["1e"].templates["kill"] == "töte {cards}"
    assert told["1e"].templates["leads"] == DIALECTS["1e"].templates["leads"]


def test_every_template_is_used(root: Path):
    said = {word for known in words.WORDS.values() for word in known}
    patterns: set[str] = set()
    for module in (root / "src/spaceline/effects/render").glob("*.py"):
        found, built = keys_said(ast.parse(module.read_text(encoding="utf-8")))
        said |= found
        patterns |= built
    unused = [key for key in ENGLISH.templates if key not in said and not any(re.fullmatch(p, key) for p in patterns)]
    assert not unused


def test_templates_name_their_slots():
    for key, template in ENGLISH.templates.items():
        for _, slot, spec, conversion in Formatter().parse(template):
            assert slot is None or slot.isidentifier(), key
            assert not spec
            assert not conversion


def test_a_writer_marks_names_only_when_there_are_several():
    text = faced(select(random(2, name="a")), stop(those("a")))
    assert not writer_for(text).tags
    assert ability_lines(writer_for(text), text)
