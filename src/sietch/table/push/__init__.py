"""Notices of a turn that reach browsers whose page is closed: web push, for whoever wants it."""
