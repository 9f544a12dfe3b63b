# What is written in pictures of the board, what a pointer shows, and what a screen reader says of them.
# Places are told by their numbers. Seats are told by their colours, whose first letter is on their pieces: they are
# names, without an article ("Schiff von Blau"). Colours of number tokens stand in brackets, so that they need no ending.

# The picture in a few words: the seat $who decides, at a step of the game, or chance does
picture-headline = Spielplan: { $who } ist am Zug ({ $step })
    .chance = Spielplan: Der Zufall entscheidet ({ $step })
picture-end = Spielplan am Ende des Spiels
    .won = Spielplan am Ende des Spiels: { $n ->
        [one] { $winners } hat gewonnen
       *[other] { $winners } haben gewonnen
    }

# Steps, as they stand in brackets in the headline
picture-step-action = Aktionen
picture-step-answer_offer = auf das Angebot antworten
picture-step-before_roll = vor dem Würfeln
picture-step-build = bauen
picture-step-chase_roll = Wurf, um das Piratenschiff zu verjagen
picture-step-choose_land = ein Land wählen
picture-step-choose_line = eine Verbindung wählen
picture-step-close_deal = den Handel abschließen
picture-step-compose_offer = ein Angebot machen
picture-step-dice = Würfelwurf
picture-step-discard = Karten abgeben
picture-step-draw_card = eine Karte ziehen
picture-step-draw_chip = einen Zahlenchip ziehen
picture-step-drive = einen Kaufmannszug bewegen
picture-step-found_harbour_settlement = eine Hafensiedlung gründen
picture-step-found_road = die Straße der Gründung legen
picture-step-found_settlement = eine Siedlung gründen
picture-step-found_ship = das erste Schiff einsetzen
picture-step-lay_frame = den Rahmen legen
picture-step-lay_free_road = eine Straße umsonst legen
picture-step-lay_free_route = einen Handelsweg umsonst legen
picture-step-lay_hex = ein Feld legen
picture-step-lay_land = das Land legen
picture-step-lay_tokens = die Zahlenchips legen
picture-step-move_robber = den Räuber versetzen
picture-step-move_token = einen Zahlenchip versetzen
picture-step-movement = Bewegung
picture-step-place_caravan = einen Kaufmannszug einsetzen
picture-step-place_kontor = ein Kontor einsetzen
picture-step-place_merchant = einen Händler einsetzen
picture-step-place_neutral_kontor = ein neutrales Kontor einsetzen
picture-step-place_pirate = das Piratenschiff einsetzen
picture-step-place_route = einen Handelsweg einsetzen
picture-step-relaunch_ship = ein Schiff neu einsetzen
picture-step-rob = wählen, wer beraubt wird
picture-step-starting_roll = Wurf, wer beginnt
picture-step-take_card = eine Karte nehmen
picture-step-theft = Raub
picture-step-trade = handeln
picture-step-turn_tile = ein Feld aufdecken
picture-step-turn_token = einen Zahlenchip aufdecken
picture-step-walk = einen Händler bewegen

# Places, and what is there
picture-at = { $place }: { $what }
picture-hex = Feld { $place }
    .named = Feld { $place }, { $name }
picture-intersection = Kreuzung { $place }
    .named = Kreuzung { $place }, { $name }
picture-path = Weg { $path } ({ $first }-{ $second })

# Whose a piece is, after "von": a colour; one that nobody plays; and one of which not even the colour is known
picture-neutral = { $color } (neutral)
picture-colorless = niemandem
picture-nobody = niemandem

# Terrains, as pictures show them
picture-land-forest = { terrain-forest }
picture-land-hill = { terrain-hill }
picture-land-pasture = { terrain-pasture }
picture-land-field = { terrain-field }
picture-land-mountain = { terrain-mountain }
picture-land-salt_works = { terrain-salt_works }
picture-land-desert = { terrain-desert }
picture-land-unexplored = { terrain-unexplored }
picture-land-sea = Meer
picture-land-council = Catanischer Rat
picture-land-mountain_forest = Bergwald
picture-land-alpine_pasture = Almwiese
picture-land-coastal_salt_works = Salzgarten
picture-land-inland_salt_works = Saline
picture-land-unknown = unbekannt

