# Scenarios, their options and the bots, as "kogge games" lists them. A name ends with the word that is typed.

# Scenarios: the title, and a summary of one or two sentences. "Explorers & Pirates" is both the box and its last scenario.
scenario-base = Das Basisspiel
    .summary = Besiedle die Insel: Wer zuerst 10 Punkte hat, gewinnt. Für 3 oder 4 (und als unsere Variante 2) Spieler.
scenario-land-ho = Land in Sicht
    .summary = Entdecker & Piraten 1: hinausfahren, entdecken und siedeln; 8 Punkte gewinnen. Für 2 bis 4 Spieler.
scenario-pirate-lairs = Die Piratenlager
    .summary = Entdecker & Piraten 2: Einheiten erobern Piratenlager auf den Goldflussfeldern; 12 Punkte gewinnen. Für 2 bis 4 Spieler.
scenario-fish = Fische für Catan
    .summary = Entdecker & Piraten 3: Piratenlager, und Fische für den Catanischen Rat; 15 Punkte gewinnen. Für 2 bis 4 Spieler.
scenario-spices = Gewürze für Catan
    .summary = Entdecker & Piraten 4: Fische und Gewürze für den Catanischen Rat; 15 Punkte gewinnen. Für 2 bis 4 Spieler.
scenario-explorers-pirates = Entdecker & Piraten
    .summary = Entdecker & Piraten 5: Piratenlager, Fische und Gewürze zusammen; 17 Punkte gewinnen. Für 2 bis 4 Spieler.
scenario-europe-short = Aufbruch der Händler: das Kurzspiel
    .summary = Gründe Kontore, verbinde Städte und liefere alle deine Waren, ohne den Westen Europas. Für 3 oder 4 Spieler.
scenario-europe = Aufbruch der Händler
    .summary = Gründe Kontore, verbinde Städte und liefere alle deine Waren, in ganz Europa. Für 3 oder 4 Spieler.

# What a player must know of a board
note-reconstructed = Der gedruckte Plan und die Kartentexte dieses Spiels sind verloren. Dieser Plan, seine Chips und die Karten sind eine Rekonstruktion, die zu allem passt, was im Regeltext steht; wer die Schachtel besitzt, kann die echten einsetzen.

# Options, a sentence each; then what is chosen with each of their words, as the rest of a line
option-players = Wie viele spielen.
option-colors = Wer spielt, in der Reihenfolge der Plätze.
option-board = Auf welchem Plan gespielt wird.
option-board-beginner2010 = der Aufbau für Einsteiger aus dem Almanach
option-board-beginner2015 = der Aufbau für Einsteiger aus späteren Ausgaben
option-board-random = zufällig, mit den Zahlenchips nach Buchstaben
option-board-shuffled = zufällig, mit gemischten Zahlenchips: keine 6 oder 8 liegt neben einer anderen
option-board-reconstruction = unserer, nach dem Text der Regeln
option-phases = Was nach dem Würfeln getan werden darf.
option-phases-combined = handeln und bauen in beliebiger Reihenfolge
option-phases-separate = erst alles handeln, dann alles bauen
option-trade = Ob die Spieler miteinander handeln; mit der Bank können sie es immer.
option-trade-yes = mit Handel zwischen den Spielern
option-trade-no = ohne ihn
option-turn_limit = Nach wie vielen Zügen das Spiel ohne Sieger endet; 0, wenn es keine Grenze gibt.
option-terrain = Wie die Landschaften der Startinsel liegen.
option-terrain-printed = wie beim ersten Spiel
option-terrain-shuffled = gemischt, unter denselben Zahlen
option-start = Wie das Spiel beginnt.
option-start-fixed = mit den Plätzen eines ersten Spiels
option-start-variable = jeder wählt, wo, wie im Hauptspiel

# Bots, a sentence each
bot-random = Tut zufällig irgendetwas, was erlaubt ist.
bot-greedy = Tut, was gerade am besten aussieht.

# The list itself: headings of columns and of parts, and what can be written where choices can't be listed
games-option = Option
games-choices = Werte
games-default = Vorgabe
games-minutes = Ein Spiel dauert etwa { $minutes } Minuten.
games-number = eine Zahl
games-word = ein Wort
games-colors = eine je Spieler, in der Reihenfolge der Plätze
games-file = { $default } oder eine Datei (siehe „kogge board“)
games-options = Optionen
games-bots = Bots
games-engine = Motor
