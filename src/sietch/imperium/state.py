"""Written by `scripts/write_states.py`; the fields are described in `schema.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sietch.core.open import Open
from sietch.core.schema import Own
from sietch.core.state import State

if TYPE_CHECKING:
    from sietch.imperium.ruleset import Ruleset


class PlayerOfEveryGame(Open):
    """What it has whatever modules are on."""

    __slots__ = (
        "agents",
        "aside",
        "at",
        "council",
        "deck",
        "discard",
        "garrison",
        "goods",
        "hand",
        "has_revealed",
        "hooks",
        "in_play",
        "influence",
        "intrigues",
        "leader",
        "looked_at",
        "matched",
        "memories",
        "objective",
        "objective_up",
        "on_top",
        "persuasion",
        "points",
        "reveal_rank",
        "revealed",
        "spies",
        "supply",
        "swordmaster",
        "swords",
        "training",
        "troops",
        "waiting",
        "won",
        "worms",
    )


class Player(PlayerOfEveryGame):
    """What belongs to one seat."""

    __slots__ = (
        "__dict__",
        "activated",
        "ahead",
        "atomics",
        "both_at",
        "completed",
        "conceded",
        "contracts",
        "dealt_contracts",
        "docked",
        "dreadnoughts",
        "fighting",
        "foreseen",
        "fought",
        "freighter",
        "intrigue_on_top",
        "intrigue_put_back",
        "intrigues_looked_at",
        "left_at",
        "negotiators",
        "own_alliance",
        "own_influence",
        "research",
        "returning",
        "right_at",
        "second_at",
        "shown_ahead",
        "shown_tokens",
        "snoopers",
        "solari_if_won",
        "specimens",
        "swordmaster_gone",
        "swordmaster_sent",
        "tech",
        "tech_flipped",
        "tleilaxu",
        "tokens",
        "tokens_left",
        "turns_taken",
        "voiced",
    )

    leader: int
    goods: list[int]
    influence: list[int]
    points: int
    agents: int
    swordmaster: bool
    council: bool
    hooks: bool
    at: int
    spies: int
    supply: int
    garrison: int
    troops: int
    worms: int
    swords: int
    persuasion: int
    hand: list[int]
    deck: list[int]
    looked_at: tuple[int, ...]
    on_top: tuple[int, ...]
    discard: list[int]
    in_play: list[int]
    revealed: list[int]
    intrigues: list[int]
    waiting: tuple[int, ...]
    aside: int
    objective: int
    objective_up: bool
    won: tuple[int, ...]
    matched: tuple[int, ...]
    has_revealed: bool
    reveal_rank: int
    memories: int
    training: int
    foreseen: tuple[int, ...]
    tokens: tuple[int, ...]
    tokens_left: tuple[int, ...]
    shown_tokens: tuple[int, ...]
    voiced: int
    second_at: int
    contracts: tuple[int, ...]
    completed: tuple[int, ...]
    research: int
    tleilaxu: int
    specimens: int
    atomics: bool
    returning: tuple[int, ...]
    fought: bool
    intrigue_put_back: tuple[int, ...]
    intrigues_looked_at: tuple[int, ...]
    dealt_contracts: tuple[int, ...]
    dreadnoughts: int
    docked: int
    fighting: int
    freighter: int
    negotiators: int
    tech: tuple[int, ...]
    tech_flipped: tuple[int, ...]
    solari_if_won: int
    snoopers: int
    ahead: tuple[int, ...]
    shown_ahead: int
    turns_taken: int
    intrigue_on_top: tuple[int, ...]
    activated: int
    left_at: int
    right_at: int
    both_at: int
    own_influence: int
    own_alliance: bool
    swordmaster_sent: bool
    swordmaster_gone: bool
    conceded: bool

    def clear(self) -> None:
        self.leader = -1
        self.goods = []
        self.influence = []
        self.points = 0
        self.agents = 0
        self.swordmaster = False
        self.council = False
        self.hooks = False
        self.at = 0
        self.spies = 0
        self.supply = 0
        self.garrison = 0
        self.troops = 0
        self.worms = 0
        self.swords = 0
        self.persuasion = 0
        self.hand = []
        self.deck = []
        self.looked_at = ()
        self.on_top = ()
        self.discard = []
        self.in_play = []
        self.revealed = []
        self.intrigues = []
        self.waiting = ()
        self.aside = -1
        self.objective = -1
        self.objective_up = False
        self.won = ()
        self.matched = ()
        self.has_revealed = False
        self.reveal_rank = 0
        self.memories = 0
        self.training = 0

    def dump(self) -> list[Any]:
        return [
            self.leader,
            self.goods,
            self.influence,
            self.points,
            self.agents,
            self.swordmaster,
            self.council,
            self.hooks,
            self.at,
            self.spies,
            self.supply,
            self.garrison,
            self.troops,
            self.worms,
            self.swords,
            self.persuasion,
            self.hand,
            self.deck,
            self.looked_at,
            self.on_top,
            self.discard,
            self.in_play,
            self.revealed,
            self.intrigues,
            self.waiting,
            self.aside,
            self.objective,
            self.objective_up,
            self.won,
            self.matched,
            self.has_revealed,
            self.reveal_rank,
            self.memories,
            self.training,
        ]

    def fill(self, values: list[Any]) -> None:
        (
            self.leader,
            self.goods,
            self.influence,
            self.points,
            self.agents,
            self.swordmaster,
            self.council,
            self.hooks,
            self.at,
            self.spies,
            self.supply,
            self.garrison,
            self.troops,
            self.worms,
            self.swords,
            self.persuasion,
            self.hand,
            self.deck,
            self.looked_at,
            self.on_top,
            self.discard,
            self.in_play,
            self.revealed,
            self.intrigues,
            self.waiting,
            self.aside,
            self.objective,
            self.objective_up,
            self.won,
            self.matched,
            self.has_revealed,
            self.reveal_rank,
            self.memories,
            self.training,
        ) = values
        self.looked_at = tuple(self.looked_at)
        self.on_top = tuple(self.on_top)
        self.waiting = tuple(self.waiting)
        self.won = tuple(self.won)
        self.matched = tuple(self.matched)


class ImperiumOfEveryGame(State):
    """What it has whatever modules are on."""

    __slots__ = (
        "alliances",
        "bonus_spice",
        "conflict",
        "conflict_cards",
        "conflict_deck",
        "conflicts_left",
        "control",
        "deployed",
        "deployment",
        "discarded",
        "extra_paid",
        "first",
        "flow_acquired",
        "house_rules",
        "imperium_deck",
        "intrigue_deck",
        "intrigue_discard",
        "intrigue_trashed",
        "leader_pool",
        "open",
        "phase",
        "played",
        "players",
        "prepare_the_way",
        "recruited",
        "repeated",
        "revealing",
        "reveals",
        "round",
        "row",
        "ruleset",
        "shield_wall",
        "space",
        "spice_gained",
        "spice_must_flow",
        "spies_recalled",
        "sword_cards",
        "trashed",
        "turn",
        "units_sent",
        "visit_influence",
    )


class Imperium(ImperiumOfEveryGame):
    """The table and its players."""

    __slots__ = (
        "__dict__",
        "acted",
        "arrakis_liaison",
        "aside_contracts",
        "borrowed",
        "commissioned",
        "contract_bank",
        "difficulty",
        "dreadnought_placed",
        "dreadnoughts_at",
        "dreadnoughts_deployed",
        "envoy",
        "flow_discount",
        "foldspace",
        "further_turns",
        "grafted",
        "hagal_deck",
        "hagal_discard",
        "harvested",
        "ix_contract_box",
        "ix_foldspace",
        "mentat",
        "mentat_next",
        "offer",
        "persuasion_spent",
        "spy_placed",
        "swords_before",
        "tech_bank",
        "tech_left",
        "tech_shown",
        "tech_trashed",
        "throne_row",
        "tleilaxu_deck",
        "tleilaxu_row",
        "tleilaxu_spice",
        "token",
        "troops_deployed",
        "troops_this_turn",
        "turns_due",
        "unblocked",
        "under_intrigue",
        "unhindered",
    )

    house_rules: int
    round: int
    phase: int
    first: int
    row: list[int]
    imperium_deck: list[int]
    prepare_the_way: int
    spice_must_flow: int
    intrigue_deck: list[int]
    intrigue_discard: list[int]
    intrigue_trashed: tuple[int, ...]
    trashed: tuple[int, ...]
    conflict: int
    conflict_deck: tuple[int, ...]
    conflicts_left: tuple[int, ...]
    conflict_cards: int
    alliances: list[int]
    control: list[int]
    bonus_spice: list[int]
    shield_wall: bool
    reveals: int
    leader_pool: tuple[int, ...]
    turn: int
    revealing: bool
    played: int
    space: int
    extra_paid: bool
    open: list[int]
    visit_influence: int
    recruited: int
    deployed: int
    units_sent: int
    deployment: int
    spice_gained: int
    spies_recalled: int
    discarded: int
    flow_acquired: bool
    sword_cards: list[int]
    repeated: bool
    hagal_deck: list[int]
    hagal_discard: list[int]
    difficulty: int
    spy_placed: int
    turns_due: int
    arrakis_liaison: int
    foldspace: int
    mentat: int
    mentat_next: int
    acted: bool
    unhindered: bool
    envoy: bool
    harvested: bool
    flow_discount: int
    troops_deployed: int
    offer: list[int]
    contract_bank: list[int]
    aside_contracts: tuple[int, ...]
    tleilaxu_row: tuple[int, ...]
    tleilaxu_deck: list[int]
    tleilaxu_spice: int
    grafted: int
    borrowed: int
    ix_contract_box: list[int]
    tech_shown: list[int]
    tech_left: list[int]
    tech_bank: list[int]
    tech_trashed: tuple[int, ...]
    dreadnoughts_at: list[int]
    dreadnought_placed: int
    ix_foldspace: int
    under_intrigue: tuple[int, ...]
    commissioned: int
    dreadnoughts_deployed: int
    troops_this_turn: int
    persuasion_spent: int
    unblocked: bool
    further_turns: int
    throne_row: list[int]
    token: int
    swords_before: int
    players: list[Player]
    ruleset: Ruleset

    def clear(self) -> None:
        super().clear()
        self.house_rules = 0
        self.round = 0
        self.phase = -1
        self.first = -1
        self.row = []
        self.imperium_deck = []
        self.prepare_the_way = 0
        self.spice_must_flow = 0
        self.intrigue_deck = []
        self.intrigue_discard = []
        self.intrigue_trashed = ()
        self.trashed = ()
        self.conflict = -1
        self.conflict_deck = ()
        self.conflicts_left = ()
        self.conflict_cards = 0
        self.alliances = []
        self.control = []
        self.bonus_spice = []
        self.shield_wall = False
        self.reveals = 0
        self.leader_pool = ()
        self.turn = -1
        self.revealing = False
        self.played = -1
        self.space = -1
        self.extra_paid = False
        self.open = []
        self.visit_influence = 0
        self.recruited = 0
        self.deployed = 0
        self.units_sent = 0
        self.deployment = 0
        self.spice_gained = 0
        self.spies_recalled = 0
        self.discarded = -1
        self.flow_acquired = False
        self.sword_cards = []
        self.repeated = False
        self.players = []

    @property
    def asked(self) -> int:
        return self.ruleset.asked(self)

    def owns(self, seat: int, player: int) -> Own:
        return self.ruleset.owns(self, seat, player)

    def copy(self) -> Imperium:
        c = Imperium()
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
        c.first = self.first
        c.row = self.row.copy()
        c.imperium_deck = self.imperium_deck.copy()
        c.prepare_the_way = self.prepare_the_way
        c.spice_must_flow = self.spice_must_flow
        c.intrigue_deck = self.intrigue_deck.copy()
        c.intrigue_discard = self.intrigue_discard.copy()
        c.intrigue_trashed = self.intrigue_trashed
        c.trashed = self.trashed
        c.conflict = self.conflict
        c.conflict_deck = self.conflict_deck
        c.conflicts_left = self.conflicts_left
        c.conflict_cards = self.conflict_cards
        c.alliances = self.alliances.copy()
        c.control = self.control.copy()
        c.bonus_spice = self.bonus_spice.copy()
        c.shield_wall = self.shield_wall
        c.reveals = self.reveals
        c.leader_pool = self.leader_pool
        c.turn = self.turn
        c.revealing = self.revealing
        c.played = self.played
        c.space = self.space
        c.extra_paid = self.extra_paid
        c.open = self.open.copy()
        c.visit_influence = self.visit_influence
        c.recruited = self.recruited
        c.deployed = self.deployed
        c.units_sent = self.units_sent
        c.deployment = self.deployment
        c.spice_gained = self.spice_gained
        c.spies_recalled = self.spies_recalled
        c.discarded = self.discarded
        c.flow_acquired = self.flow_acquired
        c.sword_cards = self.sword_cards.copy()
        c.repeated = self.repeated
        c.ruleset = ruleset = self.ruleset
        parts = ruleset.part_bits
        if parts & 1:  # Automatic
            c.hagal_deck = self.hagal_deck.copy()
            c.hagal_discard = self.hagal_discard.copy()
            c.difficulty = self.difficulty
            c.spy_placed = self.spy_placed
            c.turns_due = self.turns_due
        if parts & 2:  # Base
            c.arrakis_liaison = self.arrakis_liaison
            c.foldspace = self.foldspace
            c.mentat = self.mentat
            c.mentat_next = self.mentat_next
            c.acted = self.acted
            c.unhindered = self.unhindered
            c.envoy = self.envoy
            c.harvested = self.harvested
            c.flow_discount = self.flow_discount
            c.troops_deployed = self.troops_deployed
        if parts & 4:  # Choam
            c.offer = self.offer.copy()
            c.contract_bank = self.contract_bank.copy()
            c.aside_contracts = self.aside_contracts
        if parts & 8:  # Immortality
            c.tleilaxu_row = self.tleilaxu_row
            c.tleilaxu_deck = self.tleilaxu_deck.copy()
            c.tleilaxu_spice = self.tleilaxu_spice
            c.grafted = self.grafted
            c.borrowed = self.borrowed
        if parts & 16:  # IxContracts
            c.ix_contract_box = self.ix_contract_box.copy()
        if parts & 32:  # RiseOfIx
            c.tech_shown = self.tech_shown.copy()
            c.tech_left = self.tech_left.copy()
            c.tech_bank = self.tech_bank.copy()
            c.tech_trashed = self.tech_trashed
            c.dreadnoughts_at = self.dreadnoughts_at.copy()
            c.dreadnought_placed = self.dreadnought_placed
            c.ix_foldspace = self.ix_foldspace
            c.under_intrigue = self.under_intrigue
            c.commissioned = self.commissioned
            c.dreadnoughts_deployed = self.dreadnoughts_deployed
            c.troops_this_turn = self.troops_this_turn
            c.persuasion_spent = self.persuasion_spent
            c.unblocked = self.unblocked
            c.further_turns = self.further_turns
        if parts & 64:  # SixPlayers
            c.throne_row = self.throne_row.copy()
            c.token = self.token
            c.swords_before = self.swords_before
        c.players = players = []
        for old in self.players:
            new = Player()
            new.leader = old.leader
            new.goods = old.goods.copy()
            new.influence = old.influence.copy()
            new.points = old.points
            new.agents = old.agents
            new.swordmaster = old.swordmaster
            new.council = old.council
            new.hooks = old.hooks
            new.at = old.at
            new.spies = old.spies
            new.supply = old.supply
            new.garrison = old.garrison
            new.troops = old.troops
            new.worms = old.worms
            new.swords = old.swords
            new.persuasion = old.persuasion
            new.hand = old.hand.copy()
            new.deck = old.deck.copy()
            new.looked_at = old.looked_at
            new.on_top = old.on_top
            new.discard = old.discard.copy()
            new.in_play = old.in_play.copy()
            new.revealed = old.revealed.copy()
            new.intrigues = old.intrigues.copy()
            new.waiting = old.waiting
            new.aside = old.aside
            new.objective = old.objective
            new.objective_up = old.objective_up
            new.won = old.won
            new.matched = old.matched
            new.has_revealed = old.has_revealed
            new.reveal_rank = old.reveal_rank
            new.memories = old.memories
            new.training = old.training
            if parts & 2:  # Base
                new.foreseen = old.foreseen
                new.tokens = old.tokens
                new.tokens_left = old.tokens_left
                new.shown_tokens = old.shown_tokens
                new.voiced = old.voiced
                new.second_at = old.second_at
            if parts & 4:  # Choam
                new.contracts = old.contracts
                new.completed = old.completed
            if parts & 8:  # Immortality
                new.research = old.research
                new.tleilaxu = old.tleilaxu
                new.specimens = old.specimens
                new.atomics = old.atomics
                new.returning = old.returning
                new.fought = old.fought
                new.intrigue_put_back = old.intrigue_put_back
                new.intrigues_looked_at = old.intrigues_looked_at
            if parts & 16:  # IxContracts
                new.dealt_contracts = old.dealt_contracts
            if parts & 32:  # RiseOfIx
                new.dreadnoughts = old.dreadnoughts
                new.docked = old.docked
                new.fighting = old.fighting
                new.freighter = old.freighter
                new.negotiators = old.negotiators
                new.tech = old.tech
                new.tech_flipped = old.tech_flipped
                new.solari_if_won = old.solari_if_won
                new.snoopers = old.snoopers
                new.ahead = old.ahead
                new.shown_ahead = old.shown_ahead
                new.turns_taken = old.turns_taken
                new.intrigue_on_top = old.intrigue_on_top
            if parts & 64:  # SixPlayers
                new.activated = old.activated
                new.left_at = old.left_at
                new.right_at = old.right_at
                new.both_at = old.both_at
                new.own_influence = old.own_influence
                new.own_alliance = old.own_alliance
                new.swordmaster_sent = old.swordmaster_sent
                new.swordmaster_gone = old.swordmaster_gone
                new.conceded = old.conceded
            players.append(new)
        for part in ruleset.foreign_parts:
            part.copy(self, c)
        return c

    def dump(self) -> list[Any]:
        values = [
            self.house_rules,
            self.round,
            self.phase,
            self.first,
            self.row,
            self.imperium_deck,
            self.prepare_the_way,
            self.spice_must_flow,
            self.intrigue_deck,
            self.intrigue_discard,
            self.intrigue_trashed,
            self.trashed,
            self.conflict,
            self.conflict_deck,
            self.conflicts_left,
            self.conflict_cards,
            self.alliances,
            self.control,
            self.bonus_spice,
            self.shield_wall,
            self.reveals,
            self.leader_pool,
            self.turn,
            self.revealing,
            self.played,
            self.space,
            self.extra_paid,
            self.open,
            self.visit_influence,
            self.recruited,
            self.deployed,
            self.units_sent,
            self.deployment,
            self.spice_gained,
            self.spies_recalled,
            self.discarded,
            self.flow_acquired,
            self.sword_cards,
            self.repeated,
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
            self.first,
            self.row,
            self.imperium_deck,
            self.prepare_the_way,
            self.spice_must_flow,
            self.intrigue_deck,
            self.intrigue_discard,
            self.intrigue_trashed,
            self.trashed,
            self.conflict,
            self.conflict_deck,
            self.conflicts_left,
            self.conflict_cards,
            self.alliances,
            self.control,
            self.bonus_spice,
            self.shield_wall,
            self.reveals,
            self.leader_pool,
            self.turn,
            self.revealing,
            self.played,
            self.space,
            self.extra_paid,
            self.open,
            self.visit_influence,
            self.recruited,
            self.deployed,
            self.units_sent,
            self.deployment,
            self.spice_gained,
            self.spies_recalled,
            self.discarded,
            self.flow_acquired,
            self.sword_cards,
            self.repeated,
        ) = values[:39]
        self.intrigue_trashed = tuple(self.intrigue_trashed)
        self.trashed = tuple(self.trashed)
        self.conflict_deck = tuple(self.conflict_deck)
        self.conflicts_left = tuple(self.conflicts_left)
        self.leader_pool = tuple(self.leader_pool)
        place = 39
        for part in self.ruleset.parts:
            part.fill(self, values[place : place + len(part.game)])
            place += len(part.game)

    def fill_player(self, values: list[Any]) -> None:
        player = Player()
        player.fill(values[:34])
        place = 34
        for part in self.ruleset.parts:
            part.fill_player(player, values[place : place + len(part.player)])
            place += len(part.player)
        self.players.append(player)
