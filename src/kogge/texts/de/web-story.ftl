# Die Geschichte eines Spiels auf der Seite. Die englische Datei sagt, was die Variablen sind.

# The title of the window
story-title = Kogge
story-title-yours = ● Du bist am Zug – Kogge
story-title-other = { $who } – Kogge
story-yours = Du bist am Zug.

# The log
story-log = Was geschehen ist
story-log-none = Noch ist nichts geschehen.
story-log-earlier = Zeigen, was davor war
story-log-latest = Zum Neuesten
story-log-explain = Welche Regel steckt dahinter?
story-explained-none = Keine Regel sagt mehr darüber.
story-explained-rules = Regel lesen
story-explained-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
story-explained-bot = Hier spielt der Bot { $name }, als „{ $bot }“.
story-explained-person = Hier spielt { $name }.
story-explained-stand_in = Hier spielt der Bot { $bot } für { $name }.
story-sat = { $who } setzt sich.
story-began = Das Spiel beginnt.
story-undone = { $who } hat den letzten Zug zurückgenommen.
    .you = Du hast den letzten Zug zurückgenommen.

# Dice
story-dice-rolled = { $person ->
        [you] Dein Wurf
       *[one] Wurf von { $seat }
    }
story-dice-rolled_to_start = { $person ->
        [you] Dein Wurf um den Anfang
       *[one] { $seat }, Wurf um den Anfang
    }
story-dice-chased = { $person ->
        [you] Dein Wurf gegen den Piraten
       *[one] { $seat }, Wurf gegen den Piraten
    }

# Chat
story-chat = Gespräch
story-chat-none = Noch hat niemand etwas gesagt.
story-chat-say = Sag etwas
story-chat-send = Senden
story-chat-people = Wen du hörst
story-chat-mute = { $name } stumm schalten
story-chat-unmute = { $name } wieder hören

# What moves on the board
story-skip = Überspringen
story-skip-asked = Zu meiner Entscheidung
