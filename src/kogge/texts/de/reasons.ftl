# Warum etwas nicht geht: was der Schiedsrichter sagt. Ein Grund ist ein Satz; dahinter steht die Nummer der Regel.
# Variablen mit der Endung „_person“ sind „you“ für den, der es liest, und „one“ für jemand anderen.

# Zur falschen Zeit. „when“ ist die Zeit eines Schritts, „first“ was vorher zu tun ist
reason-over = Die Partie ist zu Ende.
reason-not_your_turn = { $seat } ist am Zug.
reason-past = Das geht nur { $step }.
reason-only_at = Das geht nur { $step }.
reason-waits = Zuerst muss { $seat } entscheiden.
reason-chance_decides = Das entscheiden Würfel oder Karten.
reason-seat_decides = Das entscheidet ein Spieler.
reason-closed = Das geht jetzt nicht.
when-lay_frame = beim Legen des Rahmens
when-lay_hex = beim Legen der Felder
when-lay_tokens = beim Legen der Zahlenchips
when-starting_roll = beim Auswürfeln, wer beginnt
when-found_settlement = in der Gründungsphase
when-found_road = in der Gründungsphase
when-before_roll = vor dem Würfeln
when-dice = beim Würfeln
when-trade = in der Handelsphase
when-build = in der Bauphase
when-action = in der Phase Handeln und Bauen
when-discard = bei einer Sieben mit zu vielen Karten auf der Hand
when-move_robber = bei einer Sieben oder mit einer Karte, die den Räuber versetzt
when-rob = beim Berauben eines anderen
when-theft = beim Ziehen der geraubten Karte
when-draw_card = beim Kauf einer Entwicklungskarte
when-lay_free_road = mit der Karte „Straßenbau“
when-take_card = mit einer Karte, für die du dir Rohstoffe von der Bank nehmen darfst
when-compose_offer = beim Zusammenstellen eines Angebots
when-answer_offer = beim Handel des aktiven Spielers mit den anderen
when-close_deal = nach den Antworten auf dein Angebot
first-lay_frame = Zuerst muss der Spielplan gelegt werden.
first-lay_hex = Zuerst muss der Spielplan gelegt werden.
first-lay_tokens = Zuerst muss der Spielplan gelegt werden.
first-starting_roll = Zuerst wird gewürfelt, wer beginnt.
first-found_settlement = Gründe zuerst eine Siedlung.
first-found_road = Leg zuerst eine Straße an deine neue Siedlung.
first-before_roll = Zuerst muss gewürfelt werden.
first-dice = Zuerst muss gewürfelt werden.
first-trade = Geh zuerst zum Bauen über.
first-build = Schließ zuerst das Bauen ab.
first-action = Schließ zuerst Handel und Bauen ab.
first-discard = Gib zuerst die Hälfte deiner Karten ab.
first-move_robber = Versetze zuerst den Räuber.
first-rob = Wähle zuerst, wen du beraubst, oder niemanden.
first-theft = Zuerst muss die geraubte Karte gezogen werden.
first-draw_card = Zuerst muss die Entwicklungskarte gezogen werden.
first-lay_free_road = Leg zuerst deine kostenlose Straße.
first-take_card = Nimm dir zuerst deine Karten von der Bank.
first-compose_offer = Mach zuerst dein Angebot, oder zieh es zurück.
first-answer_offer = Beantworte zuerst das Angebot.
first-close_deal = Schließ zuerst einen Handel ab, oder zieh dein Angebot zurück.

# Preise und Figuren
reason-too_dear = Es { $missing_count ->
        [one] fehlt
       *[other] fehlen
    } { $missing }.
reason-none_left = Alle { $n } deiner { $piece ->
        [road] Straßen
        [settlement] Siedlungen
        [harbour_settlement] Hafensiedlungen
        [ship] Schiffe
        [settler] Siedler
        [crew] Einheiten
        [kontor] Kontore
        [route] Handelswege
        [merchant] Händler
        [caravan] Kaufmannszüge
       *[city] Städte
    } sind im Spiel.

