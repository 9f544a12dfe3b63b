# The panels of Merchants of Europe on the page: the warehouses, the number tokens, and what the map is.

# The warehouse: all goods of a player; what wins
europe-warehouse = Warenlager
europe-goal = Wer zuerst { $n } Waren geliefert hat, gewinnt sofort.
europe-delivered = { $n } von { $total }
europe-left = { $n ->
        [0] alle geliefert
        [one] noch { $n }
       *[other] noch { $n }
    }
europe-key-delivered = geliefert
europe-key-open = kann geliefert werden
europe-key-covered = unter einem Kontor im Lager

# Number tokens, face down; what a kontor at this place would bring to a land without a number
europe-tokens_note = Sie liegen verdeckt: Ein neues Kontor an einem Land ohne Zahl deckt einen davon auf, in der Farbe des Platzes.
europe-here = Ein Kontor hier bringt eine Zahl nach
    .land = { $land }: { $color } { $numbers }
    .none = { $land }: { $color }; davon liegt keiner mehr im Meer, einer wird aus einem anderen Land versetzt

# The reconstruction
europe-map = Zu diesem Plan
europe-own_map = Du hast die Schachtel? Dann spiele auf dem echten Plan:
europe-own_map_show = Nimm unsere Datei, die jede Zeile erklärt:
europe-own_map_check = Berichtige sie, und lass sie prüfen:
europe-own_map_table = Mach einen Tisch mit dieser Datei als Plan auf
europe-own_map_play = oder spiele im Terminal:

europe-supplies = Was noch im Vorrat ist
