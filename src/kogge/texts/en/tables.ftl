# What is said to somebody at a table on a server when something can't be done. As all refusals these stand within a
# sentence: a small letter first, no full stop.

# About tables and seats. $seats are colours, or how many seats there are; $told is how many were given.
refusal-no_table = there is no such table, or you are not invited to it; ask for its link
refusal-no_guest = you are not known here any more; come in again with a name
refusal-wrong_token = this link is not valid any more; ask for a new one
refusal-no_open_seat = all seats are taken; you can look on
refusal-not_your_seat = this seat is not yours; sit down first, or use the link of the seat
refusal-not_host = only whoever made the table can do that
refusal-wrong_seats = { $seats ->
    [one] this game has one seat, not { $told }
   *[other] this game has { $seats } seats, not { $told }
  }; say who sits at each
refusal-too_many_tables = { $most ->
    [one] you already have a table that is not at its end; end it first
   *[other] you already have { $most } tables that are not at their end; end one of them first
  }
refusal-not_watching = you are not looking at this table; open it first

# About the game at a table. $seats are the colours of the seats that nobody has taken.
refusal-seats_open = some seats are not taken yet: { $seats }; wait for others, or make a table with bots there
refusal-not_begun = the game has not begun yet
refusal-begun_already = the game has already begun
refusal-table_ended = the game at this table has ended
refusal-not_over = the game is not over yet; a rematch comes after it
refusal-rematch_made = there is already a rematch; go to that table
refusal-stale_command = the game has gone on meanwhile; look at it again and decide anew
refusal-other_options = this table was made by another version of Kogge, and this one can't read what was chosen for it; it can only be looked at
refusal-other_rules = this table was played by other rules than this version of Kogge has; it can only be looked at

# A game that goes on at a table
refusal-goes_on_otherwise = the game of this record is { $scenario }, with the options that it has; name no others
