### What a player can answer in War for Arrakis.

## Turns

arrakis-option-die = utrať kostku { $name }
arrakis-option-card = zahraj kartu { $name }
arrakis-option-special = použij speciální akci velitele { $name }
arrakis-option-claim = získej kartu jasnozřivosti { $name }
arrakis-option-attach = přilož ji ke kartě jasnozřivosti { $name }
arrakis-option-desert-power = proveď akci pouštní síla
arrakis-option-free = proveď volnou akci
arrakis-option-pass = pasuj
arrakis-option-done = hotovo
arrakis-option-nothing = nic
arrakis-option-done-die = hotovo: kostka zůstane nevyužitá
arrakis-option-end = ukonči tah
arrakis-option-result = { $name }

## Legions

arrakis-option-legion = legie v oblasti { $name }
arrakis-option-whole = celá legie
arrakis-option-part = část legie
arrakis-option-fewer = méně karet
arrakis-option-take-token = { $name }
arrakis-option-take-leader = { $name } jde také
arrakis-option-leave-leader = { $name } zůstává
arrakis-option-to = do oblasti { $name }
arrakis-option-fly = ornitoptérou do oblasti { $name }
arrakis-option-zone = letoun ve vzdušné zóně { $name }
arrakis-option-attack = zaútoč na oblast { $name }
arrakis-option-fly-at = zaútoč ornitoptérou na oblast { $name }
arrakis-option-retreat = do oblasti { $name }
arrakis-option-lose = { NOUN($what) }
arrakis-option-lose-leader = { $name }
arrakis-option-ability = bojová schopnost velitele { $name }
arrakis-option-ability-generic = bojová schopnost anonymního velitele

## Figures and vehicles

arrakis-option-place = do oblasti { $name }
arrakis-option-from = z oblasti { $name }
arrakis-option-supply = ze zásoby
arrakis-option-supply-figure = { NOUN($what) } ze zásoby
arrakis-option-from-leader = { NOUN($what) } z oblasti { $name }
arrakis-option-figure = { NOUN($what) }
arrakis-option-leader = { $name }
arrakis-option-sector = sektor { $name }
arrakis-option-harvester = do oblasti { $name }
arrakis-option-ornithopter = do vzdušné zóny { $name }
arrakis-option-carryall = do vzdušné zóny { $name }
arrakis-option-vehicle = { NOUN($what) }
arrakis-option-remove = těžební vozidlo v oblasti { $name }
arrakis-option-rescue = zachraň ho karyolem ze vzdušné zóny { $name }
arrakis-option-swap = nahraď velitele { $name } anonymním velitelem
arrakis-option-tank = { $name }

## The desert

arrakis-option-sign = do oblasti { $name }
arrakis-option-unsign = červí výstraha v oblasti { $name }
arrakis-option-worm = písečný červ v oblasti { $name }
arrakis-option-worm-to = do oblasti { $name }
arrakis-option-bite = zaútoč na oblast { $name }
arrakis-option-wild-maker = Divoký tvůrce

## Free actions

arrakis-option-scout = proveď průzkum ornitoptérou ze vzdušné zóny { $name }
arrakis-option-reveal = otoč, co leží lícem dolů v oblasti { $name }
arrakis-option-reveal-token = otoč výsadkový žeton v oblasti { $name }
arrakis-option-blast = odpal rodinné atomové zbraně v oblasti { $name }
arrakis-option-scheme = odhoď karty { arrakis-planning-hawats-scheming }
arrakis-option-show-sietch = síč
arrakis-option-show-tokens = výsadkové žetony
arrakis-option-show-both = síč i výsadkové žetony

## Cards, markers and spice

arrakis-option-discard = odhoď kartu { $name }
arrakis-option-drop = karta jasnozřivosti { $name }
arrakis-option-marker = žeton { $name }
arrakis-option-power = imperiální žeton { $name }
arrakis-option-keep = zaplať 2 body koření: imperiální žeton { $name } zůstane na místě
arrakis-option-raise = zaplať 3 body koření: imperiální žeton { $name } se posune nahoru
arrakis-option-stockpile = zaplať 3 body koření: získej 1 bod nadvlády
arrakis-option-save = odlož 1 bod koření do rezerv

## What chance answers

arrakis-option-rolled-action = na akční kostce padne { $name }
arrakis-option-rolled = na bitevní kostce padne { NOUN($what) }
arrakis-option-drawn = vezme se karta { $name }
arrakis-option-drawn-token = vezme se { $name }
arrakis-option-drawn-sign = vezme se červí výstraha { $name }
arrakis-option-station-face = ekologická pokusná stanice ukáže { $name }
arrakis-option-revealed = odhalí se karta jasnozřivosti { $name }
arrakis-option-dealt-objective = přidělí se karta { $name }
arrakis-option-dealt-token = přidělí se { $name }
arrakis-option-dealt-level = přidělí se síč úrovně { $n }
