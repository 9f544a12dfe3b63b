# Warum etwas in „Entdecker & Piraten“ nicht geht; reasons.ftl sagt, wie es zu lesen ist.

# Schritte: „when“ ist die Zeit eines Schritts, „first“ was vorher zu tun ist
when-lay_land = beim Legen der Insel
when-found_harbour_settlement = in der Gründungsphase
when-found_ship = in der Gründungsphase
when-relaunch_ship = beim Neubau eines Schiffs, das vom Spielplan genommen wurde
when-movement = in der Bewegungsphase
when-place_pirate = nach einer Sieben oder nach dem Verjagen eines Piratenschiffs
when-chase_roll = beim Verjagen des Piratenschiffs
when-turn_tile = bei einer Entdeckung
when-draw_chip = bei der Entdeckung von Land
when-number_shoal = bei der Entdeckung eines Fischfelds
when-turn_village = bei der Entdeckung eines Gewürzfelds
when-fish_roll = beim Würfeln um Fische
when-hero_roll = nach der Eroberung eines Piratenlagers
when-turn_lair = nach der Eroberung eines Piratenlagers
first-lay_land = Zuerst muss die Insel gelegt werden.
first-found_harbour_settlement = Gründe zuerst eine Hafensiedlung.
first-found_ship = Lass zuerst dein Siedlerschiff zu Wasser.
first-relaunch_ship = Lass zuerst das Schiff zu Wasser, das du vom Spielplan genommen hast.
first-movement = Beende zuerst deinen Zug.
first-place_pirate = Setz zuerst dein Piratenschiff ein.
first-chase_roll = Zuerst entscheidet der Würfel, ob das Piratenschiff flieht.
first-turn_tile = Zuerst muss das entdeckte Feld aufgedeckt werden.
first-draw_chip = Zuerst muss der Zahlenchip gezogen werden.
first-number_shoal = Zuerst muss das Fischfeld seine Zahl zeigen.
first-turn_village = Zuerst muss das Gewürzfeld sein Dorf zeigen.
first-fish_roll = Zuerst entscheidet der Würfel, wohin die Fische kommen.
first-hero_roll = Zuerst muss der Held bestimmt werden.
first-turn_lair = Zuerst muss das Piratenlager umgedreht werden.

# Gründung
reason-not_circled = Auf { $intersection } darf keine erste Hafensiedlung stehen: Sie kommt auf eine markierte Kreuzung an der Küste der Insel.
reason-not_on_island = An { $intersection } liegt nichts von der Startinsel.
reason-not_at_harbour = Das Schiff muss an deiner Hafensiedlung liegen: { $intersection }.

# Gesperrtes Land
reason-unexplored = Gleich daneben liegt { $hex }, wo noch niemand bauen darf.
reason-lair_stands = Auf { $hex } ist ein Piratenlager, das erst erobert werden muss.
reason-no_crew_in_village = Im Dorf auf { $hex } hast du keine Einheit.
reason-no_land = Da ist nichts als Meer.
reason-at_council = Am Catanischen Rat darf nichts gebaut werden, außer an seiner Westseite.
reason-not_on_coast = { $intersection } liegt nicht an der Küste.

# Schiffe, die gebaut werden
reason-no_route = Weg { $path } ist kein Meerweg, soweit man weiß.
reason-no_own_harbour = Weg { $path } liegt an keiner deiner Hafensiedlungen.
reason-would_discover = Weg { $path } berührt ein unentdecktes Feld, und durch Bauen wird nichts entdeckt.
reason-route_full = Auf Weg { $path } liegen schon zwei Schiffe.
reason-ships_in_supply = Du kannst noch { $n ->
        [one] ein Schiff
       *[other] { $n } Schiffe
    } bauen, ohne eines vom Spielplan zu nehmen.
reason-no_berth = An deinen Hafensiedlungen wäre kein Platz für das Schiff.

# Schiffe und ihre Ladung. Eine Figur ist das Wort, unter dem die Regeln sie kennen
reason-not_afloat = Schiff { $ship } ist nicht auf dem Spielplan.
reason-no_such_hold = Das hast du nicht: { $hold }.
reason-not_in_port = Schiff { $ship } liegt an keiner deiner Hafensiedlungen.
reason-hold_taken = In { $hold } gibt es schon { $load }.
reason-no_room = In { $hold } ist kein Platz: Hinein passt eine große Figur, oder es passen zwei kleine.
reason-not_in_hold = In { $hold } ist { $piece ->
        [settler] kein Siedler
        [fish] kein Fischschwarm
        [crew] keine Einheit
       *[sack] kein Gewürzsack
    }.
