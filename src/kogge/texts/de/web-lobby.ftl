# Die Eingangshalle der Seite: die Spiele, Tische, Plätze, und wer hereinkommt.

# Namen von Gästen, die ihren noch nicht gesagt haben
lobby-guest-0 = Kapitänin Ida
lobby-guest-1 = Schiffer Jan
lobby-guest-2 = Steuerfrau Nele
lobby-guest-3 = Lotse Willem
lobby-guest-4 = Händlerin Marie
lobby-guest-5 = Bootsmann Benno
lobby-guest-6 = Reederin Tessa
lobby-guest-7 = Matrose Hannes

# Jeder Bildschirm: der Kopf, die Titel des Reiters, und was schiefging. $screen ist der Name eines Bildschirms.
lobby-title = Kogge
    .screen = { $screen } – Kogge
lobby-to_home = Kogge: zu allen Spielen
lobby-ways = Bildschirme
lobby-skip = Zum Inhalt springen
lobby-language = Sprache
lobby-rules = Regeln
lobby-settings = Einstellungen
lobby-table = Tisch
lobby-broken = Hier ging etwas schief, womit wir nicht gerechnet haben. Deine Spiele sind sicher; meist hilft es, die Seite neu zu laden.
lobby-reload = Neu laden
lobby-dismiss = Schließen

# Startseite. $name ist der Name des Gastes, $game der Titel eines Spiels.
lobby-welcome = Was spielen wir?
lobby-promise = Drei Spiele vom Siedeln und Handeln. Ein Klick, und du sitzt am Tisch.
lobby-you_are = Du bist { $name }
lobby-your_name = Dein Name
lobby-change_name = Namen ändern
lobby-keep_name = Behalten
lobby-cancel = Abbrechen
lobby-family-base = Das Basisspiel
lobby-about-base = Straßen, Siedlungen und Städte auf einer Insel, und der Räuber mittendrin.
lobby-family-isles = Entdecker & Piraten
lobby-about-isles = Fünf Abenteuer auf See, jedes mit etwas Neuem. Beginne mit dem ersten.
lobby-family-europe = Aufbruch der Händler
lobby-about-europe = Handelswege, Händler und Karawanen auf einem ganzen Kontinent.
lobby-players = { $least ->
        [3] { $most ->
            [4] 3 oder 4 Spieler
           *[other] { $least } bis { $most } Spieler
        }
       *[other] { $least } bis { $most } Spieler
    }
lobby-minutes = etwa { $n } Minuten
lobby-play = Spielen
    .of = { $game } gegen Bots spielen
lobby-friends = Mit Freunden
    .of = { $game } mit Freunden spielen
lobby-options = Optionen
    .of = Optionen von { $game }

# Listen von Tischen. $bot ist der Name eines Bots, $who sind die Sieger.
lobby-mine = Deine Spiele
lobby-open = Offene Tische
lobby-none_open = Gerade wartet niemand auf Mitspieler. Eröffne einen öffentlichen Tisch, dann findet man dich hier.
lobby-finished = Beendete Spiele
lobby-none_finished = Hier stehen später deine beendeten Spiele, zum Wiederansehen.
lobby-more = Mehr zeigen
lobby-seats = Plätze
lobby-bot = Bot { $bot }
lobby-your_turn = Du bist dran
lobby-state-open = noch nicht begonnen
lobby-state-playing = läuft
lobby-state-abandoned = Dieses Spiel wurde abgebrochen.
lobby-state-closed = Dieser Tisch stammt von einer anderen Version; man kann ihn nur ansehen.
lobby-nobody_won = Niemand hat gewonnen.
lobby-won = { $n ->
        [one] { $who } hat gewonnen.
       *[other] { $who } haben gemeinsam gewonnen.
    }
lobby-go_on = Weiter
lobby-look = Zusehen
lobby-join = Hinsetzen
lobby-result = Ergebnis
lobby-replay = Wieder ansehen

# Ein neuer Tisch. $n ist die Nummer eines Platzes, $does was ein Bot tut.
lobby-other_game = Ein anderes Spiel
lobby-who_plays = Wer spielt?
lobby-how_many = Wie viele
lobby-seat = Platz { $n }
lobby-color_of = Farbe von Platz { $n }
lobby-me = Du
    .named = Du ({ $name })
lobby-friend = Ein Freund, per Link
lobby-here = Noch jemand an diesem Bildschirm
lobby-bot_option = Bot { $bot }: { $does }
lobby-hot_seat = Ihr teilt euch diesen Bildschirm: Vor jedem Zug wird er verdeckt, bis der Nächste bereit ist.
lobby-public = Den Tisch in der Liste zeigen
    .why = Jeder kann sich hinsetzen oder zusehen.
