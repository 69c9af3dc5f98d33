"""The forms of decks: what each reads and writes, and that nothing is lost on the way there and back."""

from string import printable
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from spaceline.cards.decks import DeckError, FirstDeck, SecondDeck, export_deck, import_deck, read_deck, ready_decks
from spaceline.cards.decks.naming import all_names
from spaceline.cards.rulesets import pool
from spaceline.editions import RULESETS, SECOND

CTA2003, MODERN = "2e-cta2003", "1e-modern"
LISTS = ("lackey", "lackey-dek", "trekcc")
READY = [(ruleset, name) for ruleset in RULESETS for name in ready_decks(ruleset)]


def there_and_back(deck, form):
    return import_deck(export_deck(deck, form), f"{deck.name}.txt", deck.ruleset)


@pytest.mark.parametrize("form", LISTS)
@pytest.mark.parametrize(("ruleset", "name"), READY)
def test_a_ready_deck_is_the_same_after_export_and_import(ruleset, name, form):
    deck = ready_decks(ruleset)[name]
    found = there_and_back(deck, form)
    assert (found.form, found.left_out, found.unread) == (form, {}, ())
    assert found.deck == (replace(deck, title=name) if form == "lackey" else deck)
    assert export_deck(found.deck, form) == export_deck(deck, form).replace(deck.title, found.deck.title)


@pytest.mark.parametrize(("ruleset", "name"), READY)
def test_a_deck_file_that_is_written_reads_as_the_same_deck(ruleset, name):
    deck = ready_decks(ruleset)[name]
    assert read_deck(export_deck(deck, "yaml")) == deck


SIGNS = st.sampled_from(sorted({*printable.strip(), " ", "é", "ö", "&", "<", "'", '"'}))
UNKNOWN = (
    st.text(SIGNS, min_size=1, max_size=30)
    .map(lambda name: " ".join(f"{name} of Nowhere".split()))
    .filter(lambda name: not all_names(SECOND).knows(name))
)
COPIES = st.integers(1, 99)


def piles(of_type):
    known = sorted({card.name for card in pool(CTA2003).values() if of_type(card.type)})
    return st.dictionaries(st.sampled_from(known) | UNKNOWN, COPIES, max_size=8)


DECKS = st.builds(
    SecondDeck,
    name=st.just("made"),
    title=st.just("Made"),
    ruleset=st.just(CTA2003),
    missions=st.lists(piles(lambda kind: kind == "mission"), max_size=1).map(lambda them: tuple(*them)),
    dilemmas=piles(lambda kind: kind == "dilemma"),
    cards=piles(lambda kind: kind not in ("dilemma", "mission")),
).filter(lambda deck: deck.size > 0)


@settings(max_examples=60)
@given(deck=DECKS, form=st.sampled_from(LISTS))
def test_any_names_and_numbers_survive_export_and_import(deck, form):
    found = import_deck(export_deck(deck, form), "Made.txt", CTA2003, form)
    assert found.deck == replace(deck, name="made")
    assert found.is_whole


@settings(max_examples=60)
@given(lines=st.lists(st.tuples(st.sampled_from(["Daro", "Emok", "Nobody"]), st.integers(1, 9)), min_size=1))
def test_the_copies_of_several_lines_are_added_up(lines):
    text = "".join(f"{copies}\t{name}\n" for name, copies in lines)
    totals = {name: sum(copies for other, copies in lines if other == name) for name, _ in lines}
    if max(totals.values()) > 99:
        with pytest.raises(DeckError, match="is listed more than 99 times"):
            import_deck(text)
    else:
        assert import_deck(text).deck.cards == totals


@settings(max_examples=150)
@given(text=st.text(max_size=200) | st.binary(max_size=200).map(lambda data: data.decode("cp437")))
def test_any_text_is_a_deck_or_is_refused_in_words(text):
    for form in ("", *LISTS):
        try:
            said, size = "", import_deck(text, form=form).deck.size
        except DeckError as error:
            said, size = str(error), 0
        assert size > 0 or said.startswith("the deck: ")


