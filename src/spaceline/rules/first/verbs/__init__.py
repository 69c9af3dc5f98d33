"""How changes are made: all verbs in ``table``, those that need more than a few lines in modules of their own."""
