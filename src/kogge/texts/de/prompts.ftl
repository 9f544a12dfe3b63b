# What is asked of whoever has a decision to make: a message for each step, named after it.
#
# The English file says what the variants and variables are. Lines in straight quotes can be typed as they are, so that
# they stay English.

# Before the first turn. The variant "neutral" is of pieces in the colour $color, which nobody plays.
prompt-found_settlement = Gründe eine Siedlung auf einer der markierten Kreuzungen.
    .neutral = Setze eine neutrale Siedlung ein ({ $color }).
prompt-found_road = Lege eine Straße daneben.
    .sea = Lege eine Straße neben deine Siedlung.
prompt-found_harbour_settlement = Gründe eine Hafensiedlung auf einer der markierten Kreuzungen.
    .neutral = Setze eine neutrale Hafensiedlung ein ({ $color }).
prompt-found_ship = Setze ein Schiff mit einem Siedler neben deine Hafensiedlung.
prompt-place_kontor = Gründe ein Kontor in einer violetten Stadt.
prompt-place_neutral_kontor = Setze ein neutrales Kontor ({ $color }) in eine violette Stadt.
prompt-place_route = Lege einen Handelsweg an eines deiner Kontore; daneben kommt ein Kaufmannszug.

# A turn. "cards": a development card can be played instead.
prompt-before_roll = Du bist am Zug: Würfle.
    .cards = Du bist am Zug: Würfle, oder spiele vorher eine Karte aus.
prompt-action = Handle, baue oder beende deinen Zug.
    .sea = Handle und baue, dann setze die Segel.
    .lands = Handle, baue, ziehe mit Händlern und Kaufmannszügen, liefere Waren, oder beende deinen Zug.
prompt-trade = Handle, dann geh zum Bauen über.
prompt-build = Baue, oder beende deinen Zug.

# The robber
prompt-discard = Eine Sieben: Gib { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ab, zum Beispiel mit 'discard 2 wool ore'.
    .page = Eine Sieben: Gib { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ab.
prompt-move_robber = Versetze den Räuber auf ein anderes Feld.
    .lands = Versetze den Räuber auf ein anderes Land mit einer Zahl.
prompt-rob = Wen raubst du aus?

# Cards
prompt-lay_free_road = Lege eine kostenlose Straße (noch { $n }).
prompt-take_card = Nimm eine Karte aus der Bank (noch { $n }).

# Trade. What is asked of somebody who can't pay, who was asked for offers, and who has nothing to give
prompt-compose_offer = Stelle dein Angebot zusammen, in einer Zeile: 'trade wool wool for { $example }'.
    .page = Stelle dein Angebot zusammen: was du gibst, und was du dafür willst.
prompt-answer_offer = Nimm an, lehne ab, oder mach ein Gegenangebot: 'counter ore for wool'. 'no trades' lehnt alle weiteren dieses Zuges ab.
    .unpayable = Das kannst du nicht annehmen. Enter lehnt ab; 'counter ore for wool' macht ein Gegenangebot. 'no trades' lehnt alle weiteren dieses Zuges ab.
    .call = Enter lehnt ab; 'counter ore for wool' macht ein Angebot. 'no trades' lehnt alle weiteren dieses Zuges ab.
    .empty_handed = Das kannst du nicht annehmen, und du hast nichts zu bieten: Enter lehnt ab. 'no trades' lehnt alle weiteren dieses Zuges ab.
    .page = Nimm an, lehne ab, oder mach ein Gegenangebot.
    .page_unpayable = Das kannst du nicht annehmen: Lehne ab, oder mach ein Gegenangebot.
    .page_call = Mach ein Angebot, oder lehne ab.
    .page_empty_handed = Das kannst du nicht annehmen, und du hast nichts zu bieten: Lehne ab.
prompt-close_deal = Schließe einen Handel ab, oder zieh dein Angebot zurück.

# Explorers & Pirates. "crowded": on a path with two ships already nobody may stay.
prompt-relaunch_ship = Wo kommt das Schiff ins Wasser?
prompt-movement = Bewege deine Schiffe, dann beende deinen Zug.
    .crowded = Hier liegen schon zwei Schiffe: Schiff { $number } muss weiterfahren.
prompt-place_pirate = Setze dein Piratenschiff auf ein markiertes Feld.

# Merchants of Europe. $land is the name of a land, or its number.
prompt-choose_land = Mehrere Länder an deinem neuen Kontor haben keine Zahl: Welches bekommt einen Zahlenchip?
prompt-move_token = Auf See liegt kein Zahlenchip mehr, der passt ({ $land }): Von welchem Land nimmst du einen?
prompt-choose_line = Mehrere Linien zwischen den Städten sind gleich kurz: Entlang welcher wird Gold gezahlt?
prompt-lay_free_route = Lege einen kostenlosen Handelsweg (noch { $n }), oder verzichte.
    .arrow = Ein Doppelpfeil: Lege daneben einen kostenlosen Handelsweg, oder verzichte.
prompt-place_merchant = Bei welchem deiner Kontore beginnt der Händler neu?
prompt-place_caravan = Neben welchem deiner Handelswege beginnt der Kaufmannszug neu?

# Somebody is on the way; "card": by a card, and nobody has been chosen yet. $left are steps, and $on is "yes" if the
# merchant may also walk on.
prompt-walk = Händler { $number } ist hier: { $intersection }, noch { $left ->
        [one] ein Schritt
       *[other] { $left } Schritte
    }. Zieh weiter, oder lass ihn stehen.
    .founding = Händler { $number } ist hier: { $intersection }, noch { $left ->
        [one] ein Schritt
       *[other] { $left } Schritte
    }. { $on ->
        [yes] Gründe hier ein Kontor, oder zieh weiter
       *[no] Gründe hier ein Kontor
    }.
    .passing = Händler { $number } kann hier nicht bleiben: { $intersection }, noch { $left ->
        [one] ein Schritt
       *[other] { $left } Schritte
    }. Er muss weiterziehen.
    .card = Zieh mit einem Händler bis zu { $left ->
        [one] einen Schritt
       *[other] { $left } Schritte
    } weit, ohne Getreide; oder lass ihn stehen.
prompt-drive = Kaufmannszug { $number } steht auf Weg { $path }, noch { $left ->
        [one] ein Schritt
       *[other] { $left } Schritte
    }. Zieh weiter, liefere, oder lass ihn stehen.
    .crowded = Auf Weg { $path } stehen schon zwei Kaufmannszüge: Kaufmannszug { $number } muss weiterziehen.
    .card = Zieh mit einem Kaufmannszug bis zu { $left ->
        [one] einen Schritt
       *[other] { $left } Schritte
    } weit, ohne Salz; oder lass ihn stehen.
