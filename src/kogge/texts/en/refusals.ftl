# What is said when something is refused. A message has the name of a refusal's key, and its variables are the parts of
# the refusal. It stands within a sentence: it begins with a small letter and has no full stop; whoever needs a sentence
# of its own adds both.
#
# What people type stays as it is in every language: $act is the name of an act, $action an act with what it names,
# $example a whole line, $others the names of acts. Of a list the number of its entries is known: $others and
# $others_count. What need not be there is a list of none or one: $given and $given_count.

# Parts. What somebody has written is $text, between quotation marks that it does not have itself; it is cut if it is
# too long. A $name is printed on the board, beside what is typed for it.
part-written = { $mark }{ $text }{ $mark }
part-cut = { $mark }{ $text }{ $mark }...
part-place_named = { $name } ({ $value })
part-choice_named = { $value } ({ $name })
part-action = { $value }
part-action_named = { $value } ({ $name })
# A $reason is a sentence from reasons*.ftl without its full stop, $rule the id of the rule behind it.
part-reason = { $reason } [{ $rule }]
list-or = { $first } or { $next }

# What an act takes, as its object
taken-advantage = an advantage
taken-caravan = a caravan
taken-card = a card
taken-good = a good
taken-hex = a hex
taken-hold = a hold
taken-intersection = an intersection
taken-load = a load
taken-merchant = a merchant
taken-number = a number
taken-path = a path
taken-piece = a piece
taken-resource = a resource
taken-seat = a seat
taken-ship = a ship
taken-terrain = a terrain

# Actions that can't be read
refusal-no_act = an action must be named, for example 'end_turn'
refusal-no_such_act = there is no action { $word } in this game{ $near_count ->
        [0] {""}
       *[other] ; did you mean { $near }?
    }
refusal-takes_nothing = { $act } stands alone, without { $given }
refusal-takes_seat = { $act } takes the colour of a seat, { $seats }{ $given_count ->
        [0] {""}
       *[other] , not { $given }
    }
refusal-takes_number = { $act } takes { $taken } from { $first } to { $last }{ $given_count ->
        [0] {""}
       *[other] , not { $given }
    }
refusal-takes_example = { $act } takes { $taken }, for example '{ $example }'{ $given_count ->
        [0] {""}
       *[other] , not { $given }
    }
refusal-takes_one_of = { $act } takes one of { $words }{ $given_count ->
        [0] {""}
       *[other] , not { $given }
    }
refusal-takes_for = { $act } takes { $given } for { $wanted }, as in '{ $example }'
refusal-takes_several = { $act } takes { $taken }, as in '{ $example }'
refusal-no_path_joins = no path joins { $one } and { $other }
# Both are refusals: no_path_joins, and what the act takes.
refusal-apart = { $apart }; { $takes }

# Whole offers
refusal-one_sided = both sides of a trade need cards, as in '{ $example }'
refusal-not_traded = { $word } can't be traded; it must be one of { $goods }
refusal-count_after = a count stands before what it counts, as in '2 wool', not after it
refusal-so_many_cards = { $number_count ->
        [0] nobody has so many cards of a kind
       *[other] nobody has { $number } cards of a kind
    }

# Actions that are not possible. $when is now, or later: after others that were written before it in the same line.
# "page" is for a page in a browser, which shows what is possible instead of listing it.
refusal-game_over = the game is over
refusal-not_possible = { $action } is not possible { $when ->
        [later] after the actions before it
       *[now] now
    }; { $seat } may choose among { $others }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] that is not possible now
       *[other] { $reason }
    }
refusal-not_possible_so = { $action } is not possible { $when ->
        [later] after the actions before it
       *[now] now
    }; { $act } can be { $choices }{ $others_count ->
        [0] {""}
       *[other] ; other choices: { $others }
    }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] that is not possible now
       *[other] { $reason }
    }
refusal-not_possible_of_many = { $action } is not possible { $when ->
        [later] after the actions before it
       *[now] now
    }; { $act } can be one of { $many } others, for example { $example }{ $others_count ->
        [0] {""}
       *[other] ; other choices: { $others }
    }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] that is not possible now
       *[other] { $reason }
    }
refusal-not_possible_by_another = { $action } is not possible after the actions before it; then it is for { $seat } to decide{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] that is not possible now
       *[other] { $reason }
    }
refusal-not_possible_by_chance = { $action } is not possible { $when ->
        [later] after the actions before it
       *[now] now
    }; chance decides first: { $others }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] that is not possible now
       *[other] { $reason }
    }
refusal-not_reached = { $action } is not possible { $when ->
        [later] after the actions before it
       *[now] now
    }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] that is not possible now
       *[other] { $reason }
    }

