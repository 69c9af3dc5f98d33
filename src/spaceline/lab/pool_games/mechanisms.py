"""The mechanisms of First Edition that are counted in games, in the rulebook's words; what is not built is not here."""

from __future__ import annotations

from functools import partial

from spaceline.lab.pool_games import standing
from spaceline.lab.pool_games.pool import called, says
from spaceline.lab.pool_games.seeing import (
    Mechanism,
    both,
    by_card,
    by_nobody,
    by_text,
    by_type,
    coming_from,
    detail,
    fitted,
    going_to,
    having_marked,
    in_scouting,
    is_combo,
    is_on_other_quadrant,
    is_owned_by_other,
    is_turned,
    negated,
    of_kind,
    of_type,
    onto,
    showing,
    through_passage,
    titled,
    where_borg_were,
)
from spaceline.rules.first.definition import AGENDA
from spaceline.rules.first.roles import SPOKESMAN
from spaceline.rules.first.side_decks.piles import TENT, TRIBBLE, TROUBLE
from spaceline.rules.first.values import HOLOGRAM
from spaceline.rules.first.verbs.movement import CLOAK, DECLOAK, DEPHASE, PHASE

SHIP_BATTLES = (
    Mechanism(name="ship battle", verbs=("begin-battle",), test=detail("ship")),
    Mechanism(name="fire", verbs=("fire",)),
    Mechanism(name="return fire", chosen=("return-fire",)),
    Mechanism(name="rotation damage", verbs=("damage",)),
    Mechanism(name="tactic drawn", verbs=("draw-tactic",)),
    Mechanism(name="tactic laid", verbs=("lay-tactic",)),
    Mechanism(name="tactic downloaded", verbs=("download-tactic",)),
    Mechanism(name="hit by a tactic", verbs=("hit",)),
    Mechanism(name="direct hit by a tactic", verbs=("direct-hit",)),
    Mechanism(name="damage marker", verbs=("put",), test=both(of_type("tactic"), going_to("on"))),
    Mechanism(name="ship destroyed", verbs=("destroy",), test=of_type("ship")),
    Mechanism(name="ship destroyed in battle", verbs=("destroy",), test=both(of_type("ship"), detail("battle"))),
    Mechanism(name="facility destroyed", verbs=("destroy",), test=of_type("facility")),
    Mechanism(name="self-destruct", verbs=("destroy",), test=by_card("Auto-Destruct Sequence")),
    Mechanism(name="repair in dock", verbs=("repair", "repair-some"), test=negated(by_text())),
    Mechanism(name="repair by a text", verbs=("repair", "repair-some"), test=by_text()),
    Mechanism(name="attack by a self-controlled card", verbs=("begin-battle",), test=by_nobody),
)
PERSONNEL_BATTLES = (
    Mechanism(name="personnel battle", verbs=("begin-battle",), test=detail("personnel")),
    Mechanism(name="combatant stunned", verbs=("stun",)),
    Mechanism(name="combatant mortally wounded", verbs=("wound",), test=negated(detail("casualty"))),
    Mechanism(name="casualty by STRENGTH", verbs=("wound",), test=detail("casualty")),
    Mechanism(name="hand weapon wielded", verbs=("wield",)),
    Mechanism(name="boarded by those whom nobody controls", verbs=("board",), needs=called("Rogue Borg Mercenaries")),
    Mechanism(name="nemeses", chosen=("nemesis",)),
    Mechanism(name="nemeses in play", stands=standing.has_nemeses),
)
CONTROL = (
    Mechanism(name="commandeering of a ship", verbs=("commandeer",), test=of_type("ship")),
    Mechanism(name="commandeering of a station", verbs=("commandeer",), test=of_type("facility")),
    Mechanism(name="control handed over", verbs=("take-control",)),
    Mechanism(name="command taken while a card lasts", verbs=("take-command",), needs=called("Rogue Borg Mercenaries")),
    Mechanism(name="control until the turn ends", verbs=("borrow",)),
)
BORG = (
    Mechanism(name="Borg: drones by Activate Subcommands", verbs=("download",), test=by_card("Activate Subcommands")),
    Mechanism(name="Borg: Queen in play", verbs=("report",), test=titled("Borg Queen")),
    Mechanism(name="Borg: current objective turned up", verbs=("turn-up",), test=showing("BO")),
    Mechanism(name="Borg: scouting a location", verbs=("scout",)),
    Mechanism(name="Borg: scouting a ship", verbs=("complete-scouting",), test=titled("Assimilate Starship")),
    Mechanism(name="Borg: scouting complete", verbs=("complete-scouting",)),
    Mechanism(name="Borg: encounter while scouting", verbs=("encounter",), test=in_scouting),
    Mechanism(name="Borg: objective completed", verbs=("fulfil",)),
    Mechanism(name="Borg: planet assimilated", verbs=("fulfil",), test=titled("Assimilate Planet")),
    Mechanism(name="Borg: homeworld assimilated", verbs=("fulfil",), test=titled("Assimilate Homeworld")),
    Mechanism(name="Borg: ship assimilated", verbs=("assimilate",), test=of_type("ship")),
    Mechanism(name="Borg: personnel assimilated", verbs=("assimilate",), test=of_type("personnel")),
    Mechanism(name="Borg: facility assimilated", verbs=("assimilate",), test=of_type("facility")),
    Mechanism(name="Borg: equipment assimilated", verbs=("assimilate",), test=of_type("equipment")),
    Mechanism(
        name="Borg: counterpart",
        verbs=("assimilate",),
        test=detail(SPOKESMAN),
        needs=called("Assimilate Counterpart"),
    ),
    Mechanism(name="Borg: acquiring", verbs=("earn",), test=where_borg_were),
    Mechanism(name="Borg: outposts closed to a homeworld", verbs=("close-outposts",)),
)
SIDE_DECKS = (
    Mechanism(name="Q-Flash", verbs=("flash",)),
    Mechanism(name="card of a Q-Flash", verbs=("draw-of-the-q",)),
    Mechanism(name="Q-Continuum shuffled anew", verbs=("renew-continuum",)),
    Mechanism(name="actions undone", verbs=("undo-actions",)),
    Mechanism(name="Q-Continuum silenced", verbs=("silence-continuum",)),
    Mechanism(name="card of a Q-Flash played", chosen=("play-of-the-q",)),
    Mechanism(name="card out of a Q's Tent", verbs=("put", "download", "play", "report"), test=coming_from(TENT)),
    Mechanism(name="tribbles drawn", verbs=("draw-tribble",)),
    Mechanism(name="tribbles breeding", verbs=("join-group",), test=of_type(TRIBBLE)),
    Mechanism(name="Trouble played", verbs=("join-group",), test=of_type(TROUBLE)),
    Mechanism(name="tribbles picked up", verbs=("pick-up",)),
    Mechanism(name="tribbles put down", verbs=("put-down",)),
    Mechanism(name="tribbles beamed", verbs=("beam-tribbles",)),
    Mechanism(name="tribbles going astray", verbs=("relocate",), test=by_type(TROUBLE)),
    Mechanism(name="tribble downloaded", verbs=("download",), test=of_type(TRIBBLE, TROUBLE)),
)
DOWNLOADS = (
    Mechanism(name="special download", chosen=("special-download",), in_response=False),
    Mechanism(name="special download that suspends play", chosen=("special-download",), in_response=True),
    Mechanism(
        name="download by a text", verbs=("download",), test=both(by_text("Download"), negated(going_to("hand")))
    ),
    Mechanism(name="download into the hand", verbs=("download",), test=going_to("hand")),
    Mechanism(name="download of a hidden agenda", verbs=("download",), test=going_to("agenda")),
    Mechanism(name="download in vain", verbs=("find-nothing",)),
)
HIDDEN = (
    Mechanism(name="objective seeded", verbs=("seed",), test=both(of_type("objective"), negated(going_to("seeds")))),
    Mechanism(name="objective played", verbs=("announce", "play"), test=of_type("objective")),
    Mechanism(
        name="attempt for an objective",
        verbs=("use",),
        test=both(of_type("objective"), by_text("Alternate")),
    ),
    Mechanism(name="incident seeded", verbs=("seed",), test=both(of_type("incident"), negated(going_to("seeds")))),
    Mechanism(name="incident played", verbs=("announce", "play"), test=of_type("incident")),
    Mechanism(name="hidden agenda laid down", verbs=("hide",)),
    Mechanism(name="hidden agenda seeded", verbs=("seed",), test=going_to("agenda")),
    Mechanism(name="hidden agenda turned up", verbs=("turn-up",), test=showing(AGENDA)),
    Mechanism(name="probing", verbs=("reveal",), test=by_text("Probe")),
    Mechanism(name="countdown", verbs=("count-down",)),
    Mechanism(name="countdown expired", verbs=("expire",)),
    Mechanism(name="nullified", verbs=("nullify",)),
    Mechanism(name="prevented", verbs=("prevent",)),
    Mechanism(name="examined", verbs=("examine",)),
    Mechanism(name="hand shown", verbs=("open-hand",)),
)
SPACELINE = (
    Mechanism(name="several spacelines", stands=partial(standing.has_spacelines, number=2)),
    Mechanism(name="three spacelines", stands=partial(standing.has_spacelines, number=3)),
    Mechanism(name="region of several locations", stands=standing.has_region),
    Mechanism(name="shared mission", verbs=("lay-out",), test=detail("over")),
    Mechanism(name="location that a card has become", verbs=("form-location",)),
    Mechanism(name="location closed", verbs=("close-location",)),
    Mechanism(name="location without a mission", stands=standing.has_gap),
    Mechanism(name="destruction of a planet", verbs=("ruin",), test=of_kind("planet"), needs=called("Tox Uthat")),
    Mechanism(name="destruction of a location", verbs=("ruin",), needs=called("Tox Uthat")),
    Mechanism(name="ship in another quadrant", verbs=("move", "relocate", "time-travel"), test=is_on_other_quadrant),
    Mechanism(name="flying through a passage", verbs=("move",), test=through_passage),
    Mechanism(name="relocation by Wormhole", verbs=("relocate",), test=by_card("Wormhole")),
    Mechanism(name="time location", verbs=("seed", "play"), test=going_to("time-location")),
    Mechanism(name="time travel", verbs=("time-travel",)),
    Mechanism(name="vanishing from time", verbs=("vanish",)),
    Mechanism(name="self-controlled card on a spaceline", verbs=("appear",)),
    Mechanism(name="self-controlled card moving", verbs=("travel",), test=by_nobody),
    Mechanism(name="leaving the end of a spaceline", verbs=("leave-spaceline",)),
)
STATIONS = (
    Mechanism(
        name="Nor seeded or built",
        verbs=("seed", "play", "place", "announce"),
        test=both(of_kind("station"), negated(going_to("seeds", "playing"))),
    ),
    Mechanism(name="site", verbs=("seed", "play", "place"), test=both(of_type("site"), going_to("site"))),
    Mechanism(name="reporting to a site", verbs=("report",), test=onto("site")),
    Mechanism(name="docking at a site", verbs=("dock",), test=onto("site")),
    Mechanism(name="walking on a station", verbs=("walk",), test=onto("site")),
    Mechanism(name="station turned over", verbs=("commandeer", "turn-over"), test=both(of_type("facility"), is_turned)),
    Mechanism(
        name="headquarters",
        verbs=("seed", "play", "place"),
        test=both(of_kind("headquarters"), negated(going_to("seeds"))),
    ),
    Mechanism(
        name="facility built or played",
        verbs=("play", "announce", "report", "place"),
        test=both(of_type("facility"), negated(going_to("playing"))),
    ),
    Mechanism(name="docking", verbs=("dock",)),
    Mechanism(name="undocking", verbs=("undock",)),
)
SHIPS = (
    Mechanism(name="landing", verbs=("land",)),
    Mechanism(name="taking off", verbs=("take-off",)),
    Mechanism(name="ship landed", stands=standing.has_landed),
    Mechanism(name="launching a carried ship", verbs=("launch",)),
    Mechanism(name="recovering a ship", verbs=("recover",)),
    Mechanism(name="carried ship", stands=standing.has_carried),
    Mechanism(name="cloaking", verbs=("cloak",), test=detail(CLOAK)),
    Mechanism(name="decloaking", verbs=("cloak",), test=detail(DECLOAK)),
    Mechanism(name="phasing", verbs=("cloak",), test=detail(PHASE), needs=fitted("Phasing Cloak")),
    Mechanism(name="dephasing", verbs=("cloak",), test=detail(DEPHASE), needs=fitted("Phasing Cloak")),
    Mechanism(name="RANGE lost", verbs=("spend-range",), needs=says("SpendRange")),
    Mechanism(name="RANGE restored", verbs=("restore-range",)),
    Mechanism(name="towing", verbs=("place",), test=both(going_to("on"), onto("ship"), by_text("Order"))),
)
BRIGS = called("Holding Cell Door", "Security Holding Cell")

