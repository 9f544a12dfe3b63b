# Der Tisch auf der Seite: was um das Spielfeld steht, solange gespielt wird.

play-coming = Der Tisch wird gedeckt …
play-trouble = Hier ist kein Tisch für dich
play-closed = Dieser Tisch ist geschlossen
play-abandoned = Die Partie wurde vor ihrem Ende abgebrochen. Du kannst eine neue beginnen.
play-again = Noch einmal versuchen
play-new_table = Neuer Tisch
play-home = Start
play-lost = Die Verbindung ist weg. Sie wird von selbst wieder gesucht; von deiner Partie geht nichts verloren.
play-try_now = Jetzt versuchen

# Was geschah und was gesagt wurde
play-tale = Verlauf und Gespräch
play-log = Verlauf
play-chat = Gespräch
play-panels = Übersicht

# Was gefragt ist. $choice ist, was jemand tun will, $what, was zurückgenommen würde: beide im Infinitiv.
play-over = Die Partie ist zu Ende.
play-chance = Einen Moment …
play-sure = Wirklich { $choice }?
play-armed = { $act }: wähle eine markierte Stelle.
play-armed-list = { $act }: wähle aus der Liste.
play-piece = { $piece }: wähle, wohin es geht oder was getan wird.
play-piece-ship = Schiff { $number }
play-piece-merchant = Händler { $number }
play-piece-caravan = Kaufmannszug { $number }
play-yes = Ja
play-no = Nein
play-back = Zurück
play-back-title = Zurück (Esc)
play-take_back = Zurücknehmen
play-undo = Rückgängig: { $what }
play-undo-title = Rückgängig (Z)
play-close = Schließen

# Was man tun kann. Die Namen stehen auf Knöpfen: ein Wort oder zwei.
play-actions = Was du tun kannst
play-here = Was hier getan werden kann
play-onward = Wie es weitergeht
play-trade = Handeln
play-why-title = Warum nicht? Ein Klick zeigt den Grund.
play-why-rule = Regel { $rule }
play-why-read = In den Regeln weiterlesen
play-left = { $n ->
        [one] noch 1 zu bauen
       *[other] noch { $n } zu bauen
    }
play-act-roll = würfeln
play-act-end_turn = Zug beenden
play-act-build_road = Straße
play-act-build_settlement = Siedlung
play-act-build_city = Stadt
play-act-buy_card = Karte
play-act-build_harbour_settlement = Hafensiedlung
play-act-build_ship = Schiff
play-act-rebuild_ship = Schiff neu
play-act-build_settler = Siedler
play-act-build_crew = Einheit
play-act-jettison = über Bord
play-act-sail = Schiff fahren
play-act-buy_wind = Wind
play-act-stow = laden
play-act-land_settler = Siedler anlanden
play-act-chase = Piraten verjagen
play-act-build_route = Route
play-act-hire_merchant = Händler
play-act-rehire_merchant = Händler neu
play-act-form_caravan = Kaufmannszug
play-act-reform_caravan = Kaufmannszug neu
play-act-deliver = liefern
play-act-walk = ziehen
play-act-drive = ziehen

# Die Hand und die Bank. $cards sind Karten einer Art, $rate ist, wie viele davon die Bank für eine andere nimmt.
play-hand = Deine Karten
play-rate = { $rate }:1
play-rate-title = { $cards }; die Bank nimmt { $rate } für eine andere Karte
play-card-new = neu
play-card-kept = Diese Karte zählt, solange du sie hast
play-stock = Bank und Kosten
play-bank = Bank
play-pile = { $n ->
        [one] 1 Entwicklungskarte im Stapel
       *[other] { $n } Entwicklungskarten im Stapel
    }

# Karten, die nach einer Sieben abgegeben werden
play-discard = Karten abgeben
play-discard-chosen = { $n } von { $due ->
        [one] 1 Karte
       *[other] { $due } Karten
    } gewählt
play-discard-more = { $good } abgeben
play-discard-less = { $good } behalten
play-discard-give = { $n ->
        [one] 1 Karte abgeben
       *[other] { $n } Karten abgeben
    }

# Mehrere Leute an einem Bildschirm
play-curtain = { $n ->
        [one] Weiter an { $who }
       *[other] Am Zug: { $who }
    }
play-curtain-one = { $name } ({ $color })
play-curtain-i_am = Ich bin { $who }

# Tasten
play-keys = Tastatur
play-keys-on = Diese Tasten benutzen
play-key-name-space = Leertaste
play-key-name-arrows = Pfeile
play-key-name-enter = Eingabe
play-key-name-esc = Esc
play-key-space = würfeln
play-key-e = den Zug beenden oder zum Nächsten weitergehen
play-key-b = bauen oder kaufen: danach der gezeigte Buchstabe
play-key-t = handeln
play-key-y = ein Angebot annehmen
play-key-n = ein Angebot ablehnen
play-key-k = ein anderes Angebot machen
play-key-digits = aus einer Liste wählen
play-key-arrows = auf dem Spielfeld zwischen offenen Stellen wandern; Bild auf und Bild ab führen durch alle
play-key-enter = die Stelle wählen
play-key-escape = einen Schritt zurück
play-key-z = rückgängig
play-key-l = Verlauf und Gespräch
play-key-help = alle Tasten
