"""The rules catalogue: complete, in our own words, and easy to find one's way in."""

import importlib.util
import os
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from spaceline.rules.clauses import BOOKS, FAMILIES, Clause, Family, UnknownClause, clause as clause_module, load

ROOT = Path(__file__).parents[2]
REFERENCE = Path(os.environ.get("SPACELINE_REFERENCE", ROOT.parent / "shared")) / "rules"
RECORDED = {"second": 284, "objectives": 88, "first": 782, "glossary": 984}

needs_reference = pytest.mark.skipif(
    not REFERENCE.is_dir(), reason="the rules reference is not here (set SPACELINE_REFERENCE to its folder)"
)


@pytest.fixture(scope="module")
def importer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("import_clauses", ROOT / "tools" / "import_clauses.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def ids(clauses: list[Clause]) -> list[str]:
    return [clause.id for clause in clauses]


def test_every_clause_of_the_rulebooks_is_there() -> None:
    assert Counter(clause.family for clause in load()) == RECORDED
    assert tuple(RECORDED) == FAMILIES


def test_no_id_is_used_twice() -> None:
    assert len({clause.id for clause in load()}) == len(load()) == sum(RECORDED.values())


def test_every_clause_says_something_and_names_its_rulesets() -> None:
    for clause in load():
        assert all(text.strip() for text in (clause.rule, clause.section, clause.subsystem)), clause.id
        assert clause.rulesets, clause.id
        assert set(clause.rulesets) <= set(BOOKS), clause.id


def test_first_edition_clauses_have_a_tier_and_only_glossaries_name_cards() -> None:
    for clause in load():
        assert (clause.tier is not None) == (clause.family in {"first", "glossary"}), clause.id
        assert not clause.cards or clause.family == "glossary" or clause.section.startswith("Glossary > "), clause.id


def test_editors_notes_have_no_place_in_the_data() -> None:
    folder = Path(clause_module.__file__).parent
    for family in FAMILIES:
        for line in (folder / f"{family}.jsonl").read_bytes().splitlines():
            assert not {"note", "test", "source"} & set(msgspec.json.decode(line)), line


def test_a_clause_is_found_by_its_id() -> None:
    clause = load().get("2E-combat/5")
    assert (clause.id, clause.family) == ("2E-combat/5", "second")
    assert "2E-combat/5" in load()
    assert "2E-combat/999" not in load()


def test_an_unknown_id_names_its_neighbours() -> None:
    with pytest.raises(UnknownClause) as refusal:
        load().get("2e-combatt/5")
    assert "2E-combat/5" in refusal.value.closest
    assert "2E-combat/5" in str(refusal.value)
    assert isinstance(refusal.value, KeyError)


def test_an_id_like_no_other_has_no_neighbours() -> None:
    with pytest.raises(UnknownClause) as refusal:
        load().get("?")
    assert str(refusal.value) == "no clause '?'"


def test_search_wants_every_word() -> None:
    found = load().search("captives BRIG", limit=1000)
    assert found
    for clause in found:
        text = f"{clause.id} {clause.section} {clause.rule}".casefold()
        assert all(word in text for word in ("captives", "brig")), clause.id


def test_search_lists_sections_before_rules_in_the_order_of_the_books() -> None:
    found = load().search("beaming", family="second", limit=1000)
    in_section = ["beaming" in clause.section.casefold() for clause in found]
    assert set(in_section) == {True, False}
    assert in_section == sorted(in_section, reverse=True)
    order = ids(list(load()))
    places = [order.index(clause.id) for clause in found if "beaming" in clause.section.casefold()]
    assert places == sorted(places)


def test_search_puts_the_clause_whose_id_was_typed_first() -> None:
    assert ids(load().search("obj-engagements/1"))[0] == "OBJ-engagements/1"


def test_search_keeps_to_family_subsystem_and_limit() -> None:
    found = load().search("ship", family="first", subsystem="dock", limit=3)
    assert len(found) == 3
    assert {(clause.family, clause.subsystem) for clause in found} == {("first", "dock")}
    assert load().search("no rulebook says xyzzy") == []


@pytest.mark.parametrize("name", BOOKS)
def test_a_ruleset_lists_what_its_book_states(name: str) -> None:
    listed = ids(load().of_book(name))
    assert listed == [clause.id for clause in load() if name in clause.rulesets]
    assert listed


def test_open_play_has_its_own_road_to_victory() -> None:
    assert "1E-9.0.1/1" in ids(load().of_book("1e-open"))
    assert "1E-9.0.1/1" not in ids(load().of_book("1e-modern"))


def test_an_unknown_ruleset_is_refused() -> None:
    with pytest.raises(ValueError, match="2e-cta2003"):
        load().of_book("3e")


def test_the_rulings_about_a_card_are_found_by_its_title() -> None:
    assert "1E-G:62nd-rule-of-acquisition/1" in ids(load().by_card("full planet scan"))
    assert ids(load().by_card("Crowd Control")) == ["2E-crowd-control/1"]


def test_every_correction_is_what_players_read(importer: ModuleType) -> None:
    for correction in importer.CORRECTIONS:
        assert load().get(correction.id).rule == correction.rule
        assert correction.reason


def test_no_clause_is_corrected_twice(importer: ModuleType) -> None:
    corrected = [correction.id for correction in importer.CORRECTIONS]
    assert len(corrected) == len(set(corrected))


def test_a_clause_copied_from_a_book_is_noticed(importer: ModuleType, tmp_path: Path) -> None:
    clause = load().get("2E-combat/5")
    words = [f"word{number}" for number in range(importer.BORROWED)]
    book = tmp_path / "book.txt"
    book.write_text("Before. " + ",\n".join(words) + ". After.", encoding="utf-8")
    copied = msgspec.structs.replace(clause, rule=" ".join(words))
    nearly = msgspec.structs.replace(clause, rule=" ".join(words[1:]))
    assert [found.rule for found, _ in importer.borrowed([nearly, copied], [book])] == [copied.rule]


@needs_reference
def test_the_data_files_are_what_the_import_writes(importer: ModuleType) -> None:
    names = ("rules-2e.yaml", "rules-1e.yaml", "glossary-1e.yaml")
    families: dict[Family, list[Clause]] = importer.imported(*(REFERENCE / name for name in names))
    for family, clauses in families.items():
        path = importer.CLAUSES / f"{family}.jsonl"
        assert path.read_bytes() == importer.encoded(clauses), f"{family}: run tools/import_clauses.py"


@needs_reference
def test_the_catalogue_speaks_in_our_own_words(importer: ModuleType) -> None:
    books = sorted((REFERENCE / "sources").iterdir())
    assert books
    assert [(clause.id, words) for clause, words in importer.borrowed(load(), books)] == []
