# Die Regeln auf der Seite. $n ist, wie viele gefunden wurden, $id die Kennung einer Regel.
rules-title = Regeln
rules-about = Alle Regeln der Spiele, eine nach der anderen, in unseren Worten. Jede hat eine Nummer und eine Adresse, damit du sie jemandem schicken kannst.
rules-games = Spiele
rules-search = Suchen
    .example = Räuber, Hafen, B-15 …
rules-found = { $n ->
        [0] Davon spricht keine Regel.
        [one] Eine Regel
       *[other] { $n } Regeln
    }
rules-contents = Inhalt
rules-address = Regel { $id }: ihre Adresse
rules-none = Keine Regel hat alle diese Wörter.
rules-clear = Alle zeigen
rules-unknown = Es gibt keine Regel { $id }.
