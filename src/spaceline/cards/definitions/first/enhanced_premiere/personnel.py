"""Personnel of Enhanced Premiere (2000)."""

from spaceline.effects.phrases import *

cards = Book("1e-ep")


cards.define(1, "Beverly and Will", special_download(download(equipment(title_words="Tricorder"))))
