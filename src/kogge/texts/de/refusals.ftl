# What is said when something is refused. A message has the name of a refusal's key, and its variables are the parts of
# the refusal. It stands within a sentence: it begins with a small letter and has no full stop; whoever needs a sentence
# of its own adds both.
#
# What people type stays as it is in every language: $act is the name of an act, $action an act with what it names,
# $example a whole line, $others the names of acts. Of a list the number of its entries is known: $others and
# $others_count. What need not be there is a list of none or one: $given and $given_count. Names of acts stand in
# quotation marks, lists of them after a colon. Colours are names, without an article and without a case.

# Parts. What somebody has written is $text, between quotation marks; it is cut if it is too long. A $name is printed on
# the board, beside what is typed for it.
part-written = „{ $text }“
part-cut = „{ $text } …“
part-place_named = { $name } ({ $value })
part-choice_named = { $value } ({ $name })
part-action = „{ $value }“
part-action_named = „{ $value }“ ({ $name })
# A $reason is a sentence from reasons*.ftl without its full stop, $rule the id of the rule behind it.
part-reason = { $reason } [{ $rule }]
list-or = { $first } oder { $next }

# What an act takes, as its object: in the accusative
taken-advantage = einen Vorteil
taken-caravan = einen Kaufmannszug
taken-card = eine Karte
taken-good = eine Ware
taken-hex = ein Feld
taken-hold = einen Laderaum
taken-intersection = eine Kreuzung
taken-load = eine Ladung
taken-merchant = einen Händler
taken-number = eine Zahl
taken-path = einen Weg
taken-piece = eine Figur
taken-resource = einen Rohstoff
taken-seat = einen Platz
taken-ship = ein Schiff
taken-terrain = eine Landschaft

# Actions that can't be read
refusal-no_act = es fehlt der Name der Aktion, zum Beispiel „end_turn“
refusal-no_such_act = in diesem Spiel gibt es keine Aktion { $word }{ $near_count ->
        [0] {""}
       *[other] ; meinst du { $near }?
    }
refusal-takes_nothing = „{ $act }“ steht allein, ohne { $given }
refusal-takes_seat = „{ $act }“ braucht die Farbe eines Platzes, { $seats }{ $given_count ->
        [0] {""}
       *[other] , nicht { $given }
    }
refusal-takes_number = „{ $act }“ braucht { $taken } von { $first } bis { $last }{ $given_count ->
        [0] {""}
       *[other] , nicht { $given }
    }
refusal-takes_example = „{ $act }“ braucht { $taken }, zum Beispiel „{ $example }“{ $given_count ->
        [0] {""}
       *[other] , nicht { $given }
    }
refusal-takes_one_of = „{ $act }“ braucht eines dieser Wörter: { $words }{ $given_count ->
        [0] {""}
       *[other] ; nicht { $given }
    }
refusal-takes_for = „{ $act }“ braucht { $given } für { $wanted }, wie in „{ $example }“
refusal-takes_several = „{ $act }“ braucht { $taken }, wie in „{ $example }“
refusal-no_path_joins = kein Weg verbindet { $one } mit { $other }
# Both are refusals: no_path_joins, and what the act takes.
refusal-apart = { $apart }; { $takes }

# Whole offers
refusal-one_sided = bei einem Handel geben beide Seiten Karten, wie in „{ $example }“
refusal-not_traded = { $word } kann nicht gehandelt werden; es muss eines dieser Wörter sein: { $goods }
refusal-count_after = die Anzahl steht vor dem, was sie zählt, wie in „2 wool“, nicht dahinter
refusal-so_many_cards = { $number_count ->
        [0] so viele Karten einer Sorte hat niemand
       *[other] { $number } Karten einer Sorte hat niemand
    }

# Actions that are not possible. $when is now, or later: after others that were written before it in the same line.
refusal-game_over = das Spiel ist zu Ende
refusal-not_possible = { $action } ist { $when ->
        [later] nach den Aktionen davor
       *[now] jetzt
    } nicht möglich; { $others_count ->
        [one] { $seat } kann nur „{ $others }“ wählen
       *[other] { $seat } hat die Wahl zwischen: { $others }
    }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] das ist jetzt nicht möglich
       *[other] { $reason }
    }
refusal-not_possible_so = { $action } ist { $when ->
        [later] nach den Aktionen davor
       *[now] jetzt
    } nicht möglich; „{ $act }“ geht mit { $choices }{ $others_count ->
        [0] {""}
       *[other] ; andere Möglichkeiten: { $others }
    }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] das ist jetzt nicht möglich
       *[other] { $reason }
    }
refusal-not_possible_of_many = { $action } ist { $when ->
        [later] nach den Aktionen davor
       *[now] jetzt
    } nicht möglich; „{ $act }“ geht auf { $many } andere Arten, zum Beispiel mit { $example }{ $others_count ->
        [0] {""}
       *[other] ; andere Möglichkeiten: { $others }
    }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] das ist jetzt nicht möglich
       *[other] { $reason }
    }
