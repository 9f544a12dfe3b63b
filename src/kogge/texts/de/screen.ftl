# What stands on the screen beside the story; the English file says how long what may be.

# Above the table
screen-turn = Zug { $turn }: { $seat }
screen-before_first_turn = Vor dem ersten Zug

# The columns of the players' table: two or three letters each
screen-column-points = SP
screen-column-delivered = gel
screen-column-uncovered = fr
screen-column-hand = Ro
screen-column-cards = En
screen-column-knights = Ri
screen-column-route = HS
screen-column-gold = Go
screen-column-kontors = Ko
screen-column-routes = HW
screen-column-merchants = Hä
screen-column-caravans = KZ

# The columns of the table of cards
screen-own = du
screen-bank = Bank
screen-rate = Kurs
screen-at_sea = Meer

# Development cards in that table
screen-card-knight = Ritter
screen-card-road_building = Straßenbau
screen-card-discovery = Erfindung
screen-card-monopoly = Monopol
screen-card-victory_point = SP-Karte
screen-card-lancer = Lanzenreiter
screen-card-route_building = Wegebau
screen-card-journey = Schnelle Reise
screen-card-fast_caravan = Schneller Zug
screen-card-bounty = Reiche Ernte
screen-card-loan = Kredit
screen-pile = Stapel

# What is left to build with
screen-to_build = noch zu bauen:
screen-left = noch da: { $pieces }
screen-supply = Vorrat: { $pieces }
screen-discards = Ablage: { $cards }
screen-supply-road = { $n ->
        [one] { $n } Straße
       *[other] { $n } Straßen
    }
    .name = Straßen
screen-supply-settlement = { $n ->
        [one] { $n } Siedlung
       *[other] { $n } Siedlungen
    }
    .name = Siedlungen
screen-supply-city = { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }
    .name = Städte
screen-supply-harbour_settlement = { $n ->
        [one] { $n } Hafensiedlung
       *[other] { $n } Hafensiedlungen
    }
    .name = Hafensiedlungen
screen-supply-settler = { $n } Siedler
    .name = Siedler
screen-supply-ship = { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffe
    }
    .name = Schiffe
screen-supply-crew = { $n ->
        [one] { $n } Einheit
       *[other] { $n } Einheiten
    }
    .name = Einheiten

# Ships and harbours
screen-carries = Ladung
screen-at = auf
screen-steps = noch
screen-hold-ship = Schiff { $number }
screen-hold-harbour = Becken { $number }
screen-hold-carries = { $hold } { $load }
screen-no_ships = keine Schiffe

# Merchants and caravans
screen-merchant = Händler { $number }: { $place }
    .brief = Händler { $number } auf { $place }
screen-caravan = Kaufmannszug { $number }: Weg { $place }
    .brief = Kaufmannszug { $number } auf { $place }
screen-nobody_travels = niemand unterwegs

# Cities in a list
screen-cities-name = Stadt
screen-cities-at = auf
screen-cities-gold = Gold
screen-cities-kontor = Kontor
screen-cities-goods = Waren
screen-cities-lands = Länder
screen-cities-violet = violett
screen-cities-brown = braun
screen-cities-has_goods = ja
screen-cities-land = { $name } { $land }
# A refusal: it gets its capital and its full stop when it is said
screen-no_cities = die Kreuzungen dieses Spiels haben keine Namen

# What lies face down
screen-unseen-region = { $region ->
        [north] Im Norden
       *[south] Im Süden
    }: { $tiles_count ->
        [0] nichts mehr
       *[other] { $tiles }
    }.
screen-unseen-numbers = Zahlen { $left }
screen-unseen-tokens = Verdeckte Zahlenchips im Meer: { $tokens }.
screen-unseen-tokens_of = { $left_count ->
        [0] { $good } keine
       *[other] { $good } { $left }
    }
screen-unseen-discards = Abgelegte Karten, die gemischt werden, wenn der Stapel leer ist: { $cards_count ->
        [0] keine
       *[other] { $cards }
    }.
screen-cards = { $n } × { $card }
screen-tile-sea = { $n } Meer
# A refusal: it gets its capital and its full stop when it is said
screen-unseen-nothing = in diesem Spiel gibt es nichts mehr zu entdecken

# Sentences that there is no room for
screen-too_narrow = Das Spielbrett braucht { $needed } Spalten, und dieses Fenster hat { $there }: mach es breiter oder die Schrift kleiner.
screen-more_news = { $n ->
        [one] („log“ zeigt noch { $n } Satz davor.)
       *[other] („log“ zeigt noch { $n } Sätze davor.)
    }

# On the map
screen-map-wood = Holz
    .brief = Holz
screen-map-brick = Lehm
    .brief = Lehm
screen-map-wool = Wolle
    .brief = Wolle
screen-map-grain = Getreide
    .brief = Getr.
screen-map-ore = Erz
    .brief = Erz
screen-map-salt = Salz
    .brief = Salz
screen-map-desert = Wüste
    .brief = Wüste
screen-map-council = Rat
    .brief = Rat
screen-map-unexplored = ?
    .brief = ?

# Signs on the map
screen-sign-robber = RÄU
screen-sign-pirate = P
screen-sign-merchant = h
