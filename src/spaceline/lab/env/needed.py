"""The packages of the extra ``lab``, which are looked for here before anything else imports them."""

from importlib import import_module

NEEDED = ("numpy", "gymnasium", "pettingzoo")
"""The packages of the extra that are imported here."""

for package in NEEDED:
    try:
        import_module(package)
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"spaceline.lab.env needs {missing.name}: pip install 'spaceline[lab]'", name=missing.name
        ) from None
