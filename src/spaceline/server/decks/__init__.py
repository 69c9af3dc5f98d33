"""Cards and decks as the pages of the browser read them."""
