"""What the parts of actions are of, in all games: a closed list, with what the value of each is."""

NOUNS = {
    "seat": "the number of a seat; read by its colour as well",
    "hex": "the number of a hex; read by its name as well, on a board that has names",
    "intersection": "the number of an intersection; read by its name as well",
    "path": "the number of a path; read by its two ends as well, as `40-44` or `Berlin-60`",
    "resource": "the number of a resource, a column of `hand`",
    "good": "the number of a resource, or after them gold, where that is traded too",
    "card": "the kind of a development card, a column of `cards`",
    "number": "a number that is rolled or drawn, itself",
    "terrain": "what a hex can be, as in the field `terrain`",
    "ship": "a ship of the seat to act, a column of `ship`, written from 1",
    "merchant": "a merchant of the seat to act, a column of `merchant`, written from 1",
    "caravan": "a caravan of the seat to act, a column of `caravan`, written from 1",
    "hold": "a ship or a harbour settlement of the seat to act, a column of `cargo`",
    "load": "what a hold can carry, as in the field `cargo`",
    "piece": "one of the pieces that a hold can carry",
    "shoal": "the number of a shoal, a row of `shoal_hex`",
    "advantage": "what can be learnt for good, as in the fact `lessons`",
}
