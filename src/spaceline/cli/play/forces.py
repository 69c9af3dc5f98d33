"""Who and what is at a place, as it is printed: teams, ships and facilities with their crews, what lies on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.padding import Padding
from rich.text import Text

from spaceline.cli.play.shown_table import SPACE, ShownTable, condition, statuses, whose
from spaceline.cli.printed_cards import in_colour
from spaceline.cli.terminal import AFFILIATIONS, DIM, indented, packed, styled
from spaceline.core.data.leaves import NOBODY, CardId, PlaceId
from spaceline.presentation.model.table import PlayerHere

SIGNS = {"facility": "■ ", "site": "□ ", "dilemma": "◆ "}
SHIP = "► "
ARMED = ("Weapons", "Shields")
"""What is told of a card that attacks by itself, beside its Range."""
INDENT = 6
DEEPER = 2
BENEATH = "seeds"
APART = ("mission", "time-location", "surface", *SPACE, BENEATH)
"""Roles at a place that are printed in their own way."""
ABOARD = ("aboard", "docked", "site")


def contents(table: ShownTable, place: PlaceId, room: int) -> Iterator[Padding]:
    """A paragraph for each team, ship and facility, the viewer's first; then one for whatever else lies there."""
    for player in table.players:
        yield from forces(table, place, player, room)
    for role in SPACE:
        for card in table.of_player(table.zone(place, role), NOBODY):
            yield indented(vessel_head(table, card), INDENT)
    for entity in (place, *table.zone(place, "mission")):
        for zone in table.zones_of(entity, APART):
            yield indented(styled(f"{zone.label}: ", DIM).append(told(table, zone.cards)), INDENT)


def forces(table: ShownTable, place: PlaceId, player: PlayerHere, room: int) -> Iterator[Padding]:
    """What a player has at a place: on the planet, in space, docked and aboard."""
    who = whose(table, player)
    on_planet = table.of_player(table.zone(place, "surface"), player.number)
    vessels = [card for card in on_planet if table.is_vessel(card)]
    team = [card for card in on_planet if card not in vessels]
    label = table.zones[place, "surface"].label if on_planet else ""
    name = table.scene.words.templates.get("team.surface", label)
    if team:
        yield indented(packed(crew(table, team), room, styled(f"{who}{name}: ", DIM), DEEPER), INDENT)
    for vessel in vessels:
        yield from vessel_lines(table, vessel, room, f"{who}{label} ")
    for role in SPACE:
        for vessel in table.of_player(table.zone(place, role), player.number):
            yield from vessel_lines(table, vessel, room, who)


def vessel_lines(table: ShownTable, vessel: CardId, room: int, before: str, depth: int = 0) -> Iterator[Padding]:
    """A ship or facility with everybody aboard, and under it its sites, the ships docked at it and carried in it."""
    sites = table.zone(vessel, "site")
    aboard, say = table.zone(vessel, "aboard"), table.scene.words.say
    carried = [card for card in aboard if table.is_vessel(card)]
    inside = [card for card in aboard if card not in carried]
    head = styled(before, DIM).append_text(vessel_head(table, vessel)).append(": ", DIM)
    people = crew(table, inside) if inside or sites else [styled(say("terminal.empty"), DIM)]
    yield indented(packed(people, room - DEEPER * depth, head, DEEPER), INDENT + DEEPER * depth)
    for site in sites:
        yield from vessel_lines(table, site, room, "", depth + 1)
    for ship in table.zone(vessel, "docked"):
        yield from vessel_lines(table, ship, room, f"{say('terminal.docked')} ", depth + 1)
    for ship in carried:
        yield from vessel_lines(table, ship, room, f"{say('terminal.carried')} ", depth + 1)


