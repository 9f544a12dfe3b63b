# What has happened in Explorers & Pirates; story.ftl says how to read it.

# Ships and their cargo
ship_launched = Schiff { $ship } auf Weg { $path } zu Wasser gelassen
ship_sailed = Schiff { $ship } über { $path_count ->
        [one] Weg
       *[other] die Wege
    } { $path } gesteuert{ $tribute_count ->
        [0] {""}
       *[other] {" "}(für { $tribute } Tribut)
    }
ship_removed = Schiff { $ship } vom Meer genommen
wind_caught = mit { $price } die Fahrt von Schiff { $ship } verlängert
loaded = { $load } in { $hold } geladen
    .emptied = { $hold } entladen
    .built = { $piece } in { $hold } gesetzt
    .thrown = { $piece } aus { $hold } geworfen

# Discoveries
discovered = { $terrain } ({ $hex }) entdeckt
found = dafür { $good } bekommen

# The pirate
pirate_came = das Piratenschiff auf { $hex } gesetzt
chased = das Piratenschiff mit einer { $rolled } vergeblich angegriffen
    .off = das Piratenschiff mit einer { $rolled } verjagt
stripped = von { $other } { $good } genommen

# Missions
marker_moved = in der Mission { $mission } Stufe { $step } erreicht
leader_changed = Das Siegpunktkärtchen der Mission { $mission } { $person ->
        [you] hast
       *[one] hat
    } jetzt { $seat }.
delivered = mit Schiff { $ship } { $piece } abgeliefert
