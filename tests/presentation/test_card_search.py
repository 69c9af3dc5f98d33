"""The language in which cards are searched: what each part of it finds, what it refuses, and how quick it is."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from spaceline.editions import RULESETS
from spaceline.presentation import describer_of
from spaceline.presentation.search import FIELDS, ORDERS, CardShelf, SearchError, find, may_follow, read_query, shelf_of
from tests.support.pretend_language import write_pretend_language

SECOND, FIRST = shelf_of("2e-cta2003"), shelf_of("1e-modern")
WORDS = SECOND.describer.words
PAGE = (Path(__file__).parents[2] / "docs" / "card-search.md").read_text(encoding="utf-8")


def names(query: str, shelf: CardShelf = SECOND) -> list[str]:
    return [card.name for card in find(shelf, query).cards]


def ids(query: str, shelf: CardShelf = SECOND) -> set[str]:
    return {card.facts.id for card in find(shelf, query).cards}


def test_every_part_of_a_query_must_hold():
    found = find(SECOND, "t:personnel a:rom skill:leadership cost<3").cards
    assert found
    for card in SECOND.cards:
        facts = card.facts
        holds = (
            facts.type == "personnel" and facts.affiliation == "Rom" and "Leadership" in facts.skills and facts.cost < 3
        )
        assert (card in found) == holds, card.name


def test_nothing_asked_is_everything():
    assert len(find(SECOND, "  ").cards) == len(SECOND.cards)


def test_or_joins_all_that_stands_on_its_sides():
    assert ids("a:fed t:ship OR a:kli t:event") == ids("a:fed t:ship") | ids("a:kli t:event")
    assert ids("t:ship (a:fed or a:kli)") == ids("t:ship") & (ids("a:fed") | ids("a:kli"))


def test_a_minus_takes_away():
    assert ids("t:ship -a:fed") == ids("t:ship") - ids("a:fed")
    assert ids("-(t:ship a:fed)") == ids("") - ids("t:ship a:fed")
    assert ids("-text:draw") == ids("") - ids("text:draw")


def test_an_affiliation_has_a_code_and_a_name():
    assert ids("a:Baj") == ids("a:bajoran") == ids("affiliation=Bajoran") == ids("aff:BAJ")


def test_a_colon_takes_the_beginning_of_a_word_and_an_equals_sign_all_of_it():
    assert ids("skill:arch") == ids("skill=archaeology")
    with pytest.raises(SearchError):
        find(SECOND, "skill=arch")


def test_words_are_looked_for_in_names_first():
    found = names("picard")
    assert found[0].startswith("Jean-Luc Picard")
    has_it = ["picard" in name.casefold() for name in found]
    assert has_it == sorted(has_it, reverse=True)
    assert not all(has_it)


def test_quotation_marks_hold_words_together():
    assert ids('"2 cards"') < ids("2 cards")
    assert ids("“jean-luc picard”") == ids('"jean-luc picard"') == ids('"jean-luc picard')
    assert ids('text:"draw 2 cards"') == {card.facts.id for card in SECOND.cards if says(card, "draw 2 cards")}


def says(card, words) -> bool:
    return words in " ".join(SECOND.describer.text.lines(card.abilities, card.facts)).casefold()


def test_a_skill_is_asked_for_with_its_level():
    levels = {card.facts.skills.get("Medical", 0) for card in find(SECOND, 'skill:"2 medical"').cards}
    assert levels
    assert min(levels) == 2
    assert max(levels) > 2
    assert ids('skill:"2 medical"') == {c.facts.id for c in SECOND.cards if c.facts.skills.get("Medical", 0) >= 2}


@pytest.mark.parametrize(
    ("sign", "holds"),
    [
        ("<", lambda number: number < 6),
        ("<=", lambda number: number <= 6),
        (">", lambda number: number > 6),
        (">=", lambda number: number >= 6),
        ("=", lambda number: number == 6),
        (":", lambda number: number == 6),
        ("!=", lambda number: number != 6),
    ],
)
def test_a_number_is_compared_where_there_is_one(sign, holds):
    wanted = {card.facts.id for card in SECOND.cards if holds(card.facts.attributes.get("Cunning", 6.5))}
    without = {card.facts.id for card in SECOND.cards if "Cunning" not in card.facts.attributes}
    assert ids(f"cunning{sign}6") == wanted - without


def test_what_costs_nothing_is_not_a_card_that_has_no_cost():
    types = {card.type for card in find(SECOND, "cost=0").cards}
    assert "event" in types
    assert not types & {"mission", "interrupt"}
    assert not find(FIRST, "cost<99").cards


def test_missions_are_found_by_what_they_ask_and_who_may_attempt_them():
    found = find(SECOND, "needs:archaeology attempt:fed points>=35").cards
    assert found
    assert all(card.type == "mission" and card.facts.points >= 35 for card in found)
    assert all("Archaeology" in SECOND.describer.face(card).ends[0].needs for card in found)


def test_first_edition_has_classifications_and_characteristics():
    assert "Jean-Luc Picard" in names("skill:officer a:federation", FIRST)
    assert all(card.facts.gender == "female" for card in find(FIRST, "gender:female t:personnel").cards)
    assert {card.facts.kind for card in find(FIRST, "t:outpost").cards} == {"outpost"}


def test_the_variant_has_tactics_and_objectives():
    shelf = shelf_of("objectives")
    assert {card.type for card in find(shelf, "t:tactic OR t:objective").cards} == {"tactic", "objective"}


def test_what_a_card_is():
    assert ids("is:unique") | ids("not:unique") == ids("")
    assert not ids("is:unique") & ids("is:universal")
    assert not ids("is:banned")
    assert {card.title for card in find(FIRST, "is:banned").cards} <= FIRST.banned


def test_cards_of_a_ready_deck():
    assert "Fed" in {card.facts.affiliation for card in find(SECOND, "deck:federation t:personnel").cards}


def test_orders():
    strengths = [card.facts.attributes["Strength"] for card in find(SECOND, "t:personnel order:strength").cards]
    assert strengths == sorted(strengths, reverse=True)
    costs = [card.facts.cost for card in find(SECOND, "t:ship order:cost dir:desc").cards]
    assert costs == sorted(costs, reverse=True)
    assert names("t:ship order:name") == sorted(names("t:ship"), key=str.casefold)
    assert names("t:ship order:set direction:desc") == names("t:ship")[::-1]


@pytest.mark.parametrize(
    ("query", "sentence", "where"),
    [
        ("skill:leadrship", "No skill is called 'leadrship'; did you mean leadership?", "skill:leadrship"),
        ("t:ship a:vulcan", "No affiliation is called 'vulcan'", "a:vulcan"),
        ("skil:law", "Cards have nothing that is called 'skil'; did you mean skill:", "skil:law"),
        ("cost<many", "The cost of a card is a number, and 'many' is none.", "cost<many"),
        ("type<ship", "type is no number; write type:ship.", "type<ship"),
        ("t:", "After t: stands what to look for.", "t:"),
        ("(t:ship", "This bracket is not closed.", "("),
        ("t:ship )", "This bracket closes nothing.", ")"),
        ("t:ship OR", "OR stands between two things; one of them is missing.", "OR"),
        ("order:beauty", "Cards can be put in order by name, set,", "order:beauty"),
        ("dir:up", "A direction is asc or desc.", "dir:up"),
        ("(" * 30, "There are too many brackets in each other.", "("),
        ("a" * 501, "A search has at most 500 letters.", "a"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_place(query, sentence, where):
    with pytest.raises(SearchError) as told:
        find(SECOND, query)
    assert told.value.said(WORDS).startswith(sentence)
    assert query[told.value.start : told.value.end] == where


@given(st.text(max_size=60))
@settings(max_examples=100, deadline=None)
def test_whatever_is_typed_is_read_or_refused_in_a_sentence(text):
    refused = None
    try:
        find(SECOND, text)
    except SearchError as error:
        refused = error
    if refused is not None:
        assert refused.said(WORDS).endswith((".", "?", '"..."'))
        assert 0 <= refused.start <= refused.end <= len(text)


PARTS = st.sampled_from(["t:ship", "a:kli", "cost<4", "skill:law", "worf", 'text:"draw"', "is:unique", "-t:event"])


@given(PARTS, PARTS, PARTS)
@settings(max_examples=40, deadline=None)
def test_queries_obey_the_laws_of_sets(a, b, c):
    assert ids(f"{a} {b}") == ids(f"{b} {a}") == ids(a) & ids(b)
    assert ids(f"{a} OR {b}") == ids(a) | ids(b)
    assert ids(f"-({a} OR {b})") == ids(f"-({a}) -({b})")
    assert ids(f"{a} ({b} OR {c})") == ids(f"({a} {b}) OR ({a} {c})")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_field_can_be_asked_in_every_ruleset(ruleset):
    shelf = shelf_of(ruleset)
    for field in FIELDS:
        if field.kind == "word" and field.name != "is":
            for word, cards in may_follow(shelf, field.name).items():
                assert len(find(shelf, f'{field.name}="{word}"').cards) == cards
        elif field.kind == "number":
            assert len(find(shelf, f"{field.name}>=0").cards) <= len(shelf.cards)
    for order in ORDERS:
        assert len(find(shelf, f"order:{order}").cards) == len(shelf.cards)


def test_the_examples_of_the_page_find_something():
    table = PAGE.split("## Fields", maxsplit=1)[0]
    examples = re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)
    assert len(examples) > 10
    for query in examples:
        found = find(SECOND, query).cards
        assert found or query == '"sector 001"', query
        assert len(found) < len(SECOND.cards), query


def test_the_page_lists_every_field():
    rows = re.findall(
        r"^\| `(\w+)` \| (.*?) \| (\w+) \| (.*) \|$", PAGE.split("## Fields", maxsplit=1)[1], re.MULTILINE
    )
    listed = [(name, tuple(re.findall(r"`(\w+)`", others)), kind, about) for name, others, kind, about in rows]
    assert listed == [(field.name, field.others, field.kind, field.about(WORDS)) for field in FIELDS]
    assert ", ".join(f"`{order}`" for order in ORDERS) in PAGE


def test_a_query_is_read_the_same_however_it_is_spaced():
    assert ids(" t:ship   a:fed ") == ids("t:ship a:fed") == ids("t:ship AND a:fed")
    assert read_query("worf  data") == read_query(" worf data ")


def test_a_query_is_refused_and_explained_in_the_language_of_the_cards(tmp_path):
    language = write_pretend_language(tmp_path / "xx")
    words = describer_of("2e-cta2003", language).words
    with pytest.raises(SearchError) as told:
        find(SECOND, "t:ship )")
    assert told.value.said(words) == "‹This› ‹bracket› ‹closes› ‹nothing›."
    assert all("‹" in field.about(words) for field in FIELDS)
