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
first-lay_land = Zuerst muss die Insel gelegt werden.
first-found_harbour_settlement = Gründe zuerst eine Hafensiedlung.
first-found_ship = Lass zuerst dein Siedlerschiff zu Wasser.
first-relaunch_ship = Lass zuerst das Schiff zu Wasser, das du vom Spielplan genommen hast.
first-movement = Beende zuerst deinen Zug.
first-place_pirate = Setz zuerst dein Piratenschiff ein.
first-chase_roll = Zuerst entscheidet der Würfel, ob das Piratenschiff flieht.
first-turn_tile = Zuerst muss das entdeckte Feld aufgedeckt werden.
first-draw_chip = Zuerst muss der Zahlenchip gezogen werden.

# Gründung
reason-not_circled = Auf { $intersection } darf keine erste Hafensiedlung stehen: Sie kommt auf eine markierte Kreuzung an der Küste der Insel.
reason-not_on_island = An { $intersection } liegt nichts von der Startinsel.
reason-not_at_harbour = Das Schiff muss an deiner Hafensiedlung liegen: { $intersection }.

# Gesperrtes Land
reason-unexplored = Gleich daneben liegt { $hex }, wo noch niemand bauen darf.
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

# Fische
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
reason-no_such_face = Das zeigt kein Würfel.
