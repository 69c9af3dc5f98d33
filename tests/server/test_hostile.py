"""What a hostile client tries: all of it is refused, nothing changes, nothing leaks."""

import re

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from spaceline.server.app import create_app
from spaceline.server.live.plugin import LiveMatches
from tests.support.servers import HOME, TWO_SEATS, Visitor, problem, settings_in, with_tables

CHANGES = ("/api/guests", "/api/me/account", "/api/login", "/api/logout", "/api/matches", "/api/invitations/x")
ELSEWHERE = ("http://evil.example", "null", "", "http://testserver.local.evil.example", "https://testserver.local:8443")


@pytest.mark.parametrize("path", CHANGES)
@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_change_from_another_site_is_refused(visit, path, origin):
    ann = visit("Ann")
    headers = {**ann.headers, "Origin": origin} if origin else {"X-CSRF-Token": ann.token}
    assert problem(ann.http.post(path, json={"name": "Eve"}, headers=headers)) == (403, "origin")
    assert ann.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize("token", ["", "wrong", "é" * 64])
@pytest.mark.parametrize("path", CHANGES)
def test_a_change_without_the_token_of_the_cookie_is_refused(visit, path, token):
    ann = visit("Ann")
    headers = {b"Origin": HOME.encode(), b"X-CSRF-Token": token.encode()}
    assert problem(ann.http.post(path, json={"name": "Eve"}, headers=headers)) == (403, "token")


def test_the_token_of_somebody_else_does_not_fit(visit):
    ann, eve = visit("Ann"), visit("Eve")
    assert ann.token != eve.token
    headers = {"Origin": HOME, "X-CSRF-Token": eve.token}
    assert problem(ann.http.post("/api/logout", json={}, headers=headers)) == (403, "token")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_what_a_form_of_another_site_can_send_is_refused(visit, kind):
    ann = visit("Ann")
    headers = {**ann.headers, "Content-Type": kind}
    assert problem(ann.http.post("/api/guests", content='{"name": "Eve"}', headers=headers)) == (415, "form")


def test_a_server_for_this_machine_answers_to_its_names_only(tmp_path):
    """Another site's name can be made to point to this machine."""
    app = create_app(with_tables(settings_in(tmp_path / "data", host="127.0.0.1")))
    with TestClient(app, base_url=HOME) as client:
        for host in ("localhost:4747", "127.0.0.1:4747", "[::1]:4747"):
            assert client.get("/health", headers={"Host": host}).status_code == 200
        for host in ("evil.example", "evil.example:4747", "localhost.evil.example", "", "127.0.0.1.evil.example"):
            assert client.get("/health", headers={"Host": host}).status_code in (400, 403)


@pytest.mark.parametrize("host", ["[::1", "[zz]:1", "[", "a]b", "testserver.local:port", "testserver.local:99999999"])
@pytest.mark.parametrize("given", [{"host": "127.0.0.1"}, {}, {"origin": "https://play.example"}])
def test_a_host_that_is_none_is_refused(tmp_path, host, given):
    app = create_app(with_tables(settings_in(tmp_path / "data", **given)))
    with TestClient(app, base_url=HOME, raise_server_exceptions=False) as client:
        for path in ("/health", "/api/me", "/images/x"):
            assert problem(client.get(path, headers={"Host": host})) == (403, "host")


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 60_000,
        b'{"name":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
        b'{"name":' + b'{"a":' * 10_000,
        b'{"name": "Eve", "is_admin": true}',
        b'{"name": 5}',
        b'{"name": null}',
        b'{"name": "\xff\xfe"}',
        b'{"name": "\\ud800"}',
        b"null",
        b"",
        b"name=Eve",
    ],
)
def test_a_malformed_body_is_refused(visit, body):
    ann = visit("Ann")
    headers = {**ann.headers, "Content-Type": "application/json"}
    answer = ann.http.post("/api/guests", content=body, headers=headers)
    assert answer.status_code == 400, answer.text
    assert set(answer.json()) == {"reason", "sentence"}
    assert ann.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize("is_chunked", [False, True])
def test_a_huge_body_is_refused(visit, is_chunked):
    ann = visit("Ann")
    body = b'{"name":"' + b"x" * 1_000_000 + b'"}'
    headers = {**ann.headers, "Content-Type": "application/json"}
    answer = ann.http.post("/api/guests", content=iter([body]) if is_chunked else body, headers=headers)
    assert problem(answer) == (413, "too-large")


def test_what_comes_in_pieces_must_be_json_too(visit):
    ann = visit("Ann")
    answer = ann.http.post("/api/guests", content=iter([b'{"name": "Eve"}']), headers=ann.headers)
    assert problem(answer) == (415, "form")


def test_a_name_full_of_scripts_stays_text(visit):
    name = "<script>alert(1)</script>"
    ann = visit(name)
    match = ann.makes()
    for path in ("/api/me", "/api/matches", f"/api/matches/{match['id']}"):
        answer = ann.get(path)
        assert name in answer.text
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
    for path in ("/", "/docs", f"/match/{match['id']}"):
        assert name not in ann.get(path).text


def routes_of_a_match(visitor) -> list[tuple[str, str]]:
    """Every route that names a match: its method and its address; new ones are tried too."""
    paths = visitor.get("/docs/openapi.json").json()["paths"]
    found = [(method, path) for path, item in paths.items() if "{match}" in path for method in item]
    assert len(found) >= 3
    return found


