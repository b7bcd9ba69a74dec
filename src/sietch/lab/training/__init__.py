"""Learning what bots know: weights of options by an evolution strategy, values of positions from how games went on."""
