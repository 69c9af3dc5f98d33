"""Records of games: kept while they are played, gone on with, played again and compared."""
