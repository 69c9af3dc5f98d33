"""Texts that respond: which may or must now, in what order, and who might have one as far as everybody can know."""