LACKEY = (
    "2\tDaro\r\n1\tDanar Irascible Gul\r\nDilemmas:\t\r\n\r\n1\tTriage\r\n"
    "Missions:\r\n1\tEarth Home of Starfleet Command"
)


class TestLackeyText:
    def test_names_are_found_without_their_commas(self):
        deck = import_deck(LACKEY, "A_fine_deck.txt").deck
        assert (deck.name, deck.title) == ("a_fine_deck", "A fine deck")
        assert deck.cards == {"Daro": 2, "Danar, Irascible Gul": 1}
        assert (deck.dilemmas, deck.missions) == ({"Triage": 1}, ("Earth, Home of Starfleet Command",))

    def test_an_unknown_card_stays_under_its_name(self):
        assert import_deck("1\tNobody at All\n1\tDaro").deck.cards == {"Nobody at All": 1, "Daro": 1}

    def test_a_name_may_begin_with_a_number(self):
        assert import_deck("Dilemmas:\n2\t10 and 01").deck.dilemmas == {"10 and 01": 2}

    def test_a_section_that_a_deck_has_no_pile_for_is_told(self):
        found = import_deck("1\tGowron\nOutside:\n2\tDuras\n1\tKurn\nTactics:\n", ruleset=MODERN)
        assert found.deck.cards == {"Gowron": 1}
        assert found.left_out == {"Outside": {"Duras": 2, "Kurn": 1}}

    def test_sites_of_first_edition_have_a_pile_of_their_own(self):
        found = import_deck("Seed+Dil:\n1\tArcher\nSites:\n1\tOps", ruleset=MODERN)
        assert isinstance(found.deck, FirstDeck)
        assert (found.deck.seeds, found.deck.sites) == ({"Archer": 1}, {"Ops": 1})
        assert export_deck(found.deck, "lackey").splitlines()[-4:] == ["Seed+Dil:", "1\tArcher", "Sites:", "1\tOps"]

    def test_what_is_exported_has_the_names_of_the_card_list(self):
        text = export_deck(import_deck(LACKEY).deck, "lackey")
        assert text.splitlines()[1:] == [
            "1\tDanar Irascible Gul",
            "Dilemmas:",
            "1\tTriage",
            "Missions:",
            "1\tEarth Home of Starfleet Command",
        ]


DEK = """<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE deck SYSTEM "nowhere.dtd">
<deck version="0.8"><meta><title>Mine &amp; yours</title></meta>
<superzone name="Deck"><card><name id="x">Daro</name><set>SE</set></card><card><name>Daro</name></card></superzone>
<superzone name="Missions"><card><name>Excavation</name></card></superzone>
<superzone name="Elsewhere"><card><name>Emok</name></card></superzone></deck>"""


class TestLackeyXml:
    def test_each_card_element_is_a_copy(self):
        found = import_deck(DEK)
        assert (found.form, found.deck.title) == ("lackey-dek", "Mine & yours")
        assert (found.deck.cards, found.deck.missions) == ({"Daro": 2}, ("Excavation",))
        assert found.left_out == {"Elsewhere": {"Emok": 1}}

    def test_what_is_exported_is_xml_with_a_card_for_each_copy(self):
        root = ET.fromstring(export_deck(ready_decks()["klingon"], "lackey-dek"))
        zones = {zone.get("name"): len(zone.findall("card/name")) for zone in root.findall("superzone")}
        deck = ready_decks()["klingon"]
        assert zones == {
            "Deck": sum(deck.cards.values()),
            "Dilemmas": sum(deck.dilemmas.values()),
            "Missions": len(deck.missions),
        }

    @pytest.mark.parametrize(
        ("text", "says"),
        [
            (DEK.replace('"nowhere.dtd"', '"n.dtd" [<!ENTITY a "aaa">]'), "declares the entity 'a'"),
            (DEK.replace('"nowhere.dtd"', '"n.dtd" [<!ENTITY % a SYSTEM "file:/etc/hosts">%a;]'), "entity 'a'"),
            (DEK.replace("Daro", "D&aro;"), "entity 'aro'"),
            (DEK.replace("</superzone>", ""), "it is no XML: mismatched tag"),
            ("<deck/>", "it lists no card"),
            ("<a>" * 20, "nested too deeply"),
            ("<" + "a" * 1_000_001, "far too long"),
        ],
    )
    def test_what_is_wrong_is_said(self, text, says):
        with pytest.raises(DeckError, match=says):
            import_deck(text)


