"""Pictures of one's own: shown where a file bears the id of a card, and nothing else has an address."""

import os

import pytest
from litestar.testing import TestClient

from spaceline.server.app import create_app
from spaceline.server.pages.images import Images
from spaceline.server.settings import ServerError
from tests.support.servers import HOME, Visitor, problem, settings_in, with_tables

PICTURE = b"\x89PNG not really"
PATHS = [
    "/images/../secret.png",
    "/images/..%2fsecret.png",
    "/images/%2e%2e/2e-se-9.png",
    "/images/..%2f2e-se-9.png",
    "/images/..%5c2e-se-9.png",
    "/images//2e-se-9.png",
    "/images/inside/2e-se-4.png",
    "/images/inside%2f2e-se-4.png",
    "/images/2e-se-5.png",
    "/images/2e-se-6.png",
    "/images/2e-se-7.svg",
    "/images/holiday.png",
    "/images/.png",
    "/images/2e-se-1.png%00.png",
    "/images/2e-se-1",
    "/images/",
    "/images",
]


@pytest.fixture
def folder(tmp_path):
    """A folder with pictures of cards, and with what must not be seen."""
    made = tmp_path / "pictures"
    (made / "inside").mkdir(parents=True)
    for name in ("2e-se-1.png", "2e-se-2.JPG", "2e-se-3.webp", "2e-se-3.jpg", "1e-premiere-1.jpeg"):
        (made / name).write_bytes(PICTURE)
    for path in (tmp_path / "secret.png", tmp_path / "2e-se-9.png", made / "inside" / "2e-se-4.png"):
        path.write_bytes(b"secret")
    (made / "2e-se-5.png").symlink_to(tmp_path / "secret.png")
    (made / "2e-se-6.png").mkdir()
    (made / "2e-se-7.svg").write_bytes(b"secret")
    (made / "holiday.png").write_bytes(b"secret")
    return made


@pytest.fixture
def visitor(tmp_path, folder):
    """Somebody at a server with pictures."""
    found = Visitor(create_app(with_tables(settings_in(tmp_path / "data", card_images=folder))))
    with found.http:
        yield found


def pictures(visitor: Visitor, ruleset: str) -> dict[str, str]:
    """The paths that the faces of cards tell."""
    answer = visitor.get(f"/api/faces/{ruleset}")
    assert answer.headers["etag"]
    return {face["id"]: face["picture"] for face in answer.json() if "picture" in face}


def test_the_face_of_a_card_tells_its_picture(visitor):
    found = pictures(visitor, "2e-cta2003")
    assert {card: path.partition("?")[0] for card, path in found.items()} == {
        "2e-se-1": "/images/2e-se-1.png",
        "2e-se-2": "/images/2e-se-2.JPG",
        "2e-se-3": "/images/2e-se-3.webp",
    }
    assert list(pictures(visitor, "1e-modern")) == ["1e-premiere-1"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [("2e-se-1.png", "png"), ("2e-se-2.JPG", "jpeg"), ("2e-se-3.webp", "webp"), ("2e-se-3.jpg", "jpeg")],
)
def test_a_picture_is_sent_as_what_it_is(visitor, name, kind):
    answer = visitor.get(f"/images/{name}")
    assert answer.content == PICTURE
    assert answer.headers["content-type"] == f"image/{kind}"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_picture_is_kept_under_the_address_that_its_face_tells(visitor):
    path = pictures(visitor, "2e-cta2003")["2e-se-1"]
    assert "immutable" in visitor.get(path).headers["cache-control"]
    bare = visitor.get(path.partition("?")[0])
    assert bare.headers["cache-control"] == "no-cache"
    again = visitor.get(path.partition("?")[0], headers={"If-None-Match": bare.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_picture_that_changes_comes_or_goes_changes_the_faces(visitor, folder):
    before, answer = pictures(visitor, "2e-cta2003"), visitor.get("/api/faces/2e-cta2003")
    os.utime(folder / "2e-se-1.png", ns=(1, 1))
    (folder / "2e-se-2.JPG").unlink()
    (folder / "2e-se-8.png").write_bytes(PICTURE)
    assert visitor.get("/api/faces/2e-cta2003", headers={"If-None-Match": answer.headers["etag"]}).status_code == 200
    now = pictures(visitor, "2e-cta2003")
    assert sorted(now) == ["2e-se-1", "2e-se-3", "2e-se-8"]
    assert now["2e-se-1"] != before["2e-se-1"]
    assert now["2e-se-3"] == before["2e-se-3"]
    assert visitor.get(before["2e-se-1"]).headers["cache-control"] == "no-cache"
    assert problem(visitor.get(before["2e-se-2"])) == (404, "missing")


@pytest.mark.parametrize("path", PATHS)
def test_nothing_but_pictures_of_cards_in_the_folder_is_served(visitor, path):
    answer = visitor.get(path)
    assert answer.status_code in (400, 404)
    assert b"secret" not in answer.content
    assert PICTURE not in answer.content


@pytest.mark.parametrize(
    "name", ["../2e-se-9.png", "inside/2e-se-4.png", "/2e-se-1.png", "./2e-se-1.png", "2e-se-5.png", ""]
)
def test_a_name_that_is_none_of_a_file_in_the_folder_finds_nothing(folder, name):
    assert Images(folder).image(name) is None
    assert Images(folder).image("2e-se-1.png") is not None


def test_without_a_folder_every_card_is_drawn(visit, folder):
    ann = visit()
    assert pictures(ann, "2e-cta2003") == {}
    assert problem(ann.get("/images/2e-se-1.png")) == (404, "missing")


def test_faces_with_pictures_are_sent_compressed_too(tmp_path, folder):
    with TestClient(create_app(with_tables(settings_in(tmp_path / "data", card_images=folder))), base_url=HOME) as http:
        plain = http.get("/api/faces/2e-cta2003", headers={"Accept-Encoding": "identity"})
        packed = http.get("/api/faces/2e-cta2003", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.json() == plain.json()


def test_a_folder_that_vanishes_leaves_the_cards_drawn(visitor, folder):
    folder.rename(folder.with_name("elsewhere"))
    assert pictures(visitor, "2e-cta2003") == {}
    assert problem(visitor.get("/images/2e-se-1.png")) == (404, "missing")


def test_a_folder_that_is_not_there_is_one_line(tmp_path):
    with pytest.raises(ServerError, match="no folder of card images"):
        settings_in(tmp_path, card_images=tmp_path / "none")
