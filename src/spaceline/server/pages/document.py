"""A page of HTML, small and without scripts."""

from __future__ import annotations

from html import escape
from importlib.resources import files

STYLE = "/docs/page.css"


def page(title: str, *parts: str, language: str = "en") -> bytes:
    """A whole page; the parts are HTML already."""
    body = "\n".join(parts)
    return f"""<!doctype html>
<html lang="{escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{STYLE}">
</head>
<body>
<main>
<h1>{escape(title)}</h1>
{body}
</main>
</body>
</html>
""".encode()


def element(name: str, *parts: str, **attributes: str) -> str:
    """An element; its parts are HTML already, its attributes are not."""
    told = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{told}>{''.join(parts)}</{name}>"


def style() -> bytes:
    """The style of these pages."""
    return (files("spaceline.server.pages") / "page.css").read_bytes()
