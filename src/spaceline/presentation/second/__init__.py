"""What Second Edition says in its own way, beside what every edition does."""

from spaceline.presentation.edition import Presentation
from spaceline.presentation.second.describer import SecondDescriber
from spaceline.presentation.second.table import LAYOUT
from spaceline.presentation.second.text import TEXT

PRESENTATION = Presentation(text=TEXT, describer=SecondDescriber, layout=LAYOUT)
