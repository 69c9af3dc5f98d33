"""What the Objectives variant says in its own way, beside what Second Edition does."""

from dataclasses import replace

from spaceline.presentation.edition import Presentation
from spaceline.presentation.lexicon import lexicon_of
from spaceline.presentation.objectives.candidates import candidates
from spaceline.presentation.objectives.describer import ObjectivesDescriber
from spaceline.presentation.objectives.remarks import tactic
from spaceline.presentation.objectives.table import LAYOUT
from spaceline.presentation.second.text import SILENT, TEXT as SECOND

TEXT = replace(
    SECOND, lexicon=lexicon_of("objectives"), candidates=candidates, remark=tactic, silent=(*SILENT, "shuffle")
)

PRESENTATION = Presentation(text=TEXT, describer=ObjectivesDescriber, layout=LAYOUT)