# The number of a hex. In Merchants of Europe it is printed, or it is a token of a colour, or there is a spot for one.
picture-number = Zahl { $number }
picture-printed = aufgedruckte Zahl { $number }
picture-token = Zahlenchip { $number } ({ $color })
    .marked = Zahlenchip { $number } ({ $color }) auf dem gepunkteten Kreis
picture-spot = leeres Zahlenfeld ({ $color })
    .marked = leeres Zahlenfeld mit gepunktetem Kreis ({ $color })
picture-token_color-green = grün
picture-token_color-light_green = hellgrün
picture-token_color-yellow = gelb
picture-token_color-grey = grau
picture-token_color-white = weiß

# Pieces, each of a seat or of an $owner that may be neutral
picture-road = Straße von { $owner }
picture-route = Handelsweg von { $owner }
picture-settlement = Siedlung von { $owner }
picture-city = Stadt von { $owner }
picture-harbour_settlement = Hafensiedlung von { $owner }
picture-kontor = Kontor von { $owner }
    .goods = Kontor von { $owner } mit Waren
picture-ship = Schiff { $number } von { $seat }, Ladung: { $load }
picture-basin = Hafenbecken { $number } von { $seat }, Ladung: { $load }
picture-merchant = Händler { $number } von { $seat }
    .walking = Händler { $number } von { $seat }, unterwegs
picture-caravan = Kaufmannszug { $number } von { $seat }
    .driving = Kaufmannszug { $number } von { $seat }, unterwegs
picture-robber = Räuber, auf Feld { $place }
    .named = Räuber, auf Feld { $place }, { $name }
picture-pirate = Piratenschiff von { $seat }, auf Feld { $hex }

# What is on the board besides
picture-harbour = Hafen { $rate } für { $good }, an den Kreuzungen { $first } und { $second }
    .any = Hafen { $rate } für alles, an den Kreuzungen { $first } und { $second }
picture-double_arrow = Doppelpfeil
picture-violet_city = violette Stadt
    .gold = violette Stadt, { $gold } Gold
picture-brown_city = braune Stadt
    .gold = braune Stadt, { $gold } Gold
picture-port = Hafen des Catanischen Rats
picture-crews = { $n ->
        [one] { $n } Einheit von { $seat }
       *[other] { $n } Einheiten von { $seat }
    }

# The card of a seat, part by part. Points on hidden cards stand after a plus.
picture-to_act = am Zug
picture-winner = hat gewonnen
picture-points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
    .hidden = { $n }+{ $hidden } Punkte
picture-cards = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
picture-development_cards = { $n ->
        [one] { $n } Entwicklungskarte
       *[other] { $n } Entwicklungskarten
    }
picture-knights = { $n } Ritter
picture-largest_army = Größte Rittermacht
picture-route_length = Straße der Länge { $n }
picture-longest_route = Längste Handelsstraße
picture-goods = Waren: { $delivered } von { $total } geliefert, { $uncovered } offen, { $covered } unter Kontoren im Lager
picture-left = übrig: { $pieces }
picture-left-road = { $n ->
        [one] { $n } Straße
       *[other] { $n } Straßen
    }
picture-left-settlement = { $n ->
        [one] { $n } Siedlung
       *[other] { $n } Siedlungen
    }
picture-left-city = { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }
picture-left-harbour_settlement = { $n ->
        [one] { $n } Hafensiedlung
       *[other] { $n } Hafensiedlungen
    }
picture-left-ship = { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffe
    }
picture-left-settler = { $n } Siedler
picture-left-crew = { $n ->
        [one] { $n } Einheit
       *[other] { $n } Einheiten
    }
picture-left-kontor = { $n ->
        [one] { $n } Kontor
       *[other] { $n } Kontore
    }
picture-left-route = { $n ->
        [one] { $n } Handelsweg
       *[other] { $n } Handelswege
    }
picture-left-merchant = { $n } Händler
picture-left-caravan = { $n ->
        [one] { $n } Kaufmannszug
       *[other] { $n } Kaufmannszüge
    }

