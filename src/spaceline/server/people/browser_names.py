"""What a browser is called in the list of those in which somebody is known."""

from __future__ import annotations

from spaceline.effects.render.lexicon import Lexicon

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
UNKNOWN, ON = "Another program", " on "
SAID = {UNKNOWN: "browser.unknown", "an iPhone": "browser.iPhone", "an iPad": "browser.iPad", "a Mac": "browser.Mac"}
"""What is no name, and the key under which languages say it."""


def browser_name(agent: str) -> str:
    """A browser by what it says of itself, in words of ours only, as it is kept."""
    browser = next((name for sign, name in BROWSERS if f"{sign}/" in agent), UNKNOWN)
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return f"{browser}{ON}{system}" if system else browser


def browser_said(words: Lexicon, name: str) -> str:
    """A browser, as it is kept, in the language of the words."""
    browser, _, system = (words.templates.get(SAID.get(it, ""), it) for it in name.partition(ON))
    return words.say("browser", browser=browser, system=system) if system else browser
