"""What goes over the wire: plain records, numbered per viewer, in words where a person reads them.

The TypeScript types of the client are generated from these modules. Whatever is sent to a seat is made from that
seat's view alone; engine numbers never appear.
"""

WIRE_VERSION = 4
"""Stands in the first message of each side; a client of another version is asked to load the page again."""
