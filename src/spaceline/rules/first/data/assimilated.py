"""What becomes of the values of a card that the Borg have assimilated (1E-7.7.0.2, 1E-7.3.2.2.1/1)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.rules.first.data.card_values import CardValues

BORG, DRONE, COUNTERPART = "Bor", "Drone", "Counterpart"
SUBCOMMANDS = {"Com": "Integrity", "Nav": "Cunning", "Def": "Strength"}
"""The subcommand icons, each with the attribute that is higher than the others on such a drone."""
IN_PLACE_OF = {"Cmd": "Com", "Stf": "Nav"}
"""Which subcommand other staffing icons become; any other becomes the last one."""
LOST_OR_ADDED = ("male", "female", "Borg", DRONE, COUNTERPART)
"""Characteristics that a drone has not, or has in any case."""
HIGH, LOW, STRONGER = 7, 5, 3
"""The attributes of a drone, and how much stronger somebody becomes as a counterpart."""


def subcommand_for(icon: str) -> str:
    """What an icon that staffs a ship becomes; affiliation icons of the Borg and subcommands stay."""
    return icon if icon in SUBCOMMANDS or icon == BORG else IN_PLACE_OF.get(icon, "Def")


def assimilated(values: CardValues, spokesman: int = 0) -> CardValues:
    """The values of a card of the Borg: of a drone, a counterpart (1), or a drone who was one by assimilation (2)."""
    if spokesman == 1:
        return as_counterpart(values)
    return as_drone(as_counterpart(values) if spokesman else values)


def as_counterpart(values: CardValues) -> CardValues:
    """The values of a counterpart: all three subcommands, and stronger unless he was one already.

    1E-7.7.0.2/5, 1E-G:assimilation-personnel/4. He keeps his gender, INTEGRITY and CUNNING.
    """
    was_one = COUNTERPART in values.characteristics
    said = tuple(word for word in values.characteristics if word not in ("Borg", DRONE, COUNTERPART))
    attributes = dict(values.attributes)
    attributes["Strength"] = attributes.get("Strength", 0) + (0 if was_one else STRONGER)
    return replace(
        values,
        affiliations=(BORG,),
        restriction=None,
        classifications=(),
        icons=tuple(SUBCOMMANDS),
        characteristics=("Borg", *said, COUNTERPART),
        attributes=attributes,
        first_skill=next(iter((*values.classifications, values.first_skill)), ""),
    )


def as_drone(values: CardValues) -> CardValues:
    """The values of a card of the Borg; of a personnel those of a drone (1E-7.7.0.2/1, /2, /3, 1E-G:drone/1)."""
    taken = replace(values, affiliations=(BORG,), restriction=None)
    if values.type != "personnel":
        return taken
    icons = subcommands(values.icons)
    high = {SUBCOMMANDS[icon] for icon in icons}
    said = tuple(word for word in values.characteristics if word not in LOST_OR_ADDED)
    return replace(
        taken,
        classifications=(),
        icons=icons,
        characteristics=("Borg", *said, DRONE),
        attributes={name: HIGH if name in high else LOW for name in SUBCOMMANDS.values()},
        first_skill=next(iter((*values.classifications, values.first_skill)), ""),
        pairs=tuple(as_drone(half) for half in values.pairs),
    )


def subcommands(icons: tuple[str, ...]) -> tuple[str, ...]:
    """The subcommands of a drone: those it had, else one for each kind of staffing icon, none twice."""
    kept = tuple(dict.fromkeys(icon for icon in icons if icon in SUBCOMMANDS))
    return kept or tuple(dict.fromkeys(IN_PLACE_OF[icon] for icon in icons if icon in IN_PLACE_OF)) or ("Def",)
