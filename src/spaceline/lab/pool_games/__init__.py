"""Games of First Edition over decks drawn from the whole pool of a ruleset, and how often each mechanism occurred."""
