"""Written by `scripts/write_states.py`; the fields are described in `schema.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sietch.core.schema import Own
from sietch.core.state import State

if TYPE_CHECKING:
    from sietch.arrakis.ruleset import Ruleset


class PlayerOfEveryGame:
    """What it has whatever modules are on."""

    __slots__ = (
        "abilities",
        "ally_deck",
        "ally_hand",
        "at",
        "bene_gesserit",
        "bene_gesserit_dice",
        "burnt",
        "dice",
        "discard",
        "drawn_token",
        "generic_abilities",
        "house_deck",
        "house_hand",
        "legions",
        "objectives",
        "rolled",
        "sietch_levels",
        "standard_at",
        "standard_faces",
        "standard_lost",
        "starting_at",
        "starting_faces",
        "starting_lost",
        "supply",
        "wounds",
    )


class Player(PlayerOfEveryGame):
    """What belongs to one seat."""

    __slots__ = (
        "acting",
        "ally_aside",
        "ally_bene_gesserit_dice",
        "ally_dice",
        "ally_reinforcements",
        "aside",
        "cones",
        "deciding",
        "house_reinforcements",
        "talking",
    )

    legions: list[int]
    at: int
    supply: list[int]
    dice: list[int]
    bene_gesserit_dice: list[int]
    bene_gesserit: int
    house_hand: list[int]
    ally_hand: list[int]
    house_deck: list[int]
    ally_deck: list[int]
    discard: list[int]
    objectives: list[int]
    sietch_levels: list[int]
    starting_at: list[int]
    starting_faces: list[int]
    standard_at: list[int]
    standard_faces: list[int]
    starting_lost: list[int]
    standard_lost: list[int]
    drawn_token: list[int]
    burnt: int
    rolled: list[int]
    abilities: int
    generic_abilities: int
    wounds: int
    house_reinforcements: list[int]
    ally_reinforcements: list[int]
    ally_dice: list[int]
    ally_bene_gesserit_dice: list[int]
    aside: list[int]
    ally_aside: int
    cones: int
    talking: bool
    deciding: int
    acting: int

    def clear(self) -> None:
        self.legions = []
        self.at = 0
        self.supply = []
        self.dice = []
        self.bene_gesserit_dice = []
        self.bene_gesserit = 0
        self.house_hand = []
        self.ally_hand = []
        self.house_deck = []
        self.ally_deck = []
        self.discard = []
        self.objectives = []
        self.sietch_levels = []
        self.starting_at = []
        self.starting_faces = []
        self.standard_at = []
        self.standard_faces = []
        self.starting_lost = []
        self.standard_lost = []
        self.drawn_token = []
        self.burnt = 0
        self.rolled = []
        self.abilities = 0
        self.generic_abilities = 0
        self.wounds = 0

    def dump(self) -> list[Any]:
        return [
            self.legions,
            self.at.to_bytes(16, "little"),
            self.supply,
            self.dice,
            self.bene_gesserit_dice,
            self.bene_gesserit,
            self.house_hand,
            self.ally_hand,
            self.house_deck,
            self.ally_deck,
            self.discard,
            self.objectives,
            self.sietch_levels,
            self.starting_at,
            self.starting_faces,
            self.standard_at,
            self.standard_faces,
            self.starting_lost,
            self.standard_lost,
            self.drawn_token,
            self.burnt,
            self.rolled,
            self.abilities,
            self.generic_abilities,
            self.wounds,
        ]

    def fill(self, values: list[Any]) -> None:
        (
            self.legions,
            at,
            self.supply,
            self.dice,
            self.bene_gesserit_dice,
            self.bene_gesserit,
            self.house_hand,
            self.ally_hand,
            self.house_deck,
            self.ally_deck,
            self.discard,
            self.objectives,
            self.sietch_levels,
            self.starting_at,
            self.starting_faces,
            self.standard_at,
            self.standard_faces,
            self.starting_lost,
            self.standard_lost,
            self.drawn_token,
            self.burnt,
            self.rolled,
            self.abilities,
            self.generic_abilities,
            self.wounds,
        ) = values
        self.at = int.from_bytes(at, "little")


class ArrakisOfEveryGame(State):
    """What it has whatever modules are on."""

    __slots__ = (
        "arrivals",
        "atomics_ready",
        "attack_at",
        "attack_from",
        "attacker",
        "battle_round",
        "battle_rules",
        "bene_gesserit",
        "carryalls",
        "claimed",
        "claims",
        "deeds",
        "detonated",
        "die_spent",
        "dropped",
        "entered",
        "feared",
        "flown",
        "flying",
        "free_declined",
        "fresh",
        "fresh_leaders",
        "gone",
        "group",
        "group_leaders",
        "group_tokens",
        "harvesters",
        "harvesters_lost",
        "held",
        "hidden_at",
        "house_rules",
        "imperium",
        "leader_at",
        "named_die",
        "named_foe",
        "objective_deck",
        "open_at",
        "open_levels",
        "origin",
        "ornithopters",
        "paul_stopped",
        "phase",
        "players",
        "prescience",
        "prescience_deck",
        "removed",
        "reserve",
        "revealed",
        "round",
        "ruleset",
        "sanctions",
        "settlements",
        "sietches",
        "spent",
        "spice",
        "station_faces",
        "stations",
        "stockpiled",
        "storm",
        "supremacy",
        "tank",
        "that_legion",
        "token_pool",
        "turn",
        "wild_maker",
        "winner",
        "worms",
        "worms_due",
        "worms_moved",
        "worms_placed",
        "wormsign_at",
        "wormsign_faces",
        "wormsign_pool",
        "wormsigns",
    )


class Arrakis(ArrakisOfEveryGame):
    """The table and its players."""

    __slots__ = (
        "beside",
        "black_at",
        "black_faces",
        "black_pool",
        "chosen",
        "harvest",
        "marched",
        "on_spice_board",
        "ornithopter_used",
        "reinforcements",
        "sietch_of",
        "silver_at",
        "silver_faces",
        "silver_pool",
        "spent_dice",
        "tactic_deck",
        "tactic_discard",
        "target",
        "temporary_target",
        "top_discard",
        "unrolled",
    )

    house_rules: int
    round: int
    phase: int
    winner: int
    supremacy: int
    prescience: list[int]
    objective_deck: list[int]
    settlements: int
    sietches: int
    hidden_at: list[int]
    open_at: list[int]
    open_levels: list[int]
    stations: int
    station_faces: list[int]
    atomics_ready: bool
    detonated: int
    bene_gesserit: int
    token_pool: list[int]
    worms: int
    wild_maker: int
    wormsigns: int
    wormsign_at: list[int]
    wormsign_faces: list[int]
    wormsign_pool: list[int]
    worms_moved: int
    storm: int
    worms_due: int
    worms_placed: int
    harvesters: int
    ornithopters: int
    carryalls: int
    imperium: list[int]
    sanctions: int
    dropped: int
    spice: int
    reserve: int
    stockpiled: bool
    prescience_deck: list[int]
    revealed: list[int]
    claimed: tuple[int, ...]
    removed: tuple[int, ...]
    claims: int
    held: int
    feared: int
    harvesters_lost: int
    deeds: int
    entered: int
    gone: int
    spent: int
    tank: list[int]
    leader_at: list[int]
    turn: int
    die_spent: bool
    free_declined: bool
    named_die: int
    paul_stopped: int
    flown: int
    flying: int
    that_legion: int
    origin: int
    group: int
    group_leaders: int
    group_tokens: int
    fresh: list[int]
    fresh_leaders: int
    arrivals: int
    attacker: int
    attack_from: int
    attack_at: int
    battle_round: int
    battle_rules: int
    named_foe: bool
    tactic_deck: list[int]
    tactic_discard: list[int]
    harvest: int
    target: int
    sietch_of: list[int]
    temporary_target: int
    unrolled: int
    on_spice_board: int
    spent_dice: list[int]
    ornithopter_used: bool
    reinforcements: list[int]
    top_discard: int
    beside: list[int]
    black_at: list[int]
    black_faces: list[int]
    black_pool: list[int]
    silver_at: list[int]
    silver_faces: list[int]
    silver_pool: list[int]
    marched: int
    chosen: int
    players: list[Player]
    ruleset: Ruleset

    def clear(self) -> None:
        super().clear()
        self.house_rules = 0
        self.round = 0
        self.phase = -1
        self.winner = -1
        self.supremacy = 0
        self.prescience = []
        self.objective_deck = []
        self.settlements = 0
        self.sietches = 0
        self.hidden_at = []
        self.open_at = []
        self.open_levels = []
        self.stations = 0
        self.station_faces = []
        self.atomics_ready = False
        self.detonated = -1
        self.bene_gesserit = 0
        self.token_pool = []
        self.worms = 0
        self.wild_maker = -1
        self.wormsigns = 0
        self.wormsign_at = []
        self.wormsign_faces = []
        self.wormsign_pool = []
        self.worms_moved = 0
        self.storm = 0
        self.worms_due = 0
        self.worms_placed = 0
        self.harvesters = 0
        self.ornithopters = 0
        self.carryalls = 0
        self.imperium = []
        self.sanctions = 0
        self.dropped = 0
        self.spice = 0
        self.reserve = 0
        self.stockpiled = False
        self.prescience_deck = []
        self.revealed = []
        self.claimed = ()
        self.removed = ()
        self.claims = 0
        self.held = -1
        self.feared = -1
        self.harvesters_lost = 0
        self.deeds = 0
        self.entered = 0
        self.gone = 0
        self.spent = 0
        self.tank = []
        self.leader_at = []
        self.turn = -1
        self.die_spent = False
        self.free_declined = False
        self.named_die = -1
        self.paul_stopped = 0
        self.flown = 0
        self.flying = 0
        self.that_legion = -1
        self.origin = -1
        self.group = 0
        self.group_leaders = 0
        self.group_tokens = 0
        self.fresh = []
        self.fresh_leaders = 0
        self.arrivals = 0
        self.attacker = -1
        self.attack_from = -1
        self.attack_at = -1
        self.battle_round = 0
        self.battle_rules = 0
        self.named_foe = False
        self.players = []

    @property
    def asked(self) -> int:
        return self.ruleset.asked(self)

    def owns(self, seat: int, player: int) -> Own:
        return self.ruleset.owns(self, seat, player)

    def copy(self) -> Arrakis:
        c = Arrakis()
        c.stack = self.stack.copy()
        c.asking = self.asking
        c.options = self.options
        c.over = self.over
        c.forced = self.forced
        c.hold = self.hold
        c.rng = self.rng
        c.script = self.script
        c.log = self.log
        c.events = None
        c.house_rules = self.house_rules
        c.round = self.round
        c.phase = self.phase
        c.winner = self.winner
        c.supremacy = self.supremacy
        c.prescience = self.prescience.copy()
        c.objective_deck = self.objective_deck.copy()
        c.settlements = self.settlements
        c.sietches = self.sietches
        c.hidden_at = self.hidden_at.copy()
        c.open_at = self.open_at.copy()
        c.open_levels = self.open_levels.copy()
        c.stations = self.stations
        c.station_faces = self.station_faces.copy()
        c.atomics_ready = self.atomics_ready
        c.detonated = self.detonated
        c.bene_gesserit = self.bene_gesserit
        c.token_pool = self.token_pool.copy()
        c.worms = self.worms
        c.wild_maker = self.wild_maker
        c.wormsigns = self.wormsigns
        c.wormsign_at = self.wormsign_at.copy()
        c.wormsign_faces = self.wormsign_faces.copy()
        c.wormsign_pool = self.wormsign_pool.copy()
        c.worms_moved = self.worms_moved
        c.storm = self.storm
        c.worms_due = self.worms_due
        c.worms_placed = self.worms_placed
        c.harvesters = self.harvesters
        c.ornithopters = self.ornithopters
        c.carryalls = self.carryalls
        c.imperium = self.imperium.copy()
        c.sanctions = self.sanctions
        c.dropped = self.dropped
        c.spice = self.spice
        c.reserve = self.reserve
        c.stockpiled = self.stockpiled
        c.prescience_deck = self.prescience_deck.copy()
        c.revealed = self.revealed.copy()
        c.claimed = self.claimed
        c.removed = self.removed
        c.claims = self.claims
        c.held = self.held
        c.feared = self.feared
        c.harvesters_lost = self.harvesters_lost
        c.deeds = self.deeds
        c.entered = self.entered
        c.gone = self.gone
        c.spent = self.spent
        c.tank = self.tank.copy()
        c.leader_at = self.leader_at.copy()
        c.turn = self.turn
        c.die_spent = self.die_spent
        c.free_declined = self.free_declined
        c.named_die = self.named_die
        c.paul_stopped = self.paul_stopped
        c.flown = self.flown
        c.flying = self.flying
        c.that_legion = self.that_legion
        c.origin = self.origin
        c.group = self.group
        c.group_leaders = self.group_leaders
        c.group_tokens = self.group_tokens
        c.fresh = self.fresh.copy()
        c.fresh_leaders = self.fresh_leaders
        c.arrivals = self.arrivals
        c.attacker = self.attacker
        c.attack_from = self.attack_from
        c.attack_at = self.attack_at
        c.battle_round = self.battle_round
        c.battle_rules = self.battle_rules
        c.named_foe = self.named_foe
        c.ruleset = ruleset = self.ruleset
        parts = ruleset.part_bits
        if parts & 1:  # Mahdi
            c.tactic_deck = self.tactic_deck.copy()
            c.tactic_discard = self.tactic_discard.copy()
            c.harvest = self.harvest
            c.target = self.target
            c.sietch_of = self.sietch_of.copy()
            c.temporary_target = self.temporary_target
            c.unrolled = self.unrolled
            c.on_spice_board = self.on_spice_board
            c.spent_dice = self.spent_dice.copy()
            c.ornithopter_used = self.ornithopter_used
            c.reinforcements = self.reinforcements.copy()
            c.top_discard = self.top_discard
            c.beside = self.beside.copy()
            c.black_at = self.black_at.copy()
            c.black_faces = self.black_faces.copy()
            c.black_pool = self.black_pool.copy()
            c.silver_at = self.silver_at.copy()
            c.silver_faces = self.silver_faces.copy()
            c.silver_pool = self.silver_pool.copy()
            c.marched = self.marched
            c.chosen = self.chosen
        c.players = players = []
        for old in self.players:
            new = Player()
            new.legions = old.legions.copy()
            new.at = old.at
            new.supply = old.supply.copy()
            new.dice = old.dice.copy()
            new.bene_gesserit_dice = old.bene_gesserit_dice.copy()
            new.bene_gesserit = old.bene_gesserit
            new.house_hand = old.house_hand.copy()
            new.ally_hand = old.ally_hand.copy()
            new.house_deck = old.house_deck.copy()
            new.ally_deck = old.ally_deck.copy()
            new.discard = old.discard.copy()
            new.objectives = old.objectives.copy()
            new.sietch_levels = old.sietch_levels.copy()
            new.starting_at = old.starting_at.copy()
            new.starting_faces = old.starting_faces.copy()
            new.standard_at = old.standard_at.copy()
            new.standard_faces = old.standard_faces.copy()
            new.starting_lost = old.starting_lost.copy()
            new.standard_lost = old.standard_lost.copy()
            new.drawn_token = old.drawn_token.copy()
            new.burnt = old.burnt
            new.rolled = old.rolled.copy()
            new.abilities = old.abilities
            new.generic_abilities = old.generic_abilities
            new.wounds = old.wounds
            if parts & 1:  # Mahdi
                new.house_reinforcements = old.house_reinforcements.copy()
                new.ally_reinforcements = old.ally_reinforcements.copy()
            if parts & 2:  # Teams
                new.ally_dice = old.ally_dice.copy()
                new.ally_bene_gesserit_dice = old.ally_bene_gesserit_dice.copy()
                new.aside = old.aside.copy()
                new.ally_aside = old.ally_aside
                new.cones = old.cones
                new.talking = old.talking
                new.deciding = old.deciding
                new.acting = old.acting
            players.append(new)
        return c

    def dump(self) -> list[Any]:
        values = [
            self.house_rules,
            self.round,
            self.phase,
            self.winner,
            self.supremacy,
            self.prescience,
            self.objective_deck,
            self.settlements.to_bytes(16, "little"),
            self.sietches.to_bytes(16, "little"),
            self.hidden_at,
            self.open_at,
            self.open_levels,
            self.stations.to_bytes(16, "little"),
            self.station_faces,
            self.atomics_ready,
            self.detonated,
            self.bene_gesserit,
            self.token_pool,
            self.worms.to_bytes(16, "little"),
            self.wild_maker,
            self.wormsigns.to_bytes(16, "little"),
            self.wormsign_at,
            self.wormsign_faces,
            self.wormsign_pool,
            self.worms_moved.to_bytes(16, "little"),
            self.storm.to_bytes(16, "little"),
            self.worms_due.to_bytes(16, "little"),
            self.worms_placed.to_bytes(16, "little"),
            self.harvesters.to_bytes(16, "little"),
            self.ornithopters,
            self.carryalls,
            self.imperium,
            self.sanctions,
            self.dropped,
            self.spice,
            self.reserve,
            self.stockpiled,
            self.prescience_deck,
            self.revealed,
            self.claimed,
            self.removed,
            self.claims,
            self.held,
            self.feared,
            self.harvesters_lost,
            self.deeds,
            self.entered,
            self.gone,
            self.spent,
            self.tank,
            self.leader_at,
            self.turn,
            self.die_spent,
            self.free_declined,
            self.named_die,
            self.paul_stopped,
            self.flown.to_bytes(16, "little"),
            self.flying.to_bytes(16, "little"),
            self.that_legion,
            self.origin,
            self.group,
            self.group_leaders,
            self.group_tokens,
            self.fresh,
            self.fresh_leaders,
            self.arrivals.to_bytes(16, "little"),
            self.attacker,
            self.attack_from,
            self.attack_at,
            self.battle_round,
            self.battle_rules,
            self.named_foe,
        ]
        for part in self.ruleset.parts:
            values += part.dump(self)
        return values

    def dump_players(self) -> list[list[Any]]:
        dumped = [player.dump() for player in self.players]
        for part in self.ruleset.parts:
            for player, values in zip(self.players, dumped):
                values += part.dump_player(player)
        return dumped

    def fill(self, values: list[Any]) -> None:
        (
            self.house_rules,
            self.round,
            self.phase,
            self.winner,
            self.supremacy,
            self.prescience,
            self.objective_deck,
            settlements,
            sietches,
            self.hidden_at,
            self.open_at,
            self.open_levels,
            stations,
            self.station_faces,
            self.atomics_ready,
            self.detonated,
            self.bene_gesserit,
            self.token_pool,
            worms,
            self.wild_maker,
            wormsigns,
            self.wormsign_at,
            self.wormsign_faces,
            self.wormsign_pool,
            worms_moved,
            storm,
            worms_due,
            worms_placed,
            harvesters,
            self.ornithopters,
            self.carryalls,
            self.imperium,
            self.sanctions,
            self.dropped,
            self.spice,
            self.reserve,
            self.stockpiled,
            self.prescience_deck,
            self.revealed,
            self.claimed,
            self.removed,
            self.claims,
            self.held,
            self.feared,
            self.harvesters_lost,
            self.deeds,
            self.entered,
            self.gone,
            self.spent,
            self.tank,
            self.leader_at,
            self.turn,
            self.die_spent,
            self.free_declined,
            self.named_die,
            self.paul_stopped,
            flown,
            flying,
            self.that_legion,
            self.origin,
            self.group,
            self.group_leaders,
            self.group_tokens,
            self.fresh,
            self.fresh_leaders,
            arrivals,
            self.attacker,
            self.attack_from,
            self.attack_at,
            self.battle_round,
            self.battle_rules,
            self.named_foe,
        ) = values[:72]
        self.claimed = tuple(self.claimed)
        self.removed = tuple(self.removed)
        self.settlements = int.from_bytes(settlements, "little")
        self.sietches = int.from_bytes(sietches, "little")
        self.stations = int.from_bytes(stations, "little")
        self.worms = int.from_bytes(worms, "little")
        self.wormsigns = int.from_bytes(wormsigns, "little")
        self.worms_moved = int.from_bytes(worms_moved, "little")
        self.storm = int.from_bytes(storm, "little")
        self.worms_due = int.from_bytes(worms_due, "little")
        self.worms_placed = int.from_bytes(worms_placed, "little")
        self.harvesters = int.from_bytes(harvesters, "little")
        self.flown = int.from_bytes(flown, "little")
        self.flying = int.from_bytes(flying, "little")
        self.arrivals = int.from_bytes(arrivals, "little")
        place = 72
        for part in self.ruleset.parts:
            part.fill(self, values[place : place + len(part.game)])
            place += len(part.game)

    def fill_player(self, values: list[Any]) -> None:
        player = Player()
        player.fill(values[:25])
        place = 25
        for part in self.ruleset.parts:
            part.fill_player(player, values[place : place + len(part.player)])
            place += len(part.player)
        self.players.append(player)
