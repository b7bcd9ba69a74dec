"""Cards about prescience cards, markers, objectives and the atomics."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import ATREIDES, MARKERS
from sietch.arrakis.free_actions import can_detonate, detonate
from sietch.arrakis.map import ATOMIC_SLOTS
from sietch.arrakis.prescience import LAST, advance, available, remove_prescience, reveal_prescience
from sietch.arrakis.state import Arrakis
from sietch.arrakis.verb import Deed, Staged, Verb
from sietch.core.node import Words
from sietch.core.state import ARG, NUMBER


class ReturnPrescience(Verb):
    """Shuffle a revealed prescience card back; it is not replaced."""

    message = "arrakis-return-prescience"
    icon = "prescience-card"
    feature = "opponent-prescience"

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        return [o.DROP | number for number in available(g) if number != g.held]

    def do(self, g: Arrakis, side: int, x: int, option: int) -> None:
        number = option & ARG
        g.revealed.remove(number)
        g.prescience_deck.append(number)
        if g.events is not None:
            g.tell(o.PRESCIENCE_RETURNED, side, number, 1)
        if g.feared == number:
            g.feared = -1


class ExchangePrescience(Verb):
    """Remove any number of revealed prescience cards and reveal as many new ones. x: how many are removed."""

    message = "arrakis-exchange-prescience"
    icon = "prescience-card"
    feature = "prescience-card"

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        return [o.DROP | number for number in g.revealed if number != g.held]

    def run(self, g: Arrakis, side: int, x: int) -> None:
        options = self.options(g, side, x)
        if options:
            g.ask(self, side, x, [*options, o.DONE])
        else:
            self.resume(g, side, x, o.DONE)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option == o.DONE:
            for _ in range(min(x, len(g.prescience_deck))):
                reveal_prescience(g)
            return
        g.push(self, side, x + 1)
        remove_prescience(g, option & ARG)

    def args(self) -> dict[str, object]:
        return {}


class ShiftMarkers(Staged):
    """Lower a marker by some steps and raise another by as many. x: 1 + the lowered, above that 1 + the raised."""

    message = "arrakis-shift-markers"
    icon = "prescience"
    feature = "prescience"

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        low, high = (x & 15) - 1, (x >> 4) - 1
        if high >= 0:
            most = min(g.prescience[low], LAST - g.prescience[high])
            return [NUMBER | n for n in range(1, most + 1)]
        if low >= 0:
            return [o.MARKER | m for m in range(len(MARKERS)) if m != low and g.prescience[m] < LAST]
        able = [m for m in range(len(MARKERS)) if g.prescience[m]]
        return [o.MARKER | m for m in able if any(g.prescience[n] < LAST for n in range(len(MARKERS)) if n != m)]

    def asks(self, x: int) -> str:
        return "shift-markers-steps" if x >> 4 else "shift-markers-other" if x else "shift-markers"

    def on(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option & ~ARG == o.MARKER:
            what = 1 + (option & ARG)
            g.push(self, side, x | what << 4 if x else what)
        else:
            n = option & ARG
            g.prescience[(x & 15) - 1] -= n
            if g.events is not None:
                g.tell(o.PRESCIENCE_ADVANCED, ATREIDES, (x & 15) - 1, -n)
            advance(g, (x >> 4) - 1, n)


class Attach(Verb):
    """Attach the card to a revealed prescience card: it stays (Eyes of Ibad) or brings more (Fear)."""

    icon = "prescience-card"
    feature = "prescience-card"

    def __init__(self, hold: bool) -> None:
        self.hold = hold
        self.message = "arrakis-attach-hold" if hold else "arrakis-attach-fear"

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        return [o.ATTACH | number for number in available(g)]

    def do(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if self.hold:
            g.held = option & ARG
        else:
            g.feared = option & ARG
        if g.events is not None:
            g.tell(o.PRESCIENCE_ATTACHED, side, option & ARG, 1)


class SecondObjective(Deed):
    """Draw a second secret objective; fulfilling either one wins."""

    message = "arrakis-second-objective"
    icon = "objective"
    feature = "objective"

    def act(self, g: Arrakis, side: int) -> None:
        if g.objective_deck:
            number = g.draw(o.DEALT_OBJECTIVE, g.objective_deck)
            g.players[ATREIDES].objectives.append(number)
            if g.events is not None:
                g.tell(o.OBJECTIVE_TAKEN, ATREIDES, number, 1)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if g.objective_deck else ("arrakis-why-no-target-here", {})


class DetonateNow(Verb):
    """Detonate the family atomics."""

    message = "arrakis-detonate"
    icon = "atomics"
    feature = "atomics"

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        return [o.BLAST | area for area in ATOMIC_SLOTS] if can_detonate(g, 0) else []

    def do(self, g: Arrakis, side: int, x: int, option: int) -> None:
        detonate(g, option & ARG)