refusal-not_possible_by_another = { $action } ist nach den Aktionen davor nicht möglich; dann entscheidet { $seat }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] das ist jetzt nicht möglich
       *[other] { $reason }
    }
refusal-not_possible_by_chance = { $action } ist { $when ->
        [later] nach den Aktionen davor
       *[now] jetzt
    } nicht möglich; zuerst entscheidet der Zufall: { $others }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] das ist jetzt nicht möglich
       *[other] { $reason }
    }
refusal-not_reached = { $action } ist { $when ->
        [later] nach den Aktionen davor
       *[now] jetzt
    } nicht möglich{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] das ist jetzt nicht möglich
       *[other] { $reason }
    }

# Where several decide at once
refusal-too_much = { $said } ist zu viel: ein Platz kann nur geben, was er selbst zu entscheiden hat
refusal-chance_first = { $seat } hat jetzt nichts zu entscheiden; zuerst entscheidet der Zufall
refusal-nothing_to_decide = { $seat } hat jetzt nichts zu entscheiden; das Spiel wartet auf { $waiting }
refusal-decided_already = { $seat } hat schon entschieden; das Spiel wartet auf { $waiting }
refusal-nothing_given = { $seat } hat nichts gegeben, was zurückgenommen werden könnte
refusal-answer_heard = die anderen kennen die Antwort von { $seat } schon; sie kann nicht zurückgenommen werden

# Taking back
refusal-nothing_done = es gibt nichts zurückzunehmen
refusal-luck_decided = seitdem hat der Zufall entschieden; das kann nicht zurückgenommen werden
refusal-another_acted = seitdem hat { $seat } gehandelt; das kann nicht zurückgenommen werden
refusal-has_revealed = das hat dir etwas gezeigt, was verborgen war; es kann nicht zurückgenommen werden

# Who plays
refusal-person_and_bot = auf einem Platz spielt ein Mensch oder ein Bot, nicht { $person } und { $bot } zugleich
refusal-long_name = ein Name ist eine Zeile mit höchstens { $longest } Zeichen, nicht { $name }
refusal-nobody_who_plays = { $text } ist niemand, der spielt: schreib „person“, „person NAME“ oder „bot NAME“
refusal-seat_or_people = nimm entweder --seat, für einen einzelnen Menschen, oder --people, für mehrere
refusal-seat_taken_twice = auf jedem Platz kann nur ein Mensch spielen
refusal-no_such_seat = es gibt keinen Platz { $name }; die Plätze sind { $seats }
refusal-bots_miscounted = { $free ->
        [one] { $free } Platz ist
       *[other] { $free } Plätze sind
    } für Bots frei, aber { $named ->
        [one] { $named } Bot ist genannt
       *[other] { $named } Bots sind genannt
    }
refusal-names_miscounted = --names hat { $names } Namen, aber { $seats_count ->
        [0] auf keinem Platz spielt ein Mensch
        [one] nur auf { $seats } spielt ein Mensch
       *[other] die Plätze der Menschen sind { $seats }
    }; siehe --people
refusal-no_such_bot = es gibt keinen Bot { $name }; zur Wahl stehen: { $bots }
refusal-bot_not_made = der Bot { $name } konnte nicht aus einem Startwert gemacht werden: { $error }
refusal-bot_not_imported = der Bot { $name } konnte nicht importiert werden: { $error }
refusal-no_bot_in_module = das Modul { $module } hat keinen Bot { $name }
# $reason is a refusal.
refusal-other_bots = { $reason }; nenne andere Bots für dieses Spiel, zum Beispiel --bots greedy
refusal-nothing_run = von { $programs } wurde nichts ausgeführt; nenne andere Bots für dieses Spiel, zum Beispiel --bots greedy

# Which game
refusal-no_such_scenario = es gibt kein Szenario { $name }; zur Wahl stehen: { $scenarios }
refusal-broken_scenario = das Paket { $package } bringt kein spielbares Szenario { $name } mit: { $error }
refusal-load_or_resume = nimm entweder --load, für ein Spiel aus einer Datei, oder --resume, für eines, das beim Spielen aufbewahrt wurde
refusal-goes_on_as_begun = ein gespeichertes Spiel geht weiter, wie es begann: zu { $option } passen weder Szenario noch Startwert noch Optionen
refusal-none_kept = es ist noch kein Spiel aufbewahrt; „kogge play“ beginnt eines
refusal-none_underway = es gibt kein Spiel, das weitergehen könnte; „kogge play“ beginnt eines
refusal-none_to_replay = es ist noch kein Spiel aufbewahrt; „kogge replay FILE“ zeigt eines aus einer Datei
refusal-none_chosen = es wurde kein Spiel gewählt; seine Nummer kann gleich genannt werden, wie in „kogge play --resume 2“
refusal-no_such_kept_game = es ist kein Spiel { $name } aufbewahrt; { $games_count ->
        [0] es gibt noch keines
       *[other] es gibt { $games }, und „last“ ist das letzte
    }
