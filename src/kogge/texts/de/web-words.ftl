# What the page says of whom one waits for, and of what went wrong outside of any game.
# The English file says what the variables are.

# Whose decision it is, and which: a message for each step, named after it
words-waiting = Warten auf { $who }.
words-waiting-found_settlement = Warten, bis { $who } eine Siedlung gründet.
words-waiting-found_road = Warten, bis { $who } eine Straße legt.
words-waiting-found_harbour_settlement = Warten, bis { $who } eine Hafensiedlung gründet.
words-waiting-found_ship = Warten, bis { $who } ein Schiff einsetzt.
words-waiting-place_kontor = Warten, bis { $who } ein Kontor gründet.
words-waiting-place_neutral_kontor = Warten, bis { $who } ein neutrales Kontor einsetzt.
words-waiting-place_route = Warten, bis { $who } einen ersten Handelsweg legt.
words-waiting-before_roll = Warten, bis { $who } würfelt.
words-waiting-action = Warten, bis { $who } handelt, baut oder den Zug beendet.
words-waiting-trade = Warten, bis { $who } handelt.
words-waiting-build = Warten, bis { $who } baut.
words-waiting-discard = { $n ->
        [one] Warten, bis { $who } Karten abgibt.
       *[other] Warten, bis { $who } Karten abgeben.
    }
words-waiting-move_robber = Warten, bis { $who } den Räuber versetzt.
words-waiting-rob = Warten, bis { $who } sich entscheidet, wer ausgeraubt wird.
words-waiting-lay_free_road = Warten, bis { $who } eine kostenlose Straße legt.
words-waiting-take_card = Warten, bis { $who } eine Karte aus der Bank nimmt.
words-waiting-compose_offer = Warten, bis { $who } ein Angebot macht.
words-waiting-answer_offer = { $n ->
        [one] Warten, bis { $who } das Angebot beantwortet.
       *[other] Warten, bis { $who } das Angebot beantworten.
    }
words-waiting-close_deal = Warten, bis { $who } einen Handel abschließt oder das Angebot zurückzieht.
words-waiting-relaunch_ship = Warten, bis { $who } ein Schiff einsetzt.
words-waiting-movement = Warten, bis { $who } Schiffe bewegt oder den Zug beendet.
words-waiting-place_pirate = Warten, bis { $who } das Piratenschiff einsetzt.
words-waiting-choose_land = Warten, bis { $who } ein Land für den Zahlenchip wählt.
words-waiting-move_token = Warten, bis { $who } einen Zahlenchip versetzt.
words-waiting-choose_line = Warten, bis { $who } die Linie wählt, die bezahlt wird.
words-waiting-lay_free_route = Warten, bis { $who } einen kostenlosen Handelsweg legt.
words-waiting-place_merchant = Warten, bis { $who } einen Händler einsetzt.
words-waiting-place_caravan = Warten, bis { $who } einen Kaufmannszug einsetzt.
words-waiting-walk = Warten, bis { $who } mit einem Händler zieht.
words-waiting-drive = Warten, bis { $who } mit einem Kaufmannszug zieht.

# Trouble
words-unreachable = Der Server antwortet nicht. Sieh nach, ob du verbunden bist, und versuch es noch einmal.
words-broken = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu: Von deinem Spiel geht nichts verloren.
