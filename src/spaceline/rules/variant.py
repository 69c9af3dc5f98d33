"""A ruleset as a value, whatever its edition: the parts of the rulebook that it has otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from spaceline.core.caching import Topic
from spaceline.core.data.frames import Frame
from spaceline.core.replaceable import Replaceable, Replacement
from spaceline.core.ruleset import ActionRule, Procedure, Role, Verb


@dataclass(frozen=True, kw_only=True)
class Variant:
    """What both editions let a ruleset replace; each adds its readings and numbers."""

    name: str
    procedures: Iterable[Procedure] = ()
    """Each in place of the one for its frame, or besides."""
    actions: Iterable[ActionRule] = ()
    """Each in place of the one of its kind, or besides."""
    roles: Iterable[Role] = ()
    """Each in place of the one of its name, or besides."""
    verbs: Iterable[Verb] = ()
    """Each in place of the one of its name, or besides."""
    marks: Mapping[str, Topic] = field(default_factory=dict)
    """Marks of its own, each with what changes when it is put or taken away; a card that leaves play loses them."""
    rules: Iterable[Replacement] = ()
    """Each in place of a rule that is ``Replaceable``."""

    def procedures_over(self, procedures: Iterable[Procedure]) -> dict[type[Frame], Procedure]:
        """Those of the rulebook by frame, with this ruleset's own over them."""
        return {procedure.frame: procedure for procedure in (*procedures, *self.procedures)}

    def actions_over(self, actions: Iterable[ActionRule]) -> dict[str, ActionRule]:
        """Those of the rulebook by kind, with this ruleset's own over them."""
        return {rule.kind: rule for rule in (*actions, *self.actions)}

    def roles_over(self, roles: Iterable[Role]) -> dict[str, Role]:
        """Those of the rulebook by name, with this ruleset's own over them."""
        return {role.name: role for role in (*roles, *self.roles)}

    def verbs_over(self, verbs: Iterable[Verb]) -> dict[str, Verb]:
        """Those of the rulebook by name, with this ruleset's own over them."""
        return {verb.name: verb for verb in (*verbs, *self.verbs)}

    def rules_replaced(self) -> dict[Replaceable[*tuple[Any, ...], Any], Callable[..., Any]]:
        """This ruleset's own rules by those that they replace."""
        return {given.replaced: given.rule for given in self.rules}
