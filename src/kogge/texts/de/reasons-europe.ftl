# Warum etwas bei Aufbruch der Händler nicht geht. Was auch andere Spiele haben, steht in der Datei aller Gründe.
# Variablen mit der Endung „_person“ sind „you“ für den, der es liest, und „one“ für jemand anderen. Befehle bleiben,
# wie sie sind.

# Zur falschen Zeit: „when“ ist die Zeit eines Schritts, „first“ was vorher zu tun ist
when-place_kontor = beim Aufstellen der ersten Kontore
when-place_neutral_kontor = beim Aufstellen der neutralen Kontore
when-place_route = beim Legen der ersten Handelswege
when-choose_line = bei der Wahl zwischen gleich kurzen Linien, für die ein neuer Handelsweg Gold bringt
when-lay_free_route = mit einem Doppelpfeil oder einer Karte, die dir einen Handelsweg schenkt
when-place_merchant = beim erneuten Anwerben eines Händlers
when-walk = unterwegs mit einem Händler
when-choose_land = mit einem neuen Kontor an mehreren Ländern ohne Zahl
when-turn_token = beim Aufdecken eines Chips aus dem Meer
when-move_token = bei einem Land ohne Zahl, für das kein Chip mehr im Meer liegt
when-place_caravan = beim erneuten Aufstellen eines Kaufmannszugs
when-drive = unterwegs mit einem Kaufmannszug
first-place_kontor = Stell zuerst dein Kontor auf.
first-place_neutral_kontor = Stell zuerst ein neutrales Kontor auf.
first-place_route = Leg zuerst deinen Handelsweg.
first-choose_line = Wähle zuerst die Linie, die Gold bringt.
first-lay_free_route = Leg zuerst deinen kostenlosen Handelsweg, oder verzichte darauf.
first-place_merchant = Stell zuerst den Händler auf, den du neu anwirbst.
first-walk = Bring zuerst den Händler an sein Ziel.
first-choose_land = Wähle zuerst das Land, das einen Zahlenchip bekommt.
first-turn_token = Zuerst muss ein Zahlenchip aufgedeckt werden.
first-move_token = Wähle zuerst den Zahlenchip, der versetzt wird.
first-place_caravan = Stell zuerst den Kaufmannszug auf, den du neu bildest.
first-drive = Bring zuerst den Kaufmannszug an sein Ziel.

# Der Anfang und der Räuber
reason-not_violet = Die ersten Kontore stehen in violetten Städten, und bei { $intersection } ist keine.
reason-kontor_stands_there = Bei { $intersection } steht schon { $seat_person ->
        [you] ein Kontor von dir
       *[one] ein Kontor von { $seat }
    }.
reason-no_kontor_at_path = Weg { $path } berührt keines deiner Kontore.
reason-joins_cities = Ein Handelsweg auf Weg { $path } würde zwei Städte verbinden; das darf am Anfang keiner.
reason-land_without_number = Der Räuber geht zu Ländern mit einer Zahl, und { $hex } hat keine.

# Handelswege
reason-route_taken = Auf Weg { $path } liegt schon { $seat_person ->
        [you] ein Handelsweg von dir
       *[one] ein Handelsweg von { $seat }
    }.
reason-route_not_joined = Weg { $path } berührt keines deiner Kontore und keinen deiner Handelswege.
reason-not_beside_arrow = Dein kostenloser Handelsweg muss den auf dem Doppelpfeil berühren, { $arrow }; Weg { $path } tut das nicht.
reason-line_elsewhere = Die Linie geht bei { $intersection } weiter, und Weg { $path } liegt anderswo.
reason-line_not_shortest = Von { $intersection } geht keine kürzeste Linie über Weg { $path } weiter.

# Händler
reason-no_own_kontor = Bei { $intersection } steht kein Kontor von dir.
reason-merchants_all_out = Deine beiden Händler sind auf dem Spielplan; mit „rehire_merchant“ wirbst du einen davon neu an.
reason-merchant_in_supply = Du hast noch einen Händler im Vorrat; mit „hire_merchant“ wirbst du ihn an.
reason-no_merchant_out = Du hast keinen Händler auf dem Spielplan.
reason-merchant_not_out = Dein Händler { $merchant } ist nicht auf dem Spielplan.
reason-another_walks = Dein Händler { $merchant } ist unterwegs und muss zuerst an sein Ziel kommen.
reason-not_next = Dein Händler { $merchant } steht bei { $here }, und { $intersection } ist nicht gleich daneben.
reason-no_grain = Händler reisen für Getreide, und du hast keines.
reason-grain_after_roll = Die Schritte deiner Karte sind verbraucht, und für Getreide reisen Händler erst nach dem Würfeln.
reason-walk_has_no_end = Dein Händler { $merchant } darf bei { $intersection } nicht bleiben, und { $n ->
        [one] der einzige Schritt, den du bezahlen kannst, führt
       *[other] die { $n } Schritte, die du bezahlen kannst, führen
    } zu keinem Ort, an dem er es darf.
