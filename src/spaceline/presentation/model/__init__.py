"""What is put before a viewer, as plain records in words: the wire sends them, the terminal prints them.

Cards are under the viewer's numbers; engine numbers never appear.
"""
