"""A small game with one of everything that the core offers: two or three merchants, a dozen cards, four rounds."""