reason-kontor_of_another = Bei { $intersection } steht ein Kontor von { $seat }; dort darf keine Reise enden.
reason-merchant_stands_there = Bei { $intersection } steht { $seat_person ->
        [you] dein anderer Händler
       *[one] ein Händler von { $seat }
    }; dort darf keine Reise enden.
reason-stopping_founds = Wer bei { $intersection } stehen bleibt, gründet dort ein Kontor: „found_kontor“.
reason-nothing_to_found_with = Du hast kein Kontor mehr für { $intersection }; dein Händler kann nur vorbeiziehen.
reason-nobody_walks = Noch ist keiner deiner Händler aufgebrochen.
reason-no_city_here = Bei { $intersection } ist keine Stadt.

# Zahlenchips
reason-land_not_beside = Dein neues Kontor bei { $intersection } grenzt nicht an { $hex }.
reason-land_has_number = { $hex } hat schon eine Zahl.
reason-no_such_token = Verdeckt liegt kein Chip mit einer { $number } mehr, der auf { $hex } kommen könnte.
reason-no_token_there = Auf { $hex } liegt kein Zahlenchip, der versetzt werden könnte.
reason-token_of_other_color = Der Zahlenchip auf { $hex } hat nicht die Farbe von { $land }.

# Kaufmannszüge
reason-no_own_route = Auf Weg { $path } liegt kein Handelsweg von dir.
reason-route_at_no_kontor = Dein Handelsweg { $path } berührt keines deiner Kontore.
reason-caravans_stand_there = Neben Handelsweg { $path } ist kein Platz: Dort stehen { $n } Kaufmannszüge.
reason-caravans_all_out = Deine beiden Kaufmannszüge sind auf dem Spielplan; mit „reform_caravan“ stellst du einen davon neu auf.
reason-caravan_in_supply = Du hast noch einen Kaufmannszug im Vorrat; mit „form_caravan“ stellst du ihn auf.
reason-no_room_for_caravan = Für Kaufmannszug { $caravan } wäre neben deinen Handelswegen an deinen Kontoren kein Platz.
reason-no_caravan_out = Du hast keinen Kaufmannszug auf dem Spielplan.
reason-caravan_not_out = Dein Kaufmannszug { $caravan } ist nicht auf dem Spielplan.
reason-another_drives = Dein Kaufmannszug { $caravan } ist unterwegs und muss zuerst an sein Ziel kommen.
reason-route_not_next = Dein Kaufmannszug { $caravan } steht neben Handelsweg { $here }, den Weg { $path } nicht berührt.
reason-no_route_there = Auf Weg { $path } liegt kein Handelsweg.
reason-no_salt = Kaufmannszüge ziehen für Salz, und du hast keines.
reason-no_gold_for_toll = Auf Handelsweg { $path } bekommt { $seat } einen Wegzoll von { $n } Gold, und du kannst ihn nicht bezahlen.
reason-drive_has_no_end = Neben Handelsweg { $path } stehen schon { $n } Kaufmannszüge, und dein Kaufmannszug { $caravan } kommt von dort zu keinem, neben dem Platz ist.
reason-no_room_to_stop = Neben Handelsweg { $path } ist nur für { $n } Kaufmannszüge Platz; dein Kaufmannszug { $caravan } muss weiter.

# Lieferungen
reason-no_kontor_there = Bei { $intersection } steht kein Kontor.
reason-kontor_is_own = Das Kontor bei { $intersection } gehört dir und nimmt deine Waren nicht an.
reason-goods_lie_there = Das Kontor von { $seat } bei { $intersection } hat schon Waren bekommen.
reason-caravan_is_elsewhere = Keiner deiner Kaufmannszüge steht neben einem Handelsweg bei { $intersection }.
reason-another_is_on_its_way = Dein Kaufmannszug { $caravan } ist unterwegs; danach kann der andere bei { $intersection } liefern.
reason-delivery_after_roll = Waren werden erst nach dem Würfeln geliefert.
reason-no_goods_uncovered = Alle deine Waren sind noch verdeckt; jedes neue Kontor legt ein Plättchen frei.
