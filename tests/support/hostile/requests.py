"""Hostile requests to every route of the application, derived from the application itself."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from litestar import Litestar
from litestar.routes import HTTPRoute

from spaceline.server.people.cookies import change_token
from tests.support.hostile import decks, values
from tests.support.hostile.asking import Asked

REFUSED = frozenset(range(400, 500))
USUAL = frozenset({200, 201, 204, 304}) | REFUSED
"""Where what is odd does no harm, or is refused."""
MALFORMED, NOT_OURS, NOTHING, NO_FORM = frozenset({400, 413}), frozenset({403}), frozenset({400, 404}), frozenset({415})
NO_METHOD = frozenset({405})
GUESSES = {
    "a path upward": b"..%2F..%2F..%2Fetc%2Fpasswd",
    "a bare path upward": b"../../../etc/passwd",
    "a path upward in points": b"%2e%2e/%2e%2e/etc/passwd",
    "a path of Windows": b"..%5c..%5cwindows%5cwin.ini",
    "a NUL": b"%00",
    "bytes that are no text": b"%ff%fe",
    "a surrogate": b"%ED%A0%80",
    "half an escape": b"%",
    "no escape": b"%zz",
    "a statement": b"%27%20OR%201=1--",
    "very long": b"A" * 5_000,
    "lines": b"a%0d%0aSet-Cookie:%20x=y",
    "a form": b"%7Bmatch%7D",
    "a picture": b"%F0%9F%92%A9",
    "another digit one": b"%D9%A1",
}
EVERYWHERE = {"a NUL within": b"a%00b"}
"""What one database takes and another does not: tried at every address."""
QUERIES = {
    "a NUL": b"?q=%00&seat=%00",
    "bytes that are no text": b"?q=%ff%fe&watch=%ff",
    "a long one": b"?q=" + b"x" * 4_000,
    "a thousand words": b"?" + b"&".join(b"q=1" for _ in range(1_000)),
    "brackets": b"?q=" + b"(" * 900,
    "objects": b"?q[$gt]=1&__proto__[x]=1&person=1",
    "a bare sign": b"?&&==&%&",
}
KINDS = {
    "as a text": "text/plain",
    "as a form": "application/x-www-form-urlencoded",
    "in parts": "multipart/form-data; boundary=x",
    "as XML": "application/xml",
    "as nothing": "",
    "as more than JSON": "application/json-patch+json",
}
BODIES = {
    "empty": b"",
    "null": b"null",
    "a number": b"5",
    "a list": b"[]",
    "a word": b'"x"',
    "half": b'{"name": "x',
    "a form": b"name=x&ruleset=y",
    "deep lists": b"[" * 60_000,
    "deep objects": b'{"name":' * 8_000,
    "deep within a field": b'{"name":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    "bytes that are no text": b'{"name": "\xff\xfe"}',
    "in UTF-16": '{"name": "x"}'.encode("utf-16"),
    "two documents": b"{}{}",
    "NaN": b"NaN",
    "too long": b'{"name":"' + b"x" * 70_000 + b'"}',
}
COOKIES = ("A" * 22, "", "x" * 3_000, "é" * 22, "' OR 1=1 --", "../../x", "{ada}", "{ben}")
"""Of the last two, of somebody else and of one's own, all but the last letters."""
HOSTS = ("evil.example:port", "[::1", "a]b", "evil.example:99999999")
ORIGINS = ("http://evil.example", "null", "http://{host}.evil.example", "http://evil.example@{host}", "")


@dataclass(frozen=True)
class Stage:
    """Who is there, and what they have: Ben, at one table with Ada, is the one who tries."""

    base: str
    ada: str
    ben: str
    """Their cookies."""
    own: dict[str, str]
    """What stands in addresses: by the name of the parameter, or by the route with it."""
    foreign: dict[str, str]
    """What is Ada's alone."""
    fields: dict[str, Any]
    """What usually stands in bodies."""

    @property
    def host(self) -> str:
        return self.base.removeprefix("http://")

    def headers(self, cookie: str | None = None, **given: str) -> dict[str, str]:
        """Those of a page of ours."""
        found = {"Host": self.host, "Origin": self.base}
        cookie = self.ben if cookie is None else cookie
        if cookie:
            found |= {"Cookie": f"spaceline={cookie}", "X-CSRF-Token": change_token(cookie)}
        return {name: it for name, it in {**found, **given}.items() if it}


