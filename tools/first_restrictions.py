"""The restriction boxes of First Edition, which neither list has: with whom cards work, as the Compendium tells."""

from __future__ import annotations

from spaceline.rules.first.facts import Restriction

RESTRICTIONS = {
    "1e-qc-66": Restriction(shuns=(("Fed",),)),
    "1e-fc-118": Restriction(personnel=True, shuns=(("Treachery",),)),
    "1e-faj-9": Restriction(personnel=True, shuns=(("Car",), ("Cardassian",))),
    "1e-faj-13": Restriction(shuns=(("Fed",),)),
    "1e-faj-15": Restriction(personnel=True, shuns=(("Kli", "Honor"), ("Klingon", "Honor"))),
    "1e-tmp-97": Restriction(shuns=(("Fed",),)),
    "1e-tmp-106": Restriction(only=(("NA",), ("SKR",))),
}
"""Galen, Solkar, Miles O'Brien, Lore, Sisters of Duras, Khan, Sybok (1E-G:does-not-work-with/1, Appendix B)."""

UNREAD = frozenset({"D'deridex Advanced", "Keldon Advanced"})
"""Ships whose attributes a restriction box lowers, no source tells by how much."""
