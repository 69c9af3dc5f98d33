"""The registry: the editions of this package, and those and the rulesets that installed packages bring."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from dataclasses import replace
from importlib.metadata import entry_points

from spaceline.editions.edition import Edition, RulesetSpec
from spaceline.editions.unknown import UnknownRuleset

EDITION_POINTS, RULESET_POINTS = "spaceline.editions", "spaceline.rulesets"
"""The groups of entry points under which a package offers an `Edition` or a `RulesetSpec`."""
BROKEN = (ImportError, AttributeError, NameError, SyntaxError, TypeError, ValueError, LookupError, OSError)
"""What a package raises that cannot be loaded: it lacks a module or a name, or was written for another version."""
LOG = logging.getLogger(__name__)


class RegistrationError(ValueError):
    """Something that cannot be registered beside what is."""


class Registry:
    """Editions by key and rulesets by name, in the order in which they were registered."""

    def __init__(self, editions: Iterable[Edition] = (), rulesets: Iterable[RulesetSpec] = ()) -> None:
        """Register editions, then rulesets of them.

        Raises:
            RegistrationError: a key or name is taken, or a ruleset belongs to no edition.
        """
        self.editions: dict[str, Edition] = {}
        for edition in editions:
            if edition.key in self.editions:
                raise RegistrationError(f"two editions have the key {edition.key!r}")
            self.editions[edition.key] = edition
        for spec in rulesets:
            if spec.edition not in self.editions:
                raise RegistrationError(f"the ruleset {spec.name!r} is of no registered edition: {spec.edition!r}")
            found = self.editions[spec.edition]
            self.editions[spec.edition] = replace(found, rulesets=(*found.rulesets, spec))
        self.of_ruleset: dict[str, Edition] = {}
        for edition in self.editions.values():
            for name in edition.names:
                if name in self.of_ruleset:
                    raise RegistrationError(f"two rulesets have the name {name!r}")
                self.of_ruleset[name] = edition

    def edition_of(self, ruleset: str) -> Edition:
        """The edition that a ruleset belongs to.

        Raises:
            UnknownRuleset: there is none of that name.
        """
        found = self.of_ruleset.get(ruleset)
        if found is None:
            raise UnknownRuleset("ruleset.unknown", name=ruleset, names=", ".join(self.of_ruleset))
        return found

    def book_of(self, ruleset: str) -> str:
        """The rule document whose clauses a ruleset plays by; a name that is no ruleset is taken for a document's."""
        found = self.of_ruleset.get(ruleset)
        return (found.spec(ruleset).book if found else "") or ruleset


def installed(group: str, kind: type) -> Iterator[object]:
    """What installed packages offer in a group of entry points, in the order of the names.

    One that cannot be loaded is left out, with a line in the log: the other rulesets are played all the same.

    Raises:
        RegistrationError: something else is offered there.
    """
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        try:
            found = point.load()
        except BROKEN as error:
            LOG.warning("the entry point %r of %s is left out: %s: %s", point.name, group, type(error).__name__, error)
            continue
        if not isinstance(found, kind):
            raise RegistrationError(f"the entry point {point.name!r} of {group} is no {kind.__name__}: {point.value}")
        yield found
