### What a player is asked.

prompt-first = Which of these first?
prompt-leader = Choose your Leader.
prompt-turn =
    { $agents ->
        [0] You have no Agent left: reveal your hand, or play an Intrigue card first.
        [one] Play a card to send your Agent, or reveal your hand.
       *[other] Play a card to send one of your { $agents } Agents, or reveal your hand.
    }
prompt-turn-reveal = No Agent can be sent this turn: reveal your hand, or play an Intrigue card first.
prompt-send = To which board space do you send an Agent with { $card }?
prompt-extra = How much do you pay: 0 or { $n } { NOUN($what, $n) }?
prompt-amount = How much { NOUN($what, number: "pl") } do you pay?
prompt-which-agent = Which of your Agents do you send?
prompt-infiltrate = Which Spy do you recall to infiltrate?
prompt-gather = Do you recall a Spy to gather intelligence and draw a card?
prompt-agent-turn = Take the effects in any order, deploy troops, or end your turn.
prompt-reveal-turn = Take Reveal effects and acquire cards in any order; you have { $persuasion } Persuasion.
prompt-end-turn = There is nothing else you can do in this turn: end it.
prompt-deploy = How many troops do you deploy to the Conflict (up to { $n })?
prompt-retreat = How many troops do you retreat?
prompt-defend = You control the location of this Conflict. Do you deploy a troop from your supply?
prompt-bring-back = You recruit { $n } and have { $have } in your supply. How many troops do you return to it first?
prompt-detonate = Do you detonate the Shield Wall?
prompt-discard =
    { $n ->
        [one] Which card do you discard?
       *[other] Which card do you discard ({ $n } left to discard)?
    }
prompt-trash = Which card do you trash?
prompt-trash-intrigue = Which Intrigue card do you trash?
prompt-acquire = Which card do you acquire?
prompt-on-top = Do you put { $card } on top of your deck?
prompt-set-aside = Which card of the Imperium Row do you set aside?
prompt-look =
    { $left ->
        [3] Which of these cards do you draw?
        [2] Which of these cards do you discard?
       *[other] Which card do you trash?
    }
prompt-place-spy = On which observation post do you place a Spy?
prompt-recall-first = You have no Spy in your supply. Which one do you recall first?
prompt-recall-spy = Which Spy do you recall?
prompt-recall-agent = Which Agent do you recall?
prompt-influence =
    { $n ->
        [one] With which Faction do you gain Influence?
       *[other] With which Faction do you gain { $n } Influence?
    }
prompt-influence-two = With which two different Factions do you gain Influence?
prompt-lose-influence = With which Faction do you lose Influence?
prompt-heir = Who takes your Alliance token of the { NOUN($faction) }?
prompt-train = Which space of the training track do you move to?
prompt-combat = Play a Combat Intrigue card or pass. Your strength is { $strength }.
prompt-victory = You have won the Conflict. Do you play an Intrigue card for it?
prompt-endgame = Play Endgame Intrigue cards and match wild battle icons.
prompt-flip = Which card do you turn face down?
