"""What First Edition says in its own way, beside what every edition does."""

from spaceline.presentation.edition import Presentation
from spaceline.presentation.first.describer import FirstDescriber
from spaceline.presentation.first.table import LAYOUT
from spaceline.presentation.first.text import TEXT

PRESENTATION = Presentation(text=TEXT, describer=FirstDescriber, layout=LAYOUT)
