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
lair_found = came upon a pirate lair
shoal_numbered = turned up the number { $token }
village_found = came upon the village of { $advantage }

# The pirate
pirate_came = put the pirate on { $hex }
chased = rolled { $rolled } against the pirate, who stayed
    .off = rolled { $rolled } against the pirate, who fled
stripped = took { $good } from { $other }
shoal_left = drove the shoal of { $hex } away

# Missions
marker_moved = came to step { $step } of { $mission }
leader_changed = The card for { $mission } goes to { $seat }.
crew_landed = landed a crew of ship { $ship } at the lair on { $hex }
crew_fetched = fetched a crew from { $hex } with ship { $ship }
lair_conquered = conquered it
rewarded = got { $good } for the lair on { $hex }
hero_rolled = rolled { $rolled } for the hero
hero_chosen = lost a crew as the hero
fish_rolled = rolled { $rolled } for fish
    .vain = rolled { $rolled } for fish: none came
shoal_came = brought a shoal to { $hex }
fish_caught = caught the shoal of { $hex } with ship { $ship }
spice_traded = left a crew of ship { $ship } at { $hex } for a sack
learnt = learned { $advantage }
delivered = delivered { $piece } with ship { $ship }
