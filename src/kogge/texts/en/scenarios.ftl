# Scenarios, their options and the bots, as "kogge games" lists them. A name ends with the word that is typed.

# Scenarios: the title, and a summary of one or two sentences. "Explorers & Pirates" is both the box and its last scenario.
scenario-base = The base game
    .summary = Settle the island: the first to 10 points wins. For 3 or 4 (and, as a variant of ours, 2) players.
scenario-land-ho = Land Ho!
    .summary = Explorers & Pirates 1: sail out, discover and settle; 8 points win. For 2 to 4 players.
scenario-pirate-lairs = The Pirate Lairs
    .summary = Explorers & Pirates 2: crews conquer lairs on the gold rivers; 12 points win. For 2 to 4 players.
scenario-fish = Fish for Catan
    .summary = Explorers & Pirates 3: lairs, and fish for the Council; 15 points win. For 2 to 4 players.
scenario-spices = Spices for Catan
    .summary = Explorers & Pirates 4: fish and spices for the Council; 15 points win. For 2 to 4 players.
scenario-explorers-pirates = Explorers & Pirates
    .summary = Explorers & Pirates 5: lairs, fish and spices together; 17 points win. For 2 to 4 players.
scenario-europe-short = Merchants of Europe: the short game
    .summary = Found kontors, join cities and deliver all your goods, without western Europe. For 3 or 4 players.
scenario-europe = Merchants of Europe
    .summary = Found kontors, join cities and deliver all your goods, all over Europe. For 3 or 4 players.

# What a player must know of a board
note-reconstructed = The printed map and the card texts of this game are lost. This board, its tokens and the cards are a reconstruction that meets every fact in the text of the rules; an owner of the box can put in the real ones.

# Options, a sentence each; then what is chosen with each of their words, as the rest of a line
option-players = How many play.
option-colors = Who plays, in the order of seats.
option-board = On which board the game is played.
option-board-beginner2010 = the beginner board of the almanac
option-board-beginner2015 = the beginner board of later editions
option-board-random = laid by chance, with the number tokens by letter
option-board-shuffled = laid by chance, with shuffled number tokens: no 6 or 8 lies beside another
option-board-reconstruction = ours, made from the text of the rules
option-phases = What may be done after the roll.
option-phases-combined = trade and build in any order
option-phases-separate = all trade before all building
option-trade = Whether players trade with each other; with the bank they always can.
option-trade-yes = with trade between players
option-trade-no = without it
option-turn_limit = After how many turns the game ends without a winner; 0 for no limit.
option-terrain = How the land of the start island lies.
option-terrain-printed = as in the first game
option-terrain-shuffled = shuffled, under the same numbers
option-start = How the game begins.
option-start-fixed = with the places of a first game
option-start-variable = everyone chooses where, as in the main game

# Bots, a sentence each
bot-random = Does anything that is allowed, by chance.
bot-greedy = Does what looks best now.

# The list itself: headings of columns and of parts, and what can be written where choices can't be listed
games-option = option
games-choices = choices
games-default = default
games-minutes = A game takes about { $minutes } minutes.
games-number = a number
games-word = a word
games-colors = one for each player, in seat order
games-file = { $default }, or a file (see 'kogge board')
games-options = Options
games-bots = Bots
games-engine = Engine