# Where several decide at once
refusal-too_much = { $said } is too much: only what the seat itself has to decide can be given
refusal-chance_first = { $seat } has nothing to decide now; chance decides first
refusal-nothing_to_decide = { $seat } has nothing to decide now; the game waits for { $waiting }
refusal-decided_already = { $seat } has decided already; the game waits for { $waiting }
refusal-nothing_given = { $seat } has given nothing that could be taken back
refusal-answer_heard = the others have heard the answer of { $seat }; it can't be taken back

# Taking back
refusal-nothing_done = there is nothing to take back
refusal-luck_decided = luck has decided something since; that can't be taken back
refusal-another_acted = { $seat } has acted since; that can't be taken back
refusal-has_revealed = that has shown you what was hidden; it can't be taken back

# Who plays
refusal-person_and_bot = a seat has a person or a bot, not both { $person } and { $bot }
refusal-long_name = a name is a line of at most { $longest } characters, not { $name }
refusal-nobody_who_plays = { $text } is nobody who plays: write 'person', 'person NAME' or 'bot NAME'
refusal-seat_or_people = say either --seat, for one person, or --people, for several
refusal-seat_taken_twice = each seat can be taken by one person only
refusal-no_such_seat = there is no seat { $name }; the seats are { $seats }
refusal-bots_miscounted = { $free } seats are free for bots, but { $named } bots are named
refusal-names_miscounted = --names has { $names ->
        [one] { $names } name
       *[other] { $names } names
    }, but the seats of people are { $seats_count ->
        [0] none
       *[other] { $seats }
    }; see --people
refusal-no_such_bot = there is no bot { $name }; choose one of { $bots }
refusal-bot_not_made = the bot { $name } could not be made from a seed: { $error }
refusal-bot_not_imported = the bot { $name } could not be imported: { $error }
refusal-no_bot_in_module = the module { $module } has no bot { $name }
# $reason is a refusal.
refusal-other_bots = { $reason }; name other bots for this game, for example --bots greedy
refusal-nothing_run = nothing was run of { $programs }; name other bots for this game, for example --bots greedy

# Which game
refusal-no_such_scenario = there is no scenario { $name }; choose one of { $scenarios }
refusal-broken_scenario = the package { $package } brings no scenario { $name } that can be played: { $error }
refusal-load_or_resume = say either --load, for a game in a file, or --resume, for one that was kept as it was played
refusal-goes_on_as_begun = a saved game goes on as it began: { $option } can't be joined with a scenario, a seed or options
refusal-none_kept = no game is kept yet; 'kogge play' begins one
refusal-none_underway = there is no game to go on with; 'kogge play' begins one
refusal-none_to_replay = no game is kept yet; 'kogge replay FILE' shows a record
refusal-none_chosen = no game was chosen; its number can be named at once, as in 'kogge play --resume 2'
refusal-no_such_kept_game = there is no kept game { $name }; { $games_count ->
        [0] there are none yet
       *[other] there are { $games }, and last means the last one
    }
refusal-kept_is_over = game { $number } is over; 'kogge replay { $number }' shows it
refusal-being_played = game { $number } is being played in another terminal

# Files. $reason is a refusal, a trouble below, or what the system says.
refusal-no_such_home = nobody here has the home that { $name } begins with; choose another name
refusal-no_such_file = there is no file { $path }
refusal-not_used = { $path } can't be used: { $reason }
refusal-not_read = { $path } can't be read: { $reason }
refusal-not_written = { $path } can't be written: { $reason }
refusal-not_thrown_away = { $path } can't be thrown away: { $reason }
refusal-write_protected = it is write-protected
refusal-folder_no_file = it is a folder, not a file
refusal-device_no_file = it is a device or a pipe, not a file
refusal-too_large = { $path } { $no }: it is larger than { $size }
refusal-no_text = { $path } { $no }: it is not text in UTF-8
refusal-exists_already = { $path } exists already; choose another name
refusal-save_what = save needs the name of a file, for example 'save evening.record'
refusal-nothing_written = nothing was written to { $path }
trouble-permission = Permission denied
trouble-not_permitted = Operation not permitted
trouble-not_there = No such file or directory
trouble-no_folder = Not a directory
trouble-is_folder = Is a directory
trouble-exists = File exists
trouble-long_name = File name too long
trouble-disk_full = No space left on device
trouble-read_only = Read-only file system
trouble-links = Too many levels of symbolic links
trouble-device = Input/output error
no-record = is not a record
no-board = is no board

