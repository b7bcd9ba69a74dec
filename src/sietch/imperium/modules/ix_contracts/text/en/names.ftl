### Names of the contracts of Rise of Ix

contract-ix-dreadnought = { space-dreadnought } (Ix)
contract-ix-tech-negotiation = { space-tech-negotiation } (Ix)
contract-ix-high-council = { space-high-council } (Ix)
contract-ix-interstellar-shipping = { space-interstellar-shipping } (Ix)
contract-ix-smuggling = { space-smuggling } (Ix)
contract-ix-heighliner = { space-heighliner } (Ix)
contract-ix-espionage = { space-espionage } (Ix)
contract-ix-secrets = { space-secrets } (Ix)
contract-ix-harvest-3 = Harvest 3+ (Ix)
contract-ix-harvest-4 = Harvest 4+ (Ix)
