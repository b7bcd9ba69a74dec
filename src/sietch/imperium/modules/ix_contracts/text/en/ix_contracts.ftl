### The contracts of Rise of Ix, where it meets the CHOAM module

## Options

option-keep-contract = keep the contract { $name }
option-dealt-contract = the contract { $name } is dealt

## Prompts

prompt-keep-contract = Which contract do you keep?

## Terminal

terminal-dealt-contracts = Contracts dealt to you
