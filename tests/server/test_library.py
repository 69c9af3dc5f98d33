"""What the pages of cards and decks are told: searches, cards, how a deck stands, decks in the forms of others."""

from time import thread_time

import pytest

from spaceline.cards.decks import export_deck, ready_decks
from spaceline.cards.decks.forms import FORMS
from spaceline.cards.rulesets import pool
from spaceline.editions import RULESETS
from spaceline.presentation.search import find, shelf_of
from spaceline.server.decks.library import search
from spaceline.server.decks.standing import stands
from spaceline.server.wire.decks import WrittenDeck
from tests.support.servers import problem


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ruleset_has_a_library(visit, ruleset):
    told = visit().get(f"/api/cards/{ruleset}").json()
    assert set(told["cards"]) == set(pool(ruleset))
    assert told["hand"] == 7
    assert told["piles"][0]["name"] == "missions"
    types = {card.type for card in pool(ruleset).values()}
    assert types <= {type for pile in told["piles"] for type in pile["types"]}


def test_a_search_is_the_one_of_the_terminal(visit):
    query = "t:personnel a:rom skill:leadership cost<3"
    told = visit().get("/api/cards/2e-cta2003/search", params={"q": query}).json()
    assert told["cards"] == [card.facts.id for card in find(shelf_of("2e-cta2003"), query).cards]
    assert told["troubles"] == []


def test_a_search_that_cannot_be_read_says_why_and_where(visit):
    told = visit().get("/api/cards/2e-cta2003/search", params={"q": "t:ship skill:leadrship"}).json()
    assert told["cards"] == []
    (trouble,) = told["troubles"]
    assert trouble["sentence"].startswith("No skill is called 'leadrship'")
    assert (trouble["start"], trouble["end"]) == (7, 22)


def test_all_that_is_wrong_with_a_search_is_told(visit):
    query = "tpye:ship -skill:leadrship cost<many OR (Data"
    told = visit().get("/api/cards/2e-cta2003/search", params={"q": query}).json()
    assert [query[it["start"] : it["end"]] for it in told["troubles"]] == [
        "tpye:ship",
        "skill:leadrship",
        "cost<many",
        "(",
    ]
    assert len({it["sentence"] for it in told["troubles"]}) == 4


@pytest.mark.parametrize(
    ("query", "spots"),
    [
        ("(cost<4", ["("]),
        ("(cost<4 or cost>7", ["("]),
        ("cost<4)", [")"]),
        ("((", ["("]),
        ("(t:shp", ["(", "t:shp"]),
        ("order:foo order:bar", ["order:foo"]),
    ],
)
def test_what_is_wrong_is_told_once_and_makes_nothing_else_wrong(query, spots):
    troubles = search("2e-cta2003", query).troubles
    assert [query[it.start : it.end] for it in troubles] == spots


def test_what_does_not_exist_is_missing(visit):
    assert problem(visit().get("/api/cards/3e")) == (404, "missing")
    assert problem(visit().get("/api/cards/3e/search")) == (404, "missing")
    assert problem(visit().get("/api/cards/2e-cta2003/nothing")) == (404, "missing")
    assert problem(visit().get("/api/ready-decks/2e-cta2003/..%2f..")) == (404, "missing")
    assert problem(visit().get("/api/ready-decks/3e/klingon")) == (404, "missing")


def test_all_that_is_known_of_a_card_is_told(visit):
    shelf = shelf_of("1e-modern")
    card = next(card for card in shelf.cards if card.title == "Wormhole")
    told = visit().get(f"/api/cards/1e-modern/{card.facts.id}").json()
    assert told["name"] == "Wormhole"
    assert told["is_playable"]
    assert told["rulings"]
    assert told["scenarios"]
    assert all(it["rule"] for it in (*told["rulings"], *told["clauses"]))


