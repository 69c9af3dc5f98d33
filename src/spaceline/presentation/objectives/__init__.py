"""What the Objectives variant says in its own way, beside what Second Edition does."""

from dataclasses import replace

from spaceline.presentation.edition import Presentation
from spaceline.presentation.lexicon import lexicon_of
from spaceline.presentation.objectives.candidates import candidates
from spaceline.presentation.objectives.describer import ObjectivesDescriber
from spaceline.presentation.objectives.engaging import attack, slots
from spaceline.presentation.objectives.events import complete, engagement, use, win
from spaceline.presentation.objectives.remarks import costs, remark
from spaceline.presentation.objectives.systems import uninstall
from spaceline.presentation.objectives.table import LAYOUT
from spaceline.presentation.second.text import SILENT, TEXT as SECOND

TEXT = replace(
    SECOND,
    lexicon=lexicon_of("objectives"),
    candidates=candidates,
    labels={**SECOND.labels, "engagement": attack, "counterattack": attack, "uninstall": uninstall},
    remark=remark,
    tellings={
        **SECOND.tellings,
        "complete": complete,
        "engagement": engagement,
        "use": use,
        "win-battle": win,
    },
    slots=slots,
    weights=costs,
    silent=(*SILENT, "shuffle"),
    completes="objective",
)

PRESENTATION = Presentation(text=TEXT, describer=ObjectivesDescriber, layout=LAYOUT)