def routes(app: Litestar) -> dict[str, tuple[str, str, Any]]:
    """Every route: its name, the method, the form of the address, and the type of the body."""
    return {
        f"{method} {route.path_format}": (method, route.path_format, None if data is None else data.annotation)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for data in [handler.parsed_data_field]
        for method in sorted(handler.http_methods)
        if method != "OPTIONS"
    }


def attacks(app: Litestar, stage: Stage) -> Iterator[Asked]:
    """All that is tried at all routes."""
    found = routes(app)
    taken: dict[str, set[str]] = {}
    for method, path, _ in found.values():
        taken.setdefault(path, set()).add(method)
    for place, (name, (method, path, kind)) in enumerate(found.items()):
        usual = Asked("", name, method, filled(path, stage), stage.headers())
        if kind is not None:
            body = json.dumps(values.example(kind, stage.fields)).encode()
            headers = stage.headers(**{"Content-Type": "application/json"})
            usual = replace(usual, headers=headers, body=body)
        yield from some(with_methods(usual, taken[path]), 1, place)
        yield from some(with_cookies(usual, stage), 2, place)
        yield from some(with_addresses(usual, path, stage, GUESSES), 5, place)
        yield from with_addresses(usual, path, stage, EVERYWHERE)
        yield from some(with_hosts(usual), 1, place)
        yield from to_what_is_adas(usual, path, stage)
        if method != "GET":
            yield from some(from_elsewhere(usual, stage), 3, place)
        else:
            yield from some(with_queries(usual), 2, place)
        if kind is not None:
            yield from some(with_bodies(usual), 6, place)
            of_decks, others = apart(with_values(usual, kind))
            yield from others
            yield from some(iter(of_decks), 9, place)
    yield from with_decks(stage)


def some(tries: Iterator[Asked], count: int, place: int) -> Iterator[Asked]:
    """So many of them, others for each route, so that all are tried and the routes have a share of each sort."""
    found = list(tries)
    yield from [found[(place * count + it) % len(found)] for it in range(min(count, len(found)))]


def apart(tries: Iterator[Asked]) -> tuple[list[Asked], list[Asked]]:
    """Those that spoil a deck within a body, of which several routes have one, and all others."""
    found = list(tries)
    return [it for it in found if it.name.startswith("deck.")], [it for it in found if not it.name.startswith("deck.")]


def filled(path: str, stage: Stage, given: Mapping[str, bytes] = MappingProxyType({})) -> bytes:
    """The address of a route."""
    found = path.encode()
    for name in names_in(path):
        value = given.get(name, stage.own.get(f"{path} {name}", stage.own.get(name, "x")).encode())
        found = found.replace(b"{%b}" % name.encode(), value)
    return found


def names_in(path: str) -> list[str]:
    """The parameters of an address."""
    return [part.partition("}")[0] for part in path.split("{")[1:]]


def with_methods(usual: Asked, taken: set[str]) -> Iterator[Asked]:
    """By methods that the address does not take."""
    for method in sorted({"DELETE", "PATCH", "PUT", "TRACE", "BREW"} - taken):
        yield replace(usual, name=f"by {method}", method=method, answers=NO_METHOD)


def with_cookies(usual: Asked, stage: Stage) -> Iterator[Asked]:
    """With cookies that are forged, cut off, or another's."""
    for form in COOKIES:
        cookie = form.format(ada=stage.ada[:-1], ben=stage.ben[:-1])
        headers = {**usual.headers, "Cookie": f"spaceline={cookie}", "X-CSRF-Token": change_token(cookie)}
        yield replace(usual, name=f"with the cookie {form[:20]!r}", headers=headers, answers=USUAL, is_known=False)