lobby-own_file = aus deiner Datei
lobby-more_settings = Uhr, Tempo und mehr
lobby-choose_colors = Die Farben der Plätze wählen
lobby-clock = Uhr für jeden Spieler
lobby-no_clock = keine Uhr
lobby-clock_of = { $minutes } Minuten, und { $seconds } Sekunden mehr je Entscheidung
lobby-when_out = Wenn eine Uhr abgelaufen ist
lobby-gone = Wenn jemand weg ist
lobby-others_wait = warten die anderen
lobby-bot_decides = entscheidet ein Bot
lobby-grace = Als weg gilt jemand nach
lobby-seconds = { $n } Sekunden
lobby-minutes_long = { $n ->
        [60] einer Stunde
       *[other] { $n } Minuten
    }
lobby-stand_in = Der Bot, der einspringt
lobby-pace = Wie schnell Bots spielen
lobby-pace-0 = sofort
lobby-pace-1 = zügig
lobby-pace-2 = so, dass man folgen kann
lobby-pace-3 = gemächlich
lobby-create = Tisch eröffnen
lobby-begin = Spiel beginnen
lobby-saved = Ein gespeichertes Spiel fortsetzen
    .how = Wähle das Protokoll eines Spiels, das nicht zu Ende ist: Es geht an einem neuen Tisch weiter. Wer das Protokoll hat, kennt alle Karten.
lobby-record_file = Protokoll eines Spiels
lobby-no_record = Das ist kein Protokoll eines Spiels.
lobby-long_record = Dieses Protokoll ist zu lang zum Senden.
lobby-continue = Dieses Spiel fortsetzen

# Das Wartezimmer. $n ist, wie viele Plätze frei sind, $seats sind ihre Farben.
lobby-waiting_for = { $n ->
        [one] Ein Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
lobby-all_there = Alle sind da. Es geht los, sobald der Gastgeber beginnt.
    .host = Alle sind da. Beginne, wann du magst.
lobby-start = Spiel beginnen
lobby-seats_missing = { $n ->
        [one] Dieser Platz ist noch frei: { $seats }. Schick jemandem den Link.
       *[other] Diese Plätze sind noch frei: { $seats }. Schick anderen den Link.
    }
lobby-leave = Platz aufgeben
lobby-host_starts = Das Spiel beginnt, wer den Tisch eröffnet hat.
lobby-looking_on = Du siehst zu.
lobby-mark_you = du
lobby-mark_host = Gastgeber
lobby-mark_away = nicht da
lobby-mark_word = Wort dabei
lobby-invite = Freunde einladen
lobby-invite_how = Wer diesen Link öffnet, sitzt an deinem Tisch. Niemand muss sich anmelden.
lobby-invite_gone = Der Link wurde dort genannt, wo der Tisch eröffnet wurde. Du kannst einen neuen bekommen; der alte gilt dann nicht mehr.
lobby-invite_new = Neuen Link erstellen
lobby-invite_renew = Neuer Link
lobby-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-copied_told = Der Link ist kopiert. Füge ihn ein, wo deine Freunde ihn lesen.
lobby-copy_yourself = Der Browser erlaubt das Kopieren nicht; der Link ist markiert, kopiere ihn selbst.
lobby-share = Spiel mit mir Kogge
lobby-share_button = Teilen
lobby-qr = Der Link als Code zum Scannen
lobby-device = Dein Platz auf einem anderen Gerät
    .how = Öffne dort diesen Link, und du sitzt auf demselben Platz. Gib ihn niemandem.
lobby-device_link = Link zum Platz { $color }
lobby-device_new = Link für { $color } erstellen
lobby-luck = Die Würfel lassen sich prüfen
    .why = Alle Würfe und Karten dieses Spiels kommen aus einem Geheimnis, das schon feststeht; unten steht seine Prüfsumme. Nach dem Spiel wird das Geheimnis genannt, und jeder kann prüfen, dass nichts geändert wurde. Wenn du magst, füge ein eigenes Wort hinzu: Dann konnte niemand, auch nicht der Server, das Glück aussuchen.
    .hash = Prüfsumme:
lobby-word = Dein Wort für das Glück
    .example = vier auf einen Streich
    .add = Hinzufügen
lobby-word_added = Dein Wort ist Teil des Glücks. Die anderen sehen es, wenn das Spiel beginnt.

# Ein Link, der nirgendwohin führt
lobby-lost = Hier ist nur Wasser
lobby-lost_address = Diese Adresse führt nirgendwohin.
lobby-lost_hint = Vielleicht ging unterwegs ein Teil des Links verloren. Frag, wer ihn dir geschickt hat, oder wähle selbst ein Spiel.
lobby-again = Noch einmal versuchen
lobby-to_games = Zu allen Spielen
