"""The plain data of Second Edition: frames and values. Stays interpreted when the rest is compiled."""
