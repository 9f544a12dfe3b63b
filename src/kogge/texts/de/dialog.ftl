# What is said between a person at the terminal and the game: the menu, questions, trades, journeys.
#
# What people type is English in every language: names of acts and commands stand in straight quotes, or are variables
# such as $typed, $act and $names. A message that begins with a small letter is made a sentence of by the program, which
# begins it with a capital and ends it with a period.

cards-none = nichts

# How many there are to choose from
count-path = { $n ->
        [one] 1 Weg
       *[other] { $n } Wege
    }
count-intersection = { $n ->
        [one] 1 Kreuzung
       *[other] { $n } Kreuzungen
    }
count-hex = { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
count-seat = { $n ->
        [one] 1 Farbe
       *[other] { $n } Farben
    }
count-resource = { $n ->
        [one] 1 Rohstoff
       *[other] { $n } Rohstoffe
    }
count-good = { $n ->
        [one] 1 Möglichkeit
       *[other] { $n } Möglichkeiten
    }
count-ship = { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffe
    }
count-merchant = { $n ->
        [one] 1 Händler
       *[other] { $n } Händler
    }
count-caravan = { $n ->
        [one] 1 Kaufmannszug
       *[other] { $n } Kaufmannszüge
    }
count-hold = { $n ->
        [one] 1 Laderaum
       *[other] { $n } Laderäume
    }
count-load = { $n ->
        [one] 1 Ladung
       *[other] { $n } Ladungen
    }
count-piece = { $n ->
        [one] 1 Figur
       *[other] { $n } Figuren
    }
count-choice = { $n ->
        [one] 1 Möglichkeit
       *[other] { $n } Möglichkeiten
    }

# The menu. A line of it can be shown as what to type, $typed, or as what it means, $said: choose what your readers
# understand. $of is what must be chosen: a path, an intersection, a hex or something else; ship_path is a ship and a path.
menu-entry = { $said }
menu-few = { $said }: { $of ->
        [path] Weg
        [intersection] Kreuzung
       *[hex] Feld
    } { $places }
    .named = { $said }: { $places }
menu-many = { $said } ({ $count })
menu-enter = { $entry } (oder einfach Enter)
menu-open = { $said }: { $of ->
        [path] Weg
        [intersection] Kreuzung
       *[hex] Feld
    } { $places }
    .named = { $said }: { $places }
    .far = { $said }: { $of ->
        [path] Weg
        [intersection] Kreuzung
       *[hex] Feld
    } { $places }, oder weiter weg auf der Karte
    .named_far = { $said }: { $places }, oder weiter weg auf der Karte
    .many = { $said }: { $count } stehen zur Wahl, mit Nummern auf der Karte
menu-which = { $of ->
        [path] welcher Weg
        [intersection] welche Kreuzung
        [hex] welches Feld
        [seat] welche Farbe
        [resource] welcher Rohstoff
        [good] was davon
        [ship] welches Schiff
        [merchant] welcher Händler
        [caravan] welcher Kaufmannszug
        [hold] welcher Laderaum
        [load] welche Ladung
        [piece] welche Figur
        [shoal] welcher Fischschwarm
        [ship_path] welches Schiff, welcher Weg
        [ship_intersection] welches Schiff, welche Kreuzung
        [ship_hex] welches Schiff, welches Feld
        [merchant_intersection] welcher Händler, welche Kreuzung
        [caravan_path] welcher Kaufmannszug, welcher Weg
       *[choice] was davon
    }
    .question = { $of ->
        [path] Welcher Weg
        [intersection] Welche Kreuzung
        [hex] Welches Feld
        [seat] Welche Farbe
        [resource] Welcher Rohstoff
        [good] Was davon
        [ship] Welches Schiff
        [merchant] Welcher Händler
        [caravan] Welcher Kaufmannszug
        [hold] Welcher Laderaum
        [load] Welche Ladung
        [piece] Welche Figur
        [shoal] Welcher Fischschwarm
        [ship_path] Welches Schiff, und welcher Weg
        [ship_intersection] Welches Schiff, und welche Kreuzung
        [ship_hex] Welches Schiff, und welches Feld
        [merchant_intersection] Welcher Händler, und welche Kreuzung
        [caravan_path] Welcher Kaufmannszug, und welcher Weg
       *[choice] Was davon
    }? Enter oder 'cancel' führt zurück.

# What a choice costs, and how many steps a journey has
choice-priced = { $choice }, für { $price }
choice-far = { $choice }, in { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    }
    .priced = { $choice }, in { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    }, für { $price }

# The line on which a person types begins with who it is; "which" adds what is asked.
line = { $who }
    .which = { $who }, { $which }
    .go = { $who }, los? Enter heißt ja, sonst tippe nein
yes-words = y yes ok go j ja los
no-deed = Nichts ist geschehen.
taken-back = { $n ->
        [one] 1 Aktion zurückgenommen.
       *[other] { $n } Aktionen zurückgenommen.
    }
game-saved = Das Spiel ist in { $file }.
keep-leaving = Das Spiel behalten? Nenne eine Datei, drücke Enter für nein, oder spiele weiter mit 'cancel':
keep-over = Das Spiel behalten? Tippe den Namen einer Datei, oder drücke Enter:

# Offers on the table. $seat says what it does; $person is "you" if that is who reads it.
proposal-offer = { $person ->
        [you] Du bietest { $given } für { $wanted }.
       *[one] { $seat } bietet { $given } für { $wanted }.
    }
    .yet = { $person ->
        [you] Du bietest bisher { $given } für { $wanted }.
       *[one] { $seat } bietet bisher { $given } für { $wanted }.
    }
proposal-counter = { $person ->
        [you] Du würdest { $given } für { $wanted } geben.
       *[one] { $seat } würde { $given } für { $wanted } geben.
    }
proposal-accepted = { $person ->
        [you] Du nimmst an.
       *[one] { $seat } nimmt an.
    }
proposal-declined = { $person ->
        [you] Du lehnst ab.
       *[one] { $seat } lehnt ab.
    }
proposal-call = { $person ->
        [you] Du bittest um Angebote.
       *[one] { $seat } bittet um Angebote.
    }

# Which offers somebody wants to hear
wish-all = Du hörst wieder jedes Angebot.
wish-payable = Angebote, die du nicht bezahlen kannst, werden für dich abgelehnt; mit 'trades' hörst du sie wieder.
wish-not_now = Alle Angebote dieses Zuges werden für dich abgelehnt; mit 'trades' hörst du sie wieder.
wish-none = Alle Angebote werden für dich abgelehnt; mit 'trades' hörst du sie wieder.
wish-declined = { $n ->
        [one] (1 Angebot für dich abgelehnt; mit 'trades' hörst du sie wieder.)
       *[other] ({ $n } Angebote für dich abgelehnt; mit 'trades' hörst du sie wieder.)
    }

# Journeys. $piece is ship, merchant or caravan; $of is path or intersection.
fare = { $piece ->
        [ship] Schiff
        [merchant] Händler
       *[caravan] Kaufmannszug
    } { $number } kommt in { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    } bis { $of ->
        [path] Weg
       *[intersection] Kreuzung
    } { $place } und zahlt { $price }.
    .tribute = { $piece ->
        [ship] Schiff
        [merchant] Händler
       *[caravan] Kaufmannszug
    } { $number } kommt in { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    } bis { $of ->
        [path] Weg
       *[intersection] Kreuzung
    } { $place } und zahlt { $price } (Tribut).
    .toll = { $piece ->
        [ship] Schiff
        [merchant] Händler
       *[caravan] Kaufmannszug
    } { $number } kommt in { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    } bis { $of ->
        [path] Weg
       *[intersection] Kreuzung
    } { $place } und zahlt { $price } ({ $takers }).
    .taker = { $gold } an { $seat }
prices = Für { $price }: { $ends }.
    .free = Umsonst: { $ends }.
    .numbers = { $of ->
        [path] Weg
       *[intersection] Kreuzung
    } { $places }
    .end = { $place } in { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    }
    .more = { $ends }, und { $of ->
        [path] { $n ->
            [one] 1 anderer Weg
           *[other] { $n } andere Wege
        }
       *[intersection] { $n ->
            [one] 1 andere Kreuzung
           *[other] { $n } andere Kreuzungen
        }
    }

# Who is at the table
sitter = { $name } ({ $color })
    .person = ein Mensch ({ $color })
    .bots = { $n } { $bot }
seated-you = du spielst { $colors }
seated = { $name } spielt { $color }
    .somebody = jemand spielt { $color }

# The beginning, and who types next
welcome = { $title } Ein neues Spiel beginnt: { $seated }. Mit 'help' bekommst du jederzeit Hilfe.
    .again = { $title } Ein gespeichertes Spiel geht weiter: { $seated }. Mit 'help' bekommst du jederzeit Hilfe.
    .title = { $name }.
hand-over = Gib die Tastatur weiter ({ $who }), und dann Enter.
not-kept = Dieses Spiel wird nicht aufbewahrt: { $trouble }. 'save FILE' schreibt es in eine Datei.

# The end. $why is left, input (which has ended), interrupted or over.
result = { $n ->
        [one] { $winners } hat gewonnen
       *[other] { $winners } teilen sich den Sieg
    }, nach { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }. { $of ->
        [goods] Gelieferte Waren
       *[points] Siegpunkte
    }: { $standing }.
    .nobody = Das Spiel ist aus, und niemand hat gewonnen.
    .one = { $who } { $points }
leave-why = { $why ->
        [left] Du hast das Spiel verlassen
        [input] Die Eingabe ist zu Ende, und du hast das Spiel verlassen
        [interrupted] Das Spiel wurde unterbrochen
       *[over] Das Spiel ist aus
    }
leave = { leave-why }.
    .resume = { leave-why }; es ist aufbewahrt: kogge play --resume { $number } setzt es fort.
    .replay = { leave-why }; es ist aufbewahrt: kogge replay { $number } zeigt es noch einmal.
    .saved = { leave-why }; es ist in { $file }.
    .trouble = { leave-why }; { $trouble }.
    .trouble_resume = { leave-why }; { $trouble }; es ist aufbewahrt: kogge play --resume { $number } setzt es fort.
    .trouble_replay = { leave-why }; { $trouble }; es ist aufbewahrt: kogge replay { $number } zeigt es noch einmal.
    .lost = { leave-why }; es wurde nicht gespeichert.
    .lost_why = { leave-why }; es wurde nicht gespeichert: { $trouble }.
    .lost_end = { leave-why }; das Ende wurde nicht gespeichert: { $trouble }; kogge play --resume { $number } setzt davor fort.
bot-failed = { $failure }; das Spiel bis dahin ist in { $file }
    .resume = { $failure }; das Spiel bis dahin ist in { $file }; 'kogge play --resume { $number } --bots greedy' setzt es ohne ihn fort
    .trouble = { $failure }; { $trouble }
    .trouble_resume = { $failure }; { $trouble }; 'kogge play --resume { $number } --bots greedy' setzt das Spiel ohne ihn fort

# Answers to "why". A $reason is a sentence from reasons*.ftl without its full stop; what else stands against an action
# is listed line by line below "why-also".
why-reason = { $reason } [{ $rule }].
why-also = Außerdem:
why-other = - { $reason }
why-open = „{ $action }“ ist jetzt möglich.
