"""The picture of a training: how far each table was ahead of the one that it began with."""

from __future__ import annotations

from pathlib import Path

from sietch.lab import plots
from sietch.lab.training.training import Training

WIDTH, HEIGHT = 6.5, 3.2


def draw(training: Training, path: Path) -> None:
    """Nothing where no match has been played yet."""
    if not training.matches:
        return
    plots.check(path)
    generations, gains = zip(*training.matches, strict=True)
    with plots.picture(path, WIDTH, HEIGHT) as figure:
        axes = figure.subplots()
        axes.plot(generations, gains, color=plots.BLUE, marker="o", markersize=3)
        axes.axhline(0, color=plots.GREY, linewidth=0.8)
        axes.set_title("Ahead of the table it began with")
        axes.set_xlabel("generation")
        axes.set_ylabel("games, and points in tenths")
