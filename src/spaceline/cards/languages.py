"""What each edition can carry out of the effect language."""

from __future__ import annotations

from spaceline.editions import Part
from spaceline.effects.support import Support

LANGUAGES: Part[Support] = Part("language", Support)
