"""Dune: War for Arrakis for two players: House Atreides with the Fremen against House Harkonnen with the Emperor."""
