"""What a browser is called in the list of those in which somebody is known."""

from __future__ import annotations

BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
"""What stands in ``User-Agent``, in the order in which it is looked for: most browsers name others, too."""
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "an iPhone"),
    ("iPad", "an iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "a Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
UNKNOWN = "Another program"


def browser_name(agent: str) -> str:
    """A browser by what it says of itself, in words of ours only."""
    browser = next((name for sign, name in BROWSERS if f"{sign}/" in agent), UNKNOWN)
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return f"{browser} on {system}" if system else browser
