### The CHOAM module: contracts, and the cards and the leader that work with them

## Components

kind-contract = Kontrakt
task-send = wyślij agenta na pole { $space }
task-harvest = zdobądź co najmniej { $n } { NOUN("spice", $n, case: "acc") } w turze, w której wysyłasz agenta na pole stworzyciela
task-acquire = pozyskaj kartę { $card }
task-none = kontrakt jest wypełniony od razu po zdobyciu
commands-contracts = te kontrakty leżą na boku i tylko ty możesz je zdobyć, zamiast kontraktu z oferty: { $contracts_list }

## Effects

if-completed = masz co najmniej { $n } { NOUN("completed-contract", $n, case: "acc") }
count-completed = każdy swój wypełniony kontrakt

## Events

event-contract-taken = { $player } zdobywa kontrakt { $what }
event-contract-completed = { $player } wypełnia kontrakt { $what }

## Icons

icon-completed-contract = wypełniony kontrakt
explain-completed-contract = Kontrakt, którego zadanie wykonałeś. Zostaje u ciebie i niektóre efekty go liczą.

## Options

option-contract = zdobądź kontrakt { $name }
option-new-contract = odkryty zostaje kontrakt { $name }

## Prompts

prompt-contract = Który kontrakt zdobywasz?
prompt-contract-or-solari = Który kontrakt zdobywasz? W ofercie nie ma żadnego; odpowiedź „nie” daje ci { $n } { NOUN("solari", $n, case: "acc") }.

## Reasons

why-completed = musisz mieć { $n } { NOUN("completed-contract", $n, case: "acc") }, a masz { $have }

## Statistics

uprising-source-contract = Kontrakty
statistics-question-contract-completed = wypełniony kontrakt

## Uprising terminal

terminal-contracts-on-offer = Dostępne kontrakty (zakryte: { $n })
terminal-contracts = kontrakty
terminal-completed = wypełnione