# Panels: "title" is written on the panel, at most about 20 letters
picture-nothing = nichts
picture-none = keine
picture-hand = Handkarten von { $seat }: { $cards }
    .title = Handkarten von { $seat }
# ... cards: a hard blank keeps the number, the sign and the first word of the card in one line
picture-held_card = { $n }{ "\u00A0" }×{ "\u00A0" }{ $card }
    .new = { $n }{ "\u00A0" }×{ "\u00A0" }{ $card } (neu)
picture-mission = Mission „{ $mission }“: { $stand }; { $leader } hat das Siegpunktkärtchen
    .nobody = Mission „{ $mission }“: { $stand }; niemand hat das Siegpunktkärtchen
    .step = { $seat } auf Schritt { $step } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
    .start = S
# ... the regions of the sea: $region is one of the two names
picture-region-north = Norden
picture-region-south = Süden
picture-unexplored = unentdeckt im { $region }: { $tiles }
    .done = alles entdeckt
    .tiles = { $n }{ "\u00A0" }×{ "\u00A0" }{ $land }
    .numbers = Zahlen { $numbers }
    .shoals = Fischfelder { $numbers }
# ... the supply; its other things are never told alone, but after the cards
picture-supply = Vorrat: { $things }
    .title = Vorrat
    .lairs = unter Piratenlagern { $numbers }
# ... number tokens: the numbers of each colour
picture-tokens_at_sea = verdeckte Zahlenchips im Meer: { $tokens }
    .title = Zahlenchips im Meer
    .color = { $color }: { $numbers }
# ... development cards: "pile" is written below the pile, "played" and "discarded" above a list of cards, short ones
picture-pile = Stapel
    .title = Entwicklungskarten
picture-piles-played = Entwicklungskarten: { $pile } im Stapel; ausgespielt: { $cards }
    .away = ausgespielt: { $n }
picture-piles-discarded = Entwicklungskarten: { $pile } im Stapel; abgelegt: { $cards }
    .away = abgelegt: { $n }

# The whole picture in words, for those who don't see it
picture-told-hexes = { $n } Felder: { $hexes }.
picture-told-hex = { $hex } { $land }
    .named = { $hex } { $name }, { $land }
    .lair = Piratenlager
    .fish = Würfelzahl { $number }, Fischschwarm
    .no_fish = Würfelzahl { $number }, kein Fischschwarm
picture-told-harbours = Häfen: { $harbours }.
    .harbour = { $first }-{ $second } { $rate } { $good }
    .any = { $first }-{ $second } { $rate }
picture-told-robber = Der Räuber steht auf Feld { $place }.
    .named = Der Räuber steht auf Feld { $place }, { $name }.
picture-told-pirate = Das Piratenschiff von { $seat } liegt auf Feld { $hex }.
picture-told-ports = Häfen des Catanischen Rats: { $intersections }.
picture-told-seat = { $owner }: { $pieces }.
    .nothing = { $owner }: nichts auf dem Spielplan.
picture-told-seas = Meere: { $seas }.
picture-told-cities = Städte ohne Kontor: { $cities }.
    .city = { $city }, { $kind }
picture-told-arrows = Doppelpfeile auf den Wegen { $paths }.
# ... what a seat has, by numbers of places
picture-told-pieces-settlement = Siedlungen { $places }
picture-told-pieces-city = Städte { $places }
picture-told-pieces-harbour_settlement = Hafensiedlungen { $places }
picture-told-pieces-road = Straßen { $places }
picture-told-pieces-kontor = Kontore { $places }
picture-told-pieces-route = Handelswege { $places }
picture-told-kontor = { $intersection } { $name }
    .goods = { $kontor } mit Waren
picture-told-ship = Schiff { $number } auf Weg { $path }, Ladung: { $load }
picture-told-basin = Hafenbecken { $number } auf Kreuzung { $intersection }, Ladung: { $load }
picture-told-merchant = Händler { $number } auf Kreuzung { $place }
    .moving = Händler { $number } auf Kreuzung { $place }, unterwegs, noch { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
picture-told-caravan = Kaufmannszug { $number } auf Weg { $place }
    .moving = Kaufmannszug { $number } auf Weg { $place }, unterwegs, noch { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
