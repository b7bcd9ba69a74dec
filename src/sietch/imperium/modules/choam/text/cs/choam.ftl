### The CHOAM module: contracts, and the cards and the leader that work with them

## Components

kind-contract = Smlouva
task-send = vyšli agenta na pole { $space }
task-harvest = získej alespoň { $n } koření v tahu, ve kterém vyšleš agenta na pole tvůrce
task-acquire = získej kartu { $card }
task-none = smlouva je splněná hned při uzavření
commands-contracts = tyto smlouvy leží stranou a uzavřít je můžeš jen ty, vždy místo některé z nabídky: { $contracts_list }

## Effects

if-completed = máš alespoň { $n } { NOUN("completed-contract", $n, case: "acc") }
count-completed = každou svou splněnou smlouvu

## Events

event-contract-taken = { $player } uzavírá smlouvu { $what }
event-contract-completed = { $player } plní smlouvu { $what }

## Icons

icon-completed-contract = splněná smlouva
explain-completed-contract = Smlouva, jejíž úkol máš splněný. Zůstává u tebe a některé efekty ji počítají.

## Options

option-contract = uzavři smlouvu { $name }
option-new-contract = odhalí se smlouva { $name }

## Prompts

prompt-contract = Kterou smlouvu uzavřeš?
prompt-contract-or-solari = Kterou smlouvu uzavřeš? V nabídce žádná není; odpovědí „ne“ získáš { $n } { NOUN("solari", $n, case: "acc") }.

## Reasons

why-completed = potřebuješ { $n } { NOUN("completed-contract", $n, case: "acc") }, máš { $have }

## Statistics

uprising-source-contract = Smlouvy
statistics-question-contract-completed = splněná smlouva

## Uprising terminal

terminal-contracts-on-offer = Nabízené smlouvy (lícem dolů: { $n })
terminal-contracts = smlouvy
terminal-completed = splněné
