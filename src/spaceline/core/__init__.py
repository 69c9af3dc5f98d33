"""The engine that every edition stands on. It names no edition and no card.

Read in this order: ``data`` (what a game is), ``state``, ``table`` (the only writers), ``changing``, ``engine``,
``actions``, ``windows``, ``modifiers``, ``view``.
"""
