"""Reading scenario files: strictly, and with the line in every complaint."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml
from msgspec.structs import replace

from spaceline.core.decoding import built
from spaceline.editions import RULESETS
from spaceline.lab.scenarios.dialects import dialect_of
from spaceline.lab.scenarios.format import AnyScenario
from spaceline.lab.scenarios.strict.saying import problems
from spaceline.rules.clauses import UnknownClause, load

CLAUSES_AT_MOST = 5
DEPTH = 30
"""Nobody nests deeper than this; an alias that holds itself does."""

Path_ = tuple[str | int, ...]


class ScenarioError(ValueError):
    """A scenario file that cannot be read or a step that means nothing.

    Args:
        file: the file.
        line: where in it, from 1; 0 for the file as a whole.
        message: what is wrong.
        step: the number of the step, from 1; 0 where it is about none.
    """

    def __init__(self, file: Path, line: int, message: str, step: int = 0) -> None:
        """Keep the parts for whoever reports it."""
        where = f"step {step}: " if step else ""
        super().__init__(f"{file}:{line}: {where}{message}" if line else f"{file}: {where}{message}")
        self.file = file
        self.line = line
        self.message = message
        self.step = step


class Loader(yaml.CSafeLoader):
    """YAML in which ``yes``, ``no`` and ``on`` are words and dates are text; every value keeps its line."""

    def __init__(self, text: str) -> None:
        """Keep the lines, which the parser does not."""
        super().__init__(text)
        self.written = text.split("\n")
        self.numbered = "#" in text
        """Whether there is anything that could be a comment, or meant as the number of a copy."""

    def after(self, event: yaml.Event) -> str:
        """What stands behind an event on its line."""
        return self.written[event.end_mark.line][event.end_mark.column :] if event.end_mark else ""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if not tag.endswith((":bool", ":timestamp"))]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|false)$"), list("tf"))

LOST_NUMBER = re.compile(r"\s+#\d")
"""A comment that was meant as the number of a copy."""


def load_scenario(path: Path | str) -> AnyScenario:
    """The scenario in a file.

    Raises:
        ScenarioError: it cannot be read; the message names the line.
    """
    return scenario_from(*document(Path(path)))


def document(file: Path) -> tuple[Path, dict[str, Any], dict[Path_, int]]:
    """A file, the document in it as plain values, and the line of each of its parts.

    Raises:
        ScenarioError: it cannot be read; the message names the line.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(file, 0, f"cannot be read: {error}") from error
    lines: dict[Path_, int] = {}
    return file, plain_value(file, text, lines), lines


def scenario_from(file: Path, value: dict[str, Any], lines: dict[Path_, int]) -> AnyScenario:
    """The scenario that a document says, given the line of each of its parts.

    Raises:
        ScenarioError: it is none; the message names the line.
    """
    try:
        scenario = msgspec.convert(value, built(kind_of(file, value)))
    except msgspec.ValidationError as error:
        message, path_ = where_in(str(error))
        raise ScenarioError(file, line_of(lines, path_), message, step_of(path_)) from error
    if "file" in value or "lines" in value:
        raise ScenarioError(file, 1, "a scenario does not name its file or lines")
    scenario = replace(scenario, file=file, lines=lines)
    check(scenario)
    for path_, problem in problems(value, dialect_of(scenario.ruleset).brought):
        raise ScenarioError(file, line_of(lines, path_), problem, step_of(path_))
    return scenario


def kind_of(file: Path, value: dict[str, Any]) -> type[AnyScenario]:
    """The fields that a scenario may have: those of the edition that its ruleset belongs to."""
    name = value.get("ruleset", RULESETS[0])
    if name not in RULESETS:
        raise ScenarioError(file, 1, f"no ruleset is called {name!r}; there are {list(RULESETS)}")
    return dialect_of(name).scenario


def plain_value(file: Path, text: str, lines: dict[Path_, int]) -> dict[str, Any]:
    """The document as plain values, with the line of each noted."""
    loader = Loader(text)
    try:
        events = iter(harmless(file, loader))
        begun = next(events, None)
        if not isinstance(begun, yaml.MappingStartEvent):
            raise ScenarioError(file, 1, "a scenario is a table of fields: title, players, steps")
        found: dict[str, Any] = construct(DocumentParts(file, loader, events, lines), begun, ())
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        raise ScenarioError(file, mark.line + 1 if mark else 0, str(error.problem)) from error
    except yaml.YAMLError as error:
        raise ScenarioError(file, 0, str(error).partition("\n")[0]) from error
    finally:
        loader.dispose()
    return found


def harmless(file: Path, loader: Loader) -> list[yaml.Event]:
    """What the one document of a text consists of, none of which comes to more than it looks.

    What is nested too deeply would exhaust the stack, and by aliases a few lines come to millions.

    Raises:
        ScenarioError: it does, or there is a second document; with the line.
    """
    found: list[yaml.Event] = []
    depth = documents = 0
    while (event := loader.get_event()) is not None:
        if isinstance(event, yaml.ScalarEvent):
            found.append(event)
        elif isinstance(event, yaml.CollectionStartEvent | yaml.CollectionEndEvent):
            depth += 1 if isinstance(event, yaml.CollectionStartEvent) else -1
            found.append(event)
        elif isinstance(event, yaml.AliasEvent):
            raise ScenarioError(file, line_at(event), "an alias: what is meant is written where it is meant")
        documents += isinstance(event, yaml.DocumentStartEvent)
        if depth > DEPTH or documents > 1:
            problem = "nested too deeply" if depth > DEPTH else "but found another document"
            raise ScenarioError(file, line_at(event), problem)
    return found


