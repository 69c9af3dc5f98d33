"""What is installed is pinned by hash and names no address: it comes from wherever the user installs from."""

import re
import tomllib

import pytest

LOCKS = ("run.txt", "dev.txt", "compiled.txt")
PIN = re.compile(r"^([a-z0-9-]+)==\S+", re.MULTILINE)


def name_of(requirement: str) -> str:
    return re.split(r"[<>=!~;\[ ]", requirement, maxsplit=1)[0].lower().replace("_", "-")


@pytest.fixture(params=LOCKS)
def lock(request, root):
    return (root / "requirements" / request.param).read_text(encoding="utf-8")


def test_a_lock_names_no_address(lock):
    assert not re.search(r"://|index-url|find-links|\.(com|org|net|io)\b|(^|\s)/\w+/", lock)


def test_every_pin_carries_hashes(lock):
    entries = re.split(r"\n(?=[a-z0-9-]+==)", lock)[1:]
    assert entries
    assert not [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry]


def test_what_the_project_needs_is_locked(root):
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {name_of(line) for line in project["project"]["dependencies"] + project["build-system"]["requires"]}
    assert needed
    for name in ("run.txt", "dev.txt"):
        pinned = set(PIN.findall((root / "requirements" / name).read_text(encoding="utf-8")))
        assert not needed - pinned, name


def test_play_and_test_pin_the_same_versions(root):
    run, dev = (
        set(re.findall(r"^[a-z0-9-]+==\S+", (root / "requirements" / name).read_text(), re.MULTILINE))
        for name in ("run.txt", "dev.txt")
    )
    assert run <= dev


def test_every_direct_dependency_has_its_reason(root):
    reasons = (root / "docs" / "decisions" / "dependencies.md").read_text(encoding="utf-8").lower()
    asked = set()
    for path in sorted((root / "requirements").glob("*.in")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and line[0] not in "#-":
                asked.add(name_of(line))
    assert asked
    assert not {name for name in asked if f"`{name}`" not in reasons}
