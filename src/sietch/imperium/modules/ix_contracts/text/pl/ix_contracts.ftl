### The contracts of Rise of Ix, where it meets the CHOAM module

## Options

option-keep-contract = zatrzymaj kontrakt { $name }
option-dealt-contract = rozdany zostaje kontrakt { $name }

## Prompts

prompt-keep-contract = Który kontrakt zatrzymujesz?

## Terminal

terminal-dealt-contracts = Rozdane ci kontrakty
