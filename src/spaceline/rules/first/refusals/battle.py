"""Refusals about battle (1E-7.4) and captives (1E-7.7)."""

from __future__ import annotations

BATTLE: dict[str, tuple[str, str]] = {
    "may-not-attack": ("A card keeps it from attacking.", "1E-1.2/1"),
    "no-attacking-team": ("You have no Away Team or crew there that could attack.", "1E-7.4.1/1"),
    "nobody-to-fight": ("No opposing personnel are present with them.", "1E-7.4.1/2"),
    "stopped-attack": ("Stopped cards cannot take part in an attack.", "1E-10.2.1/1"),
    "no-leader": ("Each team, ship and facility that attacks needs a leader: OFFICER or Leadership.", "1E-7.4.1/4"),
    "two-leaders": ("Against Guramba two leaders are needed.", "1E-10.1.1.3/1"),
    "own-affiliation": ("They may not attack a force of their own affiliation.", "1E-7.4.1/6"),
    "federation": ("The Federation may begin battle only against the Borg.", "1E-7.4.1/8"),
    "borg-attack": ("The Borg begin battle only where a card lets them, or as a counter-attack.", "1E-7.4.1.0.4/1"),
    "attack-barred": ("A card protects them from attack.", "1E-1.2/1"),
    "own-target": ("You may attack only cards that you do not control.", "1E-7.4.1/5"),
    "no-target": ("That is no ship or facility that can be attacked there.", "1E-7.4.1/3"),
    "no-attacker": ("Only your ships and space facilities attack, at their own location.", "1E-7.4.1/3"),
    "no-weapons": ("It has no WEAPONS.", "1E-7.4.1/3"),
    "nobody-to-fire": ("Nobody of its affiliation is aboard to fire.", "1E-7.4.1/3"),
    "docked-fire": ("A docked ship does not fire.", "1E-7.1.4/4"),
    "inert-attack": ("Nothing is done with a ship or facility that is disabled or in stasis.", "1E-10.2.3/1"),
    "target-in-stasis": ("Cards in stasis cannot be attacked.", "1E-10.2.4/1"),
    "target-disabled": ("Disabled cards are not opposing cards, and cannot be attacked.", "1E-G:opposing/1"),
    "landed-battle": ("Landed ships neither attack nor are attacked.", "1E-7.1.6/2"),
    "cloaked-battle": ("Cloaked cards neither attack nor are attacked.", "1E-7.6/4"),
    "named-otherwise": ("That is not how this attack is declared.", "1E-7.4/1"),
    "no-captive": ("That is no captive of yours that needs custody.", "1E-7.7/2"),
    "no-custodian": ("None of your teams can take custody of the captive there.", "1E-7.7/2"),
    "no-brig": ("There is no brig for the captive.", "1E-7.7/3"),
    "held": ("Only a card can release a captive who is held.", "1E-7.7/5"),
    "nobody-frees": ("None of your personnel is present to free the captive.", "1E-7.7/5"),
}