TREKCC = """Missions
Headquarters
1\tS\t168\t\t•Cardassia Prime, Hardscrabble World
Planet
Excavation

Draw Deck (5)
Event
1\tR\t80\t\t2x Battle Drills
Personnel
Cardassian
3\tC\t21\t\t1x •Danar, Irascible Gul
2x Daro

Dilemma Pile (2)
Dual
1\tC\t50\t\t2x Triage
"""


class TestTrekcc:
    def test_columns_signs_and_headings_are_understood(self):
        found = import_deck(TREKCC)
        assert (found.form, found.is_whole) == ("trekcc", True)
        assert found.deck.missions == ("Cardassia Prime, Hardscrabble World", "Excavation")
        assert found.deck.cards == {"Battle Drills": 2, "Danar, Irascible Gul": 1, "Daro": 2}
        assert found.deck.dilemmas == {"Triage": 2}

    def test_headings_may_end_with_a_colon_and_the_deck_have_a_name(self):
        text = "Deck Name: Mine\nMissions:\n1x Excavation\nDraw Deck (1):\n1x Daro\nDilemma Pile (1):\n1x Triage\n"
        deck = import_deck(text).deck
        assert (deck.title, deck.missions, deck.cards) == ("Mine", ("Excavation",), {"Daro": 1})

    def test_a_line_that_means_nothing_is_told(self):
        found = import_deck(TREKCC.replace("Event\n", "Event\nAnother Word\n"))
        assert found.unread == ((9, "Another Word"),)
        assert found.deck == import_deck(TREKCC).deck

    def test_a_section_that_a_deck_has_no_pile_for_is_told(self):
        found = import_deck(f"{TREKCC}\nReferee Pile (1)\n1x Daro\n")
        assert found.left_out == {"Referee Pile": {"Daro": 1}}

    def test_the_missions_keep_the_order_in_which_they_are_laid_out(self):
        text = export_deck(import_deck(TREKCC).deck, "trekcc")
        lines = [line.rpartition("\t")[2] for line in text.splitlines()]
        at = lines.index("Missions")
        assert lines[at + 1 : at + 5] == [
            "Headquarters",
            "•Cardassia Prime, Hardscrabble World",
            "Planet",
            "•Excavation",
        ]


