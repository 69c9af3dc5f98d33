"""A browser is told everything in the first of its languages that the server speaks; nothing of it is English."""

import pytest

from spaceline.editions import EDITIONS
from spaceline.presentation.lexicon import words_of
from spaceline.presentation.lexicon.english import SERVER, SHARED, TROUBLE, to_translate
from spaceline.server.app import create_app
from spaceline.server.languages import asked_for
from spaceline.server.people.browser_names import browser_name, browser_said
from spaceline.server.problems import REASONS, ProblemError
from spaceline.server.settings import ServerError
from tests.support.pretend_language import MARKED, WORD, write_pretend_language
from tests.support.servers import TWO_SEATS, Visitor, settings_in, with_tables

RULESET = "2e-cta2003"
THEIRS = {"Accept-Language": "xx, en;q=0.5"}
NAMES = {
    "zz",
    "Second",
    "Edition",
    "Call",
    "to",
    "Arms",
    "Premiere",
    "LackeyCCG",
    "dek",
    "Spaceline",
    "YAML",
    "trekcc",
    "org",
}
"""Those of forms and rulesets, and what was typed."""


def english_in(text: str) -> set[str]:
    """The words outside the marks."""
    return {word.strip("'") for word in WORD.findall(MARKED.sub("", text))}


@pytest.fixture(scope="module")
def language(tmp_path_factory):
    return write_pretend_language(tmp_path_factory.mktemp("languages") / "xx")


@pytest.fixture(scope="module")
def spoken_to(tmp_path_factory, language):
    """Somebody who comes to a server that speaks two languages, and asks for the other one."""
    settings = settings_in(tmp_path_factory.mktemp("server") / "data", languages=f"en, {language}", is_limited=False)
    made = create_app(with_tables(settings))
    come = Visitor(made)
    with come.http:
        come.http.headers.update(THEIRS)
        assert come.post("/api/guests", {"name": "Xx"}).status_code == 200
        yield come


SEATS = {"ruleset": RULESET, "seats": TWO_SEATS}
REFUSED = [
    ("/api/guests", {"name": " "}),
    ("/api/guests", {"name": "Аda"}),
    ("/api/login", {"name": "Nobody", "password": "x"}),
    ("/api/token", {}),
    ("/api/mail", {"token": "none"}),
    ("/api/forgotten", {"name": "Nobody"}),
    ("/api/me/password", None),
    ("/api/invitations/none", {}),
    ("/api/reports", {"text": " "}),
    ("/api/matches", {**SEATS, "ruleset": "3e"}),
    ("/api/matches", {**SEATS, "seats": TWO_SEATS[1:] * 2}),
    ("/api/matches", {**SEATS, "seed": -1}),
    ("/api/matches", {**SEATS, "seats": [TWO_SEATS[0], {"who": "zz", "deck": "klingon"}]}),
    ("/api/matches", {**SEATS, "seats": [{"who": "me", "deck": "zz"}, TWO_SEATS[1]]}),
    ("/api/matches", {**SEATS, "time": {"kind": "live", "seconds": 1}}),
    ("/api/deck-reading", {"text": "", "file": "", "ruleset": RULESET}),
    ("/api/deck-reading", {"text": "zz", "file": "", "ruleset": RULESET}),
    ("/api/deck-check", {"ruleset": RULESET, "title": "", "missions": [], "piles": {"zz": {}}}),
]


@pytest.mark.parametrize(("path", "asked"), REFUSED)
def test_nothing_that_is_refused_is_told_in_english(spoken_to, path, asked):
    answer = spoken_to.post(path, asked)
    assert answer.status_code in (400, 401, 403, 404, 405, 415), answer.text
    sentence = answer.json()["sentence"]
    assert "‹" in sentence
    assert english_in(sentence) <= NAMES


@pytest.mark.parametrize("status", sorted(REASONS))
def test_every_status_has_a_sentence_in_each_language(status, language):
    problem = ProblemError(status).problem(words_of(language).templates)
    assert not english_in(problem.sentence)
    assert problem.reason == REASONS[status]


def test_what_a_match_can_be_made_of_is_told_in_the_language(spoken_to):
    found = next(it for it in spoken_to.get("/api/lobby").json()["rulesets"] if it["name"] == RULESET)
    assert not english_in(found["about"])
    assert not {word for deck in found["decks"] for word in english_in(f"{deck['about']} {deck['style']}")}
    assert not {word for it in found["opponents"] for word in english_in(it["label"])}


def test_how_a_deck_stands_is_told_in_the_language(spoken_to):
    deck = {"ruleset": RULESET, "title": "", "missions": [], "piles": {"cards": {"zz": 1}}}
    stands = spoken_to.post("/api/deck-check", deck).json()
    told = [it["sentence"] for it in stands["troubles"]]
    assert len(told) > 2
    assert not {word for text in told for word in english_in(text)} - {"zz"}


def test_the_page_in_the_place_of_the_client_is_in_the_language(tmp_path, language):
    app = create_app(with_tables(settings_in(tmp_path / "data", languages=language, client=tmp_path)))
    with Visitor(app).http as http:
        page = http.get("/").text
    assert '<html lang="xx">' in page
    told = page.partition("<main>")[2].replace("make client", "").replace("spaceline play", "").replace("/docs", "")
    assert not english_in(told) - {"h1", "p", "code", "a", "href", "main", "body", "html", "h"}


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ("", "en"),
        ("fr", "en"),
        ("de", "texts/de"),
        ("de-AT,de;q=0.9", "texts/de"),
        ("en-GB;q=0.8, de;q=0.9", "texts/de"),
        ("de;q=0, en", "en"),
        ("de;q=much", "en"),
        ("*", "en"),
        (";q=1,,de", "texts/de"),
    ],
)
def test_the_language_that_is_wished_most_is_spoken(wish, found):
    assert asked_for(wish, ("en", "texts/de")) == found


def test_a_language_that_cannot_be_spoken_is_told_when_the_server_starts(tmp_path):
    with pytest.raises(ServerError, match="no language 'zz'"):
        settings_in(tmp_path, languages="en,zz")


def test_a_browser_that_is_no_name_is_called_in_the_language(language):
    words = words_of(language)
    assert browser_said(words, browser_name("Firefox/1 (iPhone)")) == "Firefox ‹on› ‹an› ‹iPhone›"
    assert browser_said(words, browser_name("curl")) == "‹Another› ‹program›"
    assert browser_said(words, "") == ""


def test_a_mail_is_written_in_the_language(language):
    for key in ("mail.confirm", "mail.confirm.text", "mail.reset", "mail.reset.text"):
        assert english_in(words_of(language).say(key, name="", link="")) == set()


def test_a_reason_of_the_server_is_none_of_the_rules():
    ours = [*to_translate(SERVER)["refusals"], *to_translate(TROUBLE)["refusals"]]
    rules = {reason for name in (SHARED, *(it.key for it in EDITIONS)) for reason in to_translate(name)["refusals"]}
    assert len(set(ours)) == len(ours)
    assert not rules & set(ours)
