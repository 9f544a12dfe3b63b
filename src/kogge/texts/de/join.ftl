# Was „kogge join“ jemandem sagt, der an einem Tisch auf einem Server spielt. Getippt wird in jeder Sprache Englisch.

# Ablehnungen stehen in einem Satz: klein am Anfang, ohne Punkt am Ende.
refusal-no_link = { $said } ist kein Link zu einem Tisch; er sieht so aus: http://ADRESSE/t/TISCH#SCHLÜSSEL
refusal-no_address = { $said } ist keine Adresse eines Servers; sie sieht so aus: http://ADRESSE:PORT
refusal-no_guest_name = { $name } kann kein Name sein; nimm 1 bis { $most } Zeichen in einer Zeile
refusal-server_not_reached = { $url } antwortet nicht: { $reason }
refusal-no_server_of_ours = was geantwortet hat, ist kein Server von Kogge; sieh dir den Link noch einmal an
refusal-other_version = der Server hat Version { $server } von Kogge, und du hast { $own }; installiere dieselbe
refusal-guest_not_kept = wer du bist, lässt sich nicht in { $path } aufbewahren: { $reason }
refusal-no_clock = { $said } ist keine Uhr; schreibe die Minuten für das ganze Spiel, höchstens { $minutes }, und die Sekunden, die bei jeder Entscheidung dazukommen, etwa 15+10
refusal-new_or_open = ein Tisch ist für ein neues Spiel oder für eines, das weitergeht; nenne '--new' oder '--open', nicht beides
refusal-watch_what_is_there = --watch gilt für einen Tisch, den es schon gibt; an einem, den du machst, siehst du zu, wenn '--seats' nur andere nennt, etwa greedy,greedy,greedy
refusal-only_at_new = { $option } gilt für einen Tisch, den es noch nicht gibt; nimm '--new SZENARIO' dazu, oder lass es weg
refusal-join_not_installed = was man zum Spielen über das Netz braucht, ist nicht installiert; hole es mit „pip install kogge[server]“

# Die Verbindung
join-lost = Die Verbindung ist weg. Sie wird von selbst wieder versucht; Strg-C beendet es.
join-back = Wieder verbunden.
join-left = { $why ->
        [left] Du bist gegangen; dein Platz bleibt dir, und derselbe Link bringt dich zurück.
        [input] Die Eingabe ist zu Ende, und du bist gegangen; dein Platz bleibt dir, und derselbe Link bringt dich zurück.
       *[interrupted] Unterbrochen; dein Platz bleibt dir, und derselbe Link bringt dich zurück.
    }
    .spectator = Du siehst nicht mehr zu.
join-instead = Du kannst dich nicht setzen: { $reason }. Du siehst zu.
join-made =
    Der Tisch steht. Andere setzen sich mit diesem Link:
    { $link }
join-link =
    Mit diesem Link, und mit keinem älteren, spielst du auf einem anderen Gerät weiter:
    { $link }

# Tische eines Servers
join-mine = Deine Tische:
join-public = Öffentliche Tische, an denen noch Leute fehlen:
join-listed =
    { "  " }{ $scenario } ({ $seats })
    { "    " }{ $link }
join-no_tables = Unter { $url } gibt es noch keinen Tisch für dich. Eröffne einen mit '--new base', oder lass dir von jemandem den Link geben.

# Wer wo sitzt
join-seat = { $color }
    .open = { $color }: frei
    .here = { $color }: { $name }
    .gone = { $color }: { $name }, nicht verbunden
    .bot = { $color }: Bot { $bot }
    .stand_in = { $seat } (inzwischen spielt der Bot { $bot })
    .word = { $seat } (hat dem Glück ein Wort beigegeben)
    .nobody = frei
    .clock = { $seat }, noch { $left }
    .clock_runs = { $seat }, noch { $left }, die Uhr läuft
join-clock = { $who } [{ $left }]
join-luck = Das Glück dieses Tisches ist schon versiegelt. Sein Hash: { $luck }
join-before = Bevor es losgeht, darfst du dem Glück ein Wort beigeben: 'word four of a kind'. Es geht los, wenn es der sagt, der den Tisch eröffnet hat.
    .host = Bevor es losgeht, darfst du dem Glück ein Wort beigeben: 'word four of a kind'. Sind alle Plätze besetzt, beginne mit 'start'.
    .spectator = Das Spiel hat noch nicht begonnen. Du siehst zu.