def test_a_card_that_cannot_be_played_says_why(visit):
    shelf = shelf_of("1e-modern")
    unplayable = [card for card in shelf.cards if not shelf.can_be_played(card)]
    if not unplayable:
        pytest.skip("every card can be played")
    told = visit().get(f"/api/cards/1e-modern/{unplayable[0].facts.id}").json()
    assert not told["is_playable"]
    assert told["why_not"]


def standing_of(visitor, deck) -> dict:
    answer = visitor.post("/api/deck-check", deck)
    assert answer.status_code == 200, answer.text
    return answer.json()


SOLVES_NOTHING = "borg"
"""The ready deck that scores by objectives."""


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ready_deck_stands_well(visit, ruleset):
    visitor = visit()
    for name in ready_decks(ruleset):
        deck = visitor.get(f"/api/ready-decks/{ruleset}/{name}").json()
        told = standing_of(visitor, deck)
        assert told["is_playable"], (name, told["troubles"])
        assert told["missions"]
        if name == SOLVES_NOTHING:
            continue
        assert all(it["is_met"] for it in told["missions"]), name
        assert all(0 < it["help"] <= told["personnel"] for it in told["missions"])


def test_what_is_wrong_is_told_with_its_clause_and_its_cards(visit):
    visitor = visit()
    deck = visitor.get("/api/ready-decks/2e-cta2003/romulan").json()
    card = next(iter(deck["piles"]["cards"]))
    deck["piles"]["cards"][card] = 7
    deck["piles"]["cards"]["Nobody at All"] = 1
    told = standing_of(visitor, deck)
    assert not told["is_legal"]
    by_clause = {it["clause"]: it for it in told["troubles"]}
    assert by_clause["2E-building-a-deck/4"]["cards"] == [card]
    assert by_clause["2E-building-a-deck/4"]["rule"]
    assert by_clause[""]["cards"] == ["Nobody at All"]


@pytest.mark.parametrize(("kinds", "copies"), [(301, 1), (11, 99)])
def test_a_deck_that_nobody_plays_with_is_refused_before_it_is_looked_at(visit, kinds, copies, monkeypatch):
    monkeypatch.setattr("spaceline.server.decks.standing.standing", lambda *_: 1 / 0)
    visitor = visit("Ann")
    cards = {f"Nobody {at}": copies for at in range(kinds)}
    piles = {"cards": dict(list(cards.items())[:200]), "dilemmas": dict(list(cards.items())[200:])}
    deck = {"ruleset": "2e-cta2003", "title": "Mine", "missions": [], "piles": piles}
    text = "\n".join(f"{copies} {name}" for name in cards)
    for path, asked in (
        ("deck-check", deck),
        ("deck-writing", {"deck": deck, "form": "yaml"}),
        ("deck-reading", {"ruleset": "2e-cta2003", "text": f"Draw Deck:\n{text}", "file": "mine.txt"}),
        ("decks", {"deck": deck}),
    ):
        answer = visitor.post(f"/api/{path}", asked)
        assert problem(answer) == (400, "deck"), path
    assert "300 different cards" in visitor.post("/api/deck-check", deck).json()["sentence"]


def test_a_large_deck_is_looked_at_in_no_time():
    """For each thing that is wrong all cards were gone through: 1,500 names took a second of the processor."""
    deck = WrittenDeck(
        ruleset="2e-cta2003", title="Mine", missions=(), piles={"cards": {f"Nobody {at}": 1 for at in range(300)}}
    )
    stands(deck)
    began = thread_time()
    found = stands(deck)
    assert thread_time() - began < 0.1
    assert {it.cards for it in found.troubles if it.cards} == {(f"Nobody {at}",) for at in range(300)}


def test_a_mission_that_nobody_can_solve_says_what_is_lacking(visit):
    visitor = visit()
    deck = visitor.get("/api/ready-decks/2e-cta2003/romulan").json()
    told = standing_of(visitor, {**deck, "piles": {**deck["piles"], "cards": {}}})
    assert told["personnel"] == 0
    for mission in told["missions"]:
        assert not mission["is_met"]
        assert (mission["help"], mission["may_attempt"]) == (0, 0)
        assert all(need["have"] == 0 < need["need"] for need in mission["needs"])


