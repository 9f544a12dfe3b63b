# What has happened in Explorers & Pirates; story.ftl says how to read it.

# Ships and their cargo
ship_launched = launched ship { $ship } on path { $path }
ship_sailed = sailed ship { $ship } along { $path }{ $tribute_count ->
        [0] {""}
       *[other] {" "}(for { $tribute } of tribute)
    }
ship_removed = took ship { $ship } off the sea
wind_caught = gave { $price } to send ship { $ship } further
loaded = stowed { $load } in { $hold }
    .emptied = unloaded { $hold }
    .built = put { $piece } into { $hold }
    .thrown = threw { $piece } out of { $hold }

# Discoveries
discovered = discovered { $terrain } ({ $hex })
found = found { $good }

# The pirate
pirate_came = put the pirate on { $hex }
chased = rolled { $rolled } against the pirate, who stayed
    .off = rolled { $rolled } against the pirate, who fled
stripped = took { $good } from { $other }

# Missions
marker_moved = came to step { $step } of { $mission }
leader_changed = The card for { $mission } goes to { $seat }.
delivered = delivered { $piece } with ship { $ship }
