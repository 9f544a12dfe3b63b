# What "kogge verify" says: was the luck of a game the one that was sealed?

# $is_over is True or False.
verify-proved = { $is_over ->
        [True] Das Glück dieses Spiels war versiegelt, und jede Ziehung ist die versiegelte.
       *[False] Das Glück dieses Spiels war versiegelt, und bisher ist jede Ziehung die versiegelte. Das Spiel ist nicht zu Ende.
    }
# $before ist, wie viele Ziehungen nicht versiegelt waren.
verify-partly = { $before ->
        [one] Dieses Spiel wurde erst nach seiner ersten Ziehung versiegelt; über sie ist nichts bewiesen. Seither ist jede Ziehung die versiegelte.
       *[other] Dieses Spiel wurde erst nach { $before } Ziehungen versiegelt; über sie ist nichts bewiesen. Seither ist jede Ziehung die versiegelte.
    }
# $hash has 64 signs.
verify-hash = Das Geheimnis ist das, dessen Hash gezeigt wurde: { $hash }
# $seat is a colour; $word is what somebody wrote.
verify-word = Das Wort von { $seat }: { $word }
verify-no_words = Niemand hat dem Geheimnis ein Wort hinzugefügt.
verify-draws = { $draws ->
        [0] Noch wurde nichts gezogen.
        [one] Eine Ziehung wurde geprüft.
       *[other] { $draws } Ziehungen wurden geprüft, eine nach der anderen.
    } { $rolls ->
        [0] Für Erträge wurde nicht gewürfelt.
        [one] Für Erträge wurde einmal gewürfelt.
       *[other] Für Erträge wurde { $rolls }-mal gewürfelt.
    }
verify-compare = Der Hash, und dein Wort, wenn du eines hinzugefügt hast, müssen die sein, die du vor der ersten Ziehung gesehen hast. Vergleiche sie: das kannst nur du.

# Where nothing is proved; $is_over is True or False.
verify-wrong = Das ist nicht die Aufzeichnung eines Spiels, dessen Glück so versiegelt war, wie sie sagt.
verify-closed = { $is_over ->
        [True] Das Glück dieses Spiels ist versiegelt, und die Aufzeichnung verrät das Geheimnis nicht. Frag, wer gezogen hat: das Spiel ist zu Ende.
       *[False] Das Glück dieses Spiels ist versiegelt, und sein Geheimnis ist noch nicht verraten. Prüfen kannst du es, wenn das Spiel zu Ende ist.
    }
verify-shown = Wenn es verraten wird, muss sein Hash { $hash } sein.
verify-unsealed = Das Glück dieses Spiels kommt aus einem Startwert und ist nicht versiegelt: es gibt nichts zu beweisen.

# The table of rolls; a number has its whole part and its first decimal.
verify-column_total = gewürfelt
verify-column_times = Mal
verify-column_expected = erwartet
verify-decimal = { $whole },{ $tenth }