# Bauen
reason-path_taken = Auf Weg { $path } liegt schon { $seat_person ->
        [you] eine Straße von dir
       *[one] eine Straße von { $seat }
    }.
reason-road_blocked = Bei { $intersection } wird deine Straße von { $seat } unterbrochen.
reason-road_not_joined = Weg { $path } berührt keine deiner Straßen, Siedlungen oder Städte.
reason-nowhere_to_build = Es gibt keinen Weg, auf dem du bauen könntest.
reason-site_taken = { $intersection } ist von { $seat_person ->
        [you] dir
       *[one] { $seat }
    } besetzt.
reason-too_near = Gleich daneben, auf { $intersection }, steht schon ein Gebäude von { $seat_person ->
        [you] dir
       *[one] { $seat }
    }.
reason-site_not_reached = Keine deiner Straßen führt zu { $intersection }.
reason-no_own_settlement = Auf { $intersection } steht keine Siedlung von dir.

# Entwicklungskarten
reason-no_such_card = Du hast keine Karte „{ $card }“.
reason-bought_now = „{ $card }“ hast du erst in diesem Zug gekauft.
reason-card_played = Du hast in diesem Zug schon eine Entwicklungskarte gespielt.
reason-pile_empty = Es gibt keine Entwicklungskarten mehr.
reason-not_in_pile = Im Stapel ist keine Karte „{ $card }“ mehr.
reason-first_road_due = Die erste Straße muss gelegt werden; nur auf die zweite darfst du verzichten.

# Handel mit der Bank
reason-same_resource = Die Bank gibt nur eine Karte einer anderen Sorte.
reason-too_few_cards = Die Bank nimmt { $n } gleiche Karten: Es { $missing_count ->
        [one] fehlt
       *[other] fehlen
    } { $missing }.
reason-bank_lacks = Davon hat die Bank nichts mehr: { $resource }.

# Handel unter Spielern
reason-nothing_to_trade = Du hast nichts zu geben, und Geschenke sind nicht erlaubt.
reason-no_more_to_offer = Mehr { $good } kannst du nicht anbieten.
reason-no_more_to_ask = { $n ->
        [0] Die anderen können nichts davon haben: { $good }.
       *[other] Die anderen können höchstens { $n } { $good } haben.
    }
reason-on_both_sides = In einem Handel kann nicht auf beiden Seiten { $good } sein.
reason-nothing_offered = Du musst etwas anbieten: Geschenke sind nicht erlaubt.
reason-nothing_asked = Du musst etwas verlangen: Geschenke sind nicht erlaubt.
reason-nothing_proposed = Es gibt kein Angebot von { $seat }, das du annehmen könntest.
reason-cannot_give = Du kannst nicht geben, was verlangt wird: Es { $missing_count ->
        [one] fehlt
       *[other] fehlen
    } { $missing }.
reason-deals_with_oneself = Mit dir selbst kannst du nicht handeln.
reason-not_agreed = Mit { $seat } gibt es keine Einigung.

# Die Würfel, eine Sieben, der Räuber
reason-no_such_roll = Zwei Würfel können nicht { $number } zeigen.
reason-nothing_due = Du musst keine Karten mehr abgeben.
reason-none_in_hand = Davon hast du nichts: { $resource }.
reason-robber_there = Der Räuber muss woandershin: Er steht schon auf { $hex }.
reason-robs_oneself = Dich selbst kannst du nicht berauben.
reason-not_at_robber = An { $hex } steht nichts von { $seat }.
reason-victim_lacks = In der Hand von { $seat } ist nichts davon: { $resource }.

# Vor dem ersten Zug
reason-frame_piece_laid = Rahmenteil { $number } liegt schon.
reason-no_hex_left = Von dieser Sorte ist kein Feld mehr übrig: { $terrain }.
reason-desert_without_token = Für { $hex } gibt es keinen Zahlenchip.
reason-token_there = Auf { $hex } liegt schon ein Zahlenchip.
reason-red_beside_red = Eine 6 oder 8 liegt nie neben einer anderen, und gleich daneben ist { $hex }.
reason-not_at_founded = Die Straße muss an deiner neuen Siedlung beginnen: { $intersection }.