def vessel_head(table: ShownTable, vessel: CardId) -> Text:
    """The name of a ship or facility, its affiliation, its Range or Shields, what has befallen it and lies on it."""
    it = table.definition(vessel)
    name = table.cards[vessel].name if vessel in table.cards else table.scene.name(vessel)
    if it is None:
        return styled(f"{SHIP}{name}").append_text(befallen(table, vessel, ""))
    now = table.scene.facts(vessel)
    codes = table.describer.affiliations(now)
    style = AFFILIATIONS.get(codes[0], "") if codes else ""
    head = styled(SIGNS.get(it.type, SHIP), style).append(name, f"bold {style}".strip())
    if codes:
        head.append(" ").append_text(in_colour(codes))
    figure = next((f"{name} {now.attributes[name]}" for name in ("Range", "Shields") if name in now.attributes), "")
    is_wild = vessel in table.cards and table.cards[vessel].controller == NOBODY
    told_of = ARMED if is_wild else table.presentation.layout.strengths
    strengths = (name for name in told_of if name in now.attributes)
    also = "".join(f", {name} {now.attributes[name]}" for name in strengths if not figure.startswith(f"{name} "))
    return head.append_text(befallen(table, vessel, figure, also))


def befallen(table: ShownTable, vessel: CardId, figure: str, also: str = "") -> Text:
    """What a ship can do still, what has befallen it, and what lies on it."""
    found = statuses(table, vessel)
    figure = next((status.label for status in found if status.name == "range"), figure)
    line = Text().append(f" {figure}{also}" if figure else "", DIM)
    line.append("".join(f", {status.label}" for status in found if status.name != "range"), "bold")
    on = [told(table, zone.cards) for zone in table.zones_of(vessel, (*ABOARD, BENEATH))]
    words, beneath = table.scene.words, table.zones.get((vessel, BENEATH))
    line.append(f", {words.say('terminal.with', cards=words.listed(on, 'and'))}" if on else "", DIM)
    return line.append(f", {beneath.label}: {told(table, beneath.cards)}" if beneath else "", DIM)


def crew(table: ShownTable, cards: Sequence[CardId]) -> Iterator[Text]:
    """Cards that are together: those who may act first, then those with each condition that keeps them from it."""
    groups: dict[str, list[CardId]] = {}
    for card in cards:
        groups.setdefault(condition(table, card), []).append(card)
    for at, name in enumerate(sorted(groups), 1):
        if name:
            yield styled(f"{name}: ", DIM)
        yield from tinted(table, groups[name], "; " if at < len(groups) else "")


def tinted(table: ShownTable, cards: Sequence[CardId], end: str) -> Iterator[Text]:
    """Names of cards, each affiliation in its colour behind its code: ``Fed Lopez, 2 × Rixx · NA Togaran``.

    Those that cannot be read are told as a number.
    """
    codes_of = table.describer.affiliations
    read = [it for card in cards if (it := table.definition(card)) is not None]
    unread = len(cards) - len(read)
    copies = Counter(("/".join(codes_of(it.facts)), it.title) for it in read)
    names = sorted(copies, key=lambda name: (not name[0], name[0]))
    for at, (affiliation, title) in enumerate(names):
        part = Text()
        if at == 0 or names[at - 1][0] != affiliation:
            part.append(f"{affiliation} " if affiliation else "", DIM)
        part.append(f"{copies[affiliation, title]} × " if copies[affiliation, title] > 1 else "")
        part.append(title, AFFILIATIONS.get(affiliation, ""))
        following = names[at + 1][0] if at + 1 < len(names) else None
        last = " · " if unread else end
        part.append(last if following is None else ", " if following == affiliation else " · ", DIM)
        yield part
    if unread:
        yield styled(table.scene.words.say("terminal.concealed", number=unread)).append(end, DIM)


def told(table: ShownTable, cards: Sequence[CardId]) -> str:
    """Cards by their names, copies counted, with their countdowns and what lies on them."""
    plain: list[str] = []
    special: list[str] = []
    for card in cards:
        about = [status.label for status in statuses(table, card)]
        lying = [told(table, zone.cards) for zone in table.zones_of(card)] if card else []
        about += [table.scene.words.say("terminal.with", cards=cards) for cards in lying]
        it = table.definition(card)
        if about:
            special.append(f"{table.scene.name(card)} ({', '.join(about)})")
        else:
            plain.append(table.scene.cards[card].definition if it is not None else "")
    named = [table.scene.listed(plain)] if plain else []
    return table.scene.words.listed([*named, *special], "and")
