"""Clauses and refusals as they are sent: with what the rule says in our words."""

from __future__ import annotations

from spaceline.core.data.decisions import Refusal
from spaceline.rules.clauses import load
from spaceline.server.wire.prompts import Refused, Rule


def rule_of(clause: str) -> Rule | None:
    """A clause by its id; None where none is named."""
    catalogue = load()
    return Rule(clause, catalogue.get(clause).rule) if clause in catalogue else None


def refused(refusal: Refusal) -> Refused:
    """Why something is not allowed."""
    return Refused(refusal.reason, refusal.sentence, rule_of(refusal.clause))