def line_at(event: yaml.Event) -> int:
    """The line on which an event stands; 0 where that is not known."""
    return event.start_mark.line + 1 if event.start_mark else 0


class DocumentParts(NamedTuple):
    """A document that is being read."""

    file: Path
    loader: Loader
    events: Iterator[yaml.Event]
    """What is still to come of it."""
    lines: dict[Path_, int]
    """The line of each part that was read."""


def construct(parts: DocumentParts, event: yaml.Event, path: Path_) -> Any:
    """The value that an event begins; notes the lines and refuses a key that stands there twice."""
    line = parts.lines[path] = line_at(event)
    if isinstance(event, yaml.MappingStartEvent):
        return table_of_fields(parts, path)
    if isinstance(event, yaml.SequenceStartEvent):
        items: list[Any] = []
        while not isinstance(begun := next(parts.events), yaml.SequenceEndEvent):
            items.append(construct(parts, begun, (*path, len(items))))
        return items
    assert isinstance(event, yaml.ScalarEvent)
    if not event.style and parts.loader.numbered and LOST_NUMBER.match(parts.loader.after(event)):
        raise ScenarioError(parts.file, line, 'text with the number of a copy, as in "Daro #2", must stand in quotes')
    return scalar(parts.loader, event)


def table_of_fields(parts: DocumentParts, path: Path_) -> dict[Any, Any]:
    """The value that a mapping holds whose beginning was read."""
    table: dict[Any, Any] = {}
    while not isinstance(begun := next(parts.events), yaml.MappingEndEvent):
        key = scalar(parts.loader, begun) if isinstance(begun, yaml.ScalarEvent) else construct(parts, begun, path)
        if not isinstance(key, str | int) or key in table:
            raise ScenarioError(parts.file, line_at(begun), f"{key!r} stands there twice or is no name")
        table[key] = construct(parts, next(parts.events), (*path, key))
        parts.lines[*path, key] = line_at(begun)
    return table


def scalar(loader: Any, event: Any) -> Any:
    """What a single value is: what stands in quotes, or begins as no number or other value does, is text.

    A ``Loader`` and a ``ScalarEvent``: the types of the library do not say how the one takes the other.
    """
    if event.tag is None and (event.style or event.value[:1] not in Loader.yaml_implicit_resolvers):
        return event.value
    tag = event.tag
    if tag is None or tag == "!":
        tag = loader.resolve(yaml.ScalarNode, event.value, event.implicit)
    begin, end = event.start_mark, event.end_mark
    return loader.construct_object(yaml.ScalarNode(tag, event.value, begin, end, event.style))


def where_in(message: str) -> tuple[str, Path_]:
    """The complaint without its path, and the path."""
    problem, _, place = message.partition(" - at `")
    return problem, tuple(tokens(place))


def tokens(place: str) -> Iterator[str | int]:
    """The parts of a path up to the first that is not named."""
    for field, index in re.findall(r"\.(\w+)|\[(\d+|\.\.\.)\]", place):
        if index == "...":
            return
        yield int(index) if index else field


def line_of(lines: dict[Path_, int], path: Path_) -> int:
    """The line of a value, or of what holds it."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 0)


def step_of(path: Path_) -> int:
    """The number of the step that a path leads into; 0 where it leads into none."""
    return int(path[1]) + 1 if len(path) > 1 and path[0] == "steps" else 0


def check(scenario: AnyScenario) -> None:
    """What the form alone does not say: steps that do something, clauses that exist, at most five of them."""
    if not scenario.steps:
        raise ScenarioError(scenario.file, 1, "a scenario has steps")
    catalogue = load()
    for at, step in enumerate(scenario.steps):
        problem = problem_of(step.do, has_answer=step.answer is not None, refused=step.refused is not None)
        if not problem and not step.do and step.answer is None and step.expect is None:
            problem = "it neither does nor expects anything"
        for clause in step.clauses:
            try:
                catalogue.get(clause)
            except UnknownClause as error:
                problem = problem or str(error)
        if problem:
            raise ScenarioError(scenario.file, scenario.line("steps", at), problem, at + 1)
    if len(scenario.clauses) > CLAUSES_AT_MOST:
        beyond = scenario.clauses[CLAUSES_AT_MOST:]
        at = next(at for at, step in enumerate(scenario.steps) if beyond[0] in step.clauses)
        message = f"{len(scenario.clauses)} clauses, at most {CLAUSES_AT_MOST}: {', '.join(scenario.clauses)}"
        raise ScenarioError(scenario.file, scenario.line("steps", at), message, at + 1)


def problem_of(do: str, *, has_answer: bool, refused: bool) -> str:
    """What is wrong with the acting part of a step."""
    if do and has_answer:
        return "either do or answer, not both"
    if refused and not do and not has_answer:
        return "only what is done can be refused"
    return ""