# Records. What a record tells stays as it is written there: $told, $actor, $color, $name.
refusal-truncated = the record is truncated: its last line does not begin with 'end:'
refusal-wrong_line = line { $number } of the record is wrong: { $reason }
refusal-wrong_end = the record ends with { $line }, but what it tells is { $told }
refusal-no_record = this is not a record: its first line must be { $line }
refusal-untold = the record does not say its { $name }
refusal-wrong_luck = the luck of a record must be from 1 to { $most }
refusal-no_seat_in_record = the record tells who plays { $color }, but that is none of { $seats }
refusal-no_name_and_value = { $line } is not a new 'name: value'
refusal-no_action_line = { $line } is not an action like 'orange: end_turn'
refusal-given_before_last = what was given ahead is told after the last action
refusal-another_acts = it is { $actor } who acts here, not { $name }
refusal-given_by_nobody = nothing can be given by { $color }, who is none of { $seats }
refusal-given_twice = what { $color } has given is told twice
refusal-given_is_due = what { $color } has given is due and would not be held

# Luck that is sealed. $name, $sealed, $said and $color are as a record has them; $found and $shown are hashes.
refusal-luck_is_sealed = the luck of this game is sealed: nobody can say what chance does
refusal-secret_unknown = the luck of this game is sealed, and only whoever has its secret can play on
refusal-other_draw = draw { $draw } of the sealed luck is { $sealed }, not { $said }
refusal-wrong_secret = the secret is not the one that was sealed: its hash is { $found }, not { $shown }
refusal-wrong_word = a word for the luck has 1 to { $most } characters in one line; that does not fit { $word }
refusal-word_of_nobody = a word for the luck comes from { $color }, but that is none of { $seats }
refusal-no_seal = the record has a line '{ $name }', but no line 'sealed'
refusal-seed_and_seal = the luck of the record is sealed: it can't have a line '{ $name }'
refusal-no_hex = '{ $name }' in a record must be 64 signs, each 0 to 9 or a to f

# At the terminal. $place is a place of a kind, and $places are those that there are to choose from.
refusal-one_place = { $act } needs one { $of ->
        [path] path
        [intersection] intersection
        [hex] hex
       *[other] number
    }, not { $said }
refusal-not_there = { $act } is not possible at { $of ->
        [path] path
        [intersection] intersection
       *[hex] hex
    } { $place }; choose { $places }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
refusal-not_there_of_many = { $act } is not possible at { $of ->
        [path] path
        [intersection] intersection
       *[hex] hex
    } { $place }; choose a number that the map shows{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
refusal-shut = { $names } is not possible now; you may choose among { $acts }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
refusal-no_way = { $piece ->
        [ship] ship
        [merchant] merchant
       *[caravan] caravan
    } { $number } can't get to { $of ->
        [path] path
       *[intersection] intersection
    } { $place } now{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
# Only why, where the rest goes without saying.
refusal-because = { $reason }
refusal-ambiguous = { $word } could mean { $names }
refusal-ambiguous_trade = { $word } could mean { $names }; an offer to the others is written 'trade wool for ore'
refusal-ambiguous_name = { $word } could mean { $names } or { $n } more
refusal-no_such_act_help = there is no action { $word } in this game; type help
refusal-answered_with = an offer is answered with '{ $line }'
refusal-not_in_list = there is no number { $n } in the list; it goes from 1 to { $last }
refusal-only_one_in_list = there is no number { $n } in the list; it has only number 1
refusal-bank_takes = the bank takes { $goods } from you for one card
refusal-map_of_what = a map can show paths, intersections or hexes, not { $said }
refusal-number_needed = a number is needed here
refusal-number_not = a number is needed here, not { $said }
refusal-no_trades = players don't trade with each other in this game
refusal-own_turn = in your own turn nobody makes offers to you; 'no trades ever' declines all later ones
refusal-nothing_to_cancel = there is nothing to cancel; undo takes back what you did last
refusal-discard_few = you have only { $goods } to give up
refusal-discard_many = { $due ->
        [one] you give up 1 card, not { $n }
       *[other] you give up { $due } cards, not { $n }
    }
refusal-nobody_plays = nobody plays { $seats }: every seat needs a person or a bot
refusal-why_what = why tells the reason after something was not possible, or of any action: 'why { $example }'

# Rules by their ids
refusal-no_such_rule = there is no rule { $id } in this game; its rules go from { $first } to { $last }
refusal-no_rule_speaks = no rule of { $scenario } speaks of { $words }; try another word
refusal-no_rulebook = the rules of { $scenario } are not told one by one
refusal-rule_of_what = rule needs the id of a rule, as in 'rule { $example }'; 'rules bank' looks for a word

# In a replay
refusal-replay_no_command = { $word } is not something that a replay can do; type help
refusal-replay_no_next = this is the last position; type previous, turn 1 or quit
refusal-replay_no_previous = this is the beginning
refusal-replay_no_action = { $n ->
        [one] the record has { NUMBER($n, useGrouping: 0) } action
       *[other] the record has { NUMBER($n, useGrouping: 0) } actions
    }
refusal-replay_no_turn = { $n ->
        [one] the record has { NUMBER($n, useGrouping: 0) } turn
       *[other] the record has { NUMBER($n, useGrouping: 0) } turns
    }
refusal-replay_no_turns = this game does not count its turns
