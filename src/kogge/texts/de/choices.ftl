# What can be done: the name of each act, and a single choice of it with its parts.
#
# Both are said in menus, as what somebody might do: an infinitive without a period. An act of chance is told as what
# comes about. The variables are the parts of the act, already in words: $path and $ship are numbers, $intersection and
# $hex are said as in words.ftl, $seat is a colour, $resource and $good are the goods alone.
#
# A hex is said without an article ("Feld 7"), an intersection as "Kreuzung 12" or by its name; pieces and loads are in
# the accusative.

# Dice and turns
act-roll = würfeln
choice-roll = { act-roll }
act-dice = die Würfel
choice-dice = die Würfel zeigen { $number }
act-starting_roll = der Wurf um den Anfang
choice-starting_roll = der Wurf um den Anfang ist { $number }
act-start_building = zur Bauphase übergehen
choice-start_building = { act-start_building }
act-end_turn = Zug beenden
choice-end_turn = { act-end_turn }

# Development cards
act-buy_card = Entwicklungskarte kaufen
choice-buy_card = { act-buy_card }
act-draw_card = die Karte vom Stapel
choice-draw_card = die Karte ist { $card }
act-play_knight = Ritter ausspielen
choice-play_knight = { act-play_knight }
act-play_discovery = Erfindung ausspielen
choice-play_discovery = { act-play_discovery }
act-play_road_building = Straßenbau ausspielen
choice-play_road_building = { act-play_road_building }
act-play_monopoly = Monopol ausspielen
choice-play_monopoly = Monopol auf { $resource } ausspielen
act-play_lancer = Lanzenreiter ausspielen
choice-play_lancer = { act-play_lancer }
act-play_journey = Schnelle Reise ausspielen
choice-play_journey = { act-play_journey }
act-play_fast_caravan = Schnellen Zug ausspielen
choice-play_fast_caravan = { act-play_fast_caravan }
act-play_bounty = Reiche Ernte ausspielen
choice-play_bounty = { act-play_bounty }
act-play_loan = Fugger-Kredit ausspielen
choice-play_loan = { act-play_loan }
act-play_route_building = Wegebau ausspielen
choice-play_route_building = { act-play_route_building }
act-take_card = eine Karte nehmen
choice-take_card = { $resource } nehmen
act-lay_free_road = kostenlose Straße legen
choice-lay_free_road = kostenlose Straße auf Weg { $path } legen
act-decline_free_road = auf die kostenlose Straße verzichten
choice-decline_free_road = { act-decline_free_road }

# The robber
act-discard = eine Karte abgeben
choice-discard = { $resource } abgeben
act-move_robber = Räuber versetzen
choice-move_robber = Räuber auf { $hex } versetzen
act-rob = jemanden ausrauben
choice-rob = { $seat } ausrauben
act-rob_nobody = niemanden ausrauben
choice-rob_nobody = { act-rob_nobody }
act-steal = die gestohlene Karte
choice-steal = die gestohlene Karte ist { $resource }

# Building
act-build_road = Straße bauen
choice-build_road = Straße auf Weg { $path } bauen
act-build_settlement = Siedlung bauen
choice-build_settlement = Siedlung auf { $intersection } bauen
act-build_city = Stadt bauen
choice-build_city = Stadt auf { $intersection } bauen

# The founding
act-found_settlement = Siedlung gründen
choice-found_settlement = Siedlung auf { $intersection } gründen
act-found_road = erste Straße legen
choice-found_road = Straße auf Weg { $path } legen
act-lay_frame = das nächste Rahmenteil
choice-lay_frame = als Nächstes kommt Rahmenteil { $number }
act-lay_hex = das nächste Feld
choice-lay_hex = auf das nächste Feld kommt { $terrain }
act-lay_tokens_from = der Anfang der Zahlenchips
choice-lay_tokens_from = die Zahlenchips beginnen auf { $hex }
act-lay_token_on = der nächste Zahlenchip
choice-lay_token_on = der nächste Zahlenchip liegt auf { $hex }

# Trade. An offer is composed card by card: "offer" and "ask" lay one more on either side.
act-bank_trade = mit der Bank tauschen
choice-bank_trade = { $resource } gegen { $second_resource } mit der Bank tauschen
act-open_trade = ein Angebot machen
choice-open_trade = { act-open_trade }
act-call_for_offers = um Angebote bitten
choice-call_for_offers = { act-call_for_offers }
act-offer = eine Karte mehr bieten
choice-offer = { $good } bieten
act-ask = eine Karte mehr verlangen
choice-ask = { $good } verlangen
act-propose = das Angebot vorlegen
choice-propose = { act-propose }
act-withdraw = das Angebot zurückziehen
choice-withdraw = { act-withdraw }
act-accept = annehmen
choice-accept = { act-accept }
act-decline = ablehnen
choice-decline = { act-decline }
act-counter = ein Gegenangebot machen
choice-counter = { act-counter }
act-deal = Handel abschließen
choice-deal = mit { $seat } handeln
act-sell_resource = Rohstoffe verkaufen
choice-sell_resource = { $resource } für Gold verkaufen
act-buy_resource = einen Rohstoff kaufen
choice-buy_resource = { $resource } für Gold kaufen

# Explorers & Pirates: ships and what they carry. The variant "piece" is a move of the ship with this number.
act-set_sail = Segel setzen
choice-set_sail = { act-set_sail }
act-sail = mit einem Schiff fahren
    .piece = mit Schiff { $number } fahren
