"""First Edition, a book for each release and type; each module names its book ``cards``."""
