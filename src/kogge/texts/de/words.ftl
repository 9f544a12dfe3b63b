# Names of what the games are about. A name ends with the word by which the rules know the thing.
#
# Cards that are played, pieces, loads and what is found or built have the accusative: "einen Siedler". Goods are
# counted as players do, in the singular. Colours are names, without an article and without a case.

counted = { $n } { $what }

# Lists: two at a time, from the left
list-and = { $first } und { $next }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }

# Seats. A sentence that begins with the one who reads it begins with the variant "first"; "object" is the dative.
you = du
    .first = Du
    .object = dir
    .whom = dich
color-blue = Blau
color-orange = Orange
color-red = Rot
color-white = Weiß

# Goods, with how many they are; the variant "name" is the good itself
good-wood = { $n } Holz
    .name = Holz
good-brick = { $n } Lehm
    .name = Lehm
good-wool = { $n } Wolle
    .name = Wolle
good-grain = { $n } Getreide
    .name = Getreide
good-ore = { $n } Erz
    .name = Erz
good-salt = { $n } Salz
    .name = Salz
good-gold = { $n } Gold
    .name = Gold

# Lands that yield a resource are called by it; the variant "found" is what a discovery brings to light
terrain-forest = Wald
    .found = Wald
terrain-hill = Hügelland
    .found = Hügelland
terrain-pasture = Weideland
    .found = Weideland
terrain-field = Ackerland
    .found = Ackerland
terrain-mountain = Gebirge
    .found = Gebirge
terrain-salt_works = Saline
    .found = eine Saline
terrain-desert = Wüste
    .found = Wüste
terrain-unexplored = unentdeckt
    .found = nichts
terrain-sea = Meer
    .found = offenes Meer
terrain-council = Catanischer Rat
    .found = den Catanischen Rat

# Development cards; the variant "played" is one that is played
card-knight = Ritter
    .played = einen Ritter
card-road_building = Straßenbau
    .played = einen Straßenbau
card-discovery = Erfindung
    .played = eine Erfindung
card-monopoly = Monopol
    .played = ein Monopol
card-victory_point = Siegpunkt
    .played = einen Siegpunkt
card-lancer = Lanzenreiter
    .played = einen Lanzenreiter
card-route_building = Wegebau
    .played = einen Wegebau
card-journey = Schnelle Reise
    .played = eine Schnelle Reise
card-fast_caravan = Schneller Zug
    .played = einen Schnellen Zug
card-bounty = Reiche Ernte
    .played = eine Reiche Ernte
card-loan = Fugger-Kredit
    .played = einen Fugger-Kredit

# Awards begin a sentence
award-longest_route = Die Längste Handelsstraße
award-largest_army = Die Größte Rittermacht

# What stands on intersections
home-city = eine Stadt
home-harbour_settlement = eine Hafensiedlung

# Ships, what they carry, and missions
hold-ship = Schiff { $number }
hold-harbour = Hafenbecken { $number }

# Places. A hex without a number has the number 0; "brief" is where the hex alone is meant. What a land is called comes
# after its number, because some names need an article.
hex = Feld { $hex } ({ $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    })
    .named = Feld { $hex } ({ $name }, { $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    })
    .brief = Feld { $hex }
    .brief_named = { $name }
land = { $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    }
intersection = { $lands_count ->
        [0] Kreuzung { $intersection }
       *[other] Kreuzung { $intersection } ({ $lands })
    }
    .named = { $lands_count ->
        [0] { $name } ({ $intersection })
       *[other] { $name } ({ $intersection }, { $lands })
    }
    .brief = Kreuzung { $intersection }
    .brief_named = { $name } ({ $intersection })
path = { $path }
    .between = { $path } ({ $from }–{ $to })
    .at = { $path } (bei { $from })
