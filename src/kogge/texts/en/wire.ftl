# What is said by a server that speaks over the network, before a table is asked at all. As all refusals these stand
# within a sentence: a small letter first, no full stop.

# To somebody who plays, or to a program of theirs. $where is the place in a message that is wrong, as it is written
# there; $most is a number.
refusal-not_understood = this message is not as it should be, at { $where }; look at the schema of the messages
refusal-no_text_frame = messages are texts in JSON, and this was none; send one JSON object in each frame
refusal-message_too_large = this is too long; at most { $most } bytes can be sent at once
refusal-too_fast = that is too much in too short a time; wait a moment, and try again
refusal-too_many_sockets = you are connected { $most } times already; close another window first
refusal-too_many_watched = you are watching { $most } tables already; stop watching one of them first
refusal-too_many_from_here = too many are connected from your address; try again later
refusal-not_a_guest = the server does not know who you are; say your name first, or open the link of your seat again
refusal-known_already = the server knows who you are; go on with what you want to do
refusal-foreign_origin = that page may not speak to this server; open the address of the server itself
refusal-too_late = that took too long, and the server has stopped waiting; connect again
refusal-idle = nothing was heard of you for a long time; connect again
refusal-too_slow = you could not keep up with what was said; connect again
refusal-no_such_page = there is nothing at this address; look at the description of the interface
refusal-no_such_method = this can't be done at this address; look at the description of the interface
refusal-record_later = the record tells what everybody has drawn; it can be had when the game is over
refusal-after_the_end = as long as the game goes on, this would tell what is hidden; it can be had when the game is over
refusal-only_at_home = this can be seen only on the machine where the server runs
refusal-broken = something has gone wrong in the server, and it has been written down; try again

# To whoever runs a server. $path is a file, $reason why something can't be done with it.
refusal-secret_not_kept = the secret of the server can't be kept in { $path }: { $reason }
refusal-secret_broken = { $path } is no secret of a server; remove it, and a new one is made: then all guests are new ones, too
refusal-secret_open = others can read { $path }; take that right from them, with 'chmod 600'
refusal-no_home_network = this machine is in no network; connect it to one, or leave out '--lan'
refusal-port_taken = nothing can be served at { $address }, port { $port }: { $reason }; choose another one with '--port'
refusal-server_not_installed = what a server needs is not installed; install it with 'pip install kogge[server]'
refusal-tables_lost = another server has taken over the tables, so this one has ended; see that only one of them is started
refusal-lan_or_host = '--lan' finds the address by itself; leave out '--lan' or '--host'
refusal-no_origin = { $origin } is no origin of pages; give one like 'https://play.example.org', without a path
refusal-no_proxy = { $address } is no address of a proxy; give one like '127.0.0.1', or a network like '10.0.0.0/8'

# What 'kogge serve' says when it has started. $url is where it can be reached, $path or $url of the database where
# the tables are kept.
serve-at = Kogge serves tables at { $url }. They are kept in { $kept }.
serve-lan = Whoever is in the same network opens { $url }, or scans this:
serve-join = In another terminal 'kogge join { $url } --new base --seats me,open,greedy' makes a table; 'kogge join { $url } --open last' lets your last game of 'kogge play' go on there.
serve-end = Ctrl-C ends it; nothing is lost.
serve-ended = The server has ended. All tables are kept.
