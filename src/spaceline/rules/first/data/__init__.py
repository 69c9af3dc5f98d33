"""The plain data of First Edition: frames and values. Stays interpreted when the rest is compiled."""