def with_hosts(usual: Asked) -> Iterator[Asked]:
    """To hosts that are none."""
    for host in HOSTS:
        yield replace(usual, name=f"to the host {host!r}", headers={**usual.headers, "Host": host}, answers=NOT_OURS)


def with_addresses(usual: Asked, path: str, stage: Stage, guesses: Mapping[str, bytes]) -> Iterator[Asked]:
    """With guesses in the address; where pages are, every address is answered."""
    for name in names_in(path):
        for what, guess in guesses.items():
            target = filled(path, stage, {name: guess})
            answers = USUAL if path in ("/{path}", "/docs/{path}") else NOTHING
            yield replace(usual, name=f"{name}: {what}", target=target, answers=answers)


def to_what_is_adas(usual: Asked, path: str, stage: Stage) -> Iterator[Asked]:
    """With the numbers of what is another's."""
    for name in set(names_in(path)) & set(stage.foreign):
        target = filled(path, stage, {name: stage.foreign[name].encode()})
        yield replace(usual, name=f"{name}: what is Ada's", target=target, answers=NOTHING)


def with_queries(usual: Asked) -> Iterator[Asked]:
    """With what stands behind the question mark, and with headers that ask for parts."""
    for name, query in QUERIES.items():
        yield replace(usual, name=f"asking for {name}", target=usual.target + query, answers=USUAL)
    for name, value in (("Range", "bytes=0-,0-,5-1"), ("If-None-Match", "x" * 3_000), ("Accept", "image/\0")):
        yield replace(usual, name=f"with {name}", headers={**usual.headers, name: value}, answers=USUAL)


def from_elsewhere(usual: Asked, stage: Stage) -> Iterator[Asked]:
    """From pages of others, and without the token of the cookie."""
    for origin in ORIGINS:
        given = {**usual.headers, "Origin": origin.format(host=stage.host)}
        headers = {name: it for name, it in given.items() if it}
        yield replace(usual, name=f"from {origin or 'nowhere'}", headers=headers, answers=NOT_OURS)
    for name, token in {"without a token": "", "with Ada's token": change_token(stage.ada), "with é": "é" * 64}.items():
        yield replace(usual, name=name, headers={**usual.headers, "X-CSRF-Token": token}, answers=NOT_OURS)


def with_bodies(usual: Asked) -> Iterator[Asked]:
    """With bodies that are not even JSON, or are sent as something else."""
    for name, form in KINDS.items():
        yield replace(usual, name=name, headers={**usual.headers, "Content-Type": form}, answers=NO_FORM)
    for name, body in BODIES.items():
        yield replace(usual, name=f"a body: {name}", body=body, answers=MALFORMED)


def with_values(usual: Asked, kind: Any) -> Iterator[Asked]:
    """With bodies of which one field is not what is asked for."""
    for found in values.record(kind, json.loads(usual.body or b"{}")):
        answers = MALFORMED if found.is_wrong else USUAL
        yield replace(usual, name=found.name, body=found.written, answers=answers)


def with_decks(stage: Stage) -> Iterator[Asked]:
    """With decks that are none."""
    headers = stage.headers(**{"Content-Type": "application/json"})

    def sent(name: str, path: str, body: dict[str, Any], answers: frozenset[int]) -> Asked:
        return Asked(name, f"POST {path}", "POST", path.encode(), headers, json.dumps(body).encode(), answers)

    for name, (deck, is_refused) in decks.WRITTEN.items():
        answers = MALFORMED if is_refused else USUAL
        yield sent(name, "/api/deck-check", deck, answers)
        yield sent(name, "/api/decks", {"deck": deck}, answers)
        yield sent(name, "/api/deck-writing", {"deck": deck, "form": "yaml"}, answers)
    for name, body in decks.texts():
        yield sent(name, "/api/deck-reading", body, USUAL)