refusal-kept_is_over = Spiel { $number } ist zu Ende; „kogge replay { $number }“ zeigt es
refusal-being_played = Spiel { $number } wird gerade in einem anderen Terminal gespielt

# Files. $reason is a refusal, a trouble below, or what the system says.
refusal-no_such_home = hier hat niemand den persönlichen Ordner, mit dem { $name } beginnt; nimm einen anderen Namen
refusal-no_such_file = es gibt keine Datei { $path }
refusal-not_used = { $path } kann nicht benutzt werden: { $reason }
refusal-not_read = { $path } kann nicht gelesen werden: { $reason }
refusal-not_written = { $path } kann nicht geschrieben werden: { $reason }
refusal-not_thrown_away = { $path } kann nicht weggeworfen werden: { $reason }
refusal-write_protected = es ist schreibgeschützt
refusal-folder_no_file = es ist ein Ordner, keine Datei
refusal-device_no_file = es ist ein Gerät oder eine Pipe, keine Datei
refusal-too_large = { $path } { $no }: es ist größer als { $size }
refusal-no_text = { $path } { $no }: es ist kein Text in UTF-8
refusal-exists_already = { $path } gibt es schon; nimm einen anderen Namen
refusal-save_what = „save“ braucht den Namen einer Datei, zum Beispiel „save evening.record“
refusal-nothing_written = nach { $path } wurde nichts geschrieben
trouble-permission = keine Berechtigung
trouble-not_permitted = das ist nicht erlaubt
trouble-not_there = Datei oder Ordner nicht gefunden
trouble-no_folder = das ist kein Ordner
trouble-is_folder = das ist ein Ordner
trouble-exists = die Datei gibt es schon
trouble-long_name = der Name ist zu lang
trouble-disk_full = auf dem Datenträger ist kein Platz mehr
trouble-read_only = das Dateisystem ist schreibgeschützt
trouble-links = zu viele verkettete Verweise
trouble-device = Ein-/Ausgabefehler
no-record = ist keine Aufzeichnung
no-board = ist kein Spielplan

# Records. What a record tells stays as it is written there: $told, $actor, $color, $name.
refusal-truncated = die Aufzeichnung ist abgeschnitten: ihre letzte Zeile beginnt nicht mit „end:“
refusal-wrong_line = Zeile { $number } der Aufzeichnung ist falsch: { $reason }
refusal-wrong_end = die Aufzeichnung endet mit { $line }, aber sie erzählt von „{ $told }“
refusal-no_record = das ist keine Aufzeichnung: ihre erste Zeile muss { $line } sein
refusal-untold = in der Aufzeichnung fehlt „{ $name }“
refusal-wrong_luck = „luck“ muss in einer Aufzeichnung von 1 bis { $most } gehen
refusal-no_seat_in_record = die Aufzeichnung sagt, wer { $color } spielt, aber die Plätze sind { $seats }
refusal-no_name_and_value = { $line } ist kein neues „name: value“
refusal-no_action_line = { $line } ist keine Aktion wie „orange: end_turn“
refusal-given_before_last = was vorab gegeben wurde, steht nach der letzten Aktion
refusal-another_acts = hier handelt „{ $actor }“, nicht { $name }
refusal-given_by_nobody = { $color } kann nichts geben: die Plätze sind { $seats }
refusal-given_twice = was „{ $color }“ gegeben hat, steht zweimal da
refusal-given_is_due = was „{ $color }“ gegeben hat, ist fällig und bliebe nicht liegen

# Luck that is sealed. $name, $sealed, $said and $color are as a record has them; $found and $shown are hashes.
refusal-luck_is_sealed = das Glück dieses Spiels ist versiegelt: niemand kann sagen, was der Zufall tut
refusal-secret_unknown = das Glück dieses Spiels ist versiegelt, und nur wer das Geheimnis hat, kann weiterspielen
refusal-other_draw = Ziehung { $draw } des versiegelten Glücks ist „{ $sealed }“, nicht „{ $said }“
refusal-wrong_secret = das Geheimnis ist nicht das, das versiegelt wurde: sein Hash ist { $found }, nicht { $shown }
refusal-wrong_word = ein Wort für das Glück hat 1 bis { $most } Zeichen in einer Zeile; { $word } passt nicht
refusal-word_of_nobody = ein Wort für das Glück kommt von { $color }, aber die Plätze sind { $seats }
refusal-no_seal = die Aufzeichnung hat eine Zeile „{ $name }“, aber keine Zeile „sealed“
refusal-seed_and_seal = das Glück der Aufzeichnung ist versiegelt: sie kann keine Zeile „{ $name }“ haben
refusal-no_hex = „{ $name }“ muss in einer Aufzeichnung 64 Zeichen haben, jedes 0 bis 9 oder a bis f

