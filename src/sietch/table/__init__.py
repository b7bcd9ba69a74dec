"""The table: a server where people and bots play together. Games, seats, storage, HTTP and WebSocket API."""