class TestListsByHand:
    """What people type, or copy from a page."""

    @pytest.mark.parametrize(
        "line", ["2x Daro", "2 x Daro", "2X Daro", "2\tDaro", "2 Daro", "- 2x Daro", "2× Daro", "Daro x2", "Daro (x2)"]
    )
    @pytest.mark.parametrize("above", ["", "Deck Name: Mine\n"])
    def test_copies_stand_before_or_after_the_name(self, line, above):
        found = import_deck(above + line)
        assert (found.deck.cards, found.is_whole) == ({"Daro": 2}, True)

    def test_remarks_are_no_cards_and_may_be_headings(self):
        found = import_deck("# my best deck\n// Missions\n1 Excavation\n## Draw deck\n2x Daro\n; 3 Emok\n")
        assert (found.deck.missions, found.deck.cards, found.unread) == (("Excavation",), {"Daro": 2}, ())

    def test_headings_name_types_with_their_numbers(self):
        found = import_deck("Missions (1)\n1x Excavation\nPersonnel (2):\n2x Daro\n1 Nobody\nDilemmas\n1x Triage")
        assert (found.deck.missions, found.deck.cards) == (("Excavation",), {"Daro": 2, "Nobody": 1})
        assert (found.deck.dilemmas, found.is_whole) == ({"Triage": 1}, True)

    def test_without_headings_cards_go_where_their_types_lie(self):
        found = import_deck("1 Excavation\nTriage x2\nDaro\n1 Nobody")
        assert (found.deck.missions, found.deck.dilemmas) == (("Excavation",), {"Triage": 2})
        assert found.deck.cards == {"Daro": 1, "Nobody": 1}

    def test_all_lines_that_cannot_be_read_are_told_with_their_numbers(self):
        found = import_deck("Missions\n1x Excavation\nThis is my best deck!\n0 Daro\n\n1x Emokk\nand more")
        assert found.unread == ((3, "This is my best deck!"), (4, "0 Daro"), (7, "and more"))
        assert found.strange == {"Emokk": ((6, "1x Emokk"),)}
        assert (found.deck.missions, found.is_whole) == (("Excavation", "Emokk"), False)

    def test_a_card_that_is_no_mission_is_not_counted_as_one(self):
        found = import_deck("Missions:\n1 Excavation\n\n2 Daro\n3 Triage")
        assert (found.deck.missions, found.deck.cards) == (("Excavation",), {"Daro": 2})
        assert found.deck.dilemmas == {"Triage": 3}

    @pytest.mark.parametrize(
        "above",
        [
            "Mine",
            "Mine:",
            "Mine (3)",
            "# Mine",
            "// Mine",
            "Mine\n",
            "\n\nMine\n",
            "Mine\nMissions",
            "Mine:\nMissions (1)",
        ],
    )
    def test_what_stands_above_a_list_names_the_deck(self, above):
        found = import_deck(f"{above}\n1x Excavation\nDraw deck\n2x Daro\n", "a list")
        assert found.deck.title == "Mine"
        assert (found.deck.missions, found.deck.cards, found.is_whole) == (("Excavation",), {"Daro": 2}, True)

    @pytest.mark.parametrize(
        "above", ["Missions", "Missions:", "# Missions", "Personnel (2)", "2x Daro", "Daro", "", "0 Daro"]
    )
    def test_a_heading_of_cards_or_a_card_names_no_deck(self, above):
        assert import_deck(f"{above}\n1x Excavation\n2x Daro\n", "a list").deck.title == "a list"

    def test_a_first_line_that_is_a_card_misspelt_is_told_and_names_no_deck(self):
        for text in ("Excavatoin\n2x Daro\n", "Something\nDaro\nExcavation\n"):
            found = import_deck(text, "a list")
            assert (found.deck.title, [line.number for line in found.unread]) == ("a list", [1])

    def test_a_deck_that_is_named_in_its_form_keeps_that_name(self):
        found = import_deck("Something\nDeck Name: Mine\nMissions\nExcavation\nDraw Deck (1):\n1x Daro\n")
        assert (found.deck.title, found.unread) == ("Mine", ((1, "Something"),))

    def test_no_unknown_line_is_taken_for_a_mission(self):
        found = import_deck("Deck Name: Mine\nSomething\nMissions\nExcavation\nAnything else\nPersonnel\n1x Daro\n")
        assert (found.deck.missions, found.deck.cards) == (("Excavation",), {"Daro": 1})
        assert found.unread == ((2, "Something"), (5, "Anything else"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "it is in none of the forms known here .LackeyCCG, .dek; .*; list of trekcc.org; LackeyCCG, text."),
        ("hello", "no card is listed in it; line 1 is neither a card nor a heading: 'hello'"),
        ("0\tDaro", "line 1 lists a card not 0 times but once to 99 times"),
        (f"{10**40}\tDaro", "line 1 lists a card not 10000000000000000000 times"),
        ("60\tDaro\n60\tDaro", "Daro is listed more than 99 times"),
        ("Dilemmas:", "no card is listed in it"),
        ("1\tDaro\n" * 200_000, "far too long for a deck"),
        ("1\t" + "a" * 600, "line 1 is far too long for a card"),
        ("ruleset: 2e-cta2003\n", "needs no import"),
    ],
)
def test_a_text_that_is_no_deck_is_refused(text, says):
    with pytest.raises(DeckError, match=says):
        import_deck(text)


def test_there_is_no_other_form():
    with pytest.raises(DeckError, match="no form of decks is called 'pdf'; there are: "):
        import_deck("1\tDaro", form="pdf")
    with pytest.raises(DeckError, match="no form of decks is called 'pdf'"):
        export_deck(ready_decks()["klingon"], "pdf")
