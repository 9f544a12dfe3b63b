# What "kogge verify" says: was the luck of a game the one that was sealed?

# $is_over is True or False.
verify-proved = { $is_over ->
        [True] The luck of this game was sealed, and every draw is the sealed one.
       *[False] The luck of this game was sealed, and every draw so far is the sealed one. The game is not over.
    }
# $before is how many draws were not sealed.
verify-partly = { $before ->
        [one] This game was sealed only after its first draw, of which nothing is proved. Every draw since then is the sealed one.
       *[other] This game was sealed only after { $before } draws, of which nothing is proved. Every draw since then is the sealed one.
    }
# $hash has 64 signs.
verify-hash = The secret is the one whose hash was shown: { $hash }
# $seat is a colour; $word is what somebody wrote.
verify-word = The word of { $seat }: { $word }
verify-no_words = Nobody has added a word to the secret.
verify-draws = { $draws ->
        [0] Nothing was drawn yet.
        [one] One draw was checked.
       *[other] { $draws } draws were checked, one after the other.
    } { $rolls ->
        [0] No dice were rolled for production.
        [one] The dice were rolled for production once.
       *[other] The dice were rolled for production { $rolls } times.
    }
verify-compare = The hash, and your word if you have added one, must be those that you saw before the first draw. Compare them: only you can.

# Where nothing is proved; $is_over is True or False.
verify-wrong = This record is not that of a game whose luck was sealed as it says.
verify-closed = { $is_over ->
        [True] The luck of this game is sealed, and its record does not tell the secret. Ask whoever rolled for it: the game is over.
       *[False] The luck of this game is sealed, and its secret is not told yet. It can be checked when the game is over.
    }
verify-shown = When it is told, its hash must be { $hash }
verify-unsealed = The luck of this game comes from a seed and is not sealed: there is nothing to prove.

# The table of rolls; a number has its whole part and its first decimal.
verify-column_total = rolled
verify-column_times = times
verify-column_expected = expected
verify-decimal = { $whole }.{ $tenth }