join-here = { $who } ist da.
join-gone = { $who } ist nicht mehr verbunden.
join-added = { $who } hat dem Glück ein Wort beigegeben.
join-word = Dein Wort ist Teil des Glücks. Die anderen sehen es, wenn das Spiel beginnt.
join-secret = Das Geheimnis des Glücks war { $secret }; sein Hash { $luck } war von Anfang an zu sehen.
join-proposing = Die anderen werden gefragt. Du kannst ihre Antworten abwarten, eine davon annehmen oder es mit 'withdraw' zurückziehen.
join-waiting = Es entscheidet: { $who }.

# Was an einem Tisch außer dem Spiel geschieht
join-sits = { $who } setzt sich.
join-happened-leave = { $who } hat den Platz aufgegeben.
join-happened-stand_in = { $why ->
        [clock] Die Uhr von { $who } ist abgelaufen; der Bot { $bot } entscheidet.
       *[other] { $who } ist weg; inzwischen spielt der Bot { $bot }.
    }
join-happened-back = { $who } ist zurück und spielt wieder.
join-happened-bot_failed = Ein Bot hat versagt; ab jetzt spielt { $bot } für { $who }.
join-happened-abandoned = Das Spiel wurde aufgegeben.
join-happened-rematch = Dieselben Leute spielen noch einmal, an einem neuen Tisch.
join-chat = { $name }: { $text }
join-muted = Du liest nichts mehr von ihnen; 'mute -NAME' nimmt das zurück.
    .not = Du liest sie wieder.

# Das Ende
join-over = { $n ->
        [one] Gewonnen hat { $who }.
       *[other] { $who } teilen sich den Sieg.
    }
join-what_now = Mit 'rematch' spielt ihr noch einmal, mit 'record FILE' behältst du das Protokoll, mit 'quit' gehst du.

# Antworten auf das, was nicht geht
refusal-not_connected = es gibt gerade keine Verbindung; warte, bis sie wieder da ist, oder geh mit 'quit'
refusal-not_asked = du hast jetzt nichts zu entscheiden; du kannst dich mit 'map' oder 'log' umsehen oder mit 'say' etwas sagen
refusal-not_yet = das Spiel hat nicht begonnen, deshalb geht { $word } nicht; 'help' sagt, was geht
refusal-looks_on = du siehst zu; das kann nur, wer am Tisch sitzt
refusal-say_what = sag was: eine Zeile mit ein paar Worten
refusal-mute_whom = niemand am Tisch heißt { $name }; 'people' zählt sie auf
refusal-record_where = nenne nach 'record' eine Datei
refusal-record_there = eine Datei { $file } gibt es schon; nenne eine andere
refusal-leave_sure = damit gibst du deinen Platz endgültig auf; tippe 'leave seat', wenn du das willst, oder 'quit', um später wiederzukommen

# Was man tippen kann, außer dem, was in jedem Spiel geht
command-take_back = take back
    .does = nimmt eine Antwort zurück, die du früh gegeben hast, solange sie niemand gehört hat
command-people = people
    .does = wer wo sitzt und wer da ist
command-say = say TEXT
    .does = sagt etwas zu allen am Tisch
command-mute = mute NAME
    .does = nichts mehr von jemandem lesen; 'mute -NAME' nimmt es zurück
command-word = word TEXT
    .does = bevor es losgeht: gibt dem Glück ein Wort von dir bei
command-start = start
    .does = beginnt das Spiel, wenn du den Tisch eröffnet hast und alle Plätze besetzt sind
command-rematch = rematch
    .does = nach dem Ende: dasselbe Spiel mit denselben Leuten
command-record = record FILE
    .does = nach dem Ende: schreibt das Protokoll in eine Datei, für 'kogge replay FILE'
command-link = link
    .does = ein neuer Link zu deinem Platz, um auf einem anderen Gerät weiterzuspielen
command-leave_seat = leave seat
    .does = gibt deinen Platz endgültig auf
command-quit_table = quit
    .does = du gehst; dein Platz bleibt dir, und derselbe Link bringt dich zurück
