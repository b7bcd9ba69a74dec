"""The engine that knows no game: effect trees, the stack that runs them, chance, records, views."""
