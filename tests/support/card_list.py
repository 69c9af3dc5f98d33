"""A card list of Second Edition with one row, as the importer reads them."""

HEADER = [
    *(
        "Name",
        "Set",
        "ImageFile",
        "Rarity",
        "Unique",
        "CollectorsInfo",
        "Type",
        "Cost",
        "Mission/DilemmaType",
    ),
    *(
        "Span",
        "Points",
        "Quadrant",
        "Affiliation",
        "Icons",
        "Staff",
        "Keywords",
        "Class",
        "Species",
        "Skills",
    ),
    *("Integrity/Range", "Cunning/Weapons", "Strength/Shields", "Text"),
]


def card_list(folder, **cells):
    """A card list of one Premiere personnel, some of its cells changed."""
    row = dict.fromkeys(HEADER, "") | {
        "Name": "Ari",
        "Set": "SE",
        "Unique": "N",
        "CollectorsInfo": "1U229",
        "Type": "Personnel",
        "Cost": "2",
        "Affiliation": "Cardassian",
        "Species": "Cardassian",
        "Skills": "Honor 2 Officer",
        "Integrity/Range": "6",
        "Cunning/Weapons": "5",
        "Strength/Shields": "6",
    }
    path = folder / "cards.txt"
    lines = ["\t".join(HEADER), "\t".join((row | cells).values())]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
