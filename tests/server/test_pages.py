"""The client, the faces of cards, the reference of the routes: all of it from this server, nothing from elsewhere."""

import gzip
import json

import pytest

from spaceline.cards.rulesets import all_cards
from spaceline.editions import EDITIONS, RULESETS
from spaceline.server.app import create_app
from spaceline.server.pages.client import Client
from spaceline.server.pages.face_book import face_of, faces_of
from tests.support.servers import Visitor, problem, settings_in, with_tables


@pytest.fixture
def client_folder(tmp_path):
    """A client as the build leaves it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Table</title>")
    (folder / "assets" / "app-1234.js").write_text("console.log(1)")
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    return folder


@pytest.fixture
def browser(tmp_path, client_folder):
    """A visitor of a server with a client."""
    visitor = Visitor(create_app(with_tables(settings_in(tmp_path / "data", client=client_folder))))
    with visitor.http:
        yield visitor


@pytest.mark.parametrize("path", ["/", "/match/abc", "/join/abc", "/watch/abc", "/cards/second"])
def test_addresses_of_the_client_get_its_start_page(browser, path):
    answer = browser.get(path)
    assert answer.status_code == 200
    assert "Table" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_files_with_their_content_in_the_name_are_kept_for_ever(browser):
    answer = browser.get("/assets/app-1234.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert browser.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"}).text == "console.log(1)"


def test_what_has_not_changed_is_not_sent_again(browser):
    for path in ("/", "/favicon.svg", "/api/faces/2e-cta2003"):
        etag = browser.get(path).headers["etag"]
        again = browser.get(path, headers={"If-None-Match": etag})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/none.js",
        "/assets/none",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/link.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/x.y",
    ],
)
def test_nothing_beside_the_client_is_served(browser, path):
    answer = browser.get(path)
    assert "secret" not in answer.text
    assert problem(answer) == (404, "missing")


@pytest.mark.parametrize("path", ["/api", "/api/none", "/metrics/none", "/health/none"])
def test_addresses_of_programs_are_no_pages(browser, path):
    assert problem(browser.get(path)) == (404, "missing")


def test_a_client_that_is_built_anew_is_read_anew(client_folder):
    client = Client(client_folder)
    assert b"Table" in client.asset("/").data
    (client_folder / "index.html").write_text("<!doctype html><title>New</title>")
    assert b"New" in client.asset("/").data
    (client_folder / "index.html").unlink()
    assert client.asset("/") is None


def test_without_a_client_a_page_says_so(tmp_path):
    visitor = Visitor(create_app(with_tables(settings_in(tmp_path / "data", client=tmp_path / "nowhere"))))
    with visitor.http:
        answer = visitor.get("/")
        assert answer.status_code == 503
        assert "make client" in answer.text
        assert visitor.get("/docs/page.css").status_code == 200


TOLD_BY_TEXT = ("dilemma", "event", "interrupt", "incident", "doorway")
"""Types of cards of which no fact is told among their texts."""


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_every_card_of_an_edition_has_a_face(edition):
    book = faces_of(edition.names[0])
    faces = json.loads(book.json)
    assert [face["id"] for face in faces] == list(all_cards(edition))
    assert all(face["title"] and face["type"] and face["line"] for face in faces)
    assert gzip.decompress(book.packed) == book.json
    unread = [face for face in faces if not face.get("is_playable", True) and face["type"] in TOLD_BY_TEXT]
    assert not any(face.get("text") for face in unread)
    missions = [face for face in faces if face["type"] == "mission"]
    assert missions
    assert all(1 <= len(face["ends"]) <= 2 for face in missions)
    personnel = [face for face in faces if face["type"] == "personnel"]
    assert all(face.get("attributes") or face.get("text") for face in personnel)


def test_the_rulesets_of_an_edition_share_their_faces():
    assert {id(faces_of(ruleset)) for ruleset in RULESETS} == {id(faces_of(it.names[0])) for it in EDITIONS}


def test_a_face_tells_the_facts_and_the_text_of_its_card():
    card = next(it for it in all_cards(EDITIONS[0]).values() if it.facts.title == "Bareil Antos")
    face = face_of("2e-cta2003", card)
    assert (face.affiliations, face.cost, face.is_unique) == (("Baj",), 5, True)
    assert face.attributes == {"Integrity": 8, "Cunning": 6, "Strength": 5}
    assert ("Diplomacy", 2) in [(skill.name, skill.level) for skill in face.skills]
    assert face.text


def test_the_reference_names_every_route_and_record(browser):
    document = browser.get("/docs/openapi.json").json()
    text = browser.get("/docs").text
    assert len(document["paths"]) > 10
    for path, operations in document["paths"].items():
        assert f"<code>{path}</code>" in text
        assert all(operation.get("summary") for operation in operations.values())
    for name in document["components"]["schemas"]:
        assert f'id="{name}"' in text
    assert "https://" not in text


def test_health_tells_whether_the_database_answers(app, visit, monkeypatch):
    ann = visit()
    assert ann.get("/health").json()["status"] == "ok"

    async def lost(*_, **__):
        raise OSError("no route to /srv/inside")

    app.state.service.storage.probe.at -= 60
    monkeypatch.setattr(app.state.service.storage.database, "read", lost)
    answer = ann.get("/health")
    assert problem(answer) == (503, "database")
    assert "inside" not in answer.text
    monkeypatch.undo()
    app.state.service.storage.probe.at -= 60
    assert ann.get("/health").status_code == 200


def test_metrics_are_for_this_machine_unless_the_settings_open_them(tmp_path, visit):
    assert problem(visit().get("/metrics")) == (404, "missing")
    opened = Visitor(create_app(with_tables(settings_in(tmp_path / "open", metrics="open"))))
    with opened.http:
        opened.post("/api/guests", {"name": "Ann"})
        opened.makes()
        opened.get("/api/matches/" + "A" * 22)
        text = opened.get("/metrics").text
    assert "spaceline_matches_running 1.0" in text
    assert (
        'route="/api/matches/{match}",status="404"' in text or 'route="/api/matches/{match:str}",status="404"' in text
    )
    assert "A" * 22 not in text


def test_the_log_names_the_form_of_an_address_and_never_what_is_in_it(logged, visit):
    ann, bea = visit("Ann"), visit("Bea")
    match, token = ann.invites()
    bea.post(f"/api/invitations/{token}", {"deck": "klingon"})
    bea.post("/api/me/account", {"name": "Bea", "password": "long enough"})
    text = repr(logged)
    assert "/api/invitations/{token" in text
    for secret in (
        token,
        match["watch"].removeprefix("/watch/"),
        "long enough",
        bea.token,
        bea.http.cookies["spaceline"],
    ):
        assert secret not in text


@pytest.mark.parametrize("path", ["/docs/nothing", "/docs/nothing.css", "/docs/a/b", "/docs/swagger", "/api/nothing"])
def test_what_is_missing_is_told_in_one_form(visit, path):
    answer = visit().get(path)
    assert problem(answer) == (404, "missing")
    assert answer.headers["content-type"] == "application/json"
