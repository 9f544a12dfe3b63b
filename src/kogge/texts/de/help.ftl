# What a person can ask for: what can be typed, what each act does, what things cost, what wins, how a turn goes.
#
# What people type is English in every language, and stands in straight quotes. What "help" tells of an act is a sentence.
# The variant "sea" is for games in which ships sail, "lands" for those of merchants and caravans, where the act differs.

# Dice and turns
help-roll = Würfle: Vorher darf nur eine Karte gespielt werden.
help-dice = Eine Sieben bringt den Räuber und keine Karten, jede andere Zahl Karten.
    .sea = Jede Zahl außer der Sieben bringt Karten oder sonst Gold.
    .lands = Jede Zahl außer der Sieben bringt Karten oder sonst Gold.
help-starting_roll = Alle würfeln; wer am höchsten wirft, beginnt, und bei Gleichstand wird noch einmal gewürfelt.
help-start_building = Bei getrennten Phasen: Der Handel ist vorbei, jetzt wird gebaut.
help-end_turn = Gib die Würfel nach links weiter.
    .sea = Die Bewegungsphase endet, außer wenn ein Schiff noch von einem vollen Weg wegfahren muss.
    .lands = Gib die Würfel nach links weiter, oder beende ein Spiel, das feststeckt.

# Development cards
help-buy_card = Die oberste Karte des Stapels, solange einer da ist.
help-draw_card = Der Zufall bestimmt die Karte, und nur wer sie kauft, sieht sie.
help-play_knight = Versetze den Räuber wie bei einer Sieben, aber niemand gibt Karten ab.
help-play_discovery = Beliebige Karten aus der Bank, so viele wie auf der Karte steht, oder was da ist.
help-play_road_building = Bis zu zwei kostenlose Straßen; nicht spielbar, wenn nicht einmal eine gelegt werden kann.
help-play_monopoly = Nenne einen Rohstoff: Alle anderen geben dir alle ihre Karten davon.
help-play_lancer = Der Räuber wird versetzt wie bei einer Sieben, aber niemand gibt Karten ab.
help-play_journey = Ein Händler zieht ein Stück weit ohne Getreide.
help-play_fast_caravan = Ein Kaufmannszug zieht ein Stück weit ohne Salz; Wegzoll ist fällig.
help-play_bounty = Beliebige Karten aus der Bank, so viele wie auf der Karte steht, oder was da ist.
help-play_loan = Etwas Gold aus dem Vorrat.
help-play_route_building = Einige kostenlose Handelswege, wenn überhaupt einer gelegt werden kann.
help-take_card = Eine Karte deiner Wahl, die die Bank hat.
help-lay_free_road = Eine kostenlose Straße, nach den üblichen Regeln.
help-decline_free_road = Auf die zweite kostenlose Straße darf man verzichten.

# The robber
help-discard = Gib eine Karte deiner Wahl an die Bank zurück.
help-move_robber = Der Räuber muss auf ein anderes Feld.
    .lands = Der Räuber kommt auf ein anderes Land, das eine Zahl hat, gedruckt oder als Chip.
help-rob = Wähle ein Opfer unter denen, die dort stehen; wer keine Karten hat, verliert keine.
help-rob_nobody = Stehlen darf man, muss man aber nicht.
help-steal = Der Zufall zieht die Karte; nur Dieb und Opfer sehen, welche es ist.

# Building
help-build_road = Lehm und Holz: eine Straße auf einem freien Weg am eigenen Netz.
help-build_settlement = Lehm, Holz, Wolle und Getreide: eine Siedlung auf einer freien Kreuzung, zu der eine eigene Straße führt.
help-build_city = Drei Erz und zwei Getreide: eine Stadt anstelle einer eigenen Siedlung.

# The founding
help-found_settlement = Eine Siedlung auf einer beliebigen freien Kreuzung; die zweite bringt ihre Karten.
    .sea = Eine Siedlung auf einer beliebigen freien Kreuzung der Insel; sie bringt die ersten Karten.
help-found_road = Eine Straße an der eben gegründeten Siedlung.
    .sea = Eine Straße an der eigenen Siedlung.
