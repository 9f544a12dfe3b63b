# What has happened, for all games.
#
# The message of an event has the name of its kind, and its variables are the event's parts. The English file says
# which there are besides. It is told in the perfect tense: "sentence" has the verb "haben", once for all clauses, and a
# clause ends with its participle. A verb that needs "sein" does not fit.

sentence = { $who } { $subject ->
        [you] hast
        [many] { $person ->
            [you] habt
           *[one] haben
        }
       *[one] hat
    } { $done }.
share = { $seat } { $goods }

# Before the first turn
rolled_to_start = Auswürfeln, wer beginnt: { $rolls }.
    .one = { $seat } { $total }{ $first ->
        [0] {""}
       *[other] {" "}({ $first }+{ $second })
    }
started = { $person ->
        [you] Du beginnst.
       *[one] { $seat } beginnt.
    }
dealt = mit { $good } begonnen
neutral_settled = { $greater ->
        [0] Auf { $intersection } steht eine neutrale Siedlung ({ $seat }).
       *[other] Auf { $intersection } steht eine neutrale Hafensiedlung ({ $seat }).
    }

# Turns and dice
turn_began = Zug { $turn } begonnen
phase_began = { $phase ->
        [build] die Bauphase begonnen
       *[move] die Segel gesetzt
    }
rolled = eine { $total }{ $first ->
        [0] {""}
       *[other] {" "}({ $first }+{ $second })
    } gewürfelt
    .bringing = { rolled }: { $yields }
produced = { $good } ({ $hex })
kept_back = vom Räuber blockiert: { $shares }
went_short = die Bank hatte zu wenig für { $good }
got_the_rest = { $seat } den Rest: { $good }
consoled = { $seat } { $seat_count ->
        [one] {""}
       *[other] je{" "}
    }{ $good } zum Ausgleich

# The bank
got = { $good } aus der Bank genommen
    .bought = { $good } für { $price } gekauft
    .sold = { $price } für { $good } verkauft
    .exchanged = mit der Bank { $price } gegen { $good } getauscht
discarded = { $good } abgegeben

# The robber
robber_moved = den Räuber auf { $hex } versetzt
robbed_nobody = aufs Stehlen verzichtet
robbed_in_vain = bei { $other } keine Karte gefunden
stole = von { $other } { $good } gestohlen
    .hidden = von { $other } eine Karte gestohlen

# Cards
card_drawn = eine Entwicklungskarte gekauft ({ $card })
    .hidden = eine Entwicklungskarte gekauft
card_played = { $card } ausgespielt
card_shown = { $n ->
        [one] eine verdeckte Karte „{ $card }“ gezeigt
       *[other] { $n } verdeckte Karten „{ $card }“ gezeigt
    }
named = vergeblich { $good } angesagt
    .bringing = { $good } angesagt ({ $given })
monopolized = { $n } von { $other }
awarded = { $award } { $person ->
        [you] hast
       *[one] hat
    } jetzt { $seat }.
    .nobody = { $award } hat jetzt niemand.
reshuffled = Die abgelegten Karten werden zu einem neuen Stapel gemischt.

# Building
road_laid = auf Weg { $path } eine Straße gebaut
settled = auf { $intersection } eine Siedlung gegründet
    .landed = mit Schiff { $ship } auf { $intersection } eine Siedlung gegründet
upgraded = auf { $intersection } { $home } gebaut
waived = auf weiteres kostenloses Bauen verzichtet

# Trade
offers_called = um Angebote gebeten
proposed = { $given } für { $wanted } angeboten
    .counter = als Gegenangebot { $given } für { $wanted } geboten
agreed = angenommen
refused = abgelehnt
withdrew = das Angebot zurückgezogen
traded = mit { $other } { $given } gegen { $got } getauscht

# Number tokens
token_laid = die Zahl { $token } aufgedeckt
    .named = einen Zahlenchip aufgedeckt ({ $token } für { $name }, { $land })
    .freed = Der Goldfluss auf Feld { $hex } ist frei, seine Zahl ist die { $token }.
token_lifted = die { $token } versetzt (von { $hex } nach { $to })

# The end
won = { $person ->
        [you] Du hast das Spiel gewonnen.
       *[one] { $seat } hat das Spiel gewonnen.
    }
ended = Das Spiel ist aus, und niemand hat es gewonnen.
shared_win = Geteilter Sieg: { $seat }.
