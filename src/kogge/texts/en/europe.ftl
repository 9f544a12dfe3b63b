# What has happened in Merchants of Europe; story.ftl says how to read it.

kontor_placed = founded a kontor at { $intersection }
    .neutral = A neutral kontor of { $seat } stands at { $intersection }.
goods_uncovered = uncovered one more of the goods
coast_paid = got { $good } from the coast
goods_delivered = delivered goods to { $object ->
        [you] your kontor
       *[one] the kontor of { $other }
    } at { $intersection } ({ $points } delivered)
    .neutral = delivered goods to a neutral kontor at { $intersection } ({ $points } delivered)

# Routes
route_laid = built a route on path { $path }
connected = joined cities ({ $shares })
    .share = { $seat } { $n } gold

# Merchants and caravans
merchant_hired = hired merchant { $merchant } at { $intersection }
merchant_walked = walked merchant { $merchant } to { $intersection }{ $price_count ->
        [0] {""}
       *[other] {" "}for { $price }
    }
merchant_left = took merchant { $merchant } away from { $intersection }
caravan_formed = formed caravan { $caravan } on path { $path }
caravan_drove = drove caravan { $caravan } along { $path }{ $price_count ->
        [0] {""}
       *[other] {" "}for { $price }
    }{ $tolls_count ->
        [0] {""}
       *[other] {" "}and a toll of { $tolls }
    }
caravan_left = took caravan { $caravan } off path { $path }
toll_paid = { $n } gold to { $other }
