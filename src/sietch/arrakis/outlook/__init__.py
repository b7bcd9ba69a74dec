"""What the bots know of War for Arrakis: what an option may be expected to bring, and who is likely to win."""