PEOPLE = (
    Mechanism(
        name="infiltrator reporting to the opponent",
        verbs=("report",),
        test=lambda seen: any(card.infiltrates for card in seen.cards),
    ),
    Mechanism(name="infiltration", verbs=("infiltrate",)),
    Mechanism(name="exposure", verbs=("expose",)),
    Mechanism(name="infiltrator slipping away", chosen=("slip",)),
    Mechanism(name="infiltrator under suspicion", stands=standing.has_suspect),
    Mechanism(name="capture", verbs=("capture",)),
    Mechanism(name="capture into a trap", verbs=("capture",), test=going_to("on")),
    Mechanism(name="captive in a trap", stands=standing.has_trap),
    Mechanism(name="captive with an escort", stands=standing.has_escort),
    Mechanism(name="captive put into a brig", verbs=("jail",), test=having_marked(1), needs=BRIGS),
    Mechanism(name="captive in a brig", stands=standing.has_jailed, needs=BRIGS),
    Mechanism(name="custody changed", chosen=("custody",)),
    Mechanism(name="captive released", verbs=("release",)),
    Mechanism(name="hologram reporting", verbs=("report",), test=showing(HOLOGRAM)),
    Mechanism(name="hologram deactivated", verbs=("deactivate",)),
    Mechanism(name="hologram activated", verbs=("activate",)),
    Mechanism(name="hologram erased", verbs=("erase",)),
    Mechanism(name="persona replaced", verbs=("exchange",)),
    Mechanism(name="affiliation changed", verbs=("change-affiliation",)),
    Mechanism(name="several affiliations played", stands=standing.has_two_outposts),
    Mechanism(name="house arrest", stands=standing.has_house_arrest),
    Mechanism(name="held in stasis", verbs=("hold", "enter-stasis")),
    Mechanism(name="sheltered out of reach", verbs=("shelter",)),
    Mechanism(name="quarantine", stands=standing.has_quarantine),
    Mechanism(name="disabled", verbs=("disable",)),
    Mechanism(name="stopped by a text", verbs=("stop",), test=by_text()),
    Mechanism(name="unstopped by a text", verbs=("unstop",), test=by_text()),
    Mechanism(name="Away Team joined", verbs=("join-team",)),
    Mechanism(name="two on one card", verbs=("report",), test=lambda seen: any(card.facts.pair for card in seen.cards)),
    Mechanism(name="X picked", verbs=("vary",), needs=says("Variable")),
)
MISSIONS = (
    Mechanism(name="mission attempt", verbs=("attempt",)),
    Mechanism(name="mission solved", verbs=("solve",)),
    Mechanism(name="dilemma encountered", verbs=("encounter",)),
    Mechanism(name="combo dilemma encountered", verbs=("encounter",), test=is_combo),
    Mechanism(name="wall: dilemma that stays beneath", verbs=("reseed",)),
    Mechanism(name="dilemma that stays there", verbs=("put", "place"), test=both(of_type("dilemma"), going_to("at"))),
    Mechanism(name="dilemma on a card", verbs=("put", "place"), test=both(of_type("dilemma"), going_to("on"))),
    Mechanism(name="dilemma overcome", verbs=("overcome",)),
    Mechanism(
        name="dilemma cured",
        verbs=("remove", "discard", "place-in-points"),
        test=both(of_type("dilemma"), coming_from("on", "at")),
    ),
    Mechanism(name="killed by a dilemma", verbs=("kill",), test=by_type("dilemma")),
    Mechanism(name="artifact found", verbs=("find",), test=of_type("artifact")),
    Mechanism(name="artifact earned", verbs=("earn",)),
    Mechanism(name="bonus points", verbs=("score",), test=detail("bonus")),
    Mechanism(name="cumulative cards on one", stands=standing.has_cumulative),
    Mechanism(name="equipment that adds up", stands=standing.has_equipment_that_adds_up),
    Mechanism(
        name="espionage card on a mission",
        verbs=("announce",),
        test=lambda seen: any(card.title.startswith("Espionage") for card in seen.cards),
    ),
    Mechanism(
        name="treaty",
        verbs=("announce", "turn-up"),
        test=lambda seen: any(card.title.startswith("Treaty") for card in seen.cards),
    ),
    Mechanism(name="traded with a discard pile", verbs=("trade",), needs=says("Exchange")),
    Mechanism(
        name="not its owner's any more", verbs=("take-control", "commandeer", "assimilate"), test=is_owned_by_other
    ),
)

MECHANISMS: tuple[Mechanism, ...] = (
    *SHIP_BATTLES,
    *PERSONNEL_BATTLES,
    *CONTROL,
    *BORG,
    *SIDE_DECKS,
    *DOWNLOADS,
    *HIDDEN,
    *SPACELINE,
    *STATIONS,
    *SHIPS,
    *PEOPLE,
    *MISSIONS,
)
"""Each with a name of its own."""
