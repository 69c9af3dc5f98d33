"""Proving: a scenario must fail when the rule that it shows is switched off (docs/scenarios.md)."""

from spaceline.lab.proving.card_proof import CardProof, TextProof
from spaceline.lab.proving.cards import prove_cards
from spaceline.lab.proving.citing import NothingToReplace
from spaceline.lab.proving.proof import Proof, ProofKind, Proven
from spaceline.lab.proving.run import Showings, prove, showings

__all__ = [
    "CardProof",
    "NothingToReplace",
    "Proof",
    "ProofKind",
    "Proven",
    "Showings",
    "TextProof",
    "prove",
    "prove_cards",
    "showings",
]