def tried(visitor, match: str) -> list[tuple[int, bytes]]:
    """What somebody gets to see who tries every route of a match."""
    return [
        (answer.status_code, answer.content)
        for method, path in routes_of_a_match(visitor)
        for address in [path.replace("{match}", match).replace("{first}", "0")]
        for answer in [visitor.get(address) if method == "get" else visitor.post(address, {"text": "x"})]
    ]


def test_another_persons_match_is_as_if_it_were_not(visit):
    ann, eve = visit("Ann"), visit("Eve")
    match = ann.makes()
    found = tried(eve, match["id"])
    assert found == tried(eve, "A" * 22)
    assert {status for status, _ in found} == {404}
    assert eve.get("/api/matches").json() == []
    own = tried(ann, match["id"])
    assert {status for status, _ in own} <= {200, 201, 400}
    assert all(b'"not-over"' in content for status, content in own if status == 400)


def test_a_match_between_others_that_waits_for_somebody_is_as_if_it_were_not(visit):
    match, _ = visit("Ann").invites()
    eve = visit("Eve")
    assert tried(eve, match["id"]) == tried(eve, "A" * 22)


def test_whoever_is_nobody_sees_no_match(visit):
    match = visit("Ann").makes()
    assert {status for status, _ in tried(visit(), match["id"])} == {401}


GUESSES = ("1", "A" * 22, "A" * 5000, "..%2F..%2Fetc%2Fpasswd", "%00", "a%00b", "' OR 1=1 --", "%F0%9F%92%A9", "\u0661")


@pytest.mark.parametrize("guess", GUESSES)
@pytest.mark.parametrize("kind", ["matches", "invitations", "watch", "faces"])
def test_a_guess_finds_nothing(visit, kind, guess):
    ann = visit("Ann")
    ann.makes()
    answer = ann.get(f"/api/{kind}/{guess}")
    assert problem(answer) == (404, "missing")


def test_a_guess_finds_nothing_over_either_database(settings, logged):
    app = create_app(settings)
    ann = Visitor(app)
    with ann.http:
        ann.post("/api/guests", {"name": "Ann"})
        ann.makes()
        for guess in GUESSES:
            for path in ("matches/{}", "matches/{}/export", "invitations/{}", "watch/{}", "faces/{}"):
                answer = ann.get(f"/api/{path.format(guess)}")
                assert problem(answer) == (404, "missing"), (path, guess)
            gone = ann.http.delete(f"/api/decks/{guess}", headers=ann.headers)
            assert problem(gone) == (404, "missing"), guess
            for path, body in (("matches/{}/reports", {"text": "odd"}), ("invitations/{}", {"deck": "klingon"})):
                answer = ann.post(f"/api/{path.format(guess)}", body)
                assert problem(answer) == (404, "missing"), (path, guess)
    assert not [it for it in logged if it["log_level"] == "error"]


def test_a_word_that_is_no_method_is_counted_as_one_with_all_others(visit, app):
    ann = visit()
    for number in range(50):
        ann.http.request(f"M{number}", "/api/me")
    ann.http.request("QUERY", "/health")
    page = app.state.service.telemetry.page().decode()
    methods = set(re.findall(r'spaceline_requests_total{method="([^"]*)"', page))
    assert methods <= {"GET", "other"}
    assert "other" in methods


def test_links_cannot_be_counted_through(visit):
    """128 bits each, drawn anew: no link follows from another."""
    ann = visit("Ann")
    found = set()
    for _ in range(3):
        match, token = ann.invites()
        found |= {match["id"], token, match["watch"].removeprefix("/watch/")}
    assert len(found) == 9
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", it) for it in found)


def test_nothing_inside_is_told_when_something_breaks(visit, app, monkeypatch):
    async def broken(*_):
        raise RuntimeError("SELECT secret FROM /srv/inside")

    ann = visit("Ann")
    monkeypatch.setattr(app.state.service.storage.matches, "of_person", broken)
    answer = ann.get("/api/matches")
    assert problem(answer) == (500, "broken")
    assert "secret" not in answer.text
    assert "inside" not in answer.text


@pytest.mark.parametrize("path", ["/", "/docs", "/docs/openapi.json", "/health", "/api/me", "/api/none", "/none.js"])
def test_every_answer_tells_the_browser_what_to_hold_to(visit, path):
    headers = visit().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cache-control"]


def test_pages_of_ours_keep_to_the_policy(visit):
    for path in ("/", "/docs"):
        text = visit().get(path).text
        assert not re.search(r'<script(?![^>]*\ssrc="/)', text)
        assert not re.search(r"<script[^>]*>[^<]", text)
        assert not re.search(r"\bstyle=|\bon\w+=|<style", text)
        assert not re.findall(r'(?:src|href)="(?!/|#|data:,")', text)


@pytest.mark.parametrize("method", ["put", "delete", "patch"])
def test_methods_that_nobody_uses_are_refused(visit, method):
    ann = visit("Ann")
    for path in ("/api/me", "/api/matches", "/"):
        assert getattr(ann.http, method)(path, headers=ann.headers).status_code == 405


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_socket_from_another_site_is_refused(tmp_path, origin):
    app = create_app(with_tables(settings_in(tmp_path / "data", workers=1)), plugins=[LiveMatches(is_warmed=False)])
    ann = Visitor(app)
    with ann.http:
        ann.post("/api/guests", {"name": "Ann"})
        match = ann.makes(TWO_SEATS[0], {"who": "beside me", "deck": "klingon"})
        path = f"/api/matches/{match['id']}/socket"
        with (
            pytest.raises(WebSocketDisconnect) as refused,
            ann.http.websocket_connect(path, headers={"Origin": origin} if origin else {}),
        ):
            pass
        assert refused.value.code == 4403