help-lay_frame = Die sechs Rahmenteile in beliebiger Reihenfolge, im Uhrzeigersinn von links oben, mit den Häfen nach oben.
help-lay_hex = Das nächste der gemischten Felder; der Räuber kommt in die Wüste.
help-lay_tokens_from = Die Zahlenchips in der Reihenfolge der Buchstaben von einer beliebigen Ecke, gegen den Uhrzeigersinn nach innen, die Wüste ausgelassen.
help-lay_token_on = Zahlenchips in beliebiger Reihenfolge auf jedem Feld außer der Wüste; 6 und 8 nie nebeneinander.

# Trade
help-bank_trade = Gleiche Karten gegen eine andere, die die Bank hat.
help-open_trade = Wer am Zug ist, beginnt ein Angebot zusammenzustellen.
help-call_for_offers = Wer am Zug ist, bittet die anderen um ihre Angebote.
help-offer = Lege eine Karte mehr auf die eigene Seite.
help-ask = Verlange eine Karte mehr von der anderen Seite: jede, ob sie jemand hat oder nicht.
help-propose = Lege das Angebot oder Gegenangebot den anderen vor.
help-withdraw = Nimm das Angebot zurück: Wer am Zug ist, beendet damit den Handel, alle anderen antworten neu.
help-accept = Nimm das Angebot dessen an, der am Zug ist, wenn du die Karten hast.
help-decline = Sag nein.
help-counter = Beginne, dem, der am Zug ist, ein anderes Angebot zusammenzustellen.
help-deal = Wer am Zug ist, schließt mit einem von denen ab, die zugestimmt oder ein Gegenangebot gemacht haben.
help-sell_resource = Drei gleiche Rohstoffe bringen ein Gold.
help-buy_resource = Zweimal im Zug kaufen zwei Gold einen Rohstoff, den die Bank hat.

# Explorers & Pirates: ships and what they carry
help-set_sail = Fertig mit Handeln und Bauen, weiter zur Bewegungsphase.
help-sail = Ein Schiff fährt auf einen benachbarten Meerweg.
help-buy_wind = Eine Wolle bringt einem Schiff zwei Bewegungspunkte mehr, einmal im Zug.
help-stow = Schiff und Hafensiedlung teilen auf, was sie tragen: Gewählt wird, was das Schiff danach geladen hat.
help-land_settler = Ein Siedlerschiff wird an einem seiner Enden zur Siedlung und kommt zurück in den Vorrat.
help-jettison = Ein Stück Ladung kommt zurück in den Vorrat.
help-build_harbour_settlement = Zwei Getreide und zwei Erz: eine Hafensiedlung anstelle einer eigenen Siedlung an der Küste.
help-build_ship = Holz und Wolle: ein Schiff auf einem Meerweg an einer eigenen Hafensiedlung.
help-rebuild_ship = Sind alle Schiffe auf dem Brett, darf eines samt Ladung weggenommen und neu gebaut werden.
help-relaunch_ship = Das weggenommene Schiff kommt wieder ins Wasser.
help-build_settler = Eine Figur kommt aus dem Vorrat in ein Hafenbecken, oder in ein Schiff daneben, das Platz hat.
help-build_crew = Eine Figur kommt aus dem Vorrat in ein Hafenbecken, oder in ein Schiff daneben, das Platz hat.
help-found_harbour_settlement = Eine Hafensiedlung auf einer freien Kreuzung mit Kreis.
help-found_ship = Ein Schiff mit einem Siedler auf einem Meerweg an der eigenen Hafensiedlung.

# Explorers & Pirates: discoveries
help-turn_tile = Der Zufall bestimmt, welches Feld des Gebiets es ist.
help-draw_chip = Land bekommt den obersten Zahlenchip vom Stapel seines Gebiets.
help-lay_land = Das nächste der losen Felder der Insel, gemischt unter Zahlen, die liegen bleiben.

# Explorers & Pirates: the pirate and the missions
help-place_pirate = Das eigene Piratenschiff kommt auf ein Feld des offenen Meers; war es schon auf See, auf ein anderes.
help-chase = Ein Schiff, das noch nicht gefahren ist, versucht ein fremdes Piratenschiff neben sich zu verjagen; jedes einmal im Zug.
help-chase_roll = Bei einer Sechs oder einer Zahl des Piraten-Bonus fährt der Pirat heim, und der eigene kommt.