@pytest.mark.parametrize("ruleset", ["2e-cta2003", "1e-modern", "objectives"])
@pytest.mark.parametrize("form", [form.name for form in FORMS])
def test_a_deck_is_written_and_read_in_every_form(visit, ruleset, form):
    visitor = visit()
    name = next(iter(ready_decks(ruleset)))
    deck = visitor.get(f"/api/ready-decks/{ruleset}/{name}").json()
    written = visitor.post("/api/deck-writing", {"deck": deck, "form": form}).json()
    assert written["text"].strip()
    read = visitor.post("/api/deck-reading", {"ruleset": ruleset, "text": written["text"], "file": written["file"]})
    told = read.json()
    assert told["form"] == form
    assert (told["notes"], told["lines"]) == ([], [])
    assert sorted(told["deck"]["missions"]) == sorted(deck["missions"])
    assert told["deck"]["piles"] == deck["piles"]


def test_a_list_keeps_the_cards_that_nobody_knows(visit):
    text = export_deck(ready_decks("2e-cta2003")["romulan"], "lackey") + "\n2\tNot a Card at All\n"
    told = visit().post("/api/deck-reading", {"ruleset": "2e-cta2003", "text": text, "file": "x.txt"}).json()
    assert told["deck"]["missions"].count("Not a Card at All") == 2, "it stands in the section of the missions"


def test_every_line_that_is_no_known_card_is_told_with_what_is_near(visit):
    text = "Missions (1)\n1x Excavation\nmy best deck ever\n2x Emokk\nDraw deck\n0 Daro\nTricoder x2\n"
    told = visit().post("/api/deck-reading", {"ruleset": "2e-cta2003", "text": text}).json()
    lines = {it["number"]: it for it in told["lines"]}
    assert list(lines) == [3, 4, 6, 7]
    assert [it["is_read"] for it in lines.values()] == [False, True, False, True]
    assert (lines[4]["name"], "Emok" in lines[4]["near"]) == ("Emokk", True)
    assert "Tricorder" in lines[7]["near"]
    assert (lines[6]["text"], lines[6]["near"]) == ("0 Daro", [])
    assert told["deck"]["title"] == "Untitled deck"


def test_filters_offer_each_thing_once_by_its_name(visit):
    told = {it["name"]: it for it in visit().get("/api/cards/2e-cta2003").json()["fields"]}
    offered = {name: [it["label"] for it in field["choices"]] for name, field in told.items()}
    assert offered["icon"] == [
        *("Command", "Deep Space Nine", "Earth", "Future", "Maquis", "Past"),
        *("Staff", "Terok Nor", "The Next Generation"),
    ]
    assert offered["set"] == ["Call to Arms", "Energize", "Premiere"]
    assert "Borg" in offered["attempt"]
    assert not {"All", "Bor", "Except"} & {*offered["attempt"]}
    for field in told.values():
        labels = [it["label"] for it in field["choices"]]
        assert len(set(labels)) == len(labels), field["name"]
        assert all(field["words"][it["word"]] == it["number"] for it in field["choices"]), field["name"]


@pytest.mark.parametrize("text", ["", "hello", "ruleset: 9e", "a: [", "<deck>", "{" * 200])
def test_what_is_no_deck_is_said_in_a_sentence(visit, text):
    answer = visit().post("/api/deck-reading", {"ruleset": "2e-cta2003", "text": text})
    assert answer.status_code == 400
    assert answer.json()["sentence"].endswith(".")


def test_a_form_that_does_not_exist_is_refused(visit):
    deck = {"ruleset": "2e-cta2003", "title": "x", "missions": [], "piles": {}}
    assert problem(visit().post("/api/deck-writing", {"deck": deck, "form": "paper"})) == (400, "form")
