# The rules on the page. $n is how many were found, $id the id of a rule.
rules-title = Rules
rules-about = All rules of the games, one by one, in our own words. Each has a number and an address, so that you can send it to somebody.
rules-games = Games
rules-search = Search
    .example = robber, harbour, B-15 …
rules-found = { $n ->
        [0] No rule speaks of that.
        [one] One rule
       *[other] { $n } rules
    }
rules-contents = Contents
rules-address = Rule { $id }: its address
rules-none = No rule has all of these words.
rules-clear = Show all
rules-unknown = There is no rule { $id }.