choice-sail = mit Schiff { $ship } auf Weg { $path } fahren
act-buy_wind = Fahrt mit Wolle verlängern
choice-buy_wind = Fahrt von Schiff { $ship } mit Wolle verlängern
act-stow = ein Schiff be- oder entladen
choice-stow = Schiff { $ship } trägt dann { $load }
act-land_settler = einen Siedler an Land setzen
    .piece = Siedler von Schiff { $number } an Land setzen
choice-land_settler = Siedler von Schiff { $ship } auf { $intersection } an Land setzen
act-jettison = Ladung über Bord werfen
choice-jettison = { $piece } aus { $hold } werfen
act-build_harbour_settlement = Hafensiedlung bauen
choice-build_harbour_settlement = Hafensiedlung auf { $intersection } bauen
act-build_ship = Schiff bauen
choice-build_ship = Schiff auf Weg { $path } bauen
act-rebuild_ship = ein Schiff vom Meer nehmen und neu bauen
choice-rebuild_ship = Schiff { $ship } vom Meer nehmen und neu bauen
act-relaunch_ship = das Schiff zu Wasser lassen
choice-relaunch_ship = das Schiff auf Weg { $path } zu Wasser lassen
act-build_settler = Siedler bauen
choice-build_settler = Siedler bauen, in { $hold }
act-build_crew = Einheit bauen
choice-build_crew = Einheit bauen, in { $hold }
act-found_harbour_settlement = Hafensiedlung gründen
choice-found_harbour_settlement = Hafensiedlung auf { $intersection } gründen
act-found_ship = erstes Schiff einsetzen
choice-found_ship = Schiff mit Siedler auf Weg { $path } einsetzen

# Explorers & Pirates: discoveries
act-turn_tile = das aufgedeckte Feld
choice-turn_tile = aufgedeckt wird: { $terrain }
act-draw_chip = der Zahlenchip
choice-draw_chip = der Zahlenchip ist die { $number }
act-lay_land = das nächste Land der Insel
choice-lay_land = auf die Insel kommt { $terrain }

# Explorers & Pirates: the pirate and the missions
act-place_pirate = dein Piratenschiff einsetzen
choice-place_pirate = dein Piratenschiff auf { $hex } setzen
act-chase = das Piratenschiff verjagen
choice-chase = mit Schiff { $ship } das Piratenschiff verjagen
act-chase_roll = der Wurf gegen den Piraten
choice-chase_roll = der Wurf gegen den Piraten ist eine { $number }

# Merchants of Europe: kontors, routes and numbers
act-place_kontor = Kontor gründen
choice-place_kontor = Kontor in { $intersection } gründen
act-place_neutral_kontor = neutrales Kontor einsetzen
choice-place_neutral_kontor = neutrales Kontor in { $intersection } einsetzen
act-place_route = ersten Handelsweg legen
choice-place_route = Handelsweg { $path } legen
act-build_route = Handelsweg bauen
choice-build_route = Handelsweg { $path } bauen
act-lay_free_route = kostenlosen Handelsweg legen
choice-lay_free_route = kostenlosen Handelsweg { $path } legen
act-decline_free_route = auf kostenlose Handelswege verzichten
choice-decline_free_route = { act-decline_free_route }
act-follow_line = die Linie wählen
choice-follow_line = die Linie über Weg { $path } wählen
act-choose_land = das Land für den Zahlenchip wählen
choice-choose_land = den Zahlenchip auf { $hex } legen
act-turn_token = der Zahlenchip
choice-turn_token = der Zahlenchip ist die { $number }
act-move_token = einen Zahlenchip versetzen
choice-move_token = den Zahlenchip von { $hex } versetzen

# Merchants of Europe: merchants and caravans. The variant "piece" is a move of the one with this number.
act-hire_merchant = Händler anwerben
choice-hire_merchant = Händler in { $intersection } anwerben
act-rehire_merchant = einen Händler wegnehmen und neu anwerben
choice-rehire_merchant = Händler { $merchant } wegnehmen und neu anwerben
act-place_merchant = den Händler aufstellen
choice-place_merchant = den Händler in { $intersection } aufstellen
act-walk = mit einem Händler ziehen
    .piece = mit Händler { $number } ziehen
choice-walk = mit Händler { $merchant } ziehen: { $intersection }
act-end_walk = den Händler stehen lassen
choice-end_walk = { act-end_walk }
act-found_kontor = hier ein Kontor gründen
choice-found_kontor = { act-found_kontor }
act-form_caravan = Kaufmannszug aufstellen
choice-form_caravan = Kaufmannszug auf Weg { $path } aufstellen
act-reform_caravan = einen Kaufmannszug wegnehmen und neu aufstellen
choice-reform_caravan = Kaufmannszug { $caravan } wegnehmen und neu aufstellen
act-place_caravan = den Kaufmannszug aufstellen
choice-place_caravan = den Kaufmannszug auf Weg { $path } aufstellen
act-drive = mit einem Kaufmannszug ziehen
    .piece = mit Kaufmannszug { $number } ziehen
choice-drive = mit Kaufmannszug { $caravan } auf Weg { $path } ziehen
act-end_drive = den Kaufmannszug stehen lassen
choice-end_drive = { act-end_drive }
act-deliver = Waren liefern
choice-deliver = Waren nach { $intersection } liefern
