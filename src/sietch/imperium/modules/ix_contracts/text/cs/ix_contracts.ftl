### The contracts of Rise of Ix, where it meets the CHOAM module

## Options

option-keep-contract = nech si smlouvu { $name }
option-dealt-contract = rozdá se smlouva { $name }

## Prompts

prompt-keep-contract = Kterou smlouvu si necháš?

## Terminal

terminal-dealt-contracts = Smlouvy, které ti byly rozdány