# Merchants of Europe: kontors, routes and numbers
help-place_kontor = Ein Kontor in einer violetten Stadt; das dritte bringt eine Karte für jedes Land ringsum.
help-place_neutral_kontor = Zu dritt setzt jeder ein neutrales Kontor in eine violette Stadt.
help-place_route = Ein Handelsweg an einem eigenen Kontor, mit einem Kaufmannszug daneben.
help-build_route = Erz und Holz: ein Handelsweg auf einem freien Weg an einem eigenen Kontor oder Handelsweg.
help-lay_free_route = Ein kostenloser Handelsweg: neben einem Doppelpfeil, oder durch eine Karte überall, wo man bauen darf.
help-decline_free_route = Auf einen kostenlosen Handelsweg darf man verzichten; auf die einer Karte dann auf alle zusammen.
help-follow_line = Von zwei gleich kurzen Linien wählt, wer am Zug ist, eine aus, Weg für Weg.
help-choose_land = Von mehreren Ländern ohne Zahl bekommt eines einen Zahlenchip.
help-turn_token = Der Zufall bestimmt, welcher der verdeckten Chips der Farbe es ist.
help-move_token = Liegt keiner der Farbe mehr auf See, wird einer versetzt, der auf einem anderen Land liegt.

# Merchants of Europe: merchants and caravans
help-hire_merchant = Wolle, Getreide und Holz: ein Händler bei einem eigenen Kontor.
help-rehire_merchant = Sind beide Händler auf dem Brett, wird einer weggenommen und zum vollen Preis neu angeworben.
help-place_merchant = Der neu angeworbene Händler kommt zu einem eigenen Kontor.
help-walk = Ein Händler zieht zur nächsten Kreuzung: drei davon für ein Getreide.
help-end_walk = Der Händler bleibt, wo er ist, wenn er das darf.
help-found_kontor = Wer einen Händler in einer freien Stadt anhält, gründet dort ein Kontor.
help-form_caravan = Erz, Holz und Salz: ein Kaufmannszug neben einem eigenen Handelsweg, der an ein eigenes Kontor grenzt.
help-reform_caravan = Sind beide Kaufmannszüge auf dem Brett, wird einer weggenommen und zum vollen Preis neu aufgestellt.
help-place_caravan = Der neu aufgestellte Kaufmannszug kommt an einen eigenen Handelsweg bei einem eigenen Kontor.
help-drive = Ein Kaufmannszug zieht auf den nächsten Handelsweg: drei davon für ein Salz.
help-end_drive = Der Kaufmannszug bleibt, wo er ist, wenn dort Platz ist.
help-deliver = Ein freigelegtes Warenplättchen kommt zu einem Kontor am Weg eines eigenen Kaufmannszugs.

# What can be bought: $act, what it costs, and what of that is missing; $n are all missing cards together
costs-payable = { $act }: { $price }. Das kannst du bezahlen.
costs-short = { $act }: { $price }. { $n ->
        [one] Dir fehlt
       *[other] Dir fehlen
    } { $missing }.
costs-steps = { $act }: { $price } für { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }.
costs-none = In diesem Spiel hat nichts einen Preis.

# What wins
goal-points = Wer im eigenen Zug { $n } Siegpunkte hat, gewinnt.
goal-goods = Wer { $n } Waren geliefert hat, gewinnt sofort.
goal-worth = Siegpunkte: { $things }.
    .thing = { $thing } { $n }
    .award = { $thing } { $n } (ab { $least })
goal-track = Die Mission { $mission } bringt Stufe für Stufe { $points } Siegpunkte, und wer führt, bekommt { $n } dazu.
goal-standing = { $who } { $n } von { $goal }
    .hidden = { $who } { $n } von { $goal } (davon { $hidden } verdeckt)
    .all = Bisher: { $standings }.
thing-settlement = eine Siedlung
thing-city = eine Stadt
thing-harbour_settlement = eine Hafensiedlung
thing-victory_point = eine Siegpunktkarte
thing-longest_route = die Längste Handelsstraße
thing-largest_army = die Größte Rittermacht
thing-goods = gelieferte Waren

# The phases of a turn: what each is, by the step with which it begins; "now" is the one that we are in.
phase-before_roll = Würfeln: Alle bekommen, was die Zahl bringt; eine Sieben bringt keine Karten.
    .cards = Würfeln, oder vorher eine Karte ausspielen: Alle bekommen, was die Zahl bringt; eine Sieben bringt keine Karten.