reason-not_aboard = Auf Schiff { $ship } ist { $piece ->
        [settler] kein Siedler
        [fish] kein Fischschwarm
        [crew] keine Einheit
       *[sack] kein Gewürzsack
    }.
reason-loaded_so = Genau das hat Schiff { $ship } schon geladen.
reason-not_at_hand = Schiff { $ship } und seine Hafensiedlung haben nicht genug { $piece ->
        [settler] Siedler
        [fish] Fischschwärme
        [crew] Einheiten
       *[sack] Gewürzsäcke
    }.

# Fahrten
reason-not_beside_ship = Schiff { $ship } liegt auf Weg { $from_path }: Von dort ist Weg { $path } nicht in einem Schritt zu erreichen.
reason-move_over = Schiff { $ship } hat seine Fahrt beendet.
reason-must_go_on = Schiff { $ship } liegt auf einem vollen Meerweg: Es muss zuerst weiterfahren.
reason-no_points_left = Schiff { $ship } ist { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } gefahren und hat keine Bewegungspunkte mehr.
reason-tribute_due = Schiff { $ship } müsste dem Piratenschiff von { $seat } an { $hex } 1 Gold Tribut zahlen, und du hast keines.
reason-no_way_on = Auf Weg { $path } liegen zwei Schiffe, und Schiff { $ship } käme von dort nicht weiter.
reason-wind_bought = Für Schiff { $ship } ist in diesem Zug schon Wolle gezahlt worden.

# An Land
reason-not_at_tip = Schiff { $ship } zeigt nicht auf { $intersection }.
reason-hex_not_touched = Schiff { $ship } berührt { $hex } nicht.
reason-no_lair = Auf { $hex } ist kein Piratenlager.
reason-lair_conquered = Am Piratenlager auf { $hex } stehen schon { $n } Einheiten: Es ist erobert.
reason-no_crew_waiting = Auf { $hex } steht keine Einheit von dir.
reason-crew_at_lair = Das Piratenlager auf { $hex } ist noch nicht erobert: Vorher kommt deine Einheit dort nicht weg.
reason-crew_in_village = Deine Einheit ist im Dorf auf { $hex } und bleibt für immer dort.
reason-no_village = Auf { $hex } ist kein Dorf.
reason-no_fast_gold = Kein Dorf hat dich „Schnelles Gold“ gelehrt.
reason-fast_gold_used = { $n ->
        [one] Das Dorf, das von dir kauft, hat
       *[other] Die { $n } Dörfer, die von dir kaufen, haben
    } in diesem Zug schon eine Karte gekauft.

# Fische
reason-fish_rolled = Du hast in diesem Zug schon um Fische gewürfelt.
reason-no_shoal_left = Alle { $n } Fischschwärme sind im Meer oder an Bord.
reason-no_shoal_there = Ein Fischschwarm mit der Zahl { $number } ist nicht im Meer.
reason-not_at_port = Schiff { $ship } liegt an keinem Hafen des Catanischen Rats.

# Das Piratenschiff
reason-no_known_sea = Ein Piratenschiff braucht bekanntes Meer, nicht { $hex }.
reason-sea_of_frame = { $hex } gehört zum Rahmen, und dorthin fährt kein Piratenschiff.
reason-sea_of_island = { $hex } berührt die Startinsel, und dorthin fährt kein Piratenschiff.
reason-pirate_stays = Dein Piratenschiff liegt schon auf { $hex }: Es muss woandershin.
reason-no_ship_at_pirate = Kein Schiff von { $seat } liegt an einer Seite von { $hex }.
reason-no_pirate = Es ist kein Piratenschiff unterwegs.
reason-own_pirate = Das Piratenschiff ist dein eigenes.
reason-has_sailed = Schiff { $ship } ist in diesem Zug schon { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } gefahren: Nur ein Schiff, das noch nicht gefahren ist, darf das Piratenschiff verjagen.
reason-has_chased = Schiff { $ship } hat in diesem Zug schon versucht, das Piratenschiff zu verjagen.

# Gold
reason-purchases_made = Du hast in diesem Zug schon { $n } Karten für Gold gekauft.

# Was der Zufall nicht bringen kann
reason-no_such_tile = Ein solches Feld liegt in diesem Gebiet nicht mehr verdeckt.
reason-no_such_chip = Ein solcher Zahlenchip ist für dieses Gebiet nicht mehr übrig.
reason-no_such_shoal = Ein solches Fischfeld liegt in diesem Gebiet nicht mehr verdeckt.
reason-no_such_village = Ein solches Dorf liegt in diesem Gebiet nicht mehr verdeckt.
reason-no_such_lair = Eine solche Zahl ist unter keinem Piratenlager mehr.
reason-no_such_face = Das zeigt kein Würfel.
