# What the signs on the map and in the table mean; the English file says what the variables are.

legend-map = Auf der Karte: { $signs }

# Sentences on the signs of the map
legend-roads = { $small } sind Straßen, { $large } Siedlungen, [{ $seat }] ist eine Stadt.
legend-kontors = { $small } sind Handelswege, „=“ ist ein Weg mit Doppelpfeil. Zwei Buchstaben sind eine Stadt, beide groß, wenn sie violett ist; sie kommen von ihrem englischen Namen. { $seat }Vi ist ein Kontor dort, [{ $seat }] eines, das seine Waren hat und keine mehr nimmt. { $seat }{ screen-sign-merchant }2 ist ein Händler, { $seat }2 ein Kaufmannszug, mit der Nummer, unter der man sie bewegt; { $seat }{ screen-sign-merchant }{ screen-sign-merchant } sind beide Händler eines Spielers. Eine Zahl mit ' ist ein Chip, der versetzt werden kann; die anderen sind aufgedruckt.
legend-robber = { screen-sign-robber } ist der Räuber.
legend-ships = { $small } sind Straßen, { $large } Siedlungen, ({ $seat }) ist eine Hafensiedlung, { $seat }2 ein Schiff, mit der Nummer, unter der man es bewegt.
legend-unexplored = „?“ ist unentdeckt, leere Felder sind Meer.
legend-pirate = { screen-sign-pirate }:{ $seat } ist das Piratenschiff, mit dem Buchstaben des Besitzers.
legend-harbors = „+“ ist eine Kreuzung mit Hafen, „*“ eine, auf der du bauen darfst.
legend-places = „*“ ist eine Kreuzung, auf der du etwas tun darfst.

# The columns of the table, in a list
legend-table = In der Tabelle: { $columns }{ $stars ->
        [0] {""}
       *[other] ; wer einen Stern hat, hat die Karte dafür
    }.
legend-acting = „>“ wer an der Reihe ist
legend-delivered = { screen-column-delivered } gelieferte Waren, das sind die Punkte, von denen, die man zum Sieg braucht; { screen-column-uncovered } freigelegte Waren
legend-points = { screen-column-points } Siegpunkte
legend-hidden_points = { screen-column-points } Siegpunkte (deine verdeckten nach einem Plus)
legend-hand = { screen-column-hand } Rohstoffkarten
legend-cards = { screen-column-cards } Entwicklungskarten
legend-knights = { screen-column-knights } gespielte Ritter
legend-route = { screen-column-route } längste Handelsstraße
legend-gold = { screen-column-gold } Gold
legend-pieces = { screen-column-kontors } Kontore im Lager, { screen-column-routes } Handelswege, { screen-column-merchants } Händler und { screen-column-caravans } Kaufmannszüge, die noch da sind
legend-mission = { $column } Schritte der Mission { $mission }

# Sentences on what stands below the table
legend-own_cards = Darunter: deine Karten, die der Bank und ihr Kurs für dich.
legend-bought_cards = Darunter: deine Karten, die in diesem Zug gekauften nach einem Plus, die der Bank und ihr Kurs für dich.
legend-tokens = Unter „{ screen-at_sea }“: wie viele Zahlenchips dort für die Länder jedes Rohstoffs liegen.
legend-travellers = Dann, wo Händler und Kaufmannszüge sind.
legend-holds = Dann, was Schiffe und Hafenbecken geladen haben, auf welchem Weg oder welcher Kreuzung sie sind und wie weit Schiffe noch fahren können.
