### The CHOAM module: contracts, and the cards and the leader that work with them

## Components

kind-contract = Contract
task-send = send an Agent to { $space }
task-harvest = gain at least { $n } spice in a turn in which you send an Agent to a Maker board space
task-acquire = acquire { $card }
task-none = completed as soon as it is taken
commands-contracts = these contracts are set aside, and only you can take them, instead of a face-up one: { $contracts_list }

## Effects

if-completed = you have at least { $n } { NOUN("completed-contract", $n) }
count-completed = each of your completed contracts

## Events

event-contract-taken = { $player } takes the contract { $what }
event-contract-completed = { $player } completes the contract { $what }

## Icons

icon-completed-contract = completed contract
explain-completed-contract = A contract whose task you have done. It stays with you, face down, and is counted by some effects.

## Options

option-contract = take the contract { $name }
option-new-contract = the contract { $name } is turned up

## Prompts

prompt-contract = Which contract do you take?
prompt-contract-or-solari = Which contract do you take? No contract is on offer; "no" gives you { $n } { NOUN("solari", $n) } instead.

## Reasons

why-completed = you need { $n } { NOUN("completed-contract", $n) } and have { $have }

## Statistics

uprising-source-contract = Contracts
statistics-question-contract-completed = contract completed

## Uprising terminal

terminal-contracts-on-offer = Contracts on offer (face down: { $n })
terminal-contracts = contracts
terminal-completed = completed