phase-trade = Mit den anderen und mit der Bank handeln.
phase-build = Bauen und Karten kaufen.
phase-action = Handeln und bauen, in beliebiger Reihenfolge.
    .lands = Handeln, bauen, mit Händlern und Kaufmannszügen ziehen und Waren liefern, in beliebiger Reihenfolge.
phase-movement = Schiffe bewegen, be- und entladen, Missionen erfüllen.
turn-phase = { $n }. { $phase }
    .now = { $n }. { $phase } (Hier sind wir.)
turn-whose = { $person ->
        [you] Zug { $turn } ist deiner.
       *[one] Zug { $turn } gehört { $seat }.
    }
    .before = Noch vor dem ersten Zug: Alle gründen, womit sie beginnen.
turn-now = Im Augenblick: { $asked }

# What can be typed, as "help" lists it: the line, and what it does
command-number = eine Zahl
    .does = wählt aus der Liste; ein Ort hat seine Nummer auf der Karte
command-sail = sail 1 to 87
    .does = alle Schritte eines Schiffs zu einem Weg, den es jetzt erreicht, auf dem billigsten Weg; der Preis wird genannt
command-walk = walk 1 to 57
    .does = alle Schritte eines Händlers; 'walk 1 to Wien' nennt eine Stadt; 'walk 1' nennt Preise
command-drive = drive 2 to 33
    .does = alle Schritte eines Kaufmannszugs zu einem Handelsweg, den er jetzt erreicht, auf dem billigsten Weg; der Preis wird genannt
command-unseen = unseen
    .regions = was in jedem Gebiet noch verdeckt liegt
    .tokens = die Zahlenchips, die verdeckt auf See liegen, und die abgelegten Karten
command-cities = cities
    .does = alle Städte: ihre Buchstaben und Nummern auf der Karte, Gold, Kontore, Waren und Länder
command-action = eine Aktion
    .does = '{ $build } 34', '{ $build } 40-44', 'rob blue'; ein Teil des Namens genügt: '{ $part } 34', 'end'; 'help' nennt alle Namen
command-words = Wörter dazu
    .does = { $words }
    .one = '{ $word }' { $name }
command-trade = trade
    .does = 'trade 2 wool for { $example }' macht den anderen ein Angebot; 'counter ore for wool' antwortet auf eines
command-no_trades = no trades
    .does = lehnt alles ab, was andere in diesem Zug anbieten; 'no trades ever' in jedem Zug, "decline what I can't pay" was du nicht annehmen könntest; 'trades' beendet es
command-cancel = cancel
    .does = verlässt eine Frage oder ein angefangenes Angebot: zurück zu allem, was du tun darfst
command-why = why
    .does = warum die letzte Aktion nicht möglich war, oder irgendeine andere: 'why { $build }'; mit den Nummern der Regeln
command-rule = rule ID
    .does = der Text einer Regel, nach ihrer Nummer
command-rules = rules WORD
    .does = alle Regeln, die von etwas sprechen
command-costs = costs
    .does = was man kaufen kann, für welche Karten, und was davon du jetzt bezahlen kannst
command-goal = goal
    .does = was gewinnt, und wie weit alle sind
command-turn = turn
    .does = die Phasen eines Zuges, und wo darin wir sind
command-map = map
    .does = noch einmal das Brett; 'map paths', 'map intersections' oder 'map hexes' mit den Nummern aller freien Wege, Kreuzungen oder Felder
command-log = log
    .does = was bisher geschah; 'log 20' die letzten 20 Sätze
command-undo = undo
    .does = nimmt zurück, was du getan hast, außer wenn seither der Zufall oder jemand anders am Werk war, oder wenn es dir ein Geheimnis gezeigt hat
command-save = save FILE
    .does = schreibt das Spiel in die Datei FILE, für 'kogge play --load FILE' und 'kogge replay FILE'; aufbewahrt wird es sowieso
command-help = help ACTION
    .does = was eine Aktion tut, mit ihrem Namen statt ACTION; 'help' allein erklärt alles, was du jetzt tun darfst
command-quit = quit
    .does = verlässt das Spiel; 'kogge play --resume' setzt es fort
