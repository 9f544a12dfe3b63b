# What has happened in Merchants of Europe; story.ftl says how to read it.

kontor_placed = in { $intersection } ein Kontor gegründet
    .neutral = In { $intersection } steht ein neutrales Kontor ({ $seat }).
goods_uncovered = ein weiteres Warenplättchen freigelegt
coast_paid = an der Küste { $good } bekommen
goods_delivered = Waren an { $object ->
        [you] dein Kontor
       *[one] das Kontor von { $other }
    } in { $intersection } geliefert (insgesamt { $points })
    .neutral = Waren an ein neutrales Kontor in { $intersection } geliefert (insgesamt { $points })

# Routes
route_laid = Handelsweg { $path } gebaut
connected = Städte verbunden ({ $shares })
    .share = { $seat } { $n } Gold

# Merchants and caravans
merchant_hired = in { $intersection } Händler { $merchant } angeworben
merchant_walked = Händler { $merchant }{ $price_count ->
        [0] {""}
       *[other] {" "}für { $price }
    } nach { $intersection } geschickt
merchant_left = Händler { $merchant } von { $intersection } weggenommen
caravan_formed = Kaufmannszug { $caravan } neben Handelsweg { $path } aufgestellt
caravan_drove = Kaufmannszug { $caravan }{ $price_count ->
        [0] {""}
       *[other] {" "}für { $price }
    } über { $path_count ->
        [one] Handelsweg
       *[other] die Handelswege
    } { $path } geführt{ $tolls_count ->
        [0] {""}
       *[other] {" "}(Wegzoll: { $tolls })
    }
caravan_left = Kaufmannszug { $caravan } von Handelsweg { $path } weggenommen
toll_paid = { $other } { $n } Gold
