### Names of the contracts of Rise of Ix

contract-ix-dreadnought = { space-dreadnought } (Iks)
contract-ix-tech-negotiation = { space-tech-negotiation } (Iks)
contract-ix-high-council = { space-high-council } (Iks)
contract-ix-interstellar-shipping = { space-interstellar-shipping } (Iks)
contract-ix-smuggling = { space-smuggling } (Iks)
contract-ix-heighliner = { space-heighliner } (Iks)
contract-ix-espionage = { space-espionage } (Iks)
contract-ix-secrets = { space-secrets } (Iks)
contract-ix-harvest-3 = Těžba 3+ (Iks)
contract-ix-harvest-4 = Těžba 4+ (Iks)
