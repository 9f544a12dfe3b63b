# Hinweise für ein erstes Spiel jeder Familie. Die englische Datei sagt, was die Variablen sind.

hints-hint = Hinweis
hints-got_it = Verstanden
hints-no_more = Keine Hinweise mehr

# The base game
hints-base-settle = Wähle einen Ort an Feldern, deren Zahlen oft gewürfelt werden – vor allem 6 und 8 –, und mit verschiedenen Rohstoffen. Andere müssen zwei Wege Abstand halten.
    .title = Wo siedeln?
hints-base-roll = Jeder Zug beginnt mit den Würfeln. Alle Felder mit dieser Zahl bringen Ertrag, und zwar allen, die daran wohnen.
    .title = Würfeln
hints-base-hand = Das sind deine Rohstoffe. Fällt eine Sieben, gibt die Hälfte ab, wer mehr als { $limit } hat: Bau rechtzeitig.
    .title = Deine Karten
hints-base-build = Wähle, was du baust, und dann, wo: Freie Plätze leuchten. Was blass ist, sagt dir, was noch fehlt.
    .title = Bauen
hints-base-trade = Zu viel von einer Sorte? Die Bank tauscht vier gleiche gegen eine beliebige Karte, an Häfen günstiger; die anderen bieten vielleicht mehr.
    .title = Handeln
hints-base-robber = Der Räuber legt das Feld still, auf dem er steht, und du ziehst jemandem daran eine Karte. Schick ihn dorthin, wo er denen schadet, die vorn liegen, und nicht dir.
    .title = Der Räuber
hints-base-card = Entwicklungskarten bringen Ritter gegen den Räuber, freie Straßen, Rohstoffe oder einen verdeckten Punkt. Eine pro Zug, aber nicht die gerade gekaufte.
    .title = Entwicklungskarten
hints-base-win = Eine Siedlung zählt 1 Punkt, eine Stadt 2, die längste Handelsstraße und die größte Rittermacht je 2. { $goal } Punkte im eigenen Zug gewinnen.
    .title = So gewinnst du

# The islands
hints-isles-settle = Such Zahlen, die oft gewürfelt werden, und verschiedene Rohstoffe. An deiner Hafensiedlung werden Schiffe gebaut und beladen: Gib ihr freies Wasser.
    .title = Wo siedeln?
hints-isles-roll = Jeder Zug beginnt mit den Würfeln. Wer keine Karte bekommt, nimmt 1 Gold; für zwei Gold gibt es einen Rohstoff.
    .title = Würfeln
hints-isles-build = Ein Schiff mit einem Siedler an Bord besiedelt neue Inseln. Wähle, was du baust, und dann, wo: Freie Plätze leuchten.
    .title = Bauen
hints-isles-set_sail = Handle und bau zuerst. Hast du die Segel gesetzt, bewegst du in diesem Zug nur noch Schiffe.
    .title = Segel setzen
hints-isles-sail = Klick ein Schiff an und dann sein Ziel. An unerforschten Feldern entdeckt es, was dort liegt: Land bringt eine Karte, alles andere Gold.
    .title = Fahren und entdecken
hints-isles-mission = Missionen bringen Punkte: je weiter dein Marker, desto mehr. Einheiten erobern Piratenlager oder tauschen Gewürze ein; Fische und Gewürze gehen an den Rat.
    .title = Missionen
hints-isles-pirate = An deinem Piratenschiff kommen die anderen nur gegen Tribut vorbei, und du ziehst jemandem in der Nähe eine Karte. Leg es ihnen in den Weg.
    .title = Der Pirat
hints-isles-win = Eine Siedlung zählt 1 Punkt, eine Hafensiedlung 2; den Rest bringen Missionen. { $goal } Punkte im eigenen Zug gewinnen.
    .title = So gewinnst du

# Merchants of Europe
hints-europe-settle = Ein Kontor bringt Ertrag, wenn die Zahl eines Feldes daneben fällt. Wähle Zahlen, die oft gewürfelt werden, und achte auf Salz und Getreide: Sie bewegen deine Leute.
    .title = Wo beginnen?
hints-europe-roll = Jeder Zug beginnt mit den Würfeln. Wer keine Karte bekommt, nimmt 1 Gold.
    .title = Würfeln
hints-europe-route = Auf Handelswegen fahren Kaufmannszüge. Wer eine einsame Stadt zum ersten Mal mit einer anderen verbindet, bringt allen Gold, deren Wege dazwischen liegen.
    .title = Handelswege
hints-europe-merchant = Ein Händler beginnt an einem deiner Kontore und zieht für jedes Getreide drei Orte weit. Endet der Weg in einer freien Stadt, entsteht dort ein Kontor.
    .title = Händler
hints-europe-caravan = Ein Kaufmannszug zieht auf Wegen von allen, drei für jedes Salz; für fremde zahlst du 1 Gold Zoll.
    .title = Kaufmannszüge
hints-europe-deliver = An einem fremden Kontor ohne Ware lässt dein Kaufmannszug eine von deinen. Jedes Kontor nimmt nur einmal eine an.
    .title = Liefern
hints-europe-trade = Die Bank tauscht drei gleiche gegen eine Karte oder 1 Gold und verkauft zweimal im Zug eine Karte für 2 Gold.
    .title = Handeln
hints-europe-win = Jedes neue Kontor deckt eine weitere Ware auf. Wer alle { $goal } geliefert hat, gewinnt sofort.
    .title = So gewinnst du
