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
lair_found = ein Piratenlager vorgefunden
shoal_numbered = die Zahl { $token } aufgedeckt
village_found = das Dorf { $advantage } vorgefunden

# The pirate
pirate_came = das Piratenschiff auf { $hex } gesetzt
chased = das Piratenschiff mit einer { $rolled } vergeblich angegriffen
    .off = das Piratenschiff mit einer { $rolled } verjagt
stripped = von { $other } { $good } genommen
shoal_left = den Fischschwarm von { $hex } vertrieben

# Missions
marker_moved = in der Mission { $mission } Stufe { $step } erreicht
leader_changed = Das Siegpunktkärtchen der Mission { $mission } { $person ->
        [you] hast
       *[one] hat
    } jetzt { $seat }.
crew_landed = am Piratenlager auf { $hex } eine Einheit von Schiff { $ship } abgesetzt
crew_fetched = mit Schiff { $ship } eine Einheit von { $hex } abgeholt
lair_conquered = das Lager erobert
rewarded = { $good } für das Piratenlager auf { $hex } bekommen
hero_rolled = eine { $rolled } um den Helden gewürfelt
hero_chosen = als Held eine Einheit verloren
fish_rolled = eine { $rolled } um Fische gewürfelt
    .vain = vergeblich eine { $rolled } um Fische gewürfelt
shoal_came = einen Fischschwarm auf { $hex } gebracht
fish_caught = mit Schiff { $ship } den Fischschwarm von { $hex } gefangen
spice_traded = eine Einheit von Schiff { $ship } für einen Gewürzsack auf { $hex } gelassen
learnt = { $advantage } gelernt
delivered = mit Schiff { $ship } { $piece } abgeliefert
