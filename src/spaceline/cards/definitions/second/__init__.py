"""Second Edition, a book for each set and type; each module names its book ``cards``."""
