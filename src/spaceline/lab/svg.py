"""Pictures of what was measured: SVG documents that need no font and no script, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#1d2733}.t{font-weight:600}.s{fill:#5b6877;font-size:12px}"
    ".g{stroke:#d5dbe3}.i{stroke:#2f6db3;stroke-width:3;stroke-linecap:round}.d{fill:#2f6db3}.p{fill:#fff}"
    "@media(prefers-color-scheme:dark){text{fill:#e8edf3}.s{fill:#a3b0bf}.g{stroke:#3a4552}.i{stroke:#7fb2ea}"
    ".d{fill:#7fb2ea}.p{fill:#141a21}}"
)
"""Classes: ``t`` a title, ``s`` small, ``g`` the grid, ``i`` a line, ``d`` a dot, ``p`` the paper."""


def drawing(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    """An SVG document with a title; the same parts give the same text."""
    begin = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect class="p" width="{width}" height="{height}"/><text class="t" x="16" y="26">{escape(title)}</text>',
    ]
    return "\n".join([*begin, *parts, "</svg>", ""])