# At the terminal. $place is a place of a kind, and $places are those that there are to choose from.
refusal-one_place = „{ $act }“ braucht genau { $of ->
        [path] einen Weg
        [intersection] eine Kreuzung
        [hex] ein Feld
       *[other] eine Zahl
    }, nicht { $said }
refusal-not_there = „{ $act }“ geht hier nicht: { $of ->
        [path] Weg
        [intersection] Kreuzung
       *[hex] Feld
    } { $place }; möglich ist { $places }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
refusal-not_there_of_many = „{ $act }“ geht hier nicht: { $of ->
        [path] Weg
        [intersection] Kreuzung
       *[hex] Feld
    } { $place }; wähle eine Nummer, die auf der Karte steht{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
refusal-shut = { $names_count ->
        [one] „{ $names }“
       *[other] { $names }
    } geht jetzt nicht; möglich: { $acts }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
refusal-no_way = { $piece ->
        [ship] Schiff
        [merchant] Händler
       *[caravan] Kaufmannszug
    } { $number } kommt jetzt nicht dorthin: { $of ->
        [path] Weg
       *[intersection] Kreuzung
    } { $place }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
# Only why, where the rest goes without saying.
refusal-because = { $reason }
refusal-ambiguous = { $word } könnte { $names } heißen
refusal-ambiguous_trade = { $word } könnte { $names } heißen; ein Angebot an die anderen schreibt man so: „trade wool for ore“
refusal-ambiguous_name = { $word } könnte { $names } heißen, und { $n } weitere
refusal-no_such_act_help = in diesem Spiel gibt es keine Aktion { $word }; tippe „help“
refusal-answered_with = auf ein Angebot antwortet man mit „{ $line }“
refusal-not_in_list = die Nummer { $n } gibt es in der Liste nicht; sie geht von 1 bis { $last }
refusal-only_one_in_list = die Nummer { $n } gibt es in der Liste nicht; sie hat nur die Nummer 1
refusal-bank_takes = die Bank nimmt { $goods } von dir für eine Karte
refusal-map_of_what = eine Karte zeigt „paths“, „intersections“ oder „hexes“, nicht { $said }
refusal-number_needed = hier fehlt eine Zahl
refusal-number_not = hier muss eine Zahl stehen, nicht { $said }
refusal-no_trades = in diesem Spiel wird nicht miteinander gehandelt
refusal-own_turn = in deinem eigenen Zug macht dir niemand Angebote; „no trades ever“ lehnt alle späteren ab
refusal-nothing_to_cancel = es gibt nichts abzubrechen; „undo“ nimmt zurück, was du zuletzt getan hast
refusal-discard_few = du kannst nur { $goods } abgeben
refusal-discard_many = { $due ->
        [one] du gibst 1 Karte ab, nicht { $n }
       *[other] du gibst { $due } Karten ab, nicht { $n }
    }
refusal-nobody_plays = niemand spielt { $seats }: Jeder Platz braucht einen Menschen oder einen Bot
refusal-why_what = „why“ nennt den Grund, wenn etwas nicht möglich war, oder den für eine Aktion: „why { $example }“

# Rules by their ids
refusal-no_such_rule = in diesem Spiel gibt es keine Regel { $id }; es gibt { $first } bis { $last }
refusal-no_rule_speaks = keine Regel von „{ $scenario }“ spricht von { $words }; versuch es mit einem anderen Wort
refusal-no_rulebook = die Regeln von „{ $scenario }“ sind nicht einzeln aufgeschrieben
refusal-rule_of_what = „rule“ braucht die Nummer einer Regel, wie in „rule { $example }“; „rules Bank“ sucht ein Wort

# In a replay
refusal-replay_no_command = { $word } kann man hier nicht tun; „help“ sagt, was geht
refusal-replay_no_next = das ist die letzte Stellung; „previous“, „turn 1“ oder „quit“ gehen noch
refusal-replay_no_previous = das ist der Anfang
refusal-replay_no_action = { $n ->
        [one] die Partie hat { NUMBER($n, useGrouping: 0) } Aktion
       *[other] die Partie hat { NUMBER($n, useGrouping: 0) } Aktionen
    }
refusal-replay_no_turn = { $n ->
        [one] die Partie hat { NUMBER($n, useGrouping: 0) } Zug
       *[other] die Partie hat { NUMBER($n, useGrouping: 0) } Züge
    }
refusal-replay_no_turns = dieses Spiel zählt seine Züge nicht
