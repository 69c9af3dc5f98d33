"""The Objectives variant: what it plays otherwise than Second Edition by the rulebook of 2003, on which it is built."""
