### Why something is not possible in War for Arrakis.

arrakis-why-no-die = nemáš žádnou nepoužitou kostku { $result }
arrakis-why-named-die = v tomto tahu musíš použít kostku { $result }
arrakis-why-no-desert-power = k akci pouštní síla musíš mít méně nepoužitých kostek než Harkonnenové: ty máš { $n }, oni { $other }
arrakis-why-in-tank = { $leader } je v regenerační nádrži
arrakis-why-spent = karta velitele { $leader } je do konce kola vyčerpaná
arrakis-why-no-special = { $leader } nemá speciální akci
arrakis-why-no-legion-to-move =
    { $kind ->
        [any] žádná tvá legie se nemůže přesunout
        [that] tato legie se nemůže přesunout
        [the] není tu legie { $which }, která by se mohla přesunout
       *[some] nemáš legii { $which }, která by se mohla přesunout
    }
arrakis-why-no-target =
    { $kind ->
        [any] žádná tvá legie nemá na co zaútočit
        [that] tato legie nemá na co zaútočit
        [the] není tu legie { $which }, která by měla na co zaútočit
       *[some] nemáš legii { $which }, která by měla na co zaútočit
    }
arrakis-why-no-place = není pro to místo
arrakis-why-nothing-to-replace = nemáš co nahradit, nebo čím to nahradit
arrakis-why-decks-empty = v balíčcích už nejsou žádné plánovací karty
arrakis-why-no-card = nemáš plánovací kartu, kterou by šlo zahrát
arrakis-why-opponent-hand-empty = soupeř nemá v ruce žádné plánovací karty
arrakis-why-no-wormsign = nezbývá červí výstraha nebo pouštní oblast pro ni
arrakis-why-no-worm-to-move = žádný písečný červ se nemůže přesunout
arrakis-why-no-worm-attack = žádný písečný červ nemá na co zaútočit
arrakis-why-no-wild-maker = Divokého tvůrce teď nelze použít
arrakis-why-nobody-exposed = bouři není vystavena žádná harkonnenská legie
arrakis-why-markers-at-bottom = všechny imperiální žetony jsou na nejnižším poli
arrakis-why-no-leader-to-tank = takový nepřátelský pojmenovaný velitel na mapě není
arrakis-why-no-target-here = není to na co použít
arrakis-why-no-sister = v zásobě nezbývá žádný benegesseritský žeton
arrakis-why-no-house-die = soupeř nemá nepoužitou kostku { arrakis-result-house }
arrakis-why-legions-on =
    { $n ->
        [one] potřebuješ legii v alespoň { $n } takové oblasti, máš { $have }
       *[other] potřebuješ legie v alespoň { $n } takových oblastech, máš { $have }
    }
arrakis-why-carry-out = nemůžeš to provést: { $what }
